#include "config.h"

#include "namesakes.h"

#include <string.h>

/* Somebody with a name. */
typedef struct
{
  const ZhPerson *person;
  ZhNameParts    *parts;
  char           *keys[3]; /* the surname, with the initial, with the given name */
} Bearer;

static void
bearer_clear (gpointer data)
{
  Bearer *self = data;

  for (gsize i = 0; i < G_N_ELEMENTS (self->keys); i++)
    g_free (self->keys[i]);
}

static void
add_bearer (GArray         *bearers,
            const ZhPerson *person,
            ZhNameParts    *parts)
{
  g_autofree char *surname = g_utf8_casefold (person->surname, -1);
  g_autofree char *given = g_utf8_casefold (person->given, -1);
  int              initial = *given != '\0' ? (int) (g_utf8_next_char (given) - given) : 0;
  Bearer           self = { .person = person, .parts = parts };

  self.keys[0] = g_strdup (surname);
  self.keys[1] = g_strdup_printf ("%s\n%.*s", surname, initial, given);
  self.keys[2] = g_strdup_printf ("%s\n%s", surname, given);
  g_array_append_val (bearers, self);
}

/* (element-type utf8 GPtrArray): by one of the keys, those who have it. */
static GHashTable *
group_by_key (const GArray *bearers,
              gsize         key)
{
  GHashTable *groups = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                              (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < bearers->len; i++)
    {
      Bearer    *self = &g_array_index (bearers, Bearer, i);
      GPtrArray *group = g_hash_table_lookup (groups, self->keys[key]);

      if (group == NULL)
        {
          group = g_ptr_array_new ();
          g_hash_table_insert (groups, self->keys[key], group);
        }
      g_ptr_array_add (group, self);
    }
  return groups;
}

/* Takes away the rivals who have another text there; whether there was one. */
static gboolean
drop_others (GPtrArray  *rivals,
             const char *own,
             ZhNameParts part)
{
  guint n = rivals->len;

  for (guint i = n; i > 0; i--)
    {
      const Bearer    *rival = g_ptr_array_index (rivals, i - 1);
      g_autofree char *other = zh_person_get_name_part (rival->person, part);

      if (strcmp (own, other) != 0)
        g_ptr_array_remove_index_fast (rivals, i - 1);
    }
  return rivals->len < n;
}

static ZhNameParts
find_parts (const Bearer    *self,
            const GPtrArray *namesakes)
{
  g_autoptr (GPtrArray) rivals = g_ptr_array_new ();
  guint parts = ZH_NAME_BARE;

  for (guint i = 0; i < namesakes->len; i++)
    if (g_ptr_array_index (namesakes, i) != self)
      g_ptr_array_add (rivals, g_ptr_array_index (namesakes, i));
  for (guint part = ZH_NAME_PATRONYMIC; part <= ZH_NAME_FIDE_ID && rivals->len > 0; part <<= 1)
    {
      g_autofree char *own = zh_person_get_name_part (self->person, part);

      if (*own != '\0' && drop_others (rivals, own, part))
        parts |= part;
    }
  return parts;
}

static void
mark (GArray *bearers)
{
  g_autoptr (GHashTable) surnames = group_by_key (bearers, 0);
  g_autoptr (GHashTable) initials = group_by_key (bearers, 1);
  g_autoptr (GHashTable) names = group_by_key (bearers, 2);

  for (guint i = 0; i < bearers->len; i++)
    {
      const Bearer    *self = &g_array_index (bearers, Bearer, i);
      const GPtrArray *namesakes = g_hash_table_lookup (names, self->keys[2]);
      guint            parts = find_parts (self, namesakes);

      if (((const GPtrArray *) g_hash_table_lookup (surnames, self->keys[0]))->len > 1)
        parts |= ZH_NAME_SURNAME_SHARED;
      if (((const GPtrArray *) g_hash_table_lookup (initials, self->keys[1]))->len > 1)
        parts |= ZH_NAME_INITIAL_SHARED;
      *self->parts = parts;
    }
}

void
zh_namesakes_mark_entries (GPtrArray *entries)
{
  g_autoptr (GArray) bearers = g_array_new (FALSE, FALSE, sizeof (Bearer));

  g_array_set_clear_func (bearers, bearer_clear);
  for (guint i = 0; i < entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (entries, i);

      if (entry->person != NULL)
        add_bearer (bearers, entry->person, &entry->name_parts);
    }
  mark (bearers);
}

void
zh_namesakes_mark_members (GPtrArray *members)
{
  g_autoptr (GArray) bearers = g_array_new (FALSE, FALSE, sizeof (Bearer));

  g_array_set_clear_func (bearers, bearer_clear);
  for (guint i = 0; i < members->len; i++)
    {
      ZhMember *member = g_ptr_array_index (members, i);

      add_bearer (bearers, member->person, &member->name_parts);
    }
  mark (bearers);
}
