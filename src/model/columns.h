/* The columns of tables: what each is called, in short and in full, and what kind of value stands in
 * it. Said once, so that the screen, paper, files and imported lists use the same words; a
 * table adds what is its own, such as widths and which columns name the row.
 */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * ZhValueKind:
 * @ZH_VALUE_TEXT: words
 * @ZH_VALUE_CODE: a letter, a sign or a short code
 * @ZH_VALUE_NUMBER: a whole number
 * @ZH_VALUE_DECIMAL: points, tie-breaks, percentages, money
 * @ZH_VALUE_PLACE: a place, or the places that several share
 * @ZH_VALUE_DATE: a day
 * @ZH_VALUE_RESULT: two scores with a dash between them
 * @ZH_VALUE_BLANK: nothing: room for handwriting
 *
 * Decides on which side of its column a value stands.
 */
typedef enum
{
  ZH_VALUE_TEXT,
  ZH_VALUE_CODE,
  ZH_VALUE_NUMBER,
  ZH_VALUE_DECIMAL,
  ZH_VALUE_PLACE,
  ZH_VALUE_DATE,
  ZH_VALUE_RESULT,
  ZH_VALUE_BLANK,
} ZhValueKind;

/**
 * ZhColumn:
 * @ZH_COL_TITLE: the international title, where there is none the sport category
 * @ZH_COL_NAME: surname and given name, or the name of a team
 * @ZH_COL_FIXED_BOARD: where an entry always plays
 * @ZH_COL_ARRIVED: whether somebody has come, and was registered
 * @ZH_COL_TIEBREAK: one of several; the event gives each its own title
 * @ZH_COL_TEAM_SUM: what the members of a team have scored for it
 * @ZH_COL_COUNTED: what one member adds to the sum of the team
 * @ZH_COL_ADDEND: a number in the arithmetic of a tie-break, before its factor
 * @ZH_COL_ADDS: what it adds to the tie-break
 * @ZH_COL_TO_MOVE: by correspondence: who has the move
 * @ZH_COL_DAYS_USED: of the side that has the move, in its present count
 * @ZH_COL_DAYS_LEFT: of that side, to its control
 * @ZH_COL_SILENT_DAYS: since the last letter
 * @ZH_COL_DEADLINE: what falls due
 * @ZH_COL_TASK: what is to be done
 * @ZH_COL_NOTICE: when the partners were told
 * @ZH_COL_LEAVE_REST: days of leave that are left behind this one
 * @ZH_COL_ADDRESS: where a player by correspondence lives
 * @ZH_COL_INCIDENT_COUNT: the second illegal move is 2
 * @ZH_COL_CASE: the number of a case of the appeals committee
 * @ZH_COL_VALUE: of a rule, as it holds in the event
 * @ZH_COL_RULESET_VALUE: of a rule, before the regulation of the event changed it
 * @ZH_COL_RULE_EFFECT: what the program does with a rule
 * @ZH_COL_ENTRY_NUMBER: of an entry of the journal
 * @ZH_COL_DUTY: what is due, and to whom
 * @ZH_COL_DUE: until when it is, or when it was done
 * @ZH_COL_DAY: on which something is planned
 * @ZH_COL_OCCASION: what the timetable has then: a round, or the registration
 * @ZH_COL_ROW: counts the lines of a form
 * @ZH_COL_SECTION: the heading between rows that files have as a column
 * @ZH_COL_FORM_ENTRY: what is written beside an item of a form
 * @ZH_COL_ENTRY_KIND: which of the entries that the rules know a sheet is
 *
 * A notion is here once; what has another meaning has another full name.
 */
typedef enum
{
  /* People */
  ZH_COL_START_NUMBER,
  ZH_COL_TITLE,
  ZH_COL_INTERNATIONAL_TITLE,
  ZH_COL_NAME,
  ZH_COL_FULL_NAME,
  ZH_COL_SURNAME,
  ZH_COL_GIVEN_NAME,
  ZH_COL_PATRONYMIC,
  ZH_COL_LATIN_NAME,
  ZH_COL_SEX,
  ZH_COL_BIRTH_YEAR,
  ZH_COL_BIRTH_DATE,
  ZH_COL_AGE_GROUP,
  ZH_COL_CATEGORY,
  ZH_COL_RATING,
  ZH_COL_RAPID_RATING,
  ZH_COL_BLITZ_RATING,
  ZH_COL_NATIONAL_RATING,
  ZH_COL_FEDERATION,
  ZH_COL_REGION,
  ZH_COL_CLUB,
  ZH_COL_SCHOOL,
  ZH_COL_SCHOOL_CLASS,
  ZH_COL_SENDER,
  ZH_COL_COACH,
  ZH_COL_FIDE_ID,
  ZH_COL_NATIONAL_ID,
  ZH_COL_DISABILITY,
  ZH_COL_ASSISTANT,
  ZH_COL_STATUS,
  ZH_COL_TEAM,
  ZH_COL_TEAM_BOARD,
  ZH_COL_FIXED_BOARD,
  ZH_COL_ARRIVED,
  ZH_COL_PAID,
  ZH_COL_DOCUMENTS_SEEN,
  ZH_COL_BRANCH,
  ZH_COL_DISCIPLINE,
  ZH_COL_CONTACTS,
  ZH_COL_INSURANCE,
  ZH_COL_DOCTOR,
  ZH_COL_STANDARD,
  ZH_COL_FIT,
  ZH_COL_LOGIN,
  ZH_COL_E_MAIL,
  ZH_COL_FROM,
  ZH_COL_FOR_WHAT,
  /* Places */
  ZH_COL_PLACE,
  ZH_COL_OVERALL_PLACE,
  ZH_COL_POINTS,
  ZH_COL_TIEBREAK,
  ZH_COL_GROUP,
  ZH_COL_TEAM_SUM,
  ZH_COL_COUNTED,
  ZH_COL_MISSING,
  ZH_COL_MEMBERS,
  ZH_COL_PRIZE_LIST,
  ZH_COL_PRIZE,
  ZH_COL_NORM,
  ZH_COL_GAMES,
  ZH_COL_AVERAGE,
  ZH_COL_SCORED,
  ZH_COL_NEEDED,
  ZH_COL_CERTIFICATE,
  ZH_COL_RECEIVED,
  ZH_COL_EXPECTED,
  ZH_COL_CHANGE,
  ZH_COL_COEFFICIENT,
  ZH_COL_NEW_RATING,
  ZH_COL_PERFORMANCE,
  ZH_COL_ADDEND,
  ZH_COL_FACTOR,
  ZH_COL_ADDS,
  /* Boards */
  ZH_COL_ROUND,
  ZH_COL_BOARD,
  ZH_COL_MATCH,
  ZH_COL_WHITE,
  ZH_COL_WHITE_POINTS,
  ZH_COL_WHITE_NUMBER,
  ZH_COL_WHITE_RATING,
  ZH_COL_RESULT,
  ZH_COL_BLACK,
  ZH_COL_BLACK_POINTS,
  ZH_COL_BLACK_NUMBER,
  ZH_COL_BLACK_RATING,
  ZH_COL_FIRST_TEAM,
  ZH_COL_SECOND_TEAM,
  ZH_COL_PLAYER,
  ZH_COL_OPPONENT,
  ZH_COL_WINNER,
  ZH_COL_COLOUR,
  ZH_COL_LINE_UP,
  ZH_COL_TEAM_1,
  ZH_COL_TEAM_2,
  ZH_COL_BOARD_NUMBER,
  ZH_COL_NUMBER_INSTEAD,
  ZH_COL_OPENING,
  ZH_COL_TIMES,
  ZH_COL_ODDS,
  ZH_COL_HALF_MOVES,
  ZH_COL_TO_MOVE,
  ZH_COL_MOVES_MADE,
  ZH_COL_DAYS_USED,
  ZH_COL_DAYS_LEFT,
  ZH_COL_SILENT_DAYS,
  ZH_COL_DEADLINE,
  ZH_COL_TASK,
  ZH_COL_FIRST_DAY,
  ZH_COL_LAST_DAY,
  ZH_COL_NOTICE,
  ZH_COL_LEAVE_DAYS,
  ZH_COL_LEAVE_REST,
  ZH_COL_ADDRESS,
  ZH_COL_CLOCK,
  ZH_COL_MARKS,
  ZH_COL_PROPOSED,
  /* Lots */
  ZH_COL_LOT_ORDER,
  ZH_COL_ENVELOPE,
  ZH_COL_NUMBER_DRAWN,
  /* Decisions */
  ZH_COL_INCIDENT,
  ZH_COL_INCIDENT_COUNT,
  ZH_COL_N_INCIDENTS,
  ZH_COL_SANCTION,
  ZH_COL_N_SANCTIONS,
  ZH_COL_TIME,
  ZH_COL_MOVE,
  ZH_COL_CLOCKS,
  ZH_COL_ARTICLE,
  ZH_COL_DECISION,
  ZH_COL_REASON,
  ZH_COL_WITNESSES,
  ZH_COL_CASE,
  ZH_COL_PROTESTER,
  ZH_COL_SUBJECT,
  ZH_COL_HANDED_IN,
  ZH_COL_WORK,
  ZH_COL_WORK_AUTHOR,
  ZH_COL_WORK_TASK,
  ZH_COL_WORK_POSITION,
  ZH_COL_WORK_LINES,
  ZH_COL_WORK_SOLUTION,
  ZH_COL_SOLVING_TIME,
  ZH_COL_WORK_SECTION,
  ZH_COL_WORK_RECEIVED,
  ZH_COL_WORK_MARK,
  ZH_COL_WORK_AWARD,
  ZH_COL_WORK_NOTE,
  ZH_COL_WORK_OBJECTION,
  ZH_COL_WORK_GROUND,
  ZH_COL_WORK_VERDICT,
  ZH_COL_WORKS_COUNTED,
  ZH_COL_WORK_ORIGINALITY,
  ZH_COL_WORK_RAISED_BY,
  ZH_COL_WORK_OUT,
  ZH_COL_WORK_RESIDENCE,
  ZH_COL_WORK_DIAGRAMS,
  ZH_COL_EFFECT,
  ZH_COL_PROTEST,
  /* Officials */
  ZH_COL_OFFICE,
  ZH_COL_OFFICIAL_CATEGORY,
  ZH_COL_ROUND_BOARDS,
  ZH_COL_ALL_BOARDS,
  /* Rules and the journal */
  ZH_COL_CHANGED,
  ZH_COL_RULE,
  ZH_COL_VALUE,
  ZH_COL_RULESET_VALUE,
  ZH_COL_RULE_EFFECT,
  ZH_COL_ENTRY_NUMBER,
  ZH_COL_TIME_UTC,
  ZH_COL_ACTOR,
  ZH_COL_TOURNAMENT,
  ZH_COL_ACT,
  ZH_COL_BEFORE,
  ZH_COL_AFTER,
  ZH_COL_HASH,
  ZH_COL_ANNOUNCED,
  /* Forms */
  ZH_COL_ROW,
  ZH_COL_SECTION,
  ZH_COL_DATE,
  ZH_COL_DUTY,
  ZH_COL_DUE,
  ZH_COL_DAY,
  ZH_COL_OCCASION,
  ZH_COL_VENUE,
  ZH_COL_SIGNATURE,
  ZH_COL_THE_EVENT,
  ZH_COL_FIGURES,
  ZH_COL_ITEM,
  ZH_COL_FORM_ENTRY,
  ZH_COL_ENTRY_KIND,
  ZH_COL_WHAT,
  ZH_COL_CONTENT,
  ZH_COL_REMARK,
  /* A list on its way in */
  ZH_COL_TAKEN,
  ZH_COL_LINE,
  ZH_COL_FAULT,
  ZH_N_COLS,
} ZhColumn;

/**
 * zh_column_get_id:
 *
 * Returns: (transfer none): a stable name, never translated: "start-number"
 */
const char *zh_column_get_id (ZhColumn column);

/* What stands in the column. */
ZhValueKind zh_column_get_kind (ZhColumn column);

/**
 * zh_column_get_title:
 *
 * Returns: (transfer none): what stands over the column, as short as it can be; "" where a
 *   title would say nothing
 */
const char *zh_column_get_title (ZhColumn          column,
                                 const ZhLanguage *language);

/**
 * zh_column_get_name:
 *
 * Returns: (transfer none): the full name, for files, tooltips and wide columns; the title
 *   where that says enough
 */
const char *zh_column_get_name (ZhColumn          column,
                                const ZhLanguage *language);

/**
 * zh_column_format_number:
 *
 * Returns: (transfer full): the text of a cell for a whole number; "" for 0 and below, which mean none
 */
char *zh_column_format_number (int number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
