#include "config.h"

#include "duty-mark.h"

#include <string.h>

#define DUE "due="
#define DONE "done="
#define NOTE "note="

ZhDutyMark *
zh_duty_mark_parse (const char *text)
{
  ZhDutyMark *self = g_new0 (ZhDutyMark, 1);
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

  self->note = g_strdup ("");
  for (gsize i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], DUE))
      zh_date_parse (lines[i] + strlen (DUE), &self->due);
    else if (g_str_has_prefix (lines[i], DONE))
      zh_date_parse (lines[i] + strlen (DONE), &self->done);
    else if (g_str_has_prefix (lines[i], NOTE))
      {
        g_free (self->note);
        self->note = g_strdup (lines[i] + strlen (NOTE));
      }
  return self;
}

void
zh_duty_mark_free (ZhDutyMark *self)
{
  if (self == NULL)
    return;
  g_free (self->note);
  g_free (self);
}

static void
append (GString    *text,
        const char *name,
        const char *value)
{
  if (*value != '\0')
    g_string_append_printf (text, "%s%s%s", text->len > 0 ? "\n" : "", name, value);
}

char *
zh_duty_mark_to_text (const ZhDutyMark *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *due = zh_date_format_iso (self->due);
  g_autofree char *done = zh_date_format_iso (self->done);

  append (text, DUE, due);
  append (text, DONE, done);
  append (text, NOTE, self->note);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

ZhDutyMark *
zh_tournament_get_duty_mark (const ZhTournament *tournament,
                             const char         *duty)
{
  g_autofree char *key = g_strconcat (ZH_OPTION_DUTY, duty, NULL);

  return zh_duty_mark_parse (zh_tournament_get_option (tournament, key));
}
