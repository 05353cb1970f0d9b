/* Rows and objects as they are printed (call.h). */
#include "config.h"

#include <string.h>

#include "call.h"
#include "record-options.h"
#include "text-lines.h"

/* One column: adds it to the line, where there is one, and to the object. */
static void
take_value (GString    *line,
            JsonObject *object,
            const char *name,
            char        kind,
            va_list    *values)
{
  gboolean is_named = *name != '\0';

  switch (kind)
    {
    case 'd':
    case 'l':
      {
        gint64 number = kind == 'd' ? va_arg (*values, int) : va_arg (*values, gint64);

        if (is_named)
          json_object_set_int_member (object, name, number);
        if (line != NULL)
          g_string_append_printf (line, "\t%" G_GINT64_FORMAT, number);
        break;
      }
    case 's':
    case 't':
      {
        const char *text = va_arg (*values, const char *);
        gint64      number;

        if (kind == 't' && zh_text_parse_int (text, 0, G_MAXINT, &number))
          json_object_set_int_member (object, name, number);
        else if (is_named)
          json_object_set_string_member (object, name, text != NULL ? text : "");
        if (line != NULL)
          g_string_append_printf (line, "\t%s", text != NULL ? text : "");
        break;
      }
    case 'b':
      json_object_set_boolean_member (object, name, va_arg (*values, gboolean));
      break;
    case 'a':
      json_object_set_array_member (object, name, va_arg (*values, JsonArray *));
      break;
    case 'o':
      json_object_set_object_member (object, name, va_arg (*values, JsonObject *));
      break;
    case 'r':
      {
        const ZhRecordType *type = va_arg (*values, const ZhRecordType *);

        gconstpointer record = va_arg (*values, gconstpointer);

        if (record != NULL)
          zh_record_describe (type, record, object);
        break;
      }
    default:
      g_assert_not_reached ();
    }
}

static void
take_values (GString    *line,
             JsonObject *object,
             const char *columns,
             va_list    *values)
{
  g_auto (GStrv) names = g_strsplit (columns, " ", -1);
  gboolean is_shown = line != NULL;

  for (char **name = names; *name != NULL; name++)
    {
      char *colon = strchr (*name, ':');

      is_shown = is_shown && colon != NULL;
      if (colon == NULL)
        continue;
      *colon = '\0';
      take_value (is_shown ? line : NULL, object, *name, colon[1], values);
    }
}

void
zh_ctl_print_row (const ZhCtlCall *call,
                  const char      *columns,
                  ...)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (JsonObject) object = json_object_new ();
  va_list values;

  va_start (values, columns);
  take_values (line, object, columns, &values);
  va_end (values);
  if (call->json)
    zh_ctl_print_object (object);
  else
    g_print ("%s\n", line->len > 0 ? line->str + 1 : "");
}

void
zh_ctl_describe (JsonObject *object,
                 const char *columns,
                 ...)
{
  va_list values;

  va_start (values, columns);
  take_values (NULL, object, columns, &values);
  va_end (values);
}

void
zh_ctl_print_object (JsonObject *object)
{
  g_autofree char *text = zh_canonical_json_format (object);

  g_print ("%s\n", text);
}

void
zh_ctl_print_lines (char *const *lines)
{
  for (; *lines != NULL; lines++)
    g_print ("%s\n", *lines);
}
