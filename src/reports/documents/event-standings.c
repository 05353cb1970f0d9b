#include "config.h"

#include "event-standings.h"

#include "knockout-bracket.h"

static void
take_bracket (ZhStandings        *standings,
              const ZhTournament *tournament,
              int                 after_round)
{
  /* Without a bracket, as before the numbers are drawn, there is nothing to take. */
  g_autoptr (ZhBracket) bracket = zh_bracket_new_after (tournament, after_round, NULL);
  g_autoptr (GArray) reached = bracket != NULL ? zh_bracket_list_places (bracket) : NULL;
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (ZhStandingPlace));

  for (guint i = 0; reached != NULL && i < reached->len; i++)
    {
      const ZhBracketPlace *place = &g_array_index (reached, ZhBracketPlace, i);
      ZhStandingPlace       taken = { place->entry, place->first, place->last };

      g_array_append_val (places, taken);
    }
  if (bracket != NULL)
    zh_standings_take_places (standings, (const ZhStandingPlace *) places->data, places->len);
}

ZhStandings *
zh_event_standings_new (const ZhTournament *tournament,
                        int                 after_round,
                        GError            **error)
{
  g_autoptr (ZhStandings) standings = zh_standings_new (tournament, after_round, NULL, NULL, error);

  if (standings != NULL && zh_tournament_has_bracket (tournament))
    take_bracket (standings, tournament, after_round);
  return g_steal_pointer (&standings);
}
