/* What a report from outside says that is not taken from it, or would be said otherwise here. */
#include "config.h"

#include <string.h>

#include "trf-notes.h"
#include "trf-reader.h"

/* Number, name, FIDE ID, points, rank, rounds. */
static void
append_player (GString    *text,
               int         number,
               const char *name,
               const char *fide_id,
               const char *points,
               int         rank,
               const char *rounds)
{
  g_autofree char *place = rank > 0 ? g_strdup_printf ("%4d", rank) : g_strdup ("    ");

  g_string_append_printf (text, "001 %4d m    %-33s 2000 UKR %11s            %4s %s%s\n", number, name, fide_id, points, place, rounds);
}

static ZhTrfFile *
read_file (const char *text)
{
  g_autoptr (GError) error = NULL;
  ZhTrfFile *file = zh_trf_read (text, NULL, &error);

  g_assert_no_error (error);
  g_ptr_array_set_size (file->notes, 0);
  return file;
}

static char *
tell (ZhTrfFile           *file,
      const ZhCompetition *competition)
{
  GString *told = g_string_new (NULL);

  zh_desk_note_trf (file, competition);
  for (guint i = 0; i < file->notes->len; i++)
    {
      const char *text = ((const ZhTrfNote *) g_ptr_array_index (file->notes, i))->text;

      /* what is taken for settings is tried with whole files */
      if (!g_str_has_prefix (text, "The file is TRF"))
        g_string_append_printf (told, "%s%s", told->len > 0 ? "\n" : "", text);
    }
  return g_string_free (told, FALSE);
}

static ZhCompetition *
make_competition (void)
{
  ZhCompetition *competition = zh_competition_new ();

  zh_person_set_string (&competition->place, "Nowhere");
  competition->start = (ZhDate){ 2026, 3, 1 };
  competition->end = (ZhDate){ 2026, 3, 9 };
  return competition;
}

#define TWO "001    1 m    Invented One                      2100 UKR                         1.0    1     2 w 1\n" \
            "001    2 m    Invented Two                      2000 UKR                         0.0    2     1 b 0\n"

static const struct
{
  const char *name;
  const char *records;
  gboolean    has_competition;
  const char *told;
} files[] = {
  { "nothing", "", TRUE, "" },
  { "same", "022 Nowhere\n042 2026/03/01\n052 2026/03/09\n", TRUE, "" },
  { "other", "022 Elsewhere\n032 UKR\n042 2026/03/02\n052 2026/03/08\n", TRUE,
    "Not taken, because it belongs to the whole competition and not to one tournament: 022 “Elsewhere”, 032 “UKR”, 042 “2026-03-02”, 052 “2026-03-08”. "
    "Enter there what is missing" },
  { "made-for-it", "022 Elsewhere\n042 2026/03/02\n052 2026/03/08\n", FALSE, "" },
  { "arbiters", "102 Invented Arbiter\n112 First Deputy\n112 Second Deputy\n", FALSE,
    "Not taken, because it belongs to the whole competition and not to one tournament: 102 “Invented Arbiter”, 112 “First Deputy”, 112 “Second Deputy”. "
    "Enter there what is missing" },
  { "comment", "### a comment\n", TRUE, "" },
  { "unknown", "ZZZ something\n", TRUE, "1 record of a kind not known here was left out: ZZZ" },
  { "several-unknown", "ZZZ something\nQQQ more\nZZZ again\n", TRUE, "3 records of kinds not known here were left out: ZZZ, QQQ" },
};

static void
test_records (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = g_strconcat ("012 Invented Cup\n", files[i].records, TWO, NULL);
  g_autoptr (ZhTrfFile) file = read_file (text);
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autofree char *told = tell (file, files[i].has_competition ? competition : NULL);

  g_assert_cmpstr (told, ==, files[i].told);
}

/* A number that cannot be; one of two people; one of two spellings of one person. */
static void
test_fide_ids (void)
{
  g_autoptr (GString) text = g_string_new ("012 Invented Cup\n");
  g_autoptr (ZhTrfFile) file = NULL;
  g_autofree char *told = NULL;

  append_player (text, 1, "Andrienko, Player", "0123", "0.0", 0, "");
  append_player (text, 2, "Bondar, Player", "14100001", "0.0", 0, "");
  append_player (text, 3, "Vovk, Player", "14100001", "0.0", 0, "");
  append_player (text, 4, "Hnatiuk, Player", "14100002", "0.0", 0, "");
  append_player (text, 5, "Hnatiuk, Player", "14100002", "0.0", 0, "");
  append_player (text, 6, "Dubenko, Player", "", "0.0", 0, "");
  file = read_file (text->str);
  told = tell (file, NULL);
  g_assert_cmpstr (told, ==,
                   "Andrienko Player: “0123” can be no FIDE ID; it was taken as it stands. Correct it\n"
                   "Vovk Player: FIDE ID 14100001 is that of Bondar Player too; it was taken as it stands. Correct one of the two");
}

/* Also of those who are in the competition already, alone and in teams. */
static void
test_known_fide_ids (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  ZhTournament *tournament = zh_tournament_new ();
  ZhEntry      *entry = zh_entry_new ();
  ZhMember     *member = zh_member_new ();
  g_autoptr (GString) text = g_string_new ("012 Invented Cup\n");
  g_autoptr (ZhTrfFile) file = NULL;
  g_autofree char *told = NULL;

  entry->id = 1;
  entry->person = zh_person_new ();
  zh_person_set_string (&entry->person->surname, "Known");
  zh_person_set_string (&entry->person->fide_id, "14100001");
  g_ptr_array_add (tournament->entries, entry);
  g_ptr_array_add (tournament->entries, zh_entry_new ());
  member->id = 2;
  member->person = zh_person_new ();
  zh_person_set_string (&member->person->surname, "Member");
  zh_person_set_string (&member->person->fide_id, "14100002");
  g_ptr_array_add (tournament->members, member);
  g_ptr_array_add (competition->tournaments, tournament);
  append_player (text, 1, "Andrienko, Player", "14100001", "0.0", 0, "");
  append_player (text, 2, "Bondar, Player", "14100002", "0.0", 0, "");
  file = read_file (text->str);
  told = tell (file, competition);
  g_assert_nonnull (strstr (told, "Andrienko Player: FIDE ID 14100001 is that of Known too"));
  g_assert_nonnull (strstr (told, "Bondar Player: FIDE ID 14100002 is that of Member too"));
}

static ZhTrfFile *
read_ranks (gboolean names_tiebreaks)
{
  g_autoptr (GString) text = g_string_new ("012 Invented Cup\n142 1\n192 FIDE_DUTCH\n");

  if (names_tiebreaks)
    g_string_append (text, "212 PTS,BH\n");
  append_player (text, 1, "Andrienko, Player", "", "0.0", 1, "     3 w 0");
  append_player (text, 2, "Bondar, Player", "", "0.5", 3, "     4 b =");
  append_player (text, 3, "Vovk, Player", "", "1.0", 2, "     1 b 1");
  append_player (text, 4, "Hnatiuk, Player", "", "0.5", 0, "     2 w =");
  return read_file (text->str);
}

/* Those who are level may stand in any order; whoever has no rank says nothing. */
static void
test_ranks (void)
{
  g_autoptr (ZhTrfFile) silent = read_ranks (FALSE);
  g_autoptr (ZhTrfFile) file = read_ranks (TRUE);
  g_autofree char *nothing = NULL;
  g_autofree char *told = NULL;

  g_strfreev (silent->tournament->tiebreaks);
  silent->tournament->tiebreaks = g_new0 (char *, 1);
  nothing = tell (silent, NULL);
  g_assert_cmpstr (nothing, ==, "");
  told = tell (file, NULL);
  g_assert_nonnull (strstr (told, "Vovk Player 2 → 1"));
  g_assert_nonnull (strstr (told, "Andrienko Player 1 → 4"));
  g_assert_null (strstr (told, "Bondar"));
  g_assert_null (strstr (told, "Hnatiuk"));
  g_assert_true (g_str_has_prefix (told, "The ranks of 2 entries in the file are not the places here: "));
}

/* Rounds */

#define FOUR(one, two, three, four)                                                              \
  "001    1 m    Invented One                      2100 UKR                         " one "\n"   \
  "001    2 m    Invented Two                      2000 UKR                         " two "\n"   \
  "001    3 m    Invented Three                    1900 UKR                         " three "\n" \
  "001    4 m    Invented Four                     1800 UKR                         " four "\n"
#define HALVES FOUR ("1.0          3 w 1", "1.0          4 b 1", "0.0          1 b 0", "0.0          2 w 0")
#define NEIGHBOURS FOUR ("1.0          2 w 1", "0.0          1 b 0", "1.0          4 w 1", "0.0          3 b 0")

/* What makes of a Swiss of players something else, which nobody pairs again. */
static void
make_match (ZhTournament *tournament)
{
  tournament->games_per_pairing = 2;
}

static void
make_teams (ZhTournament *tournament)
{
  tournament->boards = 1;
}

static void
make_table (ZhTournament *tournament)
{
  tournament->system = ZH_SYSTEM_ROUND_ROBIN;
}

static const struct
{
  const char *name;
  const char *records;
  void (*make) (ZhTournament *tournament);
  guint       n;
  const char *told;
} paired[] = {
  { "by-the-rules", HALVES, NULL, 0, "" },
  { "otherwise", NEIGHBOURS, NULL, 1,
    "Round 1 is paired otherwise than the rules pair it: 1-2 3-4 in the file, 1-3 4-2 by the rules. It is taken as it is, and reports tell of it" },
  { "several-games", NEIGHBOURS, make_match, 0, "" },
  { "teams", NEIGHBOURS, make_teams, 0, "" },
  { "table", NEIGHBOURS, make_table, 0, "" },
};

static void
test_paired (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = g_strconcat ("012 Invented Cup\n142 3\n152 W\n192 FIDE_DUTCH\n", paired[i].records, NULL);
  g_autoptr (ZhTrfFile) file = read_file (text);
  g_autofree char *told = NULL;

  g_strfreev (file->tournament->tiebreaks);
  file->tournament->tiebreaks = g_new0 (char *, 1);
  if (paired[i].make != NULL)
    paired[i].make (file->tournament);
  told = tell (file, NULL);
  g_assert_cmpstr (told, ==, paired[i].told);
  g_assert_cmpuint (zh_desk_note_trf (file, NULL), ==, paired[i].n);
}

/* So many are paired again only by whoever asks for it; that is said. */
static void
test_many (void)
{
  for (int n = 1000; n <= 1001; n++)
    {
      g_autoptr (GString) text = g_string_new ("012 Invented Cup\n142 3\n152 W\n192 FIDE_DUTCH\n");
      g_autoptr (ZhTrfFile) file = NULL;
      g_autofree char *told = NULL;

      for (int i = 1; i <= n; i++)
        {
          g_autofree char *name = g_strdup_printf ("Player, Number %d", i);

          append_player (text, i, name, "", "0.0", 0, "");
        }
      file = read_file (text->str);
      told = tell (file, NULL);
      g_assert_cmpstr (told, ==, n == 1000 ? "" : "With more than 1000 players the rounds of the file were not paired again for comparison; “zherebctl trf check” does that");
      g_assert_cmpuint (zh_desk_note_trf (file, NULL), ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/trf-notes/records/", files[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_records);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (paired); i++)
    {
      g_autofree char *path = g_strconcat ("/trf-notes/rounds/", paired[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_paired);
    }
  g_test_add_func ("/trf-notes/rounds-of-many", test_many);
  g_test_add_func ("/trf-notes/fide-ids", test_fide_ids);
  g_test_add_func ("/trf-notes/known-fide-ids", test_known_fide_ids);
  g_test_add_func ("/trf-notes/ranks", test_ranks);
  return g_test_run ();
}
