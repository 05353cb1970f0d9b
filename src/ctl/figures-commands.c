/* Figures of a TRF file behind the standings: the arithmetic of a tie-break, rating changes,
 * norms of categories.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "csv-cell.h"
#include "ctl-input.h"
#include "ctl.h"
#include "explanation.h"
#include "norms.h"
#include "rating-change.h"
#include "text-lines.h"
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
run_why (int      n_arguments,
         char   **arguments,
         GError **error)
{
  g_autofree char   *list = NULL;
  g_autofree char   *edition = NULL;
  g_autofree char   *language_code = NULL;
  int                number = 0;
  int                after_round = -1;
  const GOptionEntry options[] = {
    { "codes", 0, 0, G_OPTION_ARG_STRING, &list, NULL, NULL },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition, NULL, NULL },
    { "after-round", 0, 0, G_OPTION_ARG_INT, &after_round, NULL, NULL },
    { "number", 0, 0, G_OPTION_ARG_INT, &number, NULL, NULL },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &language_code, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  g_auto (GStrv) codes = g_strsplit (list != NULL ? list : "", ",", -1);
  g_autoptr (ZhLanguage) language = NULL;
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (words == NULL)
    return ZH_CTL_USAGE;
  language = language_code != NULL ? zh_language_new (language_code, error) : zh_language_ref (zh_language_get_screen ());
  if (language == NULL)
    return ZH_CTL_USAGE;
  file = zh_ctl_read_trf (words[0], error);
  if (file == NULL)
    return ZH_CTL_INPUT;
  standings = zh_standings_new (file->tournament, MAX (after_round, -1),
                                codes[0] != NULL ? (const char *const *) codes : NULL, edition, error);
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

/* Rapid and blitz have a K of their own. */
static ZhCtlExit
run_ratings (int      n_arguments,
             char   **arguments,
             GError **error)
{
  gboolean           is_fast = FALSE;
  const GOptionEntry options[] = {
    { "fast", 0, 0, G_OPTION_ARG_NONE, &is_fast, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (GString) text = g_string_new ("startno,rating,games,points,expected,k,change,new,performance\n");
  ZhRatingRule rule;

  if (words == NULL)
    return ZH_CTL_USAGE;
  file = zh_ctl_read_trf (words[0], error);
  if (file == NULL)
    return ZH_CTL_INPUT;

  zh_rating_rule_init (&rule, file->start, !is_fast);
  history = zh_history_new (file->tournament, zh_standings_get_last_round (file->tournament));
  for (int entry = 0; entry < history->n_entries; entry++)
    {
      g_autoptr (ZhRatingChange) change = zh_rating_change_new (history, &rule, entry);

      append_rating_change (text, file->tournament, change);
    }
  return zh_ctl_write_output (NULL, text->str, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static ZhNormTable *
read_norms (const char *path,
            GError    **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (path, error);
  g_autofree char *text = bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error) : NULL;

  return text != NULL ? zh_norm_table_parse (text, error) : NULL;
}

static ZhCtlExit
run_norms (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_autofree char   *table_path = NULL;
  const GOptionEntry options[] = {
    { "table", 0, 0, G_OPTION_ARG_FILENAME, &table_path, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  g_autoptr (ZhNormTable) table = NULL;
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (GArray) results = NULL;
  g_autoptr (GString) text = g_string_new ("startno,games,average,percent,norm,needed\n");

  if (words == NULL)
    return ZH_CTL_USAGE;
  if (table_path == NULL)
    return zh_ctl_fail_usage (error, _ ("Name the file with the table of norms: --table FILE"));
  table = read_norms (table_path, error);
  file = table != NULL ? zh_ctl_read_trf (words[0], error) : NULL;
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

extern const ZhCtlCommand zh_ctl_figures_commands[];

const ZhCtlCommand zh_ctl_figures_commands[] = {
  { "trf", "why", "[--codes CODE,…] [--number N] [--edition 2026-03|2024-08] [--after-round N] [--lang uk|ru|en] FILE",
    N_ ("The arithmetic of the tie-breaks of a TRF file, round by round"), run_why },
  { "trf", "ratings", "[--fast] FILE",
    N_ ("Rating changes of a TRF file as CSV; --fast for rapid and blitz"), run_ratings },
  { "trf", "norms", "--table NORMS FILE",
    N_ ("Norms of sport categories fulfilled in a TRF file, as CSV"), run_norms },
  { NULL },
};
