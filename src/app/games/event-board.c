#include "config.h"

#include "event-board.h"

#include <glib/gi18n.h>

#include "desk-games.h"
#include "letter-moves.h"
#include "ruleset-defaults.h"
#include "odds.h"

static const ZhPairing *
find_pairing (const ZhEventBoard *self,
              ZhSession          *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *round = tournament != NULL && self->round > 0 ? zh_tournament_find_round (tournament, self->round) : NULL;
  const ZhPairing    *pairing = round != NULL ? zh_round_find_pairing (round, self->table) : NULL;

  return pairing != NULL && self->game < pairing->n_games ? pairing : NULL;
}

/* The name of the side that has @white in the game. */
static char *
dup_player (const ZhEventBoard *self,
            ZhSession          *session,
            const ZhPairing    *pairing,
            gboolean            white)
{
  int            side = pairing->games[self->game].swapped == white ? 1 : 0;
  const ZhEntry *entry = zh_tournament_find_entry (zh_session_get_tournament (session), pairing->entry[side]);

  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
}

char *
zh_event_board_dup_title (const ZhEventBoard *self,
                          ZhSession          *session)
{
  const ZhPairing *pairing = find_pairing (self, session);
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  if (pairing == NULL)
    return NULL;
  white = dup_player (self, session, pairing, TRUE);
  black = dup_player (self, session, pairing, FALSE);
  return g_strdup_printf (_ ("Round %1$d, board %2$d: %3$s – %4$s"), self->round, self->table, white, black);
}

const ZhKeptGame *
zh_event_board_find_kept_game (const ZhEventBoard *self,
                               ZhSession          *session)
{
  const ZhPairing *pairing = find_pairing (self, session);

  return pairing != NULL ? zh_competition_find_kept_game (zh_session_get_competition (session), pairing->games[self->game].id) : NULL;
}

char *
zh_event_board_dup_odds (const ZhEventBoard *self,
                         ZhSession          *session)
{
  const ZhPairing *pairing = find_pairing (self, session);

  return pairing != NULL ? zh_odds_dup_position (zh_session_get_tournament (session), pairing, &pairing->games[self->game]) : NULL;
}

ZhChange *
zh_event_board_keep_game (const ZhEventBoard *self,
                          ZhSession          *session,
                          const ZhGameLine   *line,
                          GError            **error)
{
  g_autoptr (ZhGameLine) initial = zh_game_line_new (line->kind, NULL, NULL);
  g_autofree char *start = zh_game_line_format_position (line, 0);
  g_autofree char *usual = zh_game_line_format_position (initial, 0);
  g_autofree char *moves = zh_game_line_format_moves (line, 0, zh_game_line_get_n_plies (line), ZH_LETTERS_ENGLISH);

  return zh_desk_keep_game (zh_session_get_desk (session), zh_session_get_tournament_id (session), self->round, self->table, self->game + 1,
                            g_str_equal (start, usual) ? NULL : start, moves, error);
}

ZhChange *
zh_event_board_drop_game (const ZhEventBoard *self,
                          ZhSession          *session,
                          GError            **error)
{
  return zh_desk_drop_game (zh_session_get_desk (session), zh_session_get_tournament_id (session), self->round, self->table, self->game + 1, error);
}

char *
zh_event_board_dup_letter_moves (const ZhEventBoard *self,
                                 ZhSession          *session)
{
  const ZhCompetition *competition = zh_session_get_competition (session);
  const ZhPairing     *pairing = find_pairing (self, session);
  g_autoptr (GPtrArray) letters = pairing != NULL ? zh_competition_list_letters (competition, pairing->games[self->game].id) : NULL;
  g_autoptr (ZhRuleset) ruleset = letters != NULL && letters->len > 0 ? zh_competition_load_ruleset (competition, NULL) : NULL;
  g_autoptr (ZhAccountRules) rules = ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, NULL) : NULL;
  g_autoptr (GArray) places = NULL;
  g_autoptr (ZhLetterFile) file = rules != NULL ? zh_letters_parse (letters, rules, &places, NULL) : NULL;
  g_autoptr (GPtrArray) plies = file != NULL ? zh_letter_plies_new (file, places, letters) : NULL;

  return plies != NULL ? zh_letter_plies_format (plies) : g_strdup ("");
}
