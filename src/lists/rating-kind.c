#include "config.h"

#include "rating-kind.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "paths.h"
#include "text-lines.h"

#define MAX_FILE_BYTES (256 * 1024)
#define MAX_COLUMN 4000

static const char *const field_keys[] = {
  [ZH_LISTED_FIDE_ID] = "fide-id",
  [ZH_LISTED_NATIONAL_ID] = "national-id",
  [ZH_LISTED_NAME] = "name",
  [ZH_LISTED_SURNAME] = "surname",
  [ZH_LISTED_GIVEN] = "given",
  [ZH_LISTED_PATRONYMIC] = "patronymic",
  [ZH_LISTED_FEDERATION] = "federation",
  [ZH_LISTED_REGION] = "region",
  [ZH_LISTED_CLUB] = "club",
  [ZH_LISTED_SEX] = "sex",
  [ZH_LISTED_TITLE] = "title",
  [ZH_LISTED_WOMEN_TITLE] = "women-title",
  [ZH_LISTED_OTHER_TITLES] = "other-titles",
  [ZH_LISTED_ONLINE_TITLE] = "online-title",
  [ZH_LISTED_CATEGORY] = "category",
  [ZH_LISTED_RATING] = "rating",
  [ZH_LISTED_RAPID_RATING] = "rapid.rating",
  [ZH_LISTED_BLITZ_RATING] = "blitz.rating",
  [ZH_LISTED_GAMES] = "games",
  [ZH_LISTED_RAPID_GAMES] = "rapid.games",
  [ZH_LISTED_BLITZ_GAMES] = "blitz.games",
  [ZH_LISTED_K] = "k",
  [ZH_LISTED_RAPID_K] = "rapid.k",
  [ZH_LISTED_BLITZ_K] = "blitz.k",
  [ZH_LISTED_NATIONAL_RATING] = "national-rating",
  [ZH_LISTED_NATIONAL_RAPID_RATING] = "rapid.national-rating",
  [ZH_LISTED_NATIONAL_BLITZ_RATING] = "blitz.national-rating",
  [ZH_LISTED_BIRTH] = "birth",
  [ZH_LISTED_FLAG] = "flag",
  NULL,
};

static const char *const groups[] = { "list", "columns", "ids", "sex", "titles", "name", "flags", "values", "files", NULL };

/* A key file being read. */
typedef struct
{
  GKeyFile   *file;
  ZhListKind *kind;
} Reading;

void
zh_list_kind_free (ZhListKind *self)
{
  char ***lists[] = { &self->files, &self->members, &self->signature, &self->ignored, &self->sex_man, &self->sex_woman,
                      &self->inactive, &self->rapid_files, &self->blitz_files, &self->months };
  char  **texts[] = { &self->id, &self->title, &self->name, &self->federation, &self->record, &self->default_federation };

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    g_strfreev (*lists[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (*texts[i]);
  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    g_strfreev (self->columns[i].headings);
  g_clear_pointer (&self->titles, g_hash_table_unref);
  g_free (self);
}

static char *
get_text (const Reading *reading,
          const char    *group,
          const char    *key)
{
  return g_key_file_get_string (reading->file, group, key, NULL);
}

/* What is left out is an empty list; one that is there and blank has one empty text. */
static char **
get_list (const Reading *reading,
          const char    *group,
          const char    *key)
{
  g_autofree char *text = get_text (reading, group, key);

  if (text == NULL)
    return g_new0 (char *, 1);
  return *text == '\0' ? g_strdupv ((char *[]){ (char *) "", NULL }) : g_strsplit (text, ";", -1);
}

static gboolean
get_choice (const Reading     *reading,
            const char        *group,
            const char        *key,
            const char *const *words,
            int               *choice,
            GError           **error)
{
  g_autofree char *text = get_text (reading, group, key);
  g_autofree char *all = NULL;

  if (text == NULL)
    return TRUE;
  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], text) == 0)
      {
        *choice = i;
        return TRUE;
      }
  all = g_strjoinv (", ", (char **) words);
  return zh_fail (error, ZH_ERROR_INPUT, _ ("[%1$s] %2$s: “%3$s” is none of %4$s"), group, key, text, all);
}

/* "1-15", counted from 1 with both ends, or "#3". */
static gboolean
read_position (ZhListColumnRule *rule,
               const char       *text)
{
  const char *dash = strchr (text, '-');
  gint64      start;
  gint64      end;

  if (*text == '#' && zh_text_parse_int (text + 1, 1, MAX_COLUMN, &start))
    {
      rule->start = (int) start - 1;
      return TRUE;
    }
  if (dash != NULL && dash > text)
    {
      g_autofree char *first = g_strndup (text, (gsize) (dash - text));

      if (zh_text_parse_int (first, 1, MAX_COLUMN, &start) && zh_text_parse_int (dash + 1, start, MAX_COLUMN, &end))
        {
          rule->start = (int) start - 1;
          rule->end = (int) end;
          return TRUE;
        }
    }
  return FALSE;
}

static void
read_rule (ZhListColumnRule *rule,
           const char       *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "|", -1);
  g_autoptr (GStrvBuilder) headings = g_strv_builder_new ();

  rule->start = rule->end = -1;
  for (char **part = parts; *part != NULL; part++)
    if (!read_position (rule, g_strstrip (*part)) && **part != '\0')
      g_strv_builder_add (headings, *part);
  rule->headings = g_strv_builder_end (headings);
}

static int
find_field (const char *key)
{
  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    if (strcmp (field_keys[i], key) == 0)
      return i;
  return -1;
}

static gboolean
read_columns (const Reading *reading,
              GError       **error)
{
  g_auto (GStrv) keys = g_key_file_get_keys (reading->file, "columns", NULL, NULL);
  ZhListColumnRule *columns = reading->kind->columns;

  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    columns[i].start = columns[i].end = -1;
  for (char **key = keys; key != NULL && *key != NULL; key++)
    {
      g_autofree char *text = get_text (reading, "columns", *key);
      int              field = find_field (*key);

      if (field < 0 && strcmp (*key, "ignored") != 0)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("[columns] %s: there is no such field"), *key);
      if (field >= 0)
        read_rule (&columns[field], text != NULL ? text : "");
    }
  if (columns[ZH_LISTED_NAME].headings == NULL && columns[ZH_LISTED_SURNAME].headings == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("[columns] name: say which column holds the name"));
  reading->kind->ignored = get_list (reading, "columns", "ignored");
  return TRUE;
}

static gboolean
read_titles (const Reading *reading,
             GError       **error)
{
  static const char *const places[] = { "column", "behind-name", NULL };
  int                      place = 0;
  g_auto (GStrv) keys = g_key_file_get_keys (reading->file, "titles", NULL, NULL);

  reading->kind->titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (char **key = keys; key != NULL && *key != NULL; key++)
    if (strcmp (*key, "where") != 0)
      g_hash_table_insert (reading->kind->titles, g_utf8_strdown (*key, -1), get_text (reading, "titles", *key));
  if (!get_choice (reading, "titles", "where", places, &place, error))
    return FALSE;
  reading->kind->titles_behind_name = place == 1;
  return TRUE;
}

static gboolean
read_overflow (const Reading *reading,
               GError       **error)
{
  g_autofree char *text = get_text (reading, "values", "overflow");
  int              field = text != NULL ? find_field (text) : ZH_LISTED_N_FIELDS;

  if (field < 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("[values] overflow: “%s” is no field"), text);
  reading->kind->overflow = (ZhListField) field;
  return TRUE;
}

/* "heading:PATTERN", "file:PATTERN" or "date", by semicolons. */
static gboolean
read_months (const Reading *reading,
             GError       **error)
{
  reading->kind->months = get_list (reading, "list", "month");
  for (char **each = reading->kind->months; *each != NULL; each++)
    {
      const char *colon = strchr (*each, ':');
      g_autoptr (GRegex) pattern = colon != NULL ? g_regex_new (colon + 1, 0, 0, NULL) : NULL;

      if (strcmp (*each, "date") != 0 && (pattern == NULL || (!g_str_has_prefix (*each, "heading:") && !g_str_has_prefix (*each, "file:"))))
        return zh_fail (error, ZH_ERROR_INPUT, _ ("[list] month: “%s” is neither “date” nor a pattern for “heading:” or “file:”"), *each);
    }
  return TRUE;
}

static gboolean
read_choices (const Reading *reading,
              GError       **error)
{
  static const char *const formats[] = { "fixed", "csv", "xml", NULL };
  static const char *const encodings[] = { "utf-8", "cp1251", "cp1252", "cp866", NULL };
  static const char *const ids[] = { "fide", "national", NULL };
  static const char *const orders[] = { "comma", "surname-first", "given-first", NULL };
  int                      format = 0;
  int                      encoding = 0;
  int                      id = 0;
  int                      order = 0;

  if (!get_choice (reading, "list", "format", formats, &format, error) ||
      !get_choice (reading, "list", "encoding", encodings, &encoding, error) ||
      !get_choice (reading, "ids", "id", ids, &id, error) || !get_choice (reading, "name", "order", orders, &order, error))
    return FALSE;
  reading->kind->format = (ZhListFormat) format;
  reading->kind->encoding = (ZhListEncoding) encoding;
  reading->kind->ids_are_national = id == 1;
  reading->kind->order = (ZhListOrder) order;
  reading->kind->has_patronymic = g_key_file_has_key (reading->file, "name", "patronymic", NULL);
  return TRUE;
}

static gboolean
check_groups (const Reading *reading,
              GError       **error)
{
  g_auto (GStrv) present = g_key_file_get_groups (reading->file, NULL);

  for (char **group = present; *group != NULL; group++)
    if (!g_strv_contains (groups, *group))
      return zh_fail (error, ZH_ERROR_INPUT, _ ("[%s]: there is no such group"), *group);
  return TRUE;
}

static gboolean
read_kind (const Reading *reading,
           GError       **error)
{
  ZhListKind      *kind = reading->kind;
  g_autofree char *separator = get_text (reading, "list", "separator");

  kind->title = g_key_file_get_locale_string (reading->file, "list", "title", NULL, NULL);
  kind->name = get_text (reading, "list", "name");
  if (kind->name == NULL)
    kind->name = g_strdup (kind->id);
  kind->federation = get_text (reading, "list", "federation");
  if (kind->title == NULL || kind->federation == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("[list] title and federation: say them"));
  kind->separator = separator == NULL ? '\0' : strcmp (separator, "tab") == 0 ? '\t'
                                                                              : *separator;
  kind->files = get_list (reading, "list", "file");
  kind->members = get_list (reading, "list", "member");
  kind->signature = get_list (reading, "list", "signature");
  kind->record = get_text (reading, "list", "record");
  kind->default_federation = get_text (reading, "values", "federation");
  kind->sex_man = get_list (reading, "sex", "man");
  kind->sex_woman = get_list (reading, "sex", "woman");
  kind->inactive = get_list (reading, "flags", "inactive");
  kind->rapid_files = get_list (reading, "files", "rapid");
  kind->blitz_files = get_list (reading, "files", "blitz");
  if (!check_groups (reading, error) || !read_choices (reading, error) || !read_columns (reading, error) || !read_titles (reading, error) ||
      !read_overflow (reading, error) || !read_months (reading, error))
    return FALSE;
  if (kind->format == ZH_LIST_XML && kind->record == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("[list] record: say which element is a player"));
  return TRUE;
}

ZhListKind *
zh_list_kind_new_from_text (const char *id,
                            const char *text,
                            GError    **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (ZhListKind) kind = g_new0 (ZhListKind, 1);
  g_autoptr (GError) problem = NULL;
  Reading reading = { file, kind };

  kind->id = g_strdup (id);
  if (!g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, &problem))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("This is no key file: %s"), problem->message);
  return read_kind (&reading, error) ? g_steal_pointer (&kind) : NULL;
}

static gboolean
load_file (GHashTable *kinds,
           const char *folder,
           const char *name,
           GError    **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *id = g_strndup (name, strlen (name) - strlen (".ini"));
  g_autofree char *text = NULL;
  gsize            length = 0;
  ZhListKind      *kind;

  if (!g_file_get_contents (path, &text, &length, NULL) || length > MAX_FILE_BYTES)
    return zh_fail (error, ZH_ERROR_FILE, _ ("%s cannot be read"), path);
  kind = zh_list_kind_new_from_text (id, text, error);
  if (kind == NULL)
    {
      g_prefix_error (error, "%s: ", path);
      return FALSE;
    }
  g_hash_table_replace (kinds, kind->id, kind);
  return TRUE;
}

static gboolean
load_folder (GHashTable *kinds,
             const char *folder,
             GError    **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".ini") && !load_file (kinds, folder, name, error))
      return FALSE;
  return TRUE;
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp ((*(const ZhListKind *const *) a)->id, (*(const ZhListKind *const *) b)->id);
}

GPtrArray *
zh_list_kinds_load (GError **error)
{
  g_autofree char *given = zh_paths_dup_data ("lists");
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "zhereb", "lists.d", NULL);
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) zh_list_kind_free);
  GPtrArray     *kinds;
  GHashTableIter iter;
  gpointer       kind;

  if (!load_folder (found, given, error) || !load_folder (found, own, error))
    return NULL;
  kinds = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_kind_free);
  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, NULL, &kind))
    {
      g_hash_table_iter_steal (&iter);
      g_ptr_array_add (kinds, kind);
    }
  g_ptr_array_sort (kinds, compare_ids);
  return kinds;
}

const ZhListKind *
zh_list_kinds_find (const GPtrArray *kinds,
                    const char      *id)
{
  for (guint i = 0; i < kinds->len; i++)
    if (strcmp (((const ZhListKind *) g_ptr_array_index (kinds, i))->id, id) == 0)
      return g_ptr_array_index (kinds, i);
  return NULL;
}

char *
zh_list_heading_fold (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (g_unichar_isalnum (letter))
        g_string_append_unichar (out, g_unichar_tolower (letter));
    }
  return g_string_free (out, FALSE);
}

gboolean
zh_list_column_rule_takes (const ZhListColumnRule *self,
                           const char             *heading)
{
  g_autofree char *folded = zh_list_heading_fold (heading);

  for (char **each = self->headings; each != NULL && *each != NULL; each++)
    {
      gsize            length = strlen (*each);
      gboolean         is_pattern = length > 2 && **each == '/' && (*each)[length - 1] == '/';
      g_autofree char *text = is_pattern ? g_strndup (*each + 1, length - 2) : zh_list_heading_fold (*each);

      if (is_pattern ? g_regex_match_simple (text, heading, 0, 0) : strcmp (text, folded) == 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
zh_list_name_matches (char *const *patterns,
                      const char  *path)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *folded = g_utf8_strdown (base, -1);

  for (; *patterns != NULL; patterns++)
    if (g_pattern_match_simple (*patterns, folded))
      return TRUE;
  return FALSE;
}
