/* What people call the letters, faults and marks that files have words for. */
#include "config.h"

#include "letter-words.h"

#include <glib/gi18n.h>

static const char *const kinds[ZH_N_LETTER_EVENTS] = {
  [ZH_LETTER_MOVE] = NC_ ("letter", "Letter with a move"),
  [ZH_LETTER_FAULT] = NC_ ("letter", "Faulty letter"),
  [ZH_LETTER_QUERY] = NC_ ("letter", "Query to the partner"),
  [ZH_LETTER_REPEAT] = NC_ ("letter", "Letter sent again"),
  [ZH_LETTER_LEAVE] = NC_ ("letter", "Leave"),
  [ZH_LETTER_CLAIM] = NC_ ("letter", "Claim that the partner overstepped the time"),
  [ZH_LETTER_NOTICE] = NC_ ("letter", "Notice of the start"),
  [ZH_LETTER_ADD] = NC_ ("letter", "Days added by the arbiter"),
};

static const char *const faults[ZH_N_LETTER_FAULTS] = {
  [ZH_FAULT_NONE] = "",
  [ZH_FAULT_IMPOSSIBLE] = NC_ ("letter fault", "impossible move"),
  [ZH_FAULT_ILLEGIBLE] = NC_ ("letter fault", "illegible move"),
  [ZH_FAULT_AMBIGUOUS] = NC_ ("letter fault", "ambiguous move"),
  [ZH_FAULT_NO_MOVE] = NC_ ("letter fault", "no move"),
  [ZH_FAULT_MISREPEAT] = NC_ ("letter fault", "wrong repetition"),
  [ZH_FAULT_UNREGISTERED] = NC_ ("letter fault", "not registered"),
  [ZH_FAULT_ADDRESS] = NC_ ("letter fault", "wrong address"),
};

static const struct
{
  ZhLetterMark mark;
  const char  *label;
} marks[] = {
  { ZH_MARK_LOST, NC_ ("letter mark", "the first one was lost") },
  { ZH_MARK_BACKDATED, NC_ ("letter mark", "allowed after it began") },
  { ZH_MARK_EXTRA, NC_ ("letter mark", "additional, outside every limit") },
  { ZH_MARK_FIRST_LOSES, NC_ ("letter mark", "the first overstep loses") },
  { ZH_MARK_BARRED, NC_ ("letter mark", "if refused, no more claims in this cycle") },
  { ZH_MARK_REDUCED, NC_ ("letter mark", "the next period is shorter") },
  { ZH_MARK_FIRST_MOVE, NC_ ("letter mark", "the first move did not come") },
  { ZH_MARK_RECORDED, NC_ ("letter mark", "recorded for dates left out") },
};

const char *
zh_letter_event_kind_get_label (ZhLetterEventKind kind,
                                const ZhLanguage *language)
{
  return zh_trc (language, "letter", kinds[kind]);
}

const char *
zh_letter_fault_get_label (ZhLetterFault     fault,
                           const ZhLanguage *language)
{
  return fault != ZH_FAULT_NONE ? zh_trc (language, "letter fault", faults[fault]) : "";
}

const char *
zh_letter_mark_get_label (ZhLetterMark      mark,
                          const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (marks[i].mark == mark)
      return zh_trc (language, "letter mark", marks[i].label);
  return "";
}

char *
zh_letter_kind_describe (const char       *words,
                         const ZhLanguage *language)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  GString *text = g_string_new (NULL);

  for (char **part = parts; *part != NULL; part++)
    {
      ZhLetterFault fault = ZH_FAULT_NONE;
      unsigned      mark = zh_letter_mark_from_string (*part);
      const char   *label = *part;

      if (mark != 0)
        label = zh_letter_mark_get_label ((ZhLetterMark) mark, language);
      else if (zh_letter_fault_from_string (*part, &fault))
        label = zh_letter_fault_get_label (fault, language);
      if (*label != '\0')
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", label);
    }
  return g_string_free (text, FALSE);
}
