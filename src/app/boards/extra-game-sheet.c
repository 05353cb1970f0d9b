#include "config.h"

#include "extra-game-sheet.h"

#include <glib/gi18n.h>

#include "desk-extra-game.h"
#include "match-heading.h"
#include "ruleset-defaults.h"
#include "teams.h"

/* What stands before the two teams: the lot. */
#define WHITE_BY_LOT 0

typedef struct
{
  ZhSession   *session; /* unowned: the sheet holds it */
  int          round;
  int          board;
  GArray      *ids[2]; /* gint64, of the choices */
  AdwComboRow *player[2];
  AdwComboRow *white;
  AdwEntryRow *control;
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  for (int side = 0; side < 2; side++)
    g_array_unref (form->ids[side]);
  g_free (form);
}

static gint64
get_member (const Form *form,
            int         side)
{
  guint selected = adw_combo_row_get_selected (form->player[side]);

  return selected < form->ids[side]->len ? g_array_index (form->ids[side], gint64, selected) : 0;
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  const Form      *form = data;
  ZhDesk          *desk = zh_session_get_desk (form->session);
  guint            white = adw_combo_row_get_selected (form->white);
  ZhExtraGameInput input = {
    .tournament_id = zh_session_get_tournament_id (form->session),
    .round = form->round,
    .board = form->board,
    .member = { get_member (form, 0), get_member (form, 1) },
    .white = (int) white - 1,
    .seed = white == WHITE_BY_LOT ? zh_desk_draw_seed (desk) : 0,
    .control = zh_form_get_text (form->control),
  };

  return zh_desk_add_extra_game (desk, &input, error);
}

static void
add_side (ZhFormSheet        *sheet,
          Form               *form,
          const ZhTournament *tournament,
          const ZhEntry      *team,
          int                 side)
{
  g_autoptr (GPtrArray) members = zh_tournament_list_members (tournament, team->id);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  form->ids[side] = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (members, i);

      g_array_append_val (form->ids[side], member->id);
      g_ptr_array_add (names, zh_member_format_name (member));
    }
  g_ptr_array_add (names, NULL);
  form->player[side] = zh_form_sheet_add_choice (sheet, team->team_name, (const char *const *) names->pdata, 0);
}

gboolean
zh_extra_game_sheet_may (ZhSession *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *round = zh_session_get_round (session);
  g_autoptr (ZhRuleset) rules = NULL;
  gboolean decided = FALSE;

  if (tournament == NULL || tournament->play != ZH_PLAY_ONLINE || tournament->closed || !zh_tournament_is_team (tournament) || round == NULL ||
      round->state == ZH_ROUND_CLOSED || !zh_session_is_writable (session))
    return FALSE;
  rules = zh_competition_load_ruleset (zh_session_get_competition (session), NULL);
  return rules != NULL && zh_ruleset_get_boolean (rules, "online.tied-match-extra-game", &decided, NULL) && decided;
}

/* The last result of a match takes the cursor to the next one, which is not level yet: the first that waits is meant
 * then. */
static const ZhPairing *
find_match (const ZhTournament *tournament,
            const ZhRound      *round,
            int                 board)
{
  const ZhPairing *asked = round != NULL ? zh_round_find_pairing (round, board) : NULL;

  if (asked != NULL && zh_pairing_waits_for_extra_game (tournament, asked))
    return asked;
  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    if (zh_pairing_waits_for_extra_game (tournament, g_ptr_array_index (round->pairings, i)))
      return g_ptr_array_index (round->pairings, i);
  return asked;
}

ZhFormSheet *
zh_extra_game_sheet_new (GtkWindow *parent,
                         ZhSession *session,
                         int        board)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *round = zh_session_get_round (session);
  const ZhPairing    *pairing = find_match (tournament, round, board);
  const ZhEntry      *teams[2] = { NULL, NULL };
  g_autoptr (ZhMatchHeading) heading = NULL;
  g_autofree char *note = NULL;
  ZhFormSheet     *sheet;
  Form            *form;

  for (int side = 0; side < 2 && pairing != NULL; side++)
    teams[side] = zh_tournament_find_entry (tournament, pairing->entry[side]);
  if (teams[0] == NULL || teams[1] == NULL)
    return NULL;
  heading = zh_match_heading_new (tournament, pairing, zh_language_get_screen ());
  note = g_strdup_printf ("%s, %s", heading->title, heading->score);
  sheet = zh_form_sheet_new (parent, session, _ ("Extra Game"), _ ("_Add It"));
  form = g_new0 (Form, 1);
  form->session = session;
  form->round = round->number;
  form->board = pairing->number;
  for (int side = 0; side < 2; side++)
    add_side (sheet, form, tournament, teams[side], side);
  form->white = zh_form_sheet_add_choice (sheet, _ ("Who has White"), (const char *const[]){ _ ("By lot"), teams[0]->team_name, teams[1]->team_name, NULL }, WHITE_BY_LOT);
  form->control = zh_form_sheet_add_entry (sheet, _ ("Time control of the extra game"), "");
  zh_form_sheet_set_note (sheet, note);
  zh_form_sheet_set_apply (sheet, apply, NULL, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->player[0]));
  return sheet;
}
