#include "config.h"

#include "override-dialog.h"

#include <glib/gi18n.h>

#include "desk-competition.h"
#include "desk-regulation.h"
#include "feedback.h"
#include "filled.h"
#include "kept-notice.h"
#include "message-label.h"
#include "named-items.h"
#include "override-preview.h"
#include "rule-choices.h"
#include "rule-effects.h"
#include "rule-question.h"
#include "rule-words.h"
#include "rules-schema.h"

struct _ZhOverrideDialog
{
  AdwWindow parent_instance;

  ZhSession *session;
  char      *key;
  char     **choices; /* NULL where any text may be written */

  GtkLabel    *words;
  GtkLabel    *says;
  GtkLabel    *effect;
  GtkLabel    *preview;
  GtkDropDown *choice;
  GtkEditable *value;
  GtkLabel    *message;
};

G_DEFINE_FINAL_TYPE (ZhOverrideDialog, zh_override_dialog, ADW_TYPE_WINDOW)

static const char *
get_value (ZhOverrideDialog *self)
{
  guint selected = gtk_drop_down_get_selected (self->choice);

  if (self->choices != NULL && selected < g_strv_length (self->choices))
    return self->choices[selected];
  return gtk_editable_get_text (self->value);
}

static gboolean
is_changed (ZhOverrideDialog *self)
{
  return self->choices != NULL ? zh_filled_is_changed (self->choice) : zh_filled_is_changed (self->value);
}

/* What the change would do, as long as it can be made; a faulty value is refused when applied. */
static void
show_preview (ZhOverrideDialog *self)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  if (self->key == NULL)
    return;
  if (is_changed (self))
    lines = zh_competition_dup_override_preview (zh_session_get_competition (self->session), self->key, get_value (self), zh_language_get_screen (), NULL);
  text = lines != NULL ? g_strjoinv ("\n", lines) : NULL;
  gtk_label_set_text (self->preview, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->preview), text != NULL);
}

/* What follows from the rule, and whether anything does. */
static void
show_effect (ZhOverrideDialog *self)
{
  const char      *notice = zh_rule_get_effect_notice (self->key, zh_language_get_screen ());
  g_autofree char *words = zh_rule_dup_effect_words (self->key, zh_language_get_screen ());
  gboolean         is_closed = FALSE;
  g_autofree char *door = zh_competition_dup_door_notice (zh_session_get_competition (self->session), self->key, NULL, zh_language_get_screen (), &is_closed);
  g_autofree char *text = g_strdup_printf ("%s%s%s", notice != NULL ? notice : words, door != NULL ? "\n" : "", door != NULL ? door : "");

  gtk_label_set_text (self->effect, text);
}

/* What is said afterwards stands over the window: this dialog is done. */
static GtkWidget *
get_parent (ZhOverrideDialog *self)
{
  return GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self)));
}

static gboolean
set_override (ZhOverrideDialog *self,
              const char       *value)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_override (zh_session_get_desk (self->session), self->key, value, &error);

  if (change == NULL)
    {
      zh_message_label_refuse (self->message, error->message);
      return FALSE;
    }
  zh_feedback_act (get_parent (self), self->session, change, _ ("The rule was not changed"), NULL);
  return TRUE;
}

static void
apply (GtkWidget *widget,
       gboolean   follows)
{
  ZhOverrideDialog *self = ZH_OVERRIDE_DIALOG (widget);

  if (!set_override (self, get_value (self)))
    return;
  if (follows)
    zh_kept_notice_follow (get_parent (self), self->session, self->key);
  gtk_window_close (GTK_WINDOW (self));
}

static void
apply_despite (GtkWidget  *widget,
               const char *key)
{
  ZhOverrideDialog *self = ZH_OVERRIDE_DIALOG (widget);

  zh_kept_notice_ask (widget, self->session, self->key, get_value (self), apply);
}

/* What the rules leave to no regulation is changed by nobody who was not told so. */
static void
apply_action (GtkWidget *widget)
{
  ZhOverrideDialog    *self = ZH_OVERRIDE_DIALOG (widget);
  const ZhRuleQuestion question = { _ ("Depart from the Rules?"), _ ("_Depart from Them"), apply_despite };
  g_autofree char     *notice = NULL;
  gboolean             is_closed = FALSE;

  if (!is_changed (self))
    {
      gtk_window_close (GTK_WINDOW (widget));
      return;
    }
  notice = zh_competition_dup_door_notice (zh_session_get_competition (self->session), self->key, get_value (self), zh_language_get_screen (), &is_closed);
  if (is_closed)
    zh_rule_question_ask (widget, &question, (char *[]){ notice, NULL }, self->key);
  else
    apply_despite (widget, self->key);
}

static void
restore (GtkWidget  *widget,
         const char *key)
{
  ZhOverrideDialog *self = ZH_OVERRIDE_DIALOG (widget);

  if (!set_override (self, NULL))
    return;
  zh_kept_notice_show (get_parent (self), self->session, key);
  gtk_window_close (GTK_WINDOW (self));
}

/* What was typed does not count here: the question says what the ruleset would do. */
static void
restore_action (GtkWidget *widget)
{
  ZhOverrideDialog    *self = ZH_OVERRIDE_DIALOG (widget);
  const ZhRuleQuestion question = { _ ("Go Back to the Ruleset?"), _ ("_Back to the Ruleset"), restore };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = zh_competition_dup_override_preview (zh_session_get_competition (self->session), self->key, NULL, zh_language_get_screen (), &error);

  if (lines != NULL)
    zh_rule_question_ask (widget, &question, lines, self->key);
  else
    zh_message_label_refuse (self->message, error->message);
}

static void
zh_override_dialog_class_init (ZhOverrideDialogClass *class)
{
  ZH_DISPOSES (class, ZhOverrideDialog, g_object_unref, session);
  ZH_DISPOSES (class, ZhOverrideDialog, g_free, key);
  ZH_DISPOSES (class, ZhOverrideDialog, g_strfreev, choices);
  ZH_TEMPLATE (class, ZhOverrideDialog, "override-dialog", words, says, effect, preview, choice, value,
               message);
  ZH_ACTION (class, "override.apply", apply_action);
  ZH_ACTION (class, "override.restore", restore_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_override_dialog_init (ZhOverrideDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->value, "changed", G_CALLBACK (show_preview), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (show_preview), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->value, "activate", G_CALLBACK (gtk_widget_activate_default), self, G_CONNECT_SWAPPED);
}

/* "yes" and "no", or the words of a list; other keys take what is written. */
static void
fill_choices (ZhOverrideDialog *self,
              const char       *value)
{
  const ZhRuleKey *rule = zh_rules_schema_find (self->key);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  g_autofree char *shown = NULL;

  if (rule != NULL && rule->type == ZH_RULE_YES_NO)
    self->choices = g_strsplit ("yes|no", "|", 0);
  else if (rule != NULL && rule->type == ZH_RULE_CHOICE)
    self->choices = g_strsplit (rule->choices, "|", 0);
  gtk_widget_set_visible (GTK_WIDGET (self->choice), self->choices != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->value), self->choices == NULL);
  if (rule != NULL && rule->type == ZH_RULE_POINTS)
    shown = zh_rule_format_value (self->key, value, zh_language_get_screen ());
  gtk_editable_set_text (self->value, shown != NULL ? shown : value);
  if (self->choices == NULL)
    return;
  for (char **word = self->choices; *word != NULL; word++)
    gtk_string_list_append (labels, zh_rule_choice_get_label (*word, zh_language_get_screen ()));
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (labels));
  zh_named_items_set_up (GTK_WIDGET (self->choice), _ ("Value"));
  /* where the rules are silent nothing is chosen yet */
  gtk_drop_down_set_selected (self->choice, GTK_INVALID_LIST_POSITION);
  for (guint i = 0; self->choices[i] != NULL; i++)
    if (g_str_equal (self->choices[i], value))
      gtk_drop_down_set_selected (self->choice, i);
}

/* What the ruleset says, with its article and what is doubtful about it. */
static char *
format_says (const ZhRuleLine *line)
{
  const char      *original = line->overridden ? line->original : line->value;
  g_autofree char *shown = original != NULL ? zh_rule_format_value (line->key, original, zh_language_get_screen ()) : NULL;
  GString         *text = g_string_new (NULL);

  if (original == NULL)
    g_string_append (text, _ ("The ruleset is silent"));
  else
    g_string_append_printf (text, _ ("The ruleset says: %s"), shown);
  if (*line->article != '\0')
    g_string_append_printf (text, " (%s)", line->article);
  if (*line->uncertain != '\0')
    g_string_append_printf (text, ". %s", zh_incident_get_uncertainty (line->uncertain, zh_language_get_screen ()));
  return g_string_free (text, FALSE);
}

ZhOverrideDialog *
zh_override_dialog_new (GtkWindow  *parent,
                        ZhSession  *session,
                        const char *key)
{
  ZhOverrideDialog *self = g_object_new (ZH_TYPE_OVERRIDE_DIALOG, "transient-for", parent, NULL);
  g_autoptr (GPtrArray) lines = zh_competition_list_rules (zh_session_get_competition (session), NULL);

  self->session = g_object_ref (session);
  self->key = g_strdup (key);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhRuleLine *line = g_ptr_array_index (lines, i);
      g_autofree char  *words = NULL;
      g_autofree char  *says = NULL;

      if (!g_str_equal (line->key, key))
        continue;
      words = zh_rule_dup_words (line->rules, line->key, zh_language_get_screen ());
      says = format_says (line);
      gtk_label_set_text (self->words, words);
      gtk_label_set_text (self->says, says);
      fill_choices (self, line->value != NULL ? line->value : "");
      zh_filled_mark (self->choice);
      zh_filled_mark (self->value);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "override.restore", line->overridden);
    }
  show_effect (self);
  show_preview (self);
  gtk_widget_grab_focus (self->choices != NULL ? GTK_WIDGET (self->choice) : GTK_WIDGET (self->value));
  return self;
}
