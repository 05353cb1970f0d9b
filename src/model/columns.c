#include "config.h"

#include "columns.h"

#include <glib/gi18n.h>

static const struct
{
  const char *id;
  ZhValueKind kind;
  const char *title; /* signs are the same in every language */
  const char *name;  /* NULL where the title says enough */
} columns[ZH_N_COLS] = {
  /* People */
  [ZH_COL_START_NUMBER] = { "start-number", ZH_VALUE_NUMBER, NC_ ("column", "No."),
                            NC_ ("column", "Start number") },
  [ZH_COL_TITLE] = { "title", ZH_VALUE_TEXT, NC_ ("column", "Title"), NULL },
  [ZH_COL_INTERNATIONAL_TITLE] = { "international-title", ZH_VALUE_TEXT, NC_ ("column", "Title"),
                                   NC_ ("column", "International title") },
  [ZH_COL_NAME] = { "name", ZH_VALUE_TEXT, NC_ ("column", "Name"), NULL },
  [ZH_COL_FULL_NAME] = { "full-name", ZH_VALUE_TEXT, NC_ ("column", "Surname, given name, patronymic"),
                         NULL },
  [ZH_COL_SURNAME] = { "surname", ZH_VALUE_TEXT, NC_ ("column", "Surname"), NULL },
  [ZH_COL_GIVEN_NAME] = { "given-name", ZH_VALUE_TEXT, NC_ ("column", "Given name"), NULL },
  [ZH_COL_PATRONYMIC] = { "patronymic", ZH_VALUE_TEXT, NC_ ("column", "Patronymic"), NULL },
  [ZH_COL_LATIN_NAME] = { "latin-name", ZH_VALUE_TEXT, NC_ ("column", "Name in Latin letters"), NULL },
  [ZH_COL_SEX] = { "sex", ZH_VALUE_CODE, NC_ ("column", "Sex"), NULL },
  [ZH_COL_BIRTH_YEAR] = { "birth-year", ZH_VALUE_NUMBER, NC_ ("column", "Born"),
                          NC_ ("column", "Year of birth") },
  [ZH_COL_BIRTH_DATE] = { "birth-date", ZH_VALUE_DATE, NC_ ("column", "Birth"),
                          NC_ ("column", "Date of birth") },
  [ZH_COL_AGE_GROUP] = { "age-group", ZH_VALUE_TEXT, NC_ ("column", "Age group"), NULL },
  [ZH_COL_CATEGORY] = { "category", ZH_VALUE_TEXT, NC_ ("column", "Category"),
                        NC_ ("column", "Sport category, title") },
  [ZH_COL_RATING] = { "rating", ZH_VALUE_NUMBER, NC_ ("column", "Rtg"), NC_ ("column", "Rating") },
  [ZH_COL_RAPID_RATING] = { "rapid-rating", ZH_VALUE_NUMBER, NC_ ("column", "Rapid rating"), NULL },
  [ZH_COL_BLITZ_RATING] = { "blitz-rating", ZH_VALUE_NUMBER, NC_ ("column", "Blitz rating"), NULL },
  [ZH_COL_NATIONAL_RATING] = { "national-rating", ZH_VALUE_NUMBER, NC_ ("column", "Nat. rating"),
                               NC_ ("column", "National rating") },
  [ZH_COL_FEDERATION] = { "federation", ZH_VALUE_CODE, NC_ ("column", "Fed."), NC_ ("column", "Federation") },
  [ZH_COL_REGION] = { "region", ZH_VALUE_TEXT, NC_ ("column", "Region"), NULL },
  [ZH_COL_CLUB] = { "club", ZH_VALUE_TEXT, NC_ ("column", "Club"), NULL },
  [ZH_COL_SCHOOL] = { "school", ZH_VALUE_TEXT, NC_ ("column", "School"), NC_ ("column", "Sports school") },
  [ZH_COL_SCHOOL_CLASS] = { "school-class", ZH_VALUE_TEXT, NC_ ("column", "School class"), NULL },
  [ZH_COL_SENDER] = { "sender", ZH_VALUE_TEXT, NC_ ("column", "Sending organisation"), NULL },
  [ZH_COL_COACH] = { "coach", ZH_VALUE_TEXT, NC_ ("column", "Coach"), NULL },
  [ZH_COL_FIDE_ID] = { "fide-id", ZH_VALUE_NUMBER, NC_ ("column", "FIDE ID"), NULL },
  [ZH_COL_NATIONAL_ID] = { "national-id", ZH_VALUE_NUMBER, NC_ ("column", "Nat. ID"),
                           NC_ ("column", "National ID") },
  [ZH_COL_DISABILITY] = { "disability", ZH_VALUE_CODE, NC_ ("column", "Class"),
                          NC_ ("column", "Class of disability") },
  [ZH_COL_ASSISTANT] = { "assistant", ZH_VALUE_TEXT, NC_ ("column", "Assistant"), NULL },
  [ZH_COL_STATUS] = { "status", ZH_VALUE_TEXT, NC_ ("column", "Status"), NULL },
  [ZH_COL_TEAM] = { "team", ZH_VALUE_TEXT, NC_ ("column", "Team"), NULL },
  [ZH_COL_TEAM_BOARD] = { "team-board", ZH_VALUE_TEXT, NC_ ("column", "Board in the team"), NULL },
  [ZH_COL_FIXED_BOARD] = { "fixed-board", ZH_VALUE_NUMBER, NC_ ("column", "Fixed bd."), NC_ ("column", "Fixed board") },
  [ZH_COL_ARRIVED] = { "arrived", ZH_VALUE_CODE, NC_ ("column", "Came"), NC_ ("column", "Has come") },
  [ZH_COL_PAID] = { "paid", ZH_VALUE_CODE, NC_ ("column", "Paid"), NC_ ("column", "Fee is paid") },
  [ZH_COL_DOCUMENTS_SEEN] = { "documents-seen", ZH_VALUE_CODE, NC_ ("column", "Docs"), NC_ ("column", "Documents were seen") },
  [ZH_COL_BRANCH] = { "branch", ZH_VALUE_TEXT, NC_ ("column", "Team, branch of the federation"), NULL },
  [ZH_COL_DISCIPLINE] = { "discipline", ZH_VALUE_TEXT, NC_ ("column", "Sport discipline"), NULL },
  [ZH_COL_CONTACTS] = { "contacts", ZH_VALUE_BLANK, NC_ ("column", "E-mail and telephone"), NULL },
  [ZH_COL_INSURANCE] = { "insurance", ZH_VALUE_TEXT, NC_ ("column", "Insurance"), NULL },
  [ZH_COL_STANDARD] = { "standard", ZH_VALUE_BLANK, NC_ ("column", "Qualification"), NC_ ("column", "Qualification standard: competition, rank and date of the protocol") },
  [ZH_COL_FIT] = { "fit", ZH_VALUE_BLANK, NC_ ("column", "Fit"), NC_ ("column", "Fit for the competition") },
  [ZH_COL_DOCTOR] = { "doctor", ZH_VALUE_BLANK, NC_ ("column", "Doctor’s visa"), NULL },
  [ZH_COL_LOGIN] = { "login", ZH_VALUE_BLANK, NC_ ("column", "Login on the site"), NULL },
  [ZH_COL_E_MAIL] = { "e-mail", ZH_VALUE_BLANK, NC_ ("column", "E-mail given at the registration"), NULL },
  [ZH_COL_FROM] = { "from", ZH_VALUE_TEXT, NC_ ("column", "From"), NULL },
  [ZH_COL_FOR_WHAT] = { "for-what", ZH_VALUE_TEXT, NC_ ("column", "For what"), NULL },
  /* Places */
  [ZH_COL_PLACE] = { "place", ZH_VALUE_PLACE, NC_ ("column", "Place"), NULL },
  [ZH_COL_OVERALL_PLACE] = { "overall-place", ZH_VALUE_PLACE, NC_ ("column", "Overall"),
                             NC_ ("column", "Place among all") },
  [ZH_COL_POINTS] = { "points", ZH_VALUE_DECIMAL, NC_ ("column", "Pts"), NC_ ("column", "Points") },
  [ZH_COL_TIEBREAK] = { "tie-break", ZH_VALUE_DECIMAL, NC_ ("column", "Tie-break"), NULL },
  [ZH_COL_GROUP] = { "group", ZH_VALUE_TEXT, NC_ ("column", "Group"), NULL },
  [ZH_COL_TEAM_SUM] = { "team-sum", ZH_VALUE_DECIMAL, NC_ ("column", "Sum"), NULL },
  [ZH_COL_COUNTED] = { "counted", ZH_VALUE_CODE, NC_ ("column", "Counts"), NULL },
  [ZH_COL_MISSING] = { "missing", ZH_VALUE_NUMBER, NC_ ("column", "Missing"), NULL },
  [ZH_COL_MEMBERS] = { "members", ZH_VALUE_TEXT, NC_ ("column", "Who counts"), NULL },
  [ZH_COL_PRIZE_LIST] = { "prize-list", ZH_VALUE_TEXT, NC_ ("column", "List"), NULL },
  [ZH_COL_PRIZE] = { "prize", ZH_VALUE_DECIMAL, NC_ ("column", "Prize"), NULL },
  [ZH_COL_NORM] = { "norm", ZH_VALUE_CODE, NC_ ("column", "Norm"), NULL },
  [ZH_COL_GAMES] = { "games", ZH_VALUE_NUMBER, NC_ ("column", "Games"), NULL },
  [ZH_COL_AVERAGE] = { "average", ZH_VALUE_DECIMAL, NC_ ("column", "Avg."),
                       NC_ ("column", "Average of the opponents") },
  [ZH_COL_SCORED] = { "scored", ZH_VALUE_DECIMAL, NC_ ("column", "Scored, %"),
                      NC_ ("column", "Per cent scored") },
  [ZH_COL_NEEDED] = { "needed", ZH_VALUE_DECIMAL, NC_ ("column", "Needed, %"),
                      NC_ ("column", "Per cent needed") },
  [ZH_COL_CERTIFICATE] = { "certificate", ZH_VALUE_BLANK, NC_ ("column", "Certificate No"), NULL },
  [ZH_COL_RECEIVED] = { "received", ZH_VALUE_BLANK, NC_ ("column", "Received"), NULL },
  [ZH_COL_EXPECTED] = { "expected", ZH_VALUE_DECIMAL, NC_ ("column", "Exp."),
                        NC_ ("column", "Expected points") },
  [ZH_COL_CHANGE] = { "change", ZH_VALUE_DECIMAL, "±", NC_ ("column", "Change") },
  [ZH_COL_COEFFICIENT] = { "coefficient", ZH_VALUE_NUMBER, "K", NC_ ("column", "Development coefficient") },
  [ZH_COL_NEW_RATING] = { "new-rating", ZH_VALUE_NUMBER, NC_ ("column", "New"),
                          NC_ ("column", "New rating") },
  [ZH_COL_PERFORMANCE] = { "performance", ZH_VALUE_NUMBER, NC_ ("column", "Perf."),
                           NC_ ("column", "Performance") },
  [ZH_COL_ADDEND] = { "addend", ZH_VALUE_DECIMAL, NC_ ("column", "Number"), NULL },
  [ZH_COL_FACTOR] = { "factor", ZH_VALUE_DECIMAL, "×", NC_ ("column", "Factor") },
  [ZH_COL_ADDS] = { "adds", ZH_VALUE_DECIMAL, NC_ ("column", "Adds"), NULL },
  /* Boards */
  [ZH_COL_ROUND] = { "round", ZH_VALUE_NUMBER, NC_ ("column", "Rd"), NC_ ("column", "Round") },
  [ZH_COL_BOARD] = { "board", ZH_VALUE_NUMBER, NC_ ("column", "Bd."), NC_ ("column", "Board") },
  [ZH_COL_MATCH] = { "match", ZH_VALUE_NUMBER, NC_ ("column", "No."), NC_ ("column", "Match") },
  [ZH_COL_WHITE] = { "white", ZH_VALUE_TEXT, NC_ ("column", "White"), NULL },
  [ZH_COL_WHITE_POINTS] = { "white-points", ZH_VALUE_DECIMAL, NC_ ("column", "Pts"),
                            NC_ ("column", "Points of White") },
  [ZH_COL_WHITE_NUMBER] = { "white-number", ZH_VALUE_NUMBER, NC_ ("column", "No."),
                            NC_ ("column", "Number of White") },
  [ZH_COL_WHITE_RATING] = { "white-rating", ZH_VALUE_NUMBER, NC_ ("column", "Rating"),
                            NC_ ("column", "Rating of White") },
  [ZH_COL_RESULT] = { "result", ZH_VALUE_RESULT, NC_ ("column", "Result"), NULL },
  [ZH_COL_BLACK] = { "black", ZH_VALUE_TEXT, NC_ ("column", "Black"), NULL },
  [ZH_COL_BLACK_POINTS] = { "black-points", ZH_VALUE_DECIMAL, NC_ ("column", "Pts"),
                            NC_ ("column", "Points of Black") },
  [ZH_COL_BLACK_NUMBER] = { "black-number", ZH_VALUE_NUMBER, NC_ ("column", "No."),
                            NC_ ("column", "Number of Black") },
  [ZH_COL_BLACK_RATING] = { "black-rating", ZH_VALUE_NUMBER, NC_ ("column", "Rating"),
                            NC_ ("column", "Rating of Black") },
  [ZH_COL_FIRST_TEAM] = { "first-team", ZH_VALUE_TEXT, NC_ ("column", "First team"), NULL },
  [ZH_COL_SECOND_TEAM] = { "second-team", ZH_VALUE_TEXT, NC_ ("column", "Second team"), NULL },
  [ZH_COL_PLAYER] = { "player", ZH_VALUE_TEXT, NC_ ("column", "Player"), NULL },
  [ZH_COL_OPPONENT] = { "opponent", ZH_VALUE_TEXT, NC_ ("column", "Opponent"), NULL },
  [ZH_COL_WINNER] = { "winner", ZH_VALUE_TEXT, NC_ ("column", "Winner"), NULL },
  [ZH_COL_COLOUR] = { "colour", ZH_VALUE_CODE, NC_ ("column", "Colour"), NULL },
  [ZH_COL_LINE_UP] = { "line-up", ZH_VALUE_TEXT, NC_ ("column", "Line-up"), NULL },
  [ZH_COL_TEAM_1] = { "team-1", ZH_VALUE_TEXT, NC_ ("column", "Team 1"), NULL },
  [ZH_COL_TEAM_2] = { "team-2", ZH_VALUE_TEXT, NC_ ("column", "Team 2"), NULL },
  [ZH_COL_BOARD_NUMBER] = { "board-number", ZH_VALUE_NUMBER, NC_ ("column", "No."),
                            NC_ ("column", "Board number") },
  [ZH_COL_NUMBER_INSTEAD] = { "number-instead", ZH_VALUE_RESULT, NC_ ("column", "No. instead"), NULL },
  [ZH_COL_OPENING] = { "opening", ZH_VALUE_TEXT, NC_ ("column", "Opening"), NULL },
  [ZH_COL_TIMES] = { "times", ZH_VALUE_TEXT, NC_ ("column", "Times of White and Black"), NULL },
  [ZH_COL_ODDS] = { "odds", ZH_VALUE_TEXT, NC_ ("column", "Odds"), NULL },
  [ZH_COL_HALF_MOVES] = { "half-moves", ZH_VALUE_CODE, NC_ ("column", "Half-moves"), NULL },
  [ZH_COL_TO_MOVE] = { "to-move", ZH_VALUE_TEXT, NC_ ("column", "To move"), NULL },
  [ZH_COL_MOVES_MADE] = { "moves-made", ZH_VALUE_CODE, NC_ ("column", "Moves"), NC_ ("column", "Moves made by White and Black") },
  [ZH_COL_DAYS_USED] = { "days-used", ZH_VALUE_NUMBER, NC_ ("column", "Used"), NC_ ("column", "Days used of the period") },
  [ZH_COL_DAYS_LEFT] = { "days-left", ZH_VALUE_NUMBER, NC_ ("column", "Left"), NC_ ("column", "Days left to the control") },
  [ZH_COL_SILENT_DAYS] = { "silent-days", ZH_VALUE_NUMBER, NC_ ("column", "Silent"), NC_ ("column", "Days since the last letter") },
  [ZH_COL_DEADLINE] = { "deadline", ZH_VALUE_TEXT, NC_ ("column", "What falls due"), NULL },
  [ZH_COL_TASK] = { "task", ZH_VALUE_TEXT, NC_ ("column", "What to do"), NULL },
  [ZH_COL_FIRST_DAY] = { "first-day", ZH_VALUE_DATE, NC_ ("column", "First day"), NULL },
  [ZH_COL_LAST_DAY] = { "last-day", ZH_VALUE_DATE, NC_ ("column", "Last day"), NULL },
  [ZH_COL_NOTICE] = { "notice", ZH_VALUE_DATE, NC_ ("column", "Notice"), NC_ ("column", "Notice sent to the partners") },
  [ZH_COL_LEAVE_DAYS] = { "leave-days", ZH_VALUE_NUMBER, NC_ ("column", "Days"), NC_ ("column", "Days of leave that count") },
  [ZH_COL_LEAVE_REST] = { "leave-rest", ZH_VALUE_NUMBER, NC_ ("column", "Rest"), NC_ ("column", "Days of leave that are left") },
  [ZH_COL_ADDRESS] = { "address", ZH_VALUE_TEXT, NC_ ("column", "Address"), NC_ ("column", "Postal address and e-mail address") },
  [ZH_COL_CLOCK] = { "clock", ZH_VALUE_BLANK, NC_ ("column", "Clock"), NC_ ("column", "Clock time") },
  [ZH_COL_PROPOSED] = { "proposed", ZH_VALUE_TEXT, NC_ ("column", "The system’s pairs"), NULL },
  [ZH_COL_MARKS] = { "marks", ZH_VALUE_TEXT, "", NC_ ("column", "Marks") },
  /* Lots */
  [ZH_COL_LOT_ORDER] = { "lot-order", ZH_VALUE_NUMBER, NC_ ("column", "Order"), NULL },
  [ZH_COL_ENVELOPE] = { "envelope", ZH_VALUE_CODE, NC_ ("column", "Envelope"), NULL },
  [ZH_COL_NUMBER_DRAWN] = { "number-drawn", ZH_VALUE_NUMBER, NC_ ("column", "Number drawn"), NULL },
  /* Decisions */
  [ZH_COL_INCIDENT] = { "incident", ZH_VALUE_TEXT, NC_ ("column", "Incident"), NULL },
  [ZH_COL_INCIDENT_COUNT] = { "incident-count", ZH_VALUE_NUMBER, NC_ ("column", "No."),
                              NC_ ("column", "Which of its kind") },
  [ZH_COL_N_INCIDENTS] = { "n-incidents", ZH_VALUE_NUMBER, NC_ ("column", "Incidents"), NULL },
  [ZH_COL_SANCTION] = { "sanction", ZH_VALUE_TEXT, NC_ ("column", "Sanction"), NULL },
  [ZH_COL_N_SANCTIONS] = { "n-sanctions", ZH_VALUE_NUMBER, NC_ ("column", "Sanctions"), NULL },
  [ZH_COL_TIME] = { "time", ZH_VALUE_TEXT, NC_ ("column", "Time"), NULL },
  [ZH_COL_MOVE] = { "move", ZH_VALUE_NUMBER, NC_ ("column", "Move"), NULL },
  [ZH_COL_CLOCKS] = { "clocks", ZH_VALUE_TEXT, NC_ ("column", "Clocks"), NULL },
  [ZH_COL_ARTICLE] = { "article", ZH_VALUE_TEXT, NC_ ("column", "Article"), NULL },
  [ZH_COL_DECISION] = { "decision", ZH_VALUE_TEXT, NC_ ("column", "Decision"), NULL },
  [ZH_COL_REASON] = { "reason", ZH_VALUE_TEXT, NC_ ("column", "Reason"), NULL },
  [ZH_COL_WITNESSES] = { "witnesses", ZH_VALUE_TEXT, NC_ ("column", "Witnesses, note"), NULL },
  [ZH_COL_CASE] = { "case", ZH_VALUE_NUMBER, NC_ ("column", "No."), NC_ ("column", "Case no.") },
  [ZH_COL_PROTESTER] = { "protester", ZH_VALUE_TEXT, NC_ ("column", "Who protests"), NULL },
  [ZH_COL_SUBJECT] = { "subject", ZH_VALUE_TEXT, NC_ ("column", "Against"), NULL },
  [ZH_COL_HANDED_IN] = { "handed-in", ZH_VALUE_TEXT, NC_ ("column", "Handed in"), NULL },
  [ZH_COL_WORK] = { "work", ZH_VALUE_TEXT, NC_ ("column", "Work"), NULL },
  [ZH_COL_WORK_AUTHOR] = { "work-author", ZH_VALUE_TEXT, NC_ ("column", "Author"), NULL },
  [ZH_COL_WORK_TASK] = { "work-task", ZH_VALUE_TEXT, NC_ ("column", "Task"), NULL },
  [ZH_COL_WORK_POSITION] = { "work-position", ZH_VALUE_TEXT, NC_ ("column", "Position"), NULL },
  [ZH_COL_WORK_LINES] = { "work-lines", ZH_VALUE_TEXT, NC_ ("column", "Lines"), NC_ ("column", "Points of the lines") },
  [ZH_COL_WORK_SOLUTION] = { "work-solution", ZH_VALUE_TEXT, NC_ ("column", "Solution"), NULL },
  [ZH_COL_SOLVING_TIME] = { "solving-time", ZH_VALUE_TEXT, NC_ ("column", "Time"), NC_ ("column", "Time of solving") },
  [ZH_COL_WORK_SECTION] = { "work-section", ZH_VALUE_NUMBER, NC_ ("column", "Sec."), NC_ ("column", "Section of the contest") },
  [ZH_COL_WORK_RECEIVED] = { "work-received", ZH_VALUE_TEXT, NC_ ("column", "Sent in"), NC_ ("column", "Work received") },
  [ZH_COL_WORK_MARK] = { "work-mark", ZH_VALUE_DECIMAL, NC_ ("column", "Mark"), NULL },
  [ZH_COL_WORK_AWARD] = { "work-award", ZH_VALUE_TEXT, NC_ ("column", "Distinction"), NULL },
  [ZH_COL_WORK_NOTE] = { "work-note", ZH_VALUE_TEXT, NC_ ("column", "Characteristic"), NULL },
  [ZH_COL_WORK_OBJECTION] = { "work-objection", ZH_VALUE_TEXT, NC_ ("column", "Objection"), NULL },
  [ZH_COL_WORK_GROUND] = { "work-ground", ZH_VALUE_TEXT, NC_ ("column", "Ground"), NC_ ("column", "Ground of the objection") },
  [ZH_COL_WORK_VERDICT] = { "work-verdict", ZH_VALUE_TEXT, NC_ ("column", "Verdict"), NC_ ("column", "Decision on the objection") },
  [ZH_COL_WORKS_COUNTED] = { "works-counted", ZH_VALUE_TEXT, NC_ ("column", "Works that count"), NULL },
  [ZH_COL_WORK_ORIGINALITY] = { "work-originality", ZH_VALUE_TEXT, NC_ ("column", "Originality"), NULL },
  [ZH_COL_WORK_RAISED_BY] = { "work-raised-by", ZH_VALUE_TEXT, NC_ ("column", "Raised by"), NULL },
  [ZH_COL_WORK_OUT] = { "work-out", ZH_VALUE_TEXT, NC_ ("column", "Out of the contest"), NULL },
  [ZH_COL_WORK_RESIDENCE] = { "work-residence", ZH_VALUE_TEXT, NC_ ("column", "Residence"), NULL },
  [ZH_COL_WORK_DIAGRAMS] = { "work-diagrams", ZH_VALUE_TEXT, NC_ ("column", "Diagrams"), NULL },
  [ZH_COL_EFFECT] = { "effect", ZH_VALUE_TEXT, NC_ ("column", "What followed"), NULL },
  [ZH_COL_PROTEST] = { "protest", ZH_VALUE_TEXT, NC_ ("column", "Protest"), NULL },
  /* Officials */
  [ZH_COL_OFFICE] = { "office", ZH_VALUE_TEXT, NC_ ("column", "Post"), NULL },
  [ZH_COL_OFFICIAL_CATEGORY] = { "official-category", ZH_VALUE_TEXT, NC_ ("column", "Arbiter’s category"),
                                 NULL },
  [ZH_COL_ROUND_BOARDS] = { "round-boards", ZH_VALUE_TEXT, NC_ ("column", "Boards in this round"), NULL },
  [ZH_COL_ALL_BOARDS] = { "all-boards", ZH_VALUE_TEXT, NC_ ("column", "All boards"), NULL },
  /* Rules and the journal */
  [ZH_COL_CHANGED] = { "changed", ZH_VALUE_CODE, "✎", NC_ ("column", "Changed by the regulation") },
  [ZH_COL_RULE] = { "rule", ZH_VALUE_TEXT, NC_ ("column", "Rule"), NULL },
  [ZH_COL_VALUE] = { "value", ZH_VALUE_TEXT, NC_ ("column", "Holds here"), NULL },
  [ZH_COL_RULESET_VALUE] = { "ruleset-value", ZH_VALUE_TEXT, NC_ ("column", "Ruleset"), NULL },
  [ZH_COL_RULE_EFFECT] = { "rule-effect", ZH_VALUE_TEXT, NC_ ("column", "What follows"), NULL },
  [ZH_COL_ENTRY_NUMBER] = { "entry-number", ZH_VALUE_NUMBER, NC_ ("column", "No."),
                            NC_ ("column", "Number of the entry") },
  [ZH_COL_TIME_UTC] = { "time-utc", ZH_VALUE_DATE, NC_ ("column", "Time (UTC)"), NULL },
  [ZH_COL_ACTOR] = { "actor", ZH_VALUE_TEXT, NC_ ("column", "Who"), NULL },
  [ZH_COL_TOURNAMENT] = { "tournament", ZH_VALUE_TEXT, NC_ ("column", "Tournament"), NULL },
  [ZH_COL_ACT] = { "act", ZH_VALUE_TEXT, NC_ ("column", "Act"), NULL },
  [ZH_COL_BEFORE] = { "before", ZH_VALUE_TEXT, NC_ ("column", "Before"), NULL },
  [ZH_COL_AFTER] = { "after", ZH_VALUE_TEXT, NC_ ("column", "After"), NULL },
  [ZH_COL_HASH] = { "hash", ZH_VALUE_TEXT, NC_ ("column", "Hash"), NULL },
  [ZH_COL_ANNOUNCED] = { "announced", ZH_VALUE_TEXT, NC_ ("column", "Announced"), NULL },
  /* Forms */
  [ZH_COL_ROW] = { "row", ZH_VALUE_NUMBER, NC_ ("column", "No."), NULL },
  [ZH_COL_SECTION] = { "section", ZH_VALUE_TEXT, NC_ ("column", "Section"), NULL },
  [ZH_COL_DATE] = { "date", ZH_VALUE_BLANK, NC_ ("column", "Date"), NULL },
  [ZH_COL_DUTY] = { "duty", ZH_VALUE_TEXT, NC_ ("column", "What is due"), NULL },
  [ZH_COL_DUE] = { "due", ZH_VALUE_TEXT, NC_ ("column", "When"), NULL },
  [ZH_COL_DAY] = { "day", ZH_VALUE_DATE, NC_ ("column", "Date"), NC_ ("column", "Planned date") },
  [ZH_COL_OCCASION] = { "occasion", ZH_VALUE_TEXT, NC_ ("column", "Round or event"), NULL },
  [ZH_COL_VENUE] = { "venue", ZH_VALUE_TEXT, NC_ ("column", "Where"), NC_ ("column", "Where it takes place") },
  [ZH_COL_SIGNATURE] = { "signature", ZH_VALUE_BLANK, NC_ ("column", "Signature"), NULL },
  [ZH_COL_THE_EVENT] = { "the-event", ZH_VALUE_TEXT, NC_ ("column", "The event"), NULL },
  [ZH_COL_FIGURES] = { "figures", ZH_VALUE_TEXT, NC_ ("column", "In figures"), NULL },
  [ZH_COL_ITEM] = { "item", ZH_VALUE_TEXT, NC_ ("column", "Item"), NULL },
  [ZH_COL_FORM_ENTRY] = { "form-entry", ZH_VALUE_TEXT, NC_ ("column", "Entry"), NULL },
  [ZH_COL_ENTRY_KIND] = { "entry-kind", ZH_VALUE_TEXT, NC_ ("column", "Kind of entry"), NULL },
  [ZH_COL_WHAT] = { "what", ZH_VALUE_TEXT, "", NC_ ("column", "What") },
  [ZH_COL_CONTENT] = { "content", ZH_VALUE_TEXT, "", NC_ ("column", "Content") },
  [ZH_COL_REMARK] = { "remark", ZH_VALUE_TEXT, NC_ ("column", "Remark"), NULL },
  [ZH_COL_TAKEN] = { "taken", ZH_VALUE_TEXT, NC_ ("column", "Take"), NULL },
  [ZH_COL_LINE] = { "line", ZH_VALUE_NUMBER, NC_ ("column", "Line"), NULL },
  [ZH_COL_FAULT] = { "fault", ZH_VALUE_TEXT, NC_ ("column", "Fault"), NULL },
};

const char *
zh_column_get_id (ZhColumn column)
{
  g_assert (column < ZH_N_COLS);

  return columns[column].id;
}

ZhValueKind
zh_column_get_kind (ZhColumn column)
{
  g_assert (column < ZH_N_COLS);

  return columns[column].kind;
}

const char *
zh_column_get_title (ZhColumn          column,
                     const ZhLanguage *language)
{
  g_assert (column < ZH_N_COLS);

  return *columns[column].title != '\0' ? zh_trc (language, "column", columns[column].title) : "";
}

const char *
zh_column_get_name (ZhColumn          column,
                    const ZhLanguage *language)
{
  g_assert (column < ZH_N_COLS);

  if (columns[column].name == NULL)
    return zh_column_get_title (column, language);
  return zh_trc (language, "column", columns[column].name);
}

char *
zh_column_format_number (int number)
{
  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
}
