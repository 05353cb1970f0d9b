#include "config.h"

#include "desk-playoff.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "event-outcomes.h"
#include "knockout-bracket.h"
#include "next-step.h"
#include "playoff.h"
#include "recommended-controls.h"
#include "ruleset-defaults.h"
#include "settled-settings.h"
#include "standings.h"
#include "time-class.h"

#define OPTION_PLAYOFF "playoff"

gboolean
zh_tournament_is_playoff (const ZhTournament *tournament)
{
  return zh_tournament_get_option (tournament, OPTION_PLAYOFF) != NULL;
}

static gboolean
check_finished (const ZhTournament *tournament,
                GError            **error)
{
  gboolean finished = tournament->rounds->len > 0 &&
                      zh_tournament_count_paired_rounds (tournament) >= zh_tournament_count_planned_rounds (tournament);

  for (guint i = 0; i < tournament->rounds->len; i++)
    finished = finished && zh_tournament_count_open_boards (tournament, g_ptr_array_index (tournament->rounds, i)) == 0;
  if (!finished)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                 _ ("“%s” is not finished; a play-off follows its last result"), tournament->name);
  return finished;
}

/* Entries that count, the best first by the standings. */
static ZhStandings *
make_standings (const ZhTournament *tournament,
                GError            **error)
{
  return zh_standings_new (tournament, -1, NULL, NULL, error);
}

GArray *
zh_tournament_list_leaders (const ZhTournament *tournament,
                            GError            **error)
{
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (GArray) leaders = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (!check_finished (tournament, error))
    return NULL;
  standings = make_standings (tournament, error);
  if (standings == NULL)
    return NULL;
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, row);
      const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);

      if (standing->place > 0 && standing->points == zh_standings_get_row (standings, 0)->points && entry->status == ZH_ENTRY_PLAYING)
        g_array_append_val (leaders, entry->id);
    }
  return g_steal_pointer (&leaders);
}

/* The tournament that the play-off began from. */
static const ZhTournament *
find_main_event (const ZhCompetition *competition,
                 const ZhTournament  *stage)
{
  const ZhTournament *main_event = stage;

  while (main_event != NULL && zh_tournament_is_playoff (main_event))
    main_event = zh_competition_find_tournament (competition, main_event->source_id);
  return main_event;
}

/* The entries of a stage in the order of the main event's standings: they are the same
 * persons. */
static GArray *
order_by_main_event (const ZhCompetition *competition,
                     const ZhTournament  *stage,
                     GError             **error)
{
  const ZhTournament *main_event = find_main_event (competition, stage);
  g_autoptr (ZhStandings) standings = main_event != NULL ? make_standings (main_event, error) : NULL;
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (main_event == NULL)
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         _ ("The tournament that “%s” began from is no longer in the file"), stage->name);
  for (int row = 0; standings != NULL && row < zh_standings_get_n_rows (standings); row++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, row);
      const ZhPerson   *person = zh_history_get_entry (zh_standings_get_history (standings), standing->entry)->person;

      for (guint i = 0; i < stage->entries->len; i++)
        {
          const ZhEntry *entry = g_ptr_array_index (stage->entries, i);

          if (entry->person != NULL && person != NULL && entry->person->id == person->id)
            g_array_append_val (order, entry->id);
        }
    }
  return standings != NULL ? g_steal_pointer (&order) : NULL;
}

static GArray *
list_tied (const ZhCompetition *competition,
           const ZhTournament  *tournament,
           GError             **error)
{
  g_autoptr (GArray) order = NULL;
  g_autoptr (GArray) tied = NULL;

  if (!zh_tournament_is_playoff (tournament))
    {
      tied = zh_tournament_list_leaders (tournament, error);
    }
  else
    {
      order = order_by_main_event (competition, tournament, error);
      if (order == NULL)
        return NULL;
      if (order->len < tournament->entries->len)
        return zh_fail_null (error, ZH_ERROR_REFUSED,
                             _ ("Somebody of “%s” is not in the tournament it began from"), tournament->name);
      tied = zh_playoff_list_level (tournament, (const gint64 *) order->data, error);
    }
  if (tied != NULL && tied->len < 2)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("First place of “%s” is decided; there is nobody to play off"), tournament->name);
  return g_steal_pointer (&tied);
}

static char *
choose_name (const ZhAct      *act,
             const ZhLanguage *language,
             const char       *main_name)
{
  char *name = g_strdup_printf (zh_tr (language, "%s: play-off"), main_name);

  for (int i = 2; zh_competition_find_tournament_by_name (act->snapshot, name) != NULL; i++)
    {
      g_free (name);
      name = g_strdup_printf (zh_tr (language, "%s: play-off, stage %d"), main_name, i);
    }
  return name;
}

static gboolean
write_stage (ZhAct        *act,
             ZhTournament *stage,
             GError      **error)
{
  if (!zh_store_put_tournament (act->store, stage, error))
    return FALSE;
  for (guint i = 0; i < stage->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (stage->entries, i);

      entry->id = zh_store_next_id (act->store);
      if (!zh_store_put_entry (act->store, stage->id, entry, error))
        return FALSE;
    }
  return TRUE;
}

/* What the rules of the event say of such a game: of a play-off (order 988, 39.8.5.1), or else
 * the first blitz control that they recommend, which may serve in an additional competition
 * (draughts, IV.8.8). */
static gboolean
find_control (const ZhRuleset *rules,
              int             *base_seconds,
              int             *increment_seconds)
{
  g_autoptr (GPtrArray) controls = NULL;

  *increment_seconds = 0;
  if (zh_ruleset_get_int (rules, "play-off.base-seconds", base_seconds, NULL))
    {
      zh_ruleset_get_int (rules, "play-off.increment-seconds", increment_seconds, NULL);
      return TRUE;
    }
  controls = zh_ruleset_list_controls (rules, zh_ruleset_get_default_sport (rules), zh_language_get_screen ());
  for (guint i = 0; i < controls->len; i++)
    {
      const ZhRecommendedControl *control = g_ptr_array_index (controls, i);

      if (control->time_class == ZH_TIME_CLASS_BLITZ && control->is_electronic)
        return zh_time_control_parse (control->control, base_seconds, increment_seconds);
    }
  return FALSE;
}

/* Rules that are silent, or not at hand, leave the usual control of a play-off of chess, and the
 * usual two games of a match. */
static void
follow_rules (const ZhCompetition *competition,
              ZhTournament        *stage)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  int base_seconds;
  int increment_seconds;

  if (rules != NULL && stage->system == ZH_SYSTEM_KNOCKOUT)
    zh_ruleset_get_int (rules, "play-off.games-of-two", &stage->games_per_pairing, NULL);
  if (rules == NULL || !find_control (rules, &base_seconds, &increment_seconds))
    return;
  g_free (stage->time_control);
  stage->time_control = increment_seconds > 0 ? g_strdup_printf ("%d+%d", base_seconds, increment_seconds)
                                              : g_strdup_printf ("%d", base_seconds);
  stage->time_class = zh_ruleset_classify_control (rules, base_seconds, increment_seconds, NULL);
}

/* The next stage as the standings, the rules and the lot make it; it is named in @language. */
static ZhTournament *
make_stage (ZhAct              *act,
            const ZhLanguage   *language,
            const ZhTournament *tournament,
            guint64             seed,
            GError            **error)
{
  const ZhTournament *main_event = find_main_event (act->snapshot, tournament);
  g_autoptr (GArray) tied = list_tied (act->snapshot, tournament, error);
  g_autoptr (ZhTournament) stage = NULL;

  if (tied == NULL)
    return NULL;
  stage = zh_playoff_new (tournament, (const gint64 *) tied->data, (int) tied->len, seed);
  follow_rules (act->snapshot, stage);
  g_free (stage->name);
  stage->name = choose_name (act, language, main_event != NULL ? main_event->name : tournament->name);
  return g_steal_pointer (&stage);
}

static const ZhEntry *
find_entry_of (const GPtrArray *entries,
               const ZhPerson  *person)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (entries, i);

      if (entry->person != NULL && person != NULL && entry->person->id == person->id)
        return entry;
    }
  return NULL;
}

/* Entries from outside are players of the tournament, each once, and two at least. */
static gboolean
take_entries (const ZhTournament *tournament,
              const GPtrArray    *entries,
              ZhTournament       *stage,
              GError            **error)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (entries, i);
      const ZhEntry *source = find_entry_of (tournament->entries, entry->person);
      ZhEntry       *copy = source != NULL && find_entry_of (stage->entries, entry->person) == NULL ? zh_entry_copy (entry) : NULL;

      if (copy == NULL)
        break;
      copy->id = source->id;
      g_ptr_array_add (stage->entries, copy);
    }
  if (entries->len >= 2 && stage->entries->len == entries->len)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“entries”: name two or more players of “%s”, each once"), tournament->name);
}

/* The next stage as it was made before. */
static ZhTournament *
settle_stage (const ZhCompetition       *competition,
              const ZhTournament        *tournament,
              const ZhTournamentChoices *settled,
              const GPtrArray           *entries,
              GError                   **error)
{
  g_autoptr (ZhTournament) stage = zh_tournament_new ();

  if (!take_entries (tournament, entries, stage, error) || !zh_tournament_choices_settle (settled, stage, error))
    return NULL;
  stage->source_id = tournament->id;
  return zh_desk_check_settings (competition, stage, error) ? g_steal_pointer (&stage) : NULL;
}

static void
note_stage (ZhAct              *act,
            const ZhTournament *stage,
            guint64             seed)
{
  g_autoptr (ZhTournamentChoices) settled = zh_tournament_choices_new_settled (stage, NULL);

  zh_act_set_string (act, "new", stage->name);
  zh_act_set_int (act, "seed", (gint64) seed);
  zh_act_in_int (act, "seed", (gint64) seed);
  zh_act_in_choices (act, "settled", settled);
  for (guint i = 0; i < stage->entries->len; i++)
    {
      zh_act_add_entry (act, g_ptr_array_index (stage->entries, i));
      zh_act_in_entry (act, g_ptr_array_index (stage->entries, i));
    }
}

ZhChange *
zh_desk_write_playoff (ZhDesk                    *self,
                       gint64                     tournament_id,
                       guint64                    seed,
                       const ZhTournamentChoices *settled,
                       const GPtrArray           *entries,
                       gint64                    *id,
                       GError                   **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_START_PLAYOFF, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;
  const ZhLanguage   *language = act != NULL ? zh_act_get_language (act) : NULL;
  g_autoptr (ZhTournament) stage = NULL;
  ZhChange *change;

  if (tournament == NULL)
    return NULL;
  if (zh_tournament_is_team (tournament))
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("“%s” is a tournament of teams; its ties are broken by tie-breaks"), tournament->name);
  stage = settled != NULL ? settle_stage (act->snapshot, tournament, settled, entries, error) : make_stage (act, language, tournament, seed, error);
  if (stage == NULL)
    return NULL;
  note_stage (act, stage, seed);
  stage->id = zh_store_next_id (act->store);
  g_hash_table_replace (stage->options, g_strdup (OPTION_PLAYOFF), g_strdup ("1"));
  if (!write_stage (act, stage, error))
    return NULL;
  change = zh_act_commit (act, error);
  if (change != NULL && id != NULL)
    *id = stage->id;
  return change;
}

ZhChange *
zh_desk_start_playoff (ZhDesk  *self,
                       gint64   tournament_id,
                       guint64  seed,
                       gint64  *id,
                       GError **error)
{
  return zh_desk_write_playoff (self, tournament_id, seed, NULL, NULL, id, error);
}

/* A match of a knockout that all its games have left level, in a round still open. */
static const ZhPairing *
find_level_match (const ZhTournament *tournament,
                  int                 round_number,
                  int                 number,
                  GError            **error)
{
  g_autoptr (ZhBracket) bracket = zh_bracket_new (tournament, error);
  const ZhRound *round = zh_tournament_find_round (tournament, round_number);

  if (bracket == NULL)
    return NULL;
  for (guint i = 0; i < bracket->matches->len && round != NULL && round->state != ZH_ROUND_CLOSED; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (bracket, (int) i);

      if (match->round == round_number && match->pairing != NULL && match->pairing->number == number &&
          match->decision == ZH_BRACKET_UNDECIDED && !zh_pairing_is_open (match->pairing))
        return match->pairing;
    }
  return zh_fail_null (error, ZH_ERROR_REFUSED,
                       _ ("Board %1$d of round %2$d is no level match that waits for a deciding game"), number, round_number);
}

static ZhGame
make_deciding_game (const ZhTournament *tournament,
                    int                 round,
                    const ZhPairing    *pairing)
{
  const char      *option = zh_tournament_get_option (tournament, "playoff-colours");
  ZhPlayoffColours colours = g_strcmp0 (option, "every-game") == 0 ? ZH_PLAYOFF_EVERY_GAME : ZH_PLAYOFF_AFTER_ODD;
  g_autoptr (ZhPairing) copy = zh_pairing_new (pairing->kind, pairing->entry[0], pairing->entry[1], pairing->n_games);

  copy->number = pairing->number;
  zh_playoff_add_deciding_game (tournament, round, copy, colours);
  return copy->games[copy->n_games - 1];
}

ZhChange *
zh_desk_write_deciding_game (ZhDesk         *self,
                             gint64          tournament_id,
                             int             round,
                             int             number,
                             const gboolean *swapped,
                             GError        **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADD_DECIDING_GAME, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhPairing    *pairing;
  ZhGame              game;

  if (tournament == NULL)
    return NULL;
  pairing = find_level_match (tournament, round, number, error);
  if (pairing == NULL)
    return NULL;
  game = make_deciding_game (tournament, round, pairing);
  game.id = zh_store_next_id (act->store);
  if (swapped != NULL)
    game.swapped = *swapped;
  zh_act_in_int (act, "round", round);
  zh_act_in_int (act, "board", number);
  zh_act_in_bool (act, "swapped", game.swapped);
  zh_act_set_int (act, "round", round);
  zh_act_set_int (act, "board", number);
  zh_act_set_int (act, "game", game.leg);
  if (!zh_store_put_game (act->store, pairing->id, &game, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_add_deciding_game (ZhDesk  *self,
                           gint64   tournament_id,
                           int      round,
                           int      number,
                           GError **error)
{
  return zh_desk_write_deciding_game (self, tournament_id, round, number, NULL, error);
}
