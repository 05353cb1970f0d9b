/* Journal words of the commands in desk-issues.h. Private to this folder. */
#pragma once

#include "canonical-json.h"
#include "language.h"

G_BEGIN_DECLS

char *zh_journal_format_issue_documents (JsonObject       *args,
                                         const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
