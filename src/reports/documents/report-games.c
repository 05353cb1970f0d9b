/* Games and pairings in words and signs, for the builders of documents. */
#include "config.h"

#include "report-context.h"

#include <string.h>

#include "reported-result.h"

gboolean
zh_report_has_ratings (const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    if (((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->rating > 0)
      return TRUE;
  return FALSE;
}

gint64
zh_report_get_side (const ZhPairing *pairing,
                    ZhColour         colour)
{
  gboolean is_swapped = pairing->n_games > 0 && pairing->games[0].swapped;

  return pairing->entry[(colour == ZH_COLOUR_BLACK) != is_swapped ? 1 : 0];
}

/* The games of a match, each seen from the side that has White in the first of them. */
static char *
format_match (const ZhTournament *tournament,
              const ZhPairing    *pairing,
              const ZhLanguage   *language)
{
  gboolean is_two = zh_tournament_is_two_one_zero (tournament);
  ZhPoints points[2] = { 0, 0 };
  g_autoptr (GString) games = g_string_new (NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gboolean         any = FALSE;

  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame    *game = &pairing->games[i];
      gboolean         is_turned = game->swapped != pairing->games[0].swapped;
      ZhResult         result = is_turned ? zh_result_swap (game->result) : game->result;
      g_autofree char *text = zh_result_format (result, is_two);

      any = any || zh_result_is_set (result);
      points[0] += zh_scoring_get_game_points (&tournament->scoring, result, ZH_COLOUR_WHITE);
      points[1] += zh_scoring_get_game_points (&tournament->scoring, result, ZH_COLOUR_BLACK);
      g_string_append_printf (games, "%s%s", i > 0 ? ", " : "", text);
    }
  if (!any)
    return g_strdup ("·");

  first = zh_points_format_half (points[0], language);
  second = zh_points_format_half (points[1], language);
  if (zh_tournament_is_team (tournament))
    return g_strdup_printf ("%s – %s", first, second);
  return g_strdup_printf ("%s – %s (%s)", first, second, games->str);
}

char *
zh_report_format_score (const ZhTournament *tournament,
                        const ZhPairing    *pairing,
                        const ZhLanguage   *language)
{
  g_autofree char *score = NULL;

  if (pairing->n_games == 0)
    return g_strdup ("");
  score = pairing->n_games == 1 ? zh_result_format (pairing->games[0].result, zh_tournament_is_two_one_zero (tournament))
                                : format_match (tournament, pairing, language);
  return zh_pairing_is_reported_otherwise (pairing) ? g_strconcat (score, " " ZH_REPORTED_SIGN, NULL) : g_steal_pointer (&score);
}

void
zh_report_add_reported (ZhReportDocument   *document,
                        const ZhTournament *tournament,
                        int                 first,
                        int                 last)
{
  for (int number = first; number <= last; number++)
    {
      const ZhRound   *round = zh_tournament_find_round (tournament, number);
      g_autofree char *text = round != NULL ? zh_round_format_reported (round, tournament, document->language) : g_strdup ("");
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      for (char **line = lines; *line != NULL; line++)
        if (**line != '\0')
          zh_report_document_add_note (document, *line);
    }
}

char *
zh_report_format_start (const char       *start,
                        const ZhLanguage *language)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  gboolean         has_seconds = strlen (start) > strlen ("2026-03-02T10:00");
  g_autofree char *whole = g_strconcat (start, has_seconds ? "" : ":00", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (whole, zone);

  return time != NULL ? zh_language_format_time (language, time) : g_strdup ("");
}
