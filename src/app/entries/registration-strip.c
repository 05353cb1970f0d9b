#include "config.h"

#include "registration-strip.h"

#include <glib/gi18n.h>

#include "history.h"

struct _ZhRegistrationStrip
{
  ZhBin parent_instance;

  GtkLabel  *count;
  GtkButton *absent;
};

G_DEFINE_FINAL_TYPE (ZhRegistrationStrip, zh_registration_strip, ZH_TYPE_BIN)

static const struct
{
  const char        *key;
  const char        *label;
  ZhRegistrationKind kind;
} keys[] = {
  { "1", NC_ ("registration", "Came"), ZH_REGISTRATION_ARRIVED },
  { "2", NC_ ("registration", "Paid"), ZH_REGISTRATION_PAID },
  { "3", NC_ ("registration", "Documents"), ZH_REGISTRATION_DOCUMENTS },
  { "0", NC_ ("registration", "All"), ZH_REGISTRATION_ALL },
};

static GtkWidget *
make_key (gsize i)
{
  GtkWidget       *button = gtk_button_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget       *key = gtk_label_new (keys[i].key);
  const char      *label = g_dpgettext2 (NULL, "registration", keys[i].label);
  g_autofree char *name = g_strdup_printf (_ ("Key %s: %s"), keys[i].key, label);

  gtk_widget_add_css_class (key, "result-key");
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), gtk_label_new (label));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  /* a click must not take the keyboard away from the entries */
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "entries.turn");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", keys[i].kind);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

static void
zh_registration_strip_class_init (ZhRegistrationStripClass *class)
{
}

static void
zh_registration_strip_init (ZhRegistrationStrip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (box, "key-strip");
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_box_append (GTK_BOX (box), make_key (i));
  self->count = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "hexpand", TRUE, "xalign", 1.0,
                              "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "numeric");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
  self->absent = GTK_BUTTON (gtk_button_new ());
  gtk_widget_set_focus_on_click (GTK_WIDGET (self->absent), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->absent));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Who came after all is thought of first: nobody pairs them otherwise. */
static void
show_next (ZhRegistrationStrip *self,
           const ZhTournament  *tournament,
           gboolean             has_begun)
{
  g_autoptr (GArray) missing = zh_tournament_list_not_arrived (tournament);
  g_autoptr (GArray) late = zh_tournament_list_arrived_absent (tournament);
  int              round = zh_tournament_count_paired_rounds (tournament) + 1;
  g_autofree char *label = NULL;

  if (late->len > 0)
    label = g_strdup_printf (ngettext ("%1$u Has Come After All: Plays Round %2$d", "%1$u Have Come After All: Play Round %2$d", late->len),
                             late->len, round);
  else
    label = g_strdup_printf (ngettext ("%1$u Has Not Come: Absent in Round %2$d", "%1$u Have Not Come: Absent in Round %2$d", missing->len),
                             missing->len, round);
  gtk_button_set_label (self->absent, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->absent), late->len > 0 ? "entries.mark-arrived" : "entries.mark-not-arrived");
  gtk_widget_set_visible (GTK_WIDGET (self->absent), late->len > 0 || (missing->len > 0 && has_begun));
}

void
zh_registration_strip_show (ZhRegistrationStrip *self,
                            const ZhTournament  *tournament)
{
  ZhRegistrationCount count = zh_tournament_count_registered (tournament);
  g_autofree char    *said = NULL;

  g_return_if_fail (ZH_IS_REGISTRATION_STRIP (self));

  /* Translators: of so many players */
  said = g_strdup_printf (_ ("Of %1$d: %2$d have come, %3$d have paid, documents of %4$d seen"), count.n_persons, count.n_arrived,
                          count.n_paid, count.n_documents_seen);
  gtk_label_set_text (self->count, said);
  show_next (self, tournament, count.n_arrived > 0);
}

gboolean
zh_registration_strip_read_key (guint               keyval,
                                ZhRegistrationKind *kind)
{
  guint digit = keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9 ? keyval - GDK_KEY_KP_0 + GDK_KEY_0 : keyval;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (digit == (guint) keys[i].key[0])
      {
        *kind = keys[i].kind;
        return TRUE;
      }
  return FALSE;
}
