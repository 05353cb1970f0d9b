#include "config.h"

#include "tournaments-tab.h"

#include <glib/gi18n.h>

#include "desk-competition.h"
#include "desk-import.h"
#include "desk-loan.h"
#include "errors.h"
#include "feedback.h"
#include "file-asking.h"
#include "group-rows.h"
#include "long-work.h"
#include "outside-file.h"
#include "pairing-system.h"
#include "tournament-actions.h"
#include "tournament-dialog.h"
#include "trf-notes.h"

/* Remarks on a report that are shown one by one. */
#define MAX_NOTES 8

/* How far the import of a report is at the end of each part, of ZH_PROGRESS_WHOLE. */
enum
{
  TRF_FETCHED = 150,
  TRF_READ = 900
};

struct _ZhTournamentsTab
{
  ZhPage parent_instance;

  GPtrArray *rows; /* unowned, in their group */

  AdwPreferencesGroup *tournaments;
  GtkWidget           *content;
};

G_DEFINE_FINAL_TYPE (ZhTournamentsTab, zh_tournaments_tab, ZH_TYPE_PAGE)

static ZhSession *
get_session (ZhTournamentsTab *self)
{
  return zh_page_get_session (ZH_PAGE (self));
}

static gboolean
report (ZhTournamentsTab *self,
        ZhChange         *change,
        const char       *heading,
        const GError     *error)
{
  return zh_feedback_act (GTK_WIDGET (self), get_session (self), change, heading, error);
}

static void
edit_tournament_cb (ZhTournamentsTab *self,
                    GtkWidget        *row)
{
  gint64             *id = g_object_get_data (G_OBJECT (row), "id");
  ZhTournamentDialog *dialog = zh_tournament_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), get_session (self), *id);

  gtk_window_present (GTK_WINDOW (dialog));
}

static void
add_tournament_cb (ZhTournamentsTab *self)
{
  gtk_window_present (GTK_WINDOW (zh_tournament_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), get_session (self), 0)));
}

static void
remove_tournament_cb (ZhTournamentsTab *self,
                      GtkWidget        *button)
{
  gint64 *id = g_object_get_data (G_OBJECT (button), "id");
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_remove_tournament (zh_session_get_desk (get_session (self)), *id, &error);

  report (self, change, _ ("The tournament was not removed"), error);
}

static void
reopen_tournament_cb (ZhTournamentsTab *self,
                      GtkWidget        *button)
{
  gint64 *id = g_object_get_data (G_OBJECT (button), "id");

  zh_tournament_actions_ask_reopening (GTK_WIDGET (self), get_session (self), *id);
}

static GtkWidget *
make_reopen_button (ZhTournamentsTab   *self,
                    const ZhTournament *tournament)
{
  GtkWidget       *button = gtk_button_new_with_mnemonic (_ ("_Reopen…"));
  g_autofree char *said = g_strdup_printf (_ ("Reopen %s"), tournament->name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_object_set_data_full (G_OBJECT (button), "id", g_memdup2 (&tournament->id, sizeof tournament->id), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (reopen_tournament_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* "Round robin · 10 entries · closed" */
static char *
dup_subtitle (const ZhTournament *tournament)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  const char            *name = system != NULL ? g_dpgettext2 (NULL, "pairing system", system->name) : zh_system_to_string (tournament->system);
  guint                  n = tournament->entries->len;
  g_autofree char       *entries = g_strdup_printf (ngettext ("%u entry", "%u entries", n), n);

  if (tournament->closed)
    return g_strdup_printf ("%s · %s · %s", name, entries, C_ ("tournament", "closed"));
  return g_strdup_printf ("%s · %s", name, entries);
}

static GtkWidget *
make_tournament_row (ZhTournamentsTab   *self,
                     const ZhTournament *tournament)
{
  g_autofree char *subtitle = dup_subtitle (tournament);
  g_autofree char *title = g_markup_escape_text (tournament->name, -1);
  GtkWidget       *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  g_object_set_data_full (G_OBJECT (row), "id", g_memdup2 (&tournament->id, sizeof tournament->id), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (edit_tournament_cb), self, G_CONNECT_SWAPPED);
  if (tournament->rounds->len == 0)
    {
      GtkWidget *button = zh_group_rows_make_remove_button (tournament->name, tournament->id);

      g_signal_connect_object (button, "clicked", G_CALLBACK (remove_tournament_cb), self, G_CONNECT_SWAPPED);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
    }
  if (tournament->closed)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_reopen_button (self, tournament));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  return row;
}

/* A report on its way into the competition. */
typedef struct
{
  GFile               *source;
  const ZhCompetition *competition; /* as it was when the reading began */
  ZhTrfFile           *file;        /* once it is read */
  guint                n_doubtful;  /* rounds that the rules pair otherwise */
  gboolean             was_told;    /* the remarks were shown already */
  gint64               id;          /* of the tournament, once it is stored */
} TrfImport;

static void
trf_import_free (gpointer data)
{
  TrfImport *self = data;

  g_clear_object (&self->source);
  if (self->competition != NULL)
    zh_competition_unref ((ZhCompetition *) self->competition);
  g_clear_pointer (&self->file, zh_trf_file_free);
  g_free (self);
}

static gpointer
read_trf (gpointer          data,
          const ZhProgress *progress,
          GError          **error)
{
  TrfImport *self = data;
  ZhProgress fetching = zh_progress_part (progress, 0, TRF_FETCHED);
  ZhProgress reading = zh_progress_part (progress, TRF_FETCHED, TRF_READ);
  g_autoptr (GBytes) bytes = zh_outside_file_read (self->source, &fetching, error);

  self->file = bytes != NULL ? zh_desk_read_trf (bytes, &reading, error) : NULL;
  if (self->file == NULL)
    return NULL;
  zh_desk_choose_trf_system (self->file);
  zh_desk_take_trf_rounds (self->file);
  self->n_doubtful = zh_desk_note_trf (self->file, self->competition);
  return self->file;
}

static ZhChange *
store_trf (ZhDesk           *desk,
           gpointer          data,
           const ZhProgress *progress,
           GError          **error)
{
  TrfImport *self = data;

  zh_desk_set_progress (desk, progress);
  return zh_desk_import_trf (desk, self->file, NULL, NULL, &self->id, error);
}

/* What fits on the screen: the first ones, and how many more. */
static char *
format_notes (const ZhTrfFile *file)
{
  GString *text = g_string_new (NULL);
  guint    n = file->notes->len;

  for (guint i = 0; i < MIN (n, MAX_NOTES); i++)
    {
      const ZhTrfNote *note = g_ptr_array_index (file->notes, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n\n" : "", note->text);
    }
  if (n > MAX_NOTES)
    {
      g_string_append (text, "\n\n");
      g_string_append_printf (text,
                              ngettext ("And %u more; “zherebctl import” prints all of them",
                                        "And %u more; “zherebctl import” prints all of them", n - MAX_NOTES),
                              n - MAX_NOTES);
    }
  return g_string_free (text, FALSE);
}

static void
trf_imported_cb (GtkWidget *widget,
                 gpointer   data)
{
  TrfImport       *self = data;
  guint            n_notes = self->file->notes->len;
  g_autofree char *heading =
      g_strdup_printf (ngettext ("Imported with %u Remark", "Imported with %u Remarks", n_notes), n_notes);
  g_autofree char *notes = NULL;
  GtkWidget       *dialog;

  zh_session_set_tournament_id (get_session (ZH_TOURNAMENTS_TAB (widget)), self->id);
  if (n_notes == 0 || self->was_told)
    return;
  notes = format_notes (self->file);
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), heading, notes);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* What was read goes into the competition. */
static void
start_storing (ZhTournamentsTab *self,
               ZhTrfFile        *file,
               gboolean          was_told)
{
  static const ZhLongAct act = { N_ ("Storing the Report"), N_ ("The file was not imported"), store_trf, trf_imported_cb, trf_import_free };
  TrfImport             *import = g_new0 (TrfImport, 1);

  import->file = file;
  import->was_told = was_told;
  zh_long_act_start (GTK_WIDGET (self), get_session (self), &act, import);
}

static void
doubts_answered_cb (ZhTournamentsTab *self,
                    const char       *response,
                    GtkWidget        *dialog)
{
  ZhTrfFile *file = g_object_steal_data (G_OBJECT (dialog), "file");

  if (g_str_equal (response, "import") && zh_session_get_desk (get_session (self)) != NULL)
    start_storing (self, file, TRUE);
  else
    zh_trf_file_free (file);
}

/* Rounds that the rules pair otherwise are taken only by who has read so. */
static void
ask_about_doubts (ZhTournamentsTab *self,
                  ZhTrfFile        *file)
{
  g_autofree char *notes = format_notes (file);
  GtkWidget       *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Import Rounds That the Rules Pair Otherwise?"), notes);

  g_object_set_data_full (G_OBJECT (dialog), "file", file, (GDestroyNotify) zh_trf_file_free);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "import", _ ("_Import Anyway"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (doubts_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
trf_read_cb (GtkWidget    *widget,
             gpointer      data,
             gpointer      result,
             const GError *error)
{
  TrfImport *self = data;

  if (error != NULL)
    {
      if (!g_error_matches (error, ZH_ERROR, ZH_ERROR_CANCELLED))
        zh_feedback_error (widget, _ ("The file was not imported"), error);
      return;
    }
  if (gtk_widget_get_root (widget) == NULL)
    return;
  if (self->n_doubtful > 0)
    ask_about_doubts (ZH_TOURNAMENTS_TAB (widget), g_steal_pointer (&self->file));
  else
    start_storing (ZH_TOURNAMENTS_TAB (widget), g_steal_pointer (&self->file), FALSE);
}

static void
trf_chosen_cb (ZhTournamentsTab *self,
               GFile            *file)
{
  static const ZhLongWork work = { N_ ("Reading the Report"), read_trf, trf_read_cb, trf_import_free };
  TrfImport              *import = g_new0 (TrfImport, 1);

  import->source = g_object_ref (file);
  import->competition = zh_competition_ref ((ZhCompetition *) zh_session_get_competition (get_session (self)));
  zh_long_work_start (GTK_WIDGET (self), &work, import);
}

static void
import_trf_cb (ZhTournamentsTab *self)
{
  zh_file_asking_show (GTK_WIDGET (self), _ ("A Tournament from a TRF File"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Import"), NULL, G_CALLBACK (trf_chosen_cb));
}

static void
zh_tournaments_tab_update (ZhPage         *page,
                           const ZhChange *change)
{
  ZhTournamentsTab    *self = ZH_TOURNAMENTS_TAB (page);
  const ZhCompetition *competition = zh_session_get_competition (get_session (self));

  if (competition == NULL)
    return;
  zh_group_rows_clear (self->tournaments, self->rows);
  for (guint i = 0; i < competition->tournaments->len; i++)
    zh_group_rows_add (self->tournaments, self->rows, make_tournament_row (self, g_ptr_array_index (competition->tournaments, i)));
  gtk_widget_set_sensitive (self->content, zh_session_is_writable (get_session (self)));
}

static void
zh_tournaments_tab_class_init (ZhTournamentsTabClass *class)
{
  ZH_FINALIZES (class, ZhTournamentsTab, g_ptr_array_unref, rows);
  ZH_PAGE_CLASS (class)->update = zh_tournaments_tab_update;

  ZH_TEMPLATE (class, ZhTournamentsTab, "tournaments-tab", tournaments, content);
  ZH_TEMPLATE_CALLBACKS (class, add_tournament_cb, import_trf_cb);
}

static void
zh_tournaments_tab_init (ZhTournamentsTab *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
