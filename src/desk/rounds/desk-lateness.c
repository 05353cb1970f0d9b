#include "config.h"

#include "desk-lateness.h"

#include <glib/gi18n.h>

#include "clock-setting.h"
#include "decision-outcomes.h"
#include "desk-private.h"
#include "errors.h"
#include "forfeits.h"
#include "game-place.h"
#include "round-boards.h"
#include "ruleset-defaults.h"
#include "text-lines.h"

static const int usual_calls[] = { 900, 300, 60 };

void
zh_lateness_clear (ZhLateness *self)
{
  g_clear_pointer (&self->article, g_free);
  g_clear_pointer (&self->calls, g_array_unref);
}

static int
compare_falling (gconstpointer a,
                 gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

static GArray *
load_calls (const ZhRuleset *rules)
{
  GArray *calls = g_array_new (FALSE, FALSE, sizeof (int));
  g_auto (GStrv) parts = zh_ruleset_dup_list (rules, "lateness.calls-seconds", NULL);

  if (parts == NULL)
    g_array_append_vals (calls, usual_calls, G_N_ELEMENTS (usual_calls));
  for (char **part = parts; part != NULL && *part != NULL; part++)
    {
      gint64 number = 0;
      int    seconds;

      if (!zh_text_parse_int (*part, 0, 86400, &number))
        continue;
      seconds = (int) number;
      g_array_append_val (calls, seconds);
    }
  g_array_sort (calls, compare_falling);
  return calls;
}

/* Rounds keep hours and minutes; GLib wants seconds too. */
GDateTime *
zh_round_parse_start (const ZhRound *round)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *full = g_strconcat (round->start, ":00", NULL);
  GDateTime       *start = g_date_time_new_from_iso8601 (round->start, zone);

  return start != NULL ? start : g_date_time_new_from_iso8601 (full, zone);
}

gboolean
zh_competition_load_lateness (const ZhCompetition *competition,
                              ZhLateness          *lateness,
                              GError             **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, error);
  const ZhRuleValue *value;

  *lateness = (ZhLateness){ 0 };
  if (rules == NULL)
    return FALSE;
  zh_ruleset_get_int (rules, "lateness.default-seconds", &lateness->default_seconds, NULL);
  value = zh_ruleset_lookup (rules, "lateness.default-seconds");
  lateness->article = g_strdup (value != NULL ? value->article : "");
  lateness->overridden = value != NULL && value->overridden;
  lateness->calls = load_calls (rules);
  return TRUE;
}

static int
get_side (const ZhGame *game,
          ZhColour      colour)
{
  return (colour == ZH_COLOUR_WHITE) == game->swapped ? 1 : 0;
}

gboolean
zh_game_is_missing (const ZhGame *game,
                    ZhColour      colour)
{
  return game->missing[get_side (game, colour)];
}

static gboolean
is_late (const ZhGame *game)
{
  return !zh_result_is_set (game->result) && (game->missing[0] || game->missing[1]);
}

int
zh_round_count_late (const ZhRound *self)
{
  int n = 0;

  for (guint i = 0; i < self->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        n += is_late (&pairing->games[k]);
    }
  return n;
}

static const ZhRound *
find_open_round (ZhAct              *act,
                 const ZhTournament *tournament,
                 int                 number,
                 GError            **error)
{
  const ZhRound *round = zh_tournament_require_open_round (tournament, number, error);

  if (round != NULL)
    zh_act_set_int (act, "round", number);
  return round;
}

/* One mark, in a copy of the game that later marks of the same act build on. */
static gboolean
write_mark (ZhAct               *act,
            gint64               tournament_id,
            int                  round,
            const ZhMissingMark *mark,
            GHashTable          *games,
            GError             **error)
{
  ZhGamePlace place;
  ZhGame     *game;

  if (!zh_competition_find_game (act->snapshot, tournament_id, round, mark->board, mark->game + 1, &place, error))
    return FALSE;
  if (zh_result_is_set (place.game->result))
    {
      g_autofree char *board = zh_pairing_format_board (place.pairing, place.index);

      return zh_fail (error, ZH_ERROR_REFUSED, _ ("Board %s has a result: whoever plays there has come"), board);
    }
  game = g_hash_table_lookup (games, place.game);
  if (game == NULL)
    {
      game = g_memdup2 (place.game, sizeof *place.game);
      g_hash_table_insert (games, (gpointer) place.game, game);
    }
  game->missing[get_side (game, mark->colour)] = mark->missing;
  return zh_store_put_game (act->store, place.pairing->id, game, error);
}

static void
note_in (ZhAct               *act,
         int                  round,
         const ZhMissingMark *marks,
         gsize                n_marks)
{
  zh_act_in_int (act, "round", round);
  for (gsize i = 0; i < n_marks; i++)
    {
      JsonObject *mark = zh_act_in_add (act, "marks");

      json_object_set_int_member (mark, "board", marks[i].board);
      json_object_set_int_member (mark, "game", marks[i].game + 1);
      json_object_set_string_member (mark, "side", marks[i].colour == ZH_COLOUR_WHITE ? "white" : "black");
      json_object_set_boolean_member (mark, "missing", marks[i].missing);
    }
}

/* A lone mark names the player, many are counted. */
static void
note_marks (ZhAct               *act,
            const ZhTournament  *tournament,
            const ZhRound       *round,
            const ZhMissingMark *marks,
            gsize                n_marks)
{
  const ZhPairing *pairing = zh_round_find_pairing (round, marks[0].board);
  const ZhEntry   *entry = zh_tournament_find_entry (tournament, pairing->entry[get_side (&pairing->games[marks[0].game], marks[0].colour)]);

  zh_act_set_int (act, "missing", marks[0].missing ? 1 : 0);
  zh_act_set_int (act, "marks", (gint64) n_marks);
  if (n_marks > 1)
    return;
  zh_act_set_int (act, "board", marks[0].board);
  if (entry != NULL)
    zh_act_set_entry (act, "entry", entry);
}

ZhChange *
zh_desk_mark_missing (ZhDesk              *self,
                      gint64               tournament_id,
                      int                  round_number,
                      const ZhMissingMark *marks,
                      gsize                n_marks,
                      GError             **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_MARK_MISSING, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? find_open_round (act, tournament, round_number, error) : NULL;
  g_autoptr (GHashTable) games = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  g_return_val_if_fail (n_marks > 0, NULL);

  if (round == NULL)
    return NULL;
  for (gsize i = 0; i < n_marks; i++)
    if (!write_mark (act, tournament_id, round_number, &marks[i], games, error))
      return NULL;
  note_marks (act, tournament, round, marks, n_marks);
  note_in (act, round_number, marks, n_marks);
  return zh_act_commit (act, error);
}

/* The games of a round with a side that has not come. */
static GArray *
list_late (const ZhRound *round)
{
  GArray *late = g_array_new (FALSE, FALSE, sizeof (ZhForfeit));

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        {
          const ZhGame *game = &pairing->games[k];
          ZhForfeit     forfeit = { round, pairing, k, zh_forfeit_result (zh_game_is_missing (game, ZH_COLOUR_WHITE), zh_game_is_missing (game, ZH_COLOUR_BLACK)) };

          if (is_late (game))
            g_array_append_val (late, forfeit);
        }
    }
  return late;
}

/* Those that were found before: each must be late, and lost without play. */
static GArray *
read_late (const ZhCompetition *competition,
           const ZhTournament  *tournament,
           const ZhRound       *round,
           const GArray        *given,
           GError             **error)
{
  g_autoptr (GArray) late = g_array_new (FALSE, FALSE, sizeof (ZhForfeit));

  for (guint i = 0; i < given->len; i++)
    {
      const ZhGivenForfeit *each = &g_array_index (given, ZhGivenForfeit, i);
      ZhForfeit             forfeit;
      ZhGamePlace           place;

      if (!zh_competition_find_game (competition, tournament->id, each->round, each->board, each->game, &place, error))
        return NULL;
      if (place.round != round || !is_late (place.game) || !zh_result_is_set (each->result) || each->result.played)
        return zh_fail_null (error, ZH_ERROR_INPUT,
                             _ ("Board %2$d of round %1$d is not lost by coming late. Leave the forfeits out, and they are found"),
                             each->round, each->board);
      forfeit = (ZhForfeit){ place.round, place.pairing, place.index, each->result };
      g_array_append_val (late, forfeit);
    }
  return g_steal_pointer (&late);
}

/* "3 +--, 5 ---" */
static void
note_late (ZhAct         *act,
           const ZhRound *round,
           const GArray  *late)
{
  g_autoptr (GString) boards = g_string_new (NULL);

  for (guint i = 0; i < late->len; i++)
    {
      const ZhForfeit *forfeit = &g_array_index (late, ZhForfeit, i);
      g_autofree char *code = zh_result_format_code (forfeit->result);

      g_string_append_printf (boards, "%s%d %s", boards->len > 0 ? ", " : "", forfeit->pairing->number, code);
    }
  zh_act_set_string (act, "new", boards->str);
  zh_act_in_int (act, "round", round->number);
  zh_act_in_forfeits (act, late);
}

/* As they were found before, else from the rules. */
static gboolean
set_late_articles (ZhAct      *act,
                   const char *given,
                   GError    **error)
{
  g_auto (ZhLateness) lateness = { 0 };

  if (given == NULL && !zh_competition_load_lateness (act->snapshot, &lateness, error))
    return FALSE;
  zh_act_set_articles (act, given != NULL ? given : lateness.article);
  return TRUE;
}

/* "4 Koval Ivan, 7 Lys Petro", of teams "2.3 Rook": match, board and team */
static char *
name_late (const ZhTournament *tournament,
           const ZhRound      *round)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        for (int side = 0; side < 2 && is_late (&pairing->games[k]); side++)
          {
            const ZhEntry   *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);
            g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
            g_autofree char *board = zh_pairing_format_board (pairing, k);

            if (pairing->games[k].missing[side])
              g_string_append_printf (names, "%s%s %s", names->len > 0 ? ", " : "", board, name);
          }
    }
  return g_string_free (names, FALSE);
}

gboolean
zh_round_check_default_time (const ZhCompetition *competition,
                             const ZhTournament  *tournament,
                             const ZhRound       *round,
                             gint64               now,
                             GError             **error)
{
  g_autoptr (GDateTime) start = zh_round_parse_start (round);
  g_auto (ZhLateness) lateness = { 0 };
  g_autofree char *names = name_late (tournament, round);
  g_autofree char *left = NULL;
  gint64           seconds;

  if (!zh_competition_load_lateness (competition, &lateness, error))
    return FALSE;
  if (start == NULL)
    {
      left = zh_clock_reading_format (lateness.default_seconds);
      return zh_fail (error, ZH_ERROR_REFUSED,
                      _ ("Round %1$d has no time of start, so that nobody can say whether the default time of %2$s (%3$s) is over at boards: %4$s. "
                         "Set the start of the round, or give the reason for forfeiting without it"),
                      round->number, left, lateness.article, names);
    }
  seconds = g_date_time_to_unix (start) + lateness.default_seconds - now;
  if (seconds <= 0)
    return TRUE;
  left = zh_clock_reading_format ((int) MIN (seconds, G_MAXINT));
  return zh_fail (error, ZH_ERROR_REFUSED,
                  _ ("The default time (%1$s) of round %2$d is not over for another %3$s at boards: %4$s. "
                     "Wait for its end, or give the reason for forfeiting before it"),
                  lateness.article, round->number, left, names);
}

ZhChange *
zh_desk_forfeit_late (ZhDesk     *self,
                      gint64      tournament_id,
                      int         round_number,
                      const char *reason,
                      GError    **error)
{
  return zh_desk_write_late (self, tournament_id, round_number, NULL, NULL, reason, error);
}

/* An arbiter who does not wait says why, and the journal says that it was before the time or by an unknown start. */
static gboolean
check_time (ZhAct              *act,
            const ZhTournament *tournament,
            const ZhRound      *round,
            const char         *reason,
            GError            **error)
{
  g_autofree char *given = g_strstrip (g_strdup (reason != NULL ? reason : ""));
  g_autoptr (GError) early = NULL;

  zh_act_set_reason (act, *given != '\0' ? given : NULL);
  if (zh_round_check_default_time (act->snapshot, tournament, round, zh_act_get_time (act), &early))
    return TRUE;
  if (*given == '\0' && !act->desk->is_repeating)
    {
      g_propagate_error (error, g_steal_pointer (&early));
      return FALSE;
    }
  if (*given != '\0')
    zh_act_set_string (act, "time", *round->start == '\0' ? "unknown" : "early");
  return TRUE;
}

ZhChange *
zh_desk_write_late (ZhDesk       *self,
                    gint64        tournament_id,
                    int           round_number,
                    const GArray *given,
                    const char   *articles,
                    const char   *reason,
                    GError      **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_FORFEIT_LATE, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? find_open_round (act, tournament, round_number, error) : NULL;
  g_autoptr (GArray) late = NULL;

  if (round == NULL || !set_late_articles (act, articles, error))
    return NULL;
  late = given != NULL ? read_late (act->snapshot, tournament, round, given, error) : list_late (round);
  if (late == NULL)
    return NULL;
  if (late->len == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Round %d: nobody is marked as not come. Mark who is missing first"), round_number);
  if (!check_time (act, tournament, round, reason, error) || !zh_act_write_forfeits (act, late, error) ||
      (round->state == ZH_ROUND_OPEN && !zh_store_put_round_state (act->store, tournament_id, round, ZH_ROUND_PUBLISHED, error)))
    return NULL;
  note_late (act, round, late);
  return zh_act_commit (act, error);
}
