/* Loading, checking and overriding rulesets. */
#include "config.h"

#include "ruleset.h"

#include <string.h>

#include "errors.h"
#include "rules-testing.h"
#include "rules-schema.h"

/* The least a ruleset can be; faults are made by putting one line of it differently. */
static const char minimal[] =
    "[ruleset]\n"
    "id=test\n"
    "title=Test\n"
    "title[uk]=Перевірка\n"
    "sport=chess\n"
    "[scoring]\n"
    "win=1\nwin.article=1\n"
    "draw=0.5\ndraw.article=1\n"
    "loss=0\nloss.article=1\n"
    "forfeit-win=1\nforfeit-win.article=1\n"
    "forfeit-loss=0\nforfeit-loss.article=1\n"
    "bye=1\nbye.article=1\n"
    "[match-scoring]\n"
    "win=2\nwin.article=2\n"
    "draw=1\ndraw.article=2\n"
    "loss=0\nloss.article=2\n"
    "[time-classes]\n"
    "formula-moves=60\nformula-moves.article=3\n"
    "blitz-limit=600\nblitz-limit.article=3\n"
    "blitz-limit-included=yes\nblitz-limit-included.article=3\n"
    "rapid-limit=3600\nrapid-limit.article=3\n"
    "rapid-limit-included=no\nrapid-limit-included.article=3\n"
    "[age-groups]\n"
    "reference=year-end\nreference.article=4\n"
    "[withdrawal]\n"
    "threshold-percent=50\nthreshold-percent.uncertain=no-source\n"
    "threshold-included=yes\nthreshold-included.article=5\n"
    "round-robin-below=annul\nround-robin-below.article=5\n"
    "round-robin-reached=count\nround-robin-reached.article=5\n"
    "swiss=keep\nswiss.article=5\n"
    "[tie-breaks]\n"
    "round-robin=DE,SB\nround-robin.article=6\n"
    "swiss=BH/C1,BH\nswiss.article=6\n"
    "[lateness]\n"
    "default-seconds=0\ndefault-seconds.article=7\n"
    "both-late=white-loses-time\nboth-late.article=7\n"
    "[illegal-move]\n"
    "added-classical=120\nadded-classical.article=8\n"
    "[ladder.L1]\n"
    "steps=warning,game-loss\nsteps.article=9\n"
    "[incident.illegal-move]\n"
    "article=8\n"
    "opponent_time=+@illegal-move.added\n"
    "sanctions=L1\n"
    "[incident.illegal-move.second]\n"
    "when=count>=2 !mates\n"
    "result=loss\n";

static ZhRuleset *
parse (const char *text,
       GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return zh_ruleset_parse (bytes, "test.ini", error);
}

static void
test_minimal (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) ruleset = parse (minimal, &error);
  const ZhRuleValue *value;

  g_assert_no_error (error);
  g_assert_cmpstr (zh_ruleset_get_id (ruleset), ==, "test");
  value = zh_ruleset_lookup (ruleset, "withdrawal.threshold-percent");
  g_assert_cmpstr (value->value, ==, "50");
  g_assert_cmpstr (value->uncertain, ==, "no-source");
  g_assert_false (value->overridden);
  g_assert_null (zh_ruleset_lookup (ruleset, "scoring.total-limited"));
}

static const struct
{
  const char *name;
  const char *old;      /* what stands in the minimal ruleset … */
  const char *new;      /* … and what is put there */
  const char *expected; /* all of these words, with "|" between, stand in the message */
} faults[] = {
  { "no-closing-bracket", "[scoring]", "[scoring", "line 6|bracket" },
  { "bad-group", "[scoring]", "[sco ring]", "line 6|group" },
  { "empty-group", "[scoring]", "[]", "line 6|group" },
  { "no-equals", "win=1\n", "win\n", "line 7|key=value" },
  { "no-value", "win=1\n", "win=\n", "line 7|write a value" },
  { "no-key", "win=1\n", "=1\n", "line 7|name of a key" },
  { "before-group", "[ruleset]\n", "", "line 1|before the first group" },
  { "twice", "draw=0.5\n", "draw=0.5\ndraw=0.5\n", "line 10|scoring.draw|line 9" },
  { "unknown-key", "win=1\n", "wins=1\n", "line 7|scoring.wins|no ruleset has this key" },
  { "unknown-section", "[scoring]", "[scores]", "line 7|scores.win" },
  { "not-a-number", "blitz-limit=600", "blitz-limit=ten", "time-classes.blitz-limit|whole number from 1 to 86400" },
  { "too-large", "threshold-percent=50", "threshold-percent=101", "threshold-percent|0 to 100" },
  { "overflow", "blitz-limit=600", "blitz-limit=99999999999999999999", "blitz-limit" },
  { "not-yes", "blitz-limit-included=yes", "blitz-limit-included=true", "yes" },
  { "not-points", "draw=0.5", "draw=0.25", "scoring.draw|points" },
  { "not-a-choice", "swiss=keep", "swiss=forget", "withdrawal.swiss|keep" },
  { "not-a-code", "round-robin=DE,SB", "round-robin=DE,,SB", "tie-breaks.round-robin" },
  { "not-a-step", "steps=warning,game-loss", "steps=warning,hanging", "ladder.L1.steps" },
  { "no-article", "win.article=1\n", "", "scoring.win|no article" },
  { "orphan-article", "bye=1\nbye.article=1\n", "bye.article=1\n", "scoring.bye.article|missing" },
  { "bad-reason", "threshold-percent.uncertain=no-source", "threshold-percent.uncertain=maybe", "no-source" },
  { "missing-key", "bye=1\nbye.article=1\n", "", "scoring.bye|missing" },
  { "classes-crossed", "rapid-limit=3600", "rapid-limit=600", "time-classes.rapid-limit" },
  { "win-below-draw", "win=1\n", "win=0.1\n", "scoring.win" },
  { "unknown-incident", "[incident.illegal-move]\n", "[incident.no-such-thing]\n", "catalogue" },
  { "case-without-base", "[incident.illegal-move.second]", "[incident.flag-fall.second]", "flag-fall|neither" },
  { "case-without-condition", "when=count>=2 !mates\n", "", "illegal-move.second|condition" },
  { "bad-condition", "count>=2", "count>2", "illegal-move.second.when" },
  { "unknown-fact", "!mates", "!mated", "illegal-move.second.when" },
  { "bad-result", "result=loss", "result=win", "illegal-move.second.result" },
  { "dead-reference", "+@illegal-move.added", "+@illegal-move.nothing", "incident.illegal-move.opponent_time" },
  { "no-sign", "+@illegal-move.added", "120", "opponent_time|sign" },
  { "no-ladder", "sanctions=L1", "sanctions=L2", "incident.illegal-move.sanctions|ladder" },
  { "circle", "sanctions=L1\n", "like=illegal-move\n", "circle" },
  { "unknown-incident-key", "sanctions=L1\n", "punishment=L1\n", "incident.illegal-move.punishment" },
  { "not-utf8", "title=Test\n", "title=\xff\n", "line 3|UTF-8" },
  { "shared-path", "sport=chess\n", "sport=chess\nextends=../../etc\n", "ruleset.extends" },
};

static void
test_fault (gconstpointer data)
{
  gsize       i = GPOINTER_TO_SIZE (data);
  const char *place = strstr (minimal, faults[i].old);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) ruleset = NULL;
  g_auto (GStrv) words = g_strsplit (faults[i].expected, "|", 0);

  g_assert_nonnull (place);
  g_string_append_len (text, minimal, place - minimal);
  g_string_append (text, faults[i].new);
  g_string_append (text, place + strlen (faults[i].old));

  ruleset = parse (text->str, &error);
  g_assert_null (ruleset);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "test.ini"));
  for (char **word = words; *word != NULL; word++)
    if (strstr (error->message, *word) == NULL)
      g_error ("“%s” is missing in: %s", *word, error->message);
}

/* Any beginning of a ruleset is refused or read, never fatal. */
static void
test_truncated (void)
{
  for (gsize length = 0; length < strlen (minimal); length++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (minimal, length);
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhRuleset) ruleset = zh_ruleset_parse (bytes, "cut.ini", &error);

      g_assert_true ((ruleset == NULL) == (error != NULL));
    }
}

static void
test_too_large (void)
{
  g_autofree char *text = g_strnfill (1024 * 1024 + 1, '#');
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) ruleset = parse (text, &error);

  g_assert_null (ruleset);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

static void
test_ids (void)
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();
  g_autofree char *joined = g_strjoinv (" ", ids);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (joined, ==, "fide-2009 fide-2023 ru-chess-988 ua-chess-2026 ua-draughts-100 ua-draughts-64");
  g_assert_null (zh_ruleset_load ("../ua-chess-2026", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
  g_assert_nonnull (strstr (error->message, "ua-chess-2026"));
}

/* Every value of every ruleset stands beside an article or beside the reason why there is
 * none, and every title is there in the three languages. */
static void
test_shipped (gconstpointer data)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset (data);
  g_autoptr (ZhLanguage) uk = zh_language_new ("uk", NULL);
  g_autoptr (ZhLanguage) ru = zh_language_new ("ru", NULL);
  g_autoptr (ZhLanguage) en = zh_language_new ("en", NULL);
  gsize                     n_values;
  const ZhRuleValue *const *values = zh_ruleset_get_values (ruleset, &n_values);

  g_assert_cmpuint (n_values, >, 60);
  for (gsize i = 0; i < n_values; i++)
    if (!g_str_has_prefix (values[i]->key, "ruleset.") && !g_str_has_prefix (values[i]->key, "incident.") &&
        strstr (values[i]->key, ".title") == NULL)
      g_assert_true (values[i]->article[0] != '\0' || values[i]->uncertain[0] != '\0');
  g_assert_cmpstr (zh_ruleset_get_title (ruleset, uk), !=, zh_ruleset_get_title (ruleset, ru));
  g_assert_cmpstr (zh_ruleset_get_title (ruleset, uk), !=, zh_ruleset_get_title (ruleset, en));
}

static void
test_getters (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ua-draughts-64");
  ZhPoints    win = 0;
  int         seconds = 0;
  gboolean    allowed = TRUE;
  const char *text = NULL;
  const char *article = NULL;
  g_auto (GStrv) calls = zh_ruleset_dup_list (ruleset, "lateness.calls-seconds", NULL);

  g_assert_true (zh_ruleset_get_points (ruleset, "scoring.win", &win, &article));
  g_assert_cmpint (win, ==, 20);
  g_assert_cmpstr (article, ==, "IV.11.1");
  g_assert_true (zh_ruleset_get_int (ruleset, "lateness.default-seconds", &seconds, &article));
  g_assert_cmpint (seconds, ==, 3600);
  g_assert_cmpstr (article, ==, "IV.9.4.2");
  g_assert_true (zh_ruleset_get_boolean (ruleset, "impairments.recorder-allowed", &allowed, NULL));
  g_assert_false (allowed);
  g_assert_true (zh_ruleset_get_string (ruleset, "lateness.both-late", &text, NULL));
  g_assert_cmpstr (text, ==, "split-equally");
  g_assert_cmpstr (calls[0], ==, "900");
  g_assert_false (zh_ruleset_get_int (ruleset, "lateness.no-such", &seconds, NULL));
  g_assert_cmpint (seconds, ==, 3600);
}

static void
test_override (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ru-chess-988");
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) changed = zh_ruleset_override (ruleset, "lateness.default-seconds", "900", &error);
  const ZhRuleValue *value;

  g_assert_no_error (error);
  value = zh_ruleset_lookup (changed, "lateness.default-seconds");
  g_assert_cmpstr (value->value, ==, "900");
  g_assert_cmpstr (value->article, ==, "6.7.1");
  g_assert_true (value->overridden);
  g_assert_false (zh_ruleset_lookup (changed, "lateness.both-late")->overridden);
  g_assert_cmpstr (zh_ruleset_lookup (ruleset, "lateness.default-seconds")->value, ==, "0");
}

static void
test_override_refused (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ru-chess-988");
  static const struct
  {
    const char *key;
    const char *value;
    int         code;
  } bad[] = {
    { "lateness.default", "900", ZH_ERROR_USAGE },
    { "nonsense", "900", ZH_ERROR_USAGE },
    { "", "900", ZH_ERROR_USAGE },
    { "lateness.default-seconds", "soon", ZH_ERROR_INPUT },
    { "lateness.default-seconds", "-1", ZH_ERROR_INPUT },
    { "lateness.default-seconds", "", ZH_ERROR_INPUT },
    { "ruleset.title", "two\nlines", ZH_ERROR_USAGE },
    { "time-classes.rapid-limit", "500", ZH_ERROR_INPUT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (zh_ruleset_override (ruleset, bad[i].key, bad[i].value, &error));
      g_assert_error (error, ZH_ERROR, bad[i].code);
      g_assert_nonnull (strstr (error->message, bad[i].key));
    }
}

/* What a file or a regulation says by the former name of a key holds by its present one. */
static void
test_former_name (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ru-chess-988");
  g_autoptr (ZhRuleset) changed = zh_ruleset_override (ruleset, "correspondence.free-penalty-days", "5", &error);
  const ZhRuleValue *value;

  g_assert_no_error (error);
  g_assert_null (zh_ruleset_lookup (changed, "correspondence.free-penalty-days"));
  value = zh_ruleset_lookup (changed, "correspondence.uncounted-delay-days");
  g_assert_cmpstr (value->value, ==, "5");
  g_assert_cmpstr (value->article, ==, "55.4.7;56.4.8");
}

/* Read once: who asks again gets the same, which no override changes. */
static void
test_loaded_once (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) first = zh_ruleset_load ("ua-chess-2026", &error);
  g_autoptr (ZhRuleset) changed = zh_ruleset_override (first, "scoring.win", "2", &error);
  g_autoptr (ZhRuleset) second = zh_ruleset_load ("ua-chess-2026", &error);
  g_autoptr (ZhRuleset) other = zh_ruleset_load ("fide-2023", &error);

  g_assert_no_error (error);
  g_assert_true (first == second);
  g_assert_false (zh_ruleset_lookup (second, "scoring.win")->overridden);
  g_assert_true (zh_ruleset_lookup (changed, "scoring.win")->overridden);
  g_assert_cmpstr (zh_ruleset_get_id (other), ==, "fide-2023");

  g_assert_null (zh_ruleset_load ("no-such", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
}

static void
test_override_all (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ua-chess-2026");
  g_autoptr (GHashTable) overrides = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) none = zh_ruleset_override_all (ruleset, NULL, &error);
  g_autoptr (ZhRuleset) both = NULL;

  g_assert_true (none == ruleset);
  g_hash_table_insert (overrides, (gpointer) "lateness.default-seconds", (gpointer) "600");
  g_hash_table_insert (overrides, (gpointer) "draw-offers.minimum-moves", (gpointer) "30");
  both = zh_ruleset_override_all (ruleset, overrides, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (zh_ruleset_lookup (both, "lateness.default-seconds")->value, ==, "600");
  g_assert_cmpstr (zh_ruleset_lookup (both, "draw-offers.minimum-moves")->value, ==, "30");

  g_hash_table_insert (overrides, (gpointer) "no.such", (gpointer) "1");
  g_assert_null (zh_ruleset_override_all (ruleset, overrides, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
}

/* Values that bound each other are judged when all are in place. */
static void
test_override_together (void)
{
  static const struct
  {
    const char *keys[3];
    const char *values[3];
    gboolean    fits;
  } cases[] = {
    { { "scoring.win", "scoring.draw", "scoring.loss" }, { "3", "1.5", "1" }, TRUE },
    { { "scoring.win", "scoring.draw", "scoring.loss" }, { "3", "1.5", "2" }, FALSE },
    { { "time-classes.blitz-limit", "time-classes.rapid-limit" }, { "5000", "10000" }, TRUE },
    { { "time-classes.blitz-limit", "time-classes.rapid-limit" }, { "3000", "2000" }, FALSE },
    { { "time-classes.blitz-limit", "time-classes.rapid-limit" }, { "300", "400" }, TRUE },
  };
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("fide-2023");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GHashTable) overrides = g_hash_table_new (g_str_hash, g_str_equal);
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhRuleset) changed = NULL;

      for (gsize k = 0; k < G_N_ELEMENTS (cases[i].keys) && cases[i].keys[k] != NULL; k++)
        g_hash_table_insert (overrides, (gpointer) cases[i].keys[k], (gpointer) cases[i].values[k]);
      changed = zh_ruleset_override_all (ruleset, overrides, &error);
      g_assert_true ((changed != NULL) == cases[i].fits);
      if (!cases[i].fits)
        g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    }
}

static void
test_regulation (void)
{
  g_autoptr (ZhRuleset) base = load_ruleset ("fide-2009");
  g_autoptr (ZhRuleset) event = load_ruleset ("regulation/distance-team");
  const ZhRuleValue *boards = zh_ruleset_lookup (event, "teams.boards");

  g_assert_null (zh_ruleset_lookup (base, "teams.boards"));
  g_assert_cmpstr (boards->value, ==, "4");
  g_assert_true (boards->overridden);
  g_assert_cmpstr (boards->article, ==, "CHU 3.3");
  g_assert_cmpstr (zh_ruleset_get_id (event), ==, "fide-2009");
  g_assert_false (zh_ruleset_lookup (event, "scoring.win")->overridden);
}

static void
test_regulation_faults (void)
{
  static const char *const texts[] = {
    "[regulation]\nid=x\n",
    "[regulation]\nover=no-such\n",
    "[regulation]\nover=fide-2009\n[scoring]\nwin.article=1\n",
    "[regulation]\nover=fide-2009\n[teams]\nboards=0\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (parse (texts[i], &error));
      g_assert_nonnull (error);
      g_assert_true (error->domain == ZH_ERROR);
    }
}

/* Every key that a ruleset of ours holds has a label to show. */
static void
test_labels (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ua-chess-2026");
  g_autoptr (ZhLanguage) en = zh_language_new ("en", NULL);
  gsize                     n_values;
  const ZhRuleValue *const *values = zh_ruleset_get_values (ruleset, &n_values);
  g_autofree char          *label = zh_rules_schema_dup_label ("lateness.default-seconds", en);

  g_assert_cmpstr (label, ==, "Default time in seconds");
  for (gsize i = 0; i < n_values; i++)
    {
      g_autofree char *own = zh_rules_schema_dup_label (values[i]->key, en);

      if (!g_str_has_prefix (values[i]->key, "incident.") && strchr (values[i]->key, '[') == NULL)
        g_assert_cmpstr (own, !=, values[i]->key);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();
  int status;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ruleset/minimal", test_minimal);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ruleset/fault/%s", faults[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_fault);
    }
  g_test_add_func ("/ruleset/truncated", test_truncated);
  g_test_add_func ("/ruleset/too-large", test_too_large);
  g_test_add_func ("/ruleset/ids", test_ids);
  for (char **id = ids; *id != NULL; id++)
    {
      g_autofree char *path = g_strdup_printf ("/ruleset/shipped/%s", *id);

      g_test_add_data_func (path, *id, test_shipped);
    }
  g_test_add_func ("/ruleset/getters", test_getters);
  g_test_add_func ("/ruleset/override", test_override);
  g_test_add_func ("/ruleset/override-refused", test_override_refused);
  g_test_add_func ("/ruleset/override-all", test_override_all);
  g_test_add_func ("/ruleset/override-together", test_override_together);
  g_test_add_func ("/ruleset/loaded-once", test_loaded_once);
  g_test_add_func ("/ruleset/former-name", test_former_name);
  g_test_add_func ("/ruleset/regulation", test_regulation);
  g_test_add_func ("/ruleset/regulation-faults", test_regulation_faults);
  g_test_add_func ("/ruleset/labels", test_labels);

  status = g_test_run ();
  return status;
}
