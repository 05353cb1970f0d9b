/* Commands about what leaves the hall: documents issued on paper or as files. */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/* The report for the rating officer, which is a document of no paper. */
#define ZH_DOCUMENT_RATING_REPORT "rating-report"

/**
 * ZhIssued:
 * @tournament_id: whose documents
 * @round: that they are about, 0 for none
 * @ids: (array zero-terminated=1): of the documents, as `zherebctl report` names them
 * @titles: (array zero-terminated=1): theirs, untranslated, with the context "document"
 * @language: code of the language they are in
 * @medium: printed or saved
 * @digest: (nullable): of what the document says, where it must be known later whether it still says that
 */
typedef struct
{
  gint64             tournament_id;
  int                round;
  const char *const *ids;
  const char *const *titles;
  const char        *language;
  ZhIssueMedium      medium;
  const char        *digest;
} ZhIssued;

/**
 * zh_desk_issue_documents:
 * @error: see desk.h; %ZH_ERROR_INPUT where no document is named, or one that there is not, a language that no
 *   document is written in, or a round that the tournament will not have
 *
 * Records that documents were issued together: the next issue of each of them.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_issue_documents (ZhDesk         *self,
                                   const ZhIssued *issued,
                                   GError        **error);

/**
 * zh_tournament_count_issues:
 * @id: of a document
 * @round: that it is about, 0 for none
 *
 * Returns: how often it was issued: the number of the last issue
 */
int zh_tournament_count_issues (const ZhTournament *tournament,
                                const char         *id,
                                int                 round);

/**
 * zh_desk_dup_last_issue:
 * @tournament_id: whose document
 * @language: of the words
 *
 * Returns: (transfer full) (nullable): “issue 2, printed 20.11.2026 17:50”; %NULL when it was never
 *   issued
 */
char *zh_desk_dup_last_issue (ZhDesk           *self,
                              gint64            tournament_id,
                              const char       *id,
                              int               round,
                              const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
