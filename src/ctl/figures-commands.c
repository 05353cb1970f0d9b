/* Figures of a TRF file behind the standings: the arithmetic of a tie-break, rating changes,
 * norms of categories.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "csv-cell.h"
#include "explanation.h"
#include "norms.h"
#include "rating-change.h"
#include "trf-commands.h"

static const ZhEntry *
get_entry (const ZhTournament *tournament,
           int                 index)
{
  return g_ptr_array_index (tournament->entries, (guint) index);
}

static void
append_number (GString   *text,
               ZhFraction value)
{
  g_autofree char *number = zh_fraction_format (value, 2);

  g_string_append_printf (text, ",%s", number);
}

/* The arithmetic of one entry, or of everybody where @number is 0. */
static void
append_explanations (GString           *text,
                     const ZhStandings *standings,
                     int                number,
                     const ZhLanguage  *language)
{
  const ZhTournament *tournament = zh_standings_get_history (standings)->tournament;

  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    {
      int              entry = zh_standings_get_row (standings, row)->entry;
      g_autofree char *place = NULL;

      if (number != 0 && get_entry (tournament, entry)->start_number != number)
        continue;
      for (int column = 1; column < zh_standings_get_n_columns (standings); column++)
        {
          g_autoptr (ZhExplanation) explanation = zh_explanation_new (standings, entry, column);
          g_autofree char *words = zh_explanation_format (explanation, language);

          g_string_append_printf (text, "%s\n\n", words);
        }
      place = zh_standings_explain_place (standings, row, language);
      g_string_append_printf (text, "%s\n\n", place);
    }
}

static ZhCtlExit
run_why (ZhCtlCall *call,
         GError   **error)
{
  const char *list = zh_ctl_text (call, "codes");
  int         number = zh_ctl_number (call, "number", 0);
  g_auto (GStrv) codes = g_strsplit (list != NULL ? list : "", ",", -1);
  g_autoptr (ZhLanguage) language = zh_ctl_read_language (call, error);
  g_autoptr (ZhTrfFile) file = language != NULL ? zh_ctl_read_trf (call->words[0], error) : NULL;
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (file == NULL)
    return ZH_CTL_INPUT;
  standings = zh_standings_new (file->tournament, zh_ctl_number (call, "after-round", -1), codes[0] != NULL ? (const char *const *) codes : NULL,
                                zh_ctl_text (call, "edition"), error);
  if (standings == NULL)
    return ZH_CTL_USAGE;
  append_explanations (text, standings, number, language);
  if (text->len == 0)
    return zh_ctl_fail_usage (error, _ ("Nobody in the file has the number %d"), number);
  return zh_ctl_write_output (NULL, text->str, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static void
append_rating_change (GString              *text,
                      const ZhTournament   *tournament,
                      const ZhRatingChange *change)
{
  g_string_append_printf (text, "%d,%d,%u", get_entry (tournament, change->entry)->start_number, change->rating, change->games->len);
  append_number (text, zh_fraction_new (change->points_doubled, 2));
  append_number (text, zh_fraction_new (change->expected, 100));
  g_string_append_printf (text, ",%d", change->k);
  append_number (text, zh_fraction_new (change->change, 100));
  g_string_append_printf (text, ",%d,%d\n", change->new_rating, change->performance);
}

/* Rapid and blitz have limits of their own. */
static ZhCtlExit
run_ratings (ZhCtlCall *call,
             GError   **error)
{
  g_autoptr (ZhTrfFile) file = zh_ctl_read_trf (call->words[0], error);
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (GString) text = g_string_new ("startno,rating,games,points,expected,k,change,new,performance\n");
  ZhRatingRule rule;

  if (file == NULL)
    return ZH_CTL_INPUT;

  zh_rating_rule_init (&rule, file->start, !zh_ctl_has (call, "fast"));
  history = zh_history_new (file->tournament, zh_standings_get_last_round (file->tournament));
  for (int entry = 0; entry < history->n_entries; entry++)
    {
      g_autoptr (ZhRatingChange) change = zh_rating_change_new (history, &rule, entry);

      append_rating_change (text, file->tournament, change);
    }
  return zh_ctl_write_output (NULL, text->str, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static ZhCtlExit
run_norms (ZhCtlCall *call,
           GError   **error)
{
  g_autofree char *norms = zh_ctl_read_text (zh_ctl_text (call, "table"), error);
  g_autoptr (ZhNormTable) table = norms != NULL ? zh_norm_table_parse (norms, error) : NULL;
  g_autoptr (ZhTrfFile) file = table != NULL ? zh_ctl_read_trf (call->words[0], error) : NULL;
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (GArray) results = NULL;
  g_autoptr (GString) text = g_string_new ("startno,games,average,percent,norm,needed\n");

  if (file == NULL)
    return ZH_CTL_INPUT;

  history = zh_history_new (file->tournament, zh_standings_get_last_round (file->tournament));
  results = zh_norms_new (history, table, file->start.year);
  for (guint i = 0; i < results->len; i++)
    {
      const ZhNormResult *result = &g_array_index (results, ZhNormResult, i);

      g_string_append_printf (text, "%d,%d", get_entry (file->tournament, result->entry)->start_number, result->n_games);
      append_number (text, result->average);
      append_number (text, result->percent);
      g_string_append_c (text, ',');
      zh_csv_append_cell (text, result->norm != NULL ? result->norm->category : "", ZH_CSV_TEXT, ',');
      append_number (text, result->needed);
      g_string_append_c (text, '\n');
    }
  return zh_ctl_write_output (NULL, text->str, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

const ZhCtlVerb zh_ctl_figures_verbs[] = {
  { "trf why", "[--codes CODE,…] [--number N] [--edition 2026-03|2024-08] [--after-round N] [--lang uk|ru|en] FILE", ZH_CTL_OPENS_NOTHING, run_why,
    .summary = N_ ("The arithmetic of the tie-breaks of a TRF file, round by round") },
  { "trf ratings", "[--fast] FILE", ZH_CTL_OPENS_NOTHING, run_ratings,
    .summary = N_ ("Rating changes of a TRF file as CSV; --fast for rapid and blitz") },
  { "trf norms", "--table NORMS FILE", ZH_CTL_OPENS_NOTHING, run_norms,
    .summary = N_ ("Norms of sport categories fulfilled in a TRF file, as CSV") },
  { NULL },
};
