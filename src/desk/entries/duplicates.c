#include "config.h"

#include <string.h>

#include "desk-entries.h"

/* Names compare without letter case, accents and blanks; a missing given name fits any. */
static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = normal != NULL ? g_utf8_casefold (normal, -1) : g_strdup (text);

  return g_strdelimit (g_steal_pointer (&folded), " -'", '_');
}

/* An entry with what is compared of it. */
typedef struct
{
  const ZhEntry *entry;
  char          *name;  /* surname, or name of the team */
  char          *whole; /* the same with the given name */
  char          *given;
  char          *patronymic;
} Folded;

static void
folded_clear (gpointer data)
{
  Folded *self = data;

  g_free (self->name);
  g_free (self->whole);
  g_free (self->given);
  g_free (self->patronymic);
}

static void
add_folded (GArray        *all,
            const ZhEntry *entry)
{
  const ZhPerson *person = entry->person;
  Folded          folded = { .entry = entry,
                             .name = fold (person != NULL ? person->surname : entry->team_name),
                             .given = fold (person != NULL ? person->given : ""),
                             .patronymic = fold (person != NULL ? person->patronymic : "") };

  folded.whole = g_strconcat (folded.name, "\n", folded.given, NULL);
  g_array_append_val (all, folded);
}

static gboolean
same_or_unknown (const char *a,
                 const char *b)
{
  return *a == '\0' || *b == '\0' || strcmp (a, b) == 0;
}

static gboolean
same_id (const char *a,
         const char *b)
{
  return *a != '\0' && strcmp (a, b) == 0;
}

static gboolean
dates_agree (ZhDate a,
             ZhDate b)
{
  if (!zh_date_is_set (a) || !zh_date_is_set (b))
    return TRUE;
  if (a.year != b.year)
    return FALSE;
  return a.month == 0 || b.month == 0 || zh_date_compare (a, b) == 0;
}

static gboolean
look_alike (const Folded *a,
            const Folded *b,
            gboolean     *certain)
{
  const ZhPerson *first = a->entry->person;
  const ZhPerson *second = b->entry->person;

  if (first == NULL || second == NULL)
    {
      *certain = FALSE;
      return first == second && strcmp (a->name, b->name) == 0;
    }
  *certain = (first->id != 0 && first->id == second->id) || same_id (first->fide_id, second->fide_id) ||
             same_id (first->national_id, second->national_id);
  if (*certain)
    return TRUE;
  if (*first->fide_id != '\0' && *second->fide_id != '\0')
    return FALSE;
  return strcmp (a->name, b->name) == 0 && same_or_unknown (a->given, b->given) &&
         same_or_unknown (a->patronymic, b->patronymic) && dates_agree (first->birth, second->birth);
}

/* Who may be the same as somebody shares an id with him, or surname and given name; or the
 * surname, where one of the two has no given name. A list whose surnames are all the same, by
 * a column taken for another, is gone through as fast as any. */
static void
add_key (GHashTable *index,
         const char *prefix,
         const char *text,
         guint       position)
{
  char   *key;
  GArray *positions;

  if (*text == '\0')
    return;
  key = g_strconcat (prefix, text, NULL);
  positions = g_hash_table_lookup (index, key);
  if (positions == NULL)
    {
      positions = g_array_new (FALSE, FALSE, sizeof (guint));
      g_hash_table_insert (index, key, positions);
    }
  else
    {
      g_free (key);
    }
  g_array_append_val (positions, position);
}

static void
add_keys (GHashTable   *index,
          const Folded *folded,
          guint         position)
{
  add_key (index, "name:", folded->name, position);
  add_key (index, "whole:", folded->whole, position);
  if (folded->entry->person == NULL)
    return;
  add_key (index, "fide:", folded->entry->person->fide_id, position);
  add_key (index, "national:", folded->entry->person->national_id, position);
}

/* The first of those with the same key that looks like @current; %FALSE where none does. */
static gboolean
find_earlier (const GArray *all,
              GHashTable   *index,
              const char   *prefix,
              const char   *text,
              const Folded *current,
              ZhDuplicate  *found)
{
  g_autofree char *key = g_strconcat (prefix, text, NULL);
  const GArray    *positions = *text != '\0' ? g_hash_table_lookup (index, key) : NULL;

  for (guint i = 0; positions != NULL && i < positions->len; i++)
    {
      const Folded *earlier = &g_array_index (all, Folded, g_array_index (positions, guint, i));

      if (look_alike (earlier, current, &found->certain))
        {
          found->first = earlier->entry->id;
          return TRUE;
        }
    }
  return FALSE;
}

/* By an id first: that is certain. */
static gboolean
find_twin (const GArray *all,
           GHashTable   *index,
           const Folded *current,
           ZhDuplicate  *found)
{
  const ZhPerson  *person = current->entry->person;
  g_autofree char *nameless = g_strconcat (current->name, "\n", NULL);

  if (person != NULL && (find_earlier (all, index, "fide:", person->fide_id, current, found) ||
                         find_earlier (all, index, "national:", person->national_id, current, found)))
    return TRUE;
  if (*current->given == '\0')
    return find_earlier (all, index, "name:", current->name, current, found);
  return find_earlier (all, index, "whole:", current->whole, current, found) ||
         find_earlier (all, index, "whole:", nameless, current, found);
}

static GArray *
fold_all (const ZhTournament *tournament,
          GPtrArray          *candidates)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Folded));

  g_array_set_clear_func (all, folded_clear);
  for (guint i = 0; i < tournament->entries->len; i++)
    add_folded (all, g_ptr_array_index (tournament->entries, i));
  for (guint i = 0; candidates != NULL && i < candidates->len; i++)
    add_folded (all, g_ptr_array_index (candidates, i));
  return all;
}

GArray *
zh_tournament_find_duplicates (const ZhTournament *tournament,
                               GPtrArray          *candidates,
                               const ZhProgress   *progress,
                               GError            **error)
{
  g_autoptr (GArray) all = fold_all (tournament, candidates);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (ZhDuplicate));
  g_autoptr (GHashTable) index =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  guint n_in = tournament->entries->len;

  for (guint i = 0; i < all->len; i++)
    {
      const Folded *current = &g_array_index (all, Folded, i);
      ZhDuplicate   twin = { .second = i < n_in ? current->entry->id : 0, .index = i < n_in ? 0 : i - n_in };

      if (!zh_progress_step (progress, i, all->len, error))
        return NULL;
      /* Asked about candidates, only those are of interest. */
      if ((candidates == NULL || i >= n_in) && find_twin (all, index, current, &twin))
        g_array_append_val (found, twin);
      add_keys (index, current, i);
    }
  return g_steal_pointer (&found);
}
