/* The time account of one correspondence game: what each side has used, what did not count, penalties,
 * oversteps, each number with its article (order 988, 55 and 56; Ukrainian draughts rules, part V).
 * A pure function of what happened, the rules and the day.
 */
#pragma once

#include "account-rules.h"

G_BEGIN_DECLS

/**
 * ZhAccountItem:
 * @ZH_ACCOUNT_MOVES: moves made
 * @ZH_ACCOUNT_TOTAL: days and penalties of the game
 * @ZH_ACCOUNT_PERIOD: those of the present count
 * @ZH_ACCOUNT_CONTROL: number of the next control move
 * @ZH_ACCOUNT_LEFT: days left to it, may be negative
 * @ZH_ACCOUNT_RUNNING: days of the letter that is not answered yet
 * @ZH_ACCOUNT_SHORT: few days are left
 * @ZH_ACCOUNT_PENALTY: penalty days of an article
 * @ZH_ACCOUNT_UNCOUNTED: days of an article that do not count
 * @ZH_ACCOUNT_OVERSTEP: the move on which the time was overstepped
 * @ZH_ACCOUNT_REFUSED: day of a claim that does not hold
 * @ZH_ACCOUNT_UNKNOWN: letters without a date
 */
typedef enum
{
  ZH_ACCOUNT_MOVES,
  ZH_ACCOUNT_TOTAL,
  ZH_ACCOUNT_PERIOD,
  ZH_ACCOUNT_CONTROL,
  ZH_ACCOUNT_LEFT,
  ZH_ACCOUNT_RUNNING,
  ZH_ACCOUNT_SHORT,
  ZH_ACCOUNT_PENALTY,
  ZH_ACCOUNT_UNCOUNTED,
  ZH_ACCOUNT_OVERSTEP,
  ZH_ACCOUNT_REFUSED,
  ZH_ACCOUNT_UNKNOWN,
} ZhAccountItem;

/**
 * ZhAccountRow:
 * @side: whose
 * @item: what
 * @value: days, moves, letters; of %ZH_ACCOUNT_REFUSED the Julian day; of %ZH_ACCOUNT_SHORT 1
 * @article: (transfer none): its article, "" where it has none
 */
typedef struct
{
  ZhLetterSide  side;
  ZhAccountItem item;
  gint64        value;
  const char   *article;
} ZhAccountRow;

/**
 * ZhAccountLetter:
 * @counts: the event was a letter that the account reached
 * @days: days of it that count
 * @total: total of its side after it
 */
typedef struct
{
  gboolean counts;
  gint64   days;
  gint64   total;
} ZhAccountLetter;

/**
 * ZhAccountRequest:
 * @rules: of the kind of play
 * @days: days of a control, 0 for those of the rules
 * @moves: moves of a control, 0 for those of the rules
 * @start: official start, 0 for none
 * @day: until when to count, 0 for all
 */
typedef struct
{
  const ZhAccountRules *rules;
  int                   days;
  int                   moves;
  int                   start;
  int                   day;
} ZhAccountRequest;

/**
 * ZhAccount:
 * @rows: (element-type ZhAccountRow): White's and then Black's, in the order of #ZhAccountItem
 * @letters: (element-type ZhAccountLetter): one for each event
 *
 * Holds texts of the rules and of the events, which must outlive it.
 */
typedef struct
{
  GArray *rows;
  GArray *letters;
} ZhAccount;

/**
 * zh_account_new:
 * @events: (array length=n_events): all of a game, as zh_letters_check() lets pass
 *
 * Returns: (transfer full): the account
 */
ZhAccount *zh_account_new (const ZhAccountRequest *request,
                           const ZhLetterEvent    *events,
                           gsize                   n_events);

void zh_account_free (ZhAccount *self);

/* Oversteps of @side on record. */
int zh_account_count_oversteps (const ZhAccount *self,
                                ZhLetterSide     side);

/* The value of the first row of @side of that kind; @otherwise where there is none. */
gint64 zh_account_find_value (const ZhAccount *self,
                              ZhLetterSide     side,
                              ZhAccountItem    item,
                              gint64           otherwise);

/* The words of files: "moves" … "unknown"; (transfer none). */
const char *zh_account_item_to_string (ZhAccountItem item);

/* What people call it; (transfer none). */
const char *zh_account_item_get_label (ZhAccountItem     item,
                                       const ZhLanguage *language);

/* Returns: (transfer full): the value of a row as files have it: a number, a day or "yes" */
char *zh_account_row_format_value (const ZhAccountRow *row) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the rows as comma-separated text with a heading */
char *zh_account_format_csv (const ZhAccount *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhAccount, zh_account_free)

G_END_DECLS
