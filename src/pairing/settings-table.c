/* The rows of settings.h. */
#include "config.h"

#include "settings.h"

#include <glib/gi18n.h>

#include "later-ratings.h"
#include "long-event.h"
#include "norm-event.h"
#include "rating-method.h"
#include "rating-sequence.h"
#include "round-robin.h"
#include "teams.h"

#define SYSTEM(name_) (1u << ZH_SYSTEM_##name_)
#define SWISS (SYSTEM (DUTCH) | SYSTEM (TEAM_SWISS) | SYSTEM (SWISS_UA) | SYSTEM (SWISS_LOT))
#define TABLES (SYSTEM (ROUND_ROBIN) | SYSTEM (SCHEVENINGEN) | SYSTEM (SCHEVENINGEN_TEAM))
#define BRACKETS (SYSTEM (KNOCKOUT) | SYSTEM (DOUBLE_ELIMINATION))
#define MEMBER(name_) .offset = G_STRUCT_OFFSET (ZhTournament, name_)

static const ZhSettingWord sports[] = {
  [ZH_SPORT_CHESS] = { "chess", NC_ ("setting value", "Chess") },
  [ZH_SPORT_DRAUGHTS_RUSSIAN] = { "draughts-russian", NC_ ("setting value", "Draughts-64, Russian") },
  [ZH_SPORT_DRAUGHTS_BRAZILIAN] = { "draughts-brazilian", NC_ ("setting value", "Draughts-64, Brazilian") },
  [ZH_SPORT_CHECKERS] = { "checkers", NC_ ("setting value", "Draughts-64, checkers") },
  [ZH_SPORT_DRAUGHTS_INTERNATIONAL] = { "draughts-100", NC_ ("setting value", "Draughts-100") },
  { NULL },
};

static const ZhSettingWord disciplines[] = {
  { "", NC_ ("setting value", "Not said") },
  { "classical", NC_ ("setting value", "Classical") },
  { "rapid", NC_ ("setting value", "Rapid") },
  { "blitz", NC_ ("setting value", "Blitz") },
  { "online", NC_ ("setting value", "Over the internet") },
  { "online-classical", NC_ ("setting value", "Classical, over the internet") },
  { "online-rapid", NC_ ("setting value", "Rapid, over the internet") },
  { "online-blitz", NC_ ("setting value", "Blitz, over the internet") },
  { "correspondence", NC_ ("setting value", "By correspondence") },
  { "solving", NC_ ("setting value", "Solving") },
  { "composition", NC_ ("setting value", "Composition") },
  { NULL },
};

static const ZhSettingWord play_forms[] = {
  { "ordinary", NC_ ("setting value", "Ordinary games") },
  { "blindfold", NC_ ("setting value", "Blindfold, without the record of the game") },
  { "blindfold-record", NC_ ("setting value", "Blindfold, with the record of the game") },
  { "consultation", NC_ ("setting value", "Consultation games: a team at one board") },
  { NULL },
};

static const ZhSettingWord colours[] = {
  [ZH_COLOUR_NONE] = { "", NC_ ("setting value", "Not decided") },
  [ZH_COLOUR_WHITE] = { "white", NC_ ("setting value", "White") },
  [ZH_COLOUR_BLACK] = { "black", NC_ ("setting value", "Black") },
  { NULL },
};

static const ZhSettingWord first_rounds[] = {
  { "unrated", NC_ ("setting value", "By start number") },
  { "rated", NC_ ("setting value", "By rating: the upper half against the lower") },
  { NULL },
};

static const ZhSettingWord accelerations[] = {
  { "none", NC_ ("setting value", "None") },
  { "baku", NC_ ("setting value", "Baku (C.04.7)") },
  { NULL },
};

static const ZhSettingWord places[] = {
  { "single", NC_ ("setting value", "The final alone") },
  { "third", NC_ ("setting value", "The final and a match for third place") },
  { "all", NC_ ("setting value", "Who loses plays on for every place") },
  { NULL },
};

static const ZhSettingWord seedings[] = {
  { "number", NC_ ("setting value", "By start number") },
  { "lot", NC_ ("setting value", "By lot") },
  { NULL },
};

static const ZhSettingWord deciders[] = {
  { "games", NC_ ("setting value", "Further games, or the arbiter says who") },
  { "boards", NC_ ("setting value", "The result on the higher boards") },
  { "lot", NC_ ("setting value", "By lot") },
  { NULL },
};

static const ZhSettingWord bracket_colours[] = {
  { "line", NC_ ("setting value", "The upper line of the bracket has White") },
  { "lot", NC_ ("setting value", "By lot") },
  { NULL },
};

static const ZhSettingWord playoff_colours[] = {
  { "after-odd", NC_ ("setting value", "They change after every odd game") },
  { "every-game", NC_ ("setting value", "They change after every game") },
  { NULL },
};

static const ZhSettingWord lineups[] = {
  { "fixed", NC_ ("setting value", "Fixed boards, a reserve takes the place") },
  { "shift", NC_ ("setting value", "The others move up, reserves play last") },
  { "free", NC_ ("setting value", "As the captain writes them before the round") },
  { "display", NC_ ("setting value", "Simultaneous display: a team of one plays at every board") },
  { NULL },
};

static const ZhSettingWord team_colours[] = {
  { "type-a", NC_ ("setting value", "Type A: a simple preference") },
  { "type-b", NC_ ("setting value", "Type B: strong and mild preferences") },
  { "none", NC_ ("setting value", "No preferences") },
  { NULL },
};

static const ZhSettingWord team_scores[] = {
  { "mp-gp", NC_ ("setting value", "Match points, then game points") },
  { "gp-mp", NC_ ("setting value", "Game points, then match points") },
  { "mp", NC_ ("setting value", "Match points alone") },
  { "gp", NC_ ("setting value", "Game points alone") },
  { NULL },
};

static const ZhSettingWord editions[] = {
  [ZH_TIEBREAK_EDITION_NOT_SAID] = { "", NC_ ("setting value", "The newest") },
  [ZH_TIEBREAK_EDITION_2026_03] = { "2026-03", NC_ ("setting value", "From 1 March 2026") },
  [ZH_TIEBREAK_EDITION_2024_08] = { "2024-08", NC_ ("setting value", "From 1 August 2024") },
  { NULL },
};

static const ZhSettingWord shared_places[] = {
  { "range", NC_ ("setting value", "As a range: 3–5") },
  { "better", NC_ ("setting value", "The better place for all: 3") },
  { NULL },
};

static const ZhSettingWord withdrawals[] = {
  [ZH_WITHDRAWAL_NOT_SAID] = { "", NC_ ("setting value", "Not said") },
  [ZH_WITHDRAWAL_ANNUL] = { "annul", NC_ ("setting value", "Annulled, as if never played") },
  [ZH_WITHDRAWAL_KEEP_UNCOUNTED] = { "keep-uncounted", NC_ ("setting value", "Kept in the table, counted for nobody") },
  [ZH_WITHDRAWAL_COUNT] = { "count", NC_ ("setting value", "Counted, the rest are forfeits") },
  { NULL },
};

static const ZhSettingWord swiss_withdrawals[] = {
  { "keep", NC_ ("setting value", "Kept") },
  { "annul", NC_ ("setting value", "Annulled, as if never played") },
  { NULL },
};

static const ZhSettingWord expelled_places[] = {
  { "keep", NC_ ("setting value", "By his points") },
  { "none", NC_ ("setting value", "None") },
  { NULL },
};

static const ZhSettingWord norm_events[] = {
  { "other", NC_ ("setting value", "Any other") },
  { "national-final", NC_ ("setting value", "Final of a national championship") },
  { "national-teams", NC_ ("setting value", "National championship of teams") },
  { "zonal", NC_ ("setting value", "Zonal or sub-zonal tournament") },
  { "team-championship", NC_ ("setting value", "World or continental championship of teams") },
  { "world-cup", NC_ ("setting value", "World Cup") },
  { NULL },
};

static const ZhSettingWord rating_methods[] = {
  { "fidon", NC_ ("setting value", "FIDE’s rating, else the national one (FIDON)") },
  { "fide", NC_ ("setting value", "FIDE’s rating alone (FIDE)") },
  { "nro", NC_ ("setting value", "The national rating alone (NRO)") },
  { "nidof", NC_ ("setting value", "The national rating, else FIDE’s (NIDOF)") },
  { "hbfn", NC_ ("setting value", "The higher of both ratings (HBFN)") },
  { "lbfn", NC_ ("setting value", "The lower of both ratings (LBFN)") },
  { "other", NC_ ("setting value", "As it is entered for each (OTHER)") },
  { NULL },
};

static const ZhSettingWord tiebreak_ratings[] = {
  { "first", NC_ ("setting value", "The first rating of each") },
  { "each-round", NC_ ("setting value", "The rating of the round in which the game was") },
  { "last", NC_ ("setting value", "The last rating of each") },
  { NULL },
};

static const ZhSettingWord unrated_ratings[] = {
  { "code", NC_ ("setting value", "As the criterion says (ARO/U1500), else there is no such tie-break") },
  { "lowest", NC_ ("setting value", "The lowest rating of the tournament") },
  { "average", NC_ ("setting value", "The average of all who have a rating") },
  { NULL },
};

#define POINTS(key_, label_, member_, of_, rule_)                                                                                      \
  {                                                                                                                                    \
    .key = key_, .label = label_, .kind = ZH_SETTING_POINTS, .part = ZH_SETTING_PART_POINTS, .article = "", .of = ZH_SETTING_OF_##of_, \
    .maximum = ZH_SETTING_MAX_POINTS, .rule = rule_, .frozen = ZH_FROZEN_RESULTS, MEMBER (scoring.member_)                             \
  }

/* clang-format off */
/* The articles name the book where it is not the ruleset's: there the ruleset has its own. */
static const ZhSetting settings[] = {
  { .key = "name", .label = NC_ ("setting", "Name of the tournament"), .kind = ZH_SETTING_TEXT,
    .article = "", MEMBER (name) },
  { .key = "sport", .label = NC_ ("setting", "Game"), .kind = ZH_SETTING_CHOICE, .words = sports,
    .article = "", .frozen = ZH_FROZEN_PAIRED, MEMBER (sport) },
  { .key = "time-control", .label = NC_ ("setting", "Time control"), .kind = ZH_SETTING_TEXT,
    .article = "", MEMBER (time_control) },
  { .key = "discipline", .label = NC_ ("setting", "Time class or kind of play"), .kind = ZH_SETTING_CHOICE,
    .words = disciplines, .article = "" },
  { .key = ZH_OPTION_PLAY_FORM, .label = NC_ ("setting", "Form of play"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PAIRING, .words = play_forms, .usual = "ordinary",
    .article = "IV.3.5.5; IV.3.5.7; IV.3.5.8", .frozen = ZH_FROZEN_PAIRED },
  { .key = "system", .label = NC_ ("setting", "System"), .kind = ZH_SETTING_CHOICE, .article = "",
    .frozen = ZH_FROZEN_PAIRED, MEMBER (system) },
  { .key = ZH_OPTION_LONG_EVENT, .label = NC_ ("setting", "It lasts more than thirty days"), .kind = ZH_SETTING_YES_NO,
    .usual = "no", .article = "FIDE B.01, 1.1.4" },
  { .key = "rounds", .label = NC_ ("setting", "Rounds"), .kind = ZH_SETTING_NUMBER,
    .maximum = ZH_MAX_ROUNDS, .article = "", .systems = SWISS | SYSTEM (MATCH), .frozen = ZH_FROZEN_RESULTS,
    MEMBER (n_rounds) },
  { .key = "cycles", .label = NC_ ("setting", "Cycles"), .kind = ZH_SETTING_NUMBER, .minimum = 1,
    .maximum = 20, .article = "", .systems = TABLES, .frozen = ZH_FROZEN_PAIRED, MEMBER (cycles) },
  { .key = ZH_OPTION_SWAP_LAST_ROUNDS,
    .label = NC_ ("setting", "The last two rounds of a cycle change places before the next"),
    .kind = ZH_SETTING_YES_NO, .part = ZH_SETTING_PART_PAIRING, .usual = "yes", .article = "FIDE C.05, Annex 1",
    .rule = "lots.swap-last-two-of-first-cycle", .systems = SYSTEM (ROUND_ROBIN), .frozen = ZH_FROZEN_PAIRED },
  { .key = "boards", .label = NC_ ("setting", "Boards of a team match"), .kind = ZH_SETTING_NUMBER,
    .maximum = 100, .article = "", .frozen = ZH_FROZEN_PAIRED, MEMBER (boards) },
  { .key = "games", .label = NC_ ("setting", "Games of a pairing"), .kind = ZH_SETTING_NUMBER,
    .part = ZH_SETTING_PART_PAIRING, .minimum = 1, .maximum = 100, .article = "",
    .frozen = ZH_FROZEN_PAIRED, MEMBER (games_per_pairing) },
  { .key = "acceleration", .label = NC_ ("setting", "Acceleration"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PAIRING, .words = accelerations, .usual = "none", .article = "FIDE C.04.7",
    .systems = SYSTEM (DUTCH) | SYSTEM (TEAM_SWISS), .frozen = ZH_FROZEN_PAIRED },
  { .key = ZH_OPTION_RATING_METHOD, .label = NC_ ("setting", "Rating that orders the players"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PAIRING, .words = rating_methods, .usual = "fidon",
    .article = "FIDE TRF26, 172", .frozen = ZH_FROZEN_PAIRED },
  { .key = ZH_OPTION_RATING_SEQUENCE,
    .label = NC_ ("setting", "Order of rating lists: standard, rapid, blitz, national"),
    .kind = ZH_SETTING_TEXT, .part = ZH_SETTING_PART_PAIRING, .article = "", .frozen = ZH_FROZEN_PAIRED },
  { .key = "initial-colour", .label = NC_ ("setting", "Initial colour, by lot"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PAIRING, .words = colours, .article = "FIDE C.04.3, 5.1",
    .systems = SWISS | SYSTEM (MATCH), .frozen = ZH_FROZEN_PAIRED, MEMBER (initial_colour) },
  { .key = "first-round", .label = NC_ ("setting", "Order of the first round"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PAIRING, .words = first_rounds, .article = "IV.15.9.4",
    .systems = SYSTEM (SWISS_UA), .frozen = ZH_FROZEN_PAIRED, MEMBER (rated_first_round) },
  { .key = "team-colours", .label = NC_ ("setting", "Colour preferences of teams"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PAIRING, .words = team_colours, .usual = "type-a",
    .article = "FIDE C.04.6, 1.7", .systems = SYSTEM (TEAM_SWISS), .frozen = ZH_FROZEN_PAIRED },
  { .key = ZH_OPTION_TEAM_SCORES, .label = NC_ ("setting", "Primary score of teams"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PAIRING, .words = team_scores, .usual = "mp-gp",
    .article = "FIDE C.04.6, 1.2", .of = ZH_SETTING_OF_TEAMS, .frozen = ZH_FROZEN_PAIRED },
  { .key = ZH_OPTION_LINEUPS, .label = NC_ ("setting", "Line-ups of teams"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PAIRING, .words = lineups, .usual = "fixed", .article = "",
    .of = ZH_SETTING_OF_TEAMS },
  { .key = ZH_OPTION_BOARD_COLOURS, .label = NC_ ("setting", "Colours of the first team, W or B for each board"),
    .kind = ZH_SETTING_TEXT, .part = ZH_SETTING_PART_PAIRING, .maximum = 100, .article = "",
    .rule = "teams.board-colours", .of = ZH_SETTING_OF_TEAMS, .frozen = ZH_FROZEN_PAIRED },
  { .key = "places", .label = NC_ ("setting", "Places that are played for"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PAIRING, .words = places, .usual = "single", .article = "IV.3.1.2; IV.3.4.2",
    .systems = SYSTEM (KNOCKOUT) },
  { .key = "seeding", .label = NC_ ("setting", "Seeding of the bracket"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PAIRING, .words = seedings, .usual = "number", .article = "IV.3.1.2; IV.3.4.2",
    .systems = BRACKETS, .frozen = ZH_FROZEN_PAIRED },
  { .key = "decider", .label = NC_ ("setting", "What decides a drawn match"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PAIRING, .words = deciders, .usual = "games", .article = "IV.3.1.2; IV.3.4.2",
    .systems = BRACKETS },
  { .key = "colours", .label = NC_ ("setting", "Colours of a match"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PAIRING, .words = bracket_colours, .usual = "line", .article = "",
    .systems = BRACKETS },
  { .key = "winner-", .label = NC_ ("setting", "Winner that the arbiter names"), .kind = ZH_SETTING_NUMBER,
    .part = ZH_SETTING_PART_PAIRING, .minimum = 1, .maximum = 100000, .article = "IV.3.1.2; IV.3.4.2",
    .systems = BRACKETS },
  { .key = "side-a", .label = NC_ ("setting", "Entries of the first side"), .kind = ZH_SETTING_NUMBER,
    .part = ZH_SETTING_PART_PAIRING, .minimum = 1, .maximum = 100000, .article = "IV.3.1.4; IV.3.4.4",
    .systems = SYSTEM (SCHEVENINGEN) | SYSTEM (SCHEVENINGEN_TEAM), .frozen = ZH_FROZEN_PAIRED },
  { .key = "to-points", .label = NC_ ("setting", "The match ends at so many points"),
    .kind = ZH_SETTING_POINTS, .part = ZH_SETTING_PART_PAIRING, .minimum = 1, .maximum = 10000,
    .article = "IV.6.9; IV.14.9", .systems = SYSTEM (MATCH) },
  { .key = "to-wins", .label = NC_ ("setting", "The match ends at so many wins"),
    .kind = ZH_SETTING_NUMBER, .part = ZH_SETTING_PART_PAIRING, .minimum = 1, .maximum = ZH_MAX_ROUNDS,
    .article = "IV.6.9; IV.14.9", .systems = SYSTEM (MATCH) },
  { .key = "until-decided", .label = NC_ ("setting", "The match goes on until it is decided"),
    .kind = ZH_SETTING_YES_NO, .part = ZH_SETTING_PART_PAIRING, .usual = "no",
    .article = "IV.6.9; IV.14.9", .systems = SYSTEM (MATCH) },
  { .key = "playoff-colours", .label = NC_ ("setting", "Colours of deciding games"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PAIRING, .words = playoff_colours,
    .usual = "after-odd", .article = "39.8.5", .systems = BRACKETS | TABLES | SYSTEM (MATCH) },
  { .key = "seed", .label = NC_ ("setting", "Seed of the lots"), .kind = ZH_SETTING_TEXT,
    .part = ZH_SETTING_PART_PAIRING, .article = "" },
  POINTS ("win", NC_ ("setting", "Points for a win"), win, ALL, "scoring.win"),
  POINTS ("draw", NC_ ("setting", "Points for a draw"), draw, ALL, "scoring.draw"),
  POINTS ("loss", NC_ ("setting", "Points for a loss"), loss, ALL, "scoring.loss"),
  POINTS ("forfeit-win", NC_ ("setting", "Points for a win by forfeit"), forfeit_win, ALL, "scoring.forfeit-win"),
  POINTS ("forfeit-loss", NC_ ("setting", "Points for a loss by forfeit"), forfeit_loss, ALL, "scoring.forfeit-loss"),
  POINTS ("allocated-bye", NC_ ("setting", "Points for a bye for lack of an opponent"), allocated_bye, ALL, "scoring.bye"),
  POINTS ("full-bye", NC_ ("setting", "Points for a full bye"), full_bye, ALL, "scoring.win"),
  POINTS ("half-bye", NC_ ("setting", "Points for a half bye"), half_bye, ALL, "scoring.draw"),
  POINTS ("zero-bye", NC_ ("setting", "Points for an absence"), zero_bye, ALL, "scoring.loss"),
  { .key = ZH_OPTION_ONE_RESULT, .label = NC_ ("setting", "The games of a pairing are one result"),
    .kind = ZH_SETTING_YES_NO, .part = ZH_SETTING_PART_POINTS, .usual = "yes", .article = "",
    .rule = "micro-match.counts-as-one-result", .systems = (SWISS | TABLES),
    .of = ZH_SETTING_OF_SEVERAL_GAMES, .frozen = ZH_FROZEN_RESULTS },
  POINTS ("match-win", NC_ ("setting", "Points for a won match"), match_win, MATCHES, "match-scoring.win"),
  POINTS ("match-draw", NC_ ("setting", "Points for a drawn match"), match_draw, MATCHES, "match-scoring.draw"),
  POINTS ("match-loss", NC_ ("setting", "Points for a lost match"), match_loss, MATCHES, "match-scoring.loss"),
  { .key = ZH_OPTION_BYE_GAME_POINTS,
    .label = NC_ ("setting", "Game points of a team without an opponent"), .kind = ZH_SETTING_POINTS,
    .part = ZH_SETTING_PART_POINTS, .maximum = 10000, .article = "", .of = ZH_SETTING_OF_TEAMS,
    .frozen = ZH_FROZEN_RESULTS },
  { .key = "tiebreaks", .label = NC_ ("setting", "Tie-breaks in order, commas between"),
    .kind = ZH_SETTING_LIST, .part = ZH_SETTING_PART_PLACES, .article = "", .rule = "tie-breaks.*",
    .frozen = ZH_FROZEN_RESULTS, MEMBER (tiebreaks) },
  { .key = "tiebreak-edition", .label = NC_ ("setting", "Edition of the tie-breaks"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PLACES, .words = editions, .article = "FIDE C.07",
    MEMBER (tiebreak_edition) },
  { .key = ZH_OPTION_TIEBREAK_RATINGS, .label = NC_ ("setting", "Tie-breaks by ratings, of players with several"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PLACES, .words = tiebreak_ratings, .usual = "first",
    .article = "FIDE C.07, 10", .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_UNRATED_RATINGS, .label = NC_ ("setting", "Unrated players in tie-breaks by ratings"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PLACES, .words = unrated_ratings, .usual = "code",
    .article = "FIDE C.07, 10.1", .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_NORM_EVENT, .label = NC_ ("setting", "Kind of the event for title norms"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PLACES, .words = norm_events, .usual = "other",
    .article = "FIDE B.01, 1.4.1b, 1.4.3a–c" },
  { .key = "shared-places", .label = NC_ ("setting", "Shared places"), .kind = ZH_SETTING_CHOICE,
    .part = ZH_SETTING_PART_PLACES, .words = shared_places, .article = "",
    .rule = "tie-breaks.shared-places" },
  { .key = "withdrawal", .label = NC_ ("setting", "Results of who leaves before the share"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PLACES, .words = withdrawals, .article = "",
    .rule = "withdrawal.round-robin-below", .systems = TABLES, .frozen = ZH_FROZEN_RESULTS,
    MEMBER (withdrawal) },
  { .key = ZH_OPTION_WITHDRAWAL_PERCENT,
    .label = NC_ ("setting", "Share of the games that decides, per cent"), .kind = ZH_SETTING_NUMBER,
    .part = ZH_SETTING_PART_PLACES, .maximum = 100, .usual = "50", .article = "",
    .rule = "withdrawal.threshold-percent", .systems = TABLES, .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_WITHDRAWAL_INCLUDED, .label = NC_ ("setting", "Exactly that share is enough"),
    .kind = ZH_SETTING_YES_NO, .part = ZH_SETTING_PART_PLACES, .usual = "yes", .article = "",
    .rule = "withdrawal.threshold-included", .systems = TABLES, .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_WITHDRAWAL_REACHED, .label = NC_ ("setting", "Results of who leaves after it"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PLACES, .words = withdrawals + 1, .usual = "count",
    .article = "", .rule = "withdrawal.round-robin-reached", .systems = TABLES,
    .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_WITHDRAWAL_SWISS, .label = NC_ ("setting", "Results of who leaves a Swiss"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PLACES, .words = swiss_withdrawals, .usual = "keep",
    .article = "", .rule = "withdrawal.swiss", .systems = SWISS, .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_EXPELLED_PLACE, .label = NC_ ("setting", "Place of who is expelled"),
    .kind = ZH_SETTING_CHOICE, .part = ZH_SETTING_PART_PLACES, .words = expelled_places, .usual = "keep",
    .article = "", .rule = "withdrawal.expelled-place" },
  { .key = ZH_OPTION_SOLVING_POINTS, .label = NC_ ("setting", "Points for a right and complete solution"),
    .kind = ZH_SETTING_POINTS, .part = ZH_SETTING_PART_POINTS, .maximum = ZH_SOLVING_MAX_POINTS, .usual = "0",
    .article = "", .rule = "solving.work-points", .of = ZH_SETTING_OF_SOLVING, .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_SOLVING_EXTRA,
    .label = NC_ ("setting", "A cook or a refutation may bring more than the solution is worth"),
    .kind = ZH_SETTING_YES_NO, .part = ZH_SETTING_PART_POINTS, .usual = "no", .article = "",
    .rule = "solving.extra-points", .of = ZH_SETTING_OF_SOLVING, .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_SOLVING_TIME, .label = NC_ ("setting", "Solvers level in points are divided by time"),
    .kind = ZH_SETTING_YES_NO, .part = ZH_SETTING_PART_PLACES, .usual = "yes", .article = "",
    .rule = "solving.time-decides", .of = ZH_SETTING_OF_SOLVING, .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_SOLVING_ZERO, .label = NC_ ("setting", "No points in a round: its full time is charged"),
    .kind = ZH_SETTING_YES_NO, .part = ZH_SETTING_PART_PLACES, .usual = "no", .article = "",
    .rule = "solving.zero-full-time", .of = ZH_SETTING_OF_SOLVING, .frozen = ZH_FROZEN_RESULTS },
  { .key = ZH_OPTION_SOLVING_ANNULLED,
    .label = NC_ ("setting", "A work without solution: the full time is charged to all"),
    .kind = ZH_SETTING_YES_NO, .part = ZH_SETTING_PART_PLACES, .usual = "no", .article = "",
    .rule = "solving.annulled-full-time", .of = ZH_SETTING_OF_SOLVING, .frozen = ZH_FROZEN_RESULTS },
};
/* clang-format on */

const ZhSetting *
zh_setting_list (gsize *n_settings)
{
  *n_settings = G_N_ELEMENTS (settings);
  return settings;
}
