#include "config.h"

#include "desk-lateness.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "forfeits.h"
#include "game-place.h"
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
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Board %d has a result: whoever plays there has come"), mark->board);
      return FALSE;
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
  return zh_act_commit (act, error);
}

/* "3 +--, 5 ---" */
static gboolean
write_forfeits (ZhAct           *act,
                const ZhPairing *pairing,
                GString         *boards,
                int             *n_forfeits,
                GError         **error)
{
  for (int i = 0; i < pairing->n_games; i++)
    {
      ZhGame           game = pairing->games[i];
      g_autofree char *code = NULL;

      if (!is_late (&game))
        continue;
      game.result = zh_forfeit_result (zh_game_is_missing (&game, ZH_COLOUR_WHITE), zh_game_is_missing (&game, ZH_COLOUR_BLACK));
      if (!zh_store_put_game (act->store, pairing->id, &game, error))
        return FALSE;
      code = zh_result_format_code (game.result);
      g_string_append_printf (boards, "%s%d %s", boards->len > 0 ? ", " : "", pairing->number, code);
      *n_forfeits += 1;
    }
  return TRUE;
}

ZhChange *
zh_desk_forfeit_late (ZhDesk  *self,
                      gint64   tournament_id,
                      int      round_number,
                      GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_FORFEIT_LATE, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? find_open_round (act, tournament, round_number, error) : NULL;
  g_autoptr (GString) boards = g_string_new (NULL);
  g_auto (ZhLateness) lateness = { 0 };
  int n_forfeits = 0;

  if (round == NULL || !zh_competition_load_lateness (act->snapshot, &lateness, error))
    return NULL;
  for (guint i = 0; i < round->pairings->len; i++)
    if (!write_forfeits (act, g_ptr_array_index (round->pairings, i), boards, &n_forfeits, error))
      return NULL;
  if (n_forfeits == 0)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Round %d: nobody is marked as not come. Mark who is missing first"), round_number);
      return NULL;
    }
  if (round->state == ZH_ROUND_OPEN && !zh_store_put_round_state (act->store, tournament_id, round, ZH_ROUND_PUBLISHED, error))
    return NULL;
  zh_act_set_int (act, "forfeits", n_forfeits);
  zh_act_set_string (act, "new", boards->str);
  zh_act_set_articles (act, lateness.article);
  return zh_act_commit (act, error);
}
