#include "config.h"

#include "next-step-bar.h"

#include <glib/gi18n.h>

#include "desk-backups.h"
#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "feedback.h"
#include "next-step.h"
#include "places.h"

struct _ZhNextStepBar
{
  AdwBin parent_instance;

  ZhSession *session;
  GtkWidget *box;
  GtkLabel  *sentence;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (ZhNextStepBar, zh_next_step_bar, ADW_TYPE_BIN)

static ZhNextStep
get_step (ZhNextStepBar *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  if (competition == NULL)
    return (ZhNextStep){ .step = ZH_STEP_NONE };
  return zh_desk_get_next_step (competition, zh_session_get_tournament_id (self->session));
}

static gboolean
may_press (ZhNextStepBar    *self,
           const ZhNextStep *step)
{
  if (step->step == ZH_STEP_ADD_ENTRIES)
    return zh_places_find ("entries") != NULL;
  return step->can_do && zh_session_is_writable (self->session) && zh_session_get_edited_round (self->session) == 0;
}

static void
update (ZhNextStepBar *self)
{
  ZhNextStep       step = get_step (self);
  g_autofree char *sentence = zh_next_step_format_sentence (&step, zh_language_get_screen ());
  g_autofree char *button = zh_next_step_format_button (&step, zh_language_get_screen ());

  gtk_widget_set_visible (GTK_WIDGET (self), step.step != ZH_STEP_NONE);
  if (g_strcmp0 (gtk_label_get_text (self->sentence), sentence) != 0)
    gtk_label_set_text (self->sentence, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->button), *button != '\0');
  if (g_strcmp0 (gtk_button_get_label (self->button), button) != 0)
    gtk_button_set_label (self->button, button);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), may_press (self, &step));
}

static ZhChange *
do_step (ZhNextStepBar    *self,
         const ZhNextStep *step,
         GError          **error)
{
  ZhDesk *desk = zh_session_get_desk (self->session);
  gint64  tournament = zh_session_get_tournament_id (self->session);

  switch (step->step)
    {
    case ZH_STEP_DRAW_NUMBERS:
      return zh_desk_number_entries (desk, tournament, ZH_NUMBERING_RATING, 0, NULL, 0, error);
    case ZH_STEP_PAIR_ROUND:
    case ZH_STEP_CLOSE_ROUND_AND_PAIR:
      return zh_desk_pair_round (desk, tournament, error);
    case ZH_STEP_PUBLISH_ROUND:
      return zh_desk_publish_round (desk, tournament, step->round, error);
    case ZH_STEP_CLOSE_ROUND:
      return zh_desk_close_round (desk, tournament, step->round, error);
    case ZH_STEP_CLOSE_TOURNAMENT:
      return zh_desk_close_tournament (desk, tournament, error);
    case ZH_STEP_NONE:
    case ZH_STEP_ADD_ENTRIES:
    case ZH_STEP_ENTER_RESULTS:
    case ZH_STEP_FINISHED:
      break;
    }
  g_assert_not_reached ();
}

/* The pairing stands without its copy; the arbiter must know that there is none. */
static void
tell_of_backup (ZhNextStepBar    *self,
                const ZhNextStep *step)
{
  const GError *error = zh_desk_get_backup_error (zh_session_get_desk (self->session));

  if (error != NULL && (step->step == ZH_STEP_PAIR_ROUND || step->step == ZH_STEP_CLOSE_ROUND_AND_PAIR))
    zh_feedback_error (GTK_WIDGET (self), _ ("The round is paired, but no copy of the file was made before"), error);
}

static void
press (ZhNextStepBar *self)
{
  ZhNextStep step = get_step (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!may_press (self, &step))
    return;
  if (step.step == ZH_STEP_ADD_ENTRIES)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.show-place", "s", "entries");
      return;
    }
  change = do_step (self, &step, &error);
  if (zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The step was not done"), error))
    tell_of_backup (self, &step);
}

static void
zh_next_step_bar_dispose (GObject *object)
{
  ZhNextStepBar *self = ZH_NEXT_STEP_BAR (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (zh_next_step_bar_parent_class)->dispose (object);
}

static void
zh_next_step_bar_class_init (ZhNextStepBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_next_step_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/next-step-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhNextStepBar, box);
  gtk_widget_class_bind_template_child (widget_class, ZhNextStepBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, ZhNextStepBar, button);
  gtk_widget_class_bind_template_callback_full (widget_class, "press", G_CALLBACK (press));
}

static void
zh_next_step_bar_init (ZhNextStepBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
zh_next_step_bar_set_session (ZhNextStepBar *self,
                              ZhSession     *session)
{
  g_return_if_fail (ZH_IS_NEXT_STEP_BAR (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "view-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
zh_next_step_bar_do (ZhNextStepBar *self)
{
  g_return_if_fail (ZH_IS_NEXT_STEP_BAR (self));
  press (self);
}
