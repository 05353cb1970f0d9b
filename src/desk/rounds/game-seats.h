/* Who sits where in the games of a round, and whether a name that a file or a letter writes is one of them. */
#pragma once

#include "game-place.h"

G_BEGIN_DECLS

/**
 * ZhNameReading:
 *
 * The ways a name can be read: in own letters the tables of both languages are tried, for what was written may use either.
 */
typedef enum
{
  ZH_READING_LATIN,
  ZH_READING_UKRAINIAN,
  ZH_READING_RUSSIAN,
  ZH_N_READINGS,
} ZhNameReading;

/**
 * ZhGameSitter:
 * @parts: (nullable): the parts of the name by reading; %NULL where nobody sits
 * @login: on the platform, in small letters; "" without one
 *
 * What is compared of a player: each name is taken apart once.
 */
typedef struct
{
  char **parts[ZH_N_READINGS];
  char  *login;
} ZhGameSitter;

/**
 * ZhGameSeat:
 * @place: a game
 * @sitters: White and Black
 */
typedef struct
{
  ZhGamePlace  place;
  ZhGameSitter sitters[2];
} ZhGameSeat;

/**
 * ZhWrittenName:
 *
 * A name that somebody wrote, in the readings it is held against.
 */
typedef struct
{
  char **by_ukrainian;
  char **by_russian;
  char  *as_login;
} ZhWrittenName;

/* Returns: (transfer full) (element-type ZhGameSeat): every game of @round */
GArray *zh_game_seats_new (const ZhTournament *tournament,
                           const ZhRound      *round);

/* Takes @name apart; to be cleared. */
ZhWrittenName zh_written_name_read (const char *name);
void          zh_written_name_clear (ZhWrittenName *self);

/**
 * zh_game_sitter_is:
 *
 * The surname goes first, the given name in full or by its first letters. A platform writes its own names: the login is
 * that of the list, letter for letter.
 *
 * Returns: whether @written may be the player
 */
gboolean zh_game_sitter_is (const ZhGameSitter  *self,
                            const ZhWrittenName *written);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhWrittenName, zh_written_name_clear)

G_END_DECLS
