#include "config.h"

#include "tournament-choices.h"

struct _ZhTournamentChoices
{
  gatomicrefcount n_refs;
  GHashTable     *values; /* (element-type utf8 utf8): the value NULL where the rules decide */
};

ZhTournamentChoices *
zh_tournament_choices_new (void)
{
  ZhTournamentChoices *self = g_new0 (ZhTournamentChoices, 1);

  g_atomic_ref_count_init (&self->n_refs);
  self->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

ZhTournamentChoices *
zh_tournament_choices_ref (ZhTournamentChoices *self)
{
  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

void
zh_tournament_choices_unref (ZhTournamentChoices *self)
{
  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;
  g_hash_table_unref (self->values);
  g_free (self);
}

void
zh_tournament_choices_set (ZhTournamentChoices *self,
                           const char          *key,
                           const char          *value)
{
  g_assert (self != NULL && key != NULL);

  g_hash_table_replace (self->values, g_strdup (key), g_strdup (value));
}

void
zh_tournament_choices_set_int (ZhTournamentChoices *self,
                               const char          *key,
                               int                  value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  zh_tournament_choices_set (self, key, text);
}

gboolean
zh_tournament_choices_lookup (const ZhTournamentChoices *self,
                              const char                *key,
                              const char               **value)
{
  gpointer found = NULL;

  if (!g_hash_table_lookup_extended (self->values, key, NULL, &found))
    return FALSE;
  if (value != NULL)
    *value = found;
  return TRUE;
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

const char **
zh_tournament_choices_dup_keys (const ZhTournamentChoices *self)
{
  guint        n;
  const char **keys = (const char **) g_hash_table_get_keys_as_array (self->values, &n);

  qsort (keys, n, sizeof (char *), compare_keys);
  return keys;
}
