#include "config.h"

#include "incident-sheet.h"

#include <glib/gi18n.h>

#include "desk-incidents.h"
#include "feedback.h"
#include "game-desk-window.h"
#include "incident-answer.h"
#include "incident-choice.h"
#include "incident-decision.h"
#include "incident-details.h"
#include "incident-whom.h"
#include "message-label.h"
#include "ruleset-defaults.h"

struct _ZhIncidentSheet
{
  AdwWindow parent_instance;

  ZhSession *session;
  ZhRuleset *rules;    /* NULL when it could not be loaded */
  gboolean   is_ruled; /* whether the question has an answer */

  GtkLabel             *message;
  ZhIncidentWhom       *whom;
  GtkCheckButton       *supervised;
  ZhIncidentChoice     *choice;
  ZhIncidentDetails    *details;
  ZhIncidentAnswerView *answer_view;
  ZhIncidentDecision   *decision_part;
};

G_DEFINE_FINAL_TYPE (ZhIncidentSheet, zh_incident_sheet, ADW_TYPE_WINDOW)

/* What the sheet says; @facts must outlive it. @problem is the first thing that is missing. */
static ZhIncidentInput
make_input (ZhIncidentSheet *self,
            GPtrArray       *facts,
            const char     **problem)
{
  ZhIncidentInput input = {
    .tournament_id = zh_session_get_tournament_id (self->session),
    .incident = zh_incident_choice_get (self->choice),
    .supervised = gtk_check_button_get_active (self->supervised),
    .facts = (const char *const *) facts->pdata,
  };
  const char *ignored = NULL;

  *problem = NULL;
  if (!zh_incident_decision_fill (self->decision_part, &input, problem))
    zh_incident_details_fill (self->details, &input, &ignored);
  else
    zh_incident_details_fill (self->details, &input, problem);
  if (!zh_incident_whom_fill (self->whom, &input) && *problem == NULL)
    *problem = _ ("Say whom it is about: 1 White, 2 Black, or choose from the list");
  return input;
}

/* Before it is said who: the answer holds for either side, so it is asked for one of them. */
static ZhIncidentInput
make_question (ZhIncidentSheet *self,
               GPtrArray       *facts)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  const char         *problem;
  ZhIncidentInput     input = make_input (self, facts, &problem);
  const ZhRound      *round = zh_session_get_round (self->session);
  const ZhPairing    *pairing = round != NULL && input.board > 0 ? zh_round_find_pairing (round, input.board) : NULL;

  if (input.entry_id == 0 && input.scope == ZH_INCIDENT_OF_PLAYER && zh_tournament_is_team (tournament))
    input.scope = ZH_INCIDENT_OF_TEAM;
  if (input.entry_id == 0 && pairing != NULL)
    input.entry_id = pairing->entry[0];
  else if (input.entry_id == 0 && input.scope != ZH_INCIDENT_IN_HALL && tournament->entries->len > 0)
    input.entry_id = ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id;
  return input;
}

static int
choose_seconds (const ZhIncidentAnswer *answer,
                const char             *key,
                int                     given)
{
  int seconds = 0;

  if (given != ZH_INCIDENT_TIME_AS_RULED)
    return given;
  zh_incident_answer_get_seconds (answer, key, &seconds);
  return seconds;
}

static void
show_clocks (ZhIncidentSheet        *self,
             const ZhIncidentInput  *input,
             const ZhIncidentAnswer *answer)
{
  const int unknown[] = { -1, -1 };
  int       offender = answer != NULL ? choose_seconds (answer, "offender_time", input->offender_time) : 0;
  int       opponent = answer != NULL ? choose_seconds (answer, "opponent_time", input->opponent_time) : 0;

  zh_incident_answer_view_show_clocks (self->answer_view, zh_incident_whom_get_colour (self->whom),
                                       input->clocks != NULL ? input->clocks : unknown, offender, opponent);
}

/* What the expulsion of the one chosen would do, or the removal of a team for too few players. */
static char *
dup_effect (ZhIncidentSheet       *self,
            const ZhIncidentInput *input,
            ZhSanction             sanction)
{
  const ZhEntry *entry = zh_incident_whom_get_entry (self->whom);

  if (entry == NULL)
    return NULL;
  if (entry->person == NULL && input->scope != ZH_INCIDENT_OF_TEAM)
    return g_strdup (_ ("His team plays on without him, and his open games are lost by forfeit"));
  if (self->rules == NULL)
    return NULL;
  return zh_incident_dup_expulsion_effect (zh_session_get_tournament (self->session), entry, sanction, self->rules,
                                           zh_language_get_screen ());
}

static void
update_answer (ZhIncidentSheet *self)
{
  g_autoptr (GPtrArray) facts = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhIncidentAnswer) answer = NULL;
  g_autofree char *effect = NULL;
  g_autofree char *removal = NULL;
  ZhIncidentCounts counts = { 0 };
  ZhIncidentInput  input;

  if (self->session == NULL)
    return;
  facts = zh_incident_answer_view_list_facts (self->answer_view);
  input = make_question (self, facts);
  zh_message_label_show (self->message, "");
  if (input.incident != NULL)
    answer = zh_desk_ask_incident (zh_session_get_competition (self->session), &input, &counts, &error);
  self->is_ruled = answer != NULL;
  effect = dup_effect (self, &input, ZH_SANCTION_NOT_SAID);
  removal = dup_effect (self, &input, ZH_SANCTION_TEAM_REMOVAL);
  zh_incident_answer_view_show (self->answer_view, answer, &counts, error != NULL ? error->message : "");
  show_clocks (self, &input, answer);
  zh_incident_decision_show (self->decision_part, answer, effect, removal);
}

/* What is decided changes the clocks to set, and nothing of what the rules say. */
static void
decision_changed_cb (ZhIncidentSheet *self)
{
  g_autoptr (GPtrArray) facts = zh_incident_answer_view_list_facts (self->answer_view);
  ZhIncidentInput input = make_question (self, facts);
  g_autoptr (ZhIncidentAnswer) answer = NULL;

  if (input.incident != NULL)
    answer = zh_desk_ask_incident (zh_session_get_competition (self->session), &input, NULL, NULL);
  show_clocks (self, &input, answer);
}

static void
incident_changed_cb (ZhIncidentSheet *self)
{
  if (self->session == NULL)
    return;
  zh_incident_answer_view_clear_facts (self->answer_view);
  update_answer (self);
}

static void
digit_cb (ZhIncidentSheet *self,
          int              digit)
{
  if (!zh_incident_whom_choose_colour (self->whom, digit == 1 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
accept_action (GtkWidget *widget)
{
  ZhIncidentSheet *self = ZH_INCIDENT_SHEET (widget);
  g_autoptr (GPtrArray) facts = zh_incident_answer_view_list_facts (self->answer_view);
  const char     *problem = NULL;
  ZhIncidentInput input = make_input (self, facts, &problem);
  g_autoptr (GError) error = NULL;
  ZhChange  *change;
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (!self->is_ruled || problem != NULL)
    {
      zh_message_label_show (self->message, self->is_ruled ? problem : _ ("Choose what happened first"));
      if (self->is_ruled && !zh_incident_whom_fill (self->whom, &input))
        zh_incident_whom_ask (self->whom);
      return;
    }
  change = zh_desk_rule_incident (zh_session_get_desk (self->session), &input, &error);
  if (change == NULL)
    {
      zh_message_label_show (self->message, error->message);
      return;
    }
  zh_feedback_act (GTK_WIDGET (parent), self->session, change, _ ("The incident was not recorded"), NULL);
  gtk_window_close (GTK_WINDOW (self));
}

/* The facts that the board has answered; what stays unknown is left to the arbiter. */
static void
verdict_used_cb (ZhIncidentSheet *self,
                 ZhGameDesk      *desk)
{
  static const char *const facts[] = { "player-cannot-mate", "opponent-cannot-mate" };
  ZhChessSide              player = zh_incident_whom_get_colour (self->whom) == ZH_COLOUR_BLACK ? ZH_CHESS_BLACK : ZH_CHESS_WHITE;
  g_autofree char         *note = zh_game_desk_dup_note (desk, 1 - player);
  ZhMateAnswer             answer;

  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++)
    if (zh_game_desk_get_mate (desk, i == 0 ? player : 1 - player, &answer) && answer != ZH_MATE_UNKNOWN)
      zh_incident_answer_view_set_fact (self->answer_view, facts[i], answer == ZH_MATE_IMPOSSIBLE);
  zh_incident_answer_view_set_fact (self->answer_view, "mates", zh_game_desk_is_mate (desk));
  zh_incident_details_add_note (self->details, note);
}

/* Whose mate is in question follows from whom it is about: that is said first. */
static void
game_desk_action (GtkWidget *widget)
{
  ZhIncidentSheet  *self = ZH_INCIDENT_SHEET (widget);
  ZhIncidentInput   input = { 0 };
  ZhGameDeskWindow *window;

  if (!zh_incident_whom_fill (self->whom, &input))
    {
      zh_message_label_show (self->message, _ ("Say whom it is about: 1 White, 2 Black, or choose from the list"));
      zh_incident_whom_ask (self->whom);
      return;
    }
  window = zh_game_desk_window_new (GTK_WINDOW (self), self->session, input.board > 0 ? input.round : 0, input.board, input.game - 1);
  g_signal_connect_object (window, "verdict-used", G_CALLBACK (verdict_used_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
zh_incident_sheet_class_init (ZhIncidentSheetClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_DISPOSES (class, ZhIncidentSheet, g_object_unref, session);
  ZH_DISPOSES (class, ZhIncidentSheet, zh_ruleset_unref, rules);
  ZH_NEEDS_TYPES (ZH_TYPE_INCIDENT_WHOM, ZH_TYPE_INCIDENT_CHOICE, ZH_TYPE_INCIDENT_DETAILS,
                  ZH_TYPE_INCIDENT_ANSWER_VIEW, ZH_TYPE_INCIDENT_DECISION);
  ZH_TEMPLATE (class, ZhIncidentSheet, "incident-sheet", message, whom, supervised,
               choice, details, answer_view, decision_part);
  ZH_ACTION (class, "sheet.accept", accept_action);
  ZH_ACTION (class, "sheet.game-desk", game_desk_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F7, 0, "sheet.game-desk", NULL);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), "sheet.accept");
}

static void
zh_incident_sheet_init (ZhIncidentSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
connect_parts (ZhIncidentSheet *self)
{
  g_signal_connect_object (self->whom, "changed", G_CALLBACK (update_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->supervised, "toggled", G_CALLBACK (update_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choice, "changed", G_CALLBACK (incident_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choice, "digit", G_CALLBACK (digit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->details, "changed", G_CALLBACK (decision_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->answer_view, "fact-changed", G_CALLBACK (update_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->decision_part, "changed", G_CALLBACK (decision_changed_cb), self, G_CONNECT_SWAPPED);
}

ZhIncidentSheet *
zh_incident_sheet_new (GtkWindow *parent,
                       ZhSession *session,
                       int        board,
                       int        game)
{
  ZhIncidentSheet    *self = g_object_new (ZH_TYPE_INCIDENT_SHEET, "transient-for", parent, NULL);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  g_autoptr (GError) error = NULL;

  g_assert (tournament != NULL);

  self->session = g_object_ref (session);
  self->rules = zh_competition_load_ruleset (zh_session_get_competition (session), &error);
  gtk_widget_set_visible (GTK_WIDGET (self->supervised), zh_time_class_is_fast (tournament->time_class));
  zh_incident_whom_set_up (self->whom, session, board, game);
  connect_parts (self);
  zh_incident_choice_set_up (self->choice, self->rules, zh_tournament_get_discipline (tournament));
  if (error != NULL)
    zh_message_label_show (self->message, error->message);
  zh_incident_choice_ask (self->choice);
  return self;
}
