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

static gboolean
same_text (const char *a,
           const char *b)
{
  g_autofree char *first = fold (a);
  g_autofree char *second = fold (b);

  return strcmp (first, second) == 0;
}

static gboolean
same_or_unknown (const char *a,
                 const char *b)
{
  return *a == '\0' || *b == '\0' || same_text (a, b);
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
look_alike (const ZhEntry *a,
            const ZhEntry *b,
            gboolean      *certain)
{
  const ZhPerson *first = a->person;
  const ZhPerson *second = b->person;

  if (first == NULL || second == NULL)
    {
      *certain = FALSE;
      return first == second && same_text (a->team_name, b->team_name);
    }
  *certain = (first->id != 0 && first->id == second->id) || same_id (first->fide_id, second->fide_id) ||
             same_id (first->national_id, second->national_id);
  if (*certain)
    return TRUE;
  if (*first->fide_id != '\0' && *second->fide_id != '\0')
    return FALSE;
  return same_text (first->surname, second->surname) && same_or_unknown (first->given, second->given) &&
         same_or_unknown (first->patronymic, second->patronymic) &&
         dates_agree (first->birth, second->birth);
}

/* Who may be the same as somebody shares a surname, a team name or an id with him. */
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
  if (positions->len == 0 || g_array_index (positions, guint, positions->len - 1) != position)
    g_array_append_val (positions, position);
}

static void
add_entry_keys (GHashTable    *index,
                const ZhEntry *entry,
                guint          position)
{
  g_autofree char *name = fold (entry->person != NULL ? entry->person->surname : entry->team_name);

  add_key (index, "name:", name, position);
  if (entry->person == NULL)
    return;
  add_key (index, "fide:", entry->person->fide_id, position);
  add_key (index, "national:", entry->person->national_id, position);
}

typedef struct
{
  GPtrArray  *all;  /* entries in, then candidates */
  guint       n_in; /* how many of them are in */
  GArray     *found;
  guint       current;
  GHashTable *seen; /* earlier positions already compared with the current one */
} Search;

static void
compare_with (Search *search,
              guint   position)
{
  const ZhEntry *earlier = g_ptr_array_index (search->all, position);
  const ZhEntry *later = g_ptr_array_index (search->all, search->current);
  ZhDuplicate    duplicate = { 0 };

  if (!g_hash_table_add (search->seen, GUINT_TO_POINTER (position)) ||
      !look_alike (earlier, later, &duplicate.certain))
    return;
  duplicate.first = earlier->id;
  duplicate.second = search->current < search->n_in ? later->id : 0;
  duplicate.index = search->current < search->n_in ? 0 : search->current - search->n_in;
  g_array_append_val (search->found, duplicate);
}

static void
search_key (Search     *search,
            GHashTable *index,
            const char *prefix,
            const char *text)
{
  g_autofree char *key = g_strconcat (prefix, text, NULL);
  const GArray    *positions = *text != '\0' ? g_hash_table_lookup (index, key) : NULL;

  for (guint i = 0; positions != NULL && i < positions->len; i++)
    compare_with (search, g_array_index (positions, guint, i));
}

static void
search_current (Search     *search,
                GHashTable *index)
{
  const ZhEntry   *entry = g_ptr_array_index (search->all, search->current);
  g_autofree char *name = fold (entry->person != NULL ? entry->person->surname : entry->team_name);

  g_hash_table_remove_all (search->seen);
  search_key (search, index, "name:", name);
  if (entry->person == NULL)
    return;
  search_key (search, index, "fide:", entry->person->fide_id);
  search_key (search, index, "national:", entry->person->national_id);
}

GArray *
zh_tournament_find_duplicates (const ZhTournament *tournament,
                               GPtrArray          *candidates)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) index =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  Search search = { .all = all,
                    .n_in = tournament->entries->len,
                    .found = g_array_new (FALSE, FALSE, sizeof (ZhDuplicate)),
                    .seen = seen };

  for (guint i = 0; i < tournament->entries->len; i++)
    g_ptr_array_add (all, g_ptr_array_index (tournament->entries, i));
  for (guint i = 0; candidates != NULL && i < candidates->len; i++)
    g_ptr_array_add (all, g_ptr_array_index (candidates, i));

  for (search.current = 0; search.current < all->len; search.current++)
    {
      /* Asked about candidates, only those are of interest. */
      if (candidates == NULL || search.current >= search.n_in)
        search_current (&search, index);
      add_entry_keys (index, g_ptr_array_index (all, search.current), search.current);
    }
  return search.found;
}
