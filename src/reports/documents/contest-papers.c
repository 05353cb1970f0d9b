#include "config.h"

#include "contest-papers.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "standings.h"

void
zh_contest_add_section_heading (ZhReportDocument      *document,
                                const ZhContestRecord *contest,
                                int                    section)
{
  g_autofree char *name = zh_contest_dup_section (contest, section);
  g_autofree char *text = *name != '\0' ? g_strdup_printf (zh_tr (document->language, "Section %1$d: %2$s"), section, name)
                                        : g_strdup_printf (zh_tr (document->language, "Section %d"), section);

  if (zh_contest_count_sections (contest) > 1 || *name != '\0')
    zh_report_document_add_heading (document, text);
}

const ZhContestRecord *
zh_contest_require_terms_of (const ZhReportRequest *request,
                             GError               **error)
{
  const ZhContestRecord *contest = zh_contest_of_tournament (request->tournament);

  if (contest == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("“%s” has no terms yet: say its sections and the last day of entry first"), request->tournament->name);
  return contest;
}

void
zh_contest_add_terms (ZhReportDocument      *document,
                      const ZhContestRecord *contest)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *closing = zh_language_format_date (language, contest->closing);
  g_autofree char  *holder = g_strdup_printf (zh_tr (language, "Announced by: %s"), contest->announced_by);
  g_autofree char  *theme = g_strdup_printf (zh_tr (language, "Theme: %s"), contest->theme);
  g_autofree char  *last = g_strdup_printf (zh_tr (language, "Last day of entry: %s"), closing);

  if (*contest->announced_by != '\0')
    zh_report_document_add_note (document, holder);
  if (*contest->theme != '\0')
    zh_report_document_add_note (document, theme);
  if (*closing != '\0')
    zh_report_document_add_note (document, last);
}

void
zh_contest_take_date (ZhReportTable    *table,
                      guint             column,
                      ZhDate            date,
                      const ZhLanguage *language)
{
  zh_report_table_take (table, column, zh_language_format_short_date (language, date), zh_date_format_iso (date));
}

gboolean
zh_contest_add_signatures (ZhReportDocument   *document,
                           const ZhTournament *tournament,
                           const char         *role,
                           int                 section)
{
  gboolean any = FALSE;

  for (guint i = 0; i < tournament->contest_judges->len; i++)
    {
      const ZhContestJudge *judge = g_ptr_array_index (tournament->contest_judges, i);

      if (role != NULL && strcmp (judge->role, role) != 0)
        continue;
      if (section != 0 && judge->section != 0 && judge->section != section)
        continue;
      zh_report_document_add_signature (document, zh_contest_role_get_label (judge->role, document->language), judge->name);
      any = TRUE;
    }
  return any;
}

void
zh_contest_take_mark (ZhReportTable    *table,
                      guint             column,
                      int               mark,
                      const ZhLanguage *language)
{
  if (mark >= 0)
    zh_report_table_take (table, column, zh_contest_mark_format (mark, language), zh_contest_mark_format (mark, NULL));
}

void
zh_contest_take_place (ZhReportTable      *table,
                       guint               column,
                       const ZhContestRow *row)
{
  zh_report_table_take (table, column, zh_place_format (row->place, row->last_place), NULL);
}

char *
zh_contest_join_notes (const ZhTournament *tournament,
                       const ZhWorkRecord *work)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < tournament->contest_marks->len; i++)
    {
      const ZhContestMark *mark = g_ptr_array_index (tournament->contest_marks, i);

      if (mark->work_id == work->id && *mark->note != '\0')
        g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", mark->note);
    }
  return g_string_free (text, FALSE);
}

char *
zh_contest_format_out (const ZhContestObjection *objection,
                       const ZhLanguage         *language)
{
  return g_strdup_printf ("%s: %s", zh_contest_ground_get_label (objection->ground, language), objection->text);
}

void
zh_contest_add_award_dates (ZhReportDocument      *document,
                            const ZhContestRecord *contest)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *published = zh_language_format_date (language, contest->published);
  g_autofree char  *end = zh_language_format_date (language, contest->remarks_end);
  g_autofree char  *settled = zh_language_format_date (language, contest->settled);
  g_autofree char  *first = g_strdup_printf (zh_tr (language, "Preliminary award published: %1$s; remarks until %2$s"), published, end);
  g_autofree char  *last = g_strdup_printf (zh_tr (language, "In force since %s"), settled);

  if (*published != '\0')
    zh_report_document_add_note (document, first);
  if (*settled != '\0')
    zh_report_document_add_note (document, last);
}
