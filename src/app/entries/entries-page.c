#include "config.h"

#include "entries-page.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "entry-acts.h"
#include "entry-many.h"
#include "entry-panel.h"
#include "entry-records.h"
#include "entry-taking.h"
#include "errors.h"
#include "feedback.h"
#include "list-pick.h"
#include "list-values.h"
#include "name-paste.h"
#include "number-question.h"
#include "playing-officials.h"
#include "rating-lists-window.h"
#include "record-table.h"
#include "redraw-sheet.h"
#include "registration-strip.h"
#include "update-sheet.h"

struct _ZhEntriesPage
{
  ZhPage parent_instance;

  GSimpleActionGroup *actions;

  GtkStack      *stack;
  GtkMenuButton *menu;
  GtkEditable   *search;
  GtkLabel      *count;
  ZhRecordTable *table;
  GtkRevealer   *panel_revealer;
  ZhEntryPanel  *panel;
  GtkEditable   *new_name;
  GtkEditable   *new_rating;
  GtkEditable   *new_region;
  GtkWidget     *new_line;
  GtkWidget     *to_works;

  ZhListPick          *pick;
  ZhRegistrationStrip *registration;
  gboolean             set_aside[2]; /* columns that were in sight before the registration */
  GtkWidget           *registration_button;
};

G_DEFINE_FINAL_TYPE (ZhEntriesPage, zh_entries_page, ZH_TYPE_PAGE)

static void
show_count (ZhEntriesPage      *self,
            const ZhTournament *tournament)
{
  guint            n_entries = tournament != NULL ? tournament->entries->len : 0;
  guint            n_shown = zh_record_table_get_n_shown (self->table);
  g_autofree char *text = NULL;

  if (n_shown == n_entries && tournament != NULL && zh_tournament_is_team (tournament))
    text = g_strdup_printf (ngettext ("%u team", "%u teams", n_entries), n_entries);
  else if (n_shown == n_entries)
    text = g_strdup_printf (ngettext ("%u entry", "%u entries", n_entries), n_entries);
  else
    text = g_strdup_printf (_ ("%u of %u"), n_shown, n_entries);
  gtk_label_set_text (self->count, text);
}

static void
show_selected (ZhEntriesPage *self)
{
  ZhRecord *record = zh_record_table_get_selected (self->table);

  zh_entry_panel_show (self->panel, zh_page_get_session (ZH_PAGE (self)), record != NULL ? zh_record_get_id (record) : 0);
}

/* The line below the table takes players, or teams. */
static void
show_new_line (ZhEntriesPage      *self,
               const ZhTournament *tournament)
{
  gboolean is_team = tournament != NULL && zh_tournament_is_team (tournament);

  g_object_set (self->new_name, "placeholder-text", is_team ? _ ("Name of the team; its members in the details (F4)") : _ ("Surname, given name, patronymic"), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->new_region), !is_team);
}

static void
zh_entries_page_update (ZhPage         *page,
                        const ZhChange *change)
{
  ZhEntriesPage      *self = ZH_ENTRIES_PAGE (page);
  ZhSession          *session = zh_page_get_session (page);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  gboolean            writable = zh_session_is_writable (session);
  gboolean            is_contest = tournament != NULL && tournament->play == ZH_PLAY_COMPOSITION;
  g_autoptr (GPtrArray) records = NULL;

  if (tournament != NULL)
    records = zh_entry_records_make (zh_session_get_competition (session), tournament);
  else
    records = g_ptr_array_new ();
  zh_record_table_set_records (self->table, records);
  gtk_stack_set_visible_child_name (self->stack, records->len > 0 ? "table" : is_contest ? "works"
                                                                                         : "empty");
  gtk_widget_set_visible (self->new_line, tournament != NULL && writable && !is_contest && !gtk_widget_get_visible (GTK_WIDGET (self->registration)));
  if (tournament != NULL)
    zh_registration_strip_show (self->registration, tournament);
  gtk_widget_set_sensitive (GTK_WIDGET (self->registration), writable);
  show_new_line (self, tournament);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "import")), tournament != NULL && writable);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "paste")), tournament != NULL && writable);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "update-from-list")),
                               tournament != NULL && writable && !tournament->closed);
  show_count (self, tournament);
  show_selected (self);
}

static gboolean
zh_entries_page_start_search (ZhPage *page)
{
  ZhEntriesPage *self = ZH_ENTRIES_PAGE (page);

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  return TRUE;
}

static void
zh_entries_page_take_focus (ZhPage *page)
{
  ZhEntriesPage *self = ZH_ENTRIES_PAGE (page);

  /* nobody yet: the next thing to do is to type a name */
  if (zh_record_table_get_n_shown (self->table) == 0 && gtk_widget_get_visible (self->new_line))
    gtk_widget_grab_focus (GTK_WIDGET (self->new_name));
  else if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "works") == 0)
    gtk_widget_grab_focus (self->to_works);
  else
    zh_record_table_take_focus (self->table);
}

/* The line for the next entry */

static gboolean
read_new_entry (ZhEntriesPage *self,
                ZhEntry       *entry,
                GError       **error)
{
  g_autoptr (ZhPerson) person = zh_person_new ();
  gboolean is_team = zh_tournament_is_team (zh_session_get_tournament (zh_page_get_session (ZH_PAGE (self))));
  int      rating = 0;

  if (!zh_list_split_name (gtk_editable_get_text (self->new_name), person))
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT,
                           is_team ? _ ("The name is empty; type the name of the team") : _ ("The name is empty; type surname, given name and patronymic"));
      gtk_widget_grab_focus (GTK_WIDGET (self->new_name));
      return FALSE;
    }
  if (!zh_rating_parse (gtk_editable_get_text (self->new_rating), gtk_editable_get_text (self->new_name), &rating, error))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->new_rating));
      return FALSE;
    }

  entry->rating = rating;
  if (is_team)
    {
      zh_person_set_string (&entry->team_name, gtk_editable_get_text (self->new_name));
      return TRUE;
    }
  person->rating = rating;
  entry->person = zh_list_pick_dup_person (self->pick, rating);
  if (entry->person == NULL)
    entry->person = g_steal_pointer (&person);
  zh_person_set_string (&entry->person->region, gtk_editable_get_text (self->new_region));
  return TRUE;
}

static void
write_new_entry_cb (GtkWidget *widget,
                    gpointer   data)
{
  ZhEntriesPage *self = ZH_ENTRIES_PAGE (widget);
  ZhSession     *session = zh_page_get_session (ZH_PAGE (self));
  g_autoptr (GArray) known = zh_tournament_find_duplicates (zh_session_get_tournament (session), data, NULL, NULL);
  g_auto (GStrv) playing = zh_competition_dup_playing_officials (zh_session_get_competition (session), data, zh_language_get_screen ());
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_add_entries (zh_session_get_desk (session), zh_session_get_tournament_id (session), data, &error);

  if (!zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The entry was not added"), error))
    return;
  if (playing[0] != NULL)
    zh_feedback_toast (GTK_WIDGET (self), playing[0], _ ("_Undo"), "win.undo");
  else if (known->len > 0)
    zh_feedback_toast (GTK_WIDGET (self), _ ("Somebody with this name is entered already; look at both"), _ ("_Undo"), "win.undo");
  gtk_editable_set_text (self->new_name, "");
  gtk_editable_set_text (self->new_rating, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->new_name));
}

static void
add_new_entry (ZhEntriesPage *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (zh_page_get_session (ZH_PAGE (self)));
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNumberPlan) plan = NULL;
  ZhEntry *entry = zh_entry_new ();

  g_ptr_array_add (entries, entry);
  if (read_new_entry (self, entry, &error))
    plan = zh_number_plan_new_for_entries (tournament, entries, NULL, &error);
  if (plan == NULL)
    {
      zh_feedback_toast (GTK_WIDGET (self), error->message, NULL, NULL);
      return;
    }
  zh_entry_taking_ask (GTK_WIDGET (self), plan, write_new_entry_cb, g_ptr_array_ref (entries), (GDestroyNotify) g_ptr_array_unref);
}

/* Start numbers */

static void
number_by_rating_action (gpointer user_data)
{
  zh_number_question_renumber (GTK_WIDGET (user_data), zh_page_get_session (ZH_PAGE (user_data)), FALSE);
}

static void
number_by_lot_action (gpointer user_data)
{
  zh_redraw_numbers (user_data, zh_page_get_session (ZH_PAGE (user_data)), ZH_NUMBERING_LOT);
}

static void
number_by_rating_and_lot_action (gpointer user_data)
{
  zh_redraw_numbers (user_data, zh_page_get_session (ZH_PAGE (user_data)), ZH_NUMBERING_RATING_AND_LOT);
}

/* Rating lists */

static void
update_from_list_action (gpointer user_data)
{
  zh_update_sheet_present (GTK_WIDGET (user_data), zh_page_get_session (ZH_PAGE (user_data)));
}

static void
rating_lists_action (gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (zh_rating_lists_window_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (user_data))), zh_page_get_session (ZH_PAGE (user_data)))));
}

/* One place up or down: the two entries exchange their numbers. */
static void
shift_number (ZhEntriesPage *self,
              int            step)
{
  ZhSession     *session = zh_page_get_session (ZH_PAGE (self));
  ZhRecord      *record = zh_record_table_get_selected (self->table);
  const ZhEntry *entry = record != NULL ? zh_tournament_find_entry (zh_session_get_tournament (session), zh_record_get_id (record)) : NULL;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (entry == NULL || entry->start_number + step < 1)
    return;
  change = zh_desk_set_start_number (zh_session_get_desk (session), entry->id, entry->start_number + step, &error);
  zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The number was not changed"), error);
}

static void
number_up_action (gpointer user_data)
{
  shift_number (user_data, -1);
}

static void
number_down_action (gpointer user_data)
{
  shift_number (user_data, 1);
}

/* The first morning */

static void
turn (ZhEntriesPage     *self,
      ZhRegistrationKind kind)
{
  g_autoptr (GArray) chosen = zh_record_table_dup_chosen (self->table);

  zh_entry_many_turn (GTK_WIDGET (self), zh_page_get_session (ZH_PAGE (self)), chosen, kind);
}

static void
turn_action (ZhEntriesPage *self,
             GVariant      *parameter)
{
  turn (self, (ZhRegistrationKind) g_variant_get_int32 (parameter));
}

static void
set_absences_action (ZhEntriesPage *self,
                     GVariant      *parameter)
{
  g_autoptr (GArray) chosen = zh_record_table_dup_chosen (self->table);

  zh_entry_many_set_absences (GTK_WIDGET (self), zh_page_get_session (ZH_PAGE (self)), chosen, (ZhPairingKind) g_variant_get_int32 (parameter));
}

static void
mark_not_arrived_action (ZhEntriesPage *self)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));
  g_autoptr (GArray) missing = zh_tournament_list_not_arrived (zh_session_get_tournament (session));

  zh_entry_many_set_absences (GTK_WIDGET (self), session, missing, ZH_PAIRING_ZERO_BYE);
}

static void
mark_arrived_action (ZhEntriesPage *self)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));
  g_autoptr (GArray) late = zh_tournament_list_arrived_absent (zh_session_get_tournament (session));

  zh_entry_many_set_absences (GTK_WIDGET (self), session, late, ZH_PAIRING_GAME);
}

/* Where nobody types, the digits tick. */
static gboolean
registration_key_cb (ZhEntriesPage  *self,
                     guint           keyval,
                     guint           keycode,
                     GdkModifierType state)
{
  ZhRegistrationKind kind;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->registration)) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || !zh_registration_strip_read_key (keyval, &kind))
    return GDK_EVENT_PROPAGATE;
  turn (self, kind);
  return GDK_EVENT_STOP;
}

/* The columns of the registration come and go with it; what nobody asks for at its desk makes room for them. */
static void
registration_turned_cb (ZhEntriesPage *self)
{
  static const ZhColumn columns[] = { ZH_COL_ARRIVED, ZH_COL_PAID, ZH_COL_DOCUMENTS_SEEN };
  static const ZhColumn others[] = { ZH_COL_INTERNATIONAL_TITLE, ZH_COL_AGE_GROUP };
  gboolean              on = gtk_widget_get_visible (GTK_WIDGET (self->registration));

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    zh_record_table_show_column (self->table, columns[i], on);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (on)
      self->set_aside[i] = zh_record_table_show_column (self->table, others[i], FALSE);
    else if (self->set_aside[i])
      zh_record_table_show_column (self->table, others[i], TRUE);
  zh_entries_page_update (ZH_PAGE (self), NULL);
  zh_record_table_take_focus (self->table);
}

/* Widgets */

static void
search_changed_cb (ZhEntriesPage *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (zh_page_get_session (ZH_PAGE (self)));

  zh_record_table_set_filter (self->table, gtk_editable_get_text (self->search));
  show_count (self, tournament);
}

static void
search_stopped_cb (ZhEntriesPage *self)
{
  gtk_editable_set_text (self->search, "");
  zh_record_table_take_focus (self->table);
}

static void
search_activated_cb (ZhEntriesPage *self)
{
  /* the line waits a moment for more letters: Enter means who is found by all of them */
  search_changed_cb (self);
  zh_record_table_take_focus (self->table);
}

/* Beside the details the buttons need the room that the search has without them: its words ask for theirs
 * however short the field is. */
static void
panel_turned_cb (ZhEntriesPage *self)
{
  gboolean shown = gtk_revealer_get_reveal_child (self->panel_revealer);

  gtk_widget_set_visible (self->registration_button, !shown); /* the menu and its key are there, too */
  gtk_editable_set_max_width_chars (self->search, shown ? 8 : 22);
  g_object_set (self->search, "placeholder-text", shown ? NULL : _ ("Find an entry"), NULL);
}

static GMenuModel *
make_acts (gint64   id,
           gpointer page)
{
  g_autoptr (GArray) chosen = zh_record_table_dup_chosen (ZH_ENTRIES_PAGE (page)->table);

  if (chosen->len > 1)
    return zh_entry_many_make_menu (zh_session_get_tournament (zh_page_get_session (ZH_PAGE (page))), chosen->len);
  return zh_entry_acts_make_menu (zh_session_get_tournament (zh_page_get_session (ZH_PAGE (page))), id);
}

static GMenuModel *
make_menu (ZhEntriesPage *self)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) numbers = g_menu_new ();
  g_autoptr (GMenu) order = g_menu_new ();
  g_autoptr (GMenu) lists = g_menu_new ();
  g_autoptr (GMenuModel) sort = zh_record_table_make_sort_menu (self->table);
  g_autoptr (GMenuModel) shown = zh_record_table_make_columns_menu (self->table);

  g_menu_append (numbers, _ ("Numbers by _Rating"), "entries.number-by-rating");
  g_menu_append (numbers, _ ("Numbers by _Lot"), "entries.number-by-lot");
  g_menu_append (numbers, _ ("Numbers by Rating, _Equals by Lot"), "entries.number-by-rating-and-lot");
  g_menu_append (numbers, _ ("Number _Up"), "entries.number-up");
  g_menu_append (numbers, _ ("Number _Down"), "entries.number-down");
  g_menu_append (menu, _ ("Re_gistration"), "entries.registration");
  g_menu_append (menu, _ ("A_dmission…"), "win.admission");
  g_menu_append_section (menu, _ ("Start numbers"), G_MENU_MODEL (numbers));
  g_menu_append (lists, _ ("_Update from a Rating List…"), "entries.update-from-list");
  g_menu_append (lists, _ ("Rating _Lists…"), "entries.rating-lists");
  g_menu_append_submenu (order, _ ("_Sort"), sort);
  g_menu_append_submenu (order, _ ("_Columns"), shown);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (order));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (lists));
  return G_MENU_MODEL (menu);
}

static void
zh_entries_page_class_init (ZhEntriesPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  ZhPageClass    *page_class = ZH_PAGE_CLASS (class);

  ZH_DISPOSES (class, ZhEntriesPage, g_object_unref, actions);
  ZH_FINALIZES (class, ZhEntriesPage, zh_list_pick_free, pick);
  page_class->update = zh_entries_page_update;
  page_class->start_search = zh_entries_page_start_search;
  page_class->take_focus = zh_entries_page_take_focus;

  ZH_NEEDS_TYPES (ZH_TYPE_RECORD_TABLE, ZH_TYPE_ENTRY_PANEL, ZH_TYPE_REGISTRATION_STRIP);
  ZH_TEMPLATE (class, ZhEntriesPage, "entries-page", stack, menu, search, count, table,
               panel_revealer, panel, new_name, new_rating, new_region, new_line, to_works, registration, registration_button);
  ZH_TEMPLATE_CALLBACKS (class, search_changed_cb, search_stopped_cb, search_activated_cb, panel_turned_cb, show_selected,
                         add_new_entry, registration_turned_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "entries.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_em, GDK_CONTROL_MASK, "entries.paste", NULL);
  /* also while a text field has the keyboard, which takes the others for itself */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "entries.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_em, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "entries.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F4, 0, "entries.panel-shown", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "entries.registration", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "entries.number-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "entries.number-down", NULL);
}

static void
zh_entries_page_init (ZhEntriesPage *self)
{
  static const ZhMapAction entries[] = {
    { "import", G_CALLBACK (zh_entry_taking_import) },
    { "paste", G_CALLBACK (zh_entry_taking_paste) },
    { "number-by-rating", G_CALLBACK (number_by_rating_action) },
    { "number-by-lot", G_CALLBACK (number_by_lot_action) },
    { "number-by-rating-and-lot", G_CALLBACK (number_by_rating_and_lot_action) },
    { "number-up", G_CALLBACK (number_up_action) },
    { "number-down", G_CALLBACK (number_down_action) },
    { "update-from-list", G_CALLBACK (update_from_list_action) },
    { "rating-lists", G_CALLBACK (rating_lists_action) },
    { "turn", G_CALLBACK (turn_action), "i" },
    { "set-absences", G_CALLBACK (set_absences_action), "i" },
    { "mark-not-arrived", G_CALLBACK (mark_not_arrived_action) },
    { "mark-arrived", G_CALLBACK (mark_arrived_action) },
  };
  g_autoptr (GMenuModel) menu = NULL;
  g_autoptr (GPropertyAction) panel_shown = NULL;
  g_autoptr (GPropertyAction) registration = NULL;
  const ZhRecordColumn *columns;
  int                   n_columns;

  gtk_widget_init_template (GTK_WIDGET (self));
  zh_name_paste_watch (self->new_name, zh_entry_taking_read_text, self);
  self->pick = zh_list_pick_new (ZH_PAGE (self), GTK_ENTRY (self->new_name), self->new_rating, self->new_region);
  zh_feedback_stand_above (self->new_line);
  zh_feedback_stand_above (GTK_WIDGET (self->registration));
  columns = zh_entry_records_get_columns (&n_columns);
  zh_record_table_set_columns (self->table, _ ("Entries"), columns, n_columns);
  zh_record_table_remember_columns (self->table, "entries");
  zh_record_table_set_acts (self->table, make_acts, self);
  zh_record_table_allow_several (self->table);
  zh_widget_listen (GTK_WIDGET (self->table), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (registration_key_cb), self);

  self->actions = g_simple_action_group_new ();
  zh_action_map_add (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  panel_shown = g_property_action_new ("panel-shown", self->panel_revealer, "reveal-child");
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (panel_shown));
  registration = g_property_action_new ("registration", self->registration, "visible");
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (registration));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "entries", G_ACTION_GROUP (self->actions));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (self->table));
  menu = make_menu (self);
  gtk_menu_button_set_menu_model (self->menu, menu);
}

void
zh_entries_page_show_entry (ZhEntriesPage *self,
                            gint64         entry_id,
                            const char    *field)
{
  g_return_if_fail (ZH_IS_ENTRIES_PAGE (self));

  if (!zh_record_table_select (self->table, entry_id))
    {
      gtk_editable_set_text (self->search, "");
      zh_record_table_set_filter (self->table, "");
      zh_record_table_select (self->table, entry_id);
    }
  gtk_revealer_set_reveal_child (self->panel_revealer, TRUE);
  show_selected (self);
  if (field != NULL)
    zh_entry_panel_focus (self->panel, field);
}
