/* Journal words of the commands in desk-protests.h and desk-officials.h. Private to this
 * folder. */
#pragma once

#include "canonical-json.h"
#include "language.h"

G_BEGIN_DECLS

char *zh_journal_format_file_protest (JsonObject       *args,
                                      const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_attach_to_protest (JsonObject       *args,
                                           const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_draw_committee (JsonObject       *args,
                                        const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_hear_protest (JsonObject       *args,
                                      const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_decide_protest (JsonObject       *args,
                                        const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_notify_protest (JsonObject       *args,
                                        const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_set_protest_deposit (JsonObject       *args,
                                             const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_assign_boards (JsonObject       *args,
                                       const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_remove_assignment (JsonObject       *args,
                                           const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
