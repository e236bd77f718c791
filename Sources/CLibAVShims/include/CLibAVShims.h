// SPDX-License-Identifier: MIT

// What Swift cannot import from libav (macros, va_list) or what differs between its versions
// (libswscale). No libav header is included here: two modules that both carried one would have to
// agree on every declaration in it.

#ifndef ZOETROPE_CLIBAVSHIMS_H
#define ZOETROPE_CLIBAVSHIMS_H

#include <stdint.h>

#pragma clang assume_nonnull begin

struct AVFrame;
struct SwsContext;

/// Whether a codec or a filter only says that it has nothing to give now (EAGAIN) or ever (EOF).
int avshim_is_pause(int status);

/// The errno in a status with which the file system refused; 0 if the library itself did.
///
/// EINVAL, ENOMEM and ENOSYS count as the library's: libav returns them for its own arguments.
int avshim_file_errno(int status);

/// Sends libav's log here instead of to stderr, and forgets this thread's last error line.
void avshim_log_begin(void);

/// The last error that libav logged on this thread since `avshim_log_begin`; may be empty.
///
/// Valid until this thread logs again.
const char *avshim_log_last_error(void);

/// A converter of full-range RGB0 to limited-range BT.709 yuv420p pictures of one even size; null
/// if libswscale refuses. It gives the same bits on every CPU.
struct SwsContext *_Nullable avshim_converter_open(int width, int height);

/// Fills `target` from `source`; both have the converter's size and formats. Negative on failure.
int avshim_converter_run(
    struct SwsContext *converter, const struct AVFrame *source, struct AVFrame *target);

void avshim_converter_close(struct SwsContext *converter);

/// libswscale's version as libav packs it: major << 16 | minor << 8 | micro.
unsigned avshim_swscale_version(void);

#pragma clang assume_nonnull end

#endif
