#include "config.h"

#include "journal-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-journal.h"
#include "desk-undo.h"
#include "feedback.h"
#include "file-asking.h"
#include "file-output.h"
#include "named-items.h"
#include "record-table.h"
#include "replay-check.h"
#include "undo-dialog.h"

/* The newest acts; older ones are found by searching and stand in the export. */
#define MAX_SHOWN 2000

static const ZhRecordColumn columns[] = {
  { ZH_COL_ENTRY_NUMBER, 5 },
  { ZH_COL_TIME, 16 },
  { ZH_COL_ACTOR, 12 },
  { ZH_COL_TOURNAMENT, 10 },
  { ZH_COL_ACT, 36, TRUE },
  { ZH_COL_BEFORE, 9 },
  { ZH_COL_AFTER, 9 },
  { ZH_COL_ARTICLE, 7 },
  { ZH_COL_REASON, 10 },
};

struct _ZhJournalPage
{
  ZhPage parent_instance;

  GtkEditable   *search;
  GtkDropDown   *part;
  GtkStringList *parts;
  GtkDropDown   *actor;
  GtkStringList *actors; /* everybody, then each official who acted */
  GtkDropDown   *tournament;
  GtkStringList *tournaments; /* all, then each of the competition in its order */
  GtkLabel      *count;
  ZhRecordTable *table;
};

G_DEFINE_FINAL_TYPE (ZhJournalPage, zh_journal_page, ZH_TYPE_PAGE)

/* Who took an act back is said where it was somebody else. */
static char *
format_shown (const ZhJournalEntry *entry,
              const char           *act)
{
  if (!entry->undone)
    return g_strdup (act);
  if (g_str_equal (entry->actor, entry->returned_by) || *entry->returned_by == '\0')
    /* Translators: an act that was taken back afterwards */
    return g_strdup_printf (_ ("%s (undone)"), act);
  /* Translators: an act, and who took it back afterwards */
  return g_strdup_printf (_ ("%1$s (taken back by %2$s)"), act, entry->returned_by);
}

static ZhRecord *
make_record (const ZhCompetition  *competition,
             const ZhJournalEntry *entry)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, entry->tournament_id);
  const ZhLanguage   *language = zh_language_get_screen ();
  ZhRecord           *record = zh_record_new_with (entry->id, columns, G_N_ELEMENTS (columns));
  g_autoptr (GDateTime) local = g_date_time_to_local (entry->time);
  g_autofree char *act = zh_journal_entry_format_row (entry, language);
  g_autofree char *shown = format_shown (entry, act);

  zh_record_take_label (record, g_strdup_printf (_ ("Entry %d, %s"), (int) entry->id, shown));
  zh_record_put_sorted (record, ZH_COL_ENTRY_NUMBER, g_strdup_printf ("%" G_GINT64_FORMAT, entry->id), entry->id);
  zh_record_put_sorted (record, ZH_COL_TIME, zh_language_format_time (language, local), entry->id);
  zh_record_put (record, ZH_COL_ACTOR, g_strdup (entry->actor));
  zh_record_put (record, ZH_COL_TOURNAMENT, g_strdup (tournament != NULL ? tournament->name : ""));
  zh_record_put (record, ZH_COL_ACT, g_steal_pointer (&shown));
  zh_record_put (record, ZH_COL_BEFORE, zh_journal_entry_format_old (entry, language));
  zh_record_put (record, ZH_COL_AFTER, zh_journal_entry_format_new (entry, language));
  zh_record_put (record, ZH_COL_ARTICLE, g_strdup (entry->articles));
  zh_record_put (record, ZH_COL_REASON, g_strdup (entry->reason));
  return record;
}

static void
update_actions (ZhJournalPage *self)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));
  gboolean   is_chosen = zh_session_is_writable (session) && zh_record_table_get_selected (self->table) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "journal.undo-to", is_chosen);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "journal.take-back", is_chosen);
}

/* Of the tournament chosen; 0 for all. */
static gint64
get_tournament_id (ZhJournalPage *self)
{
  const ZhCompetition *competition = zh_session_get_competition (zh_page_get_session (ZH_PAGE (self)));
  guint                chosen = gtk_drop_down_get_selected (self->tournament);

  if (competition == NULL || chosen == 0 || chosen > competition->tournaments->len)
    return 0;
  return ((const ZhTournament *) g_ptr_array_index (competition->tournaments, chosen - 1))->id;
}

static void
show_journal (ZhJournalPage *self)
{
  ZhSession      *session = zh_page_get_session (ZH_PAGE (self));
  ZhDesk         *desk = zh_session_get_desk (session);
  guint           actor = gtk_drop_down_get_selected (self->actor);
  ZhJournalFilter filter = {
    .tournament_id = get_tournament_id (self),
    .part = (ZhJournalPart) gtk_drop_down_get_selected (self->part),
    .actor = actor > 0 ? gtk_string_list_get_string (self->actors, actor) : NULL,
    .text = gtk_editable_get_text (self->search),
    .limit = MAX_SHOWN,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = desk != NULL ? zh_desk_list_journal (desk, &filter, &error) : NULL;
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *text = NULL;

  if (error != NULL)
    zh_feedback_error (GTK_WIDGET (self), _ ("The journal was not read"), error);

  /* the newest first: that is what somebody looks for in the hall */
  for (guint i = entries != NULL ? entries->len : 0; i > 0; i--)
    g_ptr_array_add (records, make_record (zh_session_get_competition (session), g_ptr_array_index (entries, i - 1)));
  zh_record_table_set_records (self->table, records);
  zh_record_table_set_searched (self->table, *filter.text != '\0' || filter.part != ZH_JOURNAL_ALL || filter.actor != NULL || filter.tournament_id != 0);
  text = g_strdup_printf (ngettext ("%u act", "%u acts", records->len), records->len);
  gtk_label_set_text (self->count, text);
  update_actions (self);
}

/* Puts names after the first line of a list; what was chosen stays chosen while others join. */
static void
show_names (ZhJournalPage *self,
            GtkDropDown   *list,
            GtkStringList *lines,
            GPtrArray     *names)
{
  g_autofree char *chosen = g_strdup (gtk_string_list_get_string (lines, gtk_drop_down_get_selected (list)));
  guint            n = g_list_model_get_n_items (G_LIST_MODEL (lines));
  gboolean         same = n == names->len + 1;
  guint            selected = 0;

  for (guint i = 0; i < names->len && same; i++)
    same = g_str_equal (g_ptr_array_index (names, i), gtk_string_list_get_string (lines, i + 1));
  if (same)
    return;
  for (guint i = 0; i < names->len; i++)
    if (g_strcmp0 (chosen, g_ptr_array_index (names, i)) == 0)
      selected = i + 1;
  g_signal_handlers_block_by_func (list, show_journal, self);
  g_ptr_array_add (names, NULL);
  gtk_string_list_splice (lines, 1, n - 1, (const char *const *) names->pdata);
  gtk_drop_down_set_selected (list, selected);
  g_signal_handlers_unblock_by_func (list, show_journal, self);
}

static void
show_actors (ZhJournalPage *self)
{
  ZhDesk *desk = zh_session_get_desk (zh_page_get_session (ZH_PAGE (self)));
  g_autoptr (GPtrArray) actors = desk != NULL ? zh_desk_list_actors (desk) : g_ptr_array_new ();

  show_names (self, self->actor, self->actors, actors);
}

/* Where there is one, there is nothing to choose. */
static void
show_tournaments (ZhJournalPage *self)
{
  const ZhCompetition *competition = zh_session_get_competition (zh_page_get_session (ZH_PAGE (self)));
  guint                n = competition != NULL ? competition->tournaments->len : 0;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (names, ((const ZhTournament *) g_ptr_array_index (competition->tournaments, i))->name);
  gtk_widget_set_visible (GTK_WIDGET (self->tournament), n > 1);
  show_names (self, self->tournament, self->tournaments, names);
}

static void
zh_journal_page_update (ZhPage         *page,
                        const ZhChange *change)
{
  show_actors (ZH_JOURNAL_PAGE (page));
  show_tournaments (ZH_JOURNAL_PAGE (page));
  show_journal (ZH_JOURNAL_PAGE (page));
}

static void
undo_to_action (GtkWidget *widget)
{
  ZhJournalPage *self = ZH_JOURNAL_PAGE (widget);
  ZhSession     *session = zh_page_get_session (ZH_PAGE (self));
  ZhRecord      *record = zh_record_table_get_selected (self->table);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) acts = record != NULL ? zh_desk_list_undo_to (zh_session_get_desk (session), zh_record_get_id (record), &error) : NULL;

  if (record == NULL)
    return;
  if (acts == NULL)
    zh_feedback_error (widget, _ ("Nothing was undone"), error);
  else if (acts->len == 0)
    zh_feedback_toast (widget, _ ("Nothing stands after this act"), NULL, NULL);
  else
    gtk_window_present (GTK_WINDOW (zh_undo_dialog_new (widget, session, ZH_UNDO_TO_HERE, acts)));
}

/* One act by its number, whoever made it; what stands in its way is named instead. */
static void
take_back_action (GtkWidget *widget)
{
  ZhJournalPage        *self = ZH_JOURNAL_PAGE (widget);
  ZhSession            *session = zh_page_get_session (ZH_PAGE (self));
  ZhRecord             *record = zh_record_table_get_selected (self->table);
  const ZhJournalEntry *act;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) acts = g_ptr_array_new ();

  if (record == NULL)
    return;
  act = zh_desk_check_undo_act (zh_session_get_desk (session), zh_record_get_id (record), &error);
  if (act == NULL)
    {
      zh_feedback_error (widget, _ ("The act was not taken back"), error);
      return;
    }
  g_ptr_array_add (acts, (gpointer) act);
  gtk_window_present (GTK_WINDOW (zh_undo_dialog_new (widget, session, ZH_UNDO_ONE_ACT, acts)));
}

static gboolean
zh_journal_page_start_search (ZhPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (ZH_JOURNAL_PAGE (page)->search));
  return TRUE;
}

static void
zh_journal_page_take_focus (ZhPage *page)
{
  zh_record_table_take_focus (ZH_JOURNAL_PAGE (page)->table);
}

static void
search_stopped_cb (ZhJournalPage *self)
{
  gtk_editable_set_text (self->search, "");
  zh_record_table_take_focus (self->table);
}

/* Export */

static char *
make_export (ZhJournalPage *self,
             const char    *name,
             GError       **error)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (zh_session_get_desk (session), NULL, error);

  if (entries == NULL)
    return NULL;
  if (g_str_has_suffix (name, ".csv"))
    return zh_journal_export_csv (entries, zh_session_get_competition (session), zh_language_get_screen ());
  return zh_journal_export_text (entries, zh_session_get_competition (session), zh_language_get_screen ());
}

static void
export_chosen_cb (ZhJournalPage *self,
                  GFile         *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = make_export (self, name, &error);

  if (text == NULL || !zh_file_replace (file, text, strlen (text), &error))
    zh_feedback_error (GTK_WIDGET (self), _ ("The journal was not exported"), error);
  else
    zh_feedback_toast (GTK_WIDGET (self), _ ("The journal was exported"), NULL, NULL);
}

static void
check_action (GtkWidget *widget)
{
  ZhDesk *desk = zh_session_get_desk (zh_page_get_session (ZH_PAGE (widget)));

  if (desk != NULL)
    zh_replay_check_start (widget, zh_desk_get_path (desk));
}

static void
export_cb (ZhJournalPage *self)
{
  zh_file_asking_show (self, _ ("Export the Journal"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"), _ ("journal.csv"), G_CALLBACK (export_chosen_cb));
}

static void
zh_journal_page_class_init (ZhJournalPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  ZhPageClass    *page_class = ZH_PAGE_CLASS (class);

  page_class->update = zh_journal_page_update;
  page_class->start_search = zh_journal_page_start_search;
  page_class->take_focus = zh_journal_page_take_focus;

  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_TEMPLATE (class, ZhJournalPage, "journal-page", search, part, parts, actor, actors, tournament, tournaments, count, table);
  ZH_ACTION (class, "journal.check", check_action);
  ZH_ACTION (class, "journal.undo-to", undo_to_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_ALT_MASK, "journal.undo-to", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_ya, GDK_CONTROL_MASK | GDK_ALT_MASK, "journal.undo-to", NULL);
  ZH_ACTION (class, "journal.take-back", take_back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_b, GDK_CONTROL_MASK | GDK_ALT_MASK, "journal.take-back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_i, GDK_CONTROL_MASK | GDK_ALT_MASK, "journal.take-back", NULL);
  ZH_TEMPLATE_CALLBACKS (class, update_actions, show_journal, search_stopped_cb, export_cb);
}

static void
zh_journal_page_init (ZhJournalPage *self)
{
  const ZhLanguage *language = zh_language_get_screen ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_handlers_block_by_func (self->part, show_journal, self);
  for (int part = 0; part < ZH_N_JOURNAL_PARTS; part++)
    gtk_string_list_append (self->parts, zh_journal_part_get_label ((ZhJournalPart) part, language));
  g_signal_handlers_unblock_by_func (self->part, show_journal, self);
  g_signal_handlers_block_by_func (self->actor, show_journal, self);
  gtk_string_list_append (self->actors, C_ ("who acted", "Everybody"));
  g_signal_handlers_unblock_by_func (self->actor, show_journal, self);
  g_signal_handlers_block_by_func (self->tournament, show_journal, self);
  gtk_string_list_append (self->tournaments, _ ("All tournaments"));
  g_signal_handlers_unblock_by_func (self->tournament, show_journal, self);
  zh_named_items_set_up (GTK_WIDGET (self->part), _ ("Kind of acts"));
  zh_named_items_set_up (GTK_WIDGET (self->actor), _ ("Who acted"));
  zh_named_items_set_up (GTK_WIDGET (self->tournament), zh_column_get_name (ZH_COL_TOURNAMENT, language));
  zh_record_table_set_columns (self->table, _ ("Journal"), columns, G_N_ELEMENTS (columns));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (self->table));
}
