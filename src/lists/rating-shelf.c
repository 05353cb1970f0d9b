#include "config.h"

#include "rating-shelf.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "errors.h"
#include "text-lines.h"

#define SUFFIX ".db"

void
zh_list_edition_free (ZhListEdition *self)
{
  char **texts[] = { &self->id, &self->name, &self->path, &self->kind, &self->title, &self->federation };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (*texts[i]);
  g_free (self);
}

char *
zh_list_shelf_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "zhereb", "lists", NULL);
}

static ZhListEdition *
read_edition (const char *folder,
              const char *file)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (ZhRatingList) list = zh_rating_list_open (path, NULL);
  g_autoptr (ZhListEdition) self = NULL;
  g_autofree char *month = NULL;
  gint64           n_players = 0;

  if (list == NULL)
    return NULL;
  self = g_new0 (ZhListEdition, 1);
  self->id = g_strndup (file, strlen (file) - strlen (SUFFIX));
  self->name = g_strdup (zh_rating_list_get_fact (list, "name"));
  self->kind = g_strdup (zh_rating_list_get_fact (list, "kind"));
  self->title = g_strdup (zh_rating_list_get_fact (list, "title"));
  self->federation = g_strdup (zh_rating_list_get_fact (list, "federation"));
  month = g_strconcat (zh_rating_list_get_fact (list, "month"), "-01", NULL);
  self->path = g_steal_pointer (&path);
  if (!zh_date_parse (month, &self->month) || !zh_date_parse (zh_rating_list_get_fact (list, "date"), &self->date))
    return NULL;
  zh_text_parse_int (zh_rating_list_get_fact (list, "players"), 0, G_MAXINT64, &n_players);
  self->n_players = (guint64) n_players;
  return g_steal_pointer (&self);
}

static int
compare_editions (gconstpointer a,
                  gconstpointer b)
{
  const ZhListEdition *first = *(const ZhListEdition *const *) a;
  const ZhListEdition *second = *(const ZhListEdition *const *) b;
  int                  fide = (strcmp (second->federation, "FIDE") == 0) - (strcmp (first->federation, "FIDE") == 0);
  int                  name = strcmp (first->name, second->name);

  return fide != 0 ? fide : name != 0 ? name
                                      : zh_date_compare (second->month, first->month);
}

GPtrArray *
zh_list_shelf_load (void)
{
  GPtrArray       *shelf = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_edition_free);
  g_autofree char *folder = zh_list_shelf_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      ZhListEdition *edition = g_str_has_suffix (name, SUFFIX) && *name != '.' ? read_edition (folder, name) : NULL;

      if (edition != NULL)
        g_ptr_array_add (shelf, edition);
    }
  g_ptr_array_sort (shelf, compare_editions);
  return shelf;
}

const ZhListEdition *
zh_list_shelf_find (const GPtrArray *shelf,
                    const char      *name,
                    ZhDate           day)
{
  const ZhListEdition *found = NULL;

  for (guint i = 0; i < shelf->len; i++)
    {
      const ZhListEdition *edition = g_ptr_array_index (shelf, i);

      if (strcmp (edition->id, name) == 0)
        return edition;
      if (strcmp (edition->name, name) != 0)
        continue;
      found = edition;
      if (!zh_date_is_set (day) || zh_date_compare (edition->month, day) <= 0)
        return found;
    }
  return found;
}

gboolean
zh_list_edition_is_of (const ZhListEdition *self,
                       ZhDate               day)
{
  return self->month.year == day.year && self->month.month == day.month;
}

gboolean
zh_list_shelf_remove (const char *id,
                      GError    **error)
{
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();

  for (guint i = 0; i < shelf->len; i++)
    {
      const ZhListEdition *edition = g_ptr_array_index (shelf, i);

      if (strcmp (edition->id, id) == 0)
        return g_unlink (edition->path) == 0 || zh_fail (error, ZH_ERROR_FILE, _ ("%1$s cannot be removed: %2$s"), edition->path, g_strerror (errno));
    }
  return zh_fail (error, ZH_ERROR_USAGE, _ ("There is no rating list “%s”"), id);
}
