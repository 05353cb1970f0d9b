/* Checking and writing the details of a competition, for creating and editing alike. */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/* Whether a text can be stored: UTF-8, not too long. @what names it in the message. */
gboolean zh_desk_check_text (const char *what,
                             const char *text,
                             GError    **error);

/* Whether details can be those of a competition; %ZH_ERROR_INPUT otherwise. */
gboolean zh_desk_check_details (const ZhCompetitionDetails *details,
                                GError                    **error);

/* Writes the competition's row, with a new uuid when it has none yet. */
gboolean zh_act_write_details (ZhAct                      *act,
                               const ZhCompetitionDetails *details,
                               GError                    **error);

G_END_DECLS
