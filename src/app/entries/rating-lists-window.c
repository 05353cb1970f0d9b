#include "config.h"

#include "rating-lists-window.h"

#include <glib/gi18n.h>

#include "feedback.h"
#include "file-asking.h"
#include "long-work.h"
#include "rating-import.h"
#include "update-sheet.h"

#define WIDTH 560
#define HEIGHT 420

struct _ZhRatingListsWindow
{
  AdwWindow parent_instance;

  ZhSession           *session; /* (nullable) */
  GtkWidget           *overlay;
  AdwPreferencesPage  *page;
  AdwPreferencesGroup *group;
};

G_DEFINE_FINAL_TYPE (ZhRatingListsWindow, zh_rating_lists_window, ADW_TYPE_WINDOW)

static void show_lists (ZhRatingListsWindow *self);

/* A list that somebody wants to be rid of. */
typedef struct
{
  ZhRatingListsWindow *window;
  char                *id;
} Removal;

static void
removal_free (gpointer  data,
              GClosure *closure)
{
  Removal *self = data;

  g_object_unref (self->window);
  g_free (self->id);
  g_free (self);
}

static void
removal_answered_cb (AdwMessageDialog *dialog,
                     const char       *response,
                     gpointer          user_data)
{
  Removal *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "remove"))
    return;
  if (!zh_list_shelf_remove (self->id, &error))
    zh_feedback_error (GTK_WIDGET (self->window), _ ("The list was not removed"), error);
  show_lists (self->window);
}

/* The list is a file of the user's, which no undo brings back. */
static void
remove_cb (ZhRatingListsWindow *self,
           GtkWidget           *button)
{
  Removal         *removal = g_new0 (Removal, 1);
  GtkWidget       *dialog;
  g_autofree char *heading = NULL;

  removal->window = g_object_ref (self);
  removal->id = g_strdup (g_object_get_data (G_OBJECT (button), "edition"));
  /* Translators: an edition of a rating list, such as fide-2026-11. */
  heading = g_strdup_printf (_ ("Remove %s?"), removal->id);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, _ ("Players are no longer found in it. To have it again, take it in from its file."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "remove", _ ("_Remove"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "remove", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (removal_answered_cb), removal, removal_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static GtkWidget *
make_row (ZhRatingListsWindow *self,
          const GPtrArray     *kinds,
          const ZhListEdition *edition)
{
  const ZhListKind *kind = kinds != NULL ? zh_list_kinds_find (kinds, edition->kind) : NULL;

  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), edition->id);
  /* Translators: month of the edition, how many players, name of the file of the list */
  g_autofree char *text = g_strdup_printf (g_dngettext (NULL, "%1$04d-%2$02d, %3$u player, %4$s", "%1$04d-%2$02d, %3$u players, %4$s", (gulong) edition->n_players),
                                           edition->month.year, edition->month.month, (guint) edition->n_players, edition->id);
  g_autofree char *title = g_markup_escape_text (kind != NULL ? kind->title : edition->title, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data_full (G_OBJECT (button), "edition", g_strdup (edition->id), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
show_lists (ZhRatingListsWindow *self)
{
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();
  g_autoptr (GPtrArray) kinds = zh_list_kinds_load (NULL);

  if (self->group != NULL)
    adw_preferences_page_remove (self->page, self->group);
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_description (self->group,
                                         shelf->len > 0 ? _ ("Players are found in the newest edition, without a network")
                                                        : _ ("No list yet. Take in FIDE’s list, as it comes from its site, or that of a federation as CSV"));
  for (guint i = 0; i < shelf->len; i++)
    adw_preferences_group_add (self->group, make_row (self, kinds, g_ptr_array_index (shelf, i)));
  adw_preferences_page_add (self->page, self->group);
}

/* Taking in */

static gpointer
run_import (gpointer          data,
            const ZhProgress *progress,
            GError          **error)
{
  return zh_list_import_run (data, progress, error) ? data : NULL;
}

/* Question 139 of the checklist: a list that came is compared by itself. What differs is shown, and nothing is taken over
 * unasked. */
static void
compare_entries (ZhRatingListsWindow *self,
                 const ZhListImport  *import)
{
  const ZhTournament *tournament = self->session != NULL ? zh_session_get_tournament (self->session) : NULL;

  if (tournament != NULL && tournament->entries->len > 0 && zh_session_is_writable (self->session))
    zh_update_sheet_compare (GTK_WIDGET (self), self->session, import->name);
}

static void
import_done_cb (GtkWidget    *widget,
                gpointer      data,
                gpointer      result,
                const GError *error)
{
  const ZhListImport *import = data;
  g_autofree char    *text = NULL;

  if (gtk_widget_get_root (widget) == NULL)
    return;
  show_lists (ZH_RATING_LISTS_WINDOW (widget));
  if (result == NULL)
    {
      zh_feedback_error (widget, _ ("The rating list was not taken in"), error);
      return;
    }
  text = g_strdup_printf (g_dngettext (NULL, "%u player taken in", "%u players taken in", (gulong) import->n_players), (guint) import->n_players);
  zh_feedback_toast (widget, text, NULL, NULL);
  compare_entries (ZH_RATING_LISTS_WINDOW (widget), import);
}

/* A list that somebody is asked about. */
typedef struct
{
  ZhRatingListsWindow *window;
  ZhListImport        *import;
  AdwEntryRow         *name;
  AdwEntryRow         *month;
  GtkWidget           *fewer;
} Question;

static void
question_free (gpointer  data,
               GClosure *closure)
{
  Question *self = data;

  g_object_unref (self->window);
  if (self->import != NULL)
    zh_list_import_free (self->import);
  g_free (self);
}

static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             gpointer          user_data)
{
  static const ZhLongWork work = { N_ ("Taking the Rating List In"), run_import, import_done_cb, (GDestroyNotify) zh_list_import_free };
  Question               *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "accept"))
    return;
  self->import->accepts_fewer = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->fewer));
  if (!zh_list_import_set_name (self->import, gtk_editable_get_text (GTK_EDITABLE (self->name)), &error) ||
      !zh_list_import_set_month (self->import, gtk_editable_get_text (GTK_EDITABLE (self->month)), &error))
    {
      zh_feedback_error (GTK_WIDGET (self->window), _ ("The rating list was not taken in"), error);
      return;
    }
  zh_long_work_start (GTK_WIDGET (self->window), &work, g_steal_pointer (&self->import));
}

static AdwEntryRow *
add_row (GtkWidget  *list,
         const char *title,
         const char *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return ADW_ENTRY_ROW (row);
}

/* What the list seems to be, to be confirmed: an edition is a month, and files are rewritten within it. */
static void
ask (ZhRatingListsWindow *self,
     ZhListImport        *import)
{
  g_autofree char *month = g_strdup_printf ("%04d-%02d", import->month.year, import->month.month);
  const char      *body = import->month_origin == ZH_LIST_MONTH_NAMED ? _ ("The list names its month.")
                                                                      : _ ("The list does not name its month; this is that of the file.");
  GtkWidget       *dialog = adw_message_dialog_new (GTK_WINDOW (self), import->kind->title, body);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget       *list = gtk_list_box_new ();
  Question        *question = g_new0 (Question, 1);

  question->window = g_object_ref (self);
  question->import = import;
  gtk_widget_add_css_class (list, "boxed-list");
  question->month = add_row (list, _ ("Month of the edition"), month);
  question->name = add_row (list, _ ("Name of the list"), import->name);
  question->fewer = gtk_check_button_new_with_mnemonic (_ ("Also where it has _half as many players as before"));
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), question->fewer);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), box);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "accept", _ ("_Take In"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "accept", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "accept");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* One number for each player, and nothing says whose it is. */
typedef struct
{
  ZhRatingListsWindow *window;
  char                *path;
} Asking;

static void
asking_free (gpointer  data,
             GClosure *closure)
{
  Asking *self = data;

  g_object_unref (self->window);
  g_free (self->path);
  g_free (self);
}

static void
kind_answered_cb (AdwMessageDialog *dialog,
                  const char       *response,
                  gpointer          user_data)
{
  Asking *self = user_data;
  g_autoptr (GError) error = NULL;
  ZhListImport *import;

  if (g_str_equal (response, "cancel"))
    return;
  import = zh_list_import_new (self->path, response, &error);
  if (import != NULL)
    ask (self->window, import);
  else
    zh_feedback_error (GTK_WIDGET (self->window), _ ("The rating list was not taken in"), error);
}

static void
ask_kind (ZhRatingListsWindow *self,
          const char          *path,
          char *const         *kinds)
{
  g_autoptr (GPtrArray) all = zh_list_kinds_load (NULL);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("What Kind of List?"), _ ("Nothing in the list says it."));
  Asking    *asking = g_new0 (Asking, 1);

  asking->window = g_object_ref (self);
  asking->path = g_strdup (path);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  for (; all != NULL && *kinds != NULL; kinds++)
    adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), *kinds, zh_list_kinds_find (all, *kinds)->title);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (kind_answered_cb), asking, asking_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
zh_rating_lists_window_take_file (ZhRatingListsWindow *self,
                                  GFile               *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) kinds = path != NULL ? zh_list_import_dup_kinds (path, &error) : NULL;
  ZhListImport *import = kinds != NULL && g_strv_length (kinds) == 1 ? zh_list_import_new (path, NULL, &error) : NULL;

  if (import != NULL)
    ask (self, import);
  else if (kinds != NULL && g_strv_length (kinds) > 1)
    ask_kind (self, path, kinds);
  else
    zh_feedback_error (GTK_WIDGET (self), _ ("The rating list was not taken in"), error);
}

static void
add_cb (ZhRatingListsWindow *self)
{
  zh_file_asking_show (self, _ ("Rating List from a File"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Take In"), NULL, G_CALLBACK (zh_rating_lists_window_take_file));
}

/* Before a message that still stands there takes the key for itself. */
static gboolean
key_pressed_cb (ZhRatingListsWindow *self,
                guint                keyval,
                guint                keycode,
                GdkModifierType      state)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  gtk_window_close (GTK_WINDOW (self));
  return GDK_EVENT_STOP;
}

static void
zh_rating_lists_window_class_init (ZhRatingListsWindowClass *class)
{
  ZH_DISPOSES (class, ZhRatingListsWindow, g_object_unref, session);
}

static void
zh_rating_lists_window_init (ZhRatingListsWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *add = gtk_button_new_with_mnemonic (_ ("From a _File…"));

  self->overlay = adw_toast_overlay_new ();
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->page), TRUE);
  gtk_widget_add_css_class (add, "suggested-action");
  g_signal_connect_object (add, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), add);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->page));
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (self->overlay), box);
  adw_window_set_content (ADW_WINDOW (self), self->overlay);
  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self),
                                              GTK_PHASE_CAPTURE);
  show_lists (self);
}

ZhRatingListsWindow *
zh_rating_lists_window_new (GtkWindow *parent,
                            ZhSession *session)
{
  ZhRatingListsWindow *self = g_object_new (ZH_TYPE_RATING_LISTS_WINDOW, "title", _ ("Rating Lists"), "transient-for", parent, "modal", TRUE,
                                            "default-width", WIDTH, "default-height", HEIGHT, NULL);

  self->session = session != NULL ? g_object_ref (session) : NULL;
  return self;
}
