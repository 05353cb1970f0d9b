#include "config.h"

#include "header.h"

#include <glib/gi18n.h>

#include "after-frame.h"
#include "desk-journal.h"
#include "desk-lateness.h"
#include "desk-undo.h"
#include "feedback.h"
#include "fide-mode.h"
#include "next-step.h"
#include "round-boards.h"
#include "round-clock.h"
#include "text-limits.h"
#include "tooltip.h"

#define MAX_MENU_LINE 60

struct _ZhHeader
{
  ZhBin parent_instance;

  ZhSession     *session;
  GtkWidget     *round_box;
  GtkLabel      *round_label;
  GtkLabel      *state_label;
  GtkLabel      *longest_state; /* never seen */
  ZhRoundClock  *clock;
  GtkMenuButton *switcher;
  GtkLabel      *title_label;
  GtkLabel      *subtitle_label;
  GtkWidget     *sidebar_toggle;
  GtkWidget     *search_button;
  GtkWidget     *undo_button;
  GtkWidget     *redo_button;
  GMenu         *undo_section;
  gboolean       undo_waits; /* for the next frame */
};

G_DEFINE_FINAL_TYPE (ZhHeader, zh_header, ZH_TYPE_BIN)

static void
set_label (GtkLabel   *label,
           const char *text)
{
  if (g_strcmp0 (gtk_label_get_text (label), text) != 0)
    gtk_label_set_text (label, text);
}

/* "Open · FIDE mode": the mark of the mode stands on every page of the tournament. */
static char *
dup_subtitle (const ZhTournament *tournament)
{
  g_autofree char *mode = zh_tournament_format_fide_mode (tournament, zh_language_get_screen ());

  return mode != NULL ? g_strdup_printf ("%s · %s", tournament->name, mode) : g_strdup (tournament->name);
}

/* The menu of tournaments is made anew only when their names changed. */
static void
update_switcher (ZhHeader            *self,
                 const ZhCompetition *competition)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *name = NULL;
  g_autofree char *subtitle = tournament != NULL ? dup_subtitle (tournament) : g_strdup ("");

  set_label (self->title_label, competition->title);
  set_label (self->subtitle_label, subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label), tournament != NULL);
  zh_tooltip_set (GTK_WIDGET (self->switcher), competition->title);
  name = tournament != NULL ? g_strdup_printf ("%s, %s", competition->title, subtitle) : g_strdup (competition->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->switcher), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *each = g_ptr_array_index (competition->tournaments, i);
      g_autoptr (GMenuItem) item = g_menu_item_new (each->name, NULL);

      g_menu_item_set_action_and_target (item, "win.tournament", "x", each->id);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->switcher, G_MENU_MODEL (menu));
}

static char *
format_open (const ZhTournament *tournament,
             int                 n_open,
             int                 n_boards)
{
  /* Where teams play there are matches, too: the number says what it counts. */
  if (zh_tournament_is_team (tournament))
    return g_strdup_printf (ngettext ("%1$d of %2$d board open", "%1$d of %2$d boards open", (gulong) n_boards), n_open, n_boards);
  /* Translators: boards without a result, of all boards of the round */
  return g_strdup_printf (ngettext ("%d of %u open", "%d of %u open", n_open), n_open, (guint) n_boards);
}

static char *
format_state (const ZhTournament *tournament,
              const ZhRound      *round)
{
  int n_open = zh_tournament_count_open_boards (tournament, round);

  switch (round->state)
    {
    case ZH_ROUND_CLOSED:
      return g_strdup (C_ ("state of a round", "closed"));
    case ZH_ROUND_OPEN:
      return g_strdup (C_ ("state of a round", "not published"));
    case ZH_ROUND_PUBLISHED:
      break;
    }
  if (n_open == 0)
    return g_strdup (_ ("all results are in"));
  return format_open (tournament, n_open, zh_tournament_count_boards (tournament, round));
}

/* The arrows beside the state keep their places while a round goes from one state to the next, and from round to
 * round: who presses one twice presses the same. */
static char *
format_longest_state (const ZhTournament *tournament,
                      const ZhRound      *round)
{
  const char      *others[] = { C_ ("state of a round", "closed"), C_ ("state of a round", "not published"), _ ("all results are in") };
  int              n_boards = zh_tournament_count_boards (tournament, round);
  g_autofree char *open = format_open (tournament, n_boards, n_boards);
  const char      *longest = open;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (g_utf8_strlen (others[i], -1) > g_utf8_strlen (longest, -1))
        longest = others[i];
    }
  return g_strdup (longest);
}

/* Not after every result: reading the rules takes time. */
static void
update_clock (ZhHeader      *self,
              const ZhRound *round)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  g_auto (ZhLateness) lateness = { 0 };
  gboolean known = competition != NULL && round != NULL && zh_competition_load_lateness (competition, &lateness, NULL);

  zh_round_clock_show (self->clock, round, known ? &lateness : NULL);
}

static void
call_cb (ZhHeader *self,
         int       seconds)
{
  int              minutes = (seconds + 59) / 60;
  g_autofree char *text = g_strdup_printf (ngettext ("Call the players: round %1$d starts in %2$d minute", "Call the players: round %1$d starts in %2$d minutes", (gulong) minutes),
                                           zh_session_get_round_number (self->session), minutes);

  gtk_widget_error_bell (GTK_WIDGET (self));
  zh_feedback_toast (GTK_WIDGET (self), text, NULL, NULL);
}

static void
default_over_cb (ZhHeader *self)
{
  const ZhRound   *round = zh_session_get_round (self->session);
  int              n_late = round != NULL ? zh_round_count_late (round) : 0;
  g_autofree char *text = g_strdup_printf (ngettext ("The default time is over: %d board with a side missing", "The default time is over: %d boards with a side missing", (gulong) n_late), n_late);

  gtk_widget_error_bell (GTK_WIDGET (self));
  zh_feedback_toast (GTK_WIDGET (self), text, _ ("_Late Boards"), "win.late-boards");
}

static void
update_round (ZhHeader *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  const ZhRound      *round = zh_session_get_round (self->session);
  g_autofree char    *title = NULL;
  g_autofree char    *state = NULL;
  g_autofree char    *longest = NULL;
  int                 planned;

  gtk_widget_set_visible (self->round_box, round != NULL);
  if (round == NULL)
    return;

  planned = zh_tournament_count_planned_rounds (tournament);
  if (planned > 0)
    title = g_strdup_printf (_ ("Round %d of %d"), round->number, planned);
  else
    title = g_strdup_printf (_ ("Round %d"), round->number);
  state = format_state (tournament, round);
  set_label (self->round_label, title);
  longest = format_longest_state (tournament, round);
  set_label (self->state_label, state);
  set_label (self->longest_state, longest);
}

static char *
format_act (const ZhJournalEntry *entry,
            const char           *format)
{
  g_autofree char *act = zh_journal_entry_format_act (entry, zh_language_get_screen ());

  return g_strdup_printf (format, act);
}

/* A menu is as wide as its longest line; the whole of it says the tooltip of the button. */
static void
append_act (GMenu      *menu,
            const char *text,
            const char *action)
{
  g_autofree char *bounded = zh_text_dup_bounded (text, MAX_MENU_LINE);

  g_menu_append (menu, bounded, action);
}

static void
update_undo (ZhHeader *self)
{
  ZhDesk               *desk = zh_session_get_desk (self->session);
  const ZhJournalEntry *undo = desk != NULL ? zh_desk_get_undo_entry (desk) : NULL;
  const ZhJournalEntry *redo = desk != NULL ? zh_desk_get_redo_entry (desk) : NULL;
  gboolean              has_others = desk != NULL && undo == NULL && zh_desk_get_last_act (desk) != NULL;
  g_autofree char      *undo_text = undo != NULL ? format_act (undo, _ ("Undo: %s"))
                                    : has_others ? g_strdup (_ ("Nothing of yours to undo"))
                                                 : g_strdup (_ ("Nothing to undo"));
  g_autofree char      *redo_text = redo != NULL ? format_act (redo, _ ("Redo: %s")) : g_strdup (_ ("Nothing to redo"));

  zh_tooltip_set (self->undo_button, undo_text);
  zh_tooltip_set (self->redo_button, redo_text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo_button), GTK_ACCESSIBLE_PROPERTY_LABEL, undo_text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->redo_button), GTK_ACCESSIBLE_PROPERTY_LABEL, redo_text, -1);

  g_menu_remove_all (self->undo_section);
  if (desk != NULL)
    {
      append_act (self->undo_section, undo_text, "win.undo");
      append_act (self->undo_section, redo_text, "win.redo");
      g_menu_append (self->undo_section, _ ("_Take Back an Act of the Journal…"), "win.take-back");
    }
}

/* After a result: menus and tooltips take longer than the result itself. */
static void
undo_waited_cb (GtkWidget *widget)
{
  ZhHeader *self = ZH_HEADER (widget);

  self->undo_waits = FALSE;
  if (self->session != NULL)
    update_undo (self);
}

static void
update (ZhHeader *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self->switcher), competition != NULL);
  gtk_widget_set_visible (self->sidebar_toggle, competition != NULL);
  gtk_widget_set_visible (self->search_button, competition != NULL);
  gtk_widget_set_visible (self->undo_button, competition != NULL);
  gtk_widget_set_visible (self->redo_button, competition != NULL);
  update_round (self);
  update_clock (self, zh_session_get_round (self->session));
  update_undo (self);
  if (competition != NULL)
    update_switcher (self, competition);
}

static void
changed_cb (ZhHeader       *self,
            const ZhChange *change)
{
  if (change == NULL)
    return; /* the view changes too */
  if ((change->kinds & ~(ZH_CHANGE_RESULTS | ZH_CHANGE_PAIRINGS | ZH_CHANGE_ARRIVALS)) != 0)
    {
      update (self);
      return;
    }
  update_round (self);
  if (self->undo_waits)
    return;
  self->undo_waits = TRUE;
  zh_after_frame (GTK_WIDGET (self), undo_waited_cb);
}

static void
zh_header_class_init (ZhHeaderClass *class)
{
  ZH_DISPOSES (class, ZhHeader, g_object_unref, session);
  g_type_ensure (ZH_TYPE_ROUND_CLOCK);
  ZH_TEMPLATE (class, ZhHeader, "header", round_box, round_label, state_label, longest_state, clock, switcher, title_label,
               subtitle_label, sidebar_toggle, search_button, undo_button, redo_button, undo_section);
}

static void
zh_header_init (ZhHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->clock, "call", G_CALLBACK (call_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clock, "default-over", G_CALLBACK (default_over_cb), self, G_CONNECT_SWAPPED);
}

void
zh_header_set_session (ZhHeader  *self,
                       ZhSession *session)
{
  g_return_if_fail (ZH_IS_HEADER (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "view-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
