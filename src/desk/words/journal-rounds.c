#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "commands.h"
#include "journal-values.h"
#include "lot-minute.h"
#include "time-class.h"
#include "words.h"

static char *
format_pair_round (JsonObject       *args,
                   const ZhLanguage *language)
{
  if (*zh_json_get_string (args, "system") == '\0')
    return g_strdup_printf (zh_tr (language, "Round %d paired by hand"), zh_journal_get_number (args, "round"));
  return g_strdup_printf (zh_tr (language, "Round %d paired"), zh_journal_get_number (args, "round"));
}

static char *
format_edit_round (JsonObject       *args,
                   const ZhLanguage *language)
{
  JsonArray *changes = zh_json_get_array (args, "changes");
  guint      n = changes != NULL ? json_array_get_length (changes) : 0;

  return g_strdup_printf (zh_trn (language, "Round %1$d edited by hand: %2$u change", "Round %1$d edited by hand: %2$u changes", n),
                          zh_journal_get_number (args, "round"), n);
}

static char *
format_set_openings (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_trn (language, "Table of openings: %1$s (%2$d opening)", "Table of openings: %1$s (%2$d openings)",
                                  (gulong) zh_journal_get_number (args, "openings")),
                          zh_json_get_string (args, "new"), zh_journal_get_number (args, "openings"));
}

static char *
format_draw_opening (JsonObject       *args,
                     const ZhLanguage *language)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GINT64_FORMAT, zh_json_get_int (args, "seed"));

  int n_boards = zh_journal_get_number (args, "boards");

  if (n_boards > 0)
    return g_strdup_printf (zh_trn (language, "Openings of round %1$d drawn for %2$d board; seed %3$s", "Openings of round %1$d drawn for %2$d boards; seed %3$s", (gulong) n_boards),
                            zh_journal_get_number (args, "round"), n_boards, seed);
  return g_strdup_printf (zh_tr (language, "Opening of round %1$d drawn: %2$s; seed %3$s"), zh_journal_get_number (args, "round"),
                          zh_json_get_string (args, "opening"), seed);
}

static char *
format_set_lot_minute (JsonObject       *args,
                       const ZhLanguage *language)
{
  int              kind = ZH_LOT_NUMBERS;
  g_autofree char *title = NULL;

  zh_words_find (zh_lot_kind_words, zh_json_get_string (args, "lot"), &kind);
  title = zh_lot_format_title ((ZhLotKind) kind, zh_journal_get_number (args, "round"), zh_journal_get_number (args, "board"), language);
  return g_strdup_printf (zh_tr (language, "Minutes of the drawing of lots: %s"), title);
}

/* "2026-03-25T10:00", as rounds keep it, in the manner of the language. */
static char *
format_moment (JsonObject       *args,
               const char       *key,
               const ZhLanguage *language)
{
  return zh_journal_moment_format (zh_json_get_string (args, key), language);
}

static char *
format_set_timetable (JsonObject       *args,
                      const ZhLanguage *language)
{
  int n = zh_journal_get_number (args, "lines");

  if (n == 0)
    return g_strdup (zh_tr (language, "Timetable taken away"));
  return g_strdup_printf (zh_trn (language, "Timetable: %d line", "Timetable: %d lines", (gulong) n), n);
}

static char *
format_set_handicap (JsonObject       *args,
                     const ZhLanguage *language)
{
  int n = zh_journal_get_number (args, "lines");

  if (n == 0)
    return g_strdup (zh_tr (language, "Handicap taken away"));
  return g_strdup_printf (zh_trn (language, "Handicap, times by rating: %d line", "Handicap, times by rating: %d lines", (gulong) n), n);
}

static char *
format_set_odds (JsonObject       *args,
                 const ZhLanguage *language)
{
  int n = zh_journal_get_number (args, "lines");

  if (n == 0)
    return g_strdup (zh_tr (language, "Odds taken away"));
  return g_strdup_printf (zh_trn (language, "Odds, men given at the beginning: %d line", "Odds, men given at the beginning: %d lines", (gulong) n), n);
}

static char *
format_set_round_start (JsonObject       *args,
                        const ZhLanguage *language)
{
  g_autofree char *start = format_moment (args, "new", language);

  return g_strdup_printf (zh_tr (language, "Start of round %d: %s"), zh_journal_get_number (args, "round"), start);
}

static char *
format_set_site (JsonObject       *args,
                 const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Site in round %1$d: %2$s"), zh_journal_get_number (args, "round"),
                          zh_journal_get_entry_name (args, "entry"));
}

/* "3", or "3.2" for one of several games, as the boards are numbered on screen. */
static char *
format_board (JsonObject *args)
{
  int game = zh_journal_get_number (args, "game");

  return game > 0 ? g_strdup_printf ("%d.%d", zh_journal_get_number (args, "board"), game)
                  : g_strdup_printf ("%d", zh_journal_get_number (args, "board"));
}

static char *
format_set_result (JsonObject       *args,
                   const ZhLanguage *language)
{
  g_autofree char *results = zh_journal_format_results (args, "new", language);
  g_autofree char *board = format_board (args);

  if (strcmp (zh_json_get_string (args, "new"), "clear") == 0)
    return g_strdup_printf (zh_tr (language, "Result of board %1$s in round %2$d cleared"), board,
                            zh_journal_get_number (args, "round"));
  if (zh_journal_get_number (args, "corrected") > 0)
    return g_strdup_printf (zh_tr (language, "Result of board %1$s in round %2$d, which was closed, corrected: %3$s"), board,
                            zh_journal_get_number (args, "round"), results);
  return g_strdup_printf (zh_tr (language, "Result of board %1$s in round %2$d: %3$s"), board,
                          zh_journal_get_number (args, "round"), results);
}

static char *
format_confirm_result (JsonObject       *args,
                       const ZhLanguage *language)
{
  g_autofree char *result = zh_journal_format_results (args, "new", language);
  g_autofree char *board = format_board (args);
  const char      *place = zh_json_get_string (args, "place");

  if (*place == '\0')
    return g_strdup_printf (zh_tr (language, "Result of board %1$s in round %2$d read again: %3$s"), board,
                            zh_journal_get_number (args, "round"), result);
  /* Translators: %4$s is the machine or desk where it was done. */
  return g_strdup_printf (zh_tr (language, "Result of board %1$s in round %2$d read again: %3$s (%4$s)"), board,
                          zh_journal_get_number (args, "round"), result, place);
}

static char *
format_report_result (JsonObject       *args,
                      const ZhLanguage *language)
{
  g_autofree char *result = zh_journal_format_results (args, "new", language);
  g_autofree char *used = zh_journal_format_results (args, "old", language);
  g_autofree char *board = format_board (args);
  int              round = zh_journal_get_number (args, "round");

  if (strcmp (zh_json_get_string (args, "new"), "clear") == 0)
    /* Translators: %3$s is a result such as 1 – 0. */
    return g_strdup_printf (zh_tr (language, "Result of board %1$s in round %2$d: the rating report tells %3$s again"), board, round, used);
  /* Translators: %3$s and %4$s are results such as 1 – 0. */
  return g_strdup_printf (zh_tr (language, "Result of board %1$s in round %2$d corrected for the rating report only: %3$s; standings and pairings keep %4$s"),
                          board, round, result, used);
}

static char *
format_swap_colours (JsonObject       *args,
                     const ZhLanguage *language)
{
  g_autofree char *board = format_board (args);

  return g_strdup_printf (zh_tr (language, "Colours exchanged on board %1$s in round %2$d"), board,
                          zh_journal_get_number (args, "round"));
}

static char *
format_swap_players (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Places exchanged in round %d: %s, %s"),
                          zh_journal_get_number (args, "round"), zh_journal_get_entry_name (args, "first"),
                          zh_journal_get_entry_name (args, "second"));
}

static char *
format_add_deciding_game (JsonObject       *args,
                          const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Deciding game added: round %d, board %d, game %d"),
                          zh_journal_get_number (args, "round"), zh_journal_get_number (args, "board"), zh_journal_get_number (args, "game"));
}

static char *
format_add_extra_game (JsonObject       *args,
                       const ZhLanguage *language)
{
  gboolean    second = g_strcmp0 (zh_json_get_string (args, "white"), "second") == 0;
  const char *white = zh_json_get_string (args, second ? "second" : "first");
  const char *black = zh_json_get_string (args, second ? "first" : "second");

  gint64           seed = zh_json_get_int (args, "seed");
  g_autofree char *lot = NULL;
  g_autofree char *game = g_strdup_printf (zh_tr (language, "Extra game of match %1$d in round %2$d: %3$s – %4$s"), zh_journal_get_number (args, "board"),
                                           zh_journal_get_number (args, "round"), white, black);

  if (*zh_json_get_string (args, "control") != '\0')
    {
      g_autofree char *without = g_steal_pointer (&game);
      g_autofree char *control = zh_time_control_format (zh_json_get_string (args, "control"), language);

      /* Translators: an extra game, and its time control. */
      game = g_strdup_printf (zh_tr (language, "%1$s; time control %2$s"), without, control);
    }
  if (seed == 0)
    return g_steal_pointer (&game);
  lot = g_strdup_printf ("%" G_GINT64_FORMAT, seed);
  /* Translators: an extra game, and the seed of the lot that gave its colours. */
  return g_strdup_printf (zh_tr (language, "%1$s; colours by lot, seed %2$s"), game, lot);
}

const ZhJournalAct zh_journal_round_acts[] = {
  { ZH_COMMAND_PAIR_ROUND, NC_ ("act", "Round paired"), format_pair_round },
  { ZH_COMMAND_EDIT_ROUND, NC_ ("act", "Pairing edited by hand"), format_edit_round },
  { ZH_COMMAND_REPAIR_ROUND, NC_ ("act", "Round paired again"), .sentence = N_ ("Round %d paired again"), .shown = "round" },
  { ZH_COMMAND_UNPAIR_ROUND, NC_ ("act", "Pairing taken back"), .sentence = N_ ("Pairing of round %d taken back"), .shown = "round" },
  { ZH_COMMAND_SET_OPENINGS, NC_ ("act", "Table of openings"), format_set_openings },
  { ZH_COMMAND_DRAW_OPENING, NC_ ("act", "Opening drawn"), format_draw_opening },
  { ZH_COMMAND_DRAW_TABLE_ROUNDS, NC_ ("act", "Order of the rounds"), .sentence = N_ ("Order of the rounds: %s"), .shown = "new" },
  { ZH_COMMAND_SET_LOT_MINUTE, NC_ ("act", "Minutes of a drawing of lots"), format_set_lot_minute },
  { ZH_COMMAND_PUBLISH_ROUND, NC_ ("act", "Round published"), .sentence = N_ ("Round %d published"), .shown = "round" },
  { ZH_COMMAND_CLOSE_ROUND, NC_ ("act", "Round closed"), .sentence = N_ ("Round %d closed"), .shown = "round" },
  { ZH_COMMAND_REOPEN_ROUND, NC_ ("act", "Round reopened"), .sentence = N_ ("Round %d reopened"), .shown = "round" },
  { ZH_COMMAND_SET_TIMETABLE, NC_ ("act", "Timetable"), format_set_timetable },
  { ZH_COMMAND_SET_HANDICAP, NC_ ("act", "Handicap"), format_set_handicap },
  { ZH_COMMAND_SET_ODDS, NC_ ("act", "Odds"), format_set_odds },
  { ZH_COMMAND_SET_ROUND_START, NC_ ("act", "Start of the round"), format_set_round_start, format_moment },
  { ZH_COMMAND_SET_RESULT, NC_ ("act", "Result"), format_set_result, zh_journal_format_results },
  { ZH_COMMAND_CONFIRM_RESULT, NC_ ("act", "Second reading"), format_confirm_result, zh_journal_format_results },
  { ZH_COMMAND_REPORT_RESULT, NC_ ("act", "Result in the rating report"), format_report_result, zh_journal_format_results },
  { ZH_COMMAND_SWAP_COLOURS, NC_ ("act", "Colours exchanged"), format_swap_colours },
  { ZH_COMMAND_SWAP_PLAYERS, NC_ ("act", "Places exchanged"), format_swap_players },
  { ZH_COMMAND_ADD_DECIDING_GAME, NC_ ("act", "Deciding game"), format_add_deciding_game },
  { ZH_COMMAND_ADD_EXTRA_GAME, NC_ ("act", "Extra game"), format_add_extra_game },
  { ZH_COMMAND_SET_SITE, NC_ ("act", "Site of online play"), format_set_site },
  { NULL }
};
