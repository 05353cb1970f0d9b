#include "config.h"

#include "adjournment-sheet.h"

#include <glib/gi18n.h>

#include "clock-setting.h"
#include "desk-adjournment.h"
#include "errors.h"
#include "filled.h"
#include "game-place.h"
#include "game-score.h"
#include "text-lines.h"

#define MAX_MOVE_NUMBER 10000

typedef struct
{
  ZhSession   *session; /* unowned: the sheet holds it */
  int          round;
  int          board;
  int          game;  /* from 1 */
  gboolean     shown; /* the fields show what is written down already */
  AdwEntryRow *position;
  AdwEntryRow *times[2];
  AdwEntryRow *number;
  AdwComboRow *draw_offer;
  AdwEntryRow *adjourned_at;
  AdwEntryRow *resume_at;
  AdwEntryRow *place;
  AdwEntryRow *move;
  AdwComboRow *present;
  AdwEntryRow *opened_at;
  AdwEntryRow *ended_at;
  GtkTextView *note;
} Form;

static Form *
form_new (ZhSession *session,
          int        board,
          int        game)
{
  Form *form = g_new0 (Form, 1);

  form->session = session;
  form->round = zh_session_get_round_number (session);
  form->board = board;
  form->game = game + 1;
  return form;
}

static gboolean
find_place (const Form  *form,
            ZhGamePlace *place)
{
  return zh_competition_find_game (zh_session_get_competition (form->session), zh_session_get_tournament_id (form->session),
                                   form->round, form->board, form->game, place, NULL);
}

static const ZhAdjournment *
find_adjournment (const Form *form)
{
  ZhGamePlace place;

  return find_place (form, &place) ? zh_competition_find_adjournment (zh_session_get_competition (form->session), place.game->id) : NULL;
}

/* "2026-11-21T09:00" in the file, in the manner of the language on screen. */
static char *
format_time (const char *time)
{
  g_autoptr (GDateTime) moment = NULL;
  gint64 seconds = 0;

  if (*time == '\0' || !zh_form_parse_time (time, &seconds, NULL))
    return g_strdup (time);
  moment = g_date_time_new_from_unix_local (seconds);
  return zh_language_format_time (zh_language_get_screen (), moment);
}

/* As the file keeps it; what is no time is left for the desk to refuse. A time nobody touched stays
 * @old, to the second; NULL where it is not written down yet. */
static char *
dup_time (AdwEntryRow *row,
          const char  *old)
{
  const char *text = zh_form_get_text (row);
  g_autoptr (GDateTime) moment = NULL;
  gint64 seconds = 0;

  if (old != NULL && !zh_filled_is_changed (row))
    return g_strdup (old);
  if (*text == '\0' || !zh_form_parse_time (text, &seconds, NULL))
    return g_strdup (text);
  moment = g_date_time_new_from_unix_local (seconds);
  return g_date_time_format (moment, "%Y-%m-%dT%H:%M");
}

static gboolean
parse_used (AdwEntryRow *row,
            int         *seconds,
            GError     **error)
{
  const char *text = zh_form_get_text (row);

  *seconds = ZH_TIME_UNKNOWN;
  if (*text == '\0' || zh_clock_reading_parse (text, seconds))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Time used: “%s” is none. Write it like 1:58:00, or leave it empty"), text);
}

static gboolean
parse_number (AdwEntryRow *row,
              int         *number,
              GError     **error)
{
  const char *text = zh_form_get_text (row);
  gint64      value = 0;

  if (*text != '\0' && !zh_text_parse_int (text, 1, MAX_MOVE_NUMBER, &value))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Number of the move: expected 1 to %d"), MAX_MOVE_NUMBER);
  *number = (int) value;
  return TRUE;
}

/* What the fields were filled with, as it is now; NULL where there was nothing. */
static const ZhAdjournment *
get_shown (const Form *form)
{
  return form->shown ? find_adjournment (form) : NULL;
}

static ZhChange *
apply_envelope (ZhFormSheet *sheet,
                gpointer     data,
                GError     **error)
{
  Form                *form = data;
  const ZhAdjournment *old = get_shown (form);
  g_autofree char     *adjourned_at = dup_time (form->adjourned_at, old != NULL ? old->adjourned_at : NULL);
  g_autofree char     *resume_at = dup_time (form->resume_at, old != NULL ? old->resume_at : NULL);
  g_autofree char     *note = zh_form_dup_text (form->note);
  ZhAdjournmentInput   input = {
      .tournament_id = zh_session_get_tournament_id (form->session),
      .round = form->round,
      .board = form->board,
      .game = form->game,
      .position = zh_form_get_text (form->position),
      .sealed_by = old != NULL && !zh_filled_is_changed (form->position) ? old->sealed_by : ZH_SIDE_AS_POSITION,
      .draw_offer = (int) adw_combo_row_get_selected (form->draw_offer) - 1,
      .adjourned_at = adjourned_at,
      .resume_at = resume_at,
      .resume_place = zh_form_get_text (form->place),
      .note = note,
  };

  if (!parse_used (form->times[0], &input.time_used[0], error) || !parse_used (form->times[1], &input.time_used[1], error) ||
      !parse_number (form->number, &input.move_number, error))
    return NULL;
  return zh_desk_adjourn_game (zh_session_get_desk (form->session), &input, error);
}

/* Who seals, as soon as the position can be read. */
static void
envelope_changed (ZhFormSheet *sheet,
                  gpointer     data)
{
  Form            *form = data;
  const char      *variant = zh_sport_get_variant (zh_session_get_tournament (form->session)->sport);
  const char      *text = zh_form_get_text (form->position);
  g_autofree char *position = *text != '\0' ? zh_game_position_normalise (variant, text, NULL) : NULL;

  if (position == NULL)
    zh_form_sheet_set_note (sheet, _ ("The position after the last move on the board, as FEN. The game desk (F7) sets one up."));
  else if (zh_game_position_is_black_to_move (variant, position))
    zh_form_sheet_set_note (sheet, _ ("Black is to move and seals."));
  else
    zh_form_sheet_set_note (sheet, _ ("White is to move and seals."));
}

/* The last position of the moves kept. */
static char *
dup_position (const Form *form)
{
  ZhGamePlace       place;
  const ZhKeptGame *kept;
  g_autoptr (ZhGameScore) score = NULL;

  if (!find_place (form, &place))
    return g_strdup ("");
  kept = zh_competition_find_kept_game (zh_session_get_competition (form->session), place.game->id);
  if (kept != NULL)
    score = zh_game_score_parse (zh_sport_get_variant (place.tournament->sport), kept->start, kept->moves, NULL);
  return g_strdup (score != NULL ? g_ptr_array_index (score->positions, score->positions->len - 1) : "");
}

static void
add_used (ZhFormSheet *sheet,
          Form        *form,
          int          side,
          int          seconds)
{
  g_autofree char *text = seconds >= 0 ? zh_clock_reading_format (seconds) : g_strdup ("");

  form->times[side] = zh_form_sheet_add_entry (sheet, side == 0 ? _ ("Time used by White, as 1:58:00") : _ ("Time used by Black, as 1:58:00"), text);
}

static void
fill_envelope (ZhFormSheet         *sheet,
               Form                *form,
               const ZhAdjournment *old)
{
  g_autoptr (ZhAdjournment) none = zh_adjournment_new ();
  const ZhAdjournment *shown = old != NULL ? old : none;
  const char *const    offers[] = { C_ ("offer of a draw", "Nobody"), C_ ("offer of a draw", "White"), C_ ("offer of a draw", "Black"), NULL };
  g_autofree char     *position = old != NULL ? g_strdup (old->position) : dup_position (form);
  g_autofree char     *number = old != NULL ? g_strdup_printf ("%d", old->move_number) : g_strdup ("");
  g_autofree char     *adjourned_at = old != NULL ? format_time (old->adjourned_at) : zh_form_format_now ();
  g_autofree char     *resume_at = format_time (shown->resume_at);

  form->position = zh_form_sheet_add_entry (sheet, _ ("Position"), position);
  add_used (sheet, form, 0, shown->time_used[0]);
  add_used (sheet, form, 1, shown->time_used[1]);
  form->number = zh_form_sheet_add_entry (sheet, _ ("Number of the sealed move, empty: by the position"), number);
  form->draw_offer = zh_form_sheet_add_choice (sheet, _ ("Offer of a draw by"), offers, (guint) (shown->draw_offer + 1));
  form->adjourned_at = zh_form_sheet_add_entry (sheet, _ ("Adjourned, as 2026-11-20 18:00"), adjourned_at);
  form->resume_at = zh_form_sheet_add_entry (sheet, _ ("Play goes on, as 2026-11-21 09:00"), resume_at);
  form->place = zh_form_sheet_add_entry (sheet, _ ("Place of the resumption"), shown->resume_place);
  form->note = zh_form_sheet_add_text (sheet, _ ("Note"), shown->note);
}

ZhFormSheet *
zh_adjournment_sheet_new (GtkWindow *parent,
                          ZhSession *session,
                          int        board,
                          int        game)
{
  g_autofree char     *title = g_strdup_printf (_ ("Envelope: Board %d"), board);
  ZhFormSheet         *sheet = zh_form_sheet_new (parent, session, title, _ ("_Seal"));
  Form                *form = form_new (session, board, game);
  const ZhAdjournment *old = find_adjournment (form);

  form->shown = old != NULL && *old->sealed_move == '\0';
  fill_envelope (sheet, form, form->shown ? old : NULL);
  zh_form_sheet_set_apply (sheet, apply_envelope, envelope_changed, form, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (*zh_form_get_text (form->position) == '\0' ? form->position : form->times[0]));
  return sheet;
}

/* Who is present, in the order of the choice; a bit for each side. */
static const int presences[] = { 3, 1, 2, 0 };

static guint
find_presence (int present)
{
  for (guint i = 0; i < G_N_ELEMENTS (presences); i++)
    if (presences[i] == present)
      return i;
  return 0;
}

static ZhChange *
apply_resumption (ZhFormSheet *sheet,
                  gpointer     data,
                  GError     **error)
{
  Form                *form = data;
  const ZhAdjournment *old = get_shown (form);
  g_autofree char     *opened_at = dup_time (form->opened_at, old != NULL ? old->opened_at : NULL);
  g_autofree char     *ended_at = dup_time (form->ended_at, old != NULL ? old->ended_at : NULL);
  g_autofree char     *note = zh_form_dup_text (form->note);
  ZhResumptionInput    input = {
       .tournament_id = zh_session_get_tournament_id (form->session),
       .round = form->round,
       .board = form->board,
       .game = form->game,
       .opened_at = opened_at,
       .sealed_move = zh_form_get_text (form->move),
       .present = presences[MIN (adw_combo_row_get_selected (form->present), G_N_ELEMENTS (presences) - 1)],
       .ended_at = ended_at,
       .note = note,
  };

  return zh_desk_resume_game (zh_session_get_desk (form->session), &input, error);
}

/* Whether the move can be played, and what the rules say when it cannot. */
static void
resumption_changed (ZhFormSheet *sheet,
                    gpointer     data)
{
  Form                *form = data;
  const ZhAdjournment *adjournment = find_adjournment (form);
  const char          *text = zh_form_get_text (form->move);
  g_autoptr (GError) fault = NULL;
  g_autofree char *move = NULL;
  g_autofree char *note = NULL;

  if (adjournment == NULL)
    {
      zh_form_sheet_set_note (sheet, _ ("This game is not adjourned."));
      return;
    }
  if (*text == '\0')
    {
      zh_form_sheet_set_note (sheet, _ ("The envelope is opened only when the player who must reply is there."));
      return;
    }
  move = zh_adjournment_check_move (adjournment, zh_session_get_tournament (form->session)->sport, text, NULL, &fault);
  note = move != NULL ? g_strdup_printf (_ ("A legal move: %s."), move)
                      : g_strdup_printf (_ ("Faulty: %s. It is recorded as written; rule on it as an incident."), fault->message);
  zh_form_sheet_set_note (sheet, note);
}

ZhFormSheet *
zh_resumption_sheet_new (GtkWindow *parent,
                         ZhSession *session,
                         int        board,
                         int        game)
{
  const char *const    present[] = { C_ ("who is present", "Both players"), C_ ("who is present", "White"), C_ ("who is present", "Black"), C_ ("who is present", "Nobody"), NULL };
  g_autofree char     *title = g_strdup_printf (_ ("Resumption: Board %d"), board);
  ZhFormSheet         *sheet = zh_form_sheet_new (parent, session, title, _ ("_Record"));
  Form                *form = form_new (session, board, game);
  const ZhAdjournment *old = find_adjournment (form);
  gboolean             is_opened = old != NULL && *old->sealed_move != '\0';
  g_autofree char     *opened_at = is_opened ? format_time (old->opened_at) : zh_form_format_now ();
  g_autofree char     *ended_at = old != NULL ? format_time (old->ended_at) : g_strdup ("");

  form->shown = is_opened;
  form->move = zh_form_sheet_add_entry (sheet, _ ("Sealed move, as written"), old != NULL ? old->sealed_move : "");
  form->present = zh_form_sheet_add_choice (sheet, _ ("Present"), present, is_opened ? find_presence (old->present) : 0);
  form->opened_at = zh_form_sheet_add_entry (sheet, _ ("Opened, as 2026-11-21 09:00"), opened_at);
  form->ended_at = zh_form_sheet_add_entry (sheet, _ ("Play ended, empty while it goes on"), ended_at);
  form->note = zh_form_sheet_add_text (sheet, _ ("Note"), old != NULL ? old->note : "");
  zh_form_sheet_set_apply (sheet, apply_resumption, resumption_changed, form, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->move));
  return sheet;
}
