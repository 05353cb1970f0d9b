#include "config.h"

#include "admission.h"

#include <string.h>

#define STATE "state"
#define ARTICLE "article"
#define GROUND "ground"
#define SEEN "seen"
#define WAIVED "waived "

const char *const zh_admission_state_words[] = {
  [ZH_ADMISSION_OPEN] = "open",
  [ZH_ADMISSION_ADMITTED] = "admitted",
  [ZH_ADMISSION_BY_ORGANISER] = "by-organiser",
  [ZH_ADMISSION_REFUSED] = "refused",
  NULL,
};

const char *const zh_box_state_words[] = {
  [ZH_BOX_OPEN] = "open",
  [ZH_BOX_SEEN] = "seen",
  [ZH_BOX_WAIVED] = "waived",
  NULL,
};

void
zh_admission_free (ZhAdmission *self)
{
  if (self == NULL)
    return;
  g_free (self->article);
  g_free (self->ground);
  g_hash_table_unref (self->boxes);
  g_free (self);
}

static void
read_state (ZhAdmission *self,
            const char  *word)
{
  for (int i = 0; zh_admission_state_words[i] != NULL; i++)
    if (strcmp (zh_admission_state_words[i], word) == 0)
      self->state = (ZhAdmissionState) i;
}

static void
take (char      **field,
      const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

static void
read_line (ZhAdmission *self,
           const char  *key,
           const char  *value)
{
  if (strcmp (key, STATE) == 0)
    read_state (self, value);
  else if (strcmp (key, ARTICLE) == 0)
    take (&self->article, value);
  else if (strcmp (key, GROUND) == 0)
    take (&self->ground, value);
  else if (strcmp (value, SEEN) == 0)
    g_hash_table_replace (self->boxes, g_strdup (key), g_strdup (""));
  else if (g_str_has_prefix (value, WAIVED))
    g_hash_table_replace (self->boxes, g_strdup (key), g_strdup (value + strlen (WAIVED)));
}

ZhAdmission *
zh_admission_parse (const char *text)
{
  ZhAdmission *self = g_new0 (ZhAdmission, 1);
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

  self->article = g_strdup ("");
  self->ground = g_strdup ("");
  self->boxes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (gsize i = 0; lines[i] != NULL; i++)
    {
      char *sign = strchr (lines[i], '=');

      if (sign == NULL || sign == lines[i])
        continue;
      *sign = '\0';
      read_line (self, lines[i], sign + 1);
    }
  return self;
}

static void
append_line (GString    *text,
             const char *key,
             const char *first,
             const char *rest)
{
  if (*first != '\0' || *rest != '\0')
    g_string_append_printf (text, "%s%s=%s%s", text->len > 0 ? "\n" : "", key, first, rest);
}

char *
zh_admission_to_text (const ZhAdmission *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (self->boxes), (GCompareFunc) (GCallback) strcmp);

  if (self->state != ZH_ADMISSION_OPEN)
    append_line (text, STATE, zh_admission_state_words[self->state], "");
  append_line (text, ARTICLE, self->article, "");
  append_line (text, GROUND, self->ground, "");
  for (const GList *each = keys; each != NULL; each = each->next)
    {
      const char *ground = g_hash_table_lookup (self->boxes, each->data);

      append_line (text, each->data, *ground == '\0' ? SEEN : WAIVED, ground);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

ZhBoxState
zh_admission_get_box (const ZhAdmission *self,
                      const char        *key)
{
  const char *ground = g_hash_table_lookup (self->boxes, key);

  return ground == NULL ? ZH_BOX_OPEN : *ground == '\0' ? ZH_BOX_SEEN
                                                        : ZH_BOX_WAIVED;
}

void
zh_admission_set_box (ZhAdmission *self,
                      const char  *key,
                      ZhBoxState   state,
                      const char  *ground)
{
  if (state == ZH_BOX_OPEN)
    g_hash_table_remove (self->boxes, key);
  else
    g_hash_table_replace (self->boxes, g_strdup (key), g_strdup (state == ZH_BOX_WAIVED ? ground : ""));
}

gboolean
zh_admission_is_given (const ZhAdmission *self)
{
  return self->state == ZH_ADMISSION_ADMITTED || self->state == ZH_ADMISSION_BY_ORGANISER;
}

ZhAdmission *
zh_tournament_get_admission (const ZhTournament *tournament,
                             gint64              entry_id)
{
  g_autofree char *key = g_strdup_printf (ZH_OPTION_ADMISSION "%" G_GINT64_FORMAT, entry_id);

  return zh_admission_parse (zh_tournament_get_option (tournament, key));
}

gboolean
zh_tournament_uses_admission (const ZhTournament *tournament)
{
  GHashTableIter iter;
  gpointer       key;

  g_hash_table_iter_init (&iter, tournament->options);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (g_str_has_prefix (key, ZH_OPTION_ADMISSION))
      return TRUE;
  return FALSE;
}
