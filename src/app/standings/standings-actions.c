#include "config.h"

#include "standings-actions.h"

#include <glib/gi18n.h>

#include "desk-standings.h"
#include "event-groups.h"
#include "feedback.h"
#include "outside-reading.h"
#include "file-asking.h"
#include "group-editor.h"
#include "hand-order-editor.h"
#include "plan-dialog.h"
#include "prize-editor.h"
#include "ruleset-defaults.h"
#include "team-editor.h"
#include "tiebreak-editor.h"

/* What the acts are about; kept on the page. */
typedef struct
{
  const ZhStandings *standings;
  int                row;
} Selected;

#define SELECTED_KEY "zh-selected-standing"

static ZhDesk *
get_desk (ZhPage *page)
{
  return zh_session_get_desk (zh_page_get_session (page));
}

static const ZhTournament *
get_tournament (ZhPage *page)
{
  return zh_session_get_tournament (zh_page_get_session (page));
}

/* A dialog saves: the act is told by a toast of the window, its fault by the dialog. */
static gboolean
finish (ZhPage   *page,
        ZhChange *change)
{
  return change != NULL && zh_feedback_act (GTK_WIDGET (page), zh_page_get_session (page), change, "", NULL);
}

static void
show_dialog (ZhPage     *page,
             const char *title,
             GtkWidget  *editor,
             ZhPlanSave  save)
{
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));

  gtk_window_present (GTK_WINDOW (zh_plan_dialog_new (parent, title, editor, save, page)));
}

/* Tie-breaks */

static gboolean
save_tiebreaks (GtkWidget *editor,
                gpointer   page,
                GError   **error)
{
  g_auto (GStrv) codes = zh_tiebreak_editor_dup_codes (ZH_TIEBREAK_EDITOR (editor));

  return finish (page, zh_desk_set_tiebreaks (get_desk (page), get_tournament (page)->id, (const char *const *) codes,
                                              zh_tiebreak_editor_get_reason (ZH_TIEBREAK_EDITOR (editor)), error));
}

static void
edit_tiebreaks_action (gpointer page)
{
  const ZhTournament *tournament = get_tournament (page);
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_session_get_competition (zh_page_get_session (page)), NULL);

  show_dialog (page, _ ("Order of Tie-Breaks"), zh_tiebreak_editor_new (tournament, ruleset, zh_desk_tiebreaks_need_reason (tournament)),
               save_tiebreaks);
}

static void
draw_lots_action (gpointer page)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_draw_tie_lots (get_desk (page), get_tournament (page)->id, zh_desk_choose_lot_seed (get_desk (page), get_tournament (page)->id), &error);

  zh_feedback_act (page, zh_page_get_session (page), change, _ ("The lots were not drawn"), error);
}

static gboolean
save_order (GtkWidget *editor,
            gpointer   page,
            GError   **error)
{
  g_autoptr (GArray) ids = zh_hand_order_editor_list_entries (ZH_HAND_ORDER_EDITOR (editor));

  return finish (page, zh_desk_set_manual_order (get_desk (page), get_tournament (page)->id, (const gint64 *) ids->data, ids->len,
                                                 zh_hand_order_editor_get_reason (ZH_HAND_ORDER_EDITOR (editor)), error));
}

static void
order_by_hand_action (gpointer page)
{
  const Selected *selected = g_object_get_data (page, SELECTED_KEY);

  if (selected == NULL || selected->standings == NULL || selected->row < 0)
    zh_feedback_toast (page, _ ("Choose one of those who are level in the table of places first"), NULL, NULL);
  else
    show_dialog (page, _ ("Order by Hand"), zh_hand_order_editor_new (selected->standings, selected->row), save_order);
}

/* Groups and teams */

static gboolean
save_groups (GtkWidget *editor,
             gpointer   page,
             GError   **error)
{
  g_autoptr (GPtrArray) groups = zh_group_editor_dup_groups (ZH_GROUP_EDITOR (editor), error);

  return groups != NULL && finish (page, zh_desk_set_groups (get_desk (page), get_tournament (page)->id, groups, error));
}

static void
edit_groups_action (gpointer page)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) groups = zh_group_list_parse (zh_tournament_get_option (get_tournament (page), ZH_OPTION_GROUPS), &error);

  if (groups == NULL)
    zh_feedback_error (page, _ ("The groups cannot be shown"), error);
  else
    show_dialog (page, _ ("Own Groups of the Event"), zh_group_editor_new (groups), save_groups);
}

static gboolean
save_teams (GtkWidget *editor,
            gpointer   page,
            GError   **error)
{
  ZhTeamEditor *teams = ZH_TEAM_EDITOR (editor);
  g_autoptr (ZhTeamPlan) plan = zh_team_editor_get_counts (teams) ? zh_team_editor_dup_plan (teams, error) : NULL;

  if (plan == NULL && zh_team_editor_get_counts (teams))
    return FALSE;
  return finish (page, zh_desk_set_team_places (get_desk (page), get_tournament (page)->id, plan, error));
}

static void
edit_teams_action (gpointer page)
{
  const char *text = zh_tournament_get_option (get_tournament (page), ZH_OPTION_TEAMS);
  g_autoptr (ZhTeamPlan) plan = text != NULL ? zh_team_plan_parse (text, NULL) : NULL;
  int year = zh_session_get_competition (zh_page_get_session (page))->start.year;

  show_dialog (page, _ ("Places of Teams"), zh_team_editor_new (plan, year), save_teams);
}

/* Prizes */

static gboolean
save_prizes (GtkWidget *editor,
             gpointer   page,
             GError   **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_editor_dup_plan (ZH_PRIZE_EDITOR (editor), error);

  return plan != NULL && finish (page, zh_desk_set_prizes (get_desk (page), get_tournament (page)->id, plan, error));
}

static void
append_groups (GPtrArray           *offered,
               ZhGrouping           grouping,
               const ZhCompetition *competition,
               const ZhTournament  *tournament)
{
  g_autoptr (GPtrArray) groups = zh_grouping_list (grouping, competition, tournament, NULL, zh_language_get_screen (), NULL);

  for (guint i = 0; groups != NULL && i < groups->len; i++)
    {
      const ZhNamedGroup *named = g_ptr_array_index (groups, i);
      g_autofree char    *text = zh_group_to_text (named->group);

      zh_group_list_add (offered, named->title, zh_group_parse (text, NULL));
    }
}

static void
edit_prizes_action (gpointer page)
{
  const ZhCompetition *competition = zh_session_get_competition (zh_page_get_session (page));
  const ZhTournament  *tournament = get_tournament (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (zh_tournament_get_option (tournament, ZH_OPTION_PRIZES), &error);
  g_autoptr (GPtrArray) offered = zh_group_list_new ();

  append_groups (offered, ZH_GROUPING_SEX, competition, tournament);
  append_groups (offered, ZH_GROUPING_OWN, competition, tournament);
  append_groups (offered, ZH_GROUPING_REGION, competition, tournament);
  if (plan == NULL)
    zh_feedback_error (page, _ ("The prizes cannot be shown"), error);
  else
    show_dialog (page, _ ("Prizes"), zh_prize_editor_new (plan, offered), save_prizes);
}

/* Norms */

static void
norms_read_cb (GtkWidget  *widget,
               const char *text)
{
  ZhPage *page = ZH_PAGE (widget);
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_norms (get_desk (page), get_tournament (page)->id, text, &error);

  zh_feedback_act (widget, zh_page_get_session (page), change, _ ("The table of norms was not loaded"), error);
}

static void
norms_chosen_cb (ZhPage *page,
                 GFile  *file)
{
  zh_outside_reading_start (GTK_WIDGET (page), file, _ ("The table of norms was not loaded"), norms_read_cb);
}

static void
load_norms_action (gpointer page)
{
  zh_file_asking_show (page, _ ("A Table of Norms"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Load"), NULL, G_CALLBACK (norms_chosen_cb));
}

static void
remove_norms_action (gpointer page)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_norms (get_desk (page), get_tournament (page)->id, NULL, &error);

  zh_feedback_act (page, zh_page_get_session (page), change, _ ("The table of norms was not taken away"), error);
}

GActionMap *
zh_standings_actions_insert (ZhPage *page)
{
  static const ZhMapAction entries[] = {
    { "edit-tie-breaks", G_CALLBACK (edit_tiebreaks_action) },
    { "draw-lots", G_CALLBACK (draw_lots_action) },
    { "order-by-hand", G_CALLBACK (order_by_hand_action) },
    { "edit-groups", G_CALLBACK (edit_groups_action) },
    { "edit-teams", G_CALLBACK (edit_teams_action) },
    { "edit-prizes", G_CALLBACK (edit_prizes_action) },
    { "load-norms", G_CALLBACK (load_norms_action) },
    { "remove-norms", G_CALLBACK (remove_norms_action) },
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  zh_action_map_add (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), page);
  gtk_widget_insert_action_group (GTK_WIDGET (page), "standings", G_ACTION_GROUP (actions));
  return G_ACTION_MAP (actions); /* the page keeps it alive */
}

void
zh_standings_actions_set_selected (ZhPage            *page,
                                   const ZhStandings *standings,
                                   int                row)
{
  Selected *selected = g_object_get_data (G_OBJECT (page), SELECTED_KEY);

  if (selected == NULL)
    {
      selected = g_new0 (Selected, 1);
      g_object_set_data_full (G_OBJECT (page), SELECTED_KEY, selected, g_free);
    }
  selected->standings = standings;
  selected->row = row;
}
