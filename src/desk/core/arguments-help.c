/* What the arguments of commands are, in words. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments-private.h"
#include "text-limits.h"

static char *
join_words (const char *const *words)
{
  GString *text = g_string_new (NULL);

  for (; *words != NULL; words++)
    if (**words != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", *words);
  return g_string_free (text, FALSE);
}

static char *
format_number (gint64 number)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

static char *
format_bounds (const ZhArgument *self,
               const ZhLanguage *language)
{
  g_autofree char *minimum = format_number (self->minimum);
  g_autofree char *maximum = format_number (self->maximum);

  return g_strdup_printf (zh_trc (language, "kind of argument", NC_ ("kind of argument", "a whole number from %1$s to %2$s")),
                          minimum, maximum);
}

static char *
format_words (const ZhArgument *self,
              const ZhLanguage *language)
{
  g_autofree char *words = join_words (self->words);

  return g_strdup_printf (zh_trc (language, "kind of argument", NC_ ("kind of argument", "one of the words %s")), words);
}

static char *
format_limit (const ZhArgument *self,
              const char       *format,
              const ZhLanguage *language)
{
  g_autofree char *maximum = format_number (self->maximum);

  return g_strdup_printf (zh_trc (language, "kind of argument", format), maximum);
}

char *
zh_argument_format_kind (const ZhArgument *self,
                         const ZhLanguage *language)
{
  switch (self->kind)
    {
    case ZH_ARGUMENT_INTEGER:
      return format_bounds (self, language);
    case ZH_ARGUMENT_TEXT:
      return format_limit (self, NC_ ("kind of argument", "a text, characters at most: %s"), language);
    case ZH_ARGUMENT_YES_NO:
      return g_strdup (zh_trc (language, "kind of argument", NC_ ("kind of argument", "true or false")));
    case ZH_ARGUMENT_WORD:
      return format_words (self, language);
    case ZH_ARGUMENT_ID:
      return g_strdup (zh_trc (language, "kind of argument", NC_ ("kind of argument", "an id from the file, a whole number above 0")));
    case ZH_ARGUMENT_RESULT:
      return g_strdup (zh_trc (language, "kind of argument", NC_ ("kind of argument", "a result, such as 1-0, =-=, +-- or clear")));
    case ZH_ARGUMENT_LIST:
      return format_limit (self, NC_ ("kind of argument", "a list, elements at most: %s"), language);
    case ZH_ARGUMENT_BYTES:
      return format_limit (self, NC_ ("kind of argument", "Base64, bytes at most: %s"), language);
    case ZH_ARGUMENT_RECORD:
    default:
      return g_strdup (zh_trc (language, "kind of argument", NC_ ("kind of argument", "an object with fields, each of which may be left out")));
    }
}

static void
append_line (GString          *text,
             int               depth,
             const ZhArgument *argument,
             const ZhLanguage *language)
{
  g_autofree char *kind = zh_argument_format_kind (argument, language);

  g_string_append_printf (text, "%*s%s%s — %s: %s\n", 2 * depth, "", *argument->key != '\0' ? argument->key : "·",
                          argument->need != ZH_ARGUMENT_NEEDED ? "?" : "", zh_trc (language, "argument", argument->label), kind);
}

char *
zh_argument_list_fields (const ZhRecordType *record)
{
  GString *keys = g_string_new (NULL);

  for (gsize i = 0; i < record->n_fields; i++)
    if ((record->fields[i].flags & ZH_FIELD_INTERNAL) == 0)
      g_string_append_printf (keys, "%s%s", keys->len > 0 ? ", " : "", record->fields[i].key);
  return g_string_free (keys, FALSE);
}

char *
zh_argument_format_field_kind (const ZhField    *field,
                               const ZhLanguage *language)
{
  const ZhArgument as_argument = {
    .kind = field->kind == ZH_FIELD_KIND_TEXT      ? ZH_ARGUMENT_TEXT
            : field->kind == ZH_FIELD_KIND_BOOLEAN ? ZH_ARGUMENT_YES_NO
                                                   : ZH_ARGUMENT_INTEGER,
    .minimum = field->minimum,
    .maximum = field->kind == ZH_FIELD_KIND_TEXT ? zh_field_get_length (field) : field->maximum,
  };

  if (field->kind == ZH_FIELD_KIND_DATE)
    return g_strdup (zh_trc (language, "kind of argument", NC_ ("kind of argument", "a date, such as 2026-11-20")));
  return zh_argument_format_kind (&as_argument, language);
}

static void
append_fields (GString            *text,
               int                 depth,
               const ZhRecordType *record,
               const ZhLanguage   *language)
{
  for (gsize i = 0; i < record->n_fields; i++)
    {
      const ZhField   *field = &record->fields[i];
      g_autofree char *kind = zh_argument_format_field_kind (field, language);

      if ((field->flags & ZH_FIELD_INTERNAL) != 0)
        continue;
      g_string_append_printf (text, "%*s%s? — %s: %s\n", 2 * depth, "", field->key, zh_trc (language, "field", field->label), kind);
    }
}

static void
append_argument (GString          *text,
                 int               depth,
                 const ZhArgument *argument,
                 const ZhLanguage *language)
{
  append_line (text, depth, argument, language);
  for (const ZhArgument *item = argument->items; item != NULL && item->key != NULL; item++)
    append_argument (text, depth + 1, item, language);
  if (argument->record != NULL)
    append_fields (text, depth + 1, argument->record, language);
}

/* What nobody is asked for stands in journals alone. */
static gboolean
is_asked (const ZhCommandArguments *self,
          const ZhArgument         *argument)
{
  return argument->need != ZH_ARGUMENT_FOUND || self->compares_found || self->was_found != NULL;
}

char *
zh_arguments_format_help (const ZhCommandArguments *self,
                          const ZhLanguage         *language)
{
  GString *text = g_string_new (NULL);

  for (const ZhArgument *each = self->arguments; each->key != NULL; each++)
    if (is_asked (self, each))
      append_argument (text, 0, each, language);
  return g_string_free (text, FALSE);
}
