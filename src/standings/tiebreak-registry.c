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
#define TITLE(text) NC_ ("tie-break", text)
#define COLUMN(text) NC_ ("tie-break column", text)

/* A name ending in "_" is open: the organiser's own name follows it. */
/* clang-format off */
static const ZhTiebreakKind kinds[] = {
  { "PTS", FAMILY (POINTS), TITLE ("Points"), COLUMN ("Pts"), "", "", 0, VALUE (points) },
  { "MPTS", FAMILY (POINTS), TITLE ("Match points"), COLUMN ("MP"), "C.07 11", "", 0, VALUE (match_points) },
  { "GPTS", FAMILY (POINTS), TITLE ("Game points"), COLUMN ("GP"), "C.07 11", "", 0, VALUE (game_points) },

  { "DE", FAMILY (FIDE), TITLE ("Direct encounter"), COLUMN ("DE"), "C.07 6", ":P", IN_GROUP, PLACE (direct) },
  { "WIN", FAMILY (FIDE), TITLE ("Number of wins"), COLUMN ("Wins"), "C.07 7.1", ":P", 0, VALUE (wins) },
  { "WON", FAMILY (FIDE), TITLE ("Games won over the board"), COLUMN ("Won"), "C.07 7.2", ":P", 0, VALUE (games_won) },
  { "BPG", FAMILY (FIDE), TITLE ("Games played with Black"), COLUMN ("BPG"), "C.07 7.3", "P", 0, VALUE (black_games) },
  { "BWG", FAMILY (FIDE), TITLE ("Games won with Black"), COLUMN ("BWG"), "C.07 7.4", "P", 0, VALUE (black_wins) },
  { "PS", FAMILY (FIDE), TITLE ("Progressive scores"), COLUMN ("PS"), "C.07 7.5", ":CP", 0, VALUE (progressive) },
  { "REP", FAMILY (FIDE), TITLE ("Rounds elected to play"), COLUMN ("REP"), "C.07 7.6", "P", 0, VALUE (rounds_played) },
  { "STD", FAMILY (FIDE), TITLE ("Standard points"), COLUMN ("STD"), "C.07 7.7", ":P", 0, VALUE (standard_points) },
  { "TPN", FAMILY (FIDE), TITLE ("Pairing number"), COLUMN ("TPN"), "C.07 7.8", ":R", ZH_TIEBREAK_ASCENDING, VALUE (pairing_number) },
  { "BH", FAMILY (FIDE), TITLE ("Buchholz"), COLUMN ("BH"), "C.07 8.1", ":CMP", ZH_TIEBREAK_SWISS_ONLY, VALUE (buchholz) },
  { "AOB", FAMILY (FIDE), TITLE ("Average of opponents’ Buchholz"), COLUMN ("AOB"), "C.07 8.2", ":FP", ZH_TIEBREAK_SWISS_ONLY, VALUE (average_buchholz) },
  { "FB", FAMILY (FIDE), TITLE ("Fore Buchholz"), COLUMN ("FB"), "C.07 8.3", ":CMP", ZH_TIEBREAK_SWISS_ONLY, VALUE (fore_buchholz) },
  { "SB", FAMILY (FIDE), TITLE ("Sonneborn-Berger"), COLUMN ("SB"), "C.07 9.1", ":CMP", 0, VALUE (berger) },
  { "KS", FAMILY (FIDE), TITLE ("Koya"), COLUMN ("KS"), "C.07 9.2", ":LP", 0, VALUE (koya) },
  { "ARO", FAMILY (FIDE), TITLE ("Average rating of opponents"), COLUMN ("ARO"), "C.07 10.1", "CMPU", 0, VALUE (average_rating) },
  { "TPR", FAMILY (FIDE), TITLE ("Tournament performance rating"), COLUMN ("TPR"), "C.07 10.2", "PU", 0, VALUE (performance) },
  { "PTP", FAMILY (FIDE), TITLE ("Perfect tournament performance"), COLUMN ("PTP"), "C.07 10.3", "PU", 0, VALUE (perfect_performance) },
  { "APRO", FAMILY (FIDE), TITLE ("Average performance of opponents"), COLUMN ("APRO"), "C.07 10.4", "PU", 0, VALUE (average_performance) },
  { "APPO", FAMILY (FIDE), TITLE ("Average perfect performance of opponents"), COLUMN ("APPO"), "C.07 10.5", "PU", 0, VALUE (average_perfect_performance) },
  { "RTNG", FAMILY (FIDE), TITLE ("Rating"), COLUMN ("Rtg"), "C.07 10.6", "RU", 0, VALUE (rating) },

  { "MPVGP", FAMILY (FIDE_TEAM), TITLE ("The other score: match or game points"), COLUMN ("MPvGP"), "C.07 13.1", "", TEAMS, VALUE (secondary_points) },
  { "EMMSB", FAMILY (FIDE_TEAM), TITLE ("Sonneborn-Berger: match points by match points"), COLUMN ("EMMSB"), "C.07 13.2", "CMP", TEAMS, VALUE (team_berger) },
  { "EMGSB", FAMILY (FIDE_TEAM), TITLE ("Sonneborn-Berger: match points by game points"), COLUMN ("EMGSB"), "C.07 13.2", "CMP", TEAMS, VALUE (team_berger) },
  { "EGMSB", FAMILY (FIDE_TEAM), TITLE ("Sonneborn-Berger: game points by match points"), COLUMN ("EGMSB"), "C.07 13.2", "CMP", TEAMS, VALUE (team_berger) },
  { "EGGSB", FAMILY (FIDE_TEAM), TITLE ("Sonneborn-Berger: game points by game points"), COLUMN ("EGGSB"), "C.07 13.2", "CMP", TEAMS, VALUE (team_berger) },
  { "EDE", FAMILY (FIDE_TEAM), TITLE ("Extended direct encounter"), COLUMN ("EDE"), "C.07 13.3", "P", TEAMS | IN_GROUP, PLACE (extended_direct) },
  { "EDEBT", FAMILY (FIDE_TEAM), TITLE ("Extended direct encounter, board count, top boards"), COLUMN ("EDEBT"), "C.07 13.3.2", "P", TEAMS | IN_GROUP, PLACE (extended_direct_boards) },
  { "EDEBB", FAMILY (FIDE_TEAM), TITLE ("Extended direct encounter, board count, without bottom boards"), COLUMN ("EDEBB"), "C.07 13.3.2", "P", TEAMS | IN_GROUP, PLACE (extended_direct_boards) },
  { "EDET", FAMILY (FIDE_TEAM), TITLE ("Extended direct encounter, top boards"), COLUMN ("EDET"), "C.07 13.3.2", "P", TEAMS | IN_GROUP, PLACE (extended_direct_boards) },
  { "EDEB", FAMILY (FIDE_TEAM), TITLE ("Extended direct encounter, without bottom boards"), COLUMN ("EDEB"), "C.07 13.3.2", "P", TEAMS | IN_GROUP, PLACE (extended_direct_boards) },
  { "BC", FAMILY (FIDE_TEAM), TITLE ("Board count"), COLUMN ("BC"), "C.07 12.1", "", TEAMS | IN_GROUP, PLACE (board_count) },
  { "TBR", FAMILY (FIDE_TEAM), TITLE ("Results on the top boards"), COLUMN ("TBR"), "C.07 12.2", "", TEAMS | IN_GROUP, PLACE (top_boards) },
  { "BBE", FAMILY (FIDE_TEAM), TITLE ("Results without the bottom boards"), COLUMN ("BBE"), "C.07 12.3", "", TEAMS | IN_GROUP, PLACE (bottom_boards) },
  { "SSSC", FAMILY (FIDE_TEAM), TITLE ("Score with strength of schedule"), COLUMN ("SSSC"), "C.07 13.4", "CFKMP", TEAMS, VALUE (score_strength) },

  { "UC-PTS", FAMILY (UA_CHESS), TITLE ("Points"), COLUMN ("Pts"), "IV.4.2", "", 0, VALUE (points) },
  { "UC-DE", FAMILY (UA_CHESS), TITLE ("Result of the direct encounter of two"), COLUMN ("DE"), "IV.4.3.1.1", ":", IN_GROUP, PLACE (ua_direct) },
  { "UC-SB", FAMILY (UA_CHESS), TITLE ("Sonneborn-Berger, doubled"), COLUMN ("SB"), "IV.4.3.1.2", ":", ZH_TIEBREAK_ROUND_ROBIN_ONLY, VALUE (ua_berger) },
  { "UC-WIN", FAMILY (UA_CHESS), TITLE ("Number of wins"), COLUMN ("Wins"), "IV.4.3.1.3", ":", 0, VALUE (wins) },
  { "UC-BR", FAMILY (UA_CHESS), TITLE ("Better result against the others in the order of places"), COLUMN ("Others"), "IV.4.3.1.4", ":", IN_GROUP, PLACE (ua_others) },
  { "UC-BH", FAMILY (UA_CHESS), TITLE ("Buchholz"), COLUMN ("BH"), "IV.4.3.2.2", "TM", ZH_TIEBREAK_SWISS_ONLY, SERIES (ua_buchholz) },
  { "UT-PLACES", FAMILY (UA_CHESS), TITLE ("Sum of places on the boards"), COLUMN ("Places"), "IV.6.7.2", "", TEAMS | ZH_TIEBREAK_ASCENDING, VALUE (ua_board_places) },

  { "UD-PTS", FAMILY (UA_DRAUGHTS), TITLE ("Points"), COLUMN ("Pts"), "IV.12.2", "", 0, VALUE (points) },
  { "UD-DE", FAMILY (UA_DRAUGHTS), TITLE ("Result of the direct encounter of two"), COLUMN ("DE"), "IV.12.3.1.1", ":", IN_GROUP, PLACE (ua_direct) },
  { "UD-SB", FAMILY (UA_DRAUGHTS), TITLE ("Sonneborn-Berger, doubled"), COLUMN ("SB"), "IV.12.4.2", ":", ZH_TIEBREAK_ROUND_ROBIN_ONLY, VALUE (ua_berger) },
  { "UD-SHM", FAMILY (UA_DRAUGHTS), TITLE ("Shmulyan"), COLUMN ("Shm"), "IV.12.4.1", ":", ZH_TIEBREAK_ROUND_ROBIN_ONLY, VALUE (ua_shmulyan) },
  { "UD-WIN", FAMILY (UA_DRAUGHTS), TITLE ("Number of wins"), COLUMN ("Wins"), "IV.12.3.1.3", ":", 0, VALUE (wins) },
  { "UD-BR", FAMILY (UA_DRAUGHTS), TITLE ("Better result against the others in the order of places"), COLUMN ("Others"), "IV.12.3.1.4", ":", IN_GROUP, PLACE (ua_others) },
  { "UD-SOLK", FAMILY (UA_DRAUGHTS), TITLE ("Solkoff"), COLUMN ("Solk"), "IV.12.3.2.2", "TM", ZH_TIEBREAK_SWISS_ONLY, SERIES (ua_buchholz) },

  { "RU-PTS", FAMILY (RU_CHESS), TITLE ("Points"), COLUMN ("Pts"), "39", "", 0, VALUE (points) },
  { "RU-DE", FAMILY (RU_CHESS), TITLE ("Direct encounters"), COLUMN ("DE"), "39.5", ":", ZH_TIEBREAK_IN_GROUP, PLACE (ru_direct) },
  { "RU-WIN", FAMILY (RU_CHESS), TITLE ("Number of wins"), COLUMN ("Wins"), "40.3", ":", 0, VALUE (wins) },
  { "RU-BPG", FAMILY (RU_CHESS), TITLE ("Games played with Black"), COLUMN ("BPG"), "39.4", "", 0, VALUE (black_games) },
  { "RU-ARO", FAMILY (RU_CHESS), TITLE ("Average rating of opponents"), COLUMN ("ARO"), "39.1", "C", 0, VALUE (ru_average_rating) },
  { "RU-BH", FAMILY (RU_CHESS), TITLE ("Buchholz"), COLUMN ("BH"), "39.2", "CM", ZH_TIEBREAK_SWISS_ONLY, VALUE (ru_buchholz) },
  { "RU-SB", FAMILY (RU_CHESS), TITLE ("Sonneborn-Berger"), COLUMN ("SB"), "39.6", "", 0, VALUE (ru_berger) },
  { "RU-TSB", FAMILY (RU_CHESS), TITLE ("Sonneborn-Berger of teams"), COLUMN ("SB"), "39.6.2", "", TEAMS, VALUE (ru_team_berger) },
  { "RU-KS", FAMILY (RU_CHESS), TITLE ("Koya"), COLUMN ("KS"), "39.3", "XY", ZH_TIEBREAK_ROUND_ROBIN_ONLY, VALUE (ru_koya) },

  { "LOT", FAMILY (OTHER), TITLE ("Drawing of lots"), COLUMN ("Lot"), "", "", ZH_TIEBREAK_ASCENDING, VALUE (lot) },
  { "MANUAL", FAMILY (OTHER), TITLE ("Order set by hand"), COLUMN ("By hand"), "", "", ZH_TIEBREAK_ASCENDING, VALUE (manual) },
  { "OTHER_", FAMILY (OTHER), TITLE ("Organiser’s own"), COLUMN ("Own"), "", "", 0, VALUE (other) },
};
/* clang-format on */

const ZhTiebreakKind *
zh_tiebreak_registry_get_kinds (gsize *n_kinds)
{
  *n_kinds = G_N_ELEMENTS (kinds);
  return kinds;
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
