/* What happened in a correspondence game, as plain data: letters, leaves, claims, notices and what the
 * arbiter adds. A file of letters and a competition both become an array of these, in the order in
 * which it happened. Days are Julian day numbers of GLib (1 is 0001-01-01); 0 is no day.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhLetterEventKind:
 * @ZH_LETTER_MOVE: a letter with a move
 * @ZH_LETTER_FAULT: a faulty letter, or only the fault of one whose move stood
 * @ZH_LETTER_QUERY: the partner's letter about a faulty one, or about White's first move
 * @ZH_LETTER_REPEAT: an own letter sent again
 * @ZH_LETTER_LEAVE: a leave
 * @ZH_LETTER_CLAIM: the side says that the partner has overstepped
 * @ZH_LETTER_NOTICE: the notice of the start came
 * @ZH_LETTER_ADD: days put on the side's time by the arbiter
 */
typedef enum
{
  ZH_LETTER_MOVE,
  ZH_LETTER_FAULT,
  ZH_LETTER_QUERY,
  ZH_LETTER_REPEAT,
  ZH_LETTER_LEAVE,
  ZH_LETTER_CLAIM,
  ZH_LETTER_NOTICE,
  ZH_LETTER_ADD,
} ZhLetterEventKind;

#define ZH_N_LETTER_EVENTS 8

/**
 * ZhLetterSide:
 * @ZH_LETTER_WHITE: White
 * @ZH_LETTER_BLACK: Black
 */
typedef enum
{
  ZH_LETTER_WHITE,
  ZH_LETTER_BLACK,
} ZhLetterSide;

/**
 * ZhLetterFault:
 * @ZH_FAULT_NONE: no fault
 * @ZH_FAULT_IMPOSSIBLE: an impossible move
 * @ZH_FAULT_ILLEGIBLE: an illegible move
 * @ZH_FAULT_AMBIGUOUS: an ambiguous move
 * @ZH_FAULT_NO_MOVE: a letter without a move
 * @ZH_FAULT_MISREPEAT: the partner's move repeated wrongly
 * @ZH_FAULT_UNREGISTERED: not registered although ordered
 * @ZH_FAULT_ADDRESS: a wrong address
 */
typedef enum
{
  ZH_FAULT_NONE,
  ZH_FAULT_IMPOSSIBLE,
  ZH_FAULT_ILLEGIBLE,
  ZH_FAULT_AMBIGUOUS,
  ZH_FAULT_NO_MOVE,
  ZH_FAULT_MISREPEAT,
  ZH_FAULT_UNREGISTERED,
  ZH_FAULT_ADDRESS,
} ZhLetterFault;

#define ZH_N_LETTER_FAULTS 8

/**
 * ZhLetterMark:
 * @ZH_MARK_LOST: of a repeat: the first letter had not arrived
 * @ZH_MARK_BACKDATED: of a leave: allowed after it began
 * @ZH_MARK_EXTRA: of a leave: additional, outside every limit
 * @ZH_MARK_FIRST_LOSES: of a claim: the regulation lets the first overstep lose
 * @ZH_MARK_BARRED: of a claim: if refused, no more claims in this cycle
 * @ZH_MARK_REDUCED: of a claim: the next period is shortened by the days over
 * @ZH_MARK_RECORDED: of a claim: the judge records an overstep for dates left out
 * @ZH_MARK_FIRST_MOVE: of a query: White’s first move has not come (55.5.1)
 */
typedef enum
{
  ZH_MARK_LOST = 1 << 0,
  ZH_MARK_BACKDATED = 1 << 1,
  ZH_MARK_EXTRA = 1 << 2,
  ZH_MARK_FIRST_LOSES = 1 << 3,
  ZH_MARK_BARRED = 1 << 4,
  ZH_MARK_REDUCED = 1 << 5,
  ZH_MARK_RECORDED = 1 << 6,
  ZH_MARK_FIRST_MOVE = 1 << 7,
} ZhLetterMark;

/**
 * ZhLetterGap:
 * @ZH_GAP_NONE: the date is known, or there is none
 * @ZH_GAP_UNKNOWN: there was a date, and nobody knows it
 * @ZH_GAP_BEFORE: the same; the partner chose the mean of the letters before
 * @ZH_GAP_AFTER: the same; the partner chose the mean of the letters after
 */
typedef enum
{
  ZH_GAP_NONE,
  ZH_GAP_UNKNOWN,
  ZH_GAP_BEFORE,
  ZH_GAP_AFTER,
} ZhLetterGap;

/**
 * ZhLetterDate:
 * @day: as written in the letter, 0 for none
 * @gap: why there is none
 */
typedef struct
{
  int         day;
  ZhLetterGap gap;
} ZhLetterDate;

/**
 * ZhPostmarks:
 * @earliest: of several, 0 for none
 * @latest: of several, 0 for none
 */
typedef struct
{
  int earliest;
  int latest;
} ZhPostmarks;

/**
 * ZhLetterEvent:
 * @kind: what happened
 * @side: whose letter, leave or claim it is
 * @number: of a move: its number, of a series the first; of days added: how many
 * @last: of a move: its number, of a series the last
 * @fault: of a faulty letter and of the query about it
 * @marks: #ZhLetterMark
 * @received: when the letter that this one answers came, as its receiver says
 * @arrival: the same by postmarks
 * @sent: when it was sent, as its sender says
 * @dispatch: the same by postmarks
 * @slip: the stamp on the receipt of a registered letter, 0 for none
 * @from: of a leave: its first day; of a claim: the day from which the new count runs, 0 for none
 * @to: of a leave: its last day; of a claim: the day of the decision, 0 for none yet
 * @objected: of a claim: the day of the partner's objection, 0 for none; no file of letters has it, and no account asks
 * @article: (nullable) (transfer none): of days added: their article
 */
typedef struct
{
  ZhLetterEventKind kind;
  ZhLetterSide      side;
  int               number;
  int               last;
  ZhLetterFault     fault;
  unsigned          marks;
  ZhLetterDate      received;
  ZhPostmarks       arrival;
  ZhLetterDate      sent;
  ZhPostmarks       dispatch;
  int               slip;
  int               from;
  int               to;
  int               objected;
  const char       *article;
} ZhLetterEvent;

/* The words of files: "move" … "add", "impossible" …, "lost" …; (transfer none). */
const char *zh_letter_event_kind_to_string (ZhLetterEventKind kind);
const char *zh_letter_fault_to_string (ZhLetterFault fault);

/* Whether there is such a word. */
gboolean zh_letter_event_kind_from_string (const char        *text,
                                           ZhLetterEventKind *kind);
gboolean zh_letter_fault_from_string (const char    *text,
                                      ZhLetterFault *fault);

/**
 * zh_letter_mark_from_string:
 * @text: "lost", "backdated", "extra", "first-loses", "barred", "reduced", "recorded" or "first-move"
 *
 * Returns: the mark, 0 where there is none of that name
 */
unsigned zh_letter_mark_from_string (const char *text);

/* The word of one mark; (transfer none). */
const char *zh_letter_mark_to_string (ZhLetterMark mark);

/**
 * zh_letter_day_parse:
 * @text: "2030-03-01", and nothing else
 * @day: (out): untouched on failure
 *
 * Returns: whether it is a day of the calendar
 */
gboolean zh_letter_day_parse (const char *text,
                              int        *day);

/* Returns: (transfer full): "2030-03-01" of a day that is not 0 */
char *zh_letter_day_format (int day) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): "12/05/30", as the forms of order 988 print a day; "" for 0 */
char *zh_letter_day_format_short (int day) G_GNUC_WARN_UNUSED_RESULT;

/* Whether there is a letter behind the event, of which dates are kept: a faulty one without dates is none. */
gboolean zh_letter_event_is_letter (const ZhLetterEvent *event);

/* Whether anything is said of when the letter was sent. */
gboolean zh_letter_event_is_sent (const ZhLetterEvent *event);

/* Whether anything is said of when the letter that it answers came. */
gboolean zh_letter_event_is_received (const ZhLetterEvent *event);

G_END_DECLS
