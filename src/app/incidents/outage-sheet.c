#include "config.h"

#include "outage-sheet.h"

#include <glib/gi18n.h>

#include "clock-setting.h"
#include "desk-outages.h"
#include "errors.h"
#include "game-place.h"
#include "incident-schema.h"
#include "incident-words.h"
#include "offender.h"
#include "online-words.h"
#include "text-lines.h"

/* The fact that makes a loss on time a draw. */
#define FACT_NO_MATE "opponent-cannot-mate"

/* What may be decided, by the choices of the form; the first is what the rules say. */
static const char *const decisions[] = { NULL, "none", "loss", "draw" };

typedef struct
{
  ZhSession   *session; /* unowned: the sheet holds it */
  int          round;
  int          board;
  int          game;       /* from 1 */
  gint64       entries[2]; /* White, Black */
  gint64       outage_id;  /* what lasts, 0 to begin with */
  AdwComboRow *side;
  AdwComboRow *cause;
  AdwEntryRow *since;
  AdwComboRow *ended;
  AdwEntryRow *lost;
  AdwEntryRow *added;
  GtkSwitch   *no_mate;
  AdwComboRow *decision;
  AdwEntryRow *note;
  AdwEntryRow *reason;
} Form;

/* "White: Коваль Олег": the player, or the team where it has named nobody. */
static char *
dup_side (const ZhGamePlace *place,
          ZhColour           colour)
{
  const ZhPerson  *person = zh_game_place_get_person (place, colour);
  const ZhEntry   *entry = zh_game_place_get_entry (place, colour);
  g_autofree char *name = person != NULL ? zh_person_format_full_name (person) : entry != NULL ? zh_entry_format_name (entry)
                                                                                               : g_strdup ("");

  return g_strdup_printf (colour == ZH_COLOUR_WHITE ? _ ("White: %s") : _ ("Black: %s"), name);
}

/* A connection is lost */

static ZhChange *
apply_loss (ZhFormSheet *sheet,
            gpointer     data,
            GError     **error)
{
  const Form         *form = data;
  const char         *since = zh_form_get_text (form->since);
  const ZhOutageInput input = {
    .tournament_id = zh_session_get_tournament_id (form->session),
    .round = form->round,
    .board = form->board,
    .game = form->game,
    .entry_id = form->entries[MIN (adw_combo_row_get_selected (form->side), 1)],
    .cause = (ZhOutageCause) adw_combo_row_get_selected (form->cause),
    .since = *since != '\0' ? since : NULL,
    .note = zh_form_get_text (form->note),
  };

  return zh_desk_open_outage (zh_session_get_desk (form->session), &input, error);
}

static void
add_loss_fields (ZhFormSheet       *sheet,
                 Form              *form,
                 const ZhGamePlace *place)
{
  g_autofree char *white = dup_side (place, ZH_COLOUR_WHITE);
  g_autofree char *black = dup_side (place, ZH_COLOUR_BLACK);
  const char      *names[] = { white, black, NULL };
  const char      *causes[ZH_OUTAGE_CONFERENCE + 2] = { NULL };
  g_autofree char *now = zh_outage_dup_moment (NULL, zh_desk_get_now (zh_session_get_desk (form->session)), NULL);

  for (int cause = 0; cause <= ZH_OUTAGE_CONFERENCE; cause++)
    causes[cause] = zh_outage_cause_get_label ((ZhOutageCause) cause, zh_language_get_screen ());
  form->side = zh_form_sheet_add_choice (sheet, _ ("Who is gone"), names, 0);
  form->cause = zh_form_sheet_add_choice (sheet, _ ("Cause"), causes, ZH_OUTAGE_CONNECTION);
  form->since = zh_form_sheet_add_line (sheet, _ ("Since"), zh_outage_get_clock (now));
  form->note = zh_form_sheet_add_line (sheet, _ ("Note"), "");
  zh_form_sheet_set_apply (sheet, apply_loss, NULL, form, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->side));
}

/* It ends */

/* What the form says; @facts must outlive it. */
static gboolean
make_ending (const Form        *form,
             const char *const *facts,
             ZhOutageEnding    *ending,
             GError           **error)
{
  const char *added = zh_form_get_text (form->added);
  guint       decision = adw_combo_row_get_selected (form->decision);
  gint64      seconds = 0;

  *ending = (ZhOutageEnding){
    .tournament_id = zh_session_get_tournament_id (form->session),
    .outage_id = form->outage_id,
    .ended = (ZhOutageEnd) (adw_combo_row_get_selected (form->ended) + ZH_OUTAGE_RECONNECTED),
    .facts = gtk_switch_get_active (form->no_mate) ? facts : NULL,
    .decision = decision < G_N_ELEMENTS (decisions) ? decisions[decision] : NULL,
    .opponent_time = ZH_INCIDENT_TIME_AS_RULED,
    .offender_time = ZH_INCIDENT_TIME_AS_RULED,
    .note = zh_form_get_text (form->note),
    .reason = zh_form_get_text (form->reason),
  };
  if (!zh_clock_reading_parse (zh_form_get_text (form->lost), &ending->lost))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Time lost: write minutes and seconds, such as 1:35"));
  if (*added == '\0')
    return TRUE;
  if (!zh_text_parse_int (added, -86400, 86400, &seconds))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Added to the clock: write seconds, such as 95"));
  ending->offender_time = (int) seconds;
  return TRUE;
}

static ZhChange *
apply_end (ZhFormSheet *sheet,
           gpointer     data,
           GError     **error)
{
  static const char *const facts[] = { FACT_NO_MATE, NULL };
  const Form              *form = data;
  ZhOutageEnding           ending;

  return make_ending (form, facts, &ending, error) ? zh_desk_end_outage (zh_session_get_desk (form->session), &ending, error) : NULL;
}

/* What the rules say, without their questions: the form asks them. */
static char *
format_answer (const ZhIncidentAnswer *answer)
{
  const ZhLanguage  *language = zh_language_get_screen ();
  const char *const *keys = zh_incident_get_answer_keys ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *value = g_str_equal (keys[i], "needs") ? NULL : zh_incident_answer_dup_value (answer, keys[i], language);

      if (value != NULL)
        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", zh_incident_get_key_label (keys[i], language), value);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_rules (ZhFormSheet *sheet,
            gpointer     data)
{
  static const char *const facts[] = { FACT_NO_MATE, NULL };
  const Form              *form = data;
  ZhOutageEnding           ending;
  g_autoptr (ZhIncidentAnswer) answer = NULL;
  g_autofree char *silence = NULL;
  g_autofree char *text = NULL;

  make_ending (form, facts, &ending, NULL);
  answer = zh_desk_ask_outage (zh_session_get_competition (form->session), &ending, NULL, NULL);
  if (answer == NULL)
    return;
  silence = zh_incident_answer_dup_silence (answer, zh_language_get_screen ());
  text = format_answer (answer);
  zh_form_sheet_set_note (sheet, silence != NULL ? silence : text);
  gtk_widget_set_visible (gtk_widget_get_ancestor (GTK_WIDGET (form->no_mate), ADW_TYPE_ACTION_ROW), ending.ended == ZH_OUTAGE_LOST_ON_TIME);
}

static void
add_end_fields (ZhFormSheet    *sheet,
                Form           *form,
                const ZhOutage *outage)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const char       *ends[] = { zh_outage_end_get_label (ZH_OUTAGE_RECONNECTED, language), zh_outage_end_get_label (ZH_OUTAGE_LOST_ON_TIME, language),
                               zh_outage_end_get_label (ZH_OUTAGE_REPLAYED, language), NULL };
  const char       *choices[] = { _ ("As the rules say"), zh_incident_decision_get_label (ZH_RULED_NONE, language),
                                  zh_incident_decision_get_label (ZH_RULED_LOSS, language), zh_incident_decision_get_label (ZH_RULED_DRAW, language), NULL };
  g_autofree char  *lost = zh_clock_reading_format (zh_outage_count_lost (outage, zh_desk_get_now (zh_session_get_desk (form->session))));
  g_autofree char  *question = zh_incident_dup_fact_question (FACT_NO_MATE, language);

  form->outage_id = outage->id;
  form->ended = zh_form_sheet_add_choice (sheet, _ ("How it ended"), ends, 0);
  form->lost = zh_form_sheet_add_line (sheet, _ ("Time lost"), lost);
  form->no_mate = zh_form_sheet_add_switch (sheet, question, FALSE);
  form->added = zh_form_sheet_add_line (sheet, _ ("Seconds added to the clock"), "");
  form->decision = zh_form_sheet_add_choice (sheet, _ ("Decision"), choices, 0);
  form->note = zh_form_sheet_add_line (sheet, _ ("Note"), outage->note);
  form->reason = zh_form_sheet_add_line (sheet, _ ("Reason"), "");
  zh_form_sheet_set_apply (sheet, apply_end, show_rules, form, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->ended));
}

gboolean
zh_outage_sheet_may (ZhSession *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);

  return tournament != NULL && tournament->play == ZH_PLAY_ONLINE && !tournament->closed && zh_session_is_writable (session) &&
         zh_session_get_round (session) != NULL;
}

static char *
make_title (const ZhTournament *tournament,
            const ZhOutage     *outage)
{
  g_autofree char *name = outage != NULL ? zh_tournament_dup_side_name (tournament, outage->round, outage->board, outage->game, outage->entry_id) : NULL;
  g_autofree char *what = outage != NULL ? zh_outage_format (outage, zh_language_get_screen ()) : NULL;

  /* Translators: who, and since when the connection is lost. */
  return outage != NULL ? g_strdup_printf (_ ("%1$s, %2$s"), name, what) : g_strdup (_ ("Connection Lost"));
}

ZhFormSheet *
zh_outage_sheet_new (GtkWindow *parent,
                     ZhSession *session,
                     int        board,
                     int        game)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  int                 round = zh_session_get_round_number (session);
  ZhGamePlace         place;
  const ZhOutage     *outage;
  g_autofree char    *title = NULL;
  ZhFormSheet        *sheet;
  Form               *form;

  if (tournament == NULL || !zh_competition_find_game (zh_session_get_competition (session), tournament->id, round, board, MAX (game, 0) + 1, &place, NULL))
    return NULL;
  outage = zh_outages_find_open (tournament->outages, round, board, place.index + 1, 0);
  title = make_title (tournament, outage);
  sheet = zh_form_sheet_new (parent, session, title, outage != NULL ? _ ("_End It") : _ ("_Note It"));
  form = g_new0 (Form, 1);
  form->session = session;
  form->round = round;
  form->board = board;
  form->game = place.index + 1;
  form->entries[0] = place.pairing->entry[place.game->swapped ? 1 : 0];
  form->entries[1] = place.pairing->entry[place.game->swapped ? 0 : 1];
  if (outage != NULL)
    add_end_fields (sheet, form, outage);
  else
    add_loss_fields (sheet, form, &place);
  return sheet;
}
