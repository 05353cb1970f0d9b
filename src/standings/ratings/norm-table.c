#include "config.h"

#include "norm-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "errors.h"
#include "text-lines.h"

#define MAIN_GROUP "norms"
#define CATEGORIES_GROUP "categories"
#define MAX_NUMBER 10000
#define MAX_NORMS 200

static void
norm_free (ZhNorm *norm)
{
  g_free (norm->category);
  g_array_unref (norm->scale);
  g_free (norm);
}

void
zh_norm_table_free (ZhNormTable *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->titles);
  g_hash_table_unref (self->categories);
  g_ptr_array_unref (self->norms);
  g_free (self);
}

static gboolean
fail (GError    **error,
      const char *group,
      const char *key,
      const char *expected)
{
  return zh_fail (error, ZH_ERROR_INPUT, _ ("[%s] %s: %s. Correct the table"), group, key, expected);
}

/* A number with at most two decimals, 0 … MAX_NUMBER. */
static gboolean
parse_number (const char *text,
              ZhFraction *value)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", 2);
  gint64 whole;
  gint64 decimals = 0;
  gsize  n_decimals = parts[0] != NULL && parts[1] != NULL ? strlen (parts[1]) : 0;

  if (parts[0] == NULL || !zh_text_parse_int (parts[0], 0, MAX_NUMBER, &whole) || n_decimals > 2)
    return FALSE;
  if (parts[1] != NULL && (!g_ascii_isdigit (parts[1][0]) || !zh_text_parse_int (parts[1], 0, 99, &decimals)))
    return FALSE;
  if (n_decimals == 1)
    decimals *= 10;
  *value = zh_fraction_new (whole * 100 + decimals, 100);
  return TRUE;
}

static gboolean
read_int (GKeyFile   *file,
          const char *group,
          const char *key,
          int         minimum,
          int         maximum,
          int        *value,
          GError    **error)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);
  gint64           number;

  if (text == NULL)
    return TRUE;
  if (!zh_text_parse_int (text, minimum, maximum, &number))
    return fail (error, group, key, _ ("a whole number is expected"));
  *value = (int) number;
  return TRUE;
}

static gboolean
read_main (ZhNormTable *self,
           GKeyFile    *file,
           GError     **error)
{
  g_auto (GStrv) keys = g_key_file_get_keys (file, MAIN_GROUP, NULL, NULL);
  g_autofree char *average = g_key_file_get_string (file, MAIN_GROUP, "average", NULL);

  if (keys == NULL)
    return fail (error, MAIN_GROUP, "title", _ ("the group is missing; a table of norms begins with it"));
  for (gsize i = 0; keys[i] != NULL; i++)
    {
      gsize length = strlen (keys[i]);

      if (g_str_equal (keys[i], "title"))
        g_hash_table_insert (self->titles, g_strdup (""), g_key_file_get_string (file, MAIN_GROUP, keys[i], NULL));
      else if (g_str_has_prefix (keys[i], "title[") && keys[i][length - 1] == ']')
        g_hash_table_insert (self->titles, g_strndup (keys[i] + 6, length - 7), g_key_file_get_string (file, MAIN_GROUP, keys[i], NULL));
    }
  if (average != NULL && !g_str_equal (average, "rating") && !g_str_equal (average, "category"))
    return fail (error, MAIN_GROUP, "average", _ ("“rating” or “category” is expected"));
  self->by_category = g_strcmp0 (average, "category") == 0;
  return read_int (file, MAIN_GROUP, "unrated", 0, MAX_NUMBER, &self->unrated, error);
}

static gboolean
read_categories (ZhNormTable *self,
                 GKeyFile    *file,
                 GError     **error)
{
  g_auto (GStrv) keys = g_key_file_get_keys (file, CATEGORIES_GROUP, NULL, NULL);

  for (gsize i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *text = g_key_file_get_string (file, CATEGORIES_GROUP, keys[i], NULL);
      ZhFraction       number;

      if (text == NULL || !parse_number (text, &number))
        return fail (error, CATEGORIES_GROUP, keys[i], _ ("a number with at most two decimals is expected"));
      g_hash_table_insert (self->categories, g_strdup (keys[i]), g_memdup2 (&number, sizeof number));
    }
  if (self->by_category && g_hash_table_size (self->categories) == 0)
    return fail (error, CATEGORIES_GROUP, "*", _ ("average=category needs the number of each category"));
  return TRUE;
}

/* "2000:75;2050:70": each step higher than the one before. */
static gboolean
read_scale (ZhNorm     *norm,
            const char *text)
{
  g_auto (GStrv) steps = g_strsplit (text, ";", -1);

  for (gsize i = 0; steps[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (g_strstrip (steps[i]), ":", -1);
      ZhNormStep step;

      if (*steps[i] == '\0' && i > 0 && steps[i + 1] == NULL)
        break;
      if (g_strv_length (parts) != 2 || !parse_number (parts[0], &step.average) || !parse_number (parts[1], &step.percent))
        return FALSE;
      if (zh_fraction_compare (step.percent, (ZhFraction){ 100, 1 }) > 0)
        return FALSE;
      if (norm->scale->len > 0 &&
          zh_fraction_compare (step.average, g_array_index (norm->scale, ZhNormStep, norm->scale->len - 1).average) <= 0)
        return FALSE;
      g_array_append_val (norm->scale, step);
    }
  return norm->scale->len > 0;
}

static gboolean
read_norm (ZhNormTable *self,
           GKeyFile    *file,
           const char  *group,
           GError     **error)
{
  ZhNorm          *norm = g_new0 (ZhNorm, 1);
  g_autofree char *sex = g_key_file_get_string (file, group, "sex", NULL);
  g_autofree char *scale = g_key_file_get_string (file, group, "scale", NULL);

  norm->scale = g_array_new (FALSE, FALSE, sizeof (ZhNormStep));
  norm->games = 1;
  g_ptr_array_add (self->norms, norm);
  norm->category = g_key_file_get_string (file, group, "category", NULL);
  if (norm->category == NULL || *g_strstrip (norm->category) == '\0')
    return fail (error, group, "category", _ ("the category that the norm gives is missing"));
  if (sex != NULL && !g_str_equal (sex, "m") && !g_str_equal (sex, "w"))
    return fail (error, group, "sex", _ ("“m” or “w” is expected"));
  norm->sex = sex != NULL ? sex[0] : 0;
  if (!read_int (file, group, "games", 1, 1000, &norm->games, error) ||
      !read_int (file, group, "max-age", 1, 120, &norm->max_age, error))
    return FALSE;
  if (scale == NULL || !read_scale (norm, scale))
    return fail (error, group, "scale", _ ("steps such as 2000:75;2050:70 are expected, each average higher than the one before"));
  return TRUE;
}

ZhNormTable *
zh_norm_table_parse (const char *text,
                     GError    **error)
{
  g_autoptr (ZhNormTable) self = g_new0 (ZhNormTable, 1);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) syntax = NULL;

  self->titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->categories = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->norms = g_ptr_array_new_with_free_func ((GDestroyNotify) norm_free);
  if (!g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_KEEP_TRANSLATIONS, &syntax))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("This is no table of norms: %s"), syntax->message);
  if (!read_main (self, file, error) || !read_categories (self, file, error))
    return NULL;

  for (int number = 1; number <= MAX_NORMS; number++)
    {
      g_autofree char *group = g_strdup_printf ("norm %d", number);

      if (!g_key_file_has_group (file, group))
        break;
      if (!read_norm (self, file, group, error))
        return NULL;
    }
  if (self->norms->len == 0)
    {
      fail (error, "norm 1", "category", _ ("the table holds no norm; the groups are numbered from 1"));
      return NULL;
    }
  return g_steal_pointer (&self);
}

const char *
zh_norm_table_get_title (const ZhNormTable *self,
                         const ZhLanguage  *language)
{
  const char *title = g_hash_table_lookup (self->titles, zh_language_get_code (language));

  if (title == NULL)
    title = g_hash_table_lookup (self->titles, "");
  return title != NULL ? title : "";
}
