#include "config.h"

#include "contest-intake.h"

#include <glib/gi18n.h>
#include <string.h>

#include "contest-record.h"
#include "csv-table.h"
#include "errors.h"
#include "list-columns.h"
#include "text-lines.h"

/* The columns: @more is what else people call them, in any language, with "|" between. */
static const struct
{
  const char *key;
  const char *label;
  const char *more;
} names[] = {
  { "section", NC_ ("field", "section"), "sec|раздел|розділ|розд|разд|секция|секція" },
  { "code", NC_ ("field", "code"), "work|motto|девиз|девіз|произведение|твір" },
  { "author", NC_ ("field", "author"), "authors|composer|авторы|автори|композитор" },
  { "source", NC_ ("field", "source"), "published|публикация|публікація|опубликовано|опубліковано" },
  { "genre", NC_ ("field", "genre"), "" },
  { "moves", NC_ ("field", "number of moves"), "ходов|ходів|ходы|ходи" },
  { "position", NC_ ("field", "position"), "fen|diagram|диаграмма|діаграма" },
  { "task", NC_ ("field", "task"), "" },
  { "twins", NC_ ("field", "twins"), "" },
  { "solution", NC_ ("field", "solution"), "" },
  { "size", NC_ ("field", "kind of draughts composition"), "kind|вид|группа|група|вид композиции|вид композиції" },
  { "team", NC_ ("field", "team"), "region|область|регион|регіон" },
  { "pair", NC_ ("field", "pair"), "" },
  { "received", NC_ ("field", "received"), "sent in|получено|отримано|дата" },
};

/* What columns and their words are called: folded names, and their keys. Words of a column have its key and a blank
 * before them. */
static void
add_name (GHashTable *known,
          const char *column,
          const char *name,
          const char *key)
{
  g_autofree char *folded = zh_list_fold_heading (name);

  if (*folded != '\0')
    g_hash_table_insert (known, g_strdup_printf ("%s %s", column, folded), (gpointer) key);
}

static void
add_columns (GHashTable       *known,
             const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_auto (GStrv) more = g_strsplit (names[i].more, "|", -1);

      add_name (known, "", names[i].key, names[i].key);
      add_name (known, "", zh_trc (language, "field", names[i].label), names[i].key);
      for (char **name = more; *name != NULL; name++)
        add_name (known, "", *name, names[i].key);
    }
}

static GHashTable *
list_names (void)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const char *const *code = zh_language_get_codes (); *code != NULL; code++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (*code, NULL);

      if (language == NULL)
        continue;
      add_columns (known, language);
      for (guint i = 0; zh_work_genres[i] != NULL; i++)
        add_name (known, "genre", zh_work_genre_get_label (zh_work_genres[i], language), zh_work_genres[i]);
      for (guint i = 0; zh_work_sizes[i] != NULL; i++)
        add_name (known, "size", zh_work_size_get_label (zh_work_sizes[i], language), zh_work_sizes[i]);
    }
  return known;
}

static const char *
find_name (GHashTable *known,
           const char *column,
           const char *name)
{
  g_autofree char *folded = zh_list_fold_heading (name);
  g_autofree char *asked = g_strdup_printf ("%s %s", column, folded);

  return g_hash_table_lookup (known, asked);
}

/* The keys of a first row that names columns, with %NULL for those that are none; else %NULL. */
static GPtrArray *
read_heading (const ZhCsvRow *row,
              GHashTable     *known)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  gboolean is_heading = FALSE;

  for (int i = 0; i < (int) row->n_cells; i++)
    {
      const char *key = find_name (known, "", row->cells[i]);

      is_heading = is_heading || g_strcmp0 (key, "position") == 0 || g_strcmp0 (key, "author") == 0;
      g_ptr_array_add (keys, (gpointer) key);
    }
  return is_heading ? g_steal_pointer (&keys) : NULL;
}

/* A genre may be written as people read it, in any language; what is none stays as it is and is refused by who takes
 * the work. A half move has a comma in some languages. */
static char *
translate (GHashTable *known,
           const char *key,
           const char *text)
{
  const char *word = find_name (known, key, text);

  if (strcmp (key, "moves") == 0)
    return g_strdelimit (g_strdup (text), ",", '.');
  return g_strdup (word != NULL ? word : text);
}

/* @heading: as the table calls the column @key */
static gboolean
take_cell (ZhWorkRecord   *work,
           GHashTable     *known,
           const ZhCsvRow *row,
           const char     *key,
           const char     *heading,
           const char     *text,
           GError        **error)
{
  gboolean         is_section = strcmp (key, "section") == 0;
  const ZhField   *field = is_section ? NULL : zh_record_type_find (&zh_work_record_type, key);
  g_autofree char *value = translate (known, key, text);
  gint64           section;

  if (is_section && zh_text_parse_int (text, 1, ZH_CONTEST_MAX_SECTIONS, &section))
    {
      work->round = (int) section;
      return TRUE;
    }
  if (is_section && *text == '\0')
    return TRUE;
  return (field != NULL && zh_field_parse (field, work, value)) ||
         zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: “%2$s” cannot be read as %3$s"), row->line, text, heading);
}

/* Without a heading each line is a position. */
static gboolean
take_row (ZhWorkRecord    *work,
          GHashTable      *known,
          const ZhCsvRow  *row,
          const ZhCsvRow  *heading,
          const GPtrArray *keys,
          GError         **error)
{
  if (keys == NULL)
    {
      g_free (work->position);
      work->position = g_strjoinv (",", row->cells); /* of draughts it has commas */
      return TRUE;
    }
  for (int i = 0; i < (int) MIN (row->n_cells, heading->n_cells); i++)
    if (!take_cell (work, known, row, g_ptr_array_index (keys, i), heading->cells[i], row->cells[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
check_heading (const ZhCsvRow  *heading,
               const GPtrArray *keys,
               GError         **error)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", zh_trc (zh_language_get_screen (), "field", names[i].label));
  for (guint i = 0; i < keys->len; i++)
    if (g_ptr_array_index (keys, i) == NULL)
      return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: there is no column “%2$s”. Those that there are: %3$s"), heading->line, heading->cells[i], known->str);
  return TRUE;
}

const ZhWorkRecord *
zh_contest_intake_find_known (const ZhTournament *tournament,
                              const ZhWorkRecord *work)
{
  for (guint i = 0; *work->position != '\0' && i < tournament->works->len; i++)
    {
      const ZhWorkRecord *other = g_ptr_array_index (tournament->works, i);

      if (other->round == work->round && strcmp (other->author, work->author) == 0 && strcmp (other->position, work->position) == 0 &&
          strcmp (other->genre, work->genre) == 0 && strcmp (other->moves, work->moves) == 0 && strcmp (other->task, work->task) == 0)
        return other;
    }
  return NULL;
}

GPtrArray *
zh_contest_intake_read (const char *text,
                        int         section,
                        GError    **error)
{
  g_autoptr (GPtrArray) rows = zh_csv_parse (text, zh_csv_guess_delimiter (text), ZH_CONTEST_MAX_WORKS + 1, NULL, error);
  g_autoptr (GPtrArray) works = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_work_record_free);
  const ZhCsvRow *first = rows != NULL && rows->len > 0 ? g_ptr_array_index (rows, 0) : NULL;
  g_autoptr (GHashTable) known = list_names ();
  g_autoptr (GPtrArray) keys = first != NULL ? read_heading (first, known) : NULL;

  if (rows == NULL || (keys != NULL && !check_heading (first, keys, error)))
    return NULL;
  if (rows->len > ZH_CONTEST_MAX_WORKS)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The table has too many works; the most is %d"), ZH_CONTEST_MAX_WORKS);
  for (guint i = keys != NULL ? 1 : 0; i < rows->len; i++)
    {
      ZhWorkRecord *work = zh_work_record_new ();

      g_ptr_array_add (works, work);
      work->round = section;
      if (!take_row (work, known, g_ptr_array_index (rows, i), first, keys, error))
        return NULL;
    }
  if (works->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The table has no works"));
  return g_steal_pointer (&works);
}
