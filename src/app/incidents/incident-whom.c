#include "config.h"

#include "incident-whom.h"

#include <glib/gi18n.h>

#include "named-items.h"
#include "offender.h"
#include "signs.h"

struct _ZhIncidentWhom
{
  ZhBin parent_instance;

  ZhSession *session;
  int        game;   /* from 0 */
  GArray    *listed; /* ids in the order of the list: entries, or players of teams */
  gboolean   filling;

  GtkDropDown     *about;
  GtkSpinButton   *board;
  GtkSpinButton   *game_spin;
  GtkWidget       *sides;
  GtkToggleButton *white;
  GtkToggleButton *black;
  GtkDropDown     *entry;
};

G_DEFINE_FINAL_TYPE (ZhIncidentWhom, zh_incident_whom, ZH_TYPE_BIN)

static ZhIncidentScope
get_scope (ZhIncidentWhom *self)
{
  guint selected = gtk_drop_down_get_selected (self->about);

  return selected != GTK_INVALID_LIST_POSITION ? (ZhIncidentScope) selected : ZH_INCIDENT_AT_BOARD;
}

static gboolean
is_at_board (ZhIncidentWhom *self)
{
  return get_scope (self) == ZH_INCIDENT_AT_BOARD;
}

/* Away from a board, a player of a team is named by himself. */
static gboolean
is_about_member (ZhIncidentWhom *self)
{
  return get_scope (self) == ZH_INCIDENT_OF_PLAYER && zh_tournament_is_team (zh_session_get_tournament (self->session));
}

static const ZhPairing *
get_pairing (ZhIncidentWhom *self)
{
  const ZhRound *round = zh_session_get_round (self->session);

  return round != NULL && is_at_board (self) ? zh_round_find_pairing (round, gtk_spin_button_get_value_as_int (self->board)) : NULL;
}

static int
get_side (const ZhPairing *pairing,
          int              game,
          ZhColour         colour)
{
  int side = colour == ZH_COLOUR_BLACK ? 1 : 0;

  return game < pairing->n_games && pairing->games[game].swapped ? 1 - side : side;
}

static void
tell (ZhIncidentWhom *self)
{
  if (!self->filling)
    g_signal_emit_by_name (self, "changed");
}

/* In a team match, who sits at the board, and his team. */
static char *
dup_side_name (ZhIncidentWhom  *self,
               const ZhPairing *pairing,
               const ZhEntry   *entry,
               ZhColour         colour)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  const ZhMember     *member = NULL;

  if (entry == NULL)
    return g_strdup ("");
  if (self->game < pairing->n_games)
    member = zh_tournament_find_member (tournament, pairing->games[self->game].member[get_side (pairing, self->game, colour)]);
  return member != NULL ? zh_member_format_name_with_team (member, tournament) : zh_entry_format_name (entry);
}

/* "1 White Koval": the key that says it, the colour, the name. */
static void
name_side (ZhIncidentWhom  *self,
           GtkToggleButton *button,
           const ZhPairing *pairing,
           ZhColour         colour)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  gint64              id = pairing != NULL ? pairing->entry[get_side (pairing, self->game, colour)] : 0;
  const ZhEntry      *entry = zh_tournament_find_entry (tournament, id);
  g_autofree char    *name = dup_side_name (self, pairing, entry, colour);
  gboolean            is_white = colour == ZH_COLOUR_WHITE;
  /* Translators: the key to press, then the name of the player with White. */
  g_autofree char *text = zh_sign_paint_colours (g_strdup_printf (is_white ? _ ("1 ☐ %s") : _ ("2 ■ %s"), name));
  g_autofree char *said = g_strdup_printf (is_white ? _ ("White, %s") : _ ("Black, %s"), name);

  gtk_button_set_label (GTK_BUTTON (button), text);
  /* A long name leaves the words beside it whole; it is read out in full. */
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_set_sensitive (GTK_WIDGET (button), entry != NULL);
}

/* Which game of a match it was is asked where there are several. */
static void
show_game (ZhIncidentWhom  *self,
           const ZhPairing *pairing)
{
  gboolean was_filling = self->filling;

  self->filling = TRUE;
  gtk_spin_button_set_range (self->game_spin, 1, pairing != NULL ? MAX (pairing->n_games, 1) : 1);
  gtk_spin_button_set_value (self->game_spin, self->game + 1);
  gtk_widget_set_visible (GTK_WIDGET (self->game_spin), pairing != NULL && pairing->n_games > 1);
  self->filling = was_filling;
}

static void
show_board (ZhIncidentWhom *self)
{
  const ZhPairing *pairing = get_pairing (self);

  if (pairing == NULL || self->game >= pairing->n_games)
    self->game = 0;
  show_game (self, pairing);
  name_side (self, self->white, pairing, ZH_COLOUR_WHITE);
  name_side (self, self->black, pairing, ZH_COLOUR_BLACK);
}

static void
board_changed_cb (ZhIncidentWhom *self)
{
  self->filling = TRUE;
  gtk_toggle_button_set_active (self->white, FALSE);
  gtk_toggle_button_set_active (self->black, FALSE);
  show_board (self);
  self->filling = FALSE;
  tell (self);
}

static void
game_changed_cb (ZhIncidentWhom *self)
{
  if (self->filling)
    return;
  self->game = gtk_spin_button_get_value_as_int (self->game_spin) - 1;
  board_changed_cb (self);
}

static void
side_toggled_cb (ZhIncidentWhom  *self,
                 GtkToggleButton *button)
{
  if (self->filling)
    return;
  if (gtk_toggle_button_get_active (button))
    {
      self->filling = TRUE;
      gtk_toggle_button_set_active (button == self->white ? self->black : self->white, FALSE);
      self->filling = FALSE;
    }
  tell (self);
}

static void
add_line (ZhIncidentWhom *self,
          GtkStringList  *names,
          gint64          id,
          int             number,
          const char     *name)
{
  g_autofree char *line = number > 0 ? g_strdup_printf ("%d. %s", number, name) : g_strdup (name);

  gtk_string_list_append (names, line);
  g_array_append_val (self->listed, id);
}

/* Entries; for a player in a team event the players of the teams. */
static void
fill_list (ZhIncidentWhom *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_array_set_size (self->listed, 0);
  gtk_string_list_append (names, _ ("Choose who"));
  for (guint i = 0; is_about_member (self) && i < tournament->members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (tournament->members, i);
      g_autofree char *name = zh_member_format_name_with_team (member, tournament);

      add_line (self, names, member->id, member->number, name);
    }
  for (guint i = 0; !is_about_member (self) && i < tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (tournament->entries, i);
      g_autofree char *name = zh_entry_format_name (entry);

      add_line (self, names, entry->id, entry->start_number, name);
    }
  gtk_drop_down_set_model (self->entry, G_LIST_MODEL (names));
}

static void
about_changed_cb (ZhIncidentWhom *self)
{
  gboolean board = is_at_board (self);

  fill_list (self);
  gtk_widget_set_visible (GTK_WIDGET (self->board), board);
  show_game (self, get_pairing (self));
  gtk_widget_set_visible (self->sides, board);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), !board && get_scope (self) != ZH_INCIDENT_IN_HALL);
  tell (self);
}

static void
set_up_list (ZhIncidentWhom *self)
{
  gtk_drop_down_set_expression (self->entry, gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_drop_down_set_enable_search (self->entry, TRUE);
  zh_named_items_set_up (GTK_WIDGET (self->entry), _ ("Player"));
}

static void
fill_scopes (ZhIncidentWhom *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (int i = 0; zh_incident_scope_words[i] != NULL; i++)
    gtk_string_list_append (labels, zh_incident_scope_get_label ((ZhIncidentScope) i, zh_language_get_screen ()));
  gtk_drop_down_set_model (self->about, G_LIST_MODEL (labels));
  zh_named_items_set_up (GTK_WIDGET (self->about), _ ("What it is about"));
}

static void
zh_incident_whom_dispose (GObject *object)
{
  ZhIncidentWhom *self = ZH_INCIDENT_WHOM (object);

  self->filling = TRUE;
  G_OBJECT_CLASS (zh_incident_whom_parent_class)->dispose (object);
  g_clear_object (&self->session);
  g_clear_pointer (&self->listed, g_array_unref);
}

static void
zh_incident_whom_class_init (ZhIncidentWhomClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_incident_whom_dispose;
  ZH_SIGNAL (class, "changed", 0);
  ZH_TEMPLATE (class, ZhIncidentWhom, "incident-whom", about, board, game_spin, sides, white, black, entry);
  ZH_TEMPLATE_CALLBACKS (class, board_changed_cb, game_changed_cb, side_toggled_cb, tell);
}

static void
zh_incident_whom_init (ZhIncidentWhom *self)
{
  self->listed = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
zh_incident_whom_set_up (ZhIncidentWhom *self,
                         ZhSession      *session,
                         int             board,
                         int             game)
{
  const ZhRound *round = zh_session_get_round (session);

  g_return_if_fail (ZH_IS_INCIDENT_WHOM (self) && self->session == NULL);

  self->session = g_object_ref (session);
  self->game = MAX (game, 0);
  fill_scopes (self);
  set_up_list (self);
  gtk_spin_button_set_range (self->board, 1, round != NULL ? MAX (round->pairings->len, 1) : 1);
  gtk_spin_button_set_value (self->board, MAX (board, 1));
  gtk_drop_down_set_selected (self->about, round != NULL ? 0 : zh_tournament_is_team (zh_session_get_tournament (session)) ? 2
                                                                                                                           : 1);
  show_board (self);
  about_changed_cb (self);
  g_signal_connect_swapped (self->about, "notify::selected", G_CALLBACK (about_changed_cb), self);
  self->filling = FALSE;
}

ZhColour
zh_incident_whom_get_colour (ZhIncidentWhom *self)
{
  g_return_val_if_fail (ZH_IS_INCIDENT_WHOM (self), ZH_COLOUR_NONE);

  if (!is_at_board (self))
    return ZH_COLOUR_NONE;
  if (gtk_toggle_button_get_active (self->white))
    return ZH_COLOUR_WHITE;
  return gtk_toggle_button_get_active (self->black) ? ZH_COLOUR_BLACK : ZH_COLOUR_NONE;
}

/* Of the list: an entry, or a player of a team. 0 for none. */
static gint64
get_listed_id (ZhIncidentWhom *self)
{
  guint selected = gtk_drop_down_get_selected (self->entry);

  if (is_at_board (self) || get_scope (self) == ZH_INCIDENT_IN_HALL || selected == 0 || selected > self->listed->len)
    return 0;
  return g_array_index (self->listed, gint64, selected - 1);
}

static gint64
get_entry_id (ZhIncidentWhom *self)
{
  const ZhMember  *member;
  const ZhPairing *pairing = get_pairing (self);
  ZhColour         colour = zh_incident_whom_get_colour (self);

  if (is_at_board (self))
    return pairing != NULL && colour != ZH_COLOUR_NONE ? pairing->entry[get_side (pairing, self->game, colour)] : 0;
  if (!is_about_member (self))
    return get_listed_id (self);
  member = zh_tournament_find_member (zh_session_get_tournament (self->session), get_listed_id (self));
  return member != NULL ? member->entry_id : 0;
}

const ZhEntry *
zh_incident_whom_get_entry (ZhIncidentWhom *self)
{
  gint64 id;

  g_return_val_if_fail (ZH_IS_INCIDENT_WHOM (self), NULL);

  id = get_entry_id (self);
  return id != 0 ? zh_tournament_find_entry (zh_session_get_tournament (self->session), id) : NULL;
}

gboolean
zh_incident_whom_fill (ZhIncidentWhom  *self,
                       ZhIncidentInput *input)
{
  g_return_val_if_fail (ZH_IS_INCIDENT_WHOM (self), FALSE);

  input->scope = get_scope (self);
  input->round = zh_session_get_round_number (self->session);
  input->board = is_at_board (self) ? gtk_spin_button_get_value_as_int (self->board) : 0;
  input->game = self->game + 1;
  input->entry_id = get_entry_id (self);
  input->member_id = is_about_member (self) ? get_listed_id (self) : 0;
  return input->entry_id != 0 || input->scope == ZH_INCIDENT_IN_HALL;
}

gboolean
zh_incident_whom_choose_colour (ZhIncidentWhom *self,
                                ZhColour        colour)
{
  GtkToggleButton *button;

  g_return_val_if_fail (ZH_IS_INCIDENT_WHOM (self), FALSE);

  button = colour == ZH_COLOUR_BLACK ? self->black : self->white;
  if (!is_at_board (self) || colour == ZH_COLOUR_NONE || !gtk_widget_get_sensitive (GTK_WIDGET (button)))
    return FALSE;
  gtk_toggle_button_set_active (button, TRUE);
  return TRUE;
}

void
zh_incident_whom_ask (ZhIncidentWhom *self)
{
  g_return_if_fail (ZH_IS_INCIDENT_WHOM (self));

  gtk_widget_grab_focus (is_at_board (self) ? GTK_WIDGET (self->white) : GTK_WIDGET (self->entry));
}
