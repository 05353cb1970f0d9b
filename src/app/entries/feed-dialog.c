#include "config.h"

#include "feed-dialog.h"

#include <glib/gi18n.h>

#include "desk-feed.h"
#include "feedback.h"
#include "named-items.h"

typedef struct
{
  GtkWindow      *window; /* weak */
  ZhSession      *session;
  GArray         *sources; /* (element-type gint64): ids, as in the list */
  GtkDropDown    *source;
  GtkSpinButton  *first;
  GtkSpinButton  *last;
  GtkCheckButton *carry;
} Feed;

static void
feed_free (gpointer  data,
           GClosure *closure)
{
  Feed *feed = data;

  g_clear_weak_pointer (&feed->window);
  g_object_unref (feed->session);
  g_array_unref (feed->sources);
  g_free (feed);
}

gboolean
zh_feed_dialog_may (ZhSession *session)
{
  const ZhCompetition *competition = zh_session_get_competition (session);
  const ZhTournament  *tournament = zh_session_get_tournament (session);

  return zh_session_is_writable (session) && tournament != NULL && tournament->rounds->len == 0 && competition->tournaments->len > 1;
}

static void
answered_cb (GtkWidget  *dialog,
             const char *response,
             gpointer    user_data)
{
  Feed *feed = user_data;
  guint chosen = gtk_drop_down_get_selected (feed->source);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!g_str_equal (response, "take") || feed->window == NULL || chosen >= feed->sources->len)
    return;
  change = zh_desk_feed_tournament (zh_session_get_desk (feed->session), zh_session_get_tournament_id (feed->session),
                                    g_array_index (feed->sources, gint64, chosen), gtk_spin_button_get_value_as_int (feed->first),
                                    gtk_spin_button_get_value_as_int (feed->last),
                                    gtk_check_button_get_active (feed->carry) ? ZH_CARRY_POINTS : ZH_CARRY_NOTHING, &error);
  zh_feedback_act (GTK_WIDGET (feed->window), feed->session, change, _ ("No entries were taken over"), error);
}

static void
attach (GtkGrid    *grid,
        const char *label,
        GtkWidget  *widget,
        int         row)
{
  GtkWidget *made = gtk_label_new_with_mnemonic (label);

  gtk_label_set_mnemonic_widget (GTK_LABEL (made), widget);
  gtk_label_set_xalign (GTK_LABEL (made), 0);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_grid_attach (grid, made, 0, row, 1, 1);
  gtk_grid_attach (grid, widget, 1, row, 1, 1);
}

/* The other tournaments of the file. */
static GtkWidget *
make_sources (ZhSession *session,
              GArray    *sources)
{
  const ZhCompetition *competition = zh_session_get_competition (session);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);

      if (tournament->id == zh_session_get_tournament_id (session))
        continue;
      g_array_append_val (sources, tournament->id);
      gtk_string_list_append (names, tournament->name);
    }
  return gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
}

static GtkWidget *
make_form (Feed      *feed,
           ZhSession *session)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  feed->source = GTK_DROP_DOWN (make_sources (session, feed->sources));
  feed->first = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, G_MAXINT16, 1));
  feed->last = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, G_MAXINT16, 1));
  feed->carry = GTK_CHECK_BUTTON (gtk_check_button_new_with_mnemonic (_ ("With their _points")));
  zh_named_items_set_up (GTK_WIDGET (feed->source), _ ("Take Entries Over"));
  gtk_spin_button_set_value (feed->last, 8);
  attach (GTK_GRID (grid), _ ("_Tournament"), GTK_WIDGET (feed->source), 0);
  attach (GTK_GRID (grid), _ ("_First place"), GTK_WIDGET (feed->first), 1);
  attach (GTK_GRID (grid), _ ("_Last place"), GTK_WIDGET (feed->last), 2);
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (feed->carry), 0, 3, 2, 1);
  return grid;
}

void
zh_feed_dialog_present (GtkWindow *parent,
                        ZhSession *session)
{
  Feed      *feed = g_new0 (Feed, 1);
  GtkWidget *dialog = adw_message_dialog_new (parent, _ ("Take Entries Over"), _ ("From the places of another tournament, numbered in their order."));

  g_set_weak_pointer (&feed->window, parent);
  feed->session = g_object_ref (session);
  feed->sources = g_array_new (FALSE, FALSE, sizeof (gint64));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), make_form (feed, session));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "take", _ ("Take _Over"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "take", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "take");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), feed, feed_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
