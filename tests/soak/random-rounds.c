/* Rounds, results and games of a random event. */
#include "config.h"

#include "commands.h"
#include "game-place.h"
#include "random-event.h"
#include "round-edit.h"

#define ID "%" G_GINT64_FORMAT
#define MAX_ACTS_OF_END 80

static ZhChange *
pair_next (RandomEvent        *self,
           const ZhTournament *tournament,
           GError            **error)
{
  return random_run (self, ZH_COMMAND_PAIR_ROUND, error, "{'tournament':" ID ",'round':%d}", tournament->id,
                     zh_tournament_count_paired_rounds (tournament) + 1);
}

/* Those who play, two by two as they are entered; the last one has a bye. */
static ZhChange *
pair_by_hand (RandomEvent        *self,
              const ZhTournament *tournament,
              GError            **error)
{
  g_autoptr (GString) pairs = g_string_new (NULL);
  int    round = zh_tournament_count_paired_rounds (tournament) + 1;
  gint64 white = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (zh_entry_get_absence (entry, round, NULL))
        continue;
      if (white != 0)
        g_string_append_printf (pairs, "%s{'white':" ID ",'black':" ID "}", pairs->len > 0 ? "," : "", white, entry->id);
      white = white != 0 ? 0 : entry->id;
    }
  if (white != 0)
    g_string_append_printf (pairs, "%s{'white':" ID ",'bye':'allocated-bye'}", pairs->len > 0 ? "," : "", white);
  return random_run (self, ZH_COMMAND_PAIR_ROUND, error, "{'tournament':" ID ",'round':%d,'by':'hand','pairs':[%s]}", tournament->id,
                     round, pairs->str);
}

static ZhChange *
pair_round (RandomEvent *self,
            GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  if (tournament == NULL)
    return NULL;
  return random_once_in (self, 4) ? pair_by_hand (self, tournament, error) : pair_next (self, tournament, error);
}

static ZhChange *
change_round (RandomEvent *self,
              const char  *command,
              GError     **error)
{
  const ZhTournament *tournament;
  const ZhRound      *round = random_pick_round (self, &tournament);

  return round != NULL ? random_run (self, command, error, "{'tournament':" ID ",'round':%d}", tournament->id, round->number) : NULL;
}

static ZhChange *
publish_round (RandomEvent *self,
               GError     **error)
{
  return change_round (self, ZH_COMMAND_PUBLISH_ROUND, error);
}

static ZhChange *
close_round (RandomEvent *self,
             GError     **error)
{
  return change_round (self, ZH_COMMAND_CLOSE_ROUND, error);
}

static ZhChange *
reopen_round (RandomEvent *self,
              GError     **error)
{
  const ZhTournament *tournament;
  const ZhRound      *round = random_pick_round (self, &tournament);

  if (round == NULL)
    return NULL;
  return random_run (self, ZH_COMMAND_REOPEN_ROUND, error, "{'tournament':" ID ",'round':%d,'reason':'An invented reason'}", tournament->id,
                     round->number);
}

static ZhChange *
give_result (RandomEvent      *self,
             const RandomGame *game,
             const char       *code,
             GError          **error)
{
  return random_run (self, ZH_COMMAND_SET_RESULT, error, "{'tournament':" ID ",'round':%d,'board':%d,'game':%d,'results':['%s']}",
                     game->tournament->id, game->round->number, game->pairing->number, game->game, code);
}

static ZhChange *
set_result (RandomEvent *self,
            GError     **error)
{
  RandomGame game;

  if (!random_pick_game (self, &game))
    return NULL;
  return give_result (self, &game, random_once_in (self, 8) ? "clear" : random_pick_result (self), error);
}

/* A game of the round that has no result yet. */
static gboolean
find_open_game (const ZhTournament *tournament,
                const ZhRound      *round,
                RandomGame         *game)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        if (!zh_result_is_set (pairing->games[k].result))
          {
            *game = (RandomGame){ tournament, round, pairing, k + 1 };
            return TRUE;
          }
    }
  return FALSE;
}

/* What an arbiter does next: pairs, publishes, takes results, closes. */
static ZhChange *
go_on (RandomEvent        *self,
       const ZhTournament *tournament,
       GError            **error)
{
  const ZhRound *round = tournament->rounds->len > 0 ? g_ptr_array_index (tournament->rounds, tournament->rounds->len - 1) : NULL;
  RandomGame     game;

  if (round == NULL || round->state == ZH_ROUND_CLOSED)
    return pair_next (self, tournament, error);
  if (round->state == ZH_ROUND_OPEN && random_once_in (self, 2))
    return random_run (self, ZH_COMMAND_PUBLISH_ROUND, error, "{'tournament':" ID ",'round':%d}", tournament->id, round->number);
  if (find_open_game (tournament, round, &game))
    return give_result (self, &game, random_pick_result (self), error);
  return random_run (self, ZH_COMMAND_CLOSE_ROUND, error, "{'tournament':" ID ",'round':%d}", tournament->id, round->number);
}

static ZhChange *
play_on (RandomEvent *self,
         GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  return tournament != NULL ? go_on (self, tournament, error) : NULL;
}

void
random_play_out (RandomEvent *self,
                 gint64       tournament_id)
{
  for (int i = 0; i < MAX_ACTS_OF_END; i++)
    {
      g_autoptr (GError) error = NULL;
      const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (self->desk), tournament_id);

      if (tournament == NULL || !random_prepare (go_on (self, tournament, &error), &error))
        return;
    }
}

/* All results of a match at once. */
static ZhChange *
set_results (RandomEvent *self,
             GError     **error)
{
  RandomGame game;
  g_autoptr (GString) codes = g_string_new (NULL);

  if (!random_pick_game (self, &game))
    return NULL;
  for (int i = 0; i < game.pairing->n_games; i++)
    g_string_append_printf (codes, "%s'%s'", i > 0 ? "," : "", random_pick_result (self));
  return random_run (self, ZH_COMMAND_SET_RESULT, error, "{'tournament':" ID ",'round':%d,'board':%d,'results':[%s]}", game.tournament->id,
                     game.round->number, game.pairing->number, codes->str);
}

static ZhChange *
move_about (RandomEvent        *self,
            ZhRoundEdit        *edit,
            const ZhTournament *tournament,
            GError            **error)
{
  const ZhEntry *first = random_pick_of (self, tournament->entries);
  const ZhEntry *second = random_pick_of (self, tournament->entries);
  int            board = 1 + (int) zh_random_below (&self->random, MAX (edit->boards->len, 1));
  gboolean       is_moved;

  if (random_once_in (self, 3))
    is_moved = zh_round_edit_swap_colours (edit, board, error);
  else if (random_once_in (self, 3))
    is_moved = zh_round_edit_move_board (edit, board, 1, error);
  else if (random_once_in (self, 3))
    is_moved = zh_round_edit_give_bye (edit, first->id, ZH_PAIRING_HALF_BYE, error);
  else
    is_moved = zh_round_edit_swap (edit, first->id, second->id, error);
  return is_moved ? zh_desk_accept_edit (self->desk, edit, "Жереб кинуто ще раз", error) : NULL;
}

static ZhChange *
edit_round (RandomEvent *self,
            GError     **error)
{
  const ZhTournament *tournament;
  const ZhRound      *round = random_pick_round (self, &tournament);
  g_autoptr (ZhRoundEdit) edit = round != NULL ? zh_round_edit_new (tournament, round->number, error) : NULL;

  return edit != NULL && tournament->entries->len > 0 ? move_about (self, edit, tournament, error) : NULL;
}

static ZhChange *
repair_round (RandomEvent *self,
              GError     **error)
{
  const ZhTournament *tournament;
  const ZhRound      *round = random_pick_round (self, &tournament);

  return round != NULL ? random_run (self, ZH_COMMAND_REPAIR_ROUND, error, "{'tournament':" ID ",'round':%d,'lose':true}", tournament->id,
                                     zh_tournament_count_paired_rounds (tournament))
                       : NULL;
}

static ZhChange *
unpair_round (RandomEvent *self,
              GError     **error)
{
  const ZhTournament *tournament;
  const ZhRound      *round = random_pick_round (self, &tournament);

  return round != NULL ? random_run (self, ZH_COMMAND_UNPAIR_ROUND, error, "{'tournament':" ID ",'round':%d,'lose':true}", tournament->id,
                                     zh_tournament_count_paired_rounds (tournament))
                       : NULL;
}

static const char *
get_openings (const ZhTournament *tournament)
{
  if (tournament->sport == ZH_SPORT_CHESS)
    return "name Кілька\\n1. e4 e5\\n2. d4 d5\\n3. c4 c5\\n";
  return tournament->sport == ZH_SPORT_DRAUGHTS_RUSSIAN ? "name Кілька\\n1. c3-d4 b6-a5\\n2. c3-d4 d6-c5\\n" : "name Кілька\\n1. 32-28\\n2. 33-28\\n";
}

static ZhChange *
set_openings (RandomEvent *self,
              GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  return tournament != NULL ? random_run (self, ZH_COMMAND_SET_OPENINGS, error, "{'tournament':" ID ",'text':'%s'}", tournament->id, get_openings (tournament)) : NULL;
}

static ZhChange *
draw_opening (RandomEvent *self,
              GError     **error)
{
  static const char *const per[] = { "round", "board", NULL };
  const ZhTournament      *tournament;
  const ZhRound           *round = random_pick_round (self, &tournament);

  return round != NULL ? random_run (self, ZH_COMMAND_DRAW_OPENING, error, "{'tournament':" ID ",'round':%d,'per':'%s'}", tournament->id,
                                     round->number, random_pick (self, per))
                       : NULL;
}

static ZhChange *
draw_table_rounds (RandomEvent *self,
                   GError     **error)
{
  const ZhTournament *tournament = random_pick_tournament (self);

  return tournament != NULL ? random_run (self, ZH_COMMAND_DRAW_TABLE_ROUNDS, error, "{'tournament':" ID "}", tournament->id) : NULL;
}

static ZhChange *
set_round_start (RandomEvent *self,
                 GError     **error)
{
  const ZhTournament *tournament;
  const ZhRound      *round = random_pick_round (self, &tournament);

  return round != NULL ? random_run (self, ZH_COMMAND_SET_ROUND_START, error, "{'tournament':" ID ",'round':%d,'start':'2026-11-2%uT10:00'}",
                                     tournament->id, round->number, zh_random_below (&self->random, 9))
                       : NULL;
}

static ZhChange *
swap_colours (RandomEvent *self,
              GError     **error)
{
  RandomGame game;

  return random_pick_game (self, &game) ? random_run (self, ZH_COMMAND_SWAP_COLOURS, error, "{'tournament':" ID ",'round':%d,'board':%d,'game':%d}",
                                                      game.tournament->id, game.round->number, game.pairing->number, game.game)
                                        : NULL;
}

static ZhChange *
swap_players (RandomEvent *self,
              GError     **error)
{
  const ZhTournament *tournament;
  const ZhRound      *round = random_pick_round (self, &tournament);
  const ZhEntry      *first = round != NULL ? random_pick_of (self, tournament->entries) : NULL;
  const ZhEntry      *second = round != NULL ? random_pick_of (self, tournament->entries) : NULL;

  return first != NULL ? random_run (self, ZH_COMMAND_SWAP_PLAYERS, error, "{'tournament':" ID ",'round':%d,'first':" ID ",'second':" ID "}",
                                     tournament->id, round->number, first->id, second->id)
                       : NULL;
}

/* A level match of a knockout comes seldom by itself. */
static ZhChange *
add_deciding_game (RandomEvent *self,
                   GError     **error)
{
  RandomGame game;

  if (!random_pick_game (self, &game))
    return NULL;
  for (int i = 0; game.tournament->system == ZH_SYSTEM_KNOCKOUT && i < game.pairing->n_games; i++)
    {
      RandomGame each = { game.tournament, game.round, game.pairing, i + 1 };

      if (!zh_result_is_set (game.pairing->games[i].result) && !random_prepare (give_result (self, &each, "=-=", error), error))
        return NULL;
    }
  return random_run (self, ZH_COMMAND_ADD_DECIDING_GAME, error, "{'tournament':" ID ",'round':%d,'board':%d}", game.tournament->id,
                     game.round->number, game.pairing->number);
}

static const char *
get_moves (const ZhTournament *tournament)
{
  if (tournament->sport == ZH_SPORT_CHESS)
    return "1. e4 e5 2. Nf3 Nc6 *";
  return tournament->sport == ZH_SPORT_DRAUGHTS_INTERNATIONAL ? "1. 32-28 19-23 2. 28x19 14x23 *" : "1. c3-d4 b6-a5 *";
}

static ZhChange *
keep_moves (RandomEvent      *self,
            const RandomGame *game,
            GError          **error)
{
  return random_run (self, ZH_COMMAND_KEEP_GAME, error, "{'tournament':" ID ",'round':%d,'board':%d,'game':%d,'moves':'%s'}",
                     game->tournament->id, game->round->number, game->pairing->number, game->game, get_moves (game->tournament));
}

static ZhChange *
keep_game (RandomEvent *self,
           GError     **error)
{
  RandomGame game;

  return random_pick_game (self, &game) ? keep_moves (self, &game, error) : NULL;
}

static ZhChange *
keep_games (RandomEvent *self,
            GError     **error)
{
  RandomGame game;

  return random_pick_game (self, &game) ? random_run (self, ZH_COMMAND_KEEP_GAMES, error,
                                                      "{'tournament':" ID ",'round':%d,'games':[{'board':%d,'game':%d,'moves':'%s'}]}",
                                                      game.tournament->id, game.round->number, game.pairing->number, game.game,
                                                      get_moves (game.tournament))
                                        : NULL;
}

static ZhChange *
drop_game (RandomEvent *self,
           GError     **error)
{
  const ZhKeptGame *kept = random_pick_of (self, zh_desk_get_snapshot (self->desk)->kept_games);
  ZhGamePlace       place;

  if (kept == NULL || !zh_competition_find_game_by_id (zh_desk_get_snapshot (self->desk), kept->game_id, &place))
    return NULL;
  return random_run (self, ZH_COMMAND_DROP_GAME, error, "{'tournament':" ID ",'round':%d,'board':%d,'game':%d}", place.tournament->id,
                     place.round->number, place.pairing->number, place.index + 1);
}

/* By the rules of 988 alone is there play by post; a tournament over the board is made one. */
static ZhChange *
keep_letter (RandomEvent *self,
             GError     **error)
{
  RandomGame game;

  if (!g_str_equal (zh_desk_get_snapshot (self->desk)->ruleset, "ru-chess-988") || !random_pick_game (self, &game) ||
      (game.tournament->play != ZH_PLAY_CORRESPONDENCE &&
       !random_prepare (random_run (self, ZH_COMMAND_EDIT_TOURNAMENT, error,
                                    "{'tournament':" ID ",'choices':[{'key':'discipline','value':'correspondence'}],'reason':'By post'}", game.tournament->id),
                        error)))
    return NULL;
  return random_run (self, ZH_COMMAND_KEEP_LETTER, error,
                     "{'tournament':" ID ",'round':%d,'board':%d,'game':%d,'event':'add','side':'w','no':'%d','kind':'55.6.10','sent':'2030-03-01'}",
                     game.tournament->id, game.round->number, game.pairing->number, game.game, 1 + random_once_in (self, 2));
}

/* Before the letters of a game that has some. */
static ZhChange *
insert_letter (RandomEvent *self,
               GError     **error)
{
  const ZhLetterRecord *letter = random_pick_of (self, zh_desk_get_snapshot (self->desk)->letters);
  ZhGamePlace           place;

  if (letter == NULL || !zh_competition_find_game_by_id (zh_desk_get_snapshot (self->desk), letter->game_id, &place))
    return NULL;
  return random_run (self, ZH_COMMAND_INSERT_LETTER, error,
                     "{'tournament':" ID ",'round':%d,'board':%d,'game':%d,'letter':1,'event':'claim','side':'b','sent':'2030-03-02'}",
                     place.tournament->id, place.round->number, place.pairing->number, place.index + 1);
}

/* The first letter is a claim where one was put in; it does not hold, for nobody has moved. */
static ZhChange *
object_to_claim (RandomEvent *self,
                 GError     **error)
{
  const ZhLetterRecord *letter = random_pick_of (self, zh_desk_get_snapshot (self->desk)->letters);
  ZhGamePlace           place;

  if (letter == NULL || !zh_competition_find_game_by_id (zh_desk_get_snapshot (self->desk), letter->game_id, &place))
    return NULL;
  return random_run (self, ZH_COMMAND_OBJECT_TO_CLAIM, error,
                     "{'tournament':" ID ",'round':%d,'board':%d,'game':%d,'letter':1,'objected':'2030-03-05','objection':'Late'}",
                     place.tournament->id, place.round->number, place.pairing->number, place.index + 1);
}

static ZhChange *
decide_claim (RandomEvent *self,
              GError     **error)
{
  const ZhLetterRecord *letter = random_pick_of (self, zh_desk_get_snapshot (self->desk)->letters);
  ZhGamePlace           place;

  if (letter == NULL || !zh_competition_find_game_by_id (zh_desk_get_snapshot (self->desk), letter->game_id, &place))
    return NULL;
  return random_run (self, ZH_COMMAND_DECIDE_CLAIM, error,
                     "{'tournament':" ID ",'round':%d,'board':%d,'game':%d,'letter':1,'verdict':'refused','day':'2030-03-09'}",
                     place.tournament->id, place.round->number, place.pairing->number, place.index + 1);
}

static ZhChange *
drop_letter (RandomEvent *self,
             GError     **error)
{
  const ZhLetterRecord *letter = random_pick_of (self, zh_desk_get_snapshot (self->desk)->letters);
  ZhGamePlace           place;

  if (letter == NULL || !zh_competition_find_game_by_id (zh_desk_get_snapshot (self->desk), letter->game_id, &place))
    return NULL;
  return random_run (self, ZH_COMMAND_DROP_LETTER, error, "{'tournament':" ID ",'round':%d,'board':%d,'game':%d,'letter':1}",
                     place.tournament->id, place.round->number, place.pairing->number, place.index + 1);
}

static ZhChange *
keep_address (RandomEvent *self,
              GError     **error)
{
  RandomGame game;

  if (!random_pick_game (self, &game) || game.tournament->play != ZH_PLAY_CORRESPONDENCE)
    return NULL;
  return random_run (self, ZH_COMMAND_KEEP_ADDRESS, error, "{'tournament':" ID ",'entry':" ID ",'address':{'since':'2030-03-0%d','postal':'Kyiv'}}",
                     game.tournament->id, game.pairing->entry[0], zh_random_below (&self->random, 3) + 1);
}

static ZhChange *
drop_address (RandomEvent *self,
              GError     **error)
{
  RandomGame       game;
  const ZhAddress *address;

  if (!random_pick_game (self, &game))
    return NULL;
  address = random_pick_of (self, game.tournament->addresses);
  return address != NULL ? random_run (self, ZH_COMMAND_DROP_ADDRESS, error, "{'tournament':" ID ",'entry':" ID ",'since':'%s'}", game.tournament->id,
                                       address->entry_id, address->since)
                         : NULL;
}

static ZhChange *
add_leave (RandomEvent *self,
           GError     **error)
{
  RandomGame game;

  if (!random_pick_game (self, &game) || game.tournament->play != ZH_PLAY_CORRESPONDENCE)
    return NULL;
  return random_run (self, ZH_COMMAND_ADD_LEAVE, error, "{'tournament':" ID ",'entry':" ID ",'from':'2030-03-05','to':'2030-03-09','sent':'2030-03-01'}",
                     game.tournament->id, game.pairing->entry[0]);
}

static ZhChange *
adjourn_game (RandomEvent *self,
              GError     **error)
{
  RandomGame game;

  if (!random_pick_game (self, &game) || !random_prepare (keep_moves (self, &game, error), error))
    return NULL;
  return random_run (self, ZH_COMMAND_ADJOURN_GAME, error,
                     "{'tournament':" ID ",'round':%d,'board':%d,'game':%d,'white-time':7200,'black-time':7100,'resume-at':'2026-11-21T09:00',"
                     "'resume-place':'зал 2'}",
                     game.tournament->id, game.round->number, game.pairing->number, game.game);
}

static ZhChange *
resume_game (RandomEvent *self,
             GError     **error)
{
  static const char *const moves[] = { "Bb5", "Qxf9", "d4-c5", NULL };
  static const char *const present[] = { "both", "white", NULL };
  const ZhAdjournment     *adjournment = random_pick_of (self, zh_desk_get_snapshot (self->desk)->adjournments);
  ZhGamePlace              place;

  if (adjournment == NULL || !zh_competition_find_game_by_id (zh_desk_get_snapshot (self->desk), adjournment->game_id, &place))
    return NULL;
  return random_run (self, ZH_COMMAND_RESUME_GAME, error,
                     "{'tournament':" ID ",'round':%d,'board':%d,'game':%d,'sealed-move':'%s','present':'%s','opened-at':'2026-11-21T09:00'}",
                     place.tournament->id, place.round->number, place.pairing->number, place.index + 1, random_pick (self, moves),
                     random_pick (self, present));
}

const RandomAct random_round_acts[] = {
  { ZH_COMMAND_SET_RESULT, 300, play_on },
  { ZH_COMMAND_PAIR_ROUND, 10, pair_round },
  { ZH_COMMAND_PUBLISH_ROUND, 6, publish_round },
  { ZH_COMMAND_CLOSE_ROUND, 3, close_round },
  { ZH_COMMAND_REOPEN_ROUND, 6, reopen_round },
  { ZH_COMMAND_SET_RESULT, 30, set_result },
  { ZH_COMMAND_SET_RESULT, 10, set_results },
  { ZH_COMMAND_EDIT_ROUND, 10, edit_round },
  { ZH_COMMAND_REPAIR_ROUND, 6, repair_round },
  { ZH_COMMAND_UNPAIR_ROUND, 4, unpair_round },
  { ZH_COMMAND_SET_OPENINGS, 6, set_openings },
  { ZH_COMMAND_DRAW_OPENING, 12, draw_opening },
  { ZH_COMMAND_DRAW_TABLE_ROUNDS, 10, draw_table_rounds },
  { ZH_COMMAND_SET_ROUND_START, 5, set_round_start },
  { ZH_COMMAND_SWAP_COLOURS, 8, swap_colours },
  { ZH_COMMAND_SWAP_PLAYERS, 8, swap_players },
  { ZH_COMMAND_ADD_DECIDING_GAME, 20, add_deciding_game },
  { ZH_COMMAND_KEEP_GAME, 6, keep_game },
  { ZH_COMMAND_KEEP_GAMES, 6, keep_games },
  { ZH_COMMAND_DROP_GAME, 6, drop_game },
  { ZH_COMMAND_KEEP_LETTER, 6, keep_letter },
  { ZH_COMMAND_INSERT_LETTER, 6, insert_letter },
  { ZH_COMMAND_OBJECT_TO_CLAIM, 6, object_to_claim },
  { ZH_COMMAND_DECIDE_CLAIM, 6, decide_claim },
  { ZH_COMMAND_DROP_LETTER, 6, drop_letter },
  { ZH_COMMAND_ADD_LEAVE, 6, add_leave },
  { ZH_COMMAND_KEEP_ADDRESS, 6, keep_address },
  { ZH_COMMAND_DROP_ADDRESS, 6, drop_address },
  { ZH_COMMAND_ADJOURN_GAME, 8, adjourn_game },
  { ZH_COMMAND_RESUME_GAME, 14, resume_game },
  { NULL },
};
