#include "config.h"

#include "incident-choice.h"

#include "incident-catalogue.h"
#include "incident-ruling.h"
#include "incident-search.h"
#include "incident-words.h"
#include "switched-off.h"

#define KEYCODE_1 10
#define KEYCODE_2 11

struct _ZhIncidentChoice
{
  ZhBin parent_instance;

  ZhRuleset *rules; /* NULL when it could not be loaded */
  char      *discipline;

  GtkSearchEntry *search;
  GtkListBox     *choices;
};

G_DEFINE_FINAL_TYPE (ZhIncidentChoice, zh_incident_choice, ZH_TYPE_BIN)

/* @off: the article by which the rules leave the incident out, %NULL where they have it. */
static void
add_choice (ZhIncidentChoice *self,
            const ZhIncident *incident,
            const char       *off)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const char       *title = zh_incident_get_title (incident->id, language);
  g_autofree char  *reason = off != NULL ? zh_incident_switch_format (off, language) : NULL;
  g_autofree char  *said = reason != NULL ? g_strdup_printf ("%s\n%s", title, reason) : g_strdup (title);
  GtkWidget        *row = gtk_list_box_row_new ();
  GtkWidget        *label = gtk_label_new (said);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (off != NULL)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_object_set_data (G_OBJECT (row), "incident", (gpointer) incident->id);
  gtk_list_box_append (self->choices, row);
}

static void
tell (ZhIncidentChoice *self)
{
  if (self->discipline != NULL) /* the list goes away with the sheet */
    g_signal_emit_by_name (self, "changed");
}

/* Those that fit what was typed: what can happen here, or what the rules switch off here. */
static void
add_choices (ZhIncidentChoice *self,
             gboolean          switched_off)
{
  const char       *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  gsize             n_incidents;
  const ZhIncident *incidents = zh_incident_get_all (&n_incidents);

  for (gsize i = 0; i < n_incidents; i++)
    {
      const char *id = incidents[i].id;
      gboolean    here = zh_ruleset_has_incident (self->rules, id, self->discipline);
      const char *off = switched_off && !here ? zh_ruleset_get_incident_switch (self->rules, id, self->discipline) : NULL;

      if ((switched_off ? off != NULL : here) && zh_incident_is_found (id, text, zh_language_get_screen ()))
        add_choice (self, &incidents[i], off);
    }
}

/* What is switched off comes last, and only when it is looked for; the first is chosen. */
static void
search_changed_cb (ZhIncidentChoice *self)
{
  GtkListBoxRow *row;

  g_signal_handlers_block_by_func (self->choices, tell, self);
  while ((row = gtk_list_box_get_row_at_index (self->choices, 0)) != NULL)
    gtk_list_box_remove (self->choices, GTK_WIDGET (row)); /* and not what it says when it is empty */
  if (self->rules != NULL)
    add_choices (self, FALSE);
  if (self->rules != NULL && *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    add_choices (self, TRUE);
  gtk_list_box_select_row (self->choices, gtk_list_box_get_row_at_index (self->choices, 0));
  g_signal_handlers_unblock_by_func (self->choices, tell, self);
  tell (self);
}

/* The arrows walk through the list from the search. */
static gboolean
walk (ZhIncidentChoice *self,
      int               step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->choices);
  int            index = row != NULL ? gtk_list_box_row_get_index (row) + step : 0;

  row = gtk_list_box_get_row_at_index (self->choices, index);
  if (row != NULL)
    gtk_list_box_select_row (self->choices, row);
  return TRUE;
}

static gboolean
key_pressed_cb (ZhIncidentChoice *self,
                guint             keyval,
                guint             keycode,
                GdkModifierType   state)
{
  gboolean empty = *gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0';
  int      digit = 0;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return FALSE;
  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_Up)
    return walk (self, keyval == GDK_KEY_Down ? 1 : -1);
  if (keyval == GDK_KEY_1 || keyval == GDK_KEY_KP_1 || keycode == KEYCODE_1)
    digit = 1;
  else if (keyval == GDK_KEY_2 || keyval == GDK_KEY_KP_2 || keycode == KEYCODE_2)
    digit = 2;
  if (digit == 0 || !empty)
    return FALSE;
  g_signal_emit_by_name (self, "digit", digit);
  return TRUE;
}

/* Escape in the search means the sheet: there is nothing behind the search to go back to. */
static void
search_stopped_cb (ZhIncidentChoice *self)
{
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
}

static void
zh_incident_choice_class_init (ZhIncidentChoiceClass *class)
{
  ZH_DISPOSES (class, ZhIncidentChoice, g_free, discipline);
  ZH_DISPOSES (class, ZhIncidentChoice, zh_ruleset_unref, rules);
  ZH_SIGNAL (class, "changed", 0);
  ZH_SIGNAL (class, "digit", 1, G_TYPE_INT);
  ZH_TEMPLATE (class, ZhIncidentChoice, "incident-choice", search, choices);
  ZH_TEMPLATE_CALLBACKS (class, search_changed_cb, search_stopped_cb);
}

static void
zh_incident_choice_init (ZhIncidentChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self->search), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->choices, "row-selected", G_CALLBACK (tell), self);
}

void
zh_incident_choice_set_up (ZhIncidentChoice *self,
                           const ZhRuleset  *rules,
                           const char       *discipline)
{
  g_return_if_fail (ZH_IS_INCIDENT_CHOICE (self) && self->rules == NULL);

  self->rules = rules != NULL ? zh_ruleset_ref (rules) : NULL;
  self->discipline = g_strdup (discipline);
  search_changed_cb (self);
}

const char *
zh_incident_choice_get (ZhIncidentChoice *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (ZH_IS_INCIDENT_CHOICE (self), NULL);

  row = gtk_list_box_get_selected_row (self->choices);
  return row != NULL ? g_object_get_data (G_OBJECT (row), "incident") : NULL;
}

void
zh_incident_choice_ask (ZhIncidentChoice *self)
{
  g_return_if_fail (ZH_IS_INCIDENT_CHOICE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
