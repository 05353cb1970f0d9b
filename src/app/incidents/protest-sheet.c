#include "config.h"

#include "protest-sheet.h"

#include <glib/gi18n.h>

#include "desk-protests.h"
#include "incident-catalogue.h"

/* What a protest can be against. */
typedef struct
{
  ZhProtestSubject subject;
  gint64           incident_id;
  gint64           appealed_id;
  int              board;
  int              game; /* of the board, from 1; 0 where there is one */
} Target;

typedef struct
{
  ZhSession   *session;   /* unowned: the sheet holds it */
  GArray      *entries;   /* gint64 */
  GArray      *targets;   /* Target */
  int          round;     /* of a result or a pairing */
  gint64       contested; /* when the term began; 0 where the file knows */
  AdwComboRow *entry;
  AdwComboRow *target;
  AdwEntryRow *by;
  GtkSwitch   *captain; /* NULL where no teams play */
  GtkSwitch   *written;
  GtkTextView *facts;
  AdwEntryRow *claim;
  AdwEntryRow *articles;
  AdwEntryRow *handed_in;
  AdwEntryRow *deposit;
  GtkSwitch   *paid; /* the deposit */
  AdwEntryRow *admitted;
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_array_unref (form->entries);
  g_array_unref (form->targets);
  g_free (form);
}

/* What the form says; @facts must outlive it. */
static gboolean
make_input (Form           *form,
            const char     *facts,
            ZhProtestInput *input,
            GError        **error)
{
  guint         entry = adw_combo_row_get_selected (form->entry);
  guint         chosen = adw_combo_row_get_selected (form->target);
  const Target *target = chosen < form->targets->len ? &g_array_index (form->targets, Target, chosen) : NULL;

  *input = (ZhProtestInput){
    .tournament_id = zh_session_get_tournament_id (form->session),
    .entry_id = entry < form->entries->len ? g_array_index (form->entries, gint64, entry) : 0,
    .by = zh_form_get_text (form->by),
    .by_captain = form->captain != NULL && gtk_switch_get_active (form->captain),
    .written = gtk_switch_get_active (form->written),
    .subject = target != NULL ? target->subject : ZH_PROTEST_SUBJECT_NOT_SAID,
    .incident_id = target != NULL ? target->incident_id : 0,
    .appealed_id = target != NULL ? target->appealed_id : 0,
    .round = form->round,
    .board = target != NULL ? target->board : 0,
    .game = target != NULL ? target->game : 0,
    .facts = facts,
    .contested_time = form->contested,
    .claim = zh_form_get_text (form->claim),
    .articles = zh_form_get_text (form->articles),
    .deposit = zh_form_get_text (form->deposit),
    .deposit_due = !gtk_switch_get_active (form->paid),
    .admitted = zh_form_get_text (form->admitted),
  };
  return zh_form_parse_time (zh_form_get_text (form->handed_in), &input->handed_in, error);
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  Form            *form = data;
  g_autofree char *facts = zh_form_dup_text (form->facts);
  ZhProtestInput   input;

  if (!make_input (form, facts, &input, error))
    return NULL;
  return zh_desk_file_protest (zh_session_get_desk (form->session), &input, NULL, error);
}

/* Until when it could be handed in, and what is wrong with it. */
static void
show_rules (ZhFormSheet *sheet,
            gpointer     data)
{
  Form            *form = data;
  ZhProtestInput   input;
  gint64           deadline = 0;
  g_autofree char *faults = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (make_input (form, "", &input, NULL))
    faults = zh_desk_dup_protest_faults (zh_session_get_desk (form->session), &input, &deadline, zh_language_get_screen (), NULL);
  gtk_widget_set_visible (GTK_WIDGET (form->admitted), faults != NULL && *faults != '\0');
  if (deadline != 0)
    {
      g_autoptr (GDateTime) local = g_date_time_new_from_unix_local (deadline);
      g_autofree char *time = local != NULL ? zh_language_format_time (zh_language_get_screen (), local) : g_strdup ("");

      g_string_append_printf (text, _ ("It can be handed in until %s."), time);
    }
  if (faults != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", *faults != '\0' ? faults : _ ("It is admissible."));
  zh_form_sheet_set_note (sheet, text->str);
}

/* Fields */

static void
add_player (Form               *form,
            GPtrArray          *names,
            const ZhTournament *tournament,
            gint64              id)
{
  const ZhEntry *entry = id != 0 ? zh_tournament_find_entry (tournament, id) : NULL;

  for (guint i = 0; i < form->entries->len; i++)
    if (g_array_index (form->entries, gint64, i) == id)
      return;
  if (entry == NULL)
    return;
  g_array_append_val (form->entries, id);
  g_ptr_array_add (names, zh_entry_format_name (entry));
}

/* The sides of the board first, then everybody. */
static void
list_players (Form               *form,
              GPtrArray          *names,
              const ZhTournament *tournament,
              const ZhPairing    *pairing)
{
  for (int side = 0; pairing != NULL && side < 2; side++)
    add_player (form, names, tournament, pairing->entry[side]);
  for (guint i = 0; i < tournament->entries->len; i++)
    add_player (form, names, tournament, ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->id);
  g_ptr_array_add (names, NULL);
}

static void
add_target (Form        *form,
            GPtrArray   *labels,
            const Target target,
            char        *label)
{
  g_array_append_val (form->targets, target);
  g_ptr_array_add (labels, label);
}

static void
add_rulings (Form                *form,
             GPtrArray           *labels,
             const ZhCompetition *competition,
             gint64               tournament_id,
             int                  board)
{
  const ZhLanguage *language = zh_language_get_screen ();
  int               round = zh_session_get_round_number (form->session);

  for (guint i = competition->incidents->len; i > 0; i--)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i - 1);
      Target                  target = { .subject = ZH_PROTEST_SUBJECT_RULING, .incident_id = record->id, .board = record->board };

      if (record->tournament_id == tournament_id && (board == 0 || (record->round == round && record->board == board)))
        add_target (form, labels, target,
                    g_strdup_printf (_ ("Ruling: %1$s, round %2$d, board %3$d"), zh_incident_get_title (record->incident, language), record->round, record->board));
    }
}

/* Of a match each game has its own result. */
static void
add_results (Form      *form,
             GPtrArray *labels,
             int        board)
{
  const ZhRound   *round = zh_session_get_round (form->session);
  const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, board) : NULL;
  int              n_games = pairing != NULL ? pairing->n_games : 1;

  for (int game = 1; game <= n_games; game++)
    {
      const Target target = { .subject = ZH_PROTEST_SUBJECT_RESULT, .board = board, .game = n_games > 1 ? game : 0 };

      add_target (form, labels, target,
                  n_games > 1 ? g_strdup_printf (_ ("Result of board %1$d, game %2$d"), board, game) : g_strdup_printf (_ ("Result of board %d"), board));
    }
}

/* Rulings (at the board, if there is one), the result, the pairing, decisions of the chief
 * arbiter. */
static void
list_targets (Form                *form,
              GPtrArray           *labels,
              const ZhCompetition *competition,
              gint64               tournament_id,
              int                  board)
{
  Target pairing = { .subject = ZH_PROTEST_SUBJECT_PAIRING };

  add_rulings (form, labels, competition, tournament_id, board);
  if (board > 0)
    add_results (form, labels, board);
  if (zh_session_get_round_number (form->session) > 0)
    add_target (form, labels, pairing, g_strdup_printf (_ ("Pairing of round %d"), zh_session_get_round_number (form->session)));
  for (guint i = 0; i < competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (competition->protests, i);
      Target           decision = { .subject = ZH_PROTEST_SUBJECT_DECISION, .appealed_id = protest->id, .board = protest->board, .game = protest->game };

      if (protest->tournament_id == tournament_id && protest->forum == ZH_PROTEST_FORUM_CHIEF_ARBITER)
        add_target (form, labels, decision, g_strdup_printf (_ ("Decision of the chief arbiter on protest no. %d"), protest->number));
    }
  g_ptr_array_add (labels, NULL);
}

static guint
find_target (Form  *form,
             gint64 incident_id)
{
  for (guint i = 0; i < form->targets->len; i++)
    if (incident_id != 0 && g_array_index (form->targets, Target, i).incident_id == incident_id)
      return i;
  return 0;
}

/* The ruling that the sheet begins with, 0 for none. */
static gint64
get_first_ruling (Form  *form,
                  gint64 incident_id)
{
  guint first = find_target (form, incident_id);

  return first < form->targets->len ? g_array_index (form->targets, Target, first).incident_id : 0;
}

/* Who sits where it happened. */
static const ZhPairing *
find_pairing (ZhSession              *session,
              const ZhIncidentRecord *incident,
              int                     board)
{
  const ZhRound *round = incident != NULL ? zh_tournament_find_round (zh_session_get_tournament (session), incident->round) : zh_session_get_round (session);
  int            at = incident != NULL ? incident->board : board;

  return round != NULL && at > 0 ? zh_round_find_pairing (round, at) : NULL;
}

static void
add_fields (ZhFormSheet        *sheet,
            Form               *form,
            const ZhTournament *tournament)
{
  g_autofree char *now = zh_form_format_now ();

  form->facts = zh_form_sheet_add_text (sheet, _ ("What the protest says"), "");
  form->claim = zh_form_sheet_add_entry (sheet, _ ("What is asked for"), "");
  form->by = zh_form_sheet_add_entry (sheet, _ ("Handed in by, if not the player"), "");
  if (zh_tournament_is_team (tournament))
    form->captain = zh_form_sheet_add_switch (sheet, _ ("He is the captain of the team"), FALSE);
  form->written = zh_form_sheet_add_switch (sheet, _ ("In writing"), TRUE);
  form->handed_in = zh_form_sheet_add_entry (sheet, _ ("Handed in at, as 14:30"), now);
  form->deposit = zh_form_sheet_add_entry (sheet, _ ("Deposit"), "");
  form->paid = zh_form_sheet_add_switch (sheet, _ ("The deposit is paid"), TRUE);
  form->articles = zh_form_sheet_add_entry (sheet, _ ("Articles it cites"), "");
  form->admitted = zh_form_sheet_add_entry (sheet, _ ("Why it is taken all the same"), "");
}

ZhFormSheet *
zh_protest_sheet_new (GtkWindow *parent,
                      ZhSession *session,
                      int        board,
                      gint64     incident_id)
{
  ZhFormSheet            *sheet = zh_form_sheet_new (parent, session, _ ("Protest"), _ ("_Take In"));
  const ZhCompetition    *competition = zh_session_get_competition (session);
  const ZhTournament     *tournament = zh_session_get_tournament (session);
  const ZhIncidentRecord *incident;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  Form *form = g_new0 (Form, 1);

  form->session = session;
  form->round = zh_session_get_round_number (session);
  form->entries = g_array_new (FALSE, FALSE, sizeof (gint64));
  form->targets = g_array_new (FALSE, FALSE, sizeof (Target));
  list_targets (form, labels, competition, tournament->id, incident_id != 0 ? 0 : board);
  incident = zh_competition_find_incident (competition, get_first_ruling (form, incident_id));
  if (incident != NULL)
    add_player (form, names, tournament, incident->entry_id);
  list_players (form, names, tournament, find_pairing (session, incident, board));
  form->target = zh_form_sheet_add_choice (sheet, _ ("Against"), (const char *const *) labels->pdata, find_target (form, incident_id));
  form->entry = zh_form_sheet_add_choice (sheet, _ ("Who protests"), (const char *const *) names->pdata, 0);
  add_fields (sheet, form, tournament);
  zh_form_sheet_set_apply (sheet, apply, show_rules, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->facts));
  return sheet;
}

ZhFormSheet *
zh_protest_sheet_new_for_claim (GtkWindow         *parent,
                                ZhSession         *session,
                                const ZhGamePlace *place,
                                gint64             entry_id,
                                gint64             contested)
{
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, _ ("Protest"), _ ("_Take In"));
  const Target target = { .subject = ZH_PROTEST_SUBJECT_RESULT, .board = place->pairing->number, .game = place->index + 1 };
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  Form *form = g_new0 (Form, 1);

  form->session = session;
  form->round = place->round->number;
  form->contested = contested;
  form->entries = g_array_new (FALSE, FALSE, sizeof (gint64));
  form->targets = g_array_new (FALSE, FALSE, sizeof (Target));
  add_target (form, labels, target, g_strdup_printf (_ ("Decision on a claim, round %1$d, board %2$d"), form->round, target.board));
  g_ptr_array_add (labels, NULL);
  add_player (form, names, place->tournament, entry_id);
  list_players (form, names, place->tournament, place->pairing);
  form->target = zh_form_sheet_add_choice (sheet, _ ("Against"), (const char *const *) labels->pdata, 0);
  form->entry = zh_form_sheet_add_choice (sheet, _ ("Who protests"), (const char *const *) names->pdata, 0);
  add_fields (sheet, form, place->tournament);
  zh_form_sheet_set_apply (sheet, apply, show_rules, form, form_free);
  gtk_widget_grab_focus (GTK_WIDGET (form->facts));
  return sheet;
}
