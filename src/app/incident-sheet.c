#include "config.h"

#include "incident-sheet.h"

#include <glib/gi18n.h>

#include "desk-incidents.h"
#include "feedback.h"
#include "incident-catalogue.h"
#include "incident-words.h"
#include "ruleset-defaults.h"
#include "window.h"

struct _ZhIncidentSheet
{
  AdwWindow parent_instance;

  ZhSession *session;
  ZhRuleset *rules;    /* NULL when it could not be loaded */
  int        game;     /* from 0 */
  GPtrArray *facts;    /* of check buttons, each with its fact as data "fact" */
  gboolean   is_ruled; /* whether the question has an answer that applies */

  GtkRevealer    *message_revealer;
  GtkLabel       *message;
  GtkSpinButton  *board;
  GtkDropDown    *player;
  GtkCheckButton *supervised;
  GtkSearchEntry *search;
  GtkListBox     *choices;
  GtkLabel       *answer;
  GtkBox         *questions;
  GtkDropDown    *decision;
  GtkEditable    *note;
  GtkEditable    *reason;
};

G_DEFINE_FINAL_TYPE (ZhIncidentSheet, zh_incident_sheet, ADW_TYPE_WINDOW)

static void
show_message (ZhIncidentSheet *self,
              const char      *text)
{
  gtk_label_set_text (self->message, text);
  gtk_revealer_set_reveal_child (self->message_revealer, *text != '\0');
}

static const char *
get_incident (ZhIncidentSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->choices);

  return row != NULL ? g_object_get_data (G_OBJECT (row), "incident") : NULL;
}

static const ZhPairing *
get_pairing (ZhIncidentSheet *self)
{
  const ZhRound *round = zh_session_get_round (self->session);

  return round != NULL ? zh_round_find_pairing (round, gtk_spin_button_get_value_as_int (self->board)) : NULL;
}

/* The facts ticked, ended by NULL. */
static GPtrArray *
list_facts (ZhIncidentSheet *self)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < self->facts->len; i++)
    {
      GtkCheckButton *button = g_ptr_array_index (self->facts, i);

      if (gtk_check_button_get_active (button))
        g_ptr_array_add (names, g_object_get_data (G_OBJECT (button), "fact"));
    }
  g_ptr_array_add (names, NULL);
  return names;
}

/* What the sheet says; @facts must outlive it. */
static ZhIncidentInput
make_input (ZhIncidentSheet *self,
            GPtrArray       *facts)
{
  const ZhPairing *pairing = get_pairing (self);
  guint            decision = gtk_drop_down_get_selected (self->decision);
  guint            side = gtk_drop_down_get_selected (self->player);

  return (ZhIncidentInput){
    .tournament_id = zh_session_get_tournament_id (self->session),
    .round = zh_session_get_round_number (self->session),
    .board = gtk_spin_button_get_value_as_int (self->board),
    .game = self->game + 1,
    .entry_id = pairing != NULL && side < 2 ? pairing->entry[side] : 0,
    .incident = get_incident (self),
    .supervised = gtk_check_button_get_active (self->supervised),
    .facts = (const char *const *) facts->pdata,
    .note = gtk_editable_get_text (self->note),
    .decision = decision > 0 ? zh_incident_decision_get_all ()[decision - 1] : NULL,
    .opponent_time = ZH_INCIDENT_TIME_AS_RULED,
    .offender_time = ZH_INCIDENT_TIME_AS_RULED,
    .reason = gtk_editable_get_text (self->reason),
  };
}

static void update_answer (ZhIncidentSheet *self);

static void
add_question (ZhIncidentSheet *self,
              const char      *fact)
{
  GtkWidget *button;

  for (guint i = 0; i < self->facts->len; i++)
    if (g_strcmp0 (g_object_get_data (g_ptr_array_index (self->facts, i), "fact"), fact) == 0)
      return;
  button = gtk_check_button_new_with_label (zh_incident_get_fact_question (fact, zh_language_get_screen ()));
  g_object_set_data_full (G_OBJECT (button), "fact", g_strdup (fact), g_free);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (update_answer), self);
  gtk_box_append (self->questions, button);
  g_ptr_array_add (self->facts, button);
}

/* A question once asked stays until another incident is chosen: its answer may be ticked. */
static void
add_questions (ZhIncidentSheet        *self,
               const ZhIncidentAnswer *answer)
{
  const char *needs = zh_incident_answer_get (answer, "needs");
  g_auto (GStrv) facts = g_strsplit (needs != NULL ? needs : "", ",", -1);

  for (char **fact = facts; *fact != NULL; fact++)
    add_question (self, *fact);
}

static void
clear_questions (ZhIncidentSheet *self)
{
  GtkWidget *child;

  g_ptr_array_set_size (self->facts, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->questions))) != NULL)
    gtk_box_remove (self->questions, child);
}

/* The answer in lines, after the article and the count. */
static char *
format_answer (const ZhIncidentAnswer *answer,
               int                     count)
{
  const ZhLanguage        *language = zh_language_get_screen ();
  static const char *const keys[] = { "article", "result", "opponent_result", "opponent_time", "offender_time", "restore", "counts_as",
                                      "lapses", "raised_by", "decides", "sanctions", "penalty_days", "uncertain" };
  GString                 *text = g_string_new (NULL);

  if (!zh_incident_answer_get_applies (answer))
    g_string_append_printf (text, "%s\n", _ ("The ruleset of this event says nothing of this in this discipline."));
  /* Translators: the how-manieth of its kind by this player in this game. */
  g_string_append_printf (text, _ ("Number in this game: %d"), count);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *value = zh_incident_answer_dup_value (answer, keys[i], language);

      if (value != NULL)
        g_string_append_printf (text, "\n%s: %s", zh_incident_get_key_label (keys[i], language), value);
    }
  return g_string_free (text, FALSE);
}

static void
update_answer (ZhIncidentSheet *self)
{
  g_autoptr (GPtrArray) facts = list_facts (self);
  ZhIncidentInput  input = make_input (self, facts);
  ZhIncidentCounts counts = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhIncidentAnswer) answer = NULL;
  g_autofree char *text = NULL;

  show_message (self, "");
  if (input.incident != NULL)
    answer = zh_desk_ask_incident (zh_session_get_competition (self->session), &input, &counts, &error);
  self->is_ruled = answer != NULL;
  if (answer != NULL)
    {
      add_questions (self, answer);
      text = format_answer (answer, counts.in_game);
    }
  gtk_label_set_text (self->answer, text != NULL ? text : error != NULL ? error->message
                                                                        : "");
}

static void
incident_selected_cb (ZhIncidentSheet *self)
{
  if (self->session == NULL) /* the list goes away with the sheet */
    return;
  clear_questions (self);
  update_answer (self);
}

/* Whether each word of @text is somewhere in the title. */
static gboolean
matches (const char *title,
         const char *text)
{
  g_autofree char *folded = g_utf8_casefold (title, -1);
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  g_auto (GStrv) words = g_strsplit_set (wanted, " ", -1);

  for (char **word = words; *word != NULL; word++)
    if (g_strstr_len (folded, -1, *word) == NULL)
      return FALSE;
  return TRUE;
}

static void
add_choice (ZhIncidentSheet  *self,
            const ZhIncident *incident)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (zh_incident_get_title (incident->id, zh_language_get_screen ()));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data (G_OBJECT (row), "incident", (gpointer) incident->id);
  gtk_list_box_append (self->choices, row);
}

/* Those that can happen here and fit what was typed; the first is chosen. */
static void
search_changed_cb (ZhIncidentSheet *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  const char         *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  const char         *discipline = *tournament->discipline != '\0' ? tournament->discipline : "classical";
  gsize               n_incidents;
  const ZhIncident   *incidents = zh_incident_get_all (&n_incidents);
  GtkWidget          *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    gtk_list_box_remove (self->choices, child);
  for (gsize i = 0; i < n_incidents && self->rules != NULL; i++)
    if (matches (zh_incident_get_title (incidents[i].id, zh_language_get_screen ()), text) &&
        zh_ruleset_has_incident (self->rules, incidents[i].id, discipline))
      add_choice (self, &incidents[i]);
  gtk_list_box_select_row (self->choices, gtk_list_box_get_row_at_index (self->choices, 0));
  incident_selected_cb (self);
}

/* Escape in the search means the sheet: there is nothing behind the search to go back to. */
static void
search_stopped_cb (ZhIncidentSheet *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

/* The two at the board, the side with White in the first game first. */
static void
board_changed_cb (ZhIncidentSheet *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  const ZhPairing    *pairing = get_pairing (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int side = 0; pairing != NULL && side < 2; side++)
    {
      const ZhEntry   *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);
      g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : NULL;

      if (name != NULL)
        gtk_string_list_append (names, name);
    }
  if (pairing == NULL || self->game >= pairing->n_games)
    self->game = 0;
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (names));
  incident_selected_cb (self);
}

static void
accept_cb (ZhIncidentSheet *self)
{
  g_autoptr (GPtrArray) facts = list_facts (self);
  ZhIncidentInput input = make_input (self, facts);
  g_autoptr (GError) error = NULL;
  ZhChange  *change;
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (!self->is_ruled)
    {
      show_message (self, _ ("Choose what happened first"));
      return;
    }
  change = zh_desk_rule_incident (zh_session_get_desk (self->session), &input, &error);
  if (change == NULL)
    {
      show_message (self, error->message);
      return;
    }
  zh_feedback_act (GTK_WIDGET (zh_window_get_page (ZH_WINDOW (parent))), self->session, change, _ ("The incident was not recorded"), NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
accept_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  accept_cb (ZH_INCIDENT_SHEET (widget));
}

static void
zh_incident_sheet_dispose (GObject *object)
{
  ZhIncidentSheet *self = ZH_INCIDENT_SHEET (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->rules, zh_ruleset_unref);
  g_clear_pointer (&self->facts, g_ptr_array_unref);
  G_OBJECT_CLASS (zh_incident_sheet_parent_class)->dispose (object);
}

static void
zh_incident_sheet_class_init (ZhIncidentSheetClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_incident_sheet_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/incident-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, message_revealer);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, message);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, board);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, player);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, supervised);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, search);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, choices);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, answer);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, questions);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, decision);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, note);
  gtk_widget_class_bind_template_child (widget_class, ZhIncidentSheet, reason);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_install_action (widget_class, "sheet.accept", NULL, accept_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "sheet.accept", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "sheet.accept", NULL);
}

static void
zh_incident_sheet_init (ZhIncidentSheet *self)
{
  self->facts = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
fill_decisions (ZhIncidentSheet *self)
{
  const char *const *decisions = zh_incident_decision_get_all ();
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  gtk_string_list_append (labels, C_ ("decision", "As the rules say"));
  for (gsize i = 0; decisions[i] != NULL; i++)
    gtk_string_list_append (labels, zh_incident_decision_get_label (decisions[i], zh_language_get_screen ()));
  gtk_drop_down_set_model (self->decision, G_LIST_MODEL (labels));
}

ZhIncidentSheet *
zh_incident_sheet_new (GtkWindow *parent,
                       ZhSession *session,
                       int        board,
                       int        game)
{
  ZhIncidentSheet    *self = g_object_new (ZH_TYPE_INCIDENT_SHEET, "transient-for", parent, NULL);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *round = zh_session_get_round (session);
  g_autoptr (GError) error = NULL;

  g_assert (tournament != NULL && round != NULL);

  self->session = g_object_ref (session);
  self->game = MAX (game, 0);
  self->rules = zh_competition_load_ruleset (zh_session_get_competition (session), &error);
  gtk_spin_button_set_range (self->board, 1, MAX (round->pairings->len, 1));
  gtk_widget_set_visible (GTK_WIDGET (self->supervised), g_strcmp0 (tournament->discipline, "rapid") == 0 || g_strcmp0 (tournament->discipline, "blitz") == 0);
  gtk_spin_button_set_value (self->board, MAX (board, 1));
  fill_decisions (self);
  g_signal_connect_swapped (self->board, "value-changed", G_CALLBACK (board_changed_cb), self);
  board_changed_cb (self);
  g_signal_connect_swapped (self->player, "notify::selected", G_CALLBACK (update_answer), self);
  g_signal_connect_swapped (self->supervised, "toggled", G_CALLBACK (update_answer), self);
  g_signal_connect_swapped (self->choices, "row-selected", G_CALLBACK (incident_selected_cb), self);
  search_changed_cb (self);
  if (error != NULL)
    show_message (self, error->message);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  return self;
}
