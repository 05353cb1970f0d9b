/* Which game a sheet is about, by what stays the same while the file changes under it: tournament, round, board and game. */
#pragma once

#include "account-rules.h"
#include "game-place.h"
#include "letter-record.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * ZhGameForm:
 * @session: owned
 * @tournament_id: of the file
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1
 *
 * To be the first member of what a sheet keeps; all but the session is 0 where the sheet is about no game.
 */
typedef struct
{
  ZhSession *session;
  gint64     tournament_id;
  int        round;
  int        board;
  int        game;
} ZhGameForm;

/* @place: (nullable): the game */
void zh_game_form_init (ZhGameForm        *self,
                        ZhSession         *session,
                        const ZhGamePlace *place);

/* Drops the session; the struct belongs to the caller. */
void zh_game_form_clear (ZhGameForm *self);

/**
 * zh_game_form_find:
 * @place: (out): the game as the file has it now
 * @error: %ZH_ERROR_INPUT where it is gone
 *
 * A competition is open.
 */
gboolean zh_game_form_find (const ZhGameForm *self,
                            ZhGamePlace      *place,
                            GError          **error);

/* The letters of the game, (transfer container) (element-type ZhLetterRecord); %NULL where it is gone. */
GPtrArray *zh_game_form_list_letters (const ZhGameForm *self);

/* The rules by which days count, (transfer full); %NULL where those of the event know no play by correspondence. */
ZhAccountRules *zh_game_form_read_rules (const ZhGameForm *self);

/* Today as the sheets write it, "2030-03-08". */
char *zh_game_form_format_today (const ZhGameForm *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
