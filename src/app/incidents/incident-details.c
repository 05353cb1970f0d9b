#include "config.h"

#include "incident-details.h"

#include <glib/gi18n.h>

#include "clock-setting.h"
#include "incident-time.h"
#include "incident-words.h"
#include "named-items.h"

static const char *const raisers[] = { "", "arbiter", "opponent", "player", "captain", "anyone" };

struct _ZhIncidentDetails
{
  ZhBin parent_instance;

  char *happened; /* as filled last */
  int   clocks[2];

  GtkDropDown   *raised_by;
  GtkEditable   *time;
  GtkSpinButton *move;
  GtkEditable   *white_clock;
  GtkEditable   *black_clock;
  GtkEditable   *witnesses;
  GtkEditable   *note;
};

G_DEFINE_FINAL_TYPE (ZhIncidentDetails, zh_incident_details, ZH_TYPE_BIN)

static void
clock_changed_cb (ZhIncidentDetails *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
fill_raisers (ZhIncidentDetails *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  gtk_string_list_append (labels, _ ("Raised by"));
  for (gsize i = 1; i < G_N_ELEMENTS (raisers); i++)
    gtk_string_list_append (labels, zh_incident_get_word ("raised_by", raisers[i], zh_language_get_screen ()));
  gtk_drop_down_set_model (self->raised_by, G_LIST_MODEL (labels));
  zh_named_items_set_up (GTK_WIDGET (self->raised_by), _ ("Raised by"));
}

static void
zh_incident_details_class_init (ZhIncidentDetailsClass *class)
{
  ZH_FINALIZES (class, ZhIncidentDetails, g_free, happened);
  ZH_SIGNAL (class, "changed", 0);
  ZH_TEMPLATE (class, ZhIncidentDetails, "incident-details", raised_by, time, move, white_clock,
               black_clock, witnesses, note);
  ZH_TEMPLATE_CALLBACKS (class, clock_changed_cb);
}

static void
zh_incident_details_init (ZhIncidentDetails *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%H:%M");

  gtk_widget_init_template (GTK_WIDGET (self));
  fill_raisers (self);
  gtk_editable_set_text (self->time, time);
}

static gboolean
read_clock (GtkEditable *entry,
            int         *seconds)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  gboolean         ok = *text == '\0' || zh_clock_reading_parse (text, seconds);

  if (ok)
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  return ok;
}

static gboolean
read_time (ZhIncidentDetails *self)
{
  g_clear_pointer (&self->happened, g_free);
  self->happened = zh_incident_dup_happened (gtk_editable_get_text (self->time), g_get_real_time () / G_USEC_PER_SEC, NULL);
  return self->happened != NULL;
}

gboolean
zh_incident_details_fill (ZhIncidentDetails *self,
                          ZhIncidentInput   *input,
                          const char       **problem)
{
  guint    raiser = gtk_drop_down_get_selected (self->raised_by);
  gboolean white;
  gboolean black;

  g_return_val_if_fail (ZH_IS_INCIDENT_DETAILS (self), FALSE);

  self->clocks[0] = -1;
  self->clocks[1] = -1;
  white = read_clock (self->white_clock, &self->clocks[0]);
  black = read_clock (self->black_clock, &self->clocks[1]);
  input->raised_by = raisers[raiser < G_N_ELEMENTS (raisers) ? raiser : 0];
  input->clocks = self->clocks;
  input->move = gtk_spin_button_get_value_as_int (self->move);
  input->witnesses = gtk_editable_get_text (self->witnesses);
  input->note = gtk_editable_get_text (self->note);
  if (!white || !black)
    {
      *problem = _ ("Clocks: write a reading as 1:05:00, or as 5:30 for minutes and seconds");
      return FALSE;
    }
  if (!read_time (self))
    {
      *problem = _ ("Time: write it as 10:35");
      return FALSE;
    }
  input->happened = self->happened;
  return TRUE;
}

void
zh_incident_details_add_note (ZhIncidentDetails *self,
                              const char        *text)
{
  const char      *before;
  g_autofree char *note = NULL;

  g_return_if_fail (ZH_IS_INCIDENT_DETAILS (self));

  before = gtk_editable_get_text (self->note);
  note = g_strdup_printf ("%s%s%s", before, *before != '\0' ? " " : "", text);
  gtk_editable_set_text (self->note, note);
}
