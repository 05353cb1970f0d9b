/* The functions behind the registry, by family. Private to this folder. */
#pragma once

#include "tiebreak-context.h"

G_BEGIN_DECLS

#define DECLARE_ENTRY(name)                              \
  void zh_tiebreak_##name (const ZhTiebreakQuery *query, \
                           int                    entry, \
                           ZhArithmetic          *arithmetic)
#define DECLARE_GROUP(name)                                      \
  void zh_tiebreak_##name (const ZhTiebreakQuery *query,         \
                           ZhTiebreakValue       *values);             \
  void zh_tiebreak_##name##_lines (const ZhTiebreakQuery *query, \
                                   int                    entry, \
                                   ZhArithmetic          *arithmetic)

/* tiebreak-results.c: points and article 7 */
DECLARE_ENTRY (points);
DECLARE_ENTRY (match_points);
DECLARE_ENTRY (game_points);
DECLARE_ENTRY (secondary_points);
DECLARE_ENTRY (wins);
DECLARE_ENTRY (games_won);
DECLARE_ENTRY (black_games);
DECLARE_ENTRY (black_wins);
DECLARE_ENTRY (progressive);
DECLARE_ENTRY (rounds_played);
DECLARE_ENTRY (standard_points);
DECLARE_ENTRY (pairing_number);

/* tiebreak-buchholz.c: article 8 and SSSC */
DECLARE_ENTRY (buchholz);
DECLARE_ENTRY (fore_buchholz);
DECLARE_ENTRY (average_buchholz);
DECLARE_ENTRY (score_strength);

/* tiebreak-berger.c: article 9 and 13.2 */
DECLARE_ENTRY (berger);
DECLARE_ENTRY (koya);
DECLARE_ENTRY (team_berger);

/* tiebreak-ratings.c: article 10 */
DECLARE_ENTRY (average_rating);
DECLARE_ENTRY (performance);
DECLARE_ENTRY (perfect_performance);
DECLARE_ENTRY (average_performance);
DECLARE_ENTRY (average_perfect_performance);
DECLARE_ENTRY (rating);

/* tiebreak-direct.c: articles 6 and 13.3 */
DECLARE_GROUP (direct);
DECLARE_GROUP (extended_direct);

/* tiebreak-boards.c: articles 12 and 13.3.2 */
DECLARE_GROUP (board_count);
DECLARE_GROUP (top_boards);
DECLARE_GROUP (bottom_boards);
DECLARE_GROUP (extended_direct_boards);

/* tiebreak-ukrainian.c, tiebreak-ukrainian-groups.c */
DECLARE_ENTRY (ua_berger);
DECLARE_ENTRY (ua_shmulyan);
DECLARE_ENTRY (ua_buchholz);
DECLARE_GROUP (ua_buchholz_series);
DECLARE_GROUP (ua_direct);
DECLARE_GROUP (ua_others);
DECLARE_ENTRY (ua_board_places);

/* tiebreak-russian.c */
DECLARE_ENTRY (ru_average_rating);
DECLARE_ENTRY (ru_buchholz);
DECLARE_ENTRY (ru_koya);
DECLARE_ENTRY (ru_berger);
DECLARE_ENTRY (ru_team_berger);
DECLARE_GROUP (ru_direct);

/* tiebreak-order.c: lots, an order made by hand, the organiser's own values */
DECLARE_ENTRY (lot);
DECLARE_ENTRY (manual);
DECLARE_ENTRY (other);

#undef DECLARE_ENTRY
#undef DECLARE_GROUP

G_END_DECLS
