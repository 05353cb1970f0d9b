/* One official of the competition, new or changed: office, name, category, where from, born. */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * ZhOfficialOffices:
 * @ZH_OFFICES_ALL: every office may be chosen
 * @ZH_OFFICES_COMMITTEE: only those of the appeals committee
 */
typedef enum
{
  ZH_OFFICES_ALL,
  ZH_OFFICES_COMMITTEE,
} ZhOfficialOffices;

/**
 * zh_official_sheet_new:
 * @official_id: who is changed, 0 for a new one
 * @offices: which offices are offered
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_official_sheet_new (GtkWindow        *parent,
                                    ZhSession        *session,
                                    gint64            official_id,
                                    ZhOfficialOffices offices);

G_END_DECLS
