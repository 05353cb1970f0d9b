#include "config.h"

#include <string.h>

#include "errors.h"
#include "source-tree.h"
#include "title-forecast.h"

typedef enum
{
  NAME,
  SYSTEM,
  ROUNDS,
  KIND,
  HOST,
  PLAYER,
  TITLE,
  GAMES,
  VERDICT,
  MISSED,
  COUNTED,
  AVERAGE,
  PERFORMANCE,
  NEEDED,
  LENGTH,
  LEFT_OUT,
  FORECAST,
  N_COLUMNS,
} Column;

static const char *const demand_words[ZH_N_TITLE_DEMANDS] = {
  "players", "schedule", "games", "federations", "own", "one", "titled", "high", "whole", "average", "score", "performance"
};

static const char *const forecast_words[] = { "-", "certain", "sit-down", "draw", "win", "out-of-reach" };

static char **lines;

static ZhTitleRules *
load_rules (void)
{
  g_autofree char *path = g_build_filename (ZH_SOURCE_ROOT, "data", "norms", "fide-titles-2024.ini", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  ZhTitleRules *rules;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  rules = zh_title_rules_parse (text, &error);
  g_assert_no_error (error);
  return rules;
}

static ZhEntry *
add_entry (ZhTournament *tournament,
           const char   *rating,
           const char   *title,
           const char   *federation)
{
  ZhEntry *entry = zh_entry_new ();

  entry->id = entry->start_number = (int) tournament->entries->len + 1;
  entry->person = zh_person_new ();
  entry->person->rating = entry->rating = (int) g_ascii_strtoll (rating, NULL, 10);
  zh_person_set_string (&entry->person->title, strcmp (title, "-") == 0 ? "" : title);
  zh_person_set_string (&entry->person->federation, strcmp (federation, "-") == 0 ? "" : federation);
  g_ptr_array_add (tournament->entries, entry);
  return entry;
}

static ZhResult
make_result (char sign)
{
  switch (sign)
    {
    case '1':
      return (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
    case '=':
      return (ZhResult){ ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
    case '0':
      return (ZhResult){ ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE };
    case '+':
      return (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, FALSE, FALSE };
    case '-':
      return (ZhResult){ ZH_MARK_LOSS, ZH_MARK_WIN, FALSE, FALSE };
    default:
      g_assert_cmpint (sign, ==, '?');
      return ZH_RESULT_NONE;
    }
}

/* Puts a pairing of the player into a round of its own. */
static void
add_round (ZhTournament *tournament,
           ZhPairingKind kind,
           gint64        opponent,
           char          sign)
{
  ZhRound   *round = zh_round_new ((int) tournament->rounds->len + 1);
  ZhPairing *pairing = zh_pairing_new (kind, 1, opponent, opponent != 0 ? 1 : 0);

  if (opponent != 0)
    pairing->games[0].result = make_result (sign);
  g_ptr_array_add (round->pairings, pairing);
  g_ptr_array_add (tournament->rounds, round);
}

static void
add_games (ZhTournament *tournament,
           const char   *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GArray) second = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GString) signs = g_string_new (NULL);

  for (gsize i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], ",", 4);
      const char *star = strchr (words[i], '*');

      if (star == NULL)
        {
          add_round (tournament, words[i][0] == 'U' ? ZH_PAIRING_ALLOCATED_BYE : ZH_PAIRING_HALF_BYE, 0, 0);
          continue;
        }
      for (int n = (int) g_ascii_strtoll (parts[0], NULL, 10); n > 0; n--)
        {
          gint64 id = add_entry (tournament, strchr (parts[0], '*') + 1, parts[1], parts[2])->id;

          add_round (tournament, ZH_PAIRING_GAME, id, parts[3][0]);
          if (parts[3][1] != '\0')
            {
              g_array_append_val (second, id);
              g_string_append_c (signs, parts[3][1]);
            }
        }
    }
  for (guint i = 0; i < second->len; i++)
    add_round (tournament, ZH_PAIRING_GAME, g_array_index (second, gint64, i), signs->str[i]);
}

static ZhTournament *
make_event (char **columns)
{
  ZhTournament *tournament = zh_tournament_new ();
  g_auto (GStrv) player = g_strsplit (columns[PLAYER], ",", 2);

  tournament->system = strcmp (columns[SYSTEM], "swiss") == 0 ? ZH_SYSTEM_DUTCH : ZH_SYSTEM_ROUND_ROBIN;
  tournament->cycles = strcmp (columns[SYSTEM], "double") == 0 ? 2 : 1;
  tournament->n_rounds = (int) g_ascii_strtoll (columns[ROUNDS], NULL, 10);
  g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_NORM_EVENT), g_strdup (columns[KIND]));
  add_entry (tournament, "2400", "-", player[0])->person->sex = player[1][0] == 'w' ? ZH_SEX_FEMALE : ZH_SEX_MALE;
  add_games (tournament, columns[GAMES]);
  return tournament;
}

static char *
list_missed (const ZhTitleNorm *norm)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int kind = 0; kind < ZH_N_TITLE_DEMANDS; kind++)
    if (norm->demands[kind].verdict == ZH_TITLE_MISSED)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "," : "", demand_words[kind]);
  return g_strdup (text->len > 0 ? text->str : "-");
}

static char *
format_forecast (ZhTitleForecast forecast)
{
  return g_strconcat (forecast_words[forecast.kind], forecast.if_absent ? ",absent" : "", NULL);
}

static void
test_event (gconstpointer data)
{
  g_auto (GStrv) columns = g_strsplit (data, "\t", -1);
  g_autoptr (ZhTitleRules) rules = load_rules ();
  g_autoptr (ZhTournament) tournament = NULL;
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (ZhTitleEvent) event = NULL;
  g_autoptr (ZhTitleNorm) norm = NULL;
  g_autofree char *missed = NULL;
  g_autofree char *needed = NULL;
  g_autofree char *forecast = NULL;
  int              title = 0;

  g_assert_cmpuint (g_strv_length (columns), ==, N_COLUMNS);
  tournament = make_event (columns);
  history = zh_history_new (tournament, (int) tournament->rounds->len);
  event = zh_title_event_new (history, rules, strcmp (columns[HOST], "-") == 0 ? "" : columns[HOST]);
  while (strcmp (rules->list[title].name, columns[TITLE]) != 0)
    title++;
  norm = zh_title_norm_new (event, 0, title);
  missed = list_missed (norm);
  needed = zh_fraction_format (zh_fraction_new (norm->needed_doubled, 2), 1);
  forecast = format_forecast (zh_title_forecast (event, 0, title));
  g_assert_cmpstr (norm->achieved ? "yes" : norm->is_unsettled ? "unsettled"
                                                               : "no",
                   ==, columns[VERDICT]);
  g_assert_cmpstr (missed, ==, columns[MISSED]);
  g_assert_cmpint (norm->n_games, ==, g_ascii_strtoll (columns[COUNTED], NULL, 10));
  g_assert_cmpint (norm->average, ==, g_ascii_strtoll (columns[AVERAGE], NULL, 10));
  g_assert_cmpint (norm->performance, ==, g_ascii_strtoll (columns[PERFORMANCE], NULL, 10));
  g_assert_cmpstr (needed, ==, columns[NEEDED]);
  g_assert_cmpint (norm->length, ==, g_ascii_strtoll (columns[LENGTH], NULL, 10));
  g_assert_cmpint (norm->n_left_out, ==, g_ascii_strtoll (columns[LEFT_OUT], NULL, 10));
  g_assert_true (norm->searched_all);
  g_assert_cmpstr (forecast, ==, columns[FORECAST]);
}

/* 1.4.3d: twenty guests of three federations, ten with a high title, in every round. One fewer of any is not
 * enough; who misses two rounds is no guest, one round and a bye for lack of an opponent are forgiven. */
static const struct
{
  const char *name;
  int         n_guests;
  int         n_titled;
  int         n_federations;
  int         n_absences; /* of the last guest, from round 1 on */
  gboolean    is_open;
} fields[] = {
  { "open", 20, 10, 3, 0, TRUE },
  { "nineteen", 19, 10, 3, 0, FALSE },
  { "nine-titled", 20, 9, 3, 0, FALSE },
  { "two-federations", 20, 10, 2, 0, FALSE },
  { "one-absence-of-twenty-one", 21, 10, 3, 1, TRUE },
  { "one-absence-of-twenty", 20, 10, 3, 1, FALSE },
  { "two-absences-of-twenty-one", 21, 10, 3, 2, TRUE },
};

static void
test_open (gconstpointer data)
{
  static const char *const federations[] = { "POL", "GER", "CZE" };
  gsize                    i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhTitleRules) rules = load_rules ();
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (ZhTitleEvent) event = NULL;

  tournament->system = ZH_SYSTEM_DUTCH;
  for (int k = 0; k < fields[i].n_guests; k++)
    add_entry (tournament, "2300", k < fields[i].n_titled ? "WIM" : "FM", federations[k % fields[i].n_federations]);
  for (int k = 0; k < fields[i].n_guests; k++)
    add_entry (tournament, "2300", "GM", "UKR");
  for (int number = 1; number <= 3; number++)
    {
      ZhRound *round = zh_round_new (number);

      for (int k = 0; k < fields[i].n_guests; k++)
        if (k == fields[i].n_guests - 1 && number <= fields[i].n_absences)
          g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_ZERO_BYE, k + 1, 0, 0));
        else if (k == 0 && number == 1)
          g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_ALLOCATED_BYE, k + 1, 0, 0));
        else
          g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_GAME, k + 1, fields[i].n_guests + k + 1, 1));
      g_ptr_array_add (tournament->rounds, round);
    }
  history = zh_history_new (tournament, 3);
  event = zh_title_event_new (history, rules, "UKR");
  g_assert_cmpint (event->openness.is_open, ==, fields[i].is_open);
  g_assert_cmpint (zh_title_event_get_exemption (event, 0) != NULL, ==, fields[i].is_open);
}

/* Whoever has a title gains nothing by a norm for it or a lower one; titles of women are for women. */
static void
test_sought (void)
{
  g_autoptr (ZhTitleRules) rules = load_rules ();

  g_assert_true (zh_title_rules_is_sought (rules, 0, "IM", FALSE));
  g_assert_false (zh_title_rules_is_sought (rules, 1, "IM", FALSE));
  g_assert_false (zh_title_rules_is_sought (rules, 3, "IM", TRUE));
  g_assert_true (zh_title_rules_is_sought (rules, 2, "FM", TRUE));
  g_assert_false (zh_title_rules_is_sought (rules, 2, "FM", FALSE));
}

/* Each key taken away, or made nonsense, is named. */
static void
test_bad (void)
{
  g_autofree char *path = g_build_filename (ZH_SOURCE_ROOT, "data", "norms", "fide-titles-2024.ini", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_KEEP_TRANSLATIONS, NULL));
  groups = g_key_file_get_groups (file, NULL);
  for (gsize g = 0; groups[g] != NULL; g++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (file, groups[g], NULL, NULL);

      for (gsize k = 0; keys[k] != NULL; k++)
        {
          g_autofree char *kept = g_key_file_get_value (file, groups[g], keys[k], NULL);
          g_autofree char *changed = NULL;
          g_autoptr (ZhTitleRules) rules = NULL;
          g_autoptr (GError) error = NULL;

          /* Sexes and translations may be left out; articles of lists are for the reader. */
          if (strcmp (keys[k], "sex") == 0 || strchr (keys[k], '[') != NULL || g == 0)
            continue;
          g_key_file_remove_key (file, groups[g], keys[k], NULL);
          changed = g_key_file_to_data (file, NULL, NULL);
          rules = zh_title_rules_parse (changed, &error);
          g_assert_null (rules);
          g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
          g_assert_nonnull (strstr (error->message, keys[k]));
          g_key_file_set_value (file, groups[g], keys[k], kept);
        }
    }
}

static void
test_nonsense (void)
{
  static const char *const texts[] = { "", "no key file", "[title-norms]\ntitle=A\n", "[demands]\ngames=9\n",
                                       "[title-norms]\ntitle=A\ntitleholders=GM\nno-federation=FID\nopen-titles=GM\n[demands]\ngames=1/0\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (zh_title_rules_parse (texts[i], &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *path = g_build_filename (ZH_SOURCE_ROOT, "tests", "fixtures", "title-norms", "events.tsv", NULL);
  g_autofree char *text = NULL;

  g_test_init (&argc, &argv, NULL);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#' && *lines[i] != '\0')
      {
        g_autofree char *name = g_strndup (lines[i], strcspn (lines[i], "\t"));
        g_autofree char *test = g_strconcat ("/title-norms/", name, NULL);

        g_test_add_data_func (test, lines[i], test_event);
      }
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *test = g_strconcat ("/title-norms/open/", fields[i].name, NULL);

      g_test_add_data_func (test, GSIZE_TO_POINTER (i), test_open);
    }
  g_test_add_func ("/title-norms/sought", test_sought);
  g_test_add_func ("/title-norms/bad", test_bad);
  g_test_add_func ("/title-norms/nonsense", test_nonsense);
  return g_test_run ();
}
