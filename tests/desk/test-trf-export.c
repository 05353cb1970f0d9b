/* A tournament as a report, and what another program makes of it. */
#include "config.h"

#include <string.h>

#include "dutch-acceleration.h"
#include "desk-import.h"
#include "entry-table.h"
#include "trf-export.h"
#include "trf-reader.h"

#define N_ENTRIES 12
#define N_ROUNDS 5

/* Four of twelve came after round 1, so group A is the half of eight. */
static ZhTournament *
make_accelerated (void)
{
  ZhTournament *tournament = zh_tournament_new ();

  tournament->system = ZH_SYSTEM_DUTCH;
  zh_person_set_string (&tournament->name, "Invented Open");
  tournament->n_rounds = N_ROUNDS;
  g_hash_table_insert (tournament->options, g_strdup ("acceleration"), g_strdup ("baku"));
  for (int i = 1; i <= N_ENTRIES; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = 1000 + i;
      entry->start_number = i;
      entry->first_round = i > 8 ? 2 : 1;
      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, "Invented");
      g_ptr_array_add (tournament->entries, entry);
    }
  return tournament;
}

static char *export(ZhTournament *tournament,
                    ZhTrfDialect  dialect)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  ZhTrfWriteOptions how = { dialect, ZH_TRF_NAMES_LATIN, "\n" };
  char             *text = zh_trf_export (competition, tournament, NULL, NULL, &how, &error);

  g_assert_no_error (error);
  return text;
}

static ZhPoints *
list_points (const ZhTournament *tournament)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhHistory) history = zh_history_new (tournament, 0);
  ZhPoints *points = zh_dutch_virtual_points (history, N_ROUNDS, &error);

  g_assert_no_error (error);
  return points;
}

/* The report does not say who came late; it says who has how many virtual points. */
static void
test_acceleration (void)
{
  g_autoptr (ZhTournament) tournament = make_accelerated ();
  g_autofree ZhPoints *before = list_points (tournament);

  for (ZhTrfDialect dialect = ZH_TRF_16; dialect <= ZH_TRF_26; dialect++)
    {
      g_autofree char *text = export(tournament, dialect);
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhTrfFile) file = zh_trf_read (text, NULL, &error);
      g_autofree ZhPoints *after = NULL;

      g_assert_no_error (error);
      g_assert_nonnull (strstr (text, dialect == ZH_TRF_26 ? "001 002 0001 0004" : "\nXXA    4"));
      g_assert_cmpuint (file->tournament->virtual_points->len, ==, 4 * 3);
      after = list_points (file->tournament);
      g_assert_cmpmem (before, sizeof *before * N_ENTRIES * N_ROUNDS, after, sizeof *after * N_ENTRIES * N_ROUNDS);
    }
  g_assert_cmpuint (tournament->virtual_points->len, ==, 0);
}

/* Without acceleration there is nothing to write. */
static void
test_no_acceleration (void)
{
  g_autoptr (ZhTournament) tournament = make_accelerated ();
  g_autofree char *text = NULL;

  g_hash_table_remove (tournament->options, "acceleration");
  text = export(tournament, ZH_TRF_26);
  g_assert_null (strstr (text, "\n250"));
}

/* Files that are handed on hold nothing that is the organiser's alone; the federation of the
 * competition is record 032. */
static void
test_handed_on (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) tournament = make_accelerated ();
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  ZhTrfWriteOptions how = { ZH_TRF_26, ZH_TRF_NAMES_LATIN, "\n" };
  ZhEntry          *first = g_ptr_array_index (tournament->entries, 0);
  g_autofree char  *report = NULL;

  zh_person_set_string (&competition->federation, "UKR");
  for (gsize i = 0; i < zh_person_type.n_fields; i++)
    if ((zh_person_type.fields[i].flags & ZH_FIELD_PERSONAL) != 0)
      g_assert_true (zh_field_parse (&zh_person_type.fields[i], first->person, zh_person_type.fields[i].kind == ZH_FIELD_KIND_BOOLEAN ? "1" : "secret"));

  report = zh_trf_export (competition, tournament, NULL, NULL, &how, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (report, "\n032 UKR\n"));
  g_assert_null (strstr (report, "secret"));
}

/* Three players: a game without a result, and a bye. */
static ZhTournament *
make_three (void)
{
  ZhTournament *tournament = zh_tournament_new ();
  ZhRound      *round = zh_round_new (1);

  tournament->system = ZH_SYSTEM_DUTCH;
  tournament->n_rounds = 3;
  for (int i = 1; i <= 3; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = i;
      entry->start_number = i;
      entry->person = zh_person_new ();
      g_ptr_array_add (tournament->entries, entry);
    }
  g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_GAME, 1, 2, 1));
  g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_ALLOCATED_BYE, 3, 0, 0));
  g_ptr_array_add (tournament->rounds, round);
  return tournament;
}

/* Before the first result of a round its byes have their points, and ranks by them: a reader of the
 * file knows nothing else than its rows. */
static void
test_open_round (void)
{
  g_autoptr (ZhTournament) tournament = make_three ();
  g_autofree char *text = export(tournament, ZH_TRF_26);

  g_assert_nonnull (strstr (text, " 0.0    2     2 w"));
  g_assert_nonnull (strstr (text, " 1.0    1  0000 - U"));
}

/* Who paired, by what the places are ordered and at what rate play goes stands in TRF26; TRF16 has the words of
 * the rate alone. */
static void
test_dialects (void)
{
  g_autoptr (ZhTournament) tournament = make_three ();
  g_autofree char *new_text = NULL;
  g_autofree char *old_text = NULL;
  g_auto (GStrv) lines = NULL;

  g_strfreev (tournament->tiebreaks);
  tournament->tiebreaks = g_strsplit ("BH/C1,SB", ",", -1);
  zh_person_set_string (&tournament->time_control, "5400+30");
  new_text = export(tournament, ZH_TRF_26);
  old_text = export(tournament, ZH_TRF_16);
  g_assert_nonnull (strstr (new_text, "\n182 Zhereb " ZH_VERSION "\n"));
  g_assert_nonnull (strstr (new_text, "\n202 BH/C1,SB\n212 PTS,BH/C1,SB\n222 5400+30\n"));
  g_assert_nonnull (strstr (old_text, "\n122 90 min + 30 sec\n"));
  lines = g_strsplit (old_text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    g_assert_false (**line != '\0' && strncmp (*line, "132", 3) > 0 && g_ascii_isdigit (**line));
}

/* What was paired by an earlier edition of the rules is reported so, until a round is paired by that in force. */
static void
test_earlier_edition (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) made = make_three ();
  g_autofree char *own = export(made, ZH_TRF_26);
  g_auto (GStrv) parts = g_strsplit (own, "FIDE_DUTCH_2026", -1);
  g_autofree char *earlier = g_strjoinv ("FIDE_DUTCH_2017", parts);
  g_autoptr (ZhTrfFile) file = zh_trf_read (earlier, NULL, &error);
  g_autofree char *again = NULL;
  g_autofree char *later = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  again = export(file->tournament, ZH_TRF_26);
  g_assert_nonnull (strstr (again, "192 FIDE_DUTCH_2017\n"));

  g_ptr_array_add (file->tournament->rounds, zh_round_new (2));
  later = export(file->tournament, ZH_TRF_26);
  g_assert_nonnull (strstr (later, "192 FIDE_DUTCH_2026\n"));
}

/* So is what was paired by a system that pairs nothing here. */
static void
test_other_system (void)
{
  static const char *const codes[] = { "FIDE_DUBOV", "FIDE_BURSTEIN" };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhTournament) made = make_three ();
      g_autofree char *own = export(made, ZH_TRF_26);
      g_auto (GStrv) parts = g_strsplit (own, "FIDE_DUTCH_2026", -1);
      g_autofree char *other = g_strjoinv (codes[i], parts);
      g_autofree char *record = g_strdup_printf ("\n192 %s\n", codes[i]);
      g_autoptr (ZhTrfFile) file = zh_trf_read (other, NULL, &error);
      g_autofree char *again = NULL;
      g_autofree char *later = NULL;

      g_assert_no_error (error);
      zh_desk_choose_trf_system (file);
      again = export(file->tournament, ZH_TRF_26);
      g_assert_nonnull (strstr (again, record));
      g_ptr_array_add (file->tournament->rounds, zh_round_new (2));
      later = export(file->tournament, ZH_TRF_26);
      g_assert_nonnull (strstr (later, "\n192 FIDE_DUTCH_2026\n"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trf-export/handed-on", test_handed_on);
  g_test_add_func ("/trf-export/open-round", test_open_round);
  g_test_add_func ("/trf-export/dialects", test_dialects);
  g_test_add_func ("/trf-export/earlier-edition", test_earlier_edition);
  g_test_add_func ("/trf-export/other-system", test_other_system);
  g_test_add_func ("/trf-export/acceleration", test_acceleration);
  g_test_add_func ("/trf-export/no-acceleration", test_no_acceleration);
  return g_test_run ();
}
