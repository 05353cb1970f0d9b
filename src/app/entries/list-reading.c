#include "config.h"

#include "list-reading.h"

#include <glib/gi18n.h>
#include <string.h>

#include "csv-table.h"
#include "errors.h"
#include "feedback.h"
#include "list-person.h"
#include "long-work.h"
#include "outside-file.h"

/* How far the work is at the end of each part, of ZH_PROGRESS_WHOLE. */
enum
{
  FETCHED = 300,
  CUT = 500
};

typedef struct
{
  GFile        *file; /* NULL for a paste */
  char         *text; /* of the paste */
  ZhTournament *tournament;
  ZhDate        day;
  ZhListShown   shown;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *self = data;

  g_clear_object (&self->file);
  g_free (self->text);
  zh_tournament_unref (self->tournament);
  g_free (self);
}

/* Where the delimiter that was guessed does not hold, one column, for the dialog in which another is
 * chosen; NULL with @error where no delimiter would help. */
static ZhEntryTable *
read_uncut (GBytes  *bytes,
            GError **error)
{
  ZhEntryTable *table = zh_entry_table_new_cut (bytes, ZH_CSV_NO_DELIMITER, NULL, NULL);

  if (table != NULL)
    g_clear_error (error);
  return table;
}

static ZhEntryTable *
read_file (GFile            *file,
           const ZhProgress *progress,
           GError          **error)
{
  ZhProgress fetching = zh_progress_part (progress, 0, FETCHED);
  ZhProgress cutting = zh_progress_part (progress, FETCHED, CUT);
  g_autoptr (GBytes) bytes = zh_outside_file_read (file, &fetching, error);
  g_autofree char *name = NULL;
  ZhEntryTable    *table;

  if (bytes == NULL)
    return NULL;
  table = zh_entry_table_new (bytes, &cutting, error);
  if (table == NULL && g_error_matches (*error, ZH_ERROR, ZH_ERROR_INPUT))
    table = read_uncut (bytes, error);
  if (table == NULL)
    {
      name = g_file_get_parse_name (file);
      g_prefix_error (error, "%s: ", name);
    }
  return table;
}

static ZhEntryTable *
read_text (const char       *text,
           const ZhProgress *progress,
           GError          **error)
{
  ZhProgress    cutting = zh_progress_part (progress, 0, CUT);
  ZhEntryTable *table;

  if (!zh_outside_check_size (_ ("The text"), strlen (text), error))
    return NULL;
  table = zh_entry_table_new_from_text (text, &cutting, error);
  if (table == NULL && g_error_matches (*error, ZH_ERROR, ZH_ERROR_INPUT))
    {
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

      table = read_uncut (bytes, error);
    }
  return table;
}

static gpointer
read_list (gpointer          data,
           const ZhProgress *progress,
           GError          **error)
{
  Reading      *self = data;
  ZhProgress    understanding = zh_progress_part (progress, CUT, ZH_PROGRESS_WHOLE);
  ZhEntryTable *table = self->file != NULL ? read_file (self->file, progress, error) : read_text (self->text, progress, error);
  ZhListSet    *set = table != NULL ? zh_list_set_open (NULL, self->day, NULL) : NULL;

  if (set != NULL)
    zh_list_set_complete (set, table);
  return table != NULL ? zh_import_draft_new (table, self->tournament, &understanding, error) : NULL;
}

static void
list_read_cb (GtkWidget    *widget,
              gpointer      data,
              gpointer      result,
              const GError *error)
{
  Reading *self = data;
  g_autoptr (ZhImportDraft) draft = result;
  ZhImportDialog *dialog;

  if (gtk_widget_get_root (widget) == NULL)
    return;
  if (draft == NULL)
    {
      zh_feedback_error (widget, _ ("The list was not understood"), error);
      return;
    }
  dialog = zh_import_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), g_steal_pointer (&draft));
  self->shown (widget, dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
zh_list_reading_start (GtkWidget          *widget,
                       GFile              *file,
                       const char         *text,
                       const ZhTournament *tournament,
                       ZhDate              day,
                       ZhListShown         shown)
{
  static const ZhLongWork work = { N_ ("Reading the List"), read_list, list_read_cb, reading_free };
  Reading                *self = g_new0 (Reading, 1);

  g_set_object (&self->file, file);
  self->text = g_strdup (text);
  self->tournament = tournament != NULL ? zh_tournament_ref ((ZhTournament *) tournament) : NULL;
  self->day = day;
  self->shown = shown;
  zh_long_work_start (widget, &work, self);
}
