#include "config.h"

#include "desk-feed.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "errors.h"
#include "knockout-bracket.h"
#include "standings.h"

/* An entry of the source and what it brings. */
typedef struct
{
  const ZhEntry *entry;
  ZhPoints       points;
} Qualifier;

static gboolean
check_feed (const ZhTournament *tournament,
            const ZhTournament *source,
            GError            **error)
{
  int n_open = 0;

  for (guint i = 0; i < source->rounds->len; i++)
    n_open += zh_round_count_open (g_ptr_array_index (source->rounds, i));
  if (tournament->rounds->len > 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("“%s” is paired already; it takes its entries before round 1"), tournament->name);
  else if (source == tournament)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("“%s” cannot take its entries from itself"), tournament->name);
  else if (zh_tournament_is_team (tournament) || zh_tournament_is_team (source))
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Only tournaments of players take entries from one another; enter teams by hand"));
  else if (n_open > 0 || source->rounds->len == 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("“%s” has no final places yet; enter its results first"), source->name);
  else
    return TRUE;
  return FALSE;
}

static gboolean
shares_place (int first,
              int last,
              int wanted_first,
              int wanted_last)
{
  return first > 0 && first <= wanted_last && last >= wanted_first;
}

static GArray *
list_by_bracket (const ZhTournament *source,
                 int                 first_place,
                 int                 last_place,
                 GError            **error)
{
  g_autoptr (ZhBracket) bracket = zh_bracket_new (source, error);
  g_autoptr (GArray) places = bracket != NULL ? zh_bracket_list_places (bracket) : NULL;
  GArray *list;

  if (bracket == NULL)
    return NULL;
  list = g_array_new (FALSE, FALSE, sizeof (Qualifier));
  for (guint i = 0; i < places->len; i++)
    {
      const ZhBracketPlace *place = &g_array_index (places, ZhBracketPlace, i);
      Qualifier             qualifier = { zh_tournament_find_entry (source, place->entry), 0 };

      if (shares_place (place->first, place->last, first_place, last_place))
        g_array_append_val (list, qualifier);
    }
  return list;
}

static GArray *
list_by_standings (const ZhTournament *source,
                   int                 first_place,
                   int                 last_place,
                   GError            **error)
{
  g_autoptr (ZhStandings) standings = zh_standings_new (source, -1, NULL, NULL, error);
  GArray *list;

  if (standings == NULL)
    return NULL;
  list = g_array_new (FALSE, FALSE, sizeof (Qualifier));
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, row);
      Qualifier         qualifier = { g_ptr_array_index (source->entries, (guint) standing->entry), standing->points };

      if (shares_place (standing->place, standing->last_place, first_place, last_place))
        g_array_append_val (list, qualifier);
    }
  return list;
}

static gboolean
plays_already (const ZhTournament *tournament,
               const ZhPerson     *person)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->person != NULL && person != NULL && entry->person->id == person->id)
        return TRUE;
    }
  return FALSE;
}

static ZhEntry *
make_entry (ZhAct           *act,
            const Qualifier *qualifier,
            ZhCarry          carry,
            int              number)
{
  ZhEntry *entry = zh_entry_copy (qualifier->entry);

  entry->id = zh_store_next_id (act->store);
  entry->start_number = number;
  entry->status = ZH_ENTRY_PLAYING;
  entry->first_round = 1;
  entry->last_round = 0;
  entry->fixed_board = 0;
  entry->carried_points = carry == ZH_CARRY_POINTS ? qualifier->points : 0;
  g_array_set_size (entry->absences, 0);
  return entry;
}

/* Returns how many came, −1 with @error. */
static int
write_qualifiers (ZhAct              *act,
                  const ZhTournament *tournament,
                  const GArray       *qualifiers,
                  ZhCarry             carry,
                  GError            **error)
{
  int number = 0;
  int n_added = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    number = MAX (number, ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->start_number);
  for (guint i = 0; i < qualifiers->len; i++)
    {
      const Qualifier *qualifier = &g_array_index (qualifiers, Qualifier, i);
      g_autoptr (ZhEntry) entry = NULL;

      if (plays_already (tournament, qualifier->entry->person))
        continue;
      entry = make_entry (act, qualifier, carry, ++number);
      zh_act_add_entry (act, entry);
      if (!zh_store_put_entry (act->store, tournament->id, entry, error))
        return -1;
      n_added++;
    }
  return n_added;
}

static gboolean
write_source (ZhAct              *act,
              const ZhTournament *tournament,
              gint64              source_id,
              GError            **error)
{
  g_autoptr (ZhTournament) next = zh_tournament_copy_settings (tournament);

  next->source_id = source_id;
  return zh_store_put_tournament (act->store, next, error);
}

ZhChange *
zh_desk_feed_tournament (ZhDesk  *self,
                         gint64   tournament_id,
                         gint64   source_id,
                         int      first_place,
                         int      last_place,
                         ZhCarry  carry,
                         GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_FEED_TOURNAMENT, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhTournament *source = act != NULL ? zh_competition_find_tournament (act->snapshot, source_id) : NULL;
  g_autoptr (GArray) qualifiers = NULL;
  int n_added;

  g_return_val_if_fail (first_place >= 1 && last_place >= first_place, NULL);

  if (tournament == NULL)
    return NULL;
  if (source == NULL)
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no such tournament in this competition"));
      return NULL;
    }
  if (!check_feed (tournament, source, error))
    return NULL;
  qualifiers = zh_tournament_has_bracket (source) ? list_by_bracket (source, first_place, last_place, error)
                                                  : list_by_standings (source, first_place, last_place, error);
  if (qualifiers == NULL)
    return NULL;

  zh_act_set_string (act, "source", source->name);
  zh_act_set_int (act, "first", first_place);
  zh_act_set_int (act, "last", last_place);
  zh_act_set_int (act, "carry", carry == ZH_CARRY_POINTS);
  n_added = write_qualifiers (act, tournament, qualifiers, carry, error);
  if (n_added == 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Nobody new holds a place from %1$d to %2$d in “%3$s”"), first_place, last_place, source->name);
  if (n_added <= 0 || !write_source (act, tournament, source_id, error))
    return NULL;
  return zh_act_commit (act, error);
}
