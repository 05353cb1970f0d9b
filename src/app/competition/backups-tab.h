/* Copies of the file: those made by themselves, and one for the commission. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_BACKUPS_TAB (zh_backups_tab_get_type ())
G_DECLARE_FINAL_TYPE (ZhBackupsTab, zh_backups_tab, ZH, BACKUPS_TAB, ZhPage)

G_END_DECLS
