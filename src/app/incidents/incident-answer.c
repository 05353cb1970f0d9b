#include "config.h"

#include "incident-answer.h"

#include <glib/gi18n.h>

#include "clock-setting.h"
#include "incident-words.h"
#include "rules-schema.h"
#include "signs.h"

struct _ZhIncidentAnswerView
{
  ZhBin parent_instance;

  GPtrArray *facts; /* of check buttons, each with its fact as data "fact" */

  GtkLabel *answer;
  GtkLabel *regulation;
  GtkBox   *questions;
  GtkBox   *clocks;
  GtkLabel *white_reading;
  GtkLabel *black_reading;
};

G_DEFINE_FINAL_TYPE (ZhIncidentAnswerView, zh_incident_answer_view, ZH_TYPE_BIN)

static void
tell (ZhIncidentAnswerView *self)
{
  g_signal_emit_by_name (self, "fact-changed");
}

static void
add_question (ZhIncidentAnswerView *self,
              const char           *fact)
{
  g_autofree char *question = NULL;
  GtkWidget       *button;

  for (guint i = 0; i < self->facts->len; i++)
    if (g_strcmp0 (g_object_get_data (g_ptr_array_index (self->facts, i), "fact"), fact) == 0)
      return;
  question = zh_incident_dup_fact_question (fact, zh_language_get_screen ());
  button = gtk_check_button_new_with_label (question);
  g_object_set_data_full (G_OBJECT (button), "fact", g_strdup (fact), g_free);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (tell), self);
  gtk_box_append (self->questions, button);
  g_ptr_array_add (self->facts, button);
}

/* A question once asked stays until another incident is chosen: its answer may be ticked. */
static void
add_questions (ZhIncidentAnswerView   *self,
               const ZhIncidentAnswer *answer)
{
  const char *needs = zh_incident_answer_get (answer, "needs");
  g_auto (GStrv) facts = g_strsplit (needs != NULL ? needs : "", ",", -1);

  for (char **fact = facts; *fact != NULL; fact++)
    add_question (self, *fact);
}

static void
append_counts (GString                *text,
               const ZhIncidentCounts *counts)
{
  /* Translators: the how-manieth of its kind by this player, in this game and in the event. */
  g_string_append_printf (text, _ ("Number in this game: %1$d, in the event: %2$d"), counts->in_game, counts->in_event);
  if (counts->warnings > 0)
    {
      g_string_append (text, ". ");
      g_string_append_printf (text, ngettext ("%d warning before", "%d warnings before", (gulong) counts->warnings), counts->warnings);
    }
}

/* The answer in lines, after the article and the counts. */
static char *
format_answer (const ZhIncidentAnswer *answer,
               const ZhIncidentCounts *counts)
{
  const ZhLanguage        *language = zh_language_get_screen ();
  static const char *const keys[] = { "article", "result", "opponent_result", "opponent_time", "offender_time", "restore", "counts_as",
                                      "lapses", "raised_by", "decides", "sanctions", "penalty_days", "appeal", "uncertain" };
  GString                 *text = g_string_new (NULL);
  g_autofree char         *silence = zh_incident_answer_dup_silence (answer, language);

  if (silence != NULL)
    g_string_append_printf (text, "%s\n", silence);
  append_counts (text, counts);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *value = zh_incident_answer_dup_value (answer, keys[i], language);

      if (value != NULL)
        g_string_append_printf (text, "\n%s: %s", zh_incident_get_key_label (keys[i], language), value);
    }
  return g_string_free (text, FALSE);
}

/* What the regulation of the event changed, and so acts here. */
static void
show_regulation (ZhIncidentAnswerView   *self,
                 const ZhIncidentAnswer *answer)
{
  const char *const *keys = answer != NULL ? zh_incident_answer_get_overridden (answer) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *label = zh_rules_schema_dup_label (keys[i], zh_language_get_screen ());

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", label);
    }
  if (text->len > 0)
    {
      g_autofree char *marked = g_strdup_printf (_ ("✎ As the regulation of the event has it: %s"), text->str);

      gtk_label_set_text (self->regulation, marked);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->regulation), text->len > 0);
}

static void
zh_incident_answer_view_class_init (ZhIncidentAnswerViewClass *class)
{
  ZH_DISPOSES (class, ZhIncidentAnswerView, g_ptr_array_unref, facts);
  ZH_SIGNAL (class, "fact-changed", 0);
  ZH_TEMPLATE (class, ZhIncidentAnswerView, "incident-answer", answer, regulation, questions, clocks,
               white_reading, black_reading);
}

static void
zh_incident_answer_view_init (ZhIncidentAnswerView *self)
{
  self->facts = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
zh_incident_answer_view_show (ZhIncidentAnswerView   *self,
                              const ZhIncidentAnswer *answer,
                              const ZhIncidentCounts *counts,
                              const char             *text)
{
  g_autofree char *lines = NULL;

  g_return_if_fail (ZH_IS_INCIDENT_ANSWER_VIEW (self));

  if (answer != NULL)
    {
      add_questions (self, answer);
      lines = format_answer (answer, counts);
    }
  gtk_label_set_text (self->answer, lines != NULL ? lines : text != NULL ? text
                                                                         : "");
  show_regulation (self, answer);
}

/* One clock: its reading to set, or what to add; empty where nothing changes. */
static void
show_reading (GtkLabel *label,
              gboolean  is_white,
              int       shown,
              int       added)
{
  g_autofree char *figure = NULL;
  g_autofree char *text = NULL;
  const char      *sign = added < 0 ? "−" : "+";

  if (shown >= 0)
    {
      figure = zh_clock_reading_format (MAX (shown + added, 0));
      text = zh_sign_paint_colours (g_strdup_printf ("%s %s", is_white ? "☐" : "■", figure));
    }
  else if (added != 0)
    {
      figure = zh_clock_reading_format (ABS (added));
      text = zh_sign_paint_colours (g_strdup_printf ("%s %s%s", is_white ? "☐" : "■", sign, figure));
    }
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  if (text != NULL)
    {
      g_autofree char *said = g_strdup_printf (shown >= 0 ? is_white ? _ ("Set White’s clock to %s") : _ ("Set Black’s clock to %s")
                                               : is_white ? _ ("White’s clock %s")
                                                          : _ ("Black’s clock %s"),
                                               shown >= 0 ? figure : text);

      gtk_widget_set_tooltip_text (GTK_WIDGET (label), said);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
    }
}

void
zh_incident_answer_view_show_clocks (ZhIncidentAnswerView *self,
                                     ZhColour              colour,
                                     const int             clocks[2],
                                     int                   offender,
                                     int                   opponent)
{
  gboolean white_at_fault = colour == ZH_COLOUR_WHITE;
  gboolean any = colour != ZH_COLOUR_NONE && (offender != 0 || opponent != 0);

  g_return_if_fail (ZH_IS_INCIDENT_ANSWER_VIEW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->clocks), any);
  if (!any)
    return;
  show_reading (self->white_reading, TRUE, clocks[0], white_at_fault ? offender : opponent);
  show_reading (self->black_reading, FALSE, clocks[1], white_at_fault ? opponent : offender);
}

void
zh_incident_answer_view_clear_facts (ZhIncidentAnswerView *self)
{
  GtkWidget *child;

  g_return_if_fail (ZH_IS_INCIDENT_ANSWER_VIEW (self));

  g_ptr_array_set_size (self->facts, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->questions))) != NULL)
    gtk_box_remove (self->questions, child);
}

gboolean
zh_incident_answer_view_set_fact (ZhIncidentAnswerView *self,
                                  const char           *fact,
                                  gboolean              holds)
{
  g_return_val_if_fail (ZH_IS_INCIDENT_ANSWER_VIEW (self), FALSE);

  for (guint i = 0; i < self->facts->len; i++)
    {
      GtkCheckButton *button = g_ptr_array_index (self->facts, i);

      if (g_strcmp0 (g_object_get_data (G_OBJECT (button), "fact"), fact) != 0)
        continue;
      gtk_check_button_set_active (button, holds);
      return TRUE;
    }
  return FALSE;
}

GPtrArray *
zh_incident_answer_view_list_facts (ZhIncidentAnswerView *self)
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
