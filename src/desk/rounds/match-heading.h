/* What stands above the boards of a match of teams: who plays, how it stands, and what is still open. */
#pragma once

#include "language.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhMatchHeading:
 * @title: "Match 2: Alpha – Beta", the team with White on the first board first, as on paper
 * @number: "Match 2"
 * @teams: the names of these two
 * @score: game points of these two so far, "1½ – ½"; "·" before the first result
 * @open: "2 of 4 boards open", or that all results are in
 *
 * Owned by whoever asked for it.
 */
typedef struct
{
  char *title;
  char *number;
  char *teams[2];
  char *score;
  char *open;
} ZhMatchHeading;

/**
 * zh_match_heading_new:
 * @tournament: of teams
 * @pairing: a match of it, of %ZH_PAIRING_GAME
 *
 * Returns: (transfer full)
 */
ZhMatchHeading *zh_match_heading_new (const ZhTournament *tournament,
                                      const ZhPairing    *pairing,
                                      const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;
void            zh_match_heading_free (ZhMatchHeading *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhMatchHeading, zh_match_heading_free)

/* Whether both, which may be %NULL, say the same. */
gboolean zh_match_heading_equal (const ZhMatchHeading *a,
                                 const ZhMatchHeading *b);

/**
 * zh_match_heading_format_spoken:
 *
 * Returns: (transfer full): "Match 2: Alpha – Beta, 1½ – ½, 2 of 4 boards open"
 */
char *zh_match_heading_format_spoken (const ZhMatchHeading *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_match_format_score:
 * @tournament: of teams
 * @pairing: a match of it
 *
 * Returns: (transfer full): as in #ZhMatchHeading
 */
char *zh_match_format_score (const ZhTournament *tournament,
                             const ZhPairing    *pairing,
                             const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
