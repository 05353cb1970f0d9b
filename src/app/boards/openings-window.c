#include "config.h"

#include "openings-window.h"

#include <glib/gi18n.h>

#include "opening-board.h"
#include "openings.h"

struct _ZhOpeningsWindow
{
  AdwWindow parent_instance;

  GtkLabel   *heading;
  GtkFlowBox *boards;
};

G_DEFINE_FINAL_TYPE (ZhOpeningsWindow, zh_openings_window, ADW_TYPE_WINDOW)

static GtkWidget *
make_label (const char *text,
            const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style_class);
  return label;
}

static void
add_opening (ZhOpeningsWindow   *self,
             const ZhTournament *tournament,
             const char         *title,
             const char         *opening)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *board = zh_opening_board_new (tournament->sport, opening);

  if (*title != '\0')
    gtk_box_append (GTK_BOX (box), make_label (title, "heading"));
  gtk_box_append (GTK_BOX (box), make_label (opening, "numeric"));
  if (board != NULL)
    gtk_box_append (GTK_BOX (box), board);
  gtk_flow_box_append (self->boards, box);
}

static char *
dup_name (const ZhTournament *tournament,
          gint64              entry_id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, entry_id);

  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
}

static void
add_boards (ZhOpeningsWindow   *self,
            const ZhTournament *tournament,
            const ZhRound      *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      const char      *opening = pairing->kind == ZH_PAIRING_GAME ? zh_tournament_find_opening (tournament, round->number, pairing) : NULL;
      g_autofree char *white = NULL;
      g_autofree char *black = NULL;
      g_autofree char *title = NULL;

      if (opening == NULL)
        continue;
      white = dup_name (tournament, pairing->entry[0]);
      black = dup_name (tournament, pairing->entry[1]);
      title = g_strdup_printf ("%d. %s – %s", pairing->number, white, black);
      add_opening (self, tournament, title, opening);
    }
}

static void
zh_openings_window_class_init (ZhOpeningsWindowClass *class)
{
  ZH_TEMPLATE (class, ZhOpeningsWindow, "openings-window", heading, boards);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_openings_window_init (ZhOpeningsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ZhOpeningsWindow *
zh_openings_window_new (GtkWindow *parent,
                        ZhSession *session)
{
  ZhOpeningsWindow   *self = g_object_new (ZH_TYPE_OPENINGS_WINDOW, "transient-for", parent, NULL);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *round = zh_session_get_round (session);
  const char         *opening = zh_tournament_get_opening (tournament, round->number);
  g_autofree char    *heading = g_strdup_printf (_ ("Openings of Round %d"), round->number);

  gtk_label_set_text (self->heading, heading);
  if (opening != NULL)
    add_opening (self, tournament, _ ("All boards"), opening);
  else
    add_boards (self, tournament, round);
  return self;
}
