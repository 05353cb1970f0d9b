#include "config.h"

#include <glib/gi18n.h>

#include "desk-details.h"
#include "errors.h"
#include "journal-fields.h"
#include "solving-record.h"
#include "text-limits.h"

/* What an act takes from a field as it was typed. Other arguments are words of the program, or
 * names of what stands in the file already. */
static const struct
{
  const char *key;
  int         maximum;
  const char *name; /* NULL: as the journal names it */
} typed[] = {
  { "title", ZH_TEXT_LINE_MAX, NC_ ("field", "title") },
  { "captain", ZH_TEXT_LINE_MAX, NULL },
  { "ground", ZH_TEXT_LINE_MAX, NC_ ("field", "ground") },
  { "article", ZH_TEXT_LINE_MAX, NC_ ("field", "article") },
  { "by", ZH_TEXT_LINE_MAX, NC_ ("field", "handed in by") },
  { "claim", ZH_TEXT_LIST_MAX, NC_ ("field", "what is asked for") },
  { "facts", ZH_TEXT_BLOCK_MAX, NC_ ("field", "what happened") },
  { "note", ZH_TEXT_LIST_MAX, NC_ ("field", "note") },
  { "effect-note", ZH_TEXT_LIST_MAX, NC_ ("field", "note") },
  { "witnesses", ZH_TEXT_LIST_MAX, NC_ ("field", "witnesses") },
  { "happened", ZH_TEXT_LINE_MAX, NC_ ("field", "when it happened") },
  { "raised-by", ZH_TEXT_LINE_MAX, NC_ ("field", "who raised it") },
  { "decided-by", ZH_TEXT_LINE_MAX, NC_ ("field", "who decides") },
  { "position", ZH_TEXT_LINE_MAX, NC_ ("field", "position") },
  { "adjourned-at", ZH_TEXT_LINE_MAX, NC_ ("field", "time of the adjournment") },
  { "resume-at", ZH_TEXT_LINE_MAX, NC_ ("field", "time of the resumption") },
  { "resume-place", ZH_TEXT_LINE_MAX, NC_ ("field", "place of the resumption") },
  { "sealed-move", ZH_TEXT_LINE_MAX, NC_ ("field", "sealed move") },
  { "opened-at", ZH_TEXT_LINE_MAX, NC_ ("field", "time of the opening") },
  { "ended-at", ZH_TEXT_LINE_MAX, NC_ ("field", "end of the game") },
  { "file", ZH_TEXT_LINE_MAX, NC_ ("field", "name of the file") },
  { "reference", ZH_TEXT_LINE_MAX, NC_ ("field", "reference") },
  { "currency", ZH_TEXT_LINE_MAX, NC_ ("field", "currency") },
};

/* Lists of many things in one field. */
static const char *const lists[] = { "tiebreaks", "forbidden", "lineup", NULL };

gboolean
zh_desk_check_length (const char *what,
                      const char *text,
                      int         maximum,
                      GError    **error)
{
  const char *value = text != NULL ? text : "";

  if (!g_utf8_validate (value, -1, NULL))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: the text is not UTF-8. Save it as UTF-8 and try again"), what);
  else if (!zh_text_fits (value, maximum))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
                 ngettext ("%1$s: the text is longer than %2$d character. Shorten it", "%1$s: the text is longer than %2$d characters. Shorten it", (gulong) maximum),
                 what, maximum);
  else
    return TRUE;
  return FALSE;
}

gboolean
zh_desk_check_text (const char *what,
                    const char *text,
                    GError    **error)
{
  return zh_desk_check_length (what, text, ZH_TEXT_LINE_MAX, error);
}

static gboolean
check_arguments (const char *command,
                 JsonObject *args,
                 GError    **error)
{
  const ZhLanguage *language = zh_language_get_screen ();

  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      const char *name = typed[i].name != NULL ? zh_trc (language, "field", typed[i].name) : zh_journal_field_format (command, typed[i].key, language);

      if (!zh_desk_check_length (name, zh_json_get_string (args, typed[i].key), typed[i].maximum, error))
        return FALSE;
    }
  return TRUE;
}

/* Of what a record changes, works alone have a field of its own length. */
static int
get_length_of_change (const char *field)
{
  const ZhField *of_work = zh_record_type_find (&zh_work_record_type, field);

  return of_work != NULL ? zh_field_get_length (of_work) : ZH_TEXT_LINE_MAX;
}

static gboolean
check_changes (const char *command,
               JsonObject *args,
               GError    **error)
{
  JsonArray *changes = zh_json_get_array (args, "changes");

  for (guint i = 0; changes != NULL && i < json_array_get_length (changes); i++)
    {
      JsonObject *change = zh_json_get_object_element (changes, i);
      const char *field = change != NULL ? zh_json_get_string (change, "field") : "";

      if (change != NULL && !g_strv_contains (lists, field) &&
          !zh_desk_check_length (zh_journal_field_format (command, field, zh_language_get_screen ()), zh_json_get_string (change, "new"), get_length_of_change (field), error))
        return FALSE;
    }
  return TRUE;
}

gboolean
zh_desk_check_numbers (const ZhRecordType *type,
                       gconstpointer       record,
                       GError            **error)
{
  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField *field = &type->fields[i];
      const char    *label = zh_trc (zh_language_get_screen (), "field", field->label);
      int            number;

      if (field->kind == ZH_FIELD_KIND_TEXT || field->kind == ZH_FIELD_KIND_DATE)
        continue;
      number = zh_field_get_number (field, record);
      if (number >= field->minimum && number <= field->maximum)
        continue;
      return zh_fail (error, ZH_ERROR_INPUT,
                      _ ("%1$s: %2$d is not between %3$d and %4$d. Correct it"), label, number,
                      field->minimum, field->maximum);
    }
  return TRUE;
}

gboolean
zh_desk_check_birth (const char *whose,
                     ZhDate      birth,
                     GError    **error)
{
  g_autofree char *day = zh_language_format_short_date (zh_language_get_screen (), birth);

  return !zh_date_is_to_come (birth) ||
         zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s: nobody is born yet on %2$s; correct the date of birth, or leave it empty"), whose, day);
}

gboolean
zh_desk_check_texts (const ZhRecordType *type,
                     gconstpointer       record,
                     GError            **error)
{
  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField *field = &type->fields[i];

      if (field->kind == ZH_FIELD_KIND_TEXT && (field->flags & ZH_FIELD_INTERNAL) == 0 &&
          !zh_desk_check_length (zh_trc (zh_language_get_screen (), "field", field->label), zh_field_get_text (field, record), zh_field_get_length (field), error))
        return FALSE;
    }
  return TRUE;
}

gboolean
zh_act_check_texts (const ZhAct *act,
                    GError     **error)
{
  if (act->args_text != NULL) /* typed long ago */
    return TRUE;
  return zh_desk_check_length (_ ("Reason"), act->reason, ZH_TEXT_BLOCK_MAX, error) && check_arguments (act->command, act->args, error) &&
         check_changes (act->command, act->args, error);
}
