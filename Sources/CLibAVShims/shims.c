// SPDX-License-Identifier: MIT
#include "CLibAVShims.h"
