/* Adjourned games: "adjourn FILE" lists them or records an envelope, "resume FILE" its opening. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "clock-setting.h"
#include "competition-commands.h"
#include "desk-adjournment.h"
#include "game-place.h"

/* The options of both. */
typedef struct
{
  int   round;
  int   board;
  int   game;
  int   move;
  char *position;
  char *times;
  char *sealed_by;
  char *draw_offer;
  char *at;
  char *resume_at;
  char *place;
  char *note;
  char *sealed_move;
  char *present;
  char *ended;
} Options;

static void
clear_options (Options *self)
{
  g_free (self->position);
  g_free (self->times);
  g_free (self->sealed_by);
  g_free (self->draw_offer);
  g_free (self->at);
  g_free (self->resume_at);
  g_free (self->place);
  g_free (self->note);
  g_free (self->sealed_move);
  g_free (self->present);
  g_free (self->ended);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* "white", "black" or nothing. */
static gboolean
parse_side (const char *option,
            const char *text,
            int        *side,
            GError    **error)
{
  *side = -1;
  if (text == NULL)
    return TRUE;
  if (strcmp (text, "white") != 0 && strcmp (text, "black") != 0)
    {
      zh_ctl_fail_usage (error, _ ("%1$s: “%2$s” is no side; write white or black"), option, text);
      return FALSE;
    }
  *side = strcmp (text, "black") == 0 ? 1 : 0;
  return TRUE;
}

static ZhDesk *
open_for (const ZhCtlTarget   *target,
          const ZhTournament **tournament,
          GError             **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);

  *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  return *tournament != NULL ? g_steal_pointer (&desk) : NULL;
}

/* What is written down of the game; NULL where nothing is. */
static const ZhAdjournment *
find_written (ZhDesk             *desk,
              const ZhTournament *tournament,
              const Options      *given)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (desk);
  ZhGamePlace          place;

  if (!zh_competition_find_game (competition, tournament->id, given->round, given->board, given->game, &place, NULL))
    return NULL;
  return zh_competition_find_adjournment (competition, place.game->id);
}

static const char *
choose (const char *given,
        const char *written)
{
  return given != NULL ? given : written;
}

/* An envelope that is sealed is corrected: an option left out changes nothing. */
static void
keep_envelope (const ZhAdjournment *written,
               const Options       *given,
               ZhAdjournmentInput  *input)
{
  if (given->position == NULL && given->move == 0)
    input->move_number = written->move_number;
  input->position = choose (given->position, written->position);
  if (given->times == NULL)
    memcpy (input->time_used, written->time_used, sizeof input->time_used);
  if (given->draw_offer == NULL)
    input->draw_offer = written->draw_offer;
  input->adjourned_at = choose (given->at, written->adjourned_at);
  input->resume_at = choose (given->resume_at, written->resume_at);
  input->resume_place = choose (given->place, written->resume_place);
  input->note = choose (given->note, written->note);
}

static ZhCtlExit
adjourn (const ZhCtlTarget *target,
         const Options     *given,
         GError           **error)
{
  ZhAdjournmentInput input = {
    .round = given->round,
    .board = given->board,
    .game = given->game,
    .position = given->position,
    .time_used = { ZH_TIME_UNKNOWN, ZH_TIME_UNKNOWN },
    .move_number = given->move,
    .adjourned_at = given->at,
    .resume_at = given->resume_at,
    .resume_place = given->place,
    .note = given->note,
  };
  const ZhTournament  *tournament = NULL;
  const ZhAdjournment *written;
  g_autoptr (ZhDesk) desk = NULL;

  if (!parse_side ("--sealed-by", given->sealed_by, &input.sealed_by, error) ||
      !parse_side ("--draw-offer", given->draw_offer, &input.draw_offer, error) ||
      (given->times != NULL && !zh_ctl_parse_clocks ("--times", given->times, input.time_used, error)))
    return ZH_CTL_USAGE;
  desk = open_for (target, &tournament, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  input.tournament_id = tournament->id;
  written = find_written (desk, tournament, given);
  if (written != NULL && *written->opened_at == '\0' && *written->sealed_move == '\0')
    keep_envelope (written, given, &input);
  return zh_ctl_finish (target, desk, zh_desk_adjourn_game (desk, &input, error), error);
}

static char *
format_time (int seconds)
{
  return seconds == ZH_TIME_UNKNOWN ? g_strdup ("?") : zh_clock_reading_format (seconds);
}

static void
print_json (const ZhAdjournment *adjournment,
            const ZhGamePlace   *place)
{
  static const char *const sides[] = { "", "white", "black" };
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_string_member (object, "tournament", place->tournament->name);
  json_object_set_int_member (object, "round", place->round->number);
  json_object_set_int_member (object, "board", place->pairing->number);
  json_object_set_int_member (object, "game", place->index + 1);
  json_object_set_string_member (object, "position", adjournment->position);
  json_object_set_int_member (object, "white_time", adjournment->time_used[0]);
  json_object_set_int_member (object, "black_time", adjournment->time_used[1]);
  json_object_set_string_member (object, "sealed_by", sides[adjournment->sealed_by + 1]);
  json_object_set_int_member (object, "move_number", adjournment->move_number);
  json_object_set_string_member (object, "draw_offer", sides[adjournment->draw_offer + 1]);
  json_object_set_string_member (object, "adjourned_at", adjournment->adjourned_at);
  json_object_set_string_member (object, "resume_at", adjournment->resume_at);
  json_object_set_string_member (object, "resume_place", adjournment->resume_place);
  json_object_set_string_member (object, "note", adjournment->note);
  json_object_set_string_member (object, "opened_at", adjournment->opened_at);
  json_object_set_string_member (object, "sealed_move", adjournment->sealed_move);
  json_object_set_int_member (object, "present", adjournment->present);
  json_object_set_string_member (object, "ended_at", adjournment->ended_at);
  zh_ctl_print_json (object);
}

static void
print_adjournment (const ZhCtlTarget   *target,
                   const ZhAdjournment *adjournment,
                   const ZhGamePlace   *place)
{
  g_autofree char *white_time = format_time (adjournment->time_used[0]);
  g_autofree char *black_time = format_time (adjournment->time_used[1]);

  if (target->json)
    print_json (adjournment, place);
  else
    g_print ("%d.%d\t%s\t%s-%s\t%d%s\t%s\t%s\n", place->round->number, place->pairing->number, adjournment->position, white_time,
             black_time, adjournment->move_number, adjournment->sealed_by == 1 ? "..." : ".", adjournment->sealed_move,
             adjournment->resume_at);
}

static ZhCtlExit
list_adjournments (const ZhCtlTarget *target,
                   GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament  *tournament = NULL;
  const ZhCompetition *competition;

  if (desk == NULL)
    return ZH_CTL_FILE;
  if (target->tournament != NULL && (tournament = zh_ctl_target_choose (target, desk, error)) == NULL)
    return ZH_CTL_USAGE;
  competition = zh_desk_get_snapshot (desk);
  for (guint i = 0; i < competition->adjournments->len; i++)
    {
      const ZhAdjournment *adjournment = g_ptr_array_index (competition->adjournments, i);
      ZhGamePlace          place;

      if (zh_competition_find_game_by_id (competition, adjournment->game_id, &place) && (tournament == NULL || place.tournament == tournament))
        print_adjournment (target, adjournment, &place);
    }
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_adjourn (int      n_arguments,
             char   **arguments,
             GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (Options) given = { 0 };
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &given.round, NULL, NULL },
    { "board", 'b', 0, G_OPTION_ARG_INT, &given.board, NULL, NULL },
    { "game", 'g', 0, G_OPTION_ARG_INT, &given.game, NULL, NULL },
    { "position", 0, 0, G_OPTION_ARG_STRING, &given.position, NULL, NULL },
    { "times", 0, 0, G_OPTION_ARG_STRING, &given.times, NULL, NULL },
    { "sealed-by", 0, 0, G_OPTION_ARG_STRING, &given.sealed_by, NULL, NULL },
    { "move", 0, 0, G_OPTION_ARG_INT, &given.move, NULL, NULL },
    { "draw-offer", 0, 0, G_OPTION_ARG_STRING, &given.draw_offer, NULL, NULL },
    { "at", 0, 0, G_OPTION_ARG_STRING, &given.at, NULL, NULL },
    { "resume-at", 0, 0, G_OPTION_ARG_STRING, &given.resume_at, NULL, NULL },
    { "place", 0, 0, G_OPTION_ARG_STRING, &given.place, NULL, NULL },
    { "note", 0, 0, G_OPTION_ARG_STRING, &given.note, NULL, NULL },
    { NULL },
  };

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  if (given.round == 0 && given.board == 0)
    return list_adjournments (&target, error);
  if (given.round < 1 || given.board < 1 || given.game < 0)
    return zh_ctl_fail_usage (error, _ ("Name round and board: --round R --board B"));
  return adjourn (&target, &given, error);
}

/* Says of a faulty sealed move what is wrong with it; it is recorded all the same (18.8). */
static void
warn_of_fault (ZhDesk             *desk,
               const ZhTournament *tournament,
               const Options      *given)
{
  const ZhAdjournment *adjournment = find_written (desk, tournament, given);
  g_autoptr (GError) fault = NULL;
  g_autofree char *move = NULL;

  if (adjournment == NULL)
    return;
  move = zh_adjournment_check_move (adjournment, tournament->sport, given->sealed_move, NULL, &fault);
  if (move == NULL)
    g_printerr (_ ("The sealed move is faulty: %s. Rule on it as the incident sealed-move-fault\n"), fault->message);
}

/* An envelope that was opened is corrected. */
static void
keep_resumption (const ZhAdjournment *written,
                 const Options       *given,
                 ZhResumptionInput   *input)
{
  input->opened_at = choose (given->at, written->opened_at);
  input->sealed_move = choose (given->sealed_move, written->sealed_move);
  input->ended_at = choose (given->ended, written->ended_at);
  if (given->present == NULL)
    input->present = written->present;
}

/* Both, where nothing is said. */
static gboolean
parse_present (const char *text,
               int        *present,
               GError    **error)
{
  static const char *const words[] = { "nobody", "white", "black", "both" };

  *present = 3;
  if (text == NULL)
    return TRUE;
  for (int i = 0; i < (int) G_N_ELEMENTS (words); i++)
    if (strcmp (text, words[i]) == 0)
      {
        *present = i;
        return TRUE;
      }
  zh_ctl_fail_usage (error, _ ("--present: “%s” is none; write white, black, both or nobody"), text);
  return FALSE;
}

static ZhCtlExit
run_resume (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (Options) given = { 0 };
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &given.round, NULL, NULL },
    { "board", 'b', 0, G_OPTION_ARG_INT, &given.board, NULL, NULL },
    { "game", 'g', 0, G_OPTION_ARG_INT, &given.game, NULL, NULL },
    { "sealed-move", 0, 0, G_OPTION_ARG_STRING, &given.sealed_move, NULL, NULL },
    { "present", 0, 0, G_OPTION_ARG_STRING, &given.present, NULL, NULL },
    { "at", 0, 0, G_OPTION_ARG_STRING, &given.at, NULL, NULL },
    { "ended", 0, 0, G_OPTION_ARG_STRING, &given.ended, NULL, NULL },
    { "note", 0, 0, G_OPTION_ARG_STRING, &given.note, NULL, NULL },
    { NULL },
  };
  ZhResumptionInput    input = { 0 };
  const ZhTournament  *tournament = NULL;
  const ZhAdjournment *written;
  g_autoptr (ZhDesk) desk = NULL;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  if (given.round < 1 || given.board < 1 || given.game < 0)
    return zh_ctl_fail_usage (error, _ ("Name round and board: --round R --board B"));
  input = (ZhResumptionInput){ 0, given.round, given.board, given.game, given.at, given.sealed_move, 3, given.ended, given.note };
  if (!parse_present (given.present, &input.present, error))
    return ZH_CTL_USAGE;
  desk = open_for (&target, &tournament, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  input.tournament_id = tournament->id;
  written = find_written (desk, tournament, &given);
  if (written != NULL && *written->sealed_move != '\0')
    keep_resumption (written, &given, &input);
  if (given.sealed_move != NULL)
    warn_of_fault (desk, tournament, &given);
  return zh_ctl_finish (&target, desk, zh_desk_resume_game (desk, &input, error), error);
}

extern const ZhCtlCommand zh_ctl_adjournment_commands[];

const ZhCtlCommand zh_ctl_adjournment_commands[] = {
  { "adjourn", "",
    "FILE [--round R --board B] [--game G] [--tournament T] [--position FEN] [--times W-B] [--sealed-by white|black] [--move N] [--draw-offer white|black] [--at TIME] [--resume-at TIME] [--place TEXT] [--note TEXT] [--json]",
    N_ ("Lists the adjourned games, or records the envelope of a sealed move"), run_adjourn },
  { "resume", "",
    "FILE --round R --board B --sealed-move MOVE [--game G] [--tournament T] [--present white|black|both] [--at TIME] [--ended TIME] [--note TEXT] [--json]",
    N_ ("Records the opening of the envelope: the game goes on"), run_resume },
  { NULL },
};
