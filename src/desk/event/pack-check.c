/* Whether an archive still holds what was packed (event-pack.h). */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "event-pack.h"
#include "packed-archive.h"

#define LIST_LIMIT ((gsize) 4 << 20)
#define DIGEST_LENGTH 64

void
zh_pack_check_free (ZhPackCheck *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->differences, g_ptr_array_unref);
  g_free (self->digest);
  g_free (self);
}

static void G_GNUC_PRINTF (2, 3)
    add_difference (ZhPackCheck *self,
                    const char  *format,
                    ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_ptr_array_add (self->differences, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

/* A line of the list: the digest, two blanks, the name; NULL where it is none. */
static const char *
read_line (char *line)
{
  if (strlen (line) < DIGEST_LENGTH + 3 || strspn (line, "0123456789abcdef") != DIGEST_LENGTH || line[DIGEST_LENGTH] != ' ')
    return NULL;
  line[DIGEST_LENGTH] = '\0';
  return line + DIGEST_LENGTH + 2;
}

/* The list against what there is; what is found is taken out of @present. */
static void
compare_list (ZhPackCheck *self,
              const char  *list,
              GHashTable  *present)
{
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      const char *name = *lines[i] != '\0' ? read_line (lines[i]) : NULL;
      const char *digest = name != NULL ? g_hash_table_lookup (present, name) : NULL;

      if (*lines[i] == '\0')
        continue;
      self->n_files++;
      if (name == NULL)
        add_difference (self, _ ("Line %1$d of the list is none of this program: “%2$s”"), (int) i + 1, lines[i]);
      else if (digest == NULL)
        add_difference (self, _ ("%s is missing"), name);
      else if (strcmp (digest, lines[i]) != 0)
        add_difference (self, _ ("%s was changed"), name);
      if (name != NULL)
        g_hash_table_remove (present, name);
    }
}

static void
add_unlisted (ZhPackCheck     *self,
              const GPtrArray *members,
              GHashTable      *present)
{
  for (guint i = 0; i < members->len; i++)
    {
      const ZhArchiveMember *member = g_ptr_array_index (members, i);

      if (g_hash_table_remove (present, member->name))
        add_difference (self, _ ("%s was added: the list does not name it"), member->name);
    }
}

/* Which files there are, by name; two of one name are a difference in themselves. */
static GHashTable *
index_members (ZhPackCheck     *self,
               const GPtrArray *members,
               GBytes         **list)
{
  GHashTable *present = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < members->len; i++)
    {
      ZhArchiveMember *member = g_ptr_array_index (members, i);

      if (strcmp (member->name, ZH_PACK_LIST) == 0 && *list == NULL)
        {
          *list = member->bytes;
          self->digest = g_strdup (member->digest);
        }
      else if (!g_hash_table_insert (present, member->name, member->digest))
        add_difference (self, _ ("%s stands in the archive more than once"), member->name);
    }
  return present;
}

/* Takes @members, %NULL with @error where there are none. */
static ZhPackCheck *
check_members (GPtrArray *members,
               GError   **error)
{
  g_autoptr (GPtrArray) held = members;
  g_autoptr (ZhPackCheck) check = g_new0 (ZhPackCheck, 1);
  g_autoptr (GHashTable) present = NULL;
  g_autofree char *text = NULL;
  GBytes          *list = NULL;

  check->differences = g_ptr_array_new_with_free_func (g_free);
  if (members == NULL)
    return NULL;
  present = index_members (check, members, &list);
  if (list == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("There is no list “%s” in this archive: it is no event packed by this program"), ZH_PACK_LIST);
  text = g_bytes_get_size (list) > 0 ? g_utf8_make_valid (g_bytes_get_data (list, NULL), (gssize) g_bytes_get_size (list)) : g_strdup ("");
  compare_list (check, text, present);
  add_unlisted (check, members, present);
  return g_steal_pointer (&check);
}

ZhPackCheck *
zh_pack_check (const char       *path,
               const ZhProgress *progress,
               GError          **error)
{
  return check_members (zh_archive_read_file (path, ZH_PACK_LIST, LIST_LIMIT, progress, error), error);
}

ZhPackCheck *
zh_pack_check_bytes (GBytes           *archive,
                     const ZhProgress *progress,
                     GError          **error)
{
  return check_members (zh_archive_read (archive, ZH_PACK_LIST, LIST_LIMIT, progress, error), error);
}
