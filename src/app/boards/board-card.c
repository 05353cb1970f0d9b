#include "config.h"

#include "board-card.h"

#include <glib/gi18n.h>

#include "decision-words.h"
#include "desk-clocks.h"
#include "desk-journal.h"
#include "history.h"
#include "handicap.h"
#include "odds.h"
#include "opening-board.h"
#include "openings.h"
#include "incident-catalogue.h"
#include "person-words.h"
#include "protest-words.h"
#include "signs.h"

#define MAX_JOURNAL_LINES 6

static GtkWidget *
make_label (const char *text,
            const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);
  return label;
}

/* Only what is known is said. */
static void
append_line (GtkWidget  *box,
             const char *format,
             const char *value)
{
  g_autofree char *text = NULL;

  if (*value == '\0')
    return;
  text = g_strdup_printf (format, value);
  gtk_box_append (GTK_BOX (box), make_label (text, NULL));
}

/* "□ ■ □ –": the colours of the rounds before, by shape. */
static char *
format_colours (const ZhHistory *history,
                gint64           entry_id)
{
  GString *text = g_string_new (NULL);
  int      entry = zh_history_find_entry (history, entry_id);

  for (int round = 1; entry >= 0 && round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      g_string_append (text, text->len > 0 ? " " : "");
      switch (zh_outcome_is_played (cell->outcome) || cell->outcome == ZH_OUTCOME_PENDING ? cell->colour : ZH_COLOUR_NONE)
        {
        case ZH_COLOUR_WHITE:
          g_string_append (text, "☐");
          break;
        case ZH_COLOUR_BLACK:
          g_string_append (text, "■");
          break;
        case ZH_COLOUR_NONE:
          g_string_append (text, "–");
          break;
        }
    }
  return zh_sign_paint_colours (g_string_free (text, FALSE));
}

static char *
format_rating (int rating)
{
  return rating > 0 ? g_strdup_printf ("%d", rating) : g_strdup ("");
}

/* What the arbiter at the board must know of a player with a disability. */
static void
append_arrangements (GtkWidget      *box,
                     const ZhPerson *person)
{
  g_auto (GStrv) lines = zh_person_dup_arrangements (person, zh_language_get_screen ());

  for (char **line = lines; *line != NULL; line++)
    gtk_box_append (GTK_BOX (box), make_label (*line, NULL));
}

static GtkWidget *
make_side (const ZhTournament *tournament,
           const ZhHistory    *history,
           const ZhBoardSide  *side,
           const char         *heading)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const ZhEntry   *entry = zh_tournament_find_entry (tournament, side->entry_id);
  g_autofree char *colours = format_colours (history, side->entry_id);
  g_autofree char *rating = entry != NULL ? format_rating (entry->rating) : g_strdup ("");
  g_autofree char *number = format_rating (side->number);
  g_autofree char *name = *side->title != '\0' ? g_strdup_printf ("%s %s", side->title, side->name) : g_strdup (side->name);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), make_label (heading, "caption-heading"));
  gtk_box_append (GTK_BOX (box), make_label (name, "heading"));
  append_line (box, _ ("Start number: %s"), number);
  append_line (box, _ ("Rating: %s"), rating);
  append_line (box, _ ("Points before the round: %s"), side->points);
  append_line (box, _ ("Colours so far: %s"), colours);
  if (entry != NULL && entry->person != NULL)
    {
      append_line (box, _ ("Federation: %s"), entry->person->federation);
      append_line (box, _ ("Region: %s"), entry->person->region);
      append_line (box, _ ("Club: %s"), entry->person->club);
      append_arrangements (box, entry->person);
    }
  return box;
}

/* The cases about the board, open or decided. */
static void
append_protests (GtkWidget           *box,
                 const ZhCompetition *competition,
                 gint64               tournament_id,
                 int                  round,
                 int                  board)
{
  const ZhLanguage *language = zh_language_get_screen ();

  for (guint i = 0; i < competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (competition->protests, i);
      const char      *state = zh_protest_is_open (protest) ? zh_protest_step_get_label (zh_protest_get_step (protest), language)
                                                            : zh_protest_word_get_label (ZH_PROTEST_DECISION, protest->decision, language);
      g_autofree char *words = g_strdup_printf (_ ("Protest no. %1$d: %2$s"), protest->number, state);
      g_autofree char *line = g_strdup_printf ("%s %s", zh_sign_get_protest (), words);

      if (protest->tournament_id == tournament_id && protest->round == round && protest->board == board)
        gtk_box_append (GTK_BOX (box), make_label (line, NULL));
    }
}

/* Which result the rating report tells instead. */
static void
append_reported (GtkWidget  *box,
                 ZhSession  *session,
                 ZhBoardRow *row)
{
  const ZhGame    *game = &zh_board_row_get_pairing (row)->games[zh_board_row_get_game_index (row)];
  g_autofree char *result = zh_result_format (game->reported, zh_tournament_is_two_one_zero (zh_session_get_tournament (session)));
  g_autofree char *line = g_strdup_printf (_ ("† In the rating report: %s"), result);

  gtk_box_append (GTK_BOX (box), make_label (line, NULL));
}

/* What is the matter with the board: incidents with their decisions, clocks, arrivals. */
static void
append_flags (GtkWidget  *box,
              ZhSession  *session,
              ZhBoardRow *row)
{
  const ZhLanguage    *language = zh_language_get_screen ();
  const ZhCompetition *competition = zh_session_get_competition (session);
  gint64               tournament_id = zh_session_get_tournament_id (session);
  int                  round = zh_session_get_round_number (session);
  int                  board = zh_board_row_get_pairing (row)->number;
  int                  game = zh_board_row_get_game_index (row) + 1;
  const ZhBoardFlags  *flags = zh_board_row_get_flags (row);
  g_auto (GStrv) clocks = zh_competition_list_clocks (competition, tournament_id, round, board, game, language);

  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);
      g_autofree char        *line = g_strdup_printf ("⚑ %s. %s", zh_incident_get_title (record->incident, language),
                                                      zh_incident_decision_get_label (record->decided, language));

      if (record->tournament_id == tournament_id && record->round == round && record->board == board && record->game == game)
        gtk_box_append (GTK_BOX (box), make_label (line, NULL));
    }
  for (char **clock = clocks; *clock != NULL; clock++)
    {
      g_autofree char *line = g_strdup_printf ("%s %s", zh_sign_get_clock (), *clock);

      gtk_box_append (GTK_BOX (box), make_label (line, NULL));
    }
  append_protests (box, competition, tournament_id, round, board);
  if (flags->white_missing)
    gtk_box_append (GTK_BOX (box), make_label (_ ("White has not come"), NULL));
  if (flags->black_missing)
    gtk_box_append (GTK_BOX (box), make_label (_ ("Black has not come"), NULL));
  if (flags->edited)
    gtk_box_append (GTK_BOX (box), make_label (_ ("✎ This pairing was changed by hand"), NULL));
  if (flags->corrected)
    gtk_box_append (GTK_BOX (box), make_label (_ ("* The result was corrected after the round was closed"), NULL));
  if (flags->reported)
    append_reported (box, session, row);
}

/* Who read the result a second time, where and when. */
static void
append_confirmations (GtkWidget  *box,
                      ZhSession  *session,
                      ZhBoardRow *row)
{
  const ZhLanguage *language = zh_language_get_screen ();
  const GPtrArray  *confirmations = zh_session_get_competition (session)->confirmations;
  const ZhPairing  *pairing = zh_board_row_get_pairing (row);
  gint64            game_id = zh_board_row_get_state (row) != ZH_BOARD_BYE ? pairing->games[zh_board_row_get_game_index (row)].id : 0;

  for (guint i = 0; i < confirmations->len; i++)
    {
      const ZhConfirmation *confirmation = g_ptr_array_index (confirmations, i);
      g_autofree char      *line = confirmation->game_id == game_id ? zh_confirmation_format (confirmation, zh_session_get_tournament (session), language)
                                                                    : NULL;

      if (line != NULL)
        gtk_box_append (GTK_BOX (box), make_label (line, NULL));
    }
}

/* What the journal says about this board in this round, newest first. */
static void
append_journal (GtkWidget  *box,
                ZhSession  *session,
                ZhBoardRow *row)
{
  const ZhLanguage *language = zh_language_get_screen ();
  ZhJournalFilter   filter = {
      .tournament_id = zh_session_get_tournament_id (session),
      .command = "set-result",
      .round = zh_session_get_round_number (session),
      .board = zh_board_row_get_pairing (row)->number,
      .limit = MAX_JOURNAL_LINES,
  };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (zh_session_get_desk (session), &filter, NULL);

  for (guint i = entries != NULL ? entries->len : 0; i > 0; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i - 1);
      g_autofree char      *words = zh_journal_entry_format (entry, language);
      g_autoptr (GDateTime) local = g_date_time_to_local (entry->time);
      g_autofree char *time = zh_language_format_time (language, local);
      g_autofree char *line = g_strdup_printf ("%s  %s", time, words);

      gtk_box_append (GTK_BOX (box), make_label (line, "caption"));
    }
}

/* What each has on the clock, where that goes by rating. */
static void
append_times (GtkWidget  *card,
              ZhSession  *session,
              ZhBoardRow *row)
{
  const ZhPairing *pairing = zh_board_row_get_pairing (row);
  int              game = MAX (zh_board_row_get_game_index (row), 0);
  g_autofree char *words = NULL;

  if (pairing == NULL || game >= pairing->n_games)
    return;
  words = zh_handicap_dup_words (zh_session_get_tournament (session), pairing, &pairing->games[game], zh_language_get_screen ());
  if (words != NULL)
    append_line (card, _ ("Times: %s"), words);
}

/* What is given at the beginning, and the position that the game begins from. */
static void
append_odds (GtkWidget  *card,
             ZhSession  *session,
             ZhBoardRow *row)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhPairing    *pairing = zh_board_row_get_pairing (row);
  int                 game = MAX (zh_board_row_get_game_index (row), 0);
  g_autoptr (GPtrArray) lines = zh_tournament_load_odds (tournament);
  g_autofree char *position = NULL;
  g_autofree char *given = NULL;
  GtkWidget       *board;

  if (lines == NULL || pairing == NULL || game >= pairing->n_games)
    return;
  position = zh_odds_dup_position (tournament, pairing, &pairing->games[game]);
  given = zh_odds_dup_given (lines, tournament, pairing, &pairing->games[game], zh_language_get_screen ());
  if (position == NULL)
    return;
  append_line (card, _ ("Odds: %s"), given);
  board = zh_opening_board_new_position (tournament->sport, position);
  if (board != NULL)
    gtk_box_append (GTK_BOX (card), board);
}

/* The opening that was drawn for the board, and where it leads. */
static void
append_opening (GtkWidget  *card,
                ZhSession  *session,
                ZhBoardRow *row)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *round = zh_session_get_round (session);
  const ZhPairing    *pairing = zh_board_row_get_pairing (row);
  const char         *opening = pairing != NULL && pairing->kind == ZH_PAIRING_GAME ? zh_tournament_find_opening (tournament, round->number, pairing) : NULL;
  GtkWidget          *board;

  if (opening == NULL)
    return;
  append_line (card, _ ("Opening: %s"), opening);
  board = zh_opening_board_new (tournament->sport, opening);
  if (board != NULL)
    gtk_box_append (GTK_BOX (card), board);
}

GtkWidget *
zh_board_card_new (ZhSession  *session,
                   ZhBoardRow *row)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  int                 n_before = zh_session_get_round_number (session) - 1;
  g_autoptr (ZhHistory) history = zh_history_new (tournament, n_before);
  GtkWidget       *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget       *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  const char      *result = zh_board_row_get_state (row) == ZH_BOARD_OPEN ? _ ("no result") : zh_board_row_get_result_text (row);
  g_autofree char *title = g_strdup_printf (_ ("Board %s: %s"), zh_board_row_get_board (row), result);

  gtk_widget_add_css_class (card, "board-card");
  if (zh_board_row_get_state (row) != ZH_BOARD_BYE)
    gtk_box_append (GTK_BOX (card), make_label (title, "title-4"));
  gtk_box_append (GTK_BOX (sides), make_side (tournament, history, zh_board_row_get_side (row, ZH_COLOUR_WHITE),
                                              zh_board_row_get_state (row) == ZH_BOARD_BYE ? zh_board_row_get_result_text (row) : _ ("White")));
  if (zh_board_row_get_state (row) != ZH_BOARD_BYE)
    gtk_box_append (GTK_BOX (sides), make_side (tournament, history, zh_board_row_get_side (row, ZH_COLOUR_BLACK), _ ("Black")));
  gtk_box_append (GTK_BOX (card), sides);
  append_times (card, session, row);
  append_odds (card, session, row);
  append_opening (card, session, row);
  append_flags (card, session, row);
  append_confirmations (card, session, row);
  append_journal (card, session, row);
  return card;
}
