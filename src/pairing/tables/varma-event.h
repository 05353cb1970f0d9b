/* The restricted drawing of lots of a tournament: who is whose team-mate, and what is kept of a
 * draw so that it can be repeated and printed.
 */
#pragma once

#include "varma.h"

G_BEGIN_DECLS

/* The option of a tournament that says what team-mates share: "federation", "region" or "club". */
#define ZH_OPTION_TEAM_FIELD "team-field"

/* The option that keeps a draw: edition, seed and language, blanks between. */
#define ZH_OPTION_VARMA "varma"

/* Of #ZhVarmaEdition, %NULL behind the last. */
extern const char *const zh_varma_edition_words[];

/**
 * ZhVarmaDraw:
 * @field: what team-mates share: "federation", "region" or "club"
 * @edition: of the row for 11 and 12 players
 * @seed: shown before the draw
 */
typedef struct
{
  const char    *field;
  ZhVarmaEdition edition;
  guint64        seed;
} ZhVarmaDraw;

/* Whether the tables are made for so many players as @tournament has. */
gboolean zh_varma_fits (const ZhTournament *tournament);

/**
 * zh_varma_list_players:
 * @field: as in #ZhVarmaDraw
 *
 * Returns: (transfer full) (element-type ZhVarmaPlayer): the players of a tournament, in its
 *   order; the tournament must outlive them
 */
GArray *zh_varma_list_players (const ZhTournament *tournament,
                               const char         *field);

/**
 * zh_varma_draw_for:
 * @players: of zh_varma_list_players()
 * @language: whose alphabet decides the order
 *
 * Returns: (transfer full) (element-type ZhVarmaStep): the draw step by step
 */
GArray *zh_varma_draw_for (const GArray      *players,
                           const ZhVarmaDraw *draw,
                           const ZhLanguage  *language);

/**
 * zh_varma_keep:
 * @options: of a tournament that is not shared yet
 *
 * Keeps the draw in the options.
 */
void zh_varma_keep (GHashTable        *options,
                    const ZhVarmaDraw *draw,
                    const ZhLanguage  *language);

/**
 * zh_varma_recall:
 * @draw: (out): what was kept; its strings live as long as @tournament
 * @language: (out): code of the language whose alphabet decided; to be freed
 *
 * Returns: whether the numbers of @tournament come from such a draw
 */
gboolean zh_varma_recall (const ZhTournament *tournament,
                          ZhVarmaDraw        *draw,
                          char              **language);

G_END_DECLS
