/* Journal words of the commands in desk-incidents.h, desk-clocks.h, desk-lateness.h and desk-regulation.h. Private
 * to this folder. */
#pragma once

#include "canonical-json.h"
#include "language.h"

G_BEGIN_DECLS

char *zh_journal_format_rule_incident (JsonObject       *args,
                                       const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_adopt_regulation (JsonObject       *args,
                                          const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_set_clocks (JsonObject       *args,
                                    const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_mark_missing (JsonObject       *args,
                                      const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_forfeit_late (JsonObject       *args,
                                      const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
