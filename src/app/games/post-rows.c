#include "config.h"

#include "post-rows.h"

#include <glib/gi18n.h>
#include <string.h>

#include "address-notice.h"
#include "adjudication.h"
#include "claim-evidence.h"
#include "words.h"

static const ZhRecordColumn game_columns[] = {
  { ZH_COL_ROUND, 3 },
  { ZH_COL_BOARD, 3 },
  { ZH_COL_WHITE, 18, TRUE },
  { ZH_COL_BLACK, 18, TRUE },
  { ZH_COL_TO_MOVE, 6 },
  { ZH_COL_MOVES_MADE, 6 },
  { ZH_COL_DAYS_USED, 5 },
  { ZH_COL_DAYS_LEFT, 5 },
  { ZH_COL_SILENT_DAYS, 5 },
  { ZH_COL_DEADLINE, 22, TRUE },
  { ZH_COL_ARTICLE, 8 },
};

static const ZhRecordColumn due_columns[] = {
  { ZH_COL_DAY, 10 },
  { ZH_COL_DEADLINE, 22, TRUE },
  { ZH_COL_ACTOR, 18, TRUE },
  { ZH_COL_OPPONENT, 18, TRUE },
  { ZH_COL_TASK, 26, TRUE },
  { ZH_COL_ARTICLE, 8 },
  { ZH_COL_ROUND, 3 },
  { ZH_COL_BOARD, 3 },
};

static const ZhRecordColumn claim_columns[] = {
  { ZH_COL_DATE, 10 },
  { ZH_COL_ITEM, 22, TRUE },
  { ZH_COL_PLAYER, 18, TRUE },
  { ZH_COL_OPPONENT, 18, TRUE },
  { ZH_COL_DECISION, 20, TRUE },
  { ZH_COL_REMARK, 40, TRUE },
  { ZH_COL_ROUND, 3 },
  { ZH_COL_BOARD, 3 },
};

static const ZhRecordColumn leave_columns[] = {
  { ZH_COL_NAME, 22, TRUE },
  { ZH_COL_FIRST_DAY, 10 },
  { ZH_COL_LAST_DAY, 10 },
  { ZH_COL_NOTICE, 10 },
  { ZH_COL_GAMES, 5 },
  { ZH_COL_LEAVE_DAYS, 5 },
  { ZH_COL_LEAVE_REST, 5 },
  { ZH_COL_REMARK, 24, TRUE },
};

static const ZhRecordColumn address_columns[] = {
  { ZH_COL_NAME, 22, TRUE },
  { ZH_COL_FIRST_DAY, 10 },
  { ZH_COL_ADDRESS, 30, TRUE },
  { ZH_COL_NOTICE, 10 },
  { ZH_COL_REMARK, 30, TRUE },
};

static const char *
get_column_text (ZhRecord             *record,
                 const ZhRecordColumn *columns,
                 int                   n_columns,
                 ZhColumn              column)
{
  for (int i = 0; i < n_columns; i++)
    if (columns[i].column == column)
      return zh_record_get_text (record, i);
  return "";
}

char *
zh_post_rows_dup_remark (ZhPostList list,
                         ZhRecord  *record)
{
  switch (list)
    {
    case ZH_POST_DEADLINES:
      return g_strdup_printf ("%s · %s", get_column_text (record, due_columns, G_N_ELEMENTS (due_columns), ZH_COL_DEADLINE),
                              get_column_text (record, due_columns, G_N_ELEMENTS (due_columns), ZH_COL_TASK));
    case ZH_POST_CLAIMS:
      return g_strdup (get_column_text (record, claim_columns, G_N_ELEMENTS (claim_columns), ZH_COL_REMARK));
    case ZH_POST_LEAVES:
      return g_strdup (get_column_text (record, leave_columns, G_N_ELEMENTS (leave_columns), ZH_COL_REMARK));
    case ZH_POST_ADDRESSES:
      return g_strdup (get_column_text (record, address_columns, G_N_ELEMENTS (address_columns), ZH_COL_REMARK));
    case ZH_POST_GAMES:
    default:
      return g_strdup ("");
    }
}

void
zh_post_rows_set_columns (ZhRecordTable *table,
                          ZhPostList     list)
{
  const struct
  {
    const char           *label;
    const ZhRecordColumn *columns;
    int                   n_columns;
  } lists[ZH_N_POST_LISTS] = {
    [ZH_POST_GAMES] = { _ ("Games by correspondence"), game_columns, G_N_ELEMENTS (game_columns) },
    [ZH_POST_DEADLINES] = { _ ("Deadlines"), due_columns, G_N_ELEMENTS (due_columns) },
    [ZH_POST_CLAIMS] = { _ ("Claims and papers"), claim_columns, G_N_ELEMENTS (claim_columns) },
    [ZH_POST_LEAVES] = { _ ("Leaves"), leave_columns, G_N_ELEMENTS (leave_columns) },
    [ZH_POST_ADDRESSES] = { _ ("Addresses"), address_columns, G_N_ELEMENTS (address_columns) },
  };

  zh_record_table_set_columns (table, lists[list].label, lists[list].columns, lists[list].n_columns);
}

static char *
dup_player (const ZhGamePlace *place,
            ZhLetterSide       side)
{
  const ZhEntry *entry = zh_game_place_get_entry (place, side == ZH_LETTER_WHITE ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);

  return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
}

static void
put_number (ZhRecord *record,
            ZhColumn  column,
            gint64    number)
{
  zh_record_put_sorted (record, column, g_strdup_printf ("%" G_GINT64_FORMAT, number), (int) CLAMP (number, -G_MAXINT, G_MAXINT));
}

static void
put_place (ZhRecord          *record,
           const ZhGamePlace *place)
{
  put_number (record, ZH_COL_ROUND, place->round->number);
  put_number (record, ZH_COL_BOARD, place->pairing->number);
}

ZhRecord *
zh_post_rows_make_game (const ZhPostGame *game,
                        int               day)
{
  const ZhGameState *state = game->state;
  const ZhDue       *due = zh_game_state_find_action (state, day);
  ZhRecord          *record = zh_record_new_with (game->place.game->id, game_columns, G_N_ELEMENTS (game_columns));
  const char        *what = due != NULL ? zh_due_kind_get_label (due->kind, zh_language_get_screen ()) : "";
  g_autofree char   *white = dup_player (&game->place, ZH_LETTER_WHITE);
  g_autofree char   *black = dup_player (&game->place, ZH_LETTER_BLACK);
  const char        *turn = state->turn == ZH_LETTER_WHITE ? _ ("White") : _ ("Black");

  /* Translators: the players of a game, whose move it is, what is to be done. */
  zh_record_take_label (record, g_strdup_printf (_ ("%1$s – %2$s, to move: %3$s. %4$s"), white, black, turn, what));
  put_place (record, &game->place);
  zh_record_put (record, ZH_COL_WHITE, g_steal_pointer (&white));
  zh_record_put (record, ZH_COL_BLACK, g_steal_pointer (&black));
  zh_record_put (record, ZH_COL_TO_MOVE, g_strdup (turn));
  zh_record_put_sorted (record, ZH_COL_MOVES_MADE, g_strdup_printf ("%d/%d", (int) state->moves[0], (int) state->moves[1]), (int) (state->moves[0] + state->moves[1]));
  put_number (record, ZH_COL_DAYS_USED, state->period[state->turn]);
  put_number (record, ZH_COL_DAYS_LEFT, state->left[state->turn]);
  if (state->last_sent != 0)
    put_number (record, ZH_COL_SILENT_DAYS, day - state->last_sent);
  zh_record_put (record, ZH_COL_DEADLINE, g_strdup (what));
  zh_record_put (record, ZH_COL_ARTICLE, g_strdup (due != NULL ? due->article : ""));
  return record;
}

ZhRecord *
zh_post_rows_make_deadline (const ZhPostDeadline *deadline,
                            const ZhCompetition  *competition,
                            int                   today,
                            guint                 index)
{
  const ZhLanguage  *language = zh_language_get_screen ();
  const ZhGamePlace *place = &deadline->game->place;
  const ZhDue       *due = deadline->due;
  ZhRecord          *record = zh_record_new_with (index + 1, due_columns, G_N_ELEMENTS (due_columns));
  const char        *kind = zh_due_kind_get_label (due->kind, language);
  int                late = today - due->day;
  /* Translators: what fell due, for how long. */
  g_autofree char *what = late > 0 ? g_strdup_printf (ngettext ("%1$s, overdue by %2$d day", "%1$s, overdue by %2$d days", (gulong) late), kind, late) : g_strdup (kind);
  g_autofree char *day = zh_letter_day_format (due->day);
  g_autofree char *who = zh_post_game_format_actor (deadline->game, competition, due, language);

  zh_record_take_label (record, g_strdup_printf ("%s: %s, %s", day, what, who));
  zh_record_put_sorted (record, ZH_COL_DAY, g_steal_pointer (&day), due->day);
  zh_record_put (record, ZH_COL_DEADLINE, g_strdup (what));
  zh_record_put (record, ZH_COL_ACTOR, g_steal_pointer (&who));
  zh_record_put (record, ZH_COL_OPPONENT,
                 zh_due_is_for_arbiter (due->kind) ? dup_player (place, due->side) : dup_player (place, (ZhLetterSide) (1 - due->side)));
  zh_record_put (record, ZH_COL_TASK, g_strdup (zh_post_game_get_task (deadline->game, competition, due, language)));
  zh_record_put (record, ZH_COL_ARTICLE, g_strdup (due->article));
  put_place (record, place);
  return record;
}

/* Claims and papers */

static gboolean
is_claim (const ZhLetterRecord *letter)
{
  return strcmp (letter->cells[ZH_LETTER_CELL_EVENT], zh_letter_event_kind_to_string (ZH_LETTER_CLAIM)) == 0;
}

gboolean
zh_post_paper_waits (const ZhPostPaper *self)
{
  return is_claim (self->letter) && self->letter->cells[ZH_LETTER_CELL_VERDICT][0] == '\0';
}

gboolean
zh_post_paper_is_shown (const ZhPostPaper *self,
                        gboolean           only_waiting)
{
  return only_waiting ? zh_post_paper_waits (self) : is_claim (self->letter) || zh_letter_is_paper (self->letter);
}

/* What it is; of an assessment with what is claimed, of an adjudication who decided. */
static char *
dup_what (const ZhLetterRecord *letter)
{
  const char *event = letter->cells[ZH_LETTER_CELL_EVENT];
  int         claim = ZH_ASSESSMENT_DRAW;

  if (is_claim (letter))
    return g_strdup (_ ("Claim of an overstep"));
  if (g_str_equal (event, ZH_LETTER_RECORD))
    return g_strdup (_ ("Record of the game"));
  if (g_str_equal (event, ZH_LETTER_APPEAL))
    return g_strdup (_ ("Appeal against the adjudication"));
  if (g_str_equal (event, ZH_LETTER_ADJUDICATION))
    return g_strdup (_ ("Adjudication"));
  zh_words_find (zh_assessment_words, letter->cells[ZH_LETTER_CELL_KIND], &claim);
  return g_strdup_printf ("%s: %s", _ ("Claim for the adjudication"), zh_assessment_get_label ((ZhAssessment) claim, zh_language_get_screen ()));
}

/* The evidence that an article asks of the claim and that did not come with it. */
static char *
dup_missing (const ZhPostPaper *paper)
{
  const ZhGameAccount *account = paper->game->account;
  int                  place = g_array_index (account->places, int, paper->number - 1);
  GString             *text = g_string_new (NULL);
  unsigned             bits = 0;
  int                  before = 0;
  int                  after = 0;

  if (!is_claim (paper->letter) || place < 0)
    return g_string_free (text, FALSE);
  zh_letter_file_judge (account->file, &account->request, (gsize) place, &before, &after);
  zh_claim_evidence_parse (paper->letter->cells[ZH_LETTER_CELL_EVIDENCE], &bits);
  for (int i = 0; i < ZH_N_CLAIM_EVIDENCE; i++)
    {
      const char *article = zh_account_rules_needs (account->rules, (ZhClaimEvidence) i, before > 0);

      if (article != NULL && (bits & (1U << i)) == 0)
        g_string_append_printf (text, "%s%s [%s]", text->len > 0 ? "; " : "", zh_claim_evidence_get_label ((ZhClaimEvidence) i, zh_language_get_screen ()), article);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_decision (const ZhLetterRecord *letter)
{
  int verdict = ZH_VERDICT_OPEN;

  if (!is_claim (letter))
    return g_strdup (zh_words_find (zh_assessment_words, letter->cells[ZH_LETTER_CELL_KIND], &verdict) ? "" : letter->cells[ZH_LETTER_CELL_KIND]);
  if (letter->cells[ZH_LETTER_CELL_VERDICT][0] != '\0')
    zh_words_find (zh_claim_verdict_words, letter->cells[ZH_LETTER_CELL_VERDICT], &verdict);
  return g_strdup (zh_claim_verdict_get_label ((ZhClaimVerdict) verdict, zh_language_get_screen ()));
}

/* What a claim lacks and the objection to it, or what a paper says. */
static char *
dup_paper_remark (const ZhPostPaper *paper)
{
  char *const     *cells = paper->letter->cells;
  g_autofree char *missing = dup_missing (paper);
  GString         *text = g_string_new (NULL);

  if (!is_claim (paper->letter))
    g_string_append (text, cells[cells[ZH_LETTER_CELL_SIDE][0] != '\0' ? ZH_LETTER_CELL_TEXT : ZH_LETTER_CELL_REASON]);
  if (*missing != '\0')
    /* Translators: what evidence a claim lacks, with articles. */
    g_string_append_printf (text, _ ("not enclosed: %s"), missing);
  if (is_claim (paper->letter) && *cells[ZH_LETTER_CELL_OBJECTED] != '\0')
    {
      g_string_append (text, text->len > 0 ? "; " : "");
      /* Translators: a day, what the partner says. */
      g_string_append_printf (text, _ ("objection of %1$s: %2$s"), cells[ZH_LETTER_CELL_OBJECTED], cells[ZH_LETTER_CELL_OBJECTION]);
    }
  return g_string_free (text, FALSE);
}

ZhRecord *
zh_post_rows_make_paper (const ZhPostPaper *paper,
                         guint              index)
{
  const ZhLetterRecord *letter = paper->letter;
  const ZhGamePlace    *place = &paper->game->place;
  ZhLetterSide          side = letter->cells[ZH_LETTER_CELL_SIDE][0] == 'b' ? ZH_LETTER_BLACK : ZH_LETTER_WHITE;
  ZhRecord             *record = zh_record_new_with (index + 1, claim_columns, G_N_ELEMENTS (claim_columns));
  gboolean              by_player = letter->cells[ZH_LETTER_CELL_SIDE][0] != '\0';
  const char           *date = letter->cells[*letter->cells[ZH_LETTER_CELL_SENT] != '\0' ? ZH_LETTER_CELL_SENT : ZH_LETTER_CELL_RECEIVED];
  g_autofree char      *what = dup_what (letter);
  g_autofree char      *who = by_player ? dup_player (place, side) : g_strdup (letter->cells[ZH_LETTER_CELL_TEXT]);
  int                   day = 0;

  zh_letter_day_parse (date, &day);
  zh_record_take_label (record, g_strdup_printf ("%s: %s, %s", date, what, who));
  zh_record_put_sorted (record, ZH_COL_DATE, g_strdup (date), day);
  zh_record_put (record, ZH_COL_ITEM, g_steal_pointer (&what));
  zh_record_put (record, ZH_COL_PLAYER, g_steal_pointer (&who));
  zh_record_put (record, ZH_COL_OPPONENT, by_player ? dup_player (place, (ZhLetterSide) (1 - side)) : g_strdup (""));
  zh_record_put (record, ZH_COL_DECISION, dup_decision (letter));
  zh_record_put (record, ZH_COL_REMARK, dup_paper_remark (paper));
  put_place (record, place);
  return record;
}

/* Leaves */

char *
zh_post_rows_dup_leave_remark (const ZhLeaveRow *row)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *breaks = NULL;

  if (row->sent == 0)
    g_ptr_array_add (parts, (char *) _ ("the partners were not told"));
  if (row->is_backdated)
    g_ptr_array_add (parts, (char *) _ ("allowed after it began"));
  if (row->is_extra)
    g_ptr_array_add (parts, (char *) _ ("additional"));
  if (row->rest < 0 && !row->is_extra)
    g_ptr_array_add (parts, (char *) _ ("more than the rules allow"));
  if (row->breaks_left >= 0)
    {
      breaks = g_strdup_printf (_ ("breaks left: %d"), row->breaks_left);
      g_ptr_array_add (parts, breaks);
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv ("; ", (char **) parts->pdata);
}

ZhRecord *
zh_post_rows_make_leave (const ZhTournament *tournament,
                         const ZhLeaveRow   *row,
                         guint               index)
{
  ZhRecord        *record = zh_record_new_with (index + 1, leave_columns, G_N_ELEMENTS (leave_columns));
  const ZhEntry   *entry = zh_tournament_find_entry (tournament, row->entry_id);
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
  g_autofree char *from = zh_letter_day_format (row->from);
  g_autofree char *to = zh_letter_day_format (row->to);

  zh_record_take_label (record, g_strdup_printf ("%s: %s – %s", name, from, to));
  zh_record_put (record, ZH_COL_NAME, g_steal_pointer (&name));
  zh_record_put_sorted (record, ZH_COL_FIRST_DAY, g_steal_pointer (&from), row->from);
  zh_record_put_sorted (record, ZH_COL_LAST_DAY, g_steal_pointer (&to), row->to);
  zh_record_put_sorted (record, ZH_COL_NOTICE, row->sent != 0 ? zh_letter_day_format (row->sent) : g_strdup ("–"), row->sent);
  put_number (record, ZH_COL_GAMES, row->n_games);
  put_number (record, ZH_COL_LEAVE_DAYS, row->days);
  put_number (record, ZH_COL_LEAVE_REST, row->rest);
  zh_record_put (record, ZH_COL_REMARK, zh_post_rows_dup_leave_remark (row));
  return record;
}

ZhRecord *
zh_post_rows_make_address (const ZhTournament   *tournament,
                           const ZhAddress      *address,
                           const ZhAccountRules *rules)
{
  ZhRecord        *record = zh_record_new_with (address->id, address_columns, G_N_ELEMENTS (address_columns));
  const ZhEntry   *entry = zh_tournament_find_entry (tournament, address->entry_id);
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
  int              since = 0;
  int              sent = 0;

  zh_letter_day_parse (address->since, &since);
  zh_letter_day_parse (address->sent, &sent);
  zh_record_take_label (record, g_strdup_printf ("%s: %s", name, address->since));
  zh_record_put (record, ZH_COL_NAME, g_steal_pointer (&name));
  zh_record_put_sorted (record, ZH_COL_FIRST_DAY, g_strdup (address->since), since);
  zh_record_put (record, ZH_COL_ADDRESS, zh_address_format (address));
  zh_record_put_sorted (record, ZH_COL_NOTICE, g_strdup (sent != 0 ? address->sent : "–"), sent);
  zh_record_put (record, ZH_COL_REMARK, zh_address_judge (address, zh_address_is_first (tournament->addresses, address), rules, zh_language_get_screen ()));
  return record;
}
