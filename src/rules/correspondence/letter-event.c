#include "config.h"

#include "letter-event.h"

#include <string.h>

static const char *const kinds[ZH_N_LETTER_EVENTS] = {
  [ZH_LETTER_MOVE] = "move",
  [ZH_LETTER_FAULT] = "fault",
  [ZH_LETTER_QUERY] = "query",
  [ZH_LETTER_REPEAT] = "repeat",
  [ZH_LETTER_LEAVE] = "leave",
  [ZH_LETTER_CLAIM] = "claim",
  [ZH_LETTER_NOTICE] = "notice",
  [ZH_LETTER_ADD] = "add",
};

static const char *const faults[ZH_N_LETTER_FAULTS] = {
  [ZH_FAULT_NONE] = "",
  [ZH_FAULT_IMPOSSIBLE] = "impossible",
  [ZH_FAULT_ILLEGIBLE] = "illegible",
  [ZH_FAULT_AMBIGUOUS] = "ambiguous",
  [ZH_FAULT_NO_MOVE] = "nomove",
  [ZH_FAULT_MISREPEAT] = "misrepeat",
  [ZH_FAULT_UNREGISTERED] = "unregistered",
  [ZH_FAULT_ADDRESS] = "address",
};

static const char *const marks[] = { "lost", "backdated", "extra", "first-loses", "barred", "reduced", "recorded", "first-move" };

static int
find_word (const char *const *words,
           gsize              n_words,
           const char        *text)
{
  for (gsize i = 0; i < n_words; i++)
    if (strcmp (words[i], text) == 0)
      return (int) i;
  return -1;
}

const char *
zh_letter_event_kind_to_string (ZhLetterEventKind kind)
{
  return kinds[kind];
}

const char *
zh_letter_fault_to_string (ZhLetterFault fault)
{
  return faults[fault];
}

gboolean
zh_letter_event_kind_from_string (const char        *text,
                                  ZhLetterEventKind *kind)
{
  int found = find_word (kinds, G_N_ELEMENTS (kinds), text);

  if (found >= 0)
    *kind = (ZhLetterEventKind) found;
  return found >= 0;
}

gboolean
zh_letter_fault_from_string (const char    *text,
                             ZhLetterFault *fault)
{
  int found = find_word (faults, G_N_ELEMENTS (faults), text);

  if (found > 0)
    *fault = (ZhLetterFault) found;
  return found > 0;
}

unsigned
zh_letter_mark_from_string (const char *text)
{
  int found = find_word (marks, G_N_ELEMENTS (marks), text);

  return found >= 0 ? 1U << found : 0;
}

const char *
zh_letter_mark_to_string (ZhLetterMark mark)
{
  return marks[g_bit_nth_lsf (mark, -1)];
}

gboolean
zh_letter_day_parse (const char *text,
                     int        *day)
{
  int   parts[3] = { 0, 0, 0 };
  GDate date;

  if (strlen (text) != strlen ("YYYY-MM-DD") || text[4] != '-' || text[7] != '-')
    return FALSE;
  for (int i = 0, part = 0; text[i] != '\0'; i++)
    if (i == 4 || i == 7)
      part++;
    else if (g_ascii_isdigit (text[i]))
      parts[part] = parts[part] * 10 + (text[i] - '0');
    else
      return FALSE;
  if (!g_date_valid_dmy ((GDateDay) parts[2], (GDateMonth) parts[1], (GDateYear) parts[0]))
    return FALSE;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) parts[2], (GDateMonth) parts[1], (GDateYear) parts[0]);
  *day = (int) g_date_get_julian (&date);
  return TRUE;
}

char *
zh_letter_day_format (int day)
{
  GDate date;

  g_assert (day > 0);

  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) day);
  return g_strdup_printf ("%04d-%02d-%02d", g_date_get_year (&date), g_date_get_month (&date), g_date_get_day (&date));
}

gboolean
zh_letter_event_is_sent (const ZhLetterEvent *event)
{
  return event->slip != 0 || event->dispatch.earliest != 0 || event->sent.day != 0 || event->sent.gap != ZH_GAP_NONE;
}

gboolean
zh_letter_event_is_received (const ZhLetterEvent *event)
{
  return event->arrival.latest != 0 || event->received.day != 0 || event->received.gap != ZH_GAP_NONE;
}

char *
zh_letter_day_format_short (int day)
{
  GDate date;

  if (day == 0)
    return g_strdup ("");
  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) day);
  return g_strdup_printf ("%02d/%02d/%02d", g_date_get_day (&date), g_date_get_month (&date), g_date_get_year (&date) % 100);
}

gboolean
zh_letter_event_is_letter (const ZhLetterEvent *event)
{
  switch (event->kind)
    {
    case ZH_LETTER_MOVE:
    case ZH_LETTER_QUERY:
    case ZH_LETTER_REPEAT:
      return TRUE;
    case ZH_LETTER_FAULT:
      return zh_letter_event_is_sent (event) || zh_letter_event_is_received (event);
    case ZH_LETTER_LEAVE:
    case ZH_LETTER_CLAIM:
    case ZH_LETTER_NOTICE:
    case ZH_LETTER_ADD:
      return FALSE;
    default:
      g_assert_not_reached ();
    }
}
