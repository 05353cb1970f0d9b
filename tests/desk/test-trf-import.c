/* A report from outside that becomes a tournament: what it is silent about, what is not paired here, its name; and what
 * is to be thought of before a bye.
 */
#include "config.h"

#include <string.h>

#include "bye-notes.h"
#include "desk-fixture.h"
#include "desk-import.h"
#include "errors.h"
#include "settled-settings.h"
#include "trf-type.h"

#define ONE(rounds, place) "001    1 m    Invented One                      2100 UKR                         " place rounds "\n"
#define TWO(rounds, place) "001    2 m    Invented Two                      2000 UKR                         " place rounds "\n"
#define PLAYED ONE ("     2 w 1", "1.0    1") TWO ("     1 b 0", "0.0    2")
#define OPEN ONE ("     2 w  ", "0.0    1") TWO ("     1 b  ", "0.0    2")

static ZhTrfFile *
read_file (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  ZhTrfFile *file = zh_desk_read_trf (bytes, NULL, &error);

  g_assert_no_error (error);
  return file;
}

static gboolean
is_noted (const ZhTrfFile *file,
          const char      *words)
{
  for (guint i = 0; i < file->notes->len; i++)
    if (strstr (((const ZhTrfNote *) g_ptr_array_index (file->notes, i))->text, words) != NULL)
      return TRUE;
  return FALSE;
}

static const struct
{
  const char *name;
  const char *text;
  int         n_rounds; /* afterwards */
  gboolean    is_noted;
} rounds[] = {
  { "complete", "012 Cup\n192 FIDE_DUTCH\n" PLAYED, 1, TRUE },
  { "stated", "012 Cup\n192 FIDE_DUTCH\n142 5\n" PLAYED, 5, FALSE },
  { "open-game", "012 Cup\n192 FIDE_DUTCH\n" OPEN, 0, FALSE },
  { "no-round", "012 Cup\n192 FIDE_DUTCH\n" ONE ("", "0.0    1") TWO ("", "0.0    2"), 0, FALSE },
  { "later-date", "012 Cup\n192 FIDE_DUTCH\n132                                                                                        26/03/01  26/03/02\n" PLAYED, 0, FALSE },
  { "all-play-all", "012 Cup\n092 Individual: Round-Robin\n" PLAYED, 0, FALSE },
};

static void
test_rounds (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhTrfFile) file = read_file (rounds[i].text);

  zh_desk_take_trf_rounds (file);
  g_assert_cmpint (file->tournament->n_rounds, ==, rounds[i].n_rounds);
  g_assert_cmpint (is_noted (file, "does not say how many rounds"), ==, rounds[i].is_noted);
}

/* Somebody who is announced to be absent later says that there is a later round. */
static void
test_announced (void)
{
  g_autoptr (ZhTrfFile) file = read_file ("012 Cup\n192 FIDE_DUTCH\n" PLAYED);
  ZhAbsence past = { 1, ZH_PAIRING_ZERO_BYE };
  ZhAbsence later = { 2, ZH_PAIRING_HALF_BYE };
  ZhEntry  *entry = g_ptr_array_index (file->tournament->entries, 0);

  g_array_append_val (entry->absences, past);
  g_array_append_val (entry->absences, later);
  zh_desk_take_trf_rounds (file);
  g_assert_cmpint (file->tournament->n_rounds, ==, 0);
  g_array_set_size (entry->absences, 1);
  zh_desk_take_trf_rounds (file);
  g_assert_cmpint (file->tournament->n_rounds, ==, 1);
}

static void
test_system (void)
{
  g_autoptr (ZhTrfFile) dutch = read_file ("012 Cup\n192 FIDE_DUTCH\n" PLAYED);
  g_autoptr (ZhTrfFile) dubov = read_file ("012 Cup\n192 FIDE_DUBOV\n" PLAYED);

  zh_desk_choose_trf_system (dutch);
  g_assert_false (is_noted (dutch, "not paired here"));
  zh_desk_choose_trf_system (dubov);
  g_assert_true (is_noted (dubov, "FIDE_DUBOV"));
  g_assert_cmpint (dubov->tournament->system, ==, ZH_SYSTEM_DUTCH);
}

/* A code that nobody knows would leave the tournament without places. */
static void
test_tiebreaks (void)
{
  g_autoptr (ZhTrfFile) file = read_file ("012 Cup\n192 FIDE_DUTCH\n212 PTS,BH,QQQ,SB\n" PLAYED);
  g_autofree char *codes = g_strjoinv (" ", file->tournament->tiebreaks);

  g_assert_null (strstr (codes, "QQQ"));
  g_assert_nonnull (strstr (codes, "BH"));
  g_assert_nonnull (strstr (codes, "SB"));
  g_assert_true (is_noted (file, "QQQ"));
}

static const ZhTournament *
import (Fixture            *fixture,
        const char         *text,
        const char         *name,
        const ZhTournament *settings)
{
  g_autoptr (ZhTrfFile) file = read_file (text);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  fixture_check (fixture, zh_desk_import_trf (fixture->desk, file, name, settings, &id, &error), error);
  return fixture_get_tournament (fixture, id);
}

static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  g_assert_cmpstr (import (fixture, "012 Cup\n192 FIDE_DUTCH\n" PLAYED, NULL, NULL)->name, ==, "Cup");
  g_assert_cmpstr (import (fixture, "012 CUP\n192 FIDE_DUTCH\n" PLAYED, NULL, NULL)->name, ==, "CUP (2)");
  g_assert_cmpstr (import (fixture, "012 Cup\n192 FIDE_DUTCH\n" PLAYED, "", NULL)->name, ==, "Cup (3)");
  g_assert_cmpstr (import (fixture, "012 Cup\n192 FIDE_DUTCH\n" PLAYED, "Mine", NULL)->name, ==, "Mine");
  g_assert_cmpstr (import (fixture, "192 FIDE_DUTCH\n" PLAYED, NULL, NULL)->name, !=, "");
}

/* What the file says holds before what somebody chose; what it is silent about is as chosen. */
static void
test_settings (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  const ZhTournament *silent;
  const ZhTournament *stating;

  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  settings->scoring = ZH_SCORING_TWO;
  settings->n_rounds = 7;
  settings->initial_colour = ZH_COLOUR_BLACK;
  settings->rated_first_round = FALSE;
  silent = import (fixture, "012 Silent\n" PLAYED, NULL, settings);
  g_assert_cmpint (silent->system, ==, ZH_SYSTEM_ROUND_ROBIN);
  g_assert_cmpint (silent->scoring.win, ==, 20);
  g_assert_cmpint (silent->initial_colour, ==, ZH_COLOUR_BLACK);
  g_assert_cmpint (silent->n_rounds, ==, 7);
  g_assert_false (silent->rated_first_round);
  stating = import (fixture, "012 Stating\n142 5\n152 W\n162 W 3.0   D 1.0\n192 FIDE_DUTCH\n" PLAYED, NULL, settings);
  g_assert_cmpint (stating->system, ==, ZH_SYSTEM_DUTCH);
  g_assert_cmpint (stating->scoring.win, ==, 30);
  g_assert_cmpint (stating->n_rounds, ==, 5);
  g_assert_cmpint (stating->initial_colour, ==, ZH_COLOUR_WHITE);
  g_assert_false (stating->rated_first_round);
  g_assert_true (import (fixture, "012 Rated\nXXU rated\n" PLAYED, NULL, settings)->rated_first_round);
  settings->rated_first_round = TRUE;
  g_assert_false (import (fixture, "012 Unrated\nXXU unrated\n" PLAYED, NULL, settings)->rated_first_round);
  g_assert_true (import (fixture, "012 Says nothing\n" PLAYED, NULL, settings)->rated_first_round);
}

static void
test_states (Fixture      *fixture,
             gconstpointer data)
{
  const ZhTournament *played = import (fixture, "012 Played\n192 FIDE_DUTCH\n" PLAYED, NULL, NULL);
  const ZhTournament *open;

  g_assert_cmpint (zh_tournament_find_round (played, 1)->state, ==, ZH_ROUND_CLOSED);
  open = import (fixture, "012 Open\n192 FIDE_DUTCH\n" OPEN, NULL, NULL);
  g_assert_cmpint (zh_tournament_find_round (open, 1)->state, ==, ZH_ROUND_PUBLISHED);
}

/* The edition that paired the rounds is kept however the report came, and is no door for other lines. */
static void
test_edition (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const wrong[] = { "FIDE_DUTCH_2017\n001 1", "FIDE\x7f 1", "\xff 1" };
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  const char *text = "012 Cup\n192 FIDE_DUTCH_2017\n" PLAYED;
  const char *alone;
  const char *with_settings;

  settings->system = ZH_SYSTEM_DUTCH;
  alone = zh_tournament_get_option (import (fixture, text, "Alone", NULL), ZH_OPTION_REPORT_TYPE);
  g_assert_cmpstr (alone, ==, "FIDE_DUTCH_2017 1");
  with_settings = zh_tournament_get_option (import (fixture, text, "Chosen", settings), ZH_OPTION_REPORT_TYPE);
  g_assert_cmpstr (with_settings, ==, "FIDE_DUTCH_2017 1");
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
      g_autoptr (ZhTournament) tournament = zh_tournament_new ();
      g_autoptr (GError) error = NULL;

      zh_tournament_choices_set (choices, ZH_OPTION_REPORT_TYPE, wrong[i]);
      g_assert_false (zh_tournament_choices_settle (choices, tournament, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_null (zh_tournament_get_option (tournament, ZH_OPTION_REPORT_TYPE));
    }
}

/* Byes */

static const struct
{
  int           announced; /* a half-point bye, 0 for none */
  int           had;
  int           round;
  ZhPairingKind kind;
  const char   *told;
} byes[] = {
  { 0, 0, 3, ZH_PAIRING_HALF_BYE, "" },
  { 3, 0, 3, ZH_PAIRING_HALF_BYE, "" },
  { 4, 0, 3, ZH_PAIRING_HALF_BYE, "Invented One has a half-point bye in round 4 already; this is one more." },
  { 0, 1, 3, ZH_PAIRING_HALF_BYE, "Invented One has a half-point bye in round 1 already; this is one more." },
  { 0, 1, 1, ZH_PAIRING_HALF_BYE, "" },
  { 4, 1, 3, ZH_PAIRING_ZERO_BYE, "" },
  { 0, 0, 3, ZH_PAIRING_FULL_BYE, "Invented One gets a full point for round 3 without a game; FIDE advises against such byes (C.05, 6.7.4)." },
};

static void
test_byes (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (byes); i++)
    {
      g_autoptr (ZhTournament) tournament = zh_tournament_new ();
      ZhEntry         *entry = fixture_make_entry ("Invented", "One", 2000);
      ZhRound         *round = zh_round_new (1);
      ZhAbsence        zero = { 2, ZH_PAIRING_ZERO_BYE };
      ZhAbsence        announced = { byes[i].announced, ZH_PAIRING_HALF_BYE };
      g_autofree char *told = NULL;

      entry->id = 1;
      g_ptr_array_add (tournament->entries, entry);
      g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_HALF_BYE, 2, 0, 0));
      g_ptr_array_add (round->pairings, zh_pairing_new (byes[i].had > 0 ? ZH_PAIRING_HALF_BYE : ZH_PAIRING_ZERO_BYE, 1, 0, 0));
      g_ptr_array_add (tournament->rounds, round);
      g_array_append_val (entry->absences, zero);
      if (byes[i].announced > 0)
        g_array_append_val (entry->absences, announced);
      told = zh_entry_dup_bye_note (tournament, entry, byes[i].round, byes[i].kind, language);
      g_assert_cmpstr (told, ==, byes[i].told);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      g_autofree char *path = g_strconcat ("/trf-import/rounds/", rounds[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_rounds);
    }
  g_test_add_func ("/trf-import/announced", test_announced);
  g_test_add_func ("/trf-import/system", test_system);
  g_test_add_func ("/trf-import/tiebreaks", test_tiebreaks);
  g_test_add ("/trf-import/names", Fixture, NULL, fixture_set_up, test_names, fixture_tear_down);
  g_test_add ("/trf-import/settings", Fixture, NULL, fixture_set_up, test_settings, fixture_tear_down);
  g_test_add ("/trf-import/states", Fixture, NULL, fixture_set_up, test_states, fixture_tear_down);
  g_test_add ("/trf-import/edition", Fixture, NULL, fixture_set_up, test_edition, fixture_tear_down);
  g_test_add_func ("/trf-import/byes", test_byes);
  return g_test_run ();
}
