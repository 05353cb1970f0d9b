/* The protests of the tournament looked at: where each case stands, and its next step. */
#pragma once

#include "register-page.h"

G_BEGIN_DECLS

#define ZH_TYPE_PROTESTS_PAGE (zh_protests_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhProtestsPage, zh_protests_page, ZH, PROTESTS_PAGE, ZhRegisterPage)

G_END_DECLS
