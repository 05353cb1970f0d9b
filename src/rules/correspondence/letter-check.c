#include "config.h"

#include "letter-check.h"

#include <glib/gi18n.h>

#include "letter-dates.h"

/* The game as far as it was looked at. */
typedef struct
{
  const ZhAccountRules *rules;
  ZhLetterProblem      *problem;
  int                   moves[2];
  int                   n_leaves;
  gboolean              white_wrote; /* White has sent a first letter */
} Check;

G_GNUC_PRINTF (3, 4)
static gboolean
refuse (Check      *check,
        const char *column,
        const char *format,
        ...)
{
  va_list arguments;

  va_start (arguments, format);
  check->problem->column = column;
  check->problem->reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return FALSE;
}

static gboolean
check_gap (Check              *check,
           const char         *column,
           const ZhLetterDate *date)
{
  gboolean chosen = date->gap == ZH_GAP_BEFORE || date->gap == ZH_GAP_AFTER;

  if (!chosen || check->rules->unknown_dates.number == ZH_UNKNOWN_MEAN)
    return TRUE;
  return refuse (check, column, _ ("these rules take no mean of other letters for a missing date; write ? alone"));
}

static gboolean
check_number (Check               *check,
              const ZhLetterEvent *event)
{
  int next = check->moves[event->side] + 1;

  if (event->number != next)
    return refuse (check, "no", _ ("move %1$d is not the next one of this side; write %2$d"), event->number, next);
  if (event->last < event->number)
    return refuse (check, "no", _ ("the series ends before it begins; write the first move, a hyphen and the last one"));
  if (event->last > ZH_LETTERS_MAX_NUMBER || check->moves[1 - event->side] + event->last - event->number > ZH_LETTERS_MAX_NUMBER)
    return refuse (check, "no", _ ("a game has at most %d moves; correct the number"), ZH_LETTERS_MAX_NUMBER);
  return TRUE;
}

/* White's first letter answers none; any other says when the one came that it answers. */
static gboolean
check_receipt (Check               *check,
               const ZhLetterEvent *event)
{
  gboolean is_first = event->side == ZH_LETTER_WHITE && !check->white_wrote && event->kind != ZH_LETTER_QUERY;

  if (is_first && zh_letter_event_is_received (event))
    return refuse (check, "received", _ ("White’s first letter answers none; leave the date empty"));
  if (!is_first && !zh_letter_event_is_received (event))
    return refuse (check, "received", _ ("when the letter came that this one answers is missing; write the date, or ? where nobody knows it"));
  return TRUE;
}

static gboolean
check_dates (Check               *check,
             const ZhLetterEvent *event)
{
  int receipt = zh_letter_get_receipt (event, check->rules);
  int dispatch = zh_letter_get_dispatch (event, check->rules);

  if (!check_gap (check, "received", &event->received) || !check_gap (check, "sent", &event->sent))
    return FALSE;
  if (receipt != 0 && dispatch != 0 && dispatch < receipt)
    return refuse (check, "sent", _ ("sent before the letter came that it answers; correct one of the two dates"));
  if (!zh_letter_event_is_sent (event) && event->kind != ZH_LETTER_MOVE)
    return refuse (check, "sent", _ ("when the letter was sent is missing; write the date, or ? where nobody knows it"));
  return TRUE;
}

static gboolean
check_fault_kind (Check               *check,
                  const ZhLetterEvent *event)
{
  if (event->fault == ZH_FAULT_NONE)
    return refuse (check, "kind", _ ("the kind of the fault is missing; name it, such as illegible"));
  if (!zh_account_word_holds (&check->rules->faults[event->fault]))
    return refuse (check, "kind", _ ("these rules know no fault “%s”; name another one"), zh_letter_fault_to_string (event->fault));
  return TRUE;
}

static gboolean
check_move (Check               *check,
            const ZhLetterEvent *event)
{
  if (!check_number (check, event) || !check_receipt (check, event) || !check_dates (check, event))
    return FALSE;
  if (!zh_letter_event_is_sent (event))
    return TRUE;
  check->moves[event->side] = event->last;
  check->moves[1 - event->side] += event->last - event->number;
  return TRUE;
}

/* White's first move is asked for before any letter came, so that the query answers none. */
static gboolean
check_query (Check               *check,
             const ZhLetterEvent *event)
{
  if ((event->marks & ZH_MARK_FIRST_MOVE) == 0)
    return check_fault_kind (check, event) && check_receipt (check, event) && check_dates (check, event);
  if (check->rules->first_move_days.article == NULL)
    return refuse (check, "kind", _ ("these rules know no query for the first move; name a fault, such as illegible"));
  if (event->side == ZH_LETTER_WHITE || check->white_wrote)
    return refuse (check, "kind", _ ("Black asks for the first move, as long as White has sent nothing; name a fault, such as illegible"));
  if (zh_letter_event_is_received (event))
    return refuse (check, "received", _ ("a query for the first move answers no letter; leave the date empty"));
  return check_dates (check, event);
}

static gboolean
check_letter (Check               *check,
              const ZhLetterEvent *event)
{
  switch (event->kind)
    {
    case ZH_LETTER_MOVE:
      return check_move (check, event);
    case ZH_LETTER_FAULT:
      if (!check_fault_kind (check, event))
        return FALSE;
      return !zh_letter_event_is_letter (event) || (check_receipt (check, event) && check_dates (check, event));
    case ZH_LETTER_QUERY:
      return check_query (check, event);
    case ZH_LETTER_REPEAT:
      return check_dates (check, event);
    case ZH_LETTER_LEAVE:
    case ZH_LETTER_CLAIM:
    case ZH_LETTER_NOTICE:
    case ZH_LETTER_ADD:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
check_leave (Check               *check,
             const ZhLetterEvent *event)
{
  if (event->from == 0 || event->to == 0)
    return refuse (check, event->from == 0 ? "from" : "to", _ ("the first and the last day of the leave are needed; write both"));
  if (event->to < event->from)
    return refuse (check, "to", _ ("the leave ends before it begins; correct one of the two days"));
  if (event->to - event->from >= ZH_LETTERS_MAX_LEAVE_DAYS)
    return refuse (check, "to", _ ("the leave is longer than ten years; correct one of the two days"));
  if (++check->n_leaves > ZH_LETTERS_MAX_LEAVES)
    return refuse (check, "event", _ ("more than %d leaves in one game; leave out those that do not touch it"), ZH_LETTERS_MAX_LEAVES);
  return TRUE;
}

static gboolean
check_claim (Check               *check,
             const ZhLetterEvent *event)
{
  const ZhAccountRules *rules = check->rules;
  const struct
  {
    unsigned             mark;
    const ZhAccountWord *word;
    const char          *name;
  } marks[] = {
    { ZH_MARK_FIRST_LOSES, &rules->first_may_lose, "first-loses" },
    { ZH_MARK_BARRED, &rules->refused_claim_bars, "barred" },
    { ZH_MARK_REDUCED, &rules->reduced_days_min, "reduced" },
    { ZH_MARK_RECORDED, &rules->recorded_overstep, "recorded" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if ((event->marks & marks[i].mark) != 0 && !zh_account_word_holds (marks[i].word))
      return refuse (check, "kind", _ ("these rules know no claim “%s”; leave the word out"), marks[i].name);
  if (event->from != 0 && !zh_account_word_holds (&rules->new_count_dated))
    return refuse (check, "from", _ ("by these rules the new count begins with the next move; leave the day empty"));
  if (event->sent.day == 0)
    return refuse (check, "sent", _ ("the day on which the claim was sent is missing; write it"));
  if (event->to != 0 && event->to < event->sent.day)
    return refuse (check, "to", _ ("decided before it was claimed; correct one of the two days"));
  return TRUE;
}

static gboolean
check_notice (Check               *check,
              const ZhLetterEvent *event)
{
  if (check->rules->late_notice_days.article == NULL)
    return refuse (check, "event", _ ("these rules know no notice of the start; leave the line out"));
  if (event->received.day == 0)
    return refuse (check, "received", _ ("the day on which the notice came is missing; write it"));
  return TRUE;
}

static gboolean
check_addition (Check               *check,
                const ZhLetterEvent *event)
{
  if (event->number < 1 || event->number > ZH_LETTERS_MAX_NUMBER)
    return refuse (check, "no", _ ("the number of days is missing; write a whole number from 1 to %d"), ZH_LETTERS_MAX_NUMBER);
  if (event->article == NULL || event->article[0] == '\0')
    return refuse (check, "kind", _ ("the article by which the days are added is missing; write it"));
  if (event->sent.day == 0)
    return refuse (check, "sent", _ ("the day on which the days were added is missing; write it"));
  return TRUE;
}

static gboolean
check_event (Check               *check,
             const ZhLetterEvent *event)
{
  switch (event->kind)
    {
    case ZH_LETTER_LEAVE:
      return check_leave (check, event);
    case ZH_LETTER_CLAIM:
      return check_claim (check, event);
    case ZH_LETTER_NOTICE:
      return check_notice (check, event);
    case ZH_LETTER_ADD:
      return check_addition (check, event);
    case ZH_LETTER_MOVE:
    case ZH_LETTER_FAULT:
    case ZH_LETTER_QUERY:
    case ZH_LETTER_REPEAT:
      if (!check_letter (check, event))
        return FALSE;
      if (event->side == ZH_LETTER_WHITE && zh_letter_event_is_letter (event) && zh_letter_event_is_sent (event))
        check->white_wrote = TRUE;
      return TRUE;
    default:
      g_assert_not_reached ();
    }
}

gboolean
zh_letters_check (const ZhLetterEvent  *events,
                  gsize                 n_events,
                  const ZhAccountRules *rules,
                  ZhLetterProblem      *problem)
{
  ZhLetterProblem found = { 0, NULL, NULL };
  Check           check = { .rules = rules, .problem = &found };

  for (gsize i = 0; i < n_events; i++)
    {
      gboolean fits = i < ZH_LETTERS_MAX ? check_event (&check, &events[i])
                                         : refuse (&check, "event", _ ("more than %d lines in one game; this cannot be one"), ZH_LETTERS_MAX);

      if (!fits)
        {
          found.event = i;
          *problem = found;
          return FALSE;
        }
    }
  return TRUE;
}
