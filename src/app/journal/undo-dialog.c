#include "config.h"

#include "undo-dialog.h"

#include <glib/gi18n.h>

#include "desk-journal.h"
#include "desk-undo.h"
#include "feedback.h"
#include "page.h"
#include "record-table.h"

static const ZhRecordColumn columns[] = {
  { ZH_COL_ENTRY_NUMBER, 5 },
  { ZH_COL_TIME, 16 },
  { ZH_COL_ACTOR, 12 },
  { ZH_COL_ACT, 36, TRUE },
  { ZH_COL_ANNOUNCED, 10 },
};

struct _ZhUndoDialog
{
  AdwWindow parent_instance;

  GtkWidget *page; /* unowned: it outlives what is transient for its window */
  ZhSession *session;
  GArray    *ids; /* of the acts, the first to go first */
  guint      n_undone;
  char      *told;    /* of one act: what is said when it is gone; NULL of several */
  guint      step_id; /* source that takes the next act back, 0 before and after */

  GtkLabel       *what;
  GtkWidget      *announced;
  GtkProgressBar *progress;
  ZhRecordTable  *table;
};

G_DEFINE_FINAL_TYPE (ZhUndoDialog, zh_undo_dialog, ADW_TYPE_WINDOW)

static void
tell_and_close (ZhUndoDialog *self)
{
  g_autofree char *title = g_strdup_printf (ngettext ("%u act was undone", "%u acts were undone", self->n_undone), self->n_undone);

  if (self->n_undone > 0)
    zh_feedback_toast (self->page, self->told != NULL ? self->told : title, self->told != NULL ? _ ("_Redo") : NULL,
                       self->told != NULL ? "win.redo" : NULL);
  /* The row that had the focus is another one now. */
  zh_page_take_focus (ZH_PAGE (self->page));
  gtk_window_destroy (GTK_WINDOW (self));
}

/* One act a turn of the main loop, so that the window stays alive and Cancel is heard. */
static gboolean
step_cb (gpointer data)
{
  ZhUndoDialog *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change =
      zh_desk_undo_act (zh_session_get_desk (self->session), g_array_index (self->ids, gint64, self->n_undone), &error);

  if (change != NULL)
    {
      self->n_undone++;
      gtk_progress_bar_set_fraction (self->progress, (double) self->n_undone / self->ids->len);
      if (self->n_undone < self->ids->len)
        return G_SOURCE_CONTINUE;
    }
  self->step_id = 0;
  if (error != NULL)
    zh_feedback_error (self->page, _ ("The act was not undone"), error);
  tell_and_close (self);
  return G_SOURCE_REMOVE;
}

static void
undo_action (GtkWidget *widget)
{
  ZhUndoDialog *self = ZH_UNDO_DIALOG (widget);

  gtk_widget_action_set_enabled (widget, "acts.undo", FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  self->step_id = g_idle_add (step_cb, self);
}

/* While acts are taken back, leaving stops after the last one gone. */
static gboolean
close_requested_cb (ZhUndoDialog *self)
{
  g_clear_handle_id (&self->step_id, g_source_remove);
  tell_and_close (self);
  return GDK_EVENT_STOP;
}

static ZhRecord *
make_record (const ZhJournalEntry *entry)
{
  const ZhLanguage *language = zh_language_get_screen ();
  gboolean          announced = zh_journal_entry_was_announced (entry);
  ZhRecord         *record = zh_record_new_with (entry->id, columns, G_N_ELEMENTS (columns));
  g_autoptr (GDateTime) local = g_date_time_to_local (entry->time);
  g_autofree char *act = zh_journal_entry_format_act (entry, language);

  zh_record_take_label (record, g_strdup_printf (announced ? _ ("Entry %1$d, %2$s, announced") : _ ("Entry %1$d, %2$s"), (int) entry->id, act));
  zh_record_put_sorted (record, ZH_COL_ENTRY_NUMBER, g_strdup_printf ("%" G_GINT64_FORMAT, entry->id), entry->id);
  zh_record_put_sorted (record, ZH_COL_TIME, zh_language_format_time (language, local), entry->id);
  zh_record_put (record, ZH_COL_ACTOR, g_strdup (entry->actor));
  zh_record_put (record, ZH_COL_ACT, g_steal_pointer (&act));
  zh_record_put (record, ZH_COL_ANNOUNCED, g_strdup (announced ? C_ ("announced", "yes") : ""));
  return record;
}

/* Whose act it was. */
static char *
format_told (const ZhJournalEntry *entry)
{
  g_autofree char *act = zh_journal_entry_format_act (entry, zh_language_get_screen ());

  if (*entry->actor == '\0')
    return g_strdup_printf (_ ("Undone: %s"), act);
  /* Translators: an act, and whose it was. */
  return g_strdup_printf (_ ("Undone: %1$s (act of %2$s)"), act, entry->actor);
}

static void
show_acts (ZhUndoDialog *self,
           GPtrArray    *acts)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean         announced = FALSE;
  g_autofree char *what = g_strdup_printf (ngettext ("%u act is taken back. It stays in the journal and can be done again.",
                                                     "%u acts are taken back, the newest first. They stay in the journal and can be done again.", acts->len),
                                           acts->len);

  for (guint i = 0; i < acts->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (acts, i);

      g_ptr_array_add (records, make_record (entry));
      g_array_append_val (self->ids, entry->id);
      announced = announced || zh_journal_entry_was_announced (entry);
    }
  zh_record_table_set_records (self->table, records);
  gtk_label_set_text (self->what, what);
  gtk_widget_set_visible (self->announced, announced);
}

static void
zh_undo_dialog_dispose (GObject *object)
{
  ZhUndoDialog *self = ZH_UNDO_DIALOG (object);

  g_clear_handle_id (&self->step_id, g_source_remove);
  g_clear_object (&self->session);
  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_pointer (&self->told, g_free);

  G_OBJECT_CLASS (zh_undo_dialog_parent_class)->dispose (object);
}

static void
zh_undo_dialog_class_init (ZhUndoDialogClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_undo_dialog_dispose;

  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_TEMPLATE (class, ZhUndoDialog, "undo-dialog", what, announced, progress, table);
  ZH_TEMPLATE_CALLBACKS (class, close_requested_cb);
  ZH_ACTION (class, "acts.undo", undo_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), "acts.undo");
}

static void
zh_undo_dialog_init (ZhUndoDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Acts to be undone"), columns, G_N_ELEMENTS (columns));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (self->table));
}

ZhUndoDialog *
zh_undo_dialog_new (GtkWidget  *page,
                    ZhSession  *session,
                    ZhUndoScope scope,
                    GPtrArray  *acts)
{
  ZhUndoDialog *self = g_object_new (ZH_TYPE_UNDO_DIALOG, "transient-for", GTK_WINDOW (gtk_widget_get_root (page)), NULL);

  self->page = page;
  self->session = g_object_ref (session);
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (scope == ZH_UNDO_ONE_ACT)
    {
      gtk_window_set_title (GTK_WINDOW (self), _ ("Take Back One Act"));
      self->told = format_told (g_ptr_array_index (acts, 0));
    }
  show_acts (self, acts);
  return self;
}
