#include "config.h"

#include "gone-applicant.h"

#include <string.h>

#define REGION "region="
#define TEAM "team="
#define SENDER "sender="
/* Behind it stand the documents, as zh_admission_to_text() writes them. */
#define DOCUMENTS "documents:"

ZhGoneApplicant *
zh_gone_applicant_new (void)
{
  ZhGoneApplicant *self = g_new0 (ZhGoneApplicant, 1);

  self->name = g_strdup ("");
  self->region = g_strdup ("");
  self->team = g_strdup ("");
  self->sender = g_strdup ("");
  self->documents = zh_admission_new ();
  return self;
}

void
zh_gone_applicant_free (ZhGoneApplicant *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->region);
  g_free (self->team);
  g_free (self->sender);
  zh_admission_free (self->documents);
  g_free (self);
}

static void
take_field (char      **field,
            const char *line,
            const char *key)
{
  if (!g_str_has_prefix (line, key))
    return;
  g_free (*field);
  *field = g_strdup (line + strlen (key));
}

ZhGoneApplicant *
zh_gone_applicant_parse (const char *text)
{
  ZhGoneApplicant *self = zh_gone_applicant_new ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const gsize n = g_strv_length (lines);
  gsize       documents = 1;

  take_field (&self->name, n > 0 ? lines[0] : "", "");
  while (documents < n && strcmp (lines[documents], DOCUMENTS) != 0)
    {
      take_field (&self->region, lines[documents], REGION);
      take_field (&self->team, lines[documents], TEAM);
      take_field (&self->sender, lines[documents], SENDER);
      documents++;
    }
  if (documents < n)
    {
      g_autofree char *shown = g_strjoinv ("\n", lines + documents + 1);

      zh_admission_free (self->documents);
      self->documents = zh_admission_parse (shown);
      self->has_documents = TRUE;
    }
  return self;
}

static void
append_field (GString    *text,
              const char *key,
              const char *value)
{
  if (*value != '\0')
    g_string_append_printf (text, "\n%s%s", key, value);
}

char *
zh_gone_applicant_to_text (const ZhGoneApplicant *self)
{
  GString         *text = g_string_new (self->name);
  g_autofree char *documents = zh_admission_to_text (self->documents);

  append_field (text, REGION, self->region);
  append_field (text, TEAM, self->team);
  append_field (text, SENDER, self->sender);
  if (self->has_documents)
    g_string_append_printf (text, "\n" DOCUMENTS "\n%s", documents);
  return g_string_free (text, FALSE);
}
