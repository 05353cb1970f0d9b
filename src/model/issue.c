#include "config.h"

#include "issue.h"

#include <string.h>

#include "words.h"

const char *const zh_issue_medium_words[] = {
  [ZH_ISSUE_PRINTED] = "printed",
  [ZH_ISSUE_SAVED] = "saved",
  NULL,
};

const char *
zh_issue_medium_to_string (ZhIssueMedium medium)
{
  return zh_words_get (zh_issue_medium_words, (int) medium);
}

gboolean
zh_issue_medium_from_string (const char    *text,
                             ZhIssueMedium *medium)
{
  int value;

  if (!zh_words_find (zh_issue_medium_words, text, &value))
    return FALSE;
  *medium = (ZhIssueMedium) value;
  return TRUE;
}

ZhIssue *
zh_issue_new (void)
{
  ZhIssue *self = g_new0 (ZhIssue, 1);

  self->document = g_strdup ("");
  self->language = g_strdup ("");
  return self;
}

void
zh_issue_free (ZhIssue *self)
{
  if (self == NULL)
    return;
  g_free (self->document);
  g_free (self->language);
  g_free (self);
}

const ZhIssue *
zh_issues_find_last (const GPtrArray *issues,
                     const char      *document,
                     int              round)
{
  const ZhIssue *last = NULL;

  for (guint i = 0; i < issues->len; i++)
    {
      const ZhIssue *issue = g_ptr_array_index (issues, i);

      if (issue->round == round && strcmp (issue->document, document) == 0 &&
          (last == NULL || issue->number > last->number))
        last = issue;
    }
  return last;
}
