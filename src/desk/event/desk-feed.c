#include "config.h"

#include "desk-feed.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "event-outcomes.h"
#include "knockout-bracket.h"
#include "next-step.h"
#include "standings.h"

static gboolean
check_feed (const ZhTournament *tournament,
            const ZhTournament *source,
            GError            **error)
{
  int n_open = 0;

  for (guint i = 0; i < source->rounds->len; i++)
    n_open += zh_tournament_count_open_boards (source, g_ptr_array_index (source->rounds, i));
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

/* The places of all that are listed. */
typedef struct
{
  int first;
  int last;
} Range;

static void
widen (Range *range,
       int    first,
       int    last)
{
  range->first = MIN (range->first, first);
  range->last = MAX (range->last, last);
}

static GArray *
list_by_bracket (const ZhTournament *source,
                 int                 first_place,
                 int                 last_place,
                 Range              *reached,
                 GError            **error)
{
  g_autoptr (ZhBracket) bracket = zh_bracket_new (source, error);
  g_autoptr (GArray) places = bracket != NULL ? zh_bracket_list_places (bracket) : NULL;
  GArray *list;

  if (bracket == NULL)
    return NULL;
  list = g_array_new (FALSE, FALSE, sizeof (ZhGivenQualifier));
  for (guint i = 0; i < places->len; i++)
    {
      const ZhBracketPlace *place = &g_array_index (places, ZhBracketPlace, i);
      ZhGivenQualifier      qualifier = { place->entry, 0 };

      if (!shares_place (place->first, place->last, first_place, last_place))
        continue;
      widen (reached, place->first, place->last);
      g_array_append_val (list, qualifier);
    }
  return list;
}

static GArray *
list_by_standings (const ZhTournament *source,
                   int                 first_place,
                   int                 last_place,
                   ZhCarry             carry,
                   Range              *reached,
                   GError            **error)
{
  g_autoptr (ZhStandings) standings = zh_standings_new (source, -1, NULL, NULL, error);
  GArray *list;

  if (standings == NULL)
    return NULL;
  list = g_array_new (FALSE, FALSE, sizeof (ZhGivenQualifier));
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, row);
      const ZhEntry    *entry = g_ptr_array_index (source->entries, (guint) standing->entry);
      ZhGivenQualifier  qualifier = { entry->id, carry == ZH_CARRY_POINTS ? standing->points : 0 };

      if (!shares_place (standing->place, standing->last_place, first_place, last_place))
        continue;
      widen (reached, standing->place, standing->last_place);
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

/* Of a tie at the edge of the range nobody but the arbiter can say who comes. */
static gboolean
check_edges (const ZhTournament *source,
             const ZhFeed       *feed,
             const Range        *reached,
             guint               n,
             GError            **error)
{
  if (reached->first >= feed->first_place && reached->last <= feed->last_place)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               /* Translators: the places asked for, a tournament, how many players share them, the places they hold. */
               _ ("Places %1$d–%2$d of “%3$s” are shared with others: %4$u players hold places %5$d–%6$d. Break the tie there (lots, order by hand, a play-off), or take places %5$d–%6$d"),
               feed->first_place, feed->last_place, source->name, n, reached->first, reached->last);
  return FALSE;
}

static gboolean
check_finished (const ZhTournament *source,
                GError            **error)
{
  int n_planned = zh_tournament_count_planned_rounds (source);
  int n_paired = zh_tournament_count_paired_rounds (source);

  if (source->closed || n_paired >= n_planned)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               /* Translators: a tournament, how many rounds are played, how many there are. */
               _ ("“%1$s” is not over: %2$d of %3$d rounds are played. Play the others, or close it as it stands"), source->name, n_paired, n_planned);
  return FALSE;
}

/* Those who hold the places and do not play yet. */
static GArray *
find_qualifiers (const ZhTournament *tournament,
                 const ZhTournament *source,
                 const ZhFeed       *feed,
                 GError            **error)
{
  Range   reached = { feed->first_place, feed->last_place };
  GArray *all = zh_tournament_has_bracket (source) ? list_by_bracket (source, feed->first_place, feed->last_place, &reached, error)
                                                   : list_by_standings (source, feed->first_place, feed->last_place, feed->carry, &reached, error);

  if (all != NULL && (!check_finished (source, error) || !check_edges (source, feed, &reached, all->len, error)))
    g_clear_pointer (&all, g_array_unref);
  for (guint i = all != NULL ? all->len : 0; i-- > 0;)
    {
      const ZhEntry *entry = zh_tournament_find_entry (source, g_array_index (all, ZhGivenQualifier, i).entry);

      if (plays_already (tournament, entry->person))
        g_array_remove_index (all, i);
    }
  return all;
}

/* Qualifiers from outside: each plays in the source, none in the tournament, none is named twice. */
static gboolean
check_qualifiers (const ZhTournament *tournament,
                  const ZhTournament *source,
                  const GArray       *qualifiers,
                  GError            **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < qualifiers->len; i++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (source, g_array_index (qualifiers, ZhGivenQualifier, i).entry);

      if (entry != NULL && !plays_already (tournament, entry->person) && g_hash_table_add (seen, &entry->person->id))
        continue;
      return zh_fail (error, ZH_ERROR_INPUT,
                      _ ("“entries”, element %1$u: this is nobody of “%2$s” who could come, or somebody a second time"), i + 1, source->name);
    }
  return TRUE;
}

static ZhEntry *
make_entry (ZhAct                  *act,
            const ZhTournament     *source,
            const ZhGivenQualifier *qualifier,
            int                     number)
{
  ZhEntry *entry = zh_entry_copy (zh_tournament_find_entry (source, qualifier->entry));

  entry->id = zh_store_next_id (act->store);
  entry->start_number = number;
  entry->status = ZH_ENTRY_PLAYING;
  entry->first_round = 1;
  entry->last_round = 0;
  entry->fixed_board = 0;
  entry->carried_points = qualifier->points;
  g_array_set_size (entry->absences, 0);
  return entry;
}

static gboolean
write_qualifiers (ZhAct              *act,
                  const ZhTournament *tournament,
                  const ZhTournament *source,
                  const GArray       *qualifiers,
                  GError            **error)
{
  int number = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    number = MAX (number, ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->start_number);
  for (guint i = 0; i < qualifiers->len; i++)
    {
      const ZhGivenQualifier *qualifier = &g_array_index (qualifiers, ZhGivenQualifier, i);
      g_autoptr (ZhEntry) entry = make_entry (act, source, qualifier, ++number);
      JsonObject *object = zh_act_in_add (act, "entries");

      json_object_set_int_member (object, "entry", qualifier->entry);
      json_object_set_int_member (object, "points", qualifier->points);
      zh_act_add_entry (act, entry);
      if (!zh_store_put_entry (act->store, tournament->id, entry, error))
        return FALSE;
    }
  return TRUE;
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

static void
note_feed (ZhAct              *act,
           const ZhTournament *source,
           const ZhFeed       *feed)
{
  zh_act_set_string (act, "source", source->name);
  zh_act_set_int (act, "first", feed->first_place);
  zh_act_set_int (act, "last", feed->last_place);
  zh_act_set_int (act, "carry", feed->carry == ZH_CARRY_POINTS);
  zh_act_in_int (act, "source", source->id);
  zh_act_in_int (act, "first", feed->first_place);
  zh_act_in_int (act, "last", feed->last_place);
  zh_act_in_bool (act, "carry", feed->carry == ZH_CARRY_POINTS);
}

static const ZhTournament *
find_source (const ZhCompetition *competition,
             const ZhTournament  *tournament,
             const ZhFeed        *feed,
             GError             **error)
{
  const ZhTournament *source = zh_competition_find_tournament (competition, feed->source_id);

  if (source == NULL)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no such tournament in this competition"));
  else if (feed->first_place < 1 || feed->last_place < feed->first_place)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Places from %1$d to %2$d: the last one comes before the first. Exchange or correct them"),
                 feed->first_place, feed->last_place);
  else if (check_feed (tournament, source, error))
    return source;
  return NULL;
}

ZhChange *
zh_desk_write_feed (ZhDesk       *self,
                    gint64        tournament_id,
                    const ZhFeed *feed,
                    const GArray *qualifiers,
                    GError      **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_FEED_TOURNAMENT, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhTournament *source = tournament != NULL ? find_source (act->snapshot, tournament, feed, error) : NULL;
  g_autoptr (GArray) found = NULL;

  if (source == NULL || (qualifiers != NULL && !check_qualifiers (tournament, source, qualifiers, error)))
    return NULL;
  if (qualifiers == NULL)
    {
      found = find_qualifiers (tournament, source, feed, error);
      qualifiers = found;
    }
  if (qualifiers == NULL)
    return NULL;
  if (qualifiers->len == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("Nobody new holds a place from %1$d to %2$d in “%3$s”"), feed->first_place,
                         feed->last_place, source->name);
  note_feed (act, source, feed);
  if (!write_qualifiers (act, tournament, source, qualifiers, error) || !write_source (act, tournament, source->id, error))
    return NULL;
  return zh_act_commit (act, error);
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
  ZhFeed feed = { source_id, first_place, last_place, carry };

  g_return_val_if_fail (first_place >= 1 && last_place >= first_place, NULL);

  return zh_desk_write_feed (self, tournament_id, &feed, NULL, error);
}
