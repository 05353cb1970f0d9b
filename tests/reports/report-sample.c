#include "config.h"

#include "report-sample.h"

#include <string.h>

#include "pairing-games.h"
#include "random.h"

static const char *const surnames[] = {
  "Гнатюк",
  "Ґудзь",
  "Євтушок",
  "Іваницький",
  "Їжакевич",
  "Яремчук",
  "Бондар-Задорожна",
  "Литвин",
  "Савчук",
  "Ткач",
  "Мороз",
  "Панченко",
  "Кравець",
  "Рудь",
  "Шевчук",
  "Мельник",
  "Коваль",
  "Щербина",
  "Дячишин",
  "Осадчий",
};
static const char *const latin[] = {
  "Hnatiuk",
  "Gudz",
  "Yevtushok",
  "Ivanytskyi",
  "Yizhakevych",
  "Yaremchuk",
  "Bondar-Zadorozhna",
  "Lytvyn",
  "Savchuk",
  "Tkach",
  "Moroz",
  "Panchenko",
  "Kravets",
  "Rud",
  "Shevchuk",
  "Melnyk",
  "Koval",
  "Shcherbyna",
  "Diachyshyn",
  "Osadchyi",
};
static const char *const given[] = { "Андрій", "Ірина", "Олег", "Тарас", "Юрій", "Зоряна", "Остап" };
static const char *const latin_given[] = { "Andrii", "Iryna", "Oleh", "Taras", "Yurii", "Zoriana", "Ostap" };
static const char *const categories[] = { "МС", "КМС", "І", "", "ІІ" };
static const char *const regions[] = { "Тестова область", "Зразкова область", "м. Приклад" };

static void
set_text (char      **field,
          const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

static ZhPerson *
make_person (int i)
{
  ZhPerson        *person = zh_person_new ();
  gsize            surname = (gsize) i % G_N_ELEMENTS (surnames);
  gsize            first = (gsize) (i + i / 20) % G_N_ELEMENTS (given);
  g_autofree char *name = g_strdup_printf ("%s, %s", latin[surname], latin_given[first]);

  person->id = 500 + i;
  set_text (&person->surname, surnames[surname]);
  set_text (&person->given, given[first]);
  set_text (&person->name_latin, name);
  set_text (&person->title, i == 1 ? "FM" : "");
  set_text (&person->category, categories[(gsize) i % G_N_ELEMENTS (categories)]);
  set_text (&person->region, regions[(gsize) i % G_N_ELEMENTS (regions)]);
  set_text (&person->federation, "TST");
  person->sex = first == 1 || first == 5 ? ZH_SEX_FEMALE : ZH_SEX_MALE;
  person->birth = (ZhDate){ (short) (1980 + i % 30), (char) (1 + i % 12), (char) (1 + i % 28) };
  person->rating = i % 9 == 8 ? 0 : 2300 - 13 * i;
  return person;
}

static void
add_entries (ZhCompetition *competition,
             ZhTournament  *tournament,
             int            n)
{
  for (int i = 0; i < n; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = 1000 + i;
      entry->person = make_person (i);
      entry->start_number = i + 1;
      entry->rating = entry->person->rating;
      g_ptr_array_add (competition->persons, zh_person_ref (entry->person));
      g_ptr_array_add (tournament->entries, entry);
    }
}

static void
add_teams (ZhCompetition *competition,
           ZhTournament  *tournament,
           int            n)
{
  tournament->boards = 4;
  for (int i = 0; i < n; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = 1000 + i;
      entry->start_number = i + 1;
      g_free (entry->team_name);
      entry->team_name = g_strdup_printf ("Зразкова команда %d", i + 1);
      g_ptr_array_add (tournament->entries, entry);
      for (int board = 1; board <= 4; board++)
        {
          ZhMember *member = zh_member_new ();

          member->id = 3000 + i * 10 + board;
          member->entry_id = entry->id;
          member->board = board;
          member->number = i * 4 + board;
          member->person = make_person (i * 4 + board - 1);
          member->rating = member->person->rating;
          g_ptr_array_add (competition->persons, zh_person_ref (member->person));
          g_ptr_array_add (tournament->members, member);
        }
    }
}

static ZhResult
draw_result (ZhRandom *random)
{
  static const char *const results[] = { "1-0", "1-0", "1-0", "=-=", "=-=", "=-=", "0-1", "0-1", "0-1", "+--" };
  ZhResult                 result = ZH_RESULT_NONE;

  g_assert_true (zh_result_parse (results[zh_random_below (random, G_N_ELEMENTS (results))], FALSE, &result));
  return result;
}

static ZhRound *
start_round (ZhTournament *tournament,
             int           number)
{
  ZhRound *round = zh_round_new (number);

  round->id = 7000 + number;
  round->state = ZH_ROUND_PUBLISHED;
  set_text (&round->start, "2026-03-02T10:00");
  g_ptr_array_add (tournament->rounds, round);
  return round;
}

static void
add_pair (ZhTournament *tournament,
          ZhRound      *round,
          ZhPairingKind kind,
          gint64        white,
          gint64        black)
{
  ZhProposedPair pair = { white, black, kind, ZH_RESULT_NONE };
  ZhPairing     *pairing = zh_pairing_make (tournament, round->number, &pair);

  pairing->number = (int) round->pairings->len + 1;
  g_ptr_array_add (round->pairings, pairing);
}

static void
pair_by_tables (ZhTournament *tournament,
                int           number)
{
  const ZhPairingSystem *system = zh_pairing_system_find (ZH_SYSTEM_ROUND_ROBIN);
  ZhPairingRequest       request = { .round = number };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhProposal) proposal = system->pair (tournament, &request, &error);
  ZhRound *round;

  g_assert_no_error (error);
  round = start_round (tournament, number);
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      add_pair (tournament, round, pair->kind, pair->white, pair->black);
    }
}

/* Not a legal Swiss, but every round is another circle of the same wheel, so nobody meets
 * the same opponent soon. */
static void
pair_by_wheel (ZhTournament *tournament,
               int           number)
{
  ZhRound *round = start_round (tournament, number);
  int      n = (int) tournament->entries->len;
  int      size = n + n % 2;
  gint64   bye = 0;

  for (int i = 0; i < size / 2; i++)
    {
      int a = i == 0 ? size - 1 : (number + i) % (size - 1);
      int b = (number + size - 1 - i) % (size - 1);

      if (a >= n || b >= n)
        bye = 1000 + (a >= n ? b : a);
      else if ((i + number) % 2 == 0)
        add_pair (tournament, round, ZH_PAIRING_GAME, 1000 + a, 1000 + b);
      else
        add_pair (tournament, round, ZH_PAIRING_GAME, 1000 + b, 1000 + a);
    }
  if (bye != 0)
    add_pair (tournament, round, ZH_PAIRING_ALLOCATED_BYE, bye, 0);
}

static void
play_round (ZhTournament *tournament,
            ZhRandom     *random,
            int           n_open)
{
  ZhRound *round = g_ptr_array_index (tournament->rounds, tournament->rounds->len - 1);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        {
          ZhResult result = draw_result (random);

          if (n_open-- <= 0)
            pairing->games[game].result = result;
        }
    }
}

static void
add_official (ZhCompetition *competition,
              const char    *role,
              const char    *name,
              const char    *category)
{
  ZhOfficial *official = zh_official_new ();

  official->id = 90 + (gint64) competition->officials->len;
  set_text (&official->role, role);
  set_text (&official->name, name);
  set_text (&official->category, category);
  g_ptr_array_add (competition->officials, official);
}

static ZhCompetition *
make_competition (void)
{
  ZhCompetition *competition = zh_competition_new ();

  set_text (&competition->title, "Відкритий турнір «Пробний камінь» 2026 року");
  set_text (&competition->place, "м. Приклад");
  competition->start = (ZhDate){ 2026, 3, 1 };
  competition->end = (ZhDate){ 2026, 3, 9 };
  competition->journal_length = 41;
  set_text (&competition->journal_head, "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef");
  add_official (competition, "chief-arbiter", "Зразкова Марія Іванівна", "НА");
  add_official (competition, "chief-secretary", "Приклад Петро Олексійович", "");
  return competition;
}

ZhCompetition *
sample_new (SampleKind kind,
            int        n_players,
            int        n_rounds,
            int        n_open)
{
  ZhCompetition *competition = make_competition ();
  ZhTournament  *tournament = zh_tournament_new ();
  ZhRandom       random = zh_random_new ((guint64) (n_players * 100 + kind));
  const char    *swiss[] = { "BH", "BH/C1", "SB", "WIN", NULL };
  const char    *teams[] = { "GPTS", "BH:MP", NULL };
  const char    *robin[] = { "SB", "DE", "WIN", NULL };

  tournament->id = 1;
  set_text (&tournament->name, "Чоловіки, класична гра");
  tournament->system = kind >= SAMPLE_SWISS ? ZH_SYSTEM_DUTCH : ZH_SYSTEM_ROUND_ROBIN;
  tournament->cycles = kind == SAMPLE_DOUBLE ? 2 : 1;
  tournament->n_rounds = kind >= SAMPLE_SWISS ? 9 : tournament->cycles * (n_players + n_players % 2 - 1);
  g_strfreev (tournament->tiebreaks);
  tournament->tiebreaks = g_strdupv ((char **) (kind == SAMPLE_TEAMS ? teams : kind == SAMPLE_SWISS ? swiss
                                                                                                    : robin));
  if (kind == SAMPLE_TEAMS)
    add_teams (competition, tournament, n_players);
  else
    add_entries (competition, tournament, n_players);
  g_ptr_array_add (competition->tournaments, tournament);

  for (int round = 1; round <= n_rounds; round++)
    {
      if (kind >= SAMPLE_SWISS)
        pair_by_wheel (tournament, round);
      else
        pair_by_tables (tournament, round);
      play_round (tournament, &random, round == n_rounds ? n_open : 0);
    }
  return competition;
}

ZhTournament *
sample_get_tournament (ZhCompetition *competition)
{
  return g_ptr_array_index (competition->tournaments, 0);
}

void
sample_give_numbers (ZhCompetition *competition)
{
  for (guint i = 0; i < competition->officials->len; i++)
    zh_person_set_string (&((ZhOfficial *) g_ptr_array_index (competition->officials, i))->fide_id, "14100010");
  for (guint i = 0; i < competition->persons->len; i++)
    zh_person_set_string (&((ZhPerson *) g_ptr_array_index (competition->persons, i))->fide_id, "14100029");
}

ZhReportDocument *
sample_build (ZhCompetition *competition,
              const char    *id,
              int            round,
              const char    *language)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) words = zh_language_new (language, &error);
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (2 * 3600);
  g_autoptr (GDateTime) time = g_date_time_new (zone, 2026, 3, 4, 14, 5, 30);
  ZhReportRequest request = {
    .competition = competition,
    .tournament = sample_get_tournament (competition),
    .round = round,
    .language = words,
    .time = time,
  };
  const ZhReport   *report = zh_report_find (id);
  ZhReportDocument *document;

  g_assert_no_error (error);
  g_assert_nonnull (report);
  document = zh_report_build (report, &request, &error);
  g_assert_no_error (error);
  g_assert_nonnull (document);
  return document;
}

void
sample_compare_golden (const char *name,
                       const char *text)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "reports", name, NULL);
  g_autofree char *expected = NULL;
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) wanted = NULL;
  g_autoptr (GError) error = NULL;

  if (g_getenv ("ZH_UPDATE_GOLDEN") != NULL)
    {
      g_file_set_contents (path, text, -1, &error);
      g_assert_no_error (error);
      return;
    }
  g_file_get_contents (path, &expected, NULL, &error);
  g_assert_no_error (error);
  wanted = g_strsplit (expected, "\n", -1);
  for (gsize i = 0; lines[i] != NULL && wanted[i] != NULL; i++)
    if (strcmp (lines[i], wanted[i]) != 0)
      g_error ("%s, line %" G_GSIZE_FORMAT ":\n  %s\nexpected\n  %s", path, i + 1, lines[i], wanted[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (wanted));
}
