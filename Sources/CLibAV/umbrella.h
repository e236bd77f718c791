// SPDX-License-Identifier: MIT
#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavformat/avio.h>
#include <libavutil/avutil.h>
#include <libavutil/crc.h>
#include <libavutil/frame.h>
#include <libavutil/opt.h>
