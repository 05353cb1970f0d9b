/* Journal words of the commands in desk-standings.h. Private to this folder. */
#pragma once

#include "canonical-json.h"
#include "language.h"

G_BEGIN_DECLS

char *zh_journal_format_set_tiebreaks (JsonObject       *args,
                                       const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_set_manual_order (JsonObject       *args,
                                          const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_draw_tie_lots (JsonObject       *args,
                                       const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_set_prizes (JsonObject       *args,
                                    const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_set_team_places (JsonObject       *args,
                                         const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_set_groups (JsonObject       *args,
                                    const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_set_norms (JsonObject       *args,
                                   const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
