#include "config.h"

#include "registry.h"

#include <string.h>

#include "arguments.h"
#include "canonical-json.h"
#include "commands.h"
#include "journal-state.h"

/* What rows belong to, all of one act to the same. */
#define ONE_TOURNAMENT ZH_SAME_TOURNAMENT
#define ONE_ENTRY (ONE_TOURNAMENT | ZH_SAME_ENTRY)
#define ONE_ROUND (ONE_TOURNAMENT | ZH_SAME_ROUND)
#define ONE_BOARD (ONE_ROUND | ZH_SAME_BOARD)
#define ONE_GAME (ONE_BOARD | ZH_SAME_GAME)
#define ONE_CASE (ONE_TOURNAMENT | ZH_SAME_CASE)

#define ADD ZH_ROW_ADDED
#define CHANGE ZH_ROW_CHANGED
#define REMOVE ZH_ROW_REMOVED

/* clang-format off */
#define ROW(name_, kind_, part_, right_, same_, ...) \
  { name_, ZH_COMMAND_##kind_, ZH_JOURNAL_##part_, ZH_RIGHT_##right_, { same_, { __VA_ARGS__ } } }
#define IN(table_, ...) { ZH_TABLE_##table_, __VA_ARGS__ }

/* What several commands change alike. The settings of a tournament are written as a whole, and a
 * discipline that is no word of ours is written as none then. */
#define SETTINGS(columns_) IN (TOURNAMENT, CHANGE, 1, "discipline " columns_)
#define OPTIONS(keys_) IN (TOURNAMENT_OPTION, ADD | CHANGE | REMOVE, 0, "value", keys_)
#define RESULT_COLUMNS "white black played rated entered reported"
#define RESULTS(limit_) IN (GAME, CHANGE, limit_, RESULT_COLUMNS)
#define LETTER_COLUMNS \
  "event side number kind received arrival sent dispatch slip first_day last_day written told evidence enclosed"
#define ROUND_STATE IN (ROUND, CHANGE, 1, "state announced")
#define LEAVING IN (ENTRY, CHANGE, 1, "status last_round unfinished uncounted")
#define RESTRICTIONS \
  IN (FORBIDDEN, ADD | REMOVE), IN (FORBIDDEN_ENTRY, ADD | REMOVE), IN (VIRTUAL_POINTS, ADD | REMOVE)
#define ADMISSION IN (EVIDENCE, ADD | CHANGE | REMOVE), IN (APPLICANT, ADD | CHANGE | REMOVE)
/* Who is removed stays in the protocol of the session that decided on him. */
#define KEPT_DECISIONS IN (EVIDENCE, REMOVE), IN (APPLICANT, CHANGE, 0, "entry_id member_id name")
/* What changes of a regulation that is approved belongs to the addition that is written. */
#define ADDED IN (ADDITION, CHANGE, 2, "changes before")
/* Start numbers that move take the proposals of rounds, groups and prizes with them. */
#define PROPOSALS IN (ROUND, CHANGE, 0, "proposal")
#define NUMBERED "groups prizes"

/* Found by watching every act of the tests, and by reading the commands; versions 1 to 4 of the
 * file hold nothing else. Whoever teaches a command to write more says so here. */
static const ZhCommand commands[] = {
  /* The competition and its settings */
  ROW (ZH_COMMAND_CREATE, LANE, COMPETITION, EVENT, 0,
       IN (COMPETITION, ADD, 1)),
  ROW (ZH_COMMAND_EDIT_DETAILS, LANE, COMPETITION, EVENT, 0,
       IN (COMPETITION, CHANGE, 1, "!uuid"), ADDED),
  ROW (ZH_COMMAND_SET_OFFICIAL, LANE, COMPETITION, EVENT, 0,
       IN (OFFICIAL, ADD | CHANGE, 1)),
  ROW (ZH_COMMAND_REMOVE_OFFICIAL, LANE, COMPETITION, EVENT, 0,
       IN (OFFICIAL, REMOVE, 1), IN (ASSIGNMENT, REMOVE)),
  ROW (ZH_COMMAND_SET_OVERRIDE, LANE, COMPETITION, EVENT, 0,
       IN (OVERRIDE, ADD | CHANGE | REMOVE, 1, "value"), ADDED),
  ROW (ZH_COMMAND_ADOPT_REGULATION, LANE, COMPETITION, EVENT, 0,
       IN (OVERRIDE, ADD | CHANGE | REMOVE, 0, "value"), ADDED),
  ROW (ZH_COMMAND_APPROVE_REGULATION, LANE, COMPETITION, EVENT, 0,
       IN (ADDITION, ADD, 1)),
  ROW (ZH_COMMAND_BEGIN_ADDITION, LANE, COMPETITION, EVENT, 0,
       IN (ADDITION, ADD, 1)),
  ROW (ZH_COMMAND_ANNOUNCE_ADDITION, LANE, COMPETITION, EVENT, 0,
       IN (ADDITION, CHANGE, 1, "announced")),
  ROW (ZH_COMMAND_ADD_TOURNAMENT, ADDITION, COMPETITION, EVENT, ONE_TOURNAMENT,
       IN (TOURNAMENT, ADD, 1), IN (TOURNAMENT_OPTION, ADD)),
  ROW (ZH_COMMAND_EDIT_TOURNAMENT, LANE, COMPETITION, EVENT, ONE_TOURNAMENT,
       SETTINGS ("name sport time_control system n_rounds cycles games_per_pairing boards scoring seed"
                 " initial_colour rated_first_round tiebreaks tiebreak_edition rounds_drawn withdrawal"),
       OPTIONS (NULL), IN (ENTRY, CHANGE, 0, "rating"), IN (MEMBER, CHANGE, 0, "rating"), ADDED),
  ROW (ZH_COMMAND_REMOVE_TOURNAMENT, LANE, COMPETITION, EVENT, ONE_TOURNAMENT,
       IN (TOURNAMENT, REMOVE, 1), IN (TOURNAMENT_OPTION, REMOVE), IN (ENTRY, REMOVE), IN (ABSENCE, REMOVE),
       IN (MEMBER, REMOVE), IN (PERSON, REMOVE), IN (FORBIDDEN, REMOVE), IN (FORBIDDEN_ENTRY, REMOVE),
       IN (VIRTUAL_POINTS, REMOVE), IN (INCIDENT, REMOVE), IN (PROTEST, REMOVE), IN (PROTEST_PERSON, REMOVE),
       IN (PROTEST_FILE, REMOVE), IN (ASSIGNMENT, REMOVE), IN (ISSUE, REMOVE), IN (SITE, REMOVE), IN (OUTAGE, REMOVE), IN (SCREENING, REMOVE),
       IN (LOT_MINUTE, REMOVE), IN (ADDRESS, REMOVE), IN (OCCURRENCE, REMOVE),
       IN (CLOCK_CHANGE, REMOVE), IN (WORK, REMOVE), IN (SOLVING_ROUND, REMOVE), IN (SOLVING_SHEET, REMOVE),
       IN (CONTEST, REMOVE), IN (CONTEST_JUDGE, REMOVE), IN (CONTEST_MARK, REMOVE), IN (CONTEST_OBJECTION, REMOVE),
       IN (SESSION, REMOVE), IN (APPLICANT, REMOVE), IN (EVIDENCE, REMOVE), IN (QUOTA, REMOVE),
       IN (APPLICATION, REMOVE), IN (PAYMENT, REMOVE),
       IN (ENTRY_CHANGE, CHANGE | REMOVE)),
  ROW (ZH_COMMAND_CLOSE_TOURNAMENT, LANE, COMPETITION, EVENT, ONE_TOURNAMENT,
       SETTINGS ("closed")),
  ROW (ZH_COMMAND_REOPEN_TOURNAMENT, LANE, COMPETITION, EVENT, ONE_TOURNAMENT,
       SETTINGS ("closed")),
  ROW (ZH_COMMAND_LEAVE_FIDE_MODE, LANE, COMPETITION, EVENT, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("fide-mode-left")),
  ROW (ZH_COMMAND_SEAL, LANE, COMPETITION, EVENT, 0,
       IN (TOURNAMENT, CHANGE, 0, "discipline closed")),
  ROW (ZH_COMMAND_IMPORT_TRF, ADDITION, COMPETITION, EVENT, ONE_TOURNAMENT,
       IN (TOURNAMENT, ADD, 1), IN (TOURNAMENT_OPTION, ADD), IN (PERSON, ADD), IN (ENTRY, ADD),
       IN (ABSENCE, ADD), IN (MEMBER, ADD), IN (FORBIDDEN, ADD), IN (FORBIDDEN_ENTRY, ADD),
       IN (VIRTUAL_POINTS, ADD), IN (ROUND, ADD), IN (PAIRING, ADD), IN (GAME, ADD)),
  ROW (ZH_COMMAND_FEED_TOURNAMENT, LANE, COMPETITION, EVENT, ONE_TOURNAMENT,
       SETTINGS ("source_id"), IN (ENTRY, ADD)),
  ROW (ZH_COMMAND_START_PLAYOFF, ADDITION, COMPETITION, EVENT, ZH_SAME_NEW_TOURNAMENT,
       IN (TOURNAMENT, ADD, 1), IN (TOURNAMENT_OPTION, ADD), IN (ENTRY, ADD), IN (ABSENCE, ADD)),
  ROW (ZH_COMMAND_SET_RESTRICTIONS, LANE, COMPETITION, EVENT, ONE_TOURNAMENT,
       RESTRICTIONS),

  /* Entries */
  ROW (ZH_COMMAND_ADD_ENTRIES, ADDITION, ENTRIES, ENTRIES, ONE_TOURNAMENT,
       IN (PERSON, ADD), IN (ENTRY, ADD | CHANGE, 0, "start_number"), IN (ABSENCE, ADD), PROPOSALS,
       SETTINGS (""), OPTIONS (NUMBERED)),
  ROW (ZH_COMMAND_EDIT_ENTRY, LANE, ENTRIES, ENTRIES, ONE_ENTRY,
       IN (ENTRY, CHANGE, 1, "team_name rating first_round fixed_board carried_points sender logins_sent no_half_byes later_ratings"),
       IN (PERSON, CHANGE, 1)),
  ROW (ZH_COMMAND_REMOVE_ENTRY, LANE, ENTRIES, ENTRIES, ONE_ENTRY,
       IN (ENTRY, REMOVE, 1), IN (ABSENCE, REMOVE), IN (MEMBER, REMOVE), IN (SITE, REMOVE), IN (OUTAGE, REMOVE), IN (SCREENING, REMOVE),
       IN (ADDRESS, REMOVE), IN (SOLVING_SHEET, REMOVE), IN (PAYMENT, REMOVE), IN (PERSON, REMOVE), RESTRICTIONS, KEPT_DECISIONS, IN (ENTRY_CHANGE, CHANGE, 0, "entry_id"),
       SETTINGS (""), OPTIONS ("captain-* admission-*")),
  ROW (ZH_COMMAND_WITHDRAW_ENTRY, LANE, ENTRIES, ENTRIES, ONE_ENTRY,
       LEAVING, RESULTS (0)),
  ROW (ZH_COMMAND_REINSTATE_ENTRY, LANE, ENTRIES, ENTRIES, ONE_ENTRY,
       LEAVING),
  ROW (ZH_COMMAND_SET_ABSENCE, FACT, ENTRIES, ENTRIES, ONE_ENTRY,
       IN (ABSENCE, ADD | CHANGE | REMOVE, ZH_REACH_FEW, "kind")),
  ROW (ZH_COMMAND_SET_ABSENCES, FACT, ENTRIES, ENTRIES, ONE_TOURNAMENT,
       IN (ABSENCE, ADD | CHANGE | REMOVE, 0, "kind")),
  ROW (ZH_COMMAND_REGISTER_PERSONS, FACT, ENTRIES, ENTRIES, ONE_TOURNAMENT,
       IN (PERSON, CHANGE, 0, "arrived paid documents_seen")),
  ROW (ZH_COMMAND_TICK_ADMISSION, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("admission-*"), ADMISSION),
  ROW (ZH_COMMAND_TICK_ADMISSIONS, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("admission-*"), ADMISSION),
  ROW (ZH_COMMAND_DECIDE_ADMISSION, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("admission-*"), ADMISSION),
  ROW (ZH_COMMAND_DECIDE_ADMISSIONS, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("admission-*"), ADMISSION),
  ROW (ZH_COMMAND_SET_QUOTAS, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       IN (QUOTA, ADD | REMOVE)),
  ROW (ZH_COMMAND_SET_APPLICATION, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       IN (APPLICATION, ADD | CHANGE, 1)),
  ROW (ZH_COMMAND_REMOVE_APPLICATION, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       IN (APPLICATION, REMOVE, 1)),
  ROW (ZH_COMMAND_SET_ENTRY_FEE, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("entry-fee")),
  ROW (ZH_COMMAND_SET_PAYMENT, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("admission-*"), IN (PAYMENT, ADD | CHANGE | REMOVE, 1), IN (EVIDENCE, ADD | CHANGE | REMOVE)),
  ROW (ZH_COMMAND_SET_BANS, LANE, ADMISSION, ENTRIES, 0,
       IN (BAN, ADD | REMOVE)),
  ROW (ZH_COMMAND_CHANGE_ARRIVAL, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       IN (ENTRY, CHANGE, 1, "person_id rating status first_round last_round"), IN (PERSON, ADD | REMOVE, 2),
       KEPT_DECISIONS, IN (ENTRY_CHANGE, ADD, 1)),
  ROW (ZH_COMMAND_OPEN_SESSION, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       IN (SESSION, ADD, 1)),
  ROW (ZH_COMMAND_CLOSE_SESSION, LANE, ADMISSION, ENTRIES, ONE_TOURNAMENT,
       IN (SESSION, CHANGE, 1, "closed")),
  ROW (ZH_COMMAND_NUMBER_ENTRIES, LANE, ENTRIES, ENTRIES, ONE_TOURNAMENT,
       IN (ENTRY, CHANGE, 0, "start_number"), PROPOSALS, SETTINGS (""),
       OPTIONS ("numbers varma team-field " NUMBERED)),
  ROW (ZH_COMMAND_SET_START_NUMBER, LANE, ENTRIES, ENTRIES, ONE_TOURNAMENT,
       IN (ENTRY, CHANGE, 0, "start_number"), PROPOSALS, SETTINGS (""), OPTIONS (NUMBERED)),

  ROW (ZH_COMMAND_UPDATE_PLAYERS, LANE, ENTRIES, ENTRIES, ONE_TOURNAMENT,
       IN (PERSON, CHANGE), IN (ENTRY, CHANGE, 0, "rating"), IN (MEMBER, CHANGE, 0, "rating")),

  /* Teams and line-ups */
  ROW (ZH_COMMAND_ADD_TEAMS, ADDITION, TEAMS, ENTRIES, ONE_TOURNAMENT,
       IN (PERSON, ADD), IN (ENTRY, ADD | CHANGE, 0, "start_number"), IN (ABSENCE, ADD),
       IN (MEMBER, ADD | CHANGE, 0, "board reserve"), PROPOSALS, SETTINGS (""), OPTIONS (NUMBERED)),
  ROW (ZH_COMMAND_ADD_MEMBERS, ADDITION, TEAMS, ENTRIES, ONE_ENTRY,
       IN (PERSON, ADD, ZH_REACH_FEW), IN (MEMBER, ADD | CHANGE, ZH_REACH_FEW, "board reserve")),
  ROW (ZH_COMMAND_EDIT_MEMBER, LANE, TEAMS, ENTRIES, ONE_ENTRY,
       IN (PERSON, CHANGE, 1), IN (MEMBER, CHANGE, ZH_REACH_FEW, "board reserve rating")),
  ROW (ZH_COMMAND_REMOVE_MEMBER, LANE, TEAMS, ENTRIES, ONE_ENTRY,
       IN (PERSON, REMOVE, 1), IN (MEMBER, REMOVE | CHANGE, ZH_REACH_FEW, "board reserve"), KEPT_DECISIONS),
  ROW (ZH_COMMAND_ORDER_MEMBERS, LANE, TEAMS, ENTRIES, ONE_ENTRY,
       IN (MEMBER, CHANGE, ZH_REACH_FEW, "board reserve")),
  ROW (ZH_COMMAND_SET_CAPTAIN, LANE, TEAMS, ENTRIES, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("captain-*")),
  ROW (ZH_COMMAND_SET_LINEUP, FACT, TEAMS, ENTRIES, ONE_BOARD,
       IN (GAME, CHANGE, 0, "member1_id member2_id missing1 missing2")),

  /* Rounds and results */
  ROW (ZH_COMMAND_PAIR_ROUND, LANE, ROUNDS, ROUNDS, ONE_TOURNAMENT | ZH_SAME_ROUND_OF_BOARDS,
       IN (ROUND, ADD | CHANGE, 2, "state announced"), IN (PAIRING, ADD), IN (GAME, ADD)),
  ROW (ZH_COMMAND_EDIT_ROUND, LANE, ROUNDS, ROUNDS, ONE_ROUND,
       IN (PAIRING, ADD | CHANGE | REMOVE), IN (GAME, ADD | CHANGE | REMOVE), IN (KEPT_GAME, REMOVE),
       IN (LETTER, REMOVE), IN (ADJOURNMENT, REMOVE), IN (CONFIRMATION, REMOVE)),
  ROW (ZH_COMMAND_REPAIR_ROUND, LANE, ROUNDS, ROUNDS, ONE_TOURNAMENT,
       IN (ROUND, ADD | REMOVE, 2), IN (PAIRING, ADD | REMOVE), IN (GAME, ADD | REMOVE),
       IN (KEPT_GAME, REMOVE), IN (LETTER, REMOVE), IN (ADJOURNMENT, REMOVE), IN (CONFIRMATION, REMOVE)),
  ROW (ZH_COMMAND_UNPAIR_ROUND, LANE, ROUNDS, ROUNDS, ONE_ROUND,
       IN (ROUND, REMOVE, 1), IN (PAIRING, REMOVE), IN (GAME, REMOVE), IN (KEPT_GAME, REMOVE),
       IN (LETTER, REMOVE), IN (ADJOURNMENT, REMOVE), IN (CONFIRMATION, REMOVE)),
  ROW (ZH_COMMAND_SET_OPENINGS, LANE, ROUNDS, ROUNDS, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("openings")),
  ROW (ZH_COMMAND_DRAW_OPENING, LANE, ROUNDS, ROUNDS, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("opening-*")),
  ROW (ZH_COMMAND_DRAW_TABLE_ROUNDS, LANE, ROUNDS, ROUNDS, ONE_TOURNAMENT,
       SETTINGS ("rounds_drawn"), OPTIONS ("table-rounds")),
  ROW (ZH_COMMAND_SET_LOT_MINUTE, FACT, ROUNDS, ROUNDS, ONE_TOURNAMENT,
       IN (LOT_MINUTE, ADD | CHANGE, 1)),
  ROW (ZH_COMMAND_PUBLISH_ROUND, LANE, ROUNDS, ROUNDS, ONE_ROUND,
       ROUND_STATE),
  ROW (ZH_COMMAND_CLOSE_ROUND, LANE, ROUNDS, ROUNDS, ONE_ROUND,
       ROUND_STATE),
  ROW (ZH_COMMAND_REOPEN_ROUND, LANE, ROUNDS, ROUNDS, ONE_ROUND,
       ROUND_STATE),
  ROW (ZH_COMMAND_SET_TIMETABLE, LANE, ROUNDS, ROUNDS, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("timetable")),
  ROW (ZH_COMMAND_SET_HANDICAP, LANE, ROUNDS, ROUNDS, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("handicap")),
  ROW (ZH_COMMAND_SET_ODDS, LANE, ROUNDS, ROUNDS, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("odds")),
  ROW (ZH_COMMAND_SET_ROUND_START, LANE, ROUNDS, ROUNDS, ONE_ROUND,
       IN (ROUND, CHANGE, 1, "start")),
  ROW (ZH_COMMAND_SET_RESULT, FACT, ROUNDS, RESULTS, ONE_BOARD,
       RESULTS (0), ROUND_STATE),
  ROW (ZH_COMMAND_CONFIRM_RESULT, FACT, ROUNDS, RESULTS, ONE_BOARD,
       IN (CONFIRMATION, ADD, 1)),
  ROW (ZH_COMMAND_REPORT_RESULT, FACT, ROUNDS, ROUNDS, ONE_GAME,
       IN (GAME, CHANGE, 1, "reported")),
  ROW (ZH_COMMAND_SWAP_COLOURS, LANE, ROUNDS, ROUNDS, ONE_BOARD,
       IN (PAIRING, CHANGE, 1, "entry1_id entry2_id edited"),
       IN (GAME, CHANGE, 1, "swapped member1_id member2_id missing1 missing2 " RESULT_COLUMNS)),
  ROW (ZH_COMMAND_SWAP_PLAYERS, LANE, ROUNDS, ROUNDS, ONE_ROUND,
       IN (PAIRING, CHANGE, 2, "entry1_id entry2_id edited")),
  ROW (ZH_COMMAND_ADD_DECIDING_GAME, LANE, ROUNDS, ROUNDS, ONE_BOARD,
       IN (GAME, ADD, 1)),

  ROW (ZH_COMMAND_ADD_EXTRA_GAME, LANE, ROUNDS, ROUNDS, ONE_BOARD,
       IN (GAME, ADD, 1)),

  ROW (ZH_COMMAND_SET_SITE, FACT, ROUNDS, RESULTS, ONE_TOURNAMENT,
       IN (SITE, ADD | CHANGE, 1)),
  ROW (ZH_COMMAND_OPEN_OUTAGE, FACT, INCIDENTS, RESULTS, ONE_TOURNAMENT,
       IN (OUTAGE, ADD, 1)),
  ROW (ZH_COMMAND_SEND_SCREENING, FACT, INCIDENTS, DECISIONS, ONE_TOURNAMENT,
       IN (SCREENING, ADD, 1)),
  ROW (ZH_COMMAND_ANSWER_SCREENING, FACT, INCIDENTS, DECISIONS, ONE_TOURNAMENT,
       IN (SCREENING, CHANGE, 1, "answered answer note")),

  /* Solving */
  ROW (ZH_COMMAND_SET_SOLVING_ROUND, LANE, SOLVING, ROUNDS, ONE_TOURNAMENT,
       IN (SOLVING_ROUND, ADD | CHANGE, 1, "day minutes")),
  ROW (ZH_COMMAND_REMOVE_SOLVING_ROUND, LANE, SOLVING, ROUNDS, ONE_TOURNAMENT,
       IN (SOLVING_ROUND, REMOVE, 1), IN (WORK, REMOVE)),
  ROW (ZH_COMMAND_START_SOLVING_ROUND, LANE, SOLVING, ROUNDS, ONE_TOURNAMENT,
       IN (SOLVING_ROUND, CHANGE, 1, "start")),
  ROW (ZH_COMMAND_CLOSE_SOLVING_ROUND, LANE, SOLVING, ROUNDS, ONE_TOURNAMENT,
       IN (SOLVING_ROUND, CHANGE, 1, "closed")),
  ROW (ZH_COMMAND_REOPEN_SOLVING_ROUND, LANE, SOLVING, ROUNDS, ONE_TOURNAMENT,
       IN (SOLVING_ROUND, CHANGE, 1, "closed")),
  ROW (ZH_COMMAND_SET_WORK, LANE, SOLVING, ROUNDS, ONE_TOURNAMENT,
       IN (WORK, ADD | CHANGE, 1, "code author source genre moves position task twins lines solution size")),
  ROW (ZH_COMMAND_ADD_WORKS, ADDITION, SOLVING, ROUNDS, ONE_TOURNAMENT,
       IN (WORK, ADD)),
  ROW (ZH_COMMAND_REMOVE_WORK, LANE, SOLVING, ROUNDS, ONE_TOURNAMENT,
       IN (WORK, CHANGE | REMOVE, 0, "number")),
  ROW (ZH_COMMAND_ANNUL_WORK, LANE, SOLVING, DECISIONS, ONE_TOURNAMENT,
       IN (WORK, CHANGE, 1, "annulled")),
  ROW (ZH_COMMAND_MARK_SHEET, FACT, SOLVING, RESULTS, ONE_TOURNAMENT,
       IN (SOLVING_SHEET, ADD | CHANGE | REMOVE, 1, "seconds marks")),

  /* Contests of composers */
  ROW (ZH_COMMAND_SET_CONTEST, LANE, CONTEST, EVENT, ONE_TOURNAMENT,
       IN (CONTEST, ADD | CHANGE, 1,
           "kind counted announced_by announced theme sections closing max_works prizes mentions commendations remarks_end")),
  ROW (ZH_COMMAND_SET_CONTEST_JUDGE, LANE, CONTEST, EVENT, ONE_TOURNAMENT,
       IN (CONTEST_JUDGE, ADD | CHANGE, 1, "name role section")),
  ROW (ZH_COMMAND_REMOVE_CONTEST_JUDGE, LANE, CONTEST, EVENT, ONE_TOURNAMENT,
       IN (CONTEST_JUDGE, REMOVE, 1)),
  ROW (ZH_COMMAND_ENTER_WORK, LANE, CONTEST, ENTRIES, ONE_TOURNAMENT,
       IN (WORK, ADD | CHANGE, 1, "round number code author source genre moves position task twins lines solution received size team pair")),
  ROW (ZH_COMMAND_WITHDRAW_WORK, LANE, CONTEST, ENTRIES, ONE_TOURNAMENT,
       IN (WORK, REMOVE, 1)),
  ROW (ZH_COMMAND_JUDGE_WORK, FACT, CONTEST, RESULTS, ONE_TOURNAMENT,
       IN (CONTEST_MARK, ADD | CHANGE | REMOVE, 1, "mark note")),
  ROW (ZH_COMMAND_SET_OBJECTION, LANE, CONTEST, DECISIONS, ONE_TOURNAMENT,
       IN (CONTEST_OBJECTION, ADD | CHANGE, 1, "ground raised_by received text verdict decided answer")),
  ROW (ZH_COMMAND_PUBLISH_AWARD, LANE, CONTEST, DECISIONS, ONE_TOURNAMENT,
       IN (CONTEST, CHANGE, 1, "published remarks_end")),
  ROW (ZH_COMMAND_SETTLE_AWARD, LANE, CONTEST, DECISIONS, ONE_TOURNAMENT,
       IN (CONTEST, CHANGE, 1, "settled")),

  /* Games and adjournments */
  ROW (ZH_COMMAND_KEEP_GAME, FACT, GAMES, RESULTS, ONE_GAME,
       IN (KEPT_GAME, ADD | CHANGE, 1, "start moves")),
  ROW (ZH_COMMAND_KEEP_GAMES, FACT, GAMES, RESULTS, ONE_ROUND,
       IN (KEPT_GAME, ADD | CHANGE, 0, "start moves"), RESULTS (0), ROUND_STATE),
  ROW (ZH_COMMAND_DROP_GAME, FACT, GAMES, RESULTS, ONE_GAME,
       IN (KEPT_GAME, REMOVE, 1)),
  ROW (ZH_COMMAND_KEEP_LETTER, FACT, GAMES, RESULTS, ONE_GAME,
       IN (LETTER, ADD | CHANGE, 1, LETTER_COLUMNS)),
  ROW (ZH_COMMAND_INSERT_LETTER, FACT, GAMES, RESULTS, ONE_GAME,
       IN (LETTER, ADD | CHANGE, 0, LETTER_COLUMNS " objected objection verdict reason")),
  ROW (ZH_COMMAND_DROP_LETTER, FACT, GAMES, RESULTS, ONE_GAME,
       IN (LETTER, REMOVE, 1)),
  ROW (ZH_COMMAND_ASSESS_GAME, FACT, GAMES, RESULTS, ONE_GAME,
       IN (LETTER, ADD | CHANGE, 1, "kind sent written enclosed")),
  ROW (ZH_COMMAND_ADJUDICATE_GAME, FACT, GAMES, DECISIONS, ONE_GAME,
       IN (LETTER, ADD, 1), RESULTS (1), ROUND_STATE),
  ROW (ZH_COMMAND_APPEAL_ADJUDICATION, FACT, GAMES, RESULTS, ONE_GAME,
       IN (LETTER, ADD | CHANGE, 1, "received written")),
  ROW (ZH_COMMAND_TAKE_RECORD, FACT, GAMES, RESULTS, ONE_GAME,
       IN (LETTER, ADD | CHANGE, 1, "kind received"), RESULTS (0), ROUND_STATE),
  ROW (ZH_COMMAND_OBJECT_TO_CLAIM, FACT, GAMES, RESULTS, ONE_GAME,
       IN (LETTER, CHANGE, 1, "objected objection")),
  ROW (ZH_COMMAND_DECIDE_CLAIM, FACT, GAMES, DECISIONS, ONE_GAME,
       IN (LETTER, ADD | CHANGE, 2, "kind first_day last_day verdict reason"), RESULTS (1), ROUND_STATE),
  ROW (ZH_COMMAND_KEEP_ADDRESS, FACT, GAMES, ENTRIES, ONE_TOURNAMENT,
       IN (ADDRESS, ADD | CHANGE, 1, "postal email sent partners registered")),
  ROW (ZH_COMMAND_DROP_ADDRESS, FACT, GAMES, ENTRIES, ONE_TOURNAMENT,
       IN (ADDRESS, REMOVE, 1)),
  ROW (ZH_COMMAND_ADD_LEAVE, ADDITION, GAMES, RESULTS, ONE_TOURNAMENT,
       IN (LETTER, ADD)),
  ROW (ZH_COMMAND_ADJOURN_GAME, FACT, GAMES, RESULTS, ONE_GAME,
       IN (ADJOURNMENT, ADD | CHANGE, 1), RESULTS (1), ROUND_STATE),
  ROW (ZH_COMMAND_RESUME_GAME, FACT, GAMES, RESULTS, ONE_GAME,
       IN (ADJOURNMENT, CHANGE, 1, "note opened_at sealed_move present ended_at"),
       IN (KEPT_GAME, CHANGE, 1, "moves"), RESULTS (1)),

  /* Incidents and clocks; "incident" is written by version 2 alone */
  ROW (ZH_COMMAND_RULE_INCIDENT, FACT, INCIDENTS, DECISIONS, ONE_ENTRY,
       IN (OCCURRENCE, ADD, 1), IN (INCIDENT, ADD, 1), RESULTS (0), ROUND_STATE, IN (ABSENCE, ADD), LEAVING,
       IN (OUTAGE, CHANGE, 1, "incident_id lost ended"), IN (SCREENING, CHANGE, 1, "incident_id")),
  ROW (ZH_COMMAND_SET_CLOCKS, FACT, INCIDENTS, DECISIONS, ONE_TOURNAMENT,
       IN (CLOCK_CHANGE, ADD, 1)),
  ROW (ZH_COMMAND_MARK_MISSING, FACT, INCIDENTS, RESULTS, ONE_ROUND,
       IN (GAME, CHANGE, 0, "missing1 missing2")),
  ROW (ZH_COMMAND_FORFEIT_LATE, FACT, INCIDENTS, DECISIONS, ONE_ROUND,
       RESULTS (0), ROUND_STATE),

  /* Protests */
  ROW (ZH_COMMAND_FILE_PROTEST, ADDITION, PROTESTS, DECISIONS, ONE_CASE,
       IN (PROTEST, ADD, 1)),
  ROW (ZH_COMMAND_ATTACH_TO_PROTEST, ADDITION, PROTESTS, DECISIONS, ONE_CASE,
       IN (PROTEST_FILE, ADD, 1)),
  ROW (ZH_COMMAND_DRAW_COMMITTEE, LANE, PROTESTS, DECISIONS, ONE_CASE,
       IN (PROTEST_PERSON, ADD | REMOVE)),
  ROW (ZH_COMMAND_HEAR_PROTEST, LANE, PROTESTS, DECISIONS, ONE_CASE,
       IN (PROTEST, CHANGE, 1, "hearing hearing_place"), IN (PROTEST_PERSON, ADD | REMOVE)),
  /* A ruling that is annulled is taken back with all that it did. */
  ROW (ZH_COMMAND_DECIDE_PROTEST, LANE, PROTESTS, DECISIONS, ONE_CASE,
       IN (PROTEST, CHANGE, 1, "deposit_state forum votes_for votes_against decision decided reason effect"
                               " effect_note result_before result_after"),
       RESULTS (0), ROUND_STATE, IN (ABSENCE, REMOVE), LEAVING),
  ROW (ZH_COMMAND_NOTIFY_PROTEST, ADDITION, PROTESTS, DECISIONS, ONE_CASE,
       IN (PROTEST_PERSON, ADD)),
  ROW (ZH_COMMAND_SET_PROTEST_DEPOSIT, FACT, PROTESTS, DECISIONS, ONE_CASE,
       IN (PROTEST, CHANGE, 1, "deposit deposit_state")),
  ROW (ZH_COMMAND_ASSIGN_BOARDS, LANE, PROTESTS, EVENT, ONE_TOURNAMENT,
       IN (ASSIGNMENT, ADD, 1)),
  ROW (ZH_COMMAND_REMOVE_ASSIGNMENT, LANE, PROTESTS, EVENT, ONE_TOURNAMENT,
       IN (ASSIGNMENT, REMOVE, 1)),

  /* Standings and prizes */
  ROW (ZH_COMMAND_SET_TIEBREAKS, LANE, STANDINGS, EVENT, ONE_TOURNAMENT,
       SETTINGS ("tiebreaks"), OPTIONS ("origin.tiebreaks"), ADDED),
  ROW (ZH_COMMAND_SET_MANUAL_ORDER, LANE, STANDINGS, EVENT, ONE_TOURNAMENT,
       SETTINGS ("tiebreaks"), OPTIONS ("manual-order manual-order-reason")),
  ROW (ZH_COMMAND_DRAW_TIE_LOTS, LANE, STANDINGS, EVENT, ONE_TOURNAMENT,
       SETTINGS ("tiebreaks"), OPTIONS ("lot-seed")),
  ROW (ZH_COMMAND_SET_PRIZES, LANE, STANDINGS, EVENT, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("prizes"), ADDED),
  ROW (ZH_COMMAND_SET_TEAM_PLACES, LANE, STANDINGS, EVENT, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("team-places")),
  ROW (ZH_COMMAND_SET_GROUPS, LANE, STANDINGS, EVENT, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("groups")),
  ROW (ZH_COMMAND_SET_NORMS, LANE, STANDINGS, EVENT, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("norms")),

  /* Documents */
  ROW (ZH_COMMAND_ISSUE_DOCUMENTS, ADDITION, DOCUMENTS, DOCUMENTS, ONE_TOURNAMENT,
       IN (ISSUE, ADD), SETTINGS (""), OPTIONS ("issues.*")),
  ROW (ZH_COMMAND_MARK_DUTY, LANE, DOCUMENTS, DOCUMENTS, ONE_TOURNAMENT,
       SETTINGS (""), OPTIONS ("duty-*")),

  /* Their targets say what they change */
  ROW (ZH_COMMAND_UNDO, RETURN, ALL, OF_TARGET, 0,
       { 0 }),
  ROW (ZH_COMMAND_REDO, RETURN, ALL, OF_TARGET, 0,
       { 0 }),
};
/* clang-format on */

const ZhCommand *
zh_command_find (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, name) == 0)
      return &commands[i];
  return NULL;
}

gboolean
zh_command_is_for_good (const char *name)
{
  return strcmp (name, ZH_COMMAND_CREATE) == 0 || strcmp (name, ZH_COMMAND_LEAVE_FIDE_MODE) == 0;
}

const ZhCommand *
zh_command_list (gsize *n_commands)
{
  *n_commands = G_N_ELEMENTS (commands);
  return commands;
}

static gint64
get_entry_id (JsonObject *args)
{
  JsonNode *node = json_object_get_member (args, "entry");

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return 0;
  return zh_json_get_int (json_node_get_object (node), "id");
}

/* What only the arguments say. */
#define NAMED (ZH_SAME_ENTRY | ZH_SAME_ROUND | ZH_SAME_ROUND_OF_BOARDS | ZH_SAME_BOARD)

/* Only what the command binds its rows to is read. */
static void
read_subject (const ZhJournalEntry *entry,
              const ZhReach        *reach,
              ZhReachSubject       *subject)
{
  g_autoptr (JsonObject) args = NULL;

  if ((reach->same & NAMED) == 0)
    return;
  args = zh_journal_entry_parse_shown (entry);
  if ((reach->same & ZH_SAME_ENTRY) != 0)
    subject->entry = get_entry_id (args);
  if ((reach->same & (ZH_SAME_ROUND | ZH_SAME_ROUND_OF_BOARDS)) != 0)
    subject->round = zh_json_get_int (args, "round");
  if ((reach->same & ZH_SAME_BOARD) != 0)
    subject->board = zh_json_get_int (args, "board");
}

/* Since all commands keep what they were given, an act that keeps captions alone hides it: nothing that it did
 * could be done again and compared. */
static gboolean
hides_arguments (const ZhJournalEntry *entry)
{
  return entry->kind == ZH_JOURNAL_ACT && entry->version >= ZH_STATE_VERSION && entry->schema != ZH_SCHEMA_IN_SHOWN &&
         zh_arguments_find (entry->command) != NULL;
}

const ZhReach *
zh_command_find_reach (const ZhJournalEntry *entry,
                       ZhReachSubject       *subject)
{
  static const ZhReach nothing = { .same = 0 };
  const ZhCommand     *command = zh_command_find (entry->command);

  if (command == NULL)
    return NULL;
  if (hides_arguments (entry))
    return &nothing;
  read_subject (entry, &command->reach, subject);
  return &command->reach;
}
