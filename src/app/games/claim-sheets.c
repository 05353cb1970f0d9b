#include "config.h"

#include "claim-sheets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-letters.h"
#include "errors.h"
#include "game-form.h"
#include "ruleset-defaults.h"
#include "text-lines.h"

/* What a sheet is about. */
typedef struct
{
  ZhGameForm      game;
  int             number;
  ZhAccountRules *rules;
  GArray         *entries; /* (element-type gint64): of the choice of a leave */

  AdwComboRow *side;
  AdwEntryRow *sent;
  AdwEntryRow *told;
  GtkSwitch   *evidence[ZH_N_CLAIM_EVIDENCE]; /* NULL where no rule asks for it */
  AdwEntryRow *enclosed;
  AdwComboRow *verdict;
  AdwEntryRow *from;
  AdwEntryRow *to;
  GtkSwitch   *first_loses;
  GtkSwitch   *barred;
  GtkSwitch   *reduced;
  GtkSwitch   *backdated;
  GtkSwitch   *extra;
  AdwEntryRow *days;
  GtkTextView *text;
} Form;

static void
free_form (gpointer data)
{
  Form *form = data;

  zh_game_form_clear (&form->game);
  g_clear_pointer (&form->rules, zh_account_rules_free);
  g_clear_pointer (&form->entries, g_array_unref);
  g_free (form);
}

/* @place: (nullable): of a leave, which is of all games */
static Form *
form_new (ZhSession         *session,
          const ZhGamePlace *place,
          int                number)
{
  Form *form = g_new0 (Form, 1);

  zh_game_form_init (&form->game, session, place);
  form->rules = zh_game_form_read_rules (&form->game);
  form->number = number;
  return form;
}

static const ZhLetterRecord *
find_claim (const Form *form)
{
  g_autoptr (GPtrArray) letters = zh_game_form_list_letters (&form->game);

  return letters != NULL && form->number >= 1 && form->number <= (int) letters->len ? g_ptr_array_index (letters, form->number - 1) : NULL;
}

static const char *
get_cell (const ZhLetterRecord *letter,
          ZhLetterCell          cell)
{
  return letter != NULL ? letter->cells[cell] : "";
}

int
zh_claim_find_open (const ZhCompetition *competition,
                    const ZhGamePlace   *place)
{
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (competition, place->game->id);

  for (guint i = letters->len; i > 0; i--)
    {
      const ZhLetterRecord *letter = g_ptr_array_index (letters, i - 1);

      if (strcmp (letter->cells[ZH_LETTER_CELL_EVENT], zh_letter_event_kind_to_string (ZH_LETTER_CLAIM)) == 0 &&
          letter->cells[ZH_LETTER_CELL_VERDICT][0] == '\0')
        return (int) i;
    }
  return 0;
}

/* Oversteps of the partner of @claim on record before it. */
static gboolean
judge (const Form *form,
       guint       number,
       int        *before,
       int        *after)
{
  const ZhCompetition *competition = zh_session_get_competition (form->game.session);
  g_autoptr (GPtrArray) letters = zh_game_form_list_letters (&form->game);
  g_autoptr (GArray) places = NULL;
  g_autoptr (ZhLetterFile) file = letters != NULL && form->rules != NULL ? zh_letters_parse (letters, form->rules, &places, NULL) : NULL;
  const ZhAccountRequest request = { .rules = form->rules, .start = file != NULL ? zh_competition_get_letter_start (competition, form->rules) : 0 };
  int                    place = file != NULL && number >= 1 && number <= places->len ? g_array_index (places, int, number - 1) : -1;

  if (place < 0)
    return FALSE;
  zh_letter_file_judge (file, &request, (gsize) place, before, after);
  return TRUE;
}

/* The claim */

static char *
join_evidence (const Form *form)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < ZH_N_CLAIM_EVIDENCE; i++)
    if (form->evidence[i] != NULL && gtk_switch_get_active (form->evidence[i]))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", zh_claim_evidence_words[i]);
  return g_string_free (text, FALSE);
}

/* A word that a switch turns among those that the claim has. */
static void
turn_word (GPtrArray   *words,
           GtkSwitch   *turn,
           ZhLetterMark mark)
{
  if (turn != NULL && gtk_switch_get_active (turn))
    g_ptr_array_add (words, (char *) zh_letter_mark_to_string (mark));
}

static ZhChange *
apply_claim (ZhFormSheet *sheet,
             gpointer     data,
             GError     **error)
{
  Form                 *form = data;
  const ZhLetterRecord *old = find_claim (form);
  g_autoptr (ZhLetterRecord) claim = old != NULL ? zh_letter_record_copy (old) : zh_letter_record_new ();
  g_autofree char *evidence = join_evidence (form);

  zh_letter_record_set (claim, ZH_LETTER_CELL_EVENT, zh_letter_event_kind_to_string (ZH_LETTER_CLAIM));
  zh_letter_record_set (claim, ZH_LETTER_CELL_SIDE, adw_combo_row_get_selected (form->side) == 1 ? "b" : "w");
  zh_letter_record_set (claim, ZH_LETTER_CELL_SENT, zh_form_get_text (form->sent));
  zh_letter_record_set (claim, ZH_LETTER_CELL_TOLD, zh_form_get_text (form->told));
  zh_letter_record_set (claim, ZH_LETTER_CELL_EVIDENCE, evidence);
  zh_letter_record_set (claim, ZH_LETTER_CELL_ENCLOSED, zh_form_get_text (form->enclosed));
  return zh_desk_keep_letter (zh_session_get_desk (form->game.session), form->game.tournament_id, form->game.round, form->game.board, form->game.game, form->number, claim,
                              error);
}

static void
add_evidence (ZhFormSheet *sheet,
              Form        *form,
              const char  *words)
{
  unsigned bits = 0;

  zh_claim_evidence_parse (words, &bits);
  for (int i = 0; i < ZH_N_CLAIM_EVIDENCE; i++)
    {
      const char      *article = form->rules != NULL ? zh_account_rules_needs (form->rules, (ZhClaimEvidence) i, TRUE) : NULL;
      const char      *label = zh_claim_evidence_get_label ((ZhClaimEvidence) i, zh_language_get_screen ());
      g_autofree char *title = NULL;

      if (article == NULL)
        continue;
      title = i == ZH_EVIDENCE_NEXT_MOVE ? g_strdup_printf (_ ("%1$s; for a second overstep [%2$s]"), label, article)
                                         : g_strdup_printf ("%s [%s]", label, article);
      form->evidence[i] = zh_form_sheet_add_switch (sheet, title, (bits & (1U << i)) != 0);
    }
}

ZhFormSheet *
zh_claim_sheet_new (GtkWindow         *parent,
                    ZhSession         *session,
                    const ZhGamePlace *place,
                    int                number,
                    ZhLetterSide       side)
{
  ZhFormSheet          *sheet = zh_form_sheet_new (parent, session, _ ("Claim of an Overstep"), _ ("_Keep the Claim"));
  Form                 *form = form_new (session, place, number);
  const ZhLetterRecord *old = find_claim (form);
  const char *const     sides[] = { _ ("White"), _ ("Black"), NULL };
  g_autofree char      *today = zh_game_form_format_today (&form->game);

  form->side = zh_form_sheet_add_choice (sheet, _ ("Claimed by"), sides,
                                         old != NULL ? g_str_equal (get_cell (old, ZH_LETTER_CELL_SIDE), "b") : side == ZH_LETTER_BLACK);
  form->sent = zh_form_sheet_add_entry (sheet, _ ("Sent, as 2030-03-08"), old != NULL ? get_cell (old, ZH_LETTER_CELL_SENT) : today);
  form->told = zh_form_sheet_add_entry (sheet, _ ("Partner told, as 2030-03-08"), get_cell (old, ZH_LETTER_CELL_TOLD));
  add_evidence (sheet, form, get_cell (old, ZH_LETTER_CELL_EVIDENCE));
  form->enclosed = zh_form_sheet_add_entry (sheet, _ ("Next move enclosed, which the partner is not told"), get_cell (old, ZH_LETTER_CELL_ENCLOSED));
  zh_form_sheet_set_apply (sheet, apply_claim, NULL, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->sent));
  return sheet;
}

/* The objection */

static ZhChange *
apply_objection (ZhFormSheet *sheet,
                 gpointer     data,
                 GError     **error)
{
  Form            *form = data;
  g_autofree char *text = zh_form_dup_text (form->text);

  return zh_desk_object_to_claim (zh_session_get_desk (form->game.session), form->game.tournament_id, form->game.round, form->game.board, form->game.game, form->number,
                                  zh_form_get_text (form->sent), text, error);
}

/* Until when an objection is in time, from the notice to the partner. */
static void
show_term (ZhFormSheet          *sheet,
           const Form           *form,
           const ZhLetterRecord *claim)
{
  int              day = 0;
  const char      *told = get_cell (claim, ZH_LETTER_CELL_TOLD);
  g_autofree char *until = NULL;
  g_autofree char *text = NULL;

  if (form->rules == NULL || form->rules->objection_days.article == NULL ||
      !zh_letter_day_parse (*told != '\0' ? told : get_cell (claim, ZH_LETTER_CELL_SENT), &day))
    return;
  until = zh_letter_day_format (day + form->rules->objection_days.number);
  /* Translators: number of days, article, a day. */
  text = g_strdup_printf (_ ("An objection is sent within %1$d days of the notice [%2$s]: if the notice came on the day on which it was sent, until %3$s."),
                          form->rules->objection_days.number, form->rules->objection_days.article, until);
  zh_form_sheet_set_note (sheet, text);
}

ZhFormSheet *
zh_objection_sheet_new (GtkWindow         *parent,
                        ZhSession         *session,
                        const ZhGamePlace *place,
                        int                number)
{
  ZhFormSheet          *sheet = zh_form_sheet_new (parent, session, _ ("Objection to a Claim"), _ ("_Keep the Objection"));
  Form                 *form = form_new (session, place, number);
  const ZhLetterRecord *claim = find_claim (form);
  const char           *objected = get_cell (claim, ZH_LETTER_CELL_OBJECTED);
  g_autofree char      *today = zh_game_form_format_today (&form->game);

  form->sent = zh_form_sheet_add_entry (sheet, _ ("Sent, as 2030-03-08; empty: there is none"), *objected != '\0' ? objected : today);
  form->text = zh_form_sheet_add_text (sheet, _ ("What the partner says"), get_cell (claim, ZH_LETTER_CELL_OBJECTION));
  show_term (sheet, form, claim);
  zh_form_sheet_set_apply (sheet, apply_objection, NULL, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->sent));
  return sheet;
}

/* The decision */

static gboolean
parse_days (AdwEntryRow *row,
            int         *days,
            GError     **error)
{
  const char *text = row != NULL ? zh_form_get_text (row) : "";
  gint64      value = 0;

  if (*text != '\0' && !zh_text_parse_int (text, 0, ZH_LETTERS_MAX_NUMBER, &value))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Penalty days: “%s” is no whole number. Write one, or leave it empty"), text);
  *days = (int) value;
  return TRUE;
}

/* The marks of a claim. */
static unsigned
read_marks (const ZhLetterRecord *claim)
{
  g_auto (GStrv) words = g_strsplit (get_cell (claim, ZH_LETTER_CELL_KIND), " ", -1);
  unsigned marks = 0;

  for (char **word = words; *word != NULL; word++)
    marks |= zh_letter_mark_from_string (*word);
  return marks;
}

/* The words of the claim by the switches; one that no switch turns stays. */
static char *
join_words (const Form           *form,
            const ZhLetterRecord *claim)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  if ((read_marks (claim) & ZH_MARK_RECORDED) != 0)
    g_ptr_array_add (words, (char *) zh_letter_mark_to_string (ZH_MARK_RECORDED));
  turn_word (words, form->first_loses, ZH_MARK_FIRST_LOSES);
  turn_word (words, form->barred, ZH_MARK_BARRED);
  turn_word (words, form->reduced, ZH_MARK_REDUCED);
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" ", (char **) words->pdata);
}

static ZhChange *
apply_decision (ZhFormSheet *sheet,
                gpointer     data,
                GError     **error)
{
  Form            *form = data;
  g_autofree char *reason = zh_form_dup_text (form->text);
  g_autofree char *kind = join_words (form, find_claim (form));
  ZhClaimDecision  decision = {
     .verdict = (ZhClaimVerdict) (adw_combo_row_get_selected (form->verdict) + 1),
     .day = zh_form_get_text (form->sent),
     .from = form->from != NULL ? zh_form_get_text (form->from) : "",
     .kind = kind,
     .reason = reason,
  };

  if (!parse_days (form->days, &decision.days, error))
    return NULL;
  return zh_desk_decide_claim (zh_session_get_desk (form->game.session), form->game.tournament_id, form->game.round, form->game.board, form->game.game, form->number, &decision,
                               error);
}

static void
append_missing (GString    *text,
                const Form *form,
                gboolean    is_further)
{
  unsigned bits = 0;
  gboolean any = FALSE;

  zh_claim_evidence_parse (get_cell (find_claim (form), ZH_LETTER_CELL_EVIDENCE), &bits);
  for (int i = 0; i < ZH_N_CLAIM_EVIDENCE; i++)
    {
      const char *article = zh_account_rules_needs (form->rules, (ZhClaimEvidence) i, is_further);

      if (article == NULL || (bits & (1U << i)) != 0)
        continue;
      g_string_append_printf (text, "%s%s [%s]", any ? "; " : _ ("\nNot enclosed: "), zh_claim_evidence_get_label ((ZhClaimEvidence) i, zh_language_get_screen ()),
                              article);
      any = TRUE;
    }
}

/* What the letters say, what is missing, and what a record leads to. */
static void
show_finding (ZhFormSheet *sheet,
              gpointer     data)
{
  Form *form = data;
  g_autoptr (GString) text = g_string_new (NULL);
  int      before = 0;
  int      after = 0;
  gboolean loses;

  if (form->rules == NULL || !judge (form, (guint) form->number, &before, &after))
    return;
  loses = after >= form->rules->loses_at_overstep.number || (form->first_loses != NULL && gtk_switch_get_active (form->first_loses));
  if (after > before)
    g_string_append (text, _ ("By the letters of the game the partner has overstepped: the claim holds."));
  else
    g_string_append (text, _ ("By the letters of the game the partner has not overstepped: the claim does not hold."));
  if (after > before && loses)
    g_string_append_printf (text, _ ("\nOnce it is recorded the partner loses the game [%s], and the result is set."),
                            before > 0 || form->rules->first_may_lose.article == NULL ? form->rules->loses_at_overstep.article
                                                                                      : form->rules->first_may_lose.article);
  else if (after > before)
    g_string_append_printf (text, _ ("\nOnce it is recorded a new count begins [%s]."), form->rules->new_count.article);
  append_missing (text, form, before > 0);
  zh_form_sheet_set_note (sheet, text->str);
}

/* Only what the rules know is asked. */
static void
add_consequences (ZhFormSheet          *sheet,
                  Form                 *form,
                  const ZhLetterRecord *claim)
{
  unsigned marks = read_marks (claim);

  if (zh_account_word_holds (&form->rules->new_count_dated))
    form->from = zh_form_sheet_add_entry (sheet, _ ("First day of the new count, as 2030-03-20"), get_cell (claim, ZH_LETTER_CELL_FROM));
  if (form->rules->reduced_days_min.article != NULL)
    form->reduced = zh_form_sheet_add_switch (sheet, _ ("The next period is shorter by the days overstepped"), (marks & ZH_MARK_REDUCED) != 0);
  if (zh_account_word_holds (&form->rules->first_may_lose))
    form->first_loses = zh_form_sheet_add_switch (sheet, _ ("By the regulation the first overstep loses"), (marks & ZH_MARK_FIRST_LOSES) != 0);
  if (zh_account_word_holds (&form->rules->refused_claim_bars))
    form->barred = zh_form_sheet_add_switch (sheet, _ ("If refused: no more claims in this cycle"), (marks & ZH_MARK_BARRED) != 0);
  if (zh_account_word_holds (&form->rules->refused_claim_adds))
    form->days = zh_form_sheet_add_entry (sheet, _ ("If a claim of a second overstep is refused: penalty days"), "");
}

ZhFormSheet *
zh_claim_decision_sheet_new (GtkWindow         *parent,
                             ZhSession         *session,
                             const ZhGamePlace *place,
                             int                number)
{
  ZhFormSheet          *sheet = zh_form_sheet_new (parent, session, _ ("Decision on a Claim"), _ ("_Decide"));
  Form                 *form = form_new (session, place, number);
  const ZhLetterRecord *claim = find_claim (form);
  const ZhLanguage     *language = zh_language_get_screen ();
  const char *const     verdicts[] = { zh_claim_verdict_get_label (ZH_VERDICT_RECORDED, language), zh_claim_verdict_get_label (ZH_VERDICT_REFUSED, language),
                                       zh_claim_verdict_get_label (ZH_VERDICT_ASIDE, language), NULL };
  g_autofree char      *today = zh_game_form_format_today (&form->game);
  int                   before = 0;
  int                   after = 0;
  gboolean              holds = judge (form, (guint) number, &before, &after) && after > before;

  form->verdict = zh_form_sheet_add_choice (sheet, _ ("Decision"), verdicts, holds ? 0 : 1);
  form->sent = zh_form_sheet_add_entry (sheet, _ ("Day of the decision, as 2030-03-20"), today);
  if (form->rules != NULL)
    add_consequences (sheet, form, claim);
  form->text = zh_form_sheet_add_text (sheet, _ ("Reasons"), "");
  zh_form_sheet_set_apply (sheet, apply_decision, show_finding, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->sent));
  return sheet;
}

/* A leave */

static ZhChange *
apply_leave (ZhFormSheet *sheet,
             gpointer     data,
             GError     **error)
{
  Form *form = data;
  g_autoptr (ZhLetterRecord) leave = zh_letter_record_new ();
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *kind = NULL;
  guint            chosen = adw_combo_row_get_selected (form->side);

  if (chosen >= form->entries->len)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no player to choose. Enter the players first"));
  turn_word (words, form->backdated, ZH_MARK_BACKDATED);
  turn_word (words, form->extra, ZH_MARK_EXTRA);
  g_ptr_array_add (words, NULL);
  kind = g_strjoinv (" ", (char **) words->pdata);
  zh_letter_record_set (leave, ZH_LETTER_CELL_KIND, kind);
  zh_letter_record_set (leave, ZH_LETTER_CELL_SENT, zh_form_get_text (form->sent));
  zh_letter_record_set (leave, ZH_LETTER_CELL_FROM, zh_form_get_text (form->from));
  zh_letter_record_set (leave, ZH_LETTER_CELL_TO, zh_form_get_text (form->to));
  return zh_desk_add_leave (zh_session_get_desk (form->game.session), form->game.tournament_id, g_array_index (form->entries, gint64, chosen), leave, error);
}

ZhFormSheet *
zh_leave_sheet_new (GtkWindow          *parent,
                    ZhSession          *session,
                    const ZhTournament *tournament)
{
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, _ ("Leave of a Player"), _ ("_Keep the Leave"));
  Form        *form = form_new (session, NULL, 0);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  form->game.tournament_id = tournament->id;
  form->entries = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_array_append_val (form->entries, entry->id);
      g_ptr_array_add (names, zh_entry_format_name (entry));
    }
  g_ptr_array_add (names, NULL);
  form->side = zh_form_sheet_add_choice (sheet, _ ("Player"), (const char *const *) names->pdata, 0);
  form->from = zh_form_sheet_add_entry (sheet, _ ("First day, as 2030-03-08"), "");
  form->to = zh_form_sheet_add_entry (sheet, _ ("Last day, as 2030-03-20"), "");
  form->sent = zh_form_sheet_add_entry (sheet, _ ("Partners told, as 2030-03-05, or empty"), "");
  form->backdated = zh_form_sheet_add_switch (sheet, _ ("Allowed after it began"), FALSE);
  form->extra = zh_form_sheet_add_switch (sheet, _ ("Additional, outside every limit"), FALSE);
  zh_form_sheet_set_apply (sheet, apply_leave, NULL, form, free_form);
  gtk_widget_grab_focus (GTK_WIDGET (form->from));
  return sheet;
}
