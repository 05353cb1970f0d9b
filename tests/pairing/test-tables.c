/* What tables share: the order of their rounds, the draw that is kept, explanations in words; the pairs made where no
 * pairing is legal; and that every setting takes what it offers and refuses the rest.
 */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "event.h"
#include "field.h"
#include "match.h"
#include "partial-pairing.h"
#include "settings.h"
#include "table-rounds.h"
#include "varma-event.h"

/* Order of rounds */

static const struct
{
  const char *text;
  const char *rounds; /* NULL: refused */
} orders[] = {
  { "", "" },
  { "3 1 2", "3 1 2" },
  { " 3,1,\t2\n", "3 1 2" },
  { "1000", "1000" },
  { "3 0 1", NULL },
  { "3 1001", NULL },
  { "one", NULL },
  { "1.5", NULL },
};

static char *
join (const GArray *numbers)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", g_array_index (numbers, int, i));
  return g_string_free (text, FALSE);
}

static void
test_orders (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) rounds = zh_table_rounds_parse (orders[i].text, &error);
      g_autofree char *told = rounds != NULL ? join (rounds) : NULL;

      g_assert_cmpstr (told, ==, orders[i].rounds);
      g_assert_true (rounds != NULL || g_error_matches (error, ZH_ERROR, ZH_ERROR_INPUT));
    }
}

/* What is paired stays first; the rest of each cycle is drawn within the cycle. */
static void
test_draw_rounds (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (ZhTournament) tournament = field_new ("round-robin", 6);
      g_autoptr (GArray) drawn = NULL;
      ZhRound *paired = zh_round_new (1);
      guint    seen = 0;

      tournament->cycles = 2;
      paired->table_round = 4;
      g_ptr_array_add (tournament->rounds, paired);
      drawn = zh_table_rounds_draw (tournament, seed);
      g_assert_cmpuint (drawn->len, ==, 10);
      g_assert_cmpint (g_array_index (drawn, int, 0), ==, 4);
      for (guint i = 0; i < drawn->len; i++)
        {
          int round = g_array_index (drawn, int, i);

          g_assert_cmpint (round, >=, i < 5 ? 1 : 6);
          g_assert_cmpint (round, <=, i < 5 ? 5 : 10);
          seen |= 1u << round;
        }
      g_assert_cmpuint (seen, ==, 0x7fe);
    }
}

static void
test_find_round (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("round-robin", 4);
  g_autoptr (ZhTournament) swiss = field_new ("dutch", 4);
  g_autoptr (GArray) nothing = zh_table_rounds_draw (swiss, 1);
  ZhRound *paired = zh_round_new (2);

  g_assert_cmpuint (nothing->len, ==, 0);
  g_assert_cmpint (zh_table_rounds_find (tournament, 3), ==, 3);
  g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_TABLE_ROUNDS), g_strdup ("3 1 two"));
  g_assert_cmpint (zh_table_rounds_find (tournament, 1), ==, 3);
  g_assert_cmpint (zh_table_rounds_find (tournament, 2), ==, 1);
  g_assert_cmpint (zh_table_rounds_find (tournament, 3), ==, 3); /* no number */
  g_assert_cmpint (zh_table_rounds_find (tournament, 4), ==, 4); /* not drawn */
  g_assert_cmpint (zh_table_rounds_find (tournament, 0), ==, 0);
  paired->table_round = 2;
  g_ptr_array_add (tournament->rounds, paired);
  g_assert_cmpint (zh_table_rounds_find (tournament, 2), ==, 2);
}

/* The restricted draw that is kept */

static void
test_keep_draw (void)
{
  static const char *const wrong[] = { "", "published 1", "published x en", "published 1 en more" };
  g_autoptr (ZhLanguage) language = zh_language_new ("uk", NULL);
  g_autoptr (ZhTournament) tournament = field_new ("round-robin", 12);
  g_autoptr (ZhTournament) small = field_new ("round-robin", 3);
  ZhVarmaDraw      draw = { "club", ZH_VARMA_CORRECTED, G_MAXUINT64 };
  ZhVarmaDraw      found = { 0 };
  g_autofree char *code = NULL;
  g_autofree char *untouched = NULL;

  g_assert_false (zh_varma_recall (tournament, &found, &untouched));
  zh_varma_keep (tournament->options, &draw, language);
  g_assert_true (zh_varma_recall (tournament, &found, &code));
  g_assert_cmpstr (found.field, ==, "club");
  g_assert_cmpint (found.edition, ==, ZH_VARMA_CORRECTED);
  g_assert_cmpuint (found.seed, ==, G_MAXUINT64);
  g_assert_cmpstr (code, ==, "uk");
  zh_varma_keep (small->options, &draw, language);
  g_assert_false (zh_varma_recall (small, &found, &untouched));
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_VARMA), g_strdup (wrong[i]));
      g_assert_false (zh_varma_recall (tournament, &found, &untouched));
    }
  g_assert_null (untouched);
  g_hash_table_remove (tournament->options, ZH_OPTION_TEAM_FIELD);
  g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_VARMA), g_strdup ("published 7 en"));
  g_free (g_steal_pointer (&code));
  g_assert_true (zh_varma_recall (tournament, &found, &code));
  g_assert_cmpstr (found.field, ==, "federation");
  g_assert_cmpint (found.edition, ==, ZH_VARMA_PUBLISHED);
}

static void
test_team_fields (void)
{
  static const char *const fields[] = { "federation", "region", "club" };
  g_autoptr (ZhTournament) tournament = field_new ("round-robin", 2);
  ZhEntry *entry = field_get_entry (tournament, 1);

  g_clear_pointer (&entry->person, zh_person_unref);
  entry->person = zh_person_new ();
  zh_person_set_string (&entry->person->federation, "federation");
  zh_person_set_string (&entry->person->region, "region");
  zh_person_set_string (&entry->person->club, "club");
  g_clear_pointer (&field_get_entry (tournament, 2)->person, zh_person_unref);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autoptr (GArray) players = zh_varma_list_players (tournament, fields[i]);

      g_assert_cmpuint (players->len, ==, 2);
      g_assert_cmpstr (g_array_index (players, ZhVarmaPlayer, 0).team, ==, fields[i]);
      g_assert_cmpstr (g_array_index (players, ZhVarmaPlayer, 1).team, ==, "");
    }
}

/* Words */

static const struct
{
  const char *system;
  int         n;
  int         cycles;
  int         boards;
  int         round;
  const char *words;
} explained[] = {
  { "round-robin", 6, 1, 0, 2, "Round 2 of the Berger table for 6." },
  { "round-robin", 5, 2, 0, 6, "colours reversed." },
  { "scheveningen", 6, 1, 0, 2, "Round 2 of the Scheveningen table for 3." },
  { "scheveningen", 6, 2, 0, 5, "Colours are reversed in this cycle." },
  { "scheveningen-team", 4, 1, 2, 1, "Teams by round 1 of their Berger table. Round 1 of the Scheveningen table for 2." },
  { "match", 2, 1, 0, 3, "Game 3 of the match: " },
};

static void
test_words (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (explained); i++)
    {
      g_autoptr (ZhTournament) tournament = field_new (explained[i].system, explained[i].n);
      const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
      ZhPairingRequest       request = { .round = explained[i].round, .explain = TRUE };
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhProposal) proposal = NULL;
      g_autofree char *words = NULL;

      tournament->cycles = explained[i].cycles;
      tournament->boards = explained[i].boards;
      tournament->n_rounds = explained[i].n == 2 ? 6 : 0;
      proposal = system->pair (tournament, &request, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (proposal->reasons->len, >, 0);
      words = system->format_reason (&g_array_index (proposal->reasons, ZhReason, 0), tournament, language);
      if (strstr (words, explained[i].words) == NULL)
        g_error ("%s, round %d: %s", explained[i].system, explained[i].round, words);
    }
}

/* No round before the first and none after the last. */
static void
test_no_round (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (explained) - 1; i++)
    for (int after = 0; after < 2; after++)
      {
        g_autoptr (ZhTournament) tournament = field_new (explained[i].system, explained[i].n);
        const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
        ZhPairingRequest       request = { 0 };
        g_autoptr (GError) error = NULL;

        tournament->cycles = explained[i].cycles;
        tournament->boards = explained[i].boards;
        request.round = after == 0 ? 0 : system->count_rounds (tournament) + 1;
        g_assert_null (system->pair (tournament, &request, &error));
        g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      }
}

static const struct
{
  const char *key;
  const char *value;
} limits[] = {
  { "to-points", "0" },
  { "to-points", "-1" },
  { "to-points", "many" },
  { "to-wins", "0" },
  { "to-wins", "1.5" },
};

static void
test_match_limits (void)
{
  g_autoptr (ZhTournament) three = field_new ("match", 3);
  g_autoptr (GError) not_two = NULL;
  ZhMatchState state;

  g_assert_false (zh_match_get_state (three, &state, &not_two));
  g_assert_error (not_two, ZH_ERROR, ZH_ERROR_REFUSED);
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autoptr (ZhTournament) tournament = field_new ("match", 2);
      g_autoptr (GError) error = NULL;

      g_hash_table_replace (tournament->options, g_strdup (limits[i].key), g_strdup (limits[i].value));
      g_assert_false (zh_match_get_state (tournament, &state, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      g_assert_nonnull (strstr (error->message, limits[i].value));
    }
}

/* Where no pairing is legal */

static ZhResult
draw_any (gpointer rand)
{
  static const char *const codes[] = { "1-0", "=-=", "0-1" };
  ZhResult                 result = ZH_RESULT_NONE;

  g_assert_true (zh_result_parse (codes[g_rand_int_range (rand, 0, 3)], FALSE, &result));
  return result;
}

/* Of everybody present once, nobody against an opponent met or barred, and boards by points. */
static void
check_partial (const ZhTournament *tournament,
               int                 round)
{
  g_autoptr (GArray) pairs = zh_pairing_propose_partial (tournament, round);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);
  gboolean byes = FALSE;

  for (guint i = 0; i < pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (pairs, ZhProposedPair, i);

      g_assert_true (g_hash_table_add (seen, (gpointer) &pair->white));
      g_assert_true (!byes || pair->kind == ZH_PAIRING_ZERO_BYE);
      byes = byes || pair->kind == ZH_PAIRING_ZERO_BYE;
      if (pair->kind == ZH_PAIRING_ZERO_BYE)
        continue;
      g_assert_true (g_hash_table_add (seen, (gpointer) &pair->black));
      g_assert_false (zh_tournament_is_forbidden (tournament, round, pair->white, pair->black));
      for (int a = 0; a < history->n_entries; a++)
        for (int b = 0; b < history->n_entries; b++)
          if (zh_history_get_entry (history, a)->id == pair->white && zh_history_get_entry (history, b)->id == pair->black)
            g_assert_cmpint (zh_history_find_meeting (history, a, b), ==, 0);
    }
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      gboolean       is_present = entry->status == ZH_ENTRY_PLAYING && !zh_entry_get_absence (entry, round, NULL);

      g_assert_cmpint (g_hash_table_contains (seen, &entry->id), ==, is_present);
    }
}

static void
test_partial (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (int event = 0; event < 40; event++)
    {
      int n = g_rand_int_range (rand, 2, 9);
      g_autoptr (ZhTournament) tournament = field_new ("round-robin", n);
      int n_rounds = g_rand_int_range (rand, 0, n);

      for (int round = 1; round <= n_rounds && round < n; round++)
        {
          g_autoptr (ZhProposal) proposal = field_pair (tournament, round);

          field_add_round (tournament, proposal, draw_any, rand);
        }
      if (n > 3 && event % 2 == 0)
        field_get_entry (tournament, 2)->status = ZH_ENTRY_WITHDRAWN;
      if (event % 3 == 0)
        {
          ZhAbsence absence = { (int) tournament->rounds->len + 1, ZH_PAIRING_HALF_BYE };

          g_array_append_val (field_get_entry (tournament, 1)->absences, absence);
        }
      check_partial (tournament, (int) tournament->rounds->len + 1);
    }
}

/* Settings */

static void
check_setting (const ZhSetting  *setting,
               const ZhLanguage *language)
{
  const char *const nonsense[] = { "nonsense", "-1", "\xff", "1e9", "yes no" };

  for (const ZhSettingWord *word = setting->words; word != NULL && word->word != NULL; word++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *checked = zh_setting_dup_checked (setting, word->word, NULL);
      g_autofree char *offered = zh_setting_dup_offered (setting, word->word, &error);
      g_autofree char *told = zh_setting_format_value (setting, word->word, language);

      g_assert_cmpstr (checked, ==, word->word);
      g_assert_cmpstr (offered, ==, word->kept ? NULL : word->word);
      g_assert_true (!word->kept || g_error_matches (error, ZH_ERROR, ZH_ERROR_INPUT));
      g_assert_cmpstr (told, ==, word->label);
    }
  if (setting->kind == ZH_SETTING_TEXT || setting->kind == ZH_SETTING_LIST)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      g_autoptr (GError) error = NULL;

      if (zh_setting_dup_checked (setting, nonsense[i], &error) != NULL)
        g_error ("%s takes “%s”", setting->key, nonsense[i]);
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    }
}

static void
check_bounds (const ZhSetting *setting)
{
  if (setting->kind != ZH_SETTING_NUMBER)
    return;
  for (int beyond = -1; beyond <= 1; beyond++)
    {
      g_autofree char *low = g_strdup_printf ("%d", setting->minimum + beyond);
      g_autofree char *high = g_strdup_printf ("%d", setting->maximum + beyond);
      g_autofree char *taken_low = zh_setting_dup_checked (setting, low, NULL);
      g_autofree char *taken_high = zh_setting_dup_checked (setting, high, NULL);

      g_assert_cmpstr (taken_low, ==, beyond < 0 ? NULL : low);
      g_assert_cmpstr (taken_high, ==, beyond > 0 ? NULL : high);
    }
}

static void
test_settings (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  gsize            n_settings;
  const ZhSetting *settings = zh_setting_list (&n_settings);
  gsize            n_words = 0;

  for (gsize i = 0; i < n_settings; i++)
    {
      check_setting (&settings[i], language);
      check_bounds (&settings[i]);
      g_assert_true (zh_setting_find (settings[i].key) == &settings[i] || g_str_has_prefix (settings[i].key, "winner"));
      n_words += settings[i].words != NULL ? 1 : 0;
      if (settings[i].kind == ZH_SETTING_YES_NO)
        {
          g_autofree char *yes = zh_setting_format_value (&settings[i], "yes", language);
          g_autofree char *no = zh_setting_format_value (&settings[i], "no", language);

          g_assert_cmpstr (yes, ==, "Yes");
          g_assert_cmpstr (no, ==, "No");
        }
    }
  g_assert_cmpuint (n_settings, >=, 20);
  g_assert_cmpuint (n_words, >=, 5);
  g_assert_null (zh_setting_find ("no-such-setting"));
  g_assert_nonnull (zh_setting_find ("winner-1-1"));
  g_assert_null (zh_setting_find ("winner-0-1"));
  g_assert_null (zh_setting_find ("winner-1-x"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tables/orders", test_orders);
  g_test_add_func ("/tables/draw-rounds", test_draw_rounds);
  g_test_add_func ("/tables/find-round", test_find_round);
  g_test_add_func ("/tables/keep-draw", test_keep_draw);
  g_test_add_func ("/tables/team-fields", test_team_fields);
  g_test_add_func ("/tables/words", test_words);
  g_test_add_func ("/tables/no-round", test_no_round);
  g_test_add_func ("/tables/match-limits", test_match_limits);
  g_test_add_func ("/tables/partial", test_partial);
  g_test_add_func ("/tables/settings", test_settings);
  return g_test_run ();
}
