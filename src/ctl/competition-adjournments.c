/* Adjourned games: "adjourn FILE" lists them or records an envelope, "resume FILE" its opening. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "clock-setting.h"
#include "call.h"
#include "competition-commands.h"
#include "desk-adjournment.h"
#include "game-place.h"

/* What is written down of the game; NULL where nothing is. */
static const ZhAdjournment *
find_written (const ZhCtlCall *call)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  ZhGamePlace          place;

  if (!zh_competition_find_game (competition, call->tournament->id, zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0),
                                 zh_ctl_number (call, "game", 0), &place, NULL))
    return NULL;
  return zh_competition_find_adjournment (competition, place.game->id);
}

static const char *
choose (const ZhCtlCall *call,
        const char      *option,
        const char      *written)
{
  return zh_ctl_has (call, option) ? zh_ctl_text (call, option) : written;
}

/* An envelope that is sealed is corrected: an option left out changes nothing. */
static void
keep_envelope (const ZhCtlCall     *call,
               const ZhAdjournment *written,
               ZhAdjournmentInput  *input)
{
  if (input->position == NULL && input->move_number == 0)
    input->move_number = written->move_number;
  input->position = choose (call, "position", written->position);
  if (!zh_ctl_has (call, "times"))
    memcpy (input->time_used, written->time_used, sizeof input->time_used);
  if (!zh_ctl_has (call, "draw-offer"))
    input->draw_offer = written->draw_offer;
  input->adjourned_at = choose (call, "at", written->adjourned_at);
  input->resume_at = choose (call, "resume-at", written->resume_at);
  input->resume_place = choose (call, "place", written->resume_place);
  input->note = choose (call, "note", written->note);
}

static ZhChange *
act_adjourn (ZhCtlCall *call,
             GError   **error)
{
  ZhAdjournmentInput input = {
    .tournament_id = call->tournament->id,
    .round = zh_ctl_number (call, "round", 0),
    .board = zh_ctl_number (call, "board", 0),
    .game = zh_ctl_number (call, "game", 0),
    .position = zh_ctl_text (call, "position"),
    .time_used = { ZH_TIME_UNKNOWN, ZH_TIME_UNKNOWN },
    .sealed_by = zh_ctl_choice (call, "sealed-by", -1),
    .draw_offer = zh_ctl_choice (call, "draw-offer", -1),
    .move_number = zh_ctl_number (call, "move", 0),
    .adjourned_at = zh_ctl_text (call, "at"),
    .resume_at = zh_ctl_text (call, "resume-at"),
    .resume_place = zh_ctl_text (call, "place"),
    .note = zh_ctl_text (call, "note"),
  };
  const char          *times = zh_ctl_text (call, "times");
  const ZhAdjournment *written = find_written (call);

  if (times != NULL && !zh_ctl_parse_clocks ("--times", times, input.time_used, error))
    return NULL;
  if (written != NULL && *written->opened_at == '\0' && *written->sealed_move == '\0')
    keep_envelope (call, written, &input);
  return zh_desk_adjourn_game (call->desk, &input, error);
}

static char *
format_time (int seconds)
{
  return seconds == ZH_TIME_UNKNOWN ? g_strdup ("?") : zh_clock_reading_format (seconds);
}

static void
print_adjournment (const ZhCtlCall     *call,
                   const ZhAdjournment *adjournment,
                   const ZhGamePlace   *place)
{
  static const char *const sides[] = { "", "white", "black" };
  g_autofree char         *white_time = format_time (adjournment->time_used[0]);
  g_autofree char         *black_time = format_time (adjournment->time_used[1]);
  g_autofree char         *board = g_strdup_printf ("%d.%d", place->round->number, place->pairing->number);
  g_autofree char         *times = g_strdup_printf ("%s-%s", white_time, black_time);
  g_autofree char         *move = g_strdup_printf ("%d%s", adjournment->move_number, adjournment->sealed_by == 1 ? "..." : ".");

  zh_ctl_print_row (call,
                    ":s position:s :s :s sealed_move:s resume_at:s | tournament:s round:d board:d game:d white_time:d black_time:d sealed_by:s "
                    "move_number:d draw_offer:s adjourned_at:s resume_place:s note:s opened_at:s present:d ended_at:s",
                    board, adjournment->position, times, move, adjournment->sealed_move,
                    adjournment->resume_at, place->tournament->name,
                    place->round->number, place->pairing->number, place->index + 1,
                    adjournment->time_used[0], adjournment->time_used[1],
                    sides[adjournment->sealed_by + 1], adjournment->move_number, sides[adjournment->draw_offer + 1],
                    adjournment->adjourned_at, adjournment->resume_place, adjournment->note, adjournment->opened_at,
                    adjournment->present, adjournment->ended_at);
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);

  if (!zh_ctl_filter_tournament (call, error))
    return ZH_CTL_USAGE;
  for (guint i = 0; i < competition->adjournments->len; i++)
    {
      const ZhAdjournment *adjournment = g_ptr_array_index (competition->adjournments, i);
      ZhGamePlace          place;

      if (zh_competition_find_game_by_id (competition, adjournment->game_id, &place) &&
          zh_ctl_is_meant (call, place.tournament->id, 0))
        print_adjournment (call, adjournment, &place);
    }
  return ZH_CTL_DONE;
}

/* Says of a faulty sealed move what is wrong with it; it is recorded all the same (18.8). */
static void
warn_of_fault (const ZhCtlCall     *call,
               const ZhAdjournment *adjournment,
               const char          *sealed_move)
{
  g_autoptr (GError) fault = NULL;
  g_autofree char *move = zh_adjournment_check_move (adjournment, call->tournament->sport, sealed_move, NULL, &fault);

  if (move == NULL)
    g_printerr (_ ("The sealed move is faulty: %s. Rule on it as the incident sealed-move-fault\n"), fault->message);
}

static ZhChange *
act_resume (ZhCtlCall *call,
            GError   **error)
{
  static const int     present[] = { 1, 2, 3, 0 };
  const ZhAdjournment *written = find_written (call);
  const char          *sealed_move = zh_ctl_text (call, "sealed-move");
  ZhResumptionInput    input = { call->tournament->id, zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0), zh_ctl_number (call, "game", 0), zh_ctl_text (call, "at"), sealed_move, present[zh_ctl_choice (call, "present", 2)], zh_ctl_text (call, "ended"), zh_ctl_text (call, "note") };

  /* An envelope that was opened is corrected. */
  if (written != NULL && *written->sealed_move != '\0')
    {
      input.opened_at = choose (call, "at", written->opened_at);
      input.sealed_move = choose (call, "sealed-move", written->sealed_move);
      input.ended_at = choose (call, "ended", written->ended_at);
      input.present = zh_ctl_has (call, "present") ? input.present : written->present;
    }
  if (sealed_move != NULL && written != NULL)
    warn_of_fault (call, written, sealed_move);
  return zh_desk_resume_game (call->desk, &input, error);
}

const ZhCtlVerb zh_ctl_adjournment_verbs[] = {
  { "adjourn",
    "FILE --round R --board B [--game G] [--position FEN] [--times W-B] [--sealed-by white|black] [--move N] [--draw-offer white|black] [--at TIME] [--resume-at TIME] [--place TEXT] [--note TEXT]",
    ZH_CTL_WRITES, .act = act_adjourn },
  { "adjourn", "FILE [--tournament T]", ZH_CTL_READS_FILE, run_list,
    .summary = N_ ("Lists the adjourned games, or records the envelope of a sealed move") },
  { "resume",
    "FILE --round R --board B [--sealed-move MOVE] [--game G] [--present white|black|both|nobody] [--at TIME] [--ended TIME] [--note TEXT]",
    ZH_CTL_WRITES, .act = act_resume, .summary = N_ ("Records the opening of the envelope: the game goes on") },
  { NULL },
};
