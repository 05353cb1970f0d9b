#include "config.h"

#include "rating-import.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "errors.h"
#include "part-file.h"
#include "rating-join.h"
#include "rating-month.h"
#include "rating-reading.h"
#include "rating-writer.h"

#define MAX_NAME 40

/* Of how many lines one may be no player. */
#define FAULTS_OF 100

/* How far an import is when all is read, of ZH_PROGRESS_WHOLE. */
#define READ 400

void
zh_list_import_free (ZhListImport *self)
{
  g_free (self->path);
  g_free (self->member);
  g_free (self->name);
  g_clear_pointer (&self->kinds, g_ptr_array_unref);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  g_clear_pointer (&self->unread, g_ptr_array_unref);
  g_clear_pointer (&self->joined, g_ptr_array_unref);
  g_free (self);
}

/* The kinds with most words of their heading in the text; of several, those that the name of the file is for. */
static GPtrArray *
find_kinds (ZhListImport *self,
            const char   *text,
            gsize         length)
{
  GPtrArray *found = g_ptr_array_new ();
  int        most = 0;

  for (guint i = 0; i < self->kinds->len; i++)
    {
      ZhListKind *kind = g_ptr_array_index (self->kinds, i);
      gboolean    is_named = zh_list_name_matches (kind->files, self->path) || zh_list_name_matches (kind->files, self->member);
      int         words = 2 * zh_list_kind_count_words (kind, text, length) + (is_named ? 1 : 0);

      if (words < 2 || words < most)
        continue;
      if (words > most)
        g_ptr_array_set_size (found, 0);
      most = words;
      g_ptr_array_add (found, kind);
    }
  return found;
}

static char *
join_ids (const GPtrArray *kinds)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < kinds->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", ((const ZhListKind *) g_ptr_array_index (kinds, i))->id);
  return g_string_free (text, FALSE);
}

static gboolean
fail_unknown (ZhListImport *self,
              GError      **error)
{
  g_autofree char *all = join_ids (self->kinds);

  return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s is no rating list of a known kind: no heading of one is found. Known are %2$s"), self->member, all);
}

static gboolean
recognise (ZhListImport *self,
           const char   *text,
           gsize         length,
           GError      **error)
{
  g_autoptr (GPtrArray) found = find_kinds (self, text, length);
  g_autofree char *ids = join_ids (found);

  if (found->len > 1)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("This may be a list of several kinds: %s. Say which it is"), ids);
  if (found->len == 0)
    return fail_unknown (self, error);
  self->kind = g_ptr_array_index (found, 0);
  return TRUE;
}

/* Opens it for as long as it takes; @take looks at its beginning. */
static gboolean
peek (ZhListImport *self,
      gboolean (*take) (ZhListImport *self,
                        const char   *text,
                        gsize         length,
                        gpointer      data,
                        GError      **error),
      gpointer data,
      GError **error)
{
  g_autoptr (ZhListSource) source = zh_list_source_open (self->path, error);
  g_autoptr (ZhListLines) lines = source != NULL ? zh_list_lines_new (source) : NULL;
  gsize       length = 0;
  const char *text = lines != NULL ? zh_list_lines_peek (lines, &length, error) : NULL;

  if (text == NULL)
    return FALSE;
  self->member = g_strdup (zh_list_source_get_name (source));
  self->date = zh_list_source_get_date (source);
  return take (self, text, length, data, error);
}

static gboolean
take_kinds (ZhListImport *self,
            const char   *text,
            gsize         length,
            gpointer      data,
            GError      **error)
{
  g_autoptr (GPtrArray) found = find_kinds (self, text, length);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; i < found->len; i++)
    g_strv_builder_add (ids, ((const ZhListKind *) g_ptr_array_index (found, i))->id);
  *(char ***) data = found->len > 0 ? g_strv_builder_end (ids) : NULL;
  return found->len > 0 || fail_unknown (self, error);
}

static gboolean
look (ZhListImport *self,
      const char   *text,
      gsize         length,
      gpointer      data,
      GError      **error)
{
  const char *kind = data;

  if (kind != NULL)
    self->kind = zh_list_kinds_find (self->kinds, kind);
  if (kind != NULL && self->kind == NULL)
    return zh_fail (error, ZH_ERROR_USAGE, _ ("There is no kind of list called “%s”"), kind);
  if (kind == NULL && !recognise (self, text, length, error))
    return FALSE;
  if (!zh_list_name_matches (self->kind->files, self->path) &&
      (zh_list_name_matches (self->kind->rapid_files, self->path) || zh_list_name_matches (self->kind->blitz_files, self->path)))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s holds the ratings of one tempo alone. Import the standard list (%2$s); this one is read with it when it lies beside it"),
                    self->member, self->kind->files[0]);
  self->month_origin = ZH_LIST_MONTH_NAMED;
  if (!zh_list_find_month (self->kind, text, length, self->member, self->path, &self->month))
    {
      self->month_origin = ZH_LIST_MONTH_OF_FILE;
      self->month = self->date;
      self->month.day = 1;
    }
  self->name = g_strdup (self->kind->name);
  return TRUE;
}

static ZhListImport *
import_new (const char *path,
            GError    **error)
{
  g_autoptr (ZhListImport) self = g_new0 (ZhListImport, 1);

  self->path = g_strdup (path);
  self->faults = g_ptr_array_new_with_free_func (g_free);
  self->unread = g_ptr_array_new_with_free_func (g_free);
  self->joined = g_ptr_array_new_with_free_func (g_free);
  self->kinds = zh_list_kinds_load (error);
  return self->kinds != NULL ? g_steal_pointer (&self) : NULL;
}

ZhListImport *
zh_list_import_new (const char *path,
                    const char *kind,
                    GError    **error)
{
  g_autoptr (ZhListImport) self = import_new (path, error);

  return self != NULL && peek (self, look, (gpointer) kind, error) ? g_steal_pointer (&self) : NULL;
}

char **
zh_list_import_dup_kinds (const char *path,
                          GError    **error)
{
  g_autoptr (ZhListImport) self = import_new (path, error);
  char **kinds = NULL;

  return self != NULL && peek (self, take_kinds, &kinds, error) ? kinds : NULL;
}

gboolean
zh_list_import_set_name (ZhListImport *self,
                         const char   *name,
                         GError      **error)
{
  gsize n = strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789-");

  if (n == 0 || n > MAX_NAME || name[n] != '\0' || !g_ascii_isalnum (*name))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” is no name for a list: small Latin letters, digits and dashes, up to %d"), name, MAX_NAME);
  g_free (self->name);
  self->name = g_strdup (name);
  return TRUE;
}

gboolean
zh_list_import_set_month (ZhListImport *self,
                          const char   *month,
                          GError      **error)
{
  g_autofree char *day = g_strconcat (month, "-01", NULL);
  ZhDate           date;

  if (strlen (month) != strlen ("2026-11") || !zh_date_parse (day, &date) || date.month == 0)
    return zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” is no month; write it like 2026-11"), month);
  self->month = date;
  self->month_origin = ZH_LIST_MONTH_GIVEN;
  return TRUE;
}

char *
zh_list_import_dup_id (const ZhListImport *self)
{
  return g_strdup_printf ("%s-%04d-%02d", self->name, self->month.year, self->month.month);
}

/* Reading */

typedef struct
{
  ZhListWriter *writer;
  ZhListJoin   *join; /* (nullable) */
} Target;

static gboolean
take_row (const ZhListRow *row,
          gpointer         user_data,
          GError         **error)
{
  Target   *target = user_data;
  ZhListRow joined;

  if (target->join == NULL)
    return zh_list_writer_add (target->writer, row, error);
  joined = *row;
  zh_list_join_apply (target->join, &joined);
  return zh_list_writer_add (target->writer, &joined, error);
}

static gboolean
check_faults (ZhListImport *self,
              GError      **error)
{
  if (self->n_players == 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%s: there is no player in it"), self->member);
  if (self->n_skipped * FAULTS_OF <= self->n_players + self->n_skipped)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("%1$s: %2$u of %3$u lines are no players, the first: %4$s. Nothing is taken over"), self->member,
                  (guint) self->n_skipped, (guint) (self->n_players + self->n_skipped), (const char *) g_ptr_array_index (self->faults, 0));
}

static gboolean
check_number (ZhListImport *self,
              GError      **error)
{
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();
  const ZhListEdition *before = zh_list_shelf_find (shelf, self->name, ZH_DATE_NONE);

  if (self->accepts_fewer || before == NULL || self->n_players * 2 >= before->n_players)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s has %2$u players; this list has %3$u alone. It may be broken off"), before->id,
                  (guint) before->n_players, (guint) self->n_players);
}

static gboolean
read_list (ZhListImport     *self,
           Target           *target,
           const ZhProgress *progress,
           GError          **error)
{
  static gboolean (*const readers[]) (ZhListReading *, GError **) = {
    [ZH_LIST_FIXED] = zh_list_read_fixed,
    [ZH_LIST_CSV] = zh_list_read_csv,
    [ZH_LIST_XML] = zh_list_read_xml,
  };
  g_autoptr (ZhListSource) source = zh_list_source_open (self->path, error);
  g_autoptr (ZhListLines) lines = source != NULL ? zh_list_lines_new (source) : NULL;
  ZhListReading reading = { .kind = self->kind, .source = source, .lines = lines, .progress = progress, .func = take_row, .user_data = target };
  gboolean      ok;

  if (lines == NULL)
    return FALSE;
  zh_list_reading_init (&reading);
  ok = readers[self->kind->format](&reading, error);
  g_ptr_array_unref (self->faults);
  g_ptr_array_unref (self->unread);
  self->faults = g_steal_pointer (&reading.faults);
  self->unread = g_steal_pointer (&reading.unread);
  self->n_players = reading.n_rows;
  self->n_skipped = reading.n_faults;
  zh_list_reading_clear (&reading);
  return ok && check_faults (self, error) && check_number (self, error);
}

/* Writing */

static gboolean
write_list (ZhListImport     *self,
            ZhListWriter     *writer,
            const char       *folder,
            const ZhProgress *progress,
            GError          **error)
{
  static const char *const orders[] = { "comma", "surname-first", "given-first" };
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *id = zh_list_import_dup_id (self);
  g_autofree char *name = g_strconcat (id, ".db", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *base = g_path_get_basename (self->path);
  g_autofree char *shown = g_filename_display_name (base);
  g_autofree char *month = g_strdup_printf ("%04d-%02d", self->month.year, self->month.month);
  g_autofree char *date = zh_date_format_iso (self->date);
  g_autofree char *players = g_strdup_printf ("%" G_GUINT64_FORMAT, self->n_players);
  g_autofree char *skipped = g_strdup_printf ("%" G_GUINT64_FORMAT, self->n_skipped);
  g_autofree char *imported = g_date_time_format_iso8601 (now);
  const char      *facts[] = { "name", self->name, "kind", self->kind->id, "title", self->kind->title, "federation", self->kind->federation,
                               "month", month, "date", date, "order", orders[self->kind->order], "patronymic", self->kind->has_patronymic ? "third-word" : "",
                               "players", players, "skipped", skipped, "imported", imported, "file", shown, NULL };
  g_autoptr (ZhPartFile) part = zh_part_file_new_private (path, error);

  return part != NULL && zh_list_writer_finish (writer, zh_part_file_get_path (part), facts, progress, error) &&
         zh_part_file_move (part, ZH_PART_FILE_REPLACE, error);
}

gboolean
zh_list_import_run (ZhListImport     *self,
                    const ZhProgress *progress,
                    GError          **error)
{
  g_autofree char *folder = zh_list_shelf_dup_folder ();
  ZhProgress       reading = zh_progress_part (progress, 0, READ);
  ZhProgress       writing = zh_progress_part (progress, READ, ZH_PROGRESS_WHOLE);
  g_autoptr (ZhListWriter) writer = NULL;
  g_autoptr (ZhListJoin) join = NULL;
  Target target;

  if (!zh_date_is_set (self->month))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%s: nothing says of which month this list is. Say it"), self->member);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return zh_fail (error, ZH_ERROR_FILE, _ ("The folder %s cannot be made"), folder);
  writer = zh_list_writer_new (folder, error);
  if (writer == NULL || !zh_list_join_read (self->kind, self->path, self->joined, &join, error))
    return FALSE;
  target = (Target){ writer, join };
  return read_list (self, &target, progress != NULL ? &reading : NULL, error) &&
         write_list (self, writer, folder, progress != NULL ? &writing : NULL, error);
}
