#include "config.h"

#include "screening-sheet.h"

#include <glib/gi18n.h>

#include "desk-screening.h"
#include "errors.h"
#include "game-place.h"
#include "incident-words.h"
#include "offender.h"
#include "online-words.h"
#include "rules-schema.h"

typedef struct
{
  ZhSession   *session; /* unowned: the sheet holds it */
  int          round;
  int          board;
  int          game;       /* from 1 */
  gint64       entries[2]; /* White, Black */
  gint64       screening_id;
  AdwComboRow *side;
  AdwEntryRow *body;
  AdwEntryRow *why;
  AdwComboRow *answer;
  AdwEntryRow *note;
  AdwComboRow *sanction;
  char       **sanctions; /* of the choices behind the first */
  AdwEntryRow *reason;
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_strfreev (form->sanctions);
  g_free (form);
}

static Form *
form_new (ZhSession *session)
{
  Form *form = g_new0 (Form, 1);

  form->session = session;
  form->round = zh_session_get_round_number (session);
  return form;
}

/* Sending */

static ZhChange *
apply_sending (ZhFormSheet *sheet,
               gpointer     data,
               GError     **error)
{
  const Form *form = data;
  g_autoptr (ZhScreening) screening = zh_screening_new ();

  screening->entry_id = form->entries[MIN (adw_combo_row_get_selected (form->side), 1)];
  screening->round = form->round;
  screening->board = form->board;
  screening->game = form->game;
  zh_person_set_string (&screening->body, zh_form_get_text (form->body));
  zh_person_set_string (&screening->why, zh_form_get_text (form->why));
  return zh_desk_send_screening (zh_session_get_desk (form->session), zh_session_get_tournament_id (form->session), screening, error);
}

static char *
dup_side (const ZhGamePlace *place,
          ZhColour           colour)
{
  const ZhPerson *person = zh_game_place_get_person (place, colour);
  const ZhEntry  *entry = zh_game_place_get_entry (place, colour);

  if (person != NULL)
    return zh_person_format_full_name (person);
  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
}

/* Whom the last game was sent to: mostly the same. */
static const char *
get_last_body (const ZhTournament *tournament)
{
  guint n = tournament->screenings->len;

  return n > 0 ? ((const ZhScreening *) g_ptr_array_index (tournament->screenings, n - 1))->body : "";
}

ZhFormSheet *
zh_screening_sheet_new (GtkWindow *parent,
                        ZhSession *session,
                        int        board,
                        int        game)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  ZhGamePlace         place;
  g_autofree char    *white = NULL;
  g_autofree char    *black = NULL;
  ZhFormSheet        *sheet;
  Form               *form;

  if (tournament == NULL || !zh_competition_find_game (zh_session_get_competition (session), tournament->id, zh_session_get_round_number (session), board,
                                                       MAX (game, 0) + 1, &place, NULL))
    return NULL;
  sheet = zh_form_sheet_new (parent, session, _ ("Send a Game to Be Checked"), _ ("_Note It"));
  form = form_new (session);
  form->board = board;
  form->game = place.index + 1;
  form->entries[0] = place.pairing->entry[place.game->swapped ? 1 : 0];
  form->entries[1] = place.pairing->entry[place.game->swapped ? 0 : 1];
  white = dup_side (&place, ZH_COLOUR_WHITE);
  black = dup_side (&place, ZH_COLOUR_BLACK);
  form->side = zh_form_sheet_add_choice (sheet, _ ("Whose play"), (const char *const[]){ white, black, NULL }, 0);
  form->body = zh_form_sheet_add_line (sheet, _ ("Sent to"), get_last_body (tournament));
  form->why = zh_form_sheet_add_line (sheet, _ ("Ground"), "");
  zh_form_sheet_set_apply (sheet, apply_sending, NULL, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->side));
  return sheet;
}

/* The answer */

static ZhChange *
apply_answer (ZhFormSheet *sheet,
              gpointer     data,
              GError     **error)
{
  const Form *form = data;

  return zh_desk_answer_screening (zh_session_get_desk (form->session), zh_session_get_tournament_id (form->session), form->screening_id,
                                   (ZhScreeningAnswer) (adw_combo_row_get_selected (form->answer) + ZH_SCREENING_CLEAN), ZH_DATE_NONE,
                                   zh_form_get_text (form->note), error);
}

static void
add_answer_fields (ZhFormSheet       *sheet,
                   Form              *form,
                   const ZhScreening *screening)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const char       *answers[] = { zh_screening_answer_get_label (ZH_SCREENING_CLEAN, language), zh_screening_answer_get_label (ZH_SCREENING_DOUBTFUL, language),
                                  zh_screening_answer_get_label (ZH_SCREENING_CONFIRMED, language), NULL };

  form->answer = zh_form_sheet_add_choice (sheet, _ ("Answer"), answers, 0);
  form->note = zh_form_sheet_add_line (sheet, _ ("Note"), screening->note);
  zh_form_sheet_set_apply (sheet, apply_answer, NULL, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->answer));
}

/* The ruling */

static ZhIncidentInput
make_input (const Form *form)
{
  guint sanction = adw_combo_row_get_selected (form->sanction);

  return (ZhIncidentInput){
    .tournament_id = zh_session_get_tournament_id (form->session),
    .sanction = sanction > 0 && sanction <= g_strv_length (form->sanctions) ? form->sanctions[sanction - 1] : NULL,
    .opponent_time = ZH_INCIDENT_TIME_AS_RULED,
    .offender_time = ZH_INCIDENT_TIME_AS_RULED,
    .reason = zh_form_get_text (form->reason),
  };
}

static ZhChange *
apply_ruling (ZhFormSheet *sheet,
              gpointer     data,
              GError     **error)
{
  const Form           *form = data;
  const ZhIncidentInput input = make_input (form);

  return zh_desk_rule_screening (zh_session_get_desk (form->session), form->screening_id, &input, error);
}

static void
add_ruling_fields (ZhFormSheet       *sheet,
                   Form              *form,
                   const ZhScreening *screening)
{
  const ZhLanguage     *language = zh_language_get_screen ();
  const ZhIncidentInput wishes = { .tournament_id = zh_session_get_tournament_id (form->session), .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };
  const ZhIncidentInput input = zh_screening_make_input (screening, &wishes);
  g_autoptr (ZhIncidentAnswer) answer = zh_desk_ask_incident (zh_session_get_competition (form->session), &input, NULL, NULL);
  const char *open = answer != NULL ? zh_incident_answer_get (answer, "sanctions") : NULL;
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  form->sanctions = g_strsplit (open != NULL ? open : "", ",", 0);
  g_ptr_array_add (labels, (gpointer) C_ ("sanction", "None"));
  for (char **sanction = form->sanctions; *sanction != NULL; sanction++)
    g_ptr_array_add (labels, (gpointer) zh_sanction_get_label (*sanction, language));
  g_ptr_array_add (labels, NULL);
  form->sanction = zh_form_sheet_add_choice (sheet, _ ("Sanction"), (const char *const *) labels->pdata, 0);
  form->reason = zh_form_sheet_add_line (sheet, _ ("Reason"), "");
  zh_form_sheet_set_apply (sheet, apply_ruling, NULL, form, form_free);
  if (answer != NULL)
    {
      g_auto (GStrv) lines = zh_incident_answer_dup_lines (answer, language);
      g_autofree char *silence = zh_incident_answer_dup_silence (answer, language);
      g_autofree char *text = g_strjoinv ("\n", lines);

      zh_form_sheet_set_note (sheet, silence != NULL ? silence : text);
    }
  gtk_widget_grab_focus (GTK_WIDGET (form->sanction));
}

ZhFormSheet *
zh_screening_sheet_new_next (GtkWindow         *parent,
                             ZhSession         *session,
                             const ZhScreening *screening)
{
  gboolean            rules = screening->answer == ZH_SCREENING_CONFIRMED;
  const ZhTournament *tournament = zh_session_get_tournament (session);
  g_autofree char    *board = zh_tournament_dup_board_name (tournament, screening->round, screening->board, screening->game);
  g_autofree char    *name = zh_tournament_dup_side_name (tournament, screening->round, screening->board, screening->game, screening->entry_id);
  g_autofree char    *title = g_strdup_printf (_ ("Checked game: round %1$d, board %2$s, %3$s"), screening->round, board, name);
  ZhFormSheet        *sheet;
  Form               *form;

  if (screening->incident_id != 0 || screening->answer == ZH_SCREENING_CLEAN)
    return NULL;
  sheet = zh_form_sheet_new (parent, session, title, rules ? _ ("_Rule on It") : _ ("_Note It"));
  form = form_new (session);
  form->screening_id = screening->id;
  if (rules)
    add_ruling_fields (sheet, form, screening);
  else
    add_answer_fields (sheet, form, screening);
  return sheet;
}
