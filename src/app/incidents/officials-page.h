/* The officials and the boards they watch in the round looked at, with the norms of the rules. */
#pragma once

#include "register-page.h"

G_BEGIN_DECLS

#define ZH_TYPE_OFFICIALS_PAGE (zh_officials_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhOfficialsPage, zh_officials_page, ZH, OFFICIALS_PAGE, ZhRegisterPage)

G_END_DECLS
