#include "config.h"

#include "board-menu.h"

#include <glib/gi18n.h>

#include "entry-acts.h"

static void
append_results (GMenu             *menu,
                const char        *label,
                gboolean           two_one_zero,
                const char *const *codes)
{
  g_autoptr (GMenu) section = g_menu_new ();

  for (const char *const *code = codes; *code != NULL; code++)
    {
      ZhResult         result;
      g_autofree char *text = NULL;
      g_autoptr (GMenuItem) item = NULL;

      g_assert (zh_result_parse (*code, FALSE, &result));
      text = zh_result_format (result, two_one_zero);
      item = g_menu_item_new (text, NULL);
      g_menu_item_set_action_and_target (item, "boards.set-result", "s", *code);
      g_menu_append_item (section, item);
    }
  g_menu_append_submenu (menu, label, G_MENU_MODEL (section));
}

/* For the hand on the mouse what F3 is for the keyboard. */
static void
append_said (GMenu      *menu,
             ZhBoardRow *row,
             gboolean    two_one_zero)
{
  ZhResult         said = zh_board_row_get_said (row);
  g_autofree char *code = zh_result_format_code (said);
  g_autofree char *text = zh_result_format (said, two_one_zero);
  g_autofree char *label = g_strdup_printf (_ ("_Take %s of the Electronic Board"), text);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  g_autoptr (GMenuItem) all = g_menu_item_new (_ ("Take Ever_y Result Offered"), "boards.take-all-said");

  if (!zh_result_is_set (said))
    return;
  g_menu_item_set_action_and_target (item, "boards.set-result", "s", code);
  g_menu_item_set_attribute (item, "accel", "s", "F3");
  g_menu_append_item (menu, item);
  g_menu_item_set_attribute (all, "accel", "s", "<Shift>F3");
  g_menu_append_item (menu, all);
}

/* What can be done with who sits there. */
static void
append_player (GMenu              *menu,
               const ZhTournament *tournament,
               ZhBoardRow         *row,
               ZhColour            colour)
{
  const ZhBoardSide *side = zh_board_row_get_side (row, colour);
  g_autoptr (GMenuModel) acts = zh_entry_acts_make_menu (tournament, side->entry_id);

  if (g_menu_model_get_n_items (acts) > 0)
    g_menu_append_submenu (menu, side->name, acts);
}

/* Who plays whom and with which colour: a menu of its own, or the whole is longer than a small screen is high. */
static void
append_pairing (GMenu              *menu,
                const ZhTournament *tournament)
{
  g_autoptr (GMenu) pairing = g_menu_new ();

  g_menu_append (pairing, _ ("_Swap Colours"), "boards.swap-colours");
  g_menu_append (pairing, _ ("Swap _White With…"), "boards.swap-player::white");
  g_menu_append (pairing, _ ("Swap _Black With…"), "boards.swap-player::black");
  g_menu_append (pairing, _ ("Edit Pairings by _Hand…"), "win.edit-round");
  if (tournament->system == ZH_SYSTEM_KNOCKOUT)
    g_menu_append (pairing, _ ("Add a Decidi_ng Game"), "win.add-deciding-game");
  if (zh_tournament_is_team (tournament))
    g_menu_append (pairing, _ ("Line-_ups of the Match…"), "win.lineups");
  g_menu_append_submenu (menu, _ ("P_airing"), G_MENU_MODEL (pairing));
}

GMenuModel *
zh_board_menu_new (const ZhTournament *tournament,
                   ZhBoardRow         *row)
{
  gboolean two_one_zero = zh_tournament_is_two_one_zero (tournament);
  GMenu   *menu = g_menu_new ();
  g_autoptr (GMenu) results = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();
  g_autoptr (GMenu) players = g_menu_new ();
  g_autoptr (GMenu) adjournment = g_menu_new ();

  append_said (results, row, two_one_zero);
  append_results (results, _ ("_Result"), two_one_zero, (const char *const[]){ "1-0", "=-=", "0-1", NULL });
  append_results (results, _ ("_Forfeit"), two_one_zero, (const char *const[]){ "+--", "--+", "---", NULL });
  append_results (results, _ ("_Unusual Result"), two_one_zero, (const char *const[]){ "=-0", "0-=", "0-0", "adj", NULL });
  append_results (results, _ ("_Played, Not Rated"), two_one_zero, (const char *const[]){ "1-0u", "=-=u", "0-1u", NULL });
  g_menu_append_section (menu, NULL, G_MENU_MODEL (results));
  g_menu_append (others, _ ("_Clear the Result"), "boards.set-result::clear");
  append_pairing (others, tournament);
  g_menu_append (others, _ ("Record an _Incident…"), "win.record-incident");
  g_menu_append (others, _ ("Cloc_ks…"), "win.clocks");
  if (tournament->play == ZH_PLAY_ONLINE)
    {
      g_menu_append (others, _ ("Lost C_onnection…"), "win.lost-connection");
      g_menu_append (others, _ ("Send to Be C_hecked…"), "win.send-screening");
      if (zh_tournament_is_team (tournament))
        g_menu_append (others, _ ("E_xtra Game…"), "win.add-extra-game");
    }
  if (tournament->play == ZH_PLAY_CORRESPONDENCE)
    {
      g_menu_append (others, _ ("Le_tters of the Game…"), "win.letters");
      g_menu_append (others, _ ("Games by Co_rrespondence…"), "win.post-games");
    }
  g_menu_append (others, _ ("_Late Boards…"), "win.late-boards");
  g_menu_append (others, _ ("Take In a _Protest…"), "win.record-protest");
  g_menu_append (others, _ ("_Game Desk"), "win.game-desk");
  g_menu_append (adjournment, _ ("_Adjourn the Game…"), "win.adjourn-game");
  g_menu_append (adjournment, _ ("_Open the Envelope…"), "win.resume-game");
  g_menu_append_submenu (others, _ ("A_djournment"), G_MENU_MODEL (adjournment));
  g_menu_append (others, _ ("Card of the _Board"), "boards.card");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  append_player (players, tournament, row, ZH_COLOUR_WHITE);
  append_player (players, tournament, row, ZH_COLOUR_BLACK);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (players));
  return G_MENU_MODEL (menu);
}
