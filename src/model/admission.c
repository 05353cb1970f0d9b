#include "config.h"

#include "admission.h"

#include <string.h>

#include "words.h"

#define STATE "state"
#define ARTICLE "article"
#define GROUND "ground"
#define SEEN "seen"
#define WAIVED "waived "

ZhAdmission *
zh_admission_new (void)
{
  ZhAdmission *self = g_new0 (ZhAdmission, 1);

  self->article = g_strdup ("");
  self->ground = g_strdup ("");
  self->until = g_strdup ("");
  self->boxes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
zh_admission_free (ZhAdmission *self)
{
  if (self == NULL)
    return;
  g_free (self->article);
  g_free (self->ground);
  g_free (self->until);
  g_hash_table_unref (self->boxes);
  g_free (self);
}

static void
take (char      **field,
      const char *text)
{
  char *copy = g_strdup (text);

  g_free (*field);
  *field = copy;
}

/* The option of version 7 */

static void
read_state (ZhAdmission *self,
            const char  *word)
{
  int state = ZH_ADMISSION_OPEN;

  if (zh_words_find (zh_admission_state_words, word, &state))
    self->state = (ZhAdmissionState) state;
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
    zh_admission_set_box (self, key, ZH_BOX_SEEN, "");
  else if (g_str_has_prefix (value, WAIVED))
    zh_admission_set_box (self, key, ZH_BOX_WAIVED, value + strlen (WAIVED));
}

ZhAdmission *
zh_admission_parse (const char *text)
{
  ZhAdmission *self = zh_admission_new ();
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

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

/* Documents and decisions */

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
  return self->state != ZH_ADMISSION_OPEN && self->state != ZH_ADMISSION_REFUSED;
}

static char *
dup_option_key (gint64 entry_id)
{
  return g_strdup_printf (ZH_OPTION_ADMISSION "%" G_GINT64_FORMAT, entry_id);
}

gboolean
zh_tournament_has_old_admission (const ZhTournament *tournament,
                                 gint64              entry_id)
{
  g_autofree char *key = dup_option_key (entry_id);

  return zh_tournament_get_option (tournament, key) != NULL;
}

static void
take_decision (ZhAdmission       *self,
               const ZhApplicant *row)
{
  self->state = row->state;
  self->session_id = row->session_id;
  take (&self->article, row->article);
  take (&self->ground, row->ground);
  take (&self->until, row->until);
}

const ZhApplicant *
zh_tournament_find_applicant (const ZhTournament *tournament,
                              gint64              entry_id,
                              gint64              member_id)
{
  for (guint i = 0; i < tournament->applicants->len; i++)
    {
      const ZhApplicant *row = g_ptr_array_index (tournament->applicants, i);

      if (row->entry_id == entry_id && row->member_id == member_id)
        return row;
    }
  return NULL;
}

ZhAdmission *
zh_tournament_get_admission (const ZhTournament *tournament,
                             gint64              entry_id,
                             gint64              member_id)
{
  g_autofree char   *key = dup_option_key (entry_id);
  const char        *option = member_id == 0 ? zh_tournament_get_option (tournament, key) : NULL;
  ZhAdmission       *self = zh_admission_parse (option);
  const ZhApplicant *decided = zh_tournament_find_applicant (tournament, entry_id, member_id);

  if (decided != NULL)
    take_decision (self, decided);
  for (guint i = 0; i < tournament->evidence->len; i++)
    {
      const ZhEvidence *row = g_ptr_array_index (tournament->evidence, i);

      if (row->entry_id == entry_id && row->member_id == member_id)
        zh_admission_set_box (self, row->document, row->state, row->ground);
    }
  return self;
}

gboolean
zh_tournament_uses_admission (const ZhTournament *tournament)
{
  GHashTableIter iter;
  gpointer       key;

  if (tournament->sessions->len > 0 || tournament->applicants->len > 0 || tournament->evidence->len > 0)
    return TRUE;
  g_hash_table_iter_init (&iter, tournament->options);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (g_str_has_prefix (key, ZH_OPTION_ADMISSION))
      return TRUE;
  return FALSE;
}

gboolean
zh_tournament_is_absent (const ZhTournament *tournament,
                         const ZhEntry      *entry)
{
  for (guint i = 0; i < tournament->changes->len; i++)
    {
      const ZhEntryChange *change = g_ptr_array_index (tournament->changes, i);

      if (change->entry_id == entry->id && change->kind == ZH_ARRIVAL_MISSING && entry->status != ZH_ENTRY_PLAYING)
        return TRUE;
    }
  return FALSE;
}

guint
zh_tournament_count_present (const ZhTournament *tournament)
{
  guint n = 0;

  for (guint i = 0; i < tournament->entries->len && tournament->members->len == 0; i++)
    n += !zh_tournament_is_absent (tournament, g_ptr_array_index (tournament->entries, i));
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhEntry *team = zh_tournament_find_entry (tournament, ((const ZhMember *) g_ptr_array_index (tournament->members, i))->entry_id);

      n += team == NULL || !zh_tournament_is_absent (tournament, team);
    }
  return n;
}

const ZhSitting *
zh_tournament_find_session (const ZhTournament *tournament,
                            gint64              id)
{
  for (guint i = 0; i < tournament->sessions->len; i++)
    {
      const ZhSitting *sitting = g_ptr_array_index (tournament->sessions, i);

      if (sitting->id == id)
        return sitting;
    }
  return NULL;
}

const ZhSitting *
zh_tournament_get_open_session (const ZhTournament *tournament)
{
  const ZhSitting *last = tournament->sessions->len > 0 ? g_ptr_array_index (tournament->sessions, tournament->sessions->len - 1) : NULL;

  return last != NULL && *last->closed == '\0' ? last : NULL;
}
