#include "config.h"

#include "adjudication-sheets.h"

#include <glib/gi18n.h>

#include "desk-adjudication.h"
#include "game-form.h"
#include "words.h"

/* What a sheet is about. */
typedef struct
{
  ZhGameForm game;

  AdwComboRow *side;
  AdwComboRow *claim;
  AdwEntryRow *day;
  AdwEntryRow *move;
  AdwEntryRow *by;
  GtkTextView *text;
} Form;

static void
free_form (gpointer data)
{
  Form *form = data;

  zh_game_form_clear (&form->game);
  g_free (form);
}

static Form *
form_new (ZhSession         *session,
          const ZhGamePlace *place)
{
  Form *form = g_new0 (Form, 1);

  zh_game_form_init (&form->game, session, place);
  return form;
}

static ZhChange *
apply_assessment (ZhFormSheet *sheet,
                  gpointer     data,
                  GError     **error)
{
  Form                   *form = data;
  g_autofree char        *grounds = zh_form_dup_text (form->text);
  const ZhAssessmentInput input = {
    .is_black = adw_combo_row_get_selected (form->side) == 1,
    .claim = zh_assessment_words[MIN (adw_combo_row_get_selected (form->claim), ZH_N_ASSESSMENTS - 1)],
    .sent = zh_form_get_text (form->day),
    .grounds = grounds,
    .move = zh_form_get_text (form->move),
  };

  return zh_desk_assess_game (zh_session_get_desk (form->game.session), form->game.tournament_id, form->game.round, form->game.board, form->game.game, &input, error);
}

/* Until when material is sent. */
static void
show_term (ZhFormSheet *sheet,
           const Form  *form)
{
  g_autoptr (ZhAccountRules) rules = zh_game_form_read_rules (&form->game);
  g_autofree char *text = NULL;

  if (rules == NULL || rules->material_days.article == NULL)
    return;
  /* Translators: number of days, article. */
  text = g_strdup_printf (_ ("Both players send the game, the final position and their reasons within %1$d days of the end [%2$s]."),
                          rules->material_days.number, rules->material_days.article);
  zh_form_sheet_set_note (sheet, text);
}

ZhFormSheet *
zh_assessment_sheet_new (GtkWindow         *parent,
                         ZhSession         *session,
                         const ZhGamePlace *place,
                         ZhLetterSide       side)
{
  ZhFormSheet      *sheet = zh_form_sheet_new (parent, session, _ ("Claim for the Adjudication"), _ ("_Keep the Claim"));
  Form             *form = form_new (session, place);
  const ZhLanguage *language = zh_language_get_screen ();
  const char *const sides[] = { _ ("White"), _ ("Black"), NULL };
  const char *const claims[] = { zh_assessment_get_label (ZH_ASSESSMENT_WIN, language), zh_assessment_get_label (ZH_ASSESSMENT_DRAW, language),
                                 zh_assessment_get_label (ZH_ASSESSMENT_LOSS, language), NULL };
  g_autofree char  *today = zh_game_form_format_today (&form->game);

  form->side = zh_form_sheet_add_choice (sheet, _ ("Claimed by"), sides, side);
  form->claim = zh_form_sheet_add_choice (sheet, _ ("Claims"), claims, 1);
  form->day = zh_form_sheet_add_entry (sheet, _ ("Sent, as 2030-03-08"), today);
  form->move = zh_form_sheet_add_entry (sheet, _ ("Move of the side to move, treated as made"), "");
  form->text = zh_form_sheet_add_text (sheet, _ ("Reasons and analysis"), "");
  show_term (sheet, form);
  zh_form_sheet_set_apply (sheet, apply_assessment, NULL, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->day));
  return sheet;
}

/* By the choices of the sheet. */
static const char *const result_codes[] = { "1-0", "=-=", "0-1" };

static ZhChange *
apply_adjudication (ZhFormSheet *sheet,
                    gpointer     data,
                    GError     **error)
{
  Form            *form = data;
  g_autofree char *reason = zh_form_dup_text (form->text);
  guint            chosen = MIN (adw_combo_row_get_selected (form->claim), G_N_ELEMENTS (result_codes) - 1);

  return zh_desk_adjudicate_game (zh_session_get_desk (form->game.session), form->game.tournament_id, form->game.round, form->game.board, form->game.game, result_codes[chosen],
                                  zh_form_get_text (form->day), zh_form_get_text (form->by), reason, error);
}

static void
append_assessment (GString              *text,
                   const char           *who,
                   const ZhLetterRecord *assessment)
{
  int value = ZH_ASSESSMENT_DRAW;

  if (text->len > 0)
    g_string_append_c (text, '\n');
  if (assessment == NULL || !zh_words_find (zh_assessment_words, assessment->cells[ZH_LETTER_CELL_KIND], &value))
    g_string_append_printf (text, _ ("%s has sent no material."), who);
  else
    /* Translators: White or Black, what that side claims. */
    g_string_append_printf (text, _ ("%1$s claims %2$s."), who, zh_assessment_get_label ((ZhAssessment) value, zh_language_get_screen ()));
}

/* What both claim, and whether the decision is one on an appeal. */
static guint
show_claims (ZhFormSheet       *sheet,
             const Form        *form,
             const ZhGamePlace *place)
{
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (zh_session_get_competition (form->game.session), place->game->id);
  ZhAdjudication adjudication = zh_adjudication_read (letters);
  g_autoptr (GString) text = g_string_new (NULL);
  int value = ZH_ASSESSMENT_DRAW;

  append_assessment (text, _ ("White"), adjudication.assessments[0]);
  append_assessment (text, _ ("Black"), adjudication.assessments[1]);
  if (zh_adjudication_is_agreed (&adjudication))
    g_string_append (text, _ ("\nBoth claim the same: no adjudicator is needed."));
  if (adjudication.last != NULL)
    /* Translators: the adjudicator, a day. */
    g_string_append_printf (text, _ ("\nDecided by %1$s on %2$s: this is an appeal, which another adjudicator hears."),
                            adjudication.last->cells[ZH_LETTER_CELL_TEXT], adjudication.last->cells[ZH_LETTER_CELL_SENT]);
  zh_form_sheet_set_note (sheet, text->str);
  if (adjudication.assessments[0] != NULL)
    zh_words_find (zh_assessment_words, adjudication.assessments[0]->cells[ZH_LETTER_CELL_KIND], &value);
  return (guint) value;
}

ZhFormSheet *
zh_adjudication_sheet_new (GtkWindow         *parent,
                           ZhSession         *session,
                           const ZhGamePlace *place)
{
  ZhFormSheet      *sheet = zh_form_sheet_new (parent, session, _ ("Adjudication"), _ ("_Adjudicate"));
  Form             *form = form_new (session, place);
  gboolean          two = zh_tournament_is_two_one_zero (place->tournament);
  const char *const results[] = { two ? "2 – 0" : "1 – 0", two ? "1 – 1" : "½ – ½", two ? "0 – 2" : "0 – 1", NULL };
  guint             proposed = show_claims (sheet, form, place);
  g_autofree char  *today = zh_game_form_format_today (&form->game);

  form->claim = zh_form_sheet_add_choice (sheet, _ ("Result"), results, proposed);
  form->day = zh_form_sheet_add_entry (sheet, _ ("Day of the decision, as 2030-03-20"), today);
  form->by = zh_form_sheet_add_entry (sheet, _ ("Adjudicator; empty where both claim the same"), "");
  form->text = zh_form_sheet_add_text (sheet, _ ("Reasons"), "");
  zh_form_sheet_set_apply (sheet, apply_adjudication, NULL, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->by));
  return sheet;
}

static gboolean
is_of_black (const Form *form)
{
  return adw_combo_row_get_selected (form->side) == 1;
}

static ZhChange *
apply_appeal (ZhFormSheet *sheet,
              gpointer     data,
              GError     **error)
{
  Form            *form = data;
  g_autofree char *analysis = zh_form_dup_text (form->text);

  return zh_desk_appeal_adjudication (zh_session_get_desk (form->game.session), form->game.tournament_id, form->game.round, form->game.board, form->game.game,
                                      is_of_black (form), zh_form_get_text (form->day), analysis, error);
}

/* Within which days an appeal is sent, and heard. */
static void
show_appeal_terms (ZhFormSheet *sheet,
                   const Form  *form)
{
  g_autoptr (ZhAccountRules) rules = zh_game_form_read_rules (&form->game);
  g_autoptr (GString) text = g_string_new (NULL);

  if (rules == NULL || rules->adjudication_appeal_days.article == NULL)
    return;
  /* Translators: number of days, article. */
  g_string_append_printf (text, _ ("An appeal is sent within %1$d days of the notice of the adjudication [%2$s]."), rules->adjudication_appeal_days.number,
                          rules->adjudication_appeal_days.article);
  if (rules->hearing_days.article != NULL)
    /* Translators: number of days, article. */
    g_string_append_printf (text, _ ("\nAnother adjudicator hears it within %1$d days of its receipt [%2$s]."), rules->hearing_days.number, rules->hearing_days.article);
  zh_form_sheet_set_note (sheet, text->str);
}

ZhFormSheet *
zh_appeal_sheet_new (GtkWindow         *parent,
                     ZhSession         *session,
                     const ZhGamePlace *place,
                     ZhLetterSide       side)
{
  ZhFormSheet      *sheet = zh_form_sheet_new (parent, session, _ ("Appeal against the Adjudication"), _ ("_Keep the Appeal"));
  Form             *form = form_new (session, place);
  const char *const sides[] = { _ ("White"), _ ("Black"), NULL };
  g_autofree char  *today = zh_game_form_format_today (&form->game);

  form->side = zh_form_sheet_add_choice (sheet, _ ("Appeal of"), sides, side);
  form->day = zh_form_sheet_add_entry (sheet, _ ("Came, as 2030-03-08"), today);
  form->text = zh_form_sheet_add_text (sheet, _ ("Reasons and analysis"), "");
  show_appeal_terms (sheet, form);
  zh_form_sheet_set_apply (sheet, apply_appeal, NULL, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->day));
  return sheet;
}

static ZhChange *
apply_record (ZhFormSheet *sheet,
              gpointer     data,
              GError     **error)
{
  Form *form = data;
  guint chosen = adw_combo_row_get_selected (form->claim);

  return zh_desk_take_record (zh_session_get_desk (form->game.session), form->game.tournament_id, form->game.round, form->game.board, form->game.game,
                              is_of_black (form), zh_form_get_text (form->day), chosen >= 1 && chosen <= G_N_ELEMENTS (result_codes) ? result_codes[chosen - 1] : "",
                              error);
}

/* When the record is due, and what waits for it. */
static void
show_record_terms (ZhFormSheet *sheet,
                   const Form  *form)
{
  g_autoptr (ZhAccountRules) rules = zh_game_form_read_rules (&form->game);
  g_autofree char *text = NULL;

  if (rules == NULL)
    return;
  if (rules->record_days.article != NULL)
    /* Translators: number of days, article. */
    text = g_strdup_printf (_ ("Both players send the record within %1$d days of the end of the game [%2$s]."), rules->record_days.number, rules->record_days.article);
  else if (zh_account_word_holds (&rules->leaver_needs_record))
    /* Translators: two articles. */
    text = g_strdup_printf (_ ("The result counts once the record came [%1$s]. A game that a player who has left loses is set with this act [%2$s]."),
                            rules->result_needs_record.article != NULL ? rules->result_needs_record.article : "–", rules->leaver_needs_record.article);
  if (text != NULL)
    zh_form_sheet_set_note (sheet, text);
}

ZhFormSheet *
zh_record_sheet_new (GtkWindow         *parent,
                     ZhSession         *session,
                     const ZhGamePlace *place,
                     ZhLetterSide       side)
{
  ZhFormSheet      *sheet = zh_form_sheet_new (parent, session, _ ("Record of a Game"), _ ("_Keep the Record"));
  Form             *form = form_new (session, place);
  gboolean          two = zh_tournament_is_two_one_zero (place->tournament);
  const char *const sides[] = { _ ("White"), _ ("Black"), NULL };
  const char *const results[] = { C_ ("result in a record", "not said"), two ? "2 – 0" : "1 – 0", two ? "1 – 1" : "½ – ½", two ? "0 – 2" : "0 – 1", NULL };
  g_autofree char  *today = zh_game_form_format_today (&form->game);

  form->side = zh_form_sheet_add_choice (sheet, _ ("Sent by"), sides, side);
  form->day = zh_form_sheet_add_entry (sheet, _ ("Came, as 2030-03-08"), today);
  form->claim = zh_form_sheet_add_choice (sheet, _ ("Result in the record"), results, 0);
  show_record_terms (sheet, form);
  zh_form_sheet_set_apply (sheet, apply_record, NULL, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->day));
  return sheet;
}
