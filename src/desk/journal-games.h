/* The words of journal entries about the games themselves. Private to src/desk. */
#pragma once

#include "canonical-json.h"
#include "language.h"

G_BEGIN_DECLS

char *zh_journal_format_keep_game (JsonObject       *args,
                                   const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_drop_game (JsonObject       *args,
                                   const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_adjourn_game (JsonObject       *args,
                                      const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_format_resume_game (JsonObject       *args,
                                     const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
