/* What was issued of a tournament: documents that left the hall, on paper or as files. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhIssueMedium:
 * @ZH_ISSUE_PRINTED: on paper
 * @ZH_ISSUE_SAVED: as a file, to be sent or posted
 */
typedef enum
{
  ZH_ISSUE_PRINTED,
  ZH_ISSUE_SAVED,
} ZhIssueMedium;

/* The stable names for files, by #ZhIssueMedium: "printed", "saved". */
extern const char *const zh_issue_medium_words[];

/**
 * zh_issue_medium_to_string / zh_issue_medium_from_string:
 *
 * Returns: (transfer none): the stable name; of the second, whether there is one
 */
const char *zh_issue_medium_to_string (ZhIssueMedium medium);
gboolean    zh_issue_medium_from_string (const char    *text,
                                         ZhIssueMedium *medium);

/**
 * ZhIssue:
 * @id: of the file
 * @document: its id, as `zherebctl report` names it
 * @round: that it is about, 0 for none
 * @number: the how-manieth issue of this document and round, from 1
 * @medium: printed or saved
 * @language: code of the language it is in
 * @time: when, in seconds since 1970 UTC
 */
typedef struct
{
  gint64        id;
  char         *document;
  int           round;
  int           number;
  ZhIssueMedium medium;
  char         *language;
  gint64        time;
} ZhIssue;

/* Strings are "" and never %NULL. */
ZhIssue *zh_issue_new (void);
void     zh_issue_free (ZhIssue *self);

/**
 * zh_issues_find_last:
 * @issues: (element-type ZhIssue): of one tournament
 * @document: its id
 * @round: that it is about, 0 for none
 *
 * Returns: (transfer none) (nullable): the issue with the greatest number; %NULL when it was never issued
 */
const ZhIssue *zh_issues_find_last (const GPtrArray *issues,
                                    const char      *document,
                                    int              round);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhIssue, zh_issue_free)

G_END_DECLS
