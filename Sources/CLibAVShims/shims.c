// SPDX-License-Identifier: MIT
#include "CLibAVShims.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include <libavutil/error.h>
#include <libavutil/frame.h>
#include <libavutil/log.h>
#include <libavutil/opt.h>
#include <libavutil/pixfmt.h>
#include <libswscale/swscale.h>

// Status codes

int avshim_is_pause(int status) { return status == AVERROR(EAGAIN) || status == AVERROR_EOF; }

int avshim_file_errno(int status) {
  // Codes that are not an errno are four letters packed in an int, far below.
  if (status >= 0 || status < -4095) return 0;
  int code = AVUNERROR(status);
  return code == EINVAL || code == ENOMEM || code == ENOSYS ? 0 : code;
}

// Log

// Several encoders run side by side; what a call logs, it logs on the thread that made it.
static _Thread_local char last_error[512];

static void record(void *object, int level, const char *format, va_list arguments) {
  (void)object;
  if (level > AV_LOG_ERROR) return;
  vsnprintf(last_error, sizeof last_error, format, arguments);
  last_error[strcspn(last_error, "\n")] = 0;
}

static void install(void) { av_log_set_callback(record); }

void avshim_log_begin(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  last_error[0] = 0;
}

const char *avshim_log_last_error(void) { return last_error; }

// Colour conversion

static int configure(struct SwsContext *converter, int width, int height) {
  // Accurate rounding and bit exactness make every CPU agree; full chroma input lets the filter
  // see every pixel, and H.264 places its chroma samples left in x, halfway in y (in 1/256).
  const struct { const char *name; int64_t value; } options[] = {
      {"srcw", width}, {"srch", height}, {"src_format", AV_PIX_FMT_RGB0}, {"src_range", 1},
      {"dstw", width}, {"dsth", height}, {"dst_format", AV_PIX_FMT_YUV420P}, {"dst_range", 0},
      {"dst_h_chr_pos", 0}, {"dst_v_chr_pos", 128},
      {"sws_flags", SWS_BICUBIC | SWS_ACCURATE_RND | SWS_BITEXACT | SWS_FULL_CHR_H_INP},
  };
  for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
    int status = av_opt_set_int(converter, options[i].name, options[i].value, 0);
    if (status < 0) return status;
  }
  int status = sws_init_context(converter, NULL, NULL);
  if (status < 0) return status;
  const int *matrix = sws_getCoefficients(SWS_CS_ITU709);
  const int unity = 1 << 16;
  return sws_setColorspaceDetails(converter, matrix, 1, matrix, 0, 0, unity, unity);
}

struct SwsContext *avshim_converter_open(int width, int height) {
  struct SwsContext *converter = sws_alloc_context();
  if (converter && configure(converter, width, height) < 0) {
    sws_freeContext(converter);
    return NULL;
  }
  return converter;
}

int avshim_converter_run(
    struct SwsContext *converter, const struct AVFrame *source, struct AVFrame *target) {
  return sws_scale(
      converter, (const uint8_t *const *)source->data, source->linesize, 0, source->height,
      target->data, target->linesize);
}

void avshim_converter_close(struct SwsContext *converter) { sws_freeContext(converter); }

unsigned avshim_swscale_version(void) { return swscale_version(); }
