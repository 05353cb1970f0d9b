#include "config.h"

#include "competition-page.h"

#include <glib/gi18n.h>

#include "desk-backups.h"
#include "desk-competition.h"
#include "desk-import.h"
#include "desk-roles.h"
#include "feedback.h"
#include "named-items.h"
#include "pairing-system.h"
#include "ruleset.h"
#include "tournament-dialog.h"
#include "trf-reader.h"

struct _ZhCompetitionPage
{
  ZhPage parent_instance;

  GPtrArray *tournament_rows; /* unowned, in their group */
  GPtrArray *official_rows;   /* unowned, in their group */

  AdwEntryRow         *name;
  AdwEntryRow         *place;
  AdwEntryRow         *organiser;
  AdwEntryRow         *start;
  AdwEntryRow         *end;
  AdwActionRow        *ruleset;
  AdwPreferencesGroup *tournaments;
  AdwPreferencesGroup *officials;
  AdwComboRow         *new_role;
  AdwEntryRow         *new_official;
  GtkWidget           *content;
};

G_DEFINE_FINAL_TYPE (ZhCompetitionPage, zh_competition_page, ZH_TYPE_PAGE)

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static ZhSession *
get_session (ZhCompetitionPage *self)
{
  return zh_page_get_session (ZH_PAGE (self));
}

static gboolean
report (ZhCompetitionPage *self,
        ZhChange          *change,
        const char        *heading,
        const GError      *error)
{
  return zh_feedback_act (GTK_WIDGET (self), get_session (self), change, heading, error);
}

/* Details */

static gboolean
read_date (ZhCompetitionPage *self,
           AdwEntryRow       *row,
           ZhDate            *date)
{
  if (zh_date_parse (get_text (row), date))
    return TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (row), "error");
  zh_feedback_toast (GTK_WIDGET (self), _ ("Write the date as 2026-03-01 or 01.03.2026"), NULL, NULL);
  return FALSE;
}

static void
details_applied_cb (ZhCompetitionPage *self)
{
  const ZhCompetition *competition = zh_session_get_competition (get_session (self));
  ZhCompetitionDetails details = {
    .title = get_text (self->name),
    .place = get_text (self->place),
    .organiser = get_text (self->organiser),
    .ruleset = competition->ruleset,
  };
  g_autoptr (GError) error = NULL;

  if (!read_date (self, self->start, &details.start) || !read_date (self, self->end, &details.end))
    return;
  report (self, zh_desk_edit_details (zh_session_get_desk (get_session (self)), &details, &error), _ ("The details were not changed"), error);
}

static void
entry_changed_cb (GtkWidget *row)
{
  gtk_widget_remove_css_class (row, "error");
}

static void
set_text (AdwEntryRow *row,
          const char  *text)
{
  if (g_strcmp0 (get_text (row), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (row), text);
}

static void
show_details (ZhCompetitionPage   *self,
              const ZhCompetition *competition)
{
  g_autofree char *start = zh_date_format_iso (competition->start);
  g_autofree char *end = zh_date_format_iso (competition->end);
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (competition->ruleset, NULL);
  g_autofree char *title = g_markup_escape_text (ruleset != NULL ? zh_ruleset_get_title (ruleset, zh_language_get_screen ()) : competition->ruleset, -1);

  set_text (self->name, competition->title);
  set_text (self->place, competition->place);
  set_text (self->organiser, competition->organiser);
  set_text (self->start, start);
  set_text (self->end, end);
  adw_action_row_set_subtitle (self->ruleset, title);
}

/* Tournaments */

static void
edit_tournament_cb (ZhCompetitionPage *self,
                    GtkWidget         *row)
{
  gint64             *id = g_object_get_data (G_OBJECT (row), "id");
  ZhTournamentDialog *dialog = zh_tournament_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), get_session (self), *id);

  gtk_window_present (GTK_WINDOW (dialog));
}

static void
add_tournament_cb (ZhCompetitionPage *self)
{
  gtk_window_present (GTK_WINDOW (zh_tournament_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), get_session (self), 0)));
}

static void
remove_tournament_cb (ZhCompetitionPage *self,
                      GtkWidget         *button)
{
  gint64 *id = g_object_get_data (G_OBJECT (button), "id");
  g_autoptr (GError) error = NULL;

  report (self, zh_desk_remove_tournament (zh_session_get_desk (get_session (self)), *id, &error), _ ("The tournament was not removed"), error);
}

static GtkWidget *
make_remove_button (const char *name,
                    gint64      id)
{
  GtkWidget       *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *said = g_strdup_printf (_ ("Remove %s"), name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_object_set_data_full (G_OBJECT (button), "id", g_memdup2 (&id, sizeof id), g_free);
  return button;
}

static GtkWidget *
make_tournament_row (ZhCompetitionPage  *self,
                     const ZhTournament *tournament)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  guint                  n = tournament->entries->len;
  g_autofree char       *entries = g_strdup_printf (ngettext ("%u entry", "%u entries", n), n);
  g_autofree char       *subtitle = g_strdup_printf ("%s · %s", system != NULL ? g_dpgettext2 (NULL, "pairing system", system->name) : tournament->system, entries);
  g_autofree char       *title = g_markup_escape_text (tournament->name, -1);
  GtkWidget             *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  g_object_set_data_full (G_OBJECT (row), "id", g_memdup2 (&tournament->id, sizeof tournament->id), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (edit_tournament_cb), self, G_CONNECT_SWAPPED);
  if (tournament->rounds->len == 0)
    {
      GtkWidget *button = make_remove_button (tournament->name, tournament->id);

      g_signal_connect_object (button, "clicked", G_CALLBACK (remove_tournament_cb), self, G_CONNECT_SWAPPED);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  return row;
}

/* Officials */

static void
remove_official_cb (ZhCompetitionPage *self,
                    GtkWidget         *button)
{
  gint64 *id = g_object_get_data (G_OBJECT (button), "id");
  g_autoptr (GError) error = NULL;

  report (self, zh_desk_remove_official (zh_session_get_desk (get_session (self)), *id, &error), _ ("The official was not removed"), error);
}

static GtkWidget *
make_official_row (ZhCompetitionPage *self,
                   const ZhOfficial  *official)
{
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = make_remove_button (official->name, official->id);
  g_autofree char *title = g_markup_escape_text (official->name, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), zh_official_role_format (official->role, zh_language_get_screen ()));
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_official_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
add_official_cb (ZhCompetitionPage *self)
{
  const char *const *roles = zh_official_roles_get_all ();
  g_autoptr (ZhOfficial) official = zh_official_new ();
  g_autoptr (GError) error = NULL;

  g_free (official->role);
  g_free (official->name);
  official->role = g_strdup (roles[adw_combo_row_get_selected (self->new_role)]);
  official->name = g_strstrip (g_strdup (get_text (self->new_official)));
  if (report (self, zh_desk_set_official (zh_session_get_desk (get_session (self)), official, &error), _ ("The official was not added"), error))
    gtk_editable_set_text (GTK_EDITABLE (self->new_official), "");
}

/* Files */

static void
import_trf (ZhCompetitionPage *self,
            GFile             *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, &error);
  g_autoptr (ZhTrfFile) trf = bytes != NULL ? zh_trf_read_bytes (bytes, &error) : NULL;
  g_autofree char *notes = NULL;
  guint            n_notes;
  gint64           id;
  ZhChange        *change = NULL;

  if (trf != NULL)
    change = zh_desk_import_trf (zh_session_get_desk (get_session (self)), trf, NULL, NULL, &id, &error);
  if (!report (self, change, _ ("The file was not imported"), error))
    return;
  zh_session_set_tournament_id (get_session (self), id);
  n_notes = trf->notes->len;
  if (n_notes == 0)
    return;
  notes = g_strdup_printf (ngettext ("Imported with %u adjustment: %s", "Imported with %u adjustments, the first: %s", n_notes),
                           n_notes, ((const ZhTrfNote *) g_ptr_array_index (trf->notes, 0))->text);
  zh_feedback_toast (GTK_WIDGET (self), notes, _ ("_Undo"), "win.undo");
}

static void
trf_chosen_cb (ZhCompetitionPage    *self,
               int                   response,
               GtkFileChooserNative *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      import_trf (self, file);
    }
  g_object_unref (chooser);
}

static void
show_chooser (ZhCompetitionPage   *self,
              const char          *title,
              GtkFileChooserAction action,
              const char          *accept,
              const char          *name,
              GCallback            answered)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), action, accept, _ ("_Cancel"));

  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", answered, self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
import_trf_cb (ZhCompetitionPage *self)
{
  show_chooser (self, _ ("A Tournament from a TRF File"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Import"), NULL, G_CALLBACK (trf_chosen_cb));
}

static void
copy_chosen_cb (ZhCompetitionPage    *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
      g_autofree char *path = g_file_get_path (file);
      g_autoptr (GError) error = NULL;

      if (path != NULL && zh_desk_save_copy (zh_session_get_desk (get_session (self)), path, &error))
        zh_feedback_toast (GTK_WIDGET (self), _ ("The copy was saved"), NULL, NULL);
      else
        zh_feedback_error (GTK_WIDGET (self), _ ("The copy was not saved"), error);
    }
  g_object_unref (chooser);
}

static void
save_copy_cb (ZhCompetitionPage *self)
{
  g_autofree char *name = g_strdup_printf ("%s.zhereb", _ ("Copy of the competition"));

  show_chooser (self, _ ("A Copy for the Commission"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), name, G_CALLBACK (copy_chosen_cb));
}

/* State */

static void
clear_rows (AdwPreferencesGroup *group,
            GPtrArray           *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
}

static void
add_row (AdwPreferencesGroup *group,
         GPtrArray           *rows,
         GtkWidget           *row)
{
  adw_preferences_group_add (group, row);
  g_ptr_array_add (rows, row);
}

static void
zh_competition_page_update (ZhPage         *page,
                            const ZhChange *change)
{
  ZhCompetitionPage   *self = ZH_COMPETITION_PAGE (page);
  const ZhCompetition *competition = zh_session_get_competition (get_session (self));

  if (competition == NULL)
    return;
  show_details (self, competition);
  clear_rows (self->tournaments, self->tournament_rows);
  clear_rows (self->officials, self->official_rows);
  for (guint i = 0; i < competition->tournaments->len; i++)
    add_row (self->tournaments, self->tournament_rows, make_tournament_row (self, g_ptr_array_index (competition->tournaments, i)));
  for (guint i = 0; i < competition->officials->len; i++)
    add_row (self->officials, self->official_rows, make_official_row (self, g_ptr_array_index (competition->officials, i)));
  gtk_widget_set_sensitive (self->content, zh_session_is_writable (get_session (self)));
}

static void
fill_roles (ZhCompetitionPage *self)
{
  const char *const *roles = zh_official_roles_get_all ();
  GtkStringList     *names = gtk_string_list_new (NULL);

  for (gsize i = 0; roles[i] != NULL; i++)
    gtk_string_list_append (names, zh_official_role_format (roles[i], zh_language_get_screen ()));
  adw_combo_row_set_model (self->new_role, G_LIST_MODEL (names));
  zh_named_items_set_up (GTK_WIDGET (self->new_role), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->new_role)));
  g_object_unref (names);
}

static void
zh_competition_page_finalize (GObject *object)
{
  g_ptr_array_unref (ZH_COMPETITION_PAGE (object)->tournament_rows);
  g_ptr_array_unref (ZH_COMPETITION_PAGE (object)->official_rows);
  G_OBJECT_CLASS (zh_competition_page_parent_class)->finalize (object);
}

static void
zh_competition_page_class_init (ZhCompetitionPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = zh_competition_page_finalize;
  ZH_PAGE_CLASS (class)->update = zh_competition_page_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/competition-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, name);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, place);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, organiser);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, start);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, end);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, ruleset);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, tournaments);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, officials);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, new_role);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, new_official);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionPage, content);
  gtk_widget_class_bind_template_callback (widget_class, details_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_tournament_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_official_cb);
  gtk_widget_class_bind_template_callback (widget_class, import_trf_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_copy_cb);
}

static void
zh_competition_page_init (ZhCompetitionPage *self)
{
  self->tournament_rows = g_ptr_array_new ();
  self->official_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_roles (self);
}
