#include "config.h"

#include "tiebreak-registry.h"

#include <glib/gi18n-lib.h>

#include "tiebreak-criteria.h"

#define FAMILY(f) ZH_TIEBREAK_##f
#define IN_GROUP (ZH_TIEBREAK_IN_GROUP | ZH_TIEBREAK_ASCENDING)
#define TEAMS ZH_TIEBREAK_TEAMS_ONLY
#define VALUE(func) zh_tiebreak_##func, NULL, NULL
#define SERIES(func) zh_tiebreak_##func, zh_tiebreak_##func##_series, zh_tiebreak_##func##_series_lines
#define PLACE(func) NULL, zh_tiebreak_##func, zh_tiebreak_##func##_lines

/* A name ending in "_" is open: the organiser's own name follows it. FIDE's codes are the same
 * in all languages and head their columns themselves (NULL). */
/* clang-format off */
static const ZhTiebreakKind kinds[] = {
  { "PTS", FAMILY (POINTS), NC_ ("tie-break", "Points"), NC_ ("tie-break column", "Pts"), "", "", 0, VALUE (points) },
  { "MPTS", FAMILY (POINTS), NC_ ("tie-break", "Match points"), NC_ ("tie-break column", "MP"), "C.07 11", "", 0, VALUE (match_points) },
  { "GPTS", FAMILY (POINTS), NC_ ("tie-break", "Game points"), NC_ ("tie-break column", "GP"), "C.07 11", "", 0, VALUE (game_points) },

  { "DE", FAMILY (FIDE), NC_ ("tie-break", "Direct encounter"), NULL, "C.07 6", ":P", IN_GROUP, PLACE (direct) },
  { "WIN", FAMILY (FIDE), NC_ ("tie-break", "Number of wins"), NULL, "C.07 7.1", ":P", 0, VALUE (wins) },
  { "WON", FAMILY (FIDE), NC_ ("tie-break", "Games won over the board"), NULL, "C.07 7.2", ":P", 0, VALUE (games_won) },
  { "BPG", FAMILY (FIDE), NC_ ("tie-break", "Games played with Black"), NULL, "C.07 7.3", "P", 0, VALUE (black_games) },
  { "BWG", FAMILY (FIDE), NC_ ("tie-break", "Games won with Black"), NULL, "C.07 7.4", "P", 0, VALUE (black_wins) },
  { "PS", FAMILY (FIDE), NC_ ("tie-break", "Progressive scores"), NULL, "C.07 7.5", ":CP", 0, VALUE (progressive) },
  { "REP", FAMILY (FIDE), NC_ ("tie-break", "Rounds elected to play"), NULL, "C.07 7.6", "P", 0, VALUE (rounds_played) },
  { "STD", FAMILY (FIDE), NC_ ("tie-break", "Standard points"), NULL, "C.07 7.7", ":P", 0, VALUE (standard_points) },
  { "TPN", FAMILY (FIDE), NC_ ("tie-break", "Pairing number"), NULL, "C.07 7.8", ":R", ZH_TIEBREAK_ASCENDING, VALUE (pairing_number) },
  { "BH", FAMILY (FIDE), NC_ ("tie-break", "Buchholz"), NULL, "C.07 8.1", ":CMP", ZH_TIEBREAK_SWISS_ONLY, VALUE (buchholz) },
  { "AOB", FAMILY (FIDE), NC_ ("tie-break", "Average of opponents’ Buchholz"), NULL, "C.07 8.2", ":FP", ZH_TIEBREAK_SWISS_ONLY, VALUE (average_buchholz) },
  { "FB", FAMILY (FIDE), NC_ ("tie-break", "Fore Buchholz"), NULL, "C.07 8.3", ":CMP", ZH_TIEBREAK_SWISS_ONLY, VALUE (fore_buchholz) },
  { "SB", FAMILY (FIDE), NC_ ("tie-break", "Sonneborn-Berger"), NULL, "C.07 9.1", ":CMP", 0, VALUE (berger) },
  { "KS", FAMILY (FIDE), NC_ ("tie-break", "Koya"), NULL, "C.07 9.2", ":LP", 0, VALUE (koya) },
  { "ARO", FAMILY (FIDE), NC_ ("tie-break", "Average rating of opponents"), NULL, "C.07 10.1", "CMPU", 0, VALUE (average_rating) },
  { "TPR", FAMILY (FIDE), NC_ ("tie-break", "Tournament performance rating"), NULL, "C.07 10.2", "PU", 0, VALUE (performance) },
  { "PTP", FAMILY (FIDE), NC_ ("tie-break", "Perfect tournament performance"), NULL, "C.07 10.3", "PU", 0, VALUE (perfect_performance) },
  { "APRO", FAMILY (FIDE), NC_ ("tie-break", "Average performance of opponents"), NULL, "C.07 10.4", "PU", 0, VALUE (average_performance) },
  { "APPO", FAMILY (FIDE), NC_ ("tie-break", "Average perfect performance of opponents"), NULL, "C.07 10.5", "PU", 0, VALUE (average_perfect_performance) },
  { "RTNG", FAMILY (FIDE), NC_ ("tie-break", "Rating"), NULL, "C.07 10.6", "RU", 0, VALUE (rating) },

  { "MPVGP", FAMILY (FIDE_TEAM), NC_ ("tie-break", "The other score: match or game points"), NULL, "C.07 13.1", "", TEAMS, VALUE (secondary_points) },
  { "EMMSB", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Sonneborn-Berger: match points by match points"), NULL, "C.07 13.2", "CMP", TEAMS, VALUE (team_berger) },
  { "EMGSB", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Sonneborn-Berger: match points by game points"), NULL, "C.07 13.2", "CMP", TEAMS, VALUE (team_berger) },
  { "EGMSB", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Sonneborn-Berger: game points by match points"), NULL, "C.07 13.2", "CMP", TEAMS, VALUE (team_berger) },
  { "EGGSB", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Sonneborn-Berger: game points by game points"), NULL, "C.07 13.2", "CMP", TEAMS, VALUE (team_berger) },
  { "EDE", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Extended direct encounter"), NULL, "C.07 13.3", "P", TEAMS | IN_GROUP, PLACE (extended_direct) },
  { "EDEBT", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Extended direct encounter, board count, top boards"), NULL, "C.07 13.3.2", "P", TEAMS | IN_GROUP, PLACE (extended_direct_boards) },
  { "EDEBB", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Extended direct encounter, board count, without bottom boards"), NULL, "C.07 13.3.2", "P", TEAMS | IN_GROUP, PLACE (extended_direct_boards) },
  { "EDET", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Extended direct encounter, top boards"), NULL, "C.07 13.3.2", "P", TEAMS | IN_GROUP, PLACE (extended_direct_boards) },
  { "EDEB", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Extended direct encounter, without bottom boards"), NULL, "C.07 13.3.2", "P", TEAMS | IN_GROUP, PLACE (extended_direct_boards) },
  { "BC", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Board count"), NULL, "C.07 12.1", "", TEAMS | IN_GROUP, PLACE (board_count) },
  { "TBR", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Results on the top boards"), NULL, "C.07 12.2", "", TEAMS | IN_GROUP, PLACE (top_boards) },
  { "BBE", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Results without the bottom boards"), NULL, "C.07 12.3", "", TEAMS | IN_GROUP, PLACE (bottom_boards) },
  { "SSSC", FAMILY (FIDE_TEAM), NC_ ("tie-break", "Score with strength of schedule"), NULL, "C.07 13.4", "CFKMP", TEAMS, VALUE (score_strength) },

  { "UC-PTS", FAMILY (UA_CHESS), NC_ ("tie-break", "Points"), NC_ ("tie-break column", "Pts"), "IV.4.2", "", 0, VALUE (points) },
  { "UC-DE", FAMILY (UA_CHESS), NC_ ("tie-break", "Result of the direct encounter of two"), NC_ ("tie-break column", "Enc."), "IV.4.3.1.1", ":", IN_GROUP, PLACE (ua_direct) },
  { "UC-SB", FAMILY (UA_CHESS), NC_ ("tie-break", "Sonneborn-Berger, doubled"), NC_ ("tie-break column", "S-B"), "IV.4.3.1.2", ":", ZH_TIEBREAK_ROUND_ROBIN_ONLY, VALUE (ua_berger) },
  { "UC-WIN", FAMILY (UA_CHESS), NC_ ("tie-break", "Number of wins"), NC_ ("tie-break column", "Wins"), "IV.4.3.1.3", ":", 0, VALUE (wins) },
  { "UC-BR", FAMILY (UA_CHESS), NC_ ("tie-break", "Better result against the others in the order of places"), NC_ ("tie-break column", "Others"), "IV.4.3.1.4", ":", IN_GROUP, PLACE (ua_others) },
  { "UC-BH", FAMILY (UA_CHESS), NC_ ("tie-break", "Buchholz"), NC_ ("tie-break column", "Buch."), "IV.4.3.2.2", "TM", ZH_TIEBREAK_SWISS_ONLY, SERIES (ua_buchholz) },
  { "UT-PLACES", FAMILY (UA_CHESS), NC_ ("tie-break", "Sum of places on the boards"), NC_ ("tie-break column", "Places"), "IV.6.7.2", "", TEAMS | ZH_TIEBREAK_ASCENDING, VALUE (ua_board_places) },

  { "UD-PTS", FAMILY (UA_DRAUGHTS), NC_ ("tie-break", "Points"), NC_ ("tie-break column", "Pts"), "IV.12.2", "", 0, VALUE (points) },
  { "UD-DE", FAMILY (UA_DRAUGHTS), NC_ ("tie-break", "Result of the direct encounter of two"), NC_ ("tie-break column", "Enc."), "IV.12.3.1.1", ":", IN_GROUP, PLACE (ua_direct) },
  { "UD-SB", FAMILY (UA_DRAUGHTS), NC_ ("tie-break", "Sonneborn-Berger, doubled"), NC_ ("tie-break column", "S-B"), "IV.12.4.2", ":", ZH_TIEBREAK_ROUND_ROBIN_ONLY, VALUE (ua_berger) },
  { "UD-SHM", FAMILY (UA_DRAUGHTS), NC_ ("tie-break", "Shmulyan"), NC_ ("tie-break column", "Shm."), "IV.12.4.1", ":", ZH_TIEBREAK_ROUND_ROBIN_ONLY, VALUE (ua_shmulyan) },
  { "UD-WIN", FAMILY (UA_DRAUGHTS), NC_ ("tie-break", "Number of wins"), NC_ ("tie-break column", "Wins"), "IV.12.3.1.3", ":", 0, VALUE (wins) },
  { "UD-BR", FAMILY (UA_DRAUGHTS), NC_ ("tie-break", "Better result against the others in the order of places"), NC_ ("tie-break column", "Others"), "IV.12.3.1.4", ":", IN_GROUP, PLACE (ua_others) },
  { "UD-SOLK", FAMILY (UA_DRAUGHTS), NC_ ("tie-break", "Solkoff"), NC_ ("tie-break column", "Solk."), "IV.12.3.2.2", "TM", ZH_TIEBREAK_SWISS_ONLY, SERIES (ua_buchholz) },

  { "RU-PTS", FAMILY (RU_CHESS), NC_ ("tie-break", "Points"), NC_ ("tie-break column", "Pts"), "39", "", 0, VALUE (points) },
  { "RU-DE", FAMILY (RU_CHESS), NC_ ("tie-break", "Direct encounters"), NC_ ("tie-break column", "Enc."), "39.5", ":", ZH_TIEBREAK_IN_GROUP, PLACE (ru_direct) },
  { "RU-WIN", FAMILY (RU_CHESS), NC_ ("tie-break", "Number of wins"), NC_ ("tie-break column", "Wins"), "40.3", ":", 0, VALUE (wins) },
  { "RU-BPG", FAMILY (RU_CHESS), NC_ ("tie-break", "Games played with Black"), NC_ ("tie-break column", "Black"), "39.4", "", 0, VALUE (black_games) },
  { "RU-ARO", FAMILY (RU_CHESS), NC_ ("tie-break", "Average rating of opponents"), NC_ ("tie-break column", "Avg."), "39.1", "C", 0, VALUE (ru_average_rating) },
  { "RU-BH", FAMILY (RU_CHESS), NC_ ("tie-break", "Buchholz"), NC_ ("tie-break column", "Buch."), "39.2", "CM", ZH_TIEBREAK_SWISS_ONLY, VALUE (ru_buchholz) },
  { "RU-SB", FAMILY (RU_CHESS), NC_ ("tie-break", "Sonneborn-Berger"), NC_ ("tie-break column", "S-B"), "39.6", "", 0, VALUE (ru_berger) },
  { "RU-TSB", FAMILY (RU_CHESS), NC_ ("tie-break", "Sonneborn-Berger of teams"), NC_ ("tie-break column", "S-B"), "39.6.2", "", TEAMS, VALUE (ru_team_berger) },
  { "RU-KS", FAMILY (RU_CHESS), NC_ ("tie-break", "Koya"), NC_ ("tie-break column", "Koya"), "39.3", "XY", ZH_TIEBREAK_ROUND_ROBIN_ONLY, VALUE (ru_koya) },

  { "LOT", FAMILY (OTHER), NC_ ("tie-break", "Drawing of lots"), NC_ ("tie-break column", "Lot"), "", "", ZH_TIEBREAK_ASCENDING, VALUE (lot) },
  { "MANUAL", FAMILY (OTHER), NC_ ("tie-break", "Order set by hand"), NC_ ("tie-break column", "By hand"), "", "", ZH_TIEBREAK_ASCENDING, VALUE (manual) },
  { "OTHER_", FAMILY (OTHER), NC_ ("tie-break", "Organiser’s own"), NULL, "", "", 0, VALUE (other) },
};
/* clang-format on */

const ZhTiebreakKind *
zh_tiebreak_registry_get_kinds (gsize *n_kinds)
{
  *n_kinds = G_N_ELEMENTS (kinds);
  return kinds;
}

const ZhTiebreakKind *
zh_tiebreak_registry_get_kind (gsize index)
{
  g_assert (index < G_N_ELEMENTS (kinds));

  return &kinds[index];
}

const ZhTiebreakKind *
zh_tiebreak_registry_find (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, name))
      return &kinds[i];
  return NULL;
}

const char *
zh_tiebreak_kind_get_name (const ZhTiebreakKind *kind)
{
  return kind->name;
}

ZhTiebreakFamily
zh_tiebreak_kind_get_family (const ZhTiebreakKind *kind)
{
  return kind->family;
}

guint
zh_tiebreak_kind_get_traits (const ZhTiebreakKind *kind)
{
  return kind->traits;
}

const char *
zh_tiebreak_kind_get_article (const ZhTiebreakKind *kind)
{
  return kind->article;
}

const char *
zh_tiebreak_kind_get_title (const ZhTiebreakKind *kind,
                            const ZhLanguage     *language)
{
  return zh_trc (language, "tie-break", kind->title);
}

const char *
zh_tiebreak_kind_get_modifiers (const ZhTiebreakKind *kind)
{
  return kind->modifiers;
}
