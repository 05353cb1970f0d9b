#include "config.h"

#include "pack-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "event-pack.h"
#include "feedback.h"
#include "file-asking.h"
#include "long-work.h"
#include "plan-dialog.h"

#define SUFFIX ".zhereb"
#define CHOICE_KEY "zh-pack"

/* What was asked for; the work has one of its own. */
typedef struct
{
  GtkWidget  *page; /* outlives its dialogs */
  char       *source;
  char       *path;
  ZhLanguage *language;
  gboolean    without_personal;
  guint       n_files;
} Packing;

static Packing *
packing_new (GtkWidget  *page,
             const char *source,
             ZhLanguage *language)
{
  Packing *self = g_new0 (Packing, 1);

  self->page = page;
  self->source = g_strdup (source);
  self->language = zh_language_ref (language);
  return self;
}

static void
packing_free (gpointer data)
{
  Packing *self = data;

  g_free (self->source);
  g_free (self->path);
  zh_language_unref (self->language);
  g_free (self);
}

/* In a thread of its own: a desk of its own that only reads. */
static gpointer
pack (gpointer          data,
      const ZhProgress *progress,
      GError          **error)
{
  Packing      *self = data;
  ZhPackChoices choices = { self->language, self->without_personal, TRUE };
  g_autoptr (ZhDesk) desk = zh_desk_open (self->source, ZH_DESK_READ, zh_desk_get_user (), error);

  return desk != NULL ? zh_desk_pack (desk, self->path, &choices, &self->n_files, progress, error) : NULL;
}

static void
packed_cb (GtkWidget    *widget,
           gpointer      data,
           gpointer      result,
           const GError *error)
{
  Packing         *self = data;
  g_autofree char *digest = result;
  g_autofree char *told = NULL;

  if (gtk_widget_get_root (widget) == NULL)
    return;
  if (digest == NULL)
    {
      zh_feedback_error (widget, _ ("The event was not packed"), error);
      return;
    }
  told = g_strdup_printf (ngettext ("The event is packed: %u file", "The event is packed: %u files", self->n_files), self->n_files);
  zh_feedback_toast (widget, told, NULL, NULL);
}

static const ZhLongWork work = { N_ ("Packing the Event"), pack, packed_cb, packing_free };

static void
place_chosen_cb (GtkWidget            *page,
                 GFile                *file,
                 GtkFileChooserNative *chooser)
{
  const Packing *asked = g_object_get_data (G_OBJECT (chooser), CHOICE_KEY);
  Packing       *self = packing_new (page, asked->source, asked->language);
  g_autoptr (GError) error = NULL;

  self->without_personal = asked->without_personal;
  self->path = g_file_get_path (file);
  if (self->path != NULL)
    {
      zh_long_work_start (page, &work, self);
      return;
    }
  packing_free (self);
  g_set_error_literal (&error, ZH_ERROR, ZH_ERROR_FILE, _ ("This place is not on a disk of this computer. Choose a folder here and copy the file from there"));
  zh_feedback_error (page, _ ("The event was not packed"), error);
}

/* Beside the competition, under its name. */
static char *
propose_path (const char *source)
{
  g_autofree char *stem = g_strdup (source);

  if (g_str_has_suffix (stem, SUFFIX))
    stem[strlen (stem) - strlen (SUFFIX)] = '\0';
  return g_strconcat (stem, ".zip", NULL);
}

static gboolean
choose_place (GtkWidget *editor,
              gpointer   user_data,
              GError   **error)
{
  const Packing        *asked = g_object_get_data (G_OBJECT (editor), CHOICE_KEY);
  Packing              *self = packing_new (asked->page, asked->source, asked->language);
  g_autofree char      *proposed = propose_path (asked->source);
  GtkWidget            *personal = gtk_widget_get_first_child (editor);
  GtkFileChooserNative *chooser;

  self->without_personal = !gtk_check_button_get_active (GTK_CHECK_BUTTON (personal));
  chooser = zh_file_asking_show (asked->page, _ ("Pack the Event"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Pack"), proposed,
                                 G_CALLBACK (place_chosen_cb));
  g_object_set_data_full (G_OBJECT (chooser), CHOICE_KEY, self, packing_free);
  return TRUE;
}

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 52);
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static GtkWidget *
make_editor (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *personal = gtk_check_button_new_with_mnemonic (_ ("With _personal data"));

  gtk_check_button_set_active (GTK_CHECK_BUTTON (personal), TRUE);
  gtk_box_append (GTK_BOX (box), personal);
  gtk_box_append (GTK_BOX (box), make_label (_ ("Without them papers with addresses, logins, policies and documents stay out, and the competition file, whose journal keeps whatever was typed.")));
  gtk_box_append (GTK_BOX (box), make_label (_ ("Into one archive go the competition, the papers of every round and of the end, the tournaments for other programs, the games, the journal, and a list by which anybody sees later whether something was changed.")));
  return box;
}

void
zh_pack_dialog_ask (GtkWidget  *page,
                    ZhSession  *session,
                    ZhLanguage *language)
{
  GtkWidget    *editor = make_editor ();
  ZhPlanDialog *dialog;

  g_object_set_data_full (G_OBJECT (editor), CHOICE_KEY, packing_new (page, zh_desk_get_path (zh_session_get_desk (session)), language), packing_free);
  dialog = zh_plan_dialog_new (GTK_WINDOW (gtk_widget_get_root (page)), _ ("Pack the Event"), editor, choose_place, NULL);
  zh_plan_dialog_set_accept (dialog, _ ("Choose a P_lace…"));
  gtk_window_set_default_size (GTK_WINDOW (dialog), 560, 280);
  gtk_window_present (GTK_WINDOW (dialog));
}
