// SPDX-License-Identifier: MIT
#ifndef ZOETROPE_CLIBAVSHIMS_H
#define ZOETROPE_CLIBAVSHIMS_H

#endif
