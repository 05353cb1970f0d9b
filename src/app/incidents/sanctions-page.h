/* The sanctions in force in the tournament looked at: what was imposed on whom, and why. */
#pragma once

#include "register-page.h"

G_BEGIN_DECLS

#define ZH_TYPE_SANCTIONS_PAGE (zh_sanctions_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhSanctionsPage, zh_sanctions_page, ZH, SANCTIONS_PAGE, ZhRegisterPage)

G_END_DECLS
