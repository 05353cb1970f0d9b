/* Two hundred questions of an arbiter, answered from the five regulations alone, put to the rules
 * and to the program. Prints for each document how many answers agree of those asked. The
 * questions: tests/fixtures/questions/README.md.
 */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"
#include "event-norms.h"
#include "incident-ruling.h"
#include "text-lines.h"
#include "time-class.h"
#include "varma.h"

enum
{
  COLUMN_ID,
  COLUMN_DOCUMENT,
  COLUMN_KIND,
  COLUMN_SITUATION,
  COLUMN_QUESTION,
  COLUMN_EXPECTED,
  COLUMN_ARTICLE,
  COLUMN_RULES,
  COLUMN_ASK,
  COLUMN_SAID,
  COLUMN_REMARK,
  N_COLUMNS,
};

#define N_QUESTIONS 200
#define N_QUESTIONS_OF_DOCUMENT 40
#define TRF_FIRST_ROUND 91 /* column of the first opponent, from 0 */
#define TRF_ROUND_WIDTH 10

/* Where the program has no place for a question: "none: REASON". */
#define NONE "none: "

/* Five documents; the distance regulation and the Laws annexed to it are one. */
static const char *const documents[] = { "FX", "L09", "UA", "RU", "DR" };

/* Asks the program; @words: what stands after the verb. Returns the answer in its own words. */
typedef char *(*Ask) (const ZhRuleset *rules,
                      char           **words);

static char *
dup_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "fixtures", "questions", name, NULL);
}

/* @loaded: (element-type utf8 ZhRuleset): read already. Returns: (transfer none): the rules */
static const ZhRuleset *
load_rules (GHashTable *loaded,
            const char *name)
{
  const char *slash = strchr (name, '/');
  g_autoptr (GError) error = NULL;
  ZhRuleset *rules = g_hash_table_lookup (loaded, name);

  if (rules != NULL)
    return rules;
  rules = slash != NULL ? zh_ruleset_load_regulation (slash + 1, &error) : zh_ruleset_load (name, &error);

  g_assert_no_error (error);
  g_hash_table_insert (loaded, g_strdup (name), rules);
  return rules;
}

/* value KEY,…: what the rules say of it, "-" where they are silent. */
static char *
ask_value (const ZhRuleset *rules,
           char           **words)
{
  g_auto (GStrv) keys = g_strsplit (words[0], ",", 0);
  GString *answer = g_string_new (NULL);

  for (char **key = keys; *key != NULL; key++)
    {
      const ZhRuleValue *value = zh_ruleset_lookup (rules, *key);

      g_string_append_printf (answer, "%s%s", key == keys ? "" : ",", value != NULL ? value->value : "-");
    }
  return g_string_free (answer, FALSE);
}

static char *
ask_article (const ZhRuleset *rules,
             char           **words)
{
  const ZhRuleValue *value = zh_ruleset_lookup (rules, words[0]);

  return g_strdup (value != NULL ? value->article : "-");
}

static int
get_int (const ZhRuleset *rules,
         const char      *key)
{
  int value = -1;

  g_assert_true (zh_ruleset_get_int (rules, key, &value, NULL));
  return value;
}

/* minutes KEY, hours KEY: a time, which the rules hold in seconds. */
static char *
ask_minutes (const ZhRuleset *rules,
             char           **words)
{
  return g_strdup_printf ("%d", get_int (rules, words[0]) / 60);
}

static char *
ask_hours (const ZhRuleset *rules,
           char           **words)
{
  return g_strdup_printf ("%d", get_int (rules, words[0]) / 3600);
}

/* control SECTION: minutes and seconds added, "3+2". */
static char *
ask_control (const ZhRuleset *rules,
             char           **words)
{
  g_autofree char *base = g_strconcat (words[0], ".base-seconds", NULL);
  g_autofree char *increment = g_strconcat (words[0], ".increment-seconds", NULL);

  return g_strdup_printf ("%d+%d", get_int (rules, base) / 60, get_int (rules, increment));
}

/* incident ID DISCIPLINE KEY [count=N] [event=E] [supervised=yes] [SECTION.KEY=VALUE] [FACT]…; the
 * key "applies" asks whether it is an incident at all. */
static char *
ask_incident (const ZhRuleset *rules,
              char           **words)
{
  ZhIncidentQuestion question = {
    .incident = words[0],
    .discipline = words[1],
    .event = "individual",
    .count = 1,
  };
  g_autoptr (ZhRuleset) changed = zh_ruleset_ref (rules);
  g_autoptr (GPtrArray) facts = g_ptr_array_new ();
  g_autoptr (ZhIncidentAnswer) answer = NULL;
  g_autoptr (GError) error = NULL;
  const char *text;

  for (char **word = words + 3; *word != NULL; word++)
    {
      char *equals = strchr (*word, '=');

      if (g_str_has_prefix (*word, "count="))
        question.count = (int) g_ascii_strtoll (equals + 1, NULL, 10);
      else if (g_str_has_prefix (*word, "event="))
        question.event = equals + 1;
      else if (g_str_has_prefix (*word, "supervised="))
        question.supervised = strcmp (equals + 1, "yes") == 0;
      else if (equals != NULL)
        {
          g_autoptr (ZhRuleset) before = g_steal_pointer (&changed);
          g_autofree char *key = g_strndup (*word, (gsize) (equals - *word));

          changed = zh_ruleset_override (before, key, equals + 1, &error);
          g_assert_no_error (error);
        }
      else
        g_ptr_array_add (facts, *word);
    }
  g_ptr_array_add (facts, NULL);
  question.facts = (const char *const *) facts->pdata;
  answer = zh_incident_ask (changed, &question, &error);
  g_assert_no_error (error);
  if (strcmp (words[2], "applies") == 0)
    return g_strdup (zh_incident_answer_get_applies (answer) ? "yes" : "no");
  text = zh_incident_answer_get (answer, words[2]);
  return g_strdup (text == NULL ? "-" : text[0] == '+' ? text + 1
                                                       : text);
}

/* step INCIDENT first|last|count: of the ladder of sanctions that it may bring. */
static char *
ask_step (const ZhRuleset *rules,
          char           **words)
{
  char            *question[] = { words[0], (char *) "classical", (char *) "sanctions", NULL };
  g_autofree char *ladder = ask_incident (rules, question);
  g_auto (GStrv) steps = g_strsplit (ladder, ",", 0);
  guint n_steps = g_strv_length (steps);

  if (strcmp (words[1], "count") == 0)
    return g_strdup_printf ("%u", n_steps);
  return g_strdup (steps[strcmp (words[1], "first") == 0 ? 0 : n_steps - 1]);
}

/* class SECONDS+SECONDS: the kind of play that a time control belongs to. */
static char *
ask_class (const ZhRuleset *rules,
           char           **words)
{
  int base, increment;

  g_assert_true (zh_time_control_parse (words[0], &base, &increment));
  return g_strdup (zh_time_class_to_string (zh_ruleset_classify_control (rules, base, increment, NULL)));
}

/* withdrawal PLAYED/ALL: what becomes of the results of who leaves a round robin then. */
static char *
ask_withdrawal (const ZhRuleset *rules,
                char           **words)
{
  g_auto (GStrv) numbers = g_strsplit (words[0], "/", 2);
  int played = (int) g_ascii_strtoll (numbers[0], NULL, 10);
  int all = (int) g_ascii_strtoll (numbers[1], NULL, 10);

  return g_strdup (zh_withdrawal_to_string (zh_ruleset_get_withdrawal (rules, played, all, NULL)));
}

/* rounds PLAYERS: how many rounds a Swiss should have, "8-11". */
static char *
ask_rounds (const ZhRuleset *rules,
            char           **words)
{
  int n_players = (int) g_ascii_strtoll (words[0], NULL, 10);
  int minimum, maximum;

  g_assert_true (zh_ruleset_get_recommended_rounds (rules, n_players, &minimum, &maximum, NULL));
  return g_strdup_printf ("%d-%d", minimum, maximum);
}

/* tie-break KIND N: the N-th code of an order. */
static char *
ask_tie_break (const ZhRuleset *rules,
               char           **words)
{
  g_autofree char *key = g_strconcat ("tie-breaks.", words[0], NULL);
  g_auto (GStrv) codes = zh_ruleset_dup_list (rules, key, NULL);
  gint64 index = g_ascii_strtoll (words[1], NULL, 10) - 1;

  g_assert_nonnull (codes);
  g_assert_cmpint (index, <, g_strv_length (codes));
  return g_strdup (codes[index]);
}

/* varma: the numbers of players that the tables of restricted lots serve. */
static char *
ask_varma (const ZhRuleset *rules,
           char           **words)
{
  return g_strdup_printf ("%d-%d", ZH_VARMA_MIN_PLAYERS, ZH_VARMA_MAX_PLAYERS);
}

/* meets SYSTEM NUMBER: whom a start number meets in the first round of a field without ratings. */
static char *
ask_meets (const ZhRuleset *rules,
           char           **words)
{
  g_autofree char *path = dup_path ("lots.trf");
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "trf", "pair", "--system", words[0], path), ==, 0);
  lines = zh_text_split_lines (output);
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) pair = g_strsplit (*line, " ", 2);

      if (g_strv_length (pair) == 2 && strcmp (pair[0], words[1]) == 0)
        return g_strdup (pair[1]);
      if (g_strv_length (pair) == 2 && strcmp (pair[1], words[1]) == 0)
        return g_strdup (pair[0]);
    }
  return g_strdup ("-");
}

/* The lines of the players of a tournament that the program makes, one for each number. */
static GPtrArray *
generate (const char *system,
          const char *n_players,
          const char *n_rounds)
{
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *players = g_ptr_array_new_with_free_func (g_free);

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "trf", "generate", "--system", system, "--players",
                            n_players, "--rounds", n_rounds, "--seed", "7", "--forfeits", "0", "--byes", "0", "--late", "0",
                            "--withdrawals", "0", "--odd", "0", "--scoring", "1"),
                   ==, 0);
  lines = zh_text_split_lines (output);
  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, "001 "))
      g_ptr_array_add (players, g_strdup_printf ("%-200s", *line));
  return players;
}

static const char *
get_round (GPtrArray *players,
           guint      number,
           int        round)
{
  const char *line = g_ptr_array_index (players, number - 1);

  return line + TRF_FIRST_ROUND + (round - 1) * TRF_ROUND_WIDTH;
}

static gboolean
has_bye (GPtrArray *players,
         guint      number,
         int        round)
{
  return g_str_has_prefix (get_round (players, number, round), "0000 - U");
}

/* Half points of a round: who won, or had the bye, drew, lost. */
static int
get_half_points (GPtrArray *players,
                 guint      number,
                 int        round)
{
  char sign = get_round (players, number, round)[7];

  return sign == '1' || sign == 'U' ? 2 : sign == '=' ? 1
                                                      : 0;
}

/* byes SYSTEM most: how many byes one player of an odd field gets at most. */
static char *
ask_most_byes (GPtrArray *players,
               int        n_rounds)
{
  int most = 0;

  for (guint number = 1; number <= players->len; number++)
    {
      int n_byes = 0;

      for (int round = 1; round <= n_rounds; round++)
        n_byes += has_bye (players, number, round);
      most = MAX (most, n_byes);
    }
  return g_strdup_printf ("%d", most);
}

/* byes SYSTEM group: whether the bye of round 2 goes to who has the fewest points. */
static char *
ask_bye_group (GPtrArray *players)
{
  int fewest = G_MAXINT;
  int of_bye = -1;

  for (guint number = 1; number <= players->len; number++)
    {
      fewest = MIN (fewest, get_half_points (players, number, 1));
      if (has_bye (players, number, 2))
        of_bye = get_half_points (players, number, 1);
    }
  return g_strdup (of_bye == fewest ? "last" : "another");
}

static char *
ask_byes (const ZhRuleset *rules,
          char           **words)
{
  g_autoptr (GPtrArray) players = generate (words[0], "9", "6");

  g_assert_cmpuint (players->len, ==, 9);
  return strcmp (words[1], "most") == 0 ? ask_most_byes (players, 6) : ask_bye_group (players);
}

/* rests SYSTEM PLAYERS: the start numbers without a game, round by round. */
static char *
ask_rests (const ZhRuleset *rules,
           char           **words)
{
  g_autoptr (GPtrArray) players = generate (words[0], words[1], words[1]);
  GString *answer = g_string_new (NULL);

  for (guint round = 1; round <= players->len; round++)
    for (guint number = 1; number <= players->len; number++)
      if (get_round (players, number, (int) round)[7] == ' ')
        g_string_append_printf (answer, "%s%u", answer->len > 0 ? "," : "", number);
  return g_string_free (answer, FALSE);
}

/* why FILE CODE NUMBER ROUND: what a round adds to a tie-break of a player. */
static char *
ask_why (const ZhRuleset *rules,
         char           **words)
{
  g_autofree char *path = dup_path (words[0]);
  g_autofree char *output = NULL;
  g_autofree char *prefix = g_strconcat (words[3], ". ", NULL);
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "trf", "why", "--codes", words[1], "--number",
                            words[2], path),
                   ==, 0);
  lines = zh_text_split_lines (output);
  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, prefix))
      {
        g_auto (GStrv) parts = g_strsplit_set (strstr (*line, ": ") + 2, " ", 2);
        g_autoptr (GString) number = g_string_new (parts[0]);

        /* the questions have decimals */
        g_string_replace (number, "½", ".5", 1);
        return g_string_free (g_steal_pointer (&number), FALSE);
      }
  return g_strdup ("-");
}

static const struct
{
  const char *verb;
  Ask         ask;
} verbs[] = {
  { "value", ask_value },
  { "article", ask_article },
  { "minutes", ask_minutes },
  { "hours", ask_hours },
  { "control", ask_control },
  { "incident", ask_incident },
  { "step", ask_step },
  { "class", ask_class },
  { "withdrawal", ask_withdrawal },
  { "rounds", ask_rounds },
  { "tie-break", ask_tie_break },
  { "varma", ask_varma },
  { "meets", ask_meets },
  { "byes", ask_byes },
  { "rests", ask_rests },
  { "why", ask_why },
};

static char *
ask (GHashTable *loaded,
     char      **row)
{
  const ZhRuleset *rules = load_rules (loaded, row[COLUMN_RULES]);
  g_auto (GStrv) words = g_strsplit (row[COLUMN_ASK], " ", 0);

  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_strcmp0 (verbs[i].verb, words[0]) == 0)
      return verbs[i].ask (rules, words + 1);
  g_error ("%s: no verb of a question: %s", row[COLUMN_ID], row[COLUMN_ASK]);
}

static GPtrArray *
read_questions (void)
{
  g_autofree char *path = dup_path ("questions.tsv");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = zh_text_split_lines (text);
  for (char **line = lines + 1; *line != NULL; line++)
    {
      char **row = g_strsplit (*line, "\t", 0);

      g_assert_cmpuint (g_strv_length (row), ==, N_COLUMNS);
      g_ptr_array_add (rows, row);
    }
  return rows;
}

static gboolean
is_of_document (char      **row,
                const char *document)
{
  return strcmp (row[COLUMN_DOCUMENT], document) == 0 ||
         (strcmp (document, "L09") == 0 && strcmp (row[COLUMN_DOCUMENT], "CHU") == 0);
}

/* Whether the program says what the article says, in the words that stand for it there. */
static gboolean
agrees (GHashTable *loaded,
        char      **row,
        GString    *report)
{
  const char      *wanted = row[row[COLUMN_SAID][0] != '\0' ? COLUMN_SAID : COLUMN_EXPECTED];
  g_autofree char *said = ask (loaded, row);

  if (strcmp (said, wanted) == 0)
    return TRUE;
  g_string_append_printf (report, "%s (%s, %s): %s The articles (%s) say “%s”, the program “%s”\n",
                          row[COLUMN_ID],
                          row[COLUMN_RULES], row[COLUMN_ASK], row[COLUMN_QUESTION], row[COLUMN_ARTICLE],
                          wanted, said);
  return FALSE;
}

static void
test_document (gconstpointer data)
{
  const char *document = data;
  g_autoptr (GPtrArray) rows = read_questions ();
  g_autoptr (GHashTable) loaded = NULL;
  g_autoptr (GString) report = g_string_new (NULL);
  int n_questions = 0;
  int n_asked = 0;
  int n_agreed = 0;

  loaded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) zh_ruleset_unref);
  for (guint i = 0; i < rows->len; i++)
    {
      char **row = g_ptr_array_index (rows, i);

      if (!is_of_document (row, document))
        continue;
      n_questions++;
      if (g_str_has_prefix (row[COLUMN_ASK], NONE))
        continue;
      n_asked++;
      n_agreed += agrees (loaded, row, report);
    }
  g_test_message ("%s: %d/%d agree, %d cannot be asked\n%s", document, n_agreed, n_asked,
                  n_questions - n_asked, report->str);
  g_assert_cmpint (n_questions, ==, N_QUESTIONS_OF_DOCUMENT);
  g_assert_cmpint (n_agreed, ==, n_asked);
}

/* Every question has a number of its own and an article; what cannot be asked says why. */
static void
test_table (void)
{
  g_autoptr (GPtrArray) rows = read_questions ();
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (rows->len, ==, N_QUESTIONS);
  for (guint i = 0; i < rows->len; i++)
    {
      char **row = g_ptr_array_index (rows, i);

      g_assert_true (g_hash_table_add (ids, row[COLUMN_ID]));
      for (int column = 0; column <= COLUMN_ASK; column++)
        g_assert_cmpstr (row[column], !=, "");
      if (g_str_has_prefix (row[COLUMN_ASK], "none"))
        g_assert_cmpuint (strlen (row[COLUMN_ASK]), >, strlen (NONE));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/questions/table", test_table);
  for (gsize i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_autofree char *path = g_strconcat ("/questions/", documents[i], NULL);

      g_test_add_data_func (path, documents[i], test_document);
    }

  return g_test_run ();
}
