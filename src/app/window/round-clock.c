#include "config.h"

#include "round-clock.h"

#include <glib/gi18n.h>

#include "language.h"
#include "signs.h"

/* Since then it is no round that is going on, and the day says more. */
#define LONGEST_HOURS 24

#define TICK_SECONDS 5

struct _ZhRoundClock
{
  ZhBin parent_instance;

  GtkLabel  *label;
  GDateTime *start; /* NULL where there is nothing to show */
  ZhLateness lateness;
  gint64     before; /* microseconds to the start when last looked at */
  guint      source;
};

G_DEFINE_FINAL_TYPE (ZhRoundClock, zh_round_clock, ZH_TYPE_BIN)

static void
update (ZhRoundClock *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *words = NULL;
  g_autofree char *left = zh_round_clock_format_default (self->start, now, self->lateness.default_seconds, &words);
  g_autofree char *time = left == NULL ? zh_round_clock_format (self->start, now, &words) : NULL;
  g_autofree char *text = left != NULL ? g_strdup_printf ("%s ≤ %s", zh_sign_get_clock (), left) : g_strdup_printf ("%s %s", zh_sign_get_clock (), time);

  if (g_strcmp0 (gtk_label_get_text (self->label), text) == 0)
    return;
  gtk_label_set_text (self->label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->label), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static gint64
count_to_start (ZhRoundClock *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_difference (self->start, now);
}

/* Tells what came due since the clock was looked at last. */
static void
call (ZhRoundClock *self)
{
  gint64 now = count_to_start (self);
  gint64 end = -self->lateness.default_seconds * G_TIME_SPAN_SECOND;
  int    due = zh_round_clock_find_call (&self->lateness, self->before, now);
  gint64 before = self->before;

  self->before = now;
  if (due >= 0)
    g_signal_emit_by_name (self, "call", due);
  if (before > end && now <= end)
    g_signal_emit_by_name (self, "default-over");
}

static gboolean
tick_cb (gpointer user_data)
{
  update (user_data);
  call (user_data);
  return G_SOURCE_CONTINUE;
}

static void
zh_round_clock_dispose (GObject *object)
{
  ZhRoundClock *self = ZH_ROUND_CLOCK (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->start, g_date_time_unref);
  zh_lateness_clear (&self->lateness);
  G_OBJECT_CLASS (zh_round_clock_parent_class)->dispose (object);
}

static void
zh_round_clock_class_init (ZhRoundClockClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_round_clock_dispose;
  ZH_SIGNAL (class, "call", 1, G_TYPE_INT);
  ZH_SIGNAL (class, "default-over", 0);
}

static void
zh_round_clock_init (ZhRoundClock *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "dim-label");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->label));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
zh_round_clock_show (ZhRoundClock     *self,
                     const ZhRound    *round,
                     const ZhLateness *lateness)
{
  g_return_if_fail (ZH_IS_ROUND_CLOCK (self));

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->start, g_date_time_unref);
  zh_lateness_clear (&self->lateness);
  if (lateness != NULL)
    self->lateness = (ZhLateness){ lateness->default_seconds, g_strdup (lateness->article), lateness->overridden,
                                   g_array_ref (lateness->calls) };
  if (round != NULL && round->state != ZH_ROUND_CLOSED)
    self->start = zh_round_parse_start (round);
  gtk_widget_set_visible (GTK_WIDGET (self), self->start != NULL);
  if (self->start == NULL)
    return;
  self->before = count_to_start (self);
  update (self);
  self->source = g_timeout_add_seconds (TICK_SECONDS, tick_cb, self);
}

int
zh_round_clock_find_call (const ZhLateness *lateness,
                          gint64            before,
                          gint64            now)
{
  int due = -1;

  for (guint i = 0; lateness->calls != NULL && i < lateness->calls->len; i++)
    {
      int seconds = g_array_index (lateness->calls, int, i);

      if (before > seconds * G_TIME_SPAN_SECOND && now <= seconds * G_TIME_SPAN_SECOND)
        due = seconds;
    }
  return due;
}

char *
zh_round_clock_format_default (GDateTime *start,
                               GDateTime *now,
                               int        default_seconds,
                               char     **words)
{
  gint64 left = default_seconds * G_TIME_SPAN_SECOND - g_date_time_difference (now, start);
  gint64 minutes = (left + G_TIME_SPAN_MINUTE - 1) / G_TIME_SPAN_MINUTE;

  if (left <= 0 || g_date_time_compare (now, start) < 0)
    return NULL;
  *words = g_strdup_printf (_ ("%d:%02d of the default time left"), (int) (minutes / 60), (int) (minutes % 60));
  return g_strdup_printf ("%d:%02d", (int) (minutes / 60), (int) (minutes % 60));
}

char *
zh_round_clock_format (GDateTime *start,
                       GDateTime *now,
                       char     **words)
{
  gint64      minutes = g_date_time_difference (now, start) / G_TIME_SPAN_MINUTE;
  gboolean    before = g_date_time_compare (now, start) < 0;
  const char *sign = before ? "−" : "";
  int         hours;
  int         rest;

  /* a minute that has begun still lies before the start */
  if (before)
    minutes = (g_date_time_difference (start, now) + G_TIME_SPAN_MINUTE - 1) / G_TIME_SPAN_MINUTE;
  hours = (int) (minutes / 60);
  rest = (int) (minutes % 60);
  if (!before && hours >= LONGEST_HOURS)
    {
      *words = g_strdup (_ ("Start of the round"));
      return zh_language_format_time (zh_language_get_screen (), start);
    }
  if (before)
    *words = g_strdup_printf (_ ("%d:%02d to the start of the round"), hours, rest);
  else
    *words = g_strdup_printf (_ ("%d:%02d since the start of the round"), hours, rest);
  return g_strdup_printf ("%s%d:%02d", sign, hours, rest);
}
