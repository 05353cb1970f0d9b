#include "config.h"

#include "incident-decision.h"

#include <glib/gi18n.h>

#include "clock-setting.h"
#include "incident-words.h"
#include "named-items.h"
#include "rules-schema.h"

struct _ZhIncidentDecision
{
  ZhBin parent_instance;

  ZhIncidentAnswer *answer;
  char             *effect;
  char             *removal;
  GPtrArray        *sanctions; /* ids in the order of the list, "" first */
  guint             n_open;    /* so many of them are open by the rules */
  gboolean          filling;

  GtkDropDown   *decision;
  GtkDropDown   *sanction;
  GtkEditable   *opponent_time;
  GtkEditable   *offender_time;
  GtkWidget     *rounds;
  GtkSpinButton *rounds_out;
  GtkLabel      *decider;
  GtkEditable   *reason;
};

G_DEFINE_FINAL_TYPE (ZhIncidentDecision, zh_incident_decision, ZH_TYPE_BIN)

static const char *
get_sanction (ZhIncidentDecision *self)
{
  guint selected = gtk_drop_down_get_selected (self->sanction);

  return selected < self->sanctions->len ? g_ptr_array_index (self->sanctions, selected) : "";
}

static ZhSanction
get_sanction_value (ZhIncidentDecision *self)
{
  ZhSanction sanction = ZH_SANCTION_NOT_SAID;

  zh_sanction_from_string (get_sanction (self), &sanction);
  return sanction;
}

/* Who must decide, and what expulsion does. */
static void
show_decider (ZhIncidentDecision *self)
{
  ZhSanction       sanction = get_sanction_value (self);
  const char      *decider = self->answer != NULL ? zh_incident_get_decider (self->answer, sanction) : "arbiter";
  g_autofree char *text = g_strdup_printf (_ ("Decides: %s"), zh_incident_get_word ("decides", decider, zh_language_get_screen ()));
  const char      *effect = zh_incident_sanction_removes_team (sanction) ? self->removal : self->effect;
  gboolean         says_more = zh_incident_sanction_expels (sanction) && effect != NULL;
  g_autofree char *full = says_more ? g_strdup_printf ("%s. %s", text, effect) : NULL;

  gtk_label_set_text (self->decider, full != NULL ? full : text);
  gtk_widget_set_visible (self->rounds, sanction == ZH_SANCTION_ROUNDS_OUT);
}

static void
changed_cb (ZhIncidentDecision *self)
{
  if (self->filling)
    return;
  show_decider (self);
  g_signal_emit_by_name (self, "changed");
}

static void
add_sanction (ZhIncidentDecision *self,
              GtkStringList      *labels,
              const char         *id)
{
  const char *label = zh_sanction_get_label (id, zh_language_get_screen ());
  /* Translators: a sanction that the rules do not name here. */
  g_autofree char *other = g_strdup_printf (_ ("%s (with a reason)"), label);

  if (g_ptr_array_find_with_equal_func (self->sanctions, id, g_str_equal, NULL))
    return;
  g_ptr_array_add (self->sanctions, g_strdup (id));
  gtk_string_list_append (labels, self->n_open == 0 || self->sanctions->len <= self->n_open ? label : other);
}

/* Those that the rules leave open, from mild to severe, then the others; a team is removed for
 * too few players only where the rules know of it. */
static void
offer_sanctions (ZhIncidentDecision *self)
{
  const char *open = self->answer != NULL ? zh_incident_answer_get (self->answer, "sanctions") : NULL;
  g_auto (GStrv) parts = g_strsplit (open != NULL ? open : "", ",", -1);
  g_autofree char *chosen = g_strdup (get_sanction (self));
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  guint position = 0;

  g_ptr_array_set_size (self->sanctions, 0);
  g_ptr_array_add (self->sanctions, g_strdup (""));
  gtk_string_list_append (labels, C_ ("sanction", "No sanction"));
  self->n_open = 1 + g_strv_length (parts);
  for (char **part = parts; *part != NULL; part++)
    add_sanction (self, labels, *part);
  self->n_open = self->sanctions->len;
  for (int i = ZH_SANCTION_NOT_SAID + 1; zh_sanction_words[i] != NULL; i++)
    if (!zh_incident_sanction_removes_team ((ZhSanction) i))
      add_sanction (self, labels, zh_sanction_words[i]);
  gtk_drop_down_set_model (self->sanction, G_LIST_MODEL (labels));
  if (g_ptr_array_find_with_equal_func (self->sanctions, chosen, g_str_equal, &position))
    gtk_drop_down_set_selected (self->sanction, position);
}

static void
fill_decisions (ZhIncidentDecision *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  gtk_string_list_append (labels, C_ ("decision", "As the rules say"));
  for (int i = ZH_RULED_NONE; i <= ZH_RULED_WIN; i++)
    gtk_string_list_append (labels, zh_incident_decision_get_label ((ZhRuledResult) i, zh_language_get_screen ()));
  gtk_drop_down_set_model (self->decision, G_LIST_MODEL (labels));
  zh_named_items_set_up (GTK_WIDGET (self->decision), _ ("Decision"));
}

static void
zh_incident_decision_dispose (GObject *object)
{
  ZhIncidentDecision *self = ZH_INCIDENT_DECISION (object);

  self->filling = TRUE;
  G_OBJECT_CLASS (zh_incident_decision_parent_class)->dispose (object);
  g_clear_pointer (&self->answer, zh_incident_answer_unref);
  g_clear_pointer (&self->effect, g_free);
  g_clear_pointer (&self->removal, g_free);
  g_clear_pointer (&self->sanctions, g_ptr_array_unref);
}

static void
zh_incident_decision_class_init (ZhIncidentDecisionClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_incident_decision_dispose;
  ZH_SIGNAL (class, "changed", 0);
  ZH_TEMPLATE (class, ZhIncidentDecision, "incident-decision", decision, sanction, opponent_time,
               offender_time, rounds, rounds_out, decider, reason);
  ZH_TEMPLATE_CALLBACKS (class, changed_cb);
}

static void
zh_incident_decision_init (ZhIncidentDecision *self)
{
  self->filling = TRUE;
  self->sanctions = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_decisions (self);
  offer_sanctions (self);
  zh_named_items_set_up (GTK_WIDGET (self->sanction), _ ("Sanction"));
  self->filling = FALSE;
}

void
zh_incident_decision_show (ZhIncidentDecision     *self,
                           const ZhIncidentAnswer *answer,
                           const char             *effect,
                           const char             *removal)
{
  g_return_if_fail (ZH_IS_INCIDENT_DECISION (self));

  self->filling = TRUE;
  g_clear_pointer (&self->answer, zh_incident_answer_unref);
  self->answer = answer != NULL ? zh_incident_answer_ref ((ZhIncidentAnswer *) answer) : NULL;
  g_free (self->effect);
  self->effect = g_strdup (effect);
  g_free (self->removal);
  self->removal = g_strdup (removal);
  offer_sanctions (self);
  show_decider (self);
  self->filling = FALSE;
}

/* "+2:00", "-1:30", "2" for two minutes; empty is what the rules say. */
static gboolean
read_time (GtkEditable *entry,
           int         *seconds)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  gboolean         minus = *text == '-' || g_str_has_prefix (text, "−");
  const char      *figure = text;
  gboolean         ok;

  *seconds = ZH_INCIDENT_TIME_AS_RULED;
  if (*text == '+' || *text == '-')
    figure = text + 1;
  else if (minus)
    figure = g_utf8_next_char (text);
  ok = *text == '\0' || zh_clock_reading_parse (figure, seconds);
  if (ok && *text != '\0' && minus)
    *seconds = -*seconds;
  if (ok)
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  return ok;
}

gboolean
zh_incident_decision_fill (ZhIncidentDecision *self,
                           ZhIncidentInput    *input,
                           const char        **problem)
{
  guint    decision = gtk_drop_down_get_selected (self->decision);
  gboolean opponent;
  gboolean offender;

  g_return_val_if_fail (ZH_IS_INCIDENT_DECISION (self), FALSE);

  opponent = read_time (self->opponent_time, &input->opponent_time);
  offender = read_time (self->offender_time, &input->offender_time);
  input->decision = decision > 0 ? zh_ruled_result_to_string ((ZhRuledResult) decision) : NULL;
  input->sanction = get_sanction (self);
  input->rounds_out = gtk_widget_get_visible (self->rounds) ? gtk_spin_button_get_value_as_int (self->rounds_out) : 0;
  input->reason = gtk_editable_get_text (self->reason);
  if (opponent && offender)
    return TRUE;
  *problem = _ ("Time: write it with a sign, as +2:00 or −1:30");
  return FALSE;
}
