#include "config.h"

#include "report-places.h"

#include <glib/gi18n.h>

#include "errors.h"

#define MAX_DECIMALS 4

int
zh_report_get_standings_round (const ZhReportRequest *request,
                               GError               **error)
{
  int last = zh_tournament_count_paired_rounds (request->tournament);

  if (request->round == 0)
    return zh_standings_get_last_round (request->tournament);
  if (request->round >= 1 && request->round <= last)
    return request->round;

  if (last == 0)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("No round is paired yet; pair round 1 first"));
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("There is no round %1$d; the rounds so far are 1 to %2$d"),
                 request->round, last);
  return -1;
}

guint
zh_report_add_value_columns (ZhReportTable     *table,
                             const ZhStandings *standings,
                             const ZhLanguage  *language)
{
  guint first = table->columns->len;

  zh_report_table_add (table, ZH_COL_POINTS, ZH_COLUMN_BOLD, language);
  for (int i = 1; i < zh_standings_get_n_columns (standings); i++)
    {
      const ZhTiebreakCode *code = zh_standings_get_code (standings, i);
      g_autofree char      *title = zh_tiebreak_code_format_column (code, language);

      zh_report_table_add_column (table, ZH_COLUMN_DECIMAL, ZH_COLUMN_PLAIN, title, code->text);
    }
  return first;
}

void
zh_report_fill_values (ZhReportTable     *table,
                       guint              first,
                       const ZhStandings *standings,
                       int                entry,
                       const ZhLanguage  *language)
{
  for (int i = 0; i < zh_standings_get_n_columns (standings); i++)
    {
      ZhTiebreakValue value = zh_standings_get_value (standings, entry, i);

      zh_report_table_take (table, first + (guint) i, zh_standings_format_value (standings, entry, i, language),
                            value.defined ? zh_fraction_format (value.value, MAX_DECIMALS) : g_strdup (""));
    }
}

void
zh_report_take_place (ZhReportTable    *table,
                      guint             column,
                      const ZhStanding *standing)
{
  zh_report_table_take (table, column, zh_standing_format_place (standing), zh_column_format_number (standing->place));
}

/* Whose order nothing but the arbiter decided, and why. */
static void
add_manual_note (ZhReportDocument  *document,
                 const ZhStandings *standings)
{
  const ZhHistory *history = zh_standings_get_history (standings);
  const char      *reason = zh_tournament_get_option (history->tournament, ZH_OPTION_MANUAL_REASON);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *note = NULL;

  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    if (zh_standings_is_by_hand (standings, row))
      {
        g_autofree char *name = zh_report_dup_name (zh_history_get_entry (history, zh_standings_get_row (standings, row)->entry), document->language);

        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
      }
  if (names->len == 0)
    return;
  note = g_strdup_printf (zh_tr (document->language, "Order set by hand: %1$s. Reason: %2$s."), names->str, reason != NULL ? reason : "–");
  zh_report_document_add_note (document, note);
}

void
zh_report_add_tiebreak_names (ZhReportDocument  *document,
                              const ZhStandings *standings)
{
  const ZhLanguage *language = document->language;
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *note = NULL;

  for (int i = 1; i < zh_standings_get_n_columns (standings); i++)
    {
      const ZhTiebreakCode *code = zh_standings_get_code (standings, i);
      g_autofree char      *column = zh_tiebreak_code_format_column (code, language);
      g_autofree char      *title = zh_tiebreak_code_format_title (code, language);

      g_string_append_printf (names, "%s%s – %s", names->len > 0 ? "; " : "", column, title);
    }
  add_manual_note (document, standings);
  if (names->len == 0)
    return;

  /* Translators: the list of tie-breaks under a table, in the order they decide. */
  note = g_strdup_printf (zh_tr (language, "Tie-breaks in their order: %s."), names->str);
  zh_report_document_add_note (document, note);
}
