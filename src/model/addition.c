#include "config.h"

#include "addition.h"

#include <glib/gi18n.h>
#include <string.h>

#include "person.h"

#define TEXT(member, column, key, label) ZH_TEXT_FIELD (ZhAddition, member, column, key, label, ZH_FIELD_PLAIN)

static const ZhField fields[] = {
  ZH_NUMBER_FIELD (NUMBER, ZhAddition, number, "number", "number", NC_ ("field", "number of the addition"), ZH_FIELD_INTERNAL, 0, ZH_MAX_ADDITIONS),
  ZH_DATE_FIELD (ZhAddition, day, "day", "date", NC_ ("field", "date"), ZH_FIELD_PLAIN),
  TEXT (reference, "reference", "reference", NC_ ("field", "number of the document")),
  TEXT (by, "by_name", "by", NC_ ("field", "by whom")),
  TEXT (post, "post", "post", NC_ ("field", "post")),
  TEXT (consent, "consent", "consent", NC_ ("field", "consent of the organiser")),
  TEXT (announced, "announced", "announced", NC_ ("field", "made known")),
  TEXT (text, "text", "text", NC_ ("field", "text")),
  ZH_TEXT_FIELD (ZhAddition, changes, "changes", "changes", "", ZH_FIELD_INTERNAL),
  ZH_TEXT_FIELD (ZhAddition, before, "before", "before", "", ZH_FIELD_INTERNAL),
};

const ZhRecordType zh_addition_type = {
  .table = "addition",
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

ZhAddition *
zh_addition_new (void)
{
  ZhAddition *self = g_new0 (ZhAddition, 1);

  zh_record_init (&zh_addition_type, self);
  return self;
}

ZhAddition *
zh_addition_copy (const ZhAddition *self)
{
  ZhAddition *copy = zh_addition_new ();

  zh_record_assign (&zh_addition_type, copy, self);
  copy->id = self->id;
  return copy;
}

void
zh_addition_free (ZhAddition *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_addition_type, self);
  g_free (self);
}

gboolean
zh_addition_is_open (const ZhAddition *self)
{
  return self->number > 0 && *self->announced == '\0';
}

const ZhAddition *
zh_additions_find_approval (const GPtrArray *additions)
{
  for (guint i = 0; i < additions->len; i++)
    if (((const ZhAddition *) g_ptr_array_index (additions, i))->number == 0)
      return g_ptr_array_index (additions, i);
  return NULL;
}

const ZhAddition *
zh_additions_find_open (const GPtrArray *additions)
{
  for (guint i = 0; i < additions->len; i++)
    if (zh_addition_is_open (g_ptr_array_index (additions, i)))
      return g_ptr_array_index (additions, i);
  return NULL;
}

const ZhAddition *
zh_additions_find_change (const GPtrArray *additions,
                          const char      *what)
{
  for (guint i = additions->len; i > 0; i--)
    {
      const ZhAddition *addition = g_ptr_array_index (additions, i - 1);
      g_auto (GStrv) changes = g_strsplit (addition->changes, " ", -1);

      if (g_strv_contains ((const char *const *) changes, what))
        return addition;
    }
  return NULL;
}

/* Of the line: "item.rounds", tab, the tournament, "=". */
static char *
dup_head (const char *what,
          gint64      tournament_id)
{
  return g_strdup_printf ("%s\t%" G_GINT64_FORMAT "=", what, tournament_id);
}

char *
zh_addition_find_before (const ZhAddition *self,
                         const char       *what,
                         gint64            tournament_id)
{
  g_auto (GStrv) lines = g_strsplit (self->before, "\n", -1);
  g_autofree char *head = dup_head (what, tournament_id);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, head))
      return g_strdup (*line + strlen (head));
  return NULL;
}

void
zh_addition_add_before (ZhAddition *self,
                        const char *what,
                        gint64      tournament_id,
                        const char *value)
{
  g_autofree char *known = zh_addition_find_before (self, what, tournament_id);
  g_autofree char *head = dup_head (what, tournament_id);
  g_autofree char *line = g_strdelimit (g_strdup (value), "\n\t", ' ');
  g_autofree char *longer = g_strconcat (self->before, *self->before != '\0' ? "\n" : "", head, line, NULL);

  if (known == NULL)
    zh_person_set_string (&self->before, longer);
}
