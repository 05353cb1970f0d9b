/* The time account of correspondence games: the cases of tests/fixtures/rules/accounts.txt, each reasoned from its
 * article, and whole files with their accounts byte for byte.
 */
#include "config.h"

#include <string.h>

#include "account-reader.h"
#include "address-notice.h"
#include "account.h"
#include "due-days.h"
#include "errors.h"
#include "rules-schema.h"
#include "rules-testing.h"
#include "text-lines.h"
#include "words.h"

#define HEADING "event,side,no,kind,received,arrival,sent,dispatch,slip,from,to\n"

/* One case of the table. */
typedef struct
{
  char              *name;
  char              *kind;
  ZhAccountRequest   request;
  int                end;
  ZhAdjudicationDays adjudication;
  int                objected; /* day of the objection to the last claim */
  GString           *table;
  GPtrArray         *expected; /* (element-type utf8): lines */
} Case;

static void
case_free (gpointer data)
{
  Case *self = data;

  g_free (self->name);
  g_free (self->kind);
  g_string_free (self->table, TRUE);
  g_ptr_array_unref (self->expected);
  g_free (self);
}

/* "03-01" is of 2030. */
static char *
write_days (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  for (char **part = parts; *part != NULL; part++)
    if (strlen (*part) == strlen ("MM-DD"))
      {
        char *whole = g_strconcat ("2030-", *part, NULL);

        g_free (*part);
        *part = whole;
      }
  return g_strjoinv (" ", parts);
}

static int
read_day (const char *text)
{
  g_autofree char *whole = write_days (text);
  int              day = 0;

  g_assert_true (zh_letter_day_parse (whole, &day));
  return day;
}

/* "post --start 03-01 --control 5/2" */
static void
read_options (Case       *self,
              const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  self->kind = g_strdup (words[0]);
  for (int i = 1; words[i] != NULL; i += 2)
    if (strcmp (words[i], "--start") == 0)
      self->request.start = read_day (words[i + 1]);
    else if (strcmp (words[i], "--day") == 0)
      self->request.day = read_day (words[i + 1]);
    else if (strcmp (words[i], "--end") == 0)
      self->end = read_day (words[i + 1]);
    else if (strcmp (words[i], "--material") == 0)
      self->adjudication.has_sent[words[i + 1][0] == 'w' ? 0 : 1] = TRUE;
    else if (strcmp (words[i], "--white-sent") == 0 || strcmp (words[i], "--black-sent") == 0)
      {
        int side = words[i][2] == 'w' ? 0 : 1;

        self->adjudication.has_sent[side] = TRUE;
        self->adjudication.sent[side] = read_day (words[i + 1]);
      }
    else if (strcmp (words[i], "--decided") == 0)
      {
        self->adjudication.decided = read_day (words[i + 1]);
        self->adjudication.n_decisions++;
      }
    else if (strcmp (words[i], "--appealed") == 0)
      {
        self->adjudication.appealed = read_day (words[i + 1]);
        self->adjudication.has_appealed[ZH_LETTER_BLACK] = TRUE;
      }
    else if (strcmp (words[i], "--finished") == 0)
      {
        self->adjudication.is_finished = TRUE;
        self->adjudication.has_record[ZH_LETTER_WHITE] = strchr (words[i + 1], 'w') != NULL;
        self->adjudication.has_record[ZH_LETTER_BLACK] = strchr (words[i + 1], 'b') != NULL;
      }
    else if (strcmp (words[i], "--left") == 0)
      {
        int left = ZH_UNFINISHED_NOT_SAID;

        g_assert_true (zh_words_find (zh_unfinished_words, words[i + 1], &left));
        self->adjudication.left = (ZhUnfinished) left;
        self->adjudication.leaver = ZH_LETTER_BLACK;
      }
    else if (strcmp (words[i], "--objected") == 0)
      self->objected = read_day (words[i + 1]);
    else
      {
        g_auto (GStrv) parts = g_strsplit (words[i + 1], "/", 2);

        g_assert_cmpstr (words[i], ==, "--control");
        self->request.days = (int) g_ascii_strtoll (parts[0], NULL, 10);
        self->request.moves = (int) g_ascii_strtoll (parts[1], NULL, 10);
      }
}

/* "move w 1 r=03-05 s=03-08" becomes a line of the table. */
static void
read_event (Case       *self,
            const char *line)
{
  static const char marks[] = "rasdlft";
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autofree char *dates[G_N_ELEMENTS (marks) - 1] = { NULL };
  const char      *number = "";
  const char      *kind = "";

  for (int i = 2; words[i] != NULL; i++)
    if (words[i][0] != '\0' && words[i][1] == '=')
      {
        const char *place = strchr (marks, words[i][0]);

        g_assert_nonnull (place);
        dates[place - marks] = write_days (words[i] + 2);
      }
    else if (g_ascii_isdigit (words[i][0]) && number[0] == '\0' && (strcmp (words[0], "move") == 0 || strcmp (words[0], "add") == 0))
      number = words[i];
    else
      kind = g_strdelimit (words[i], "+", ' ');
  g_string_append_printf (self->table, "%s,%s,%s,%s", words[0], words[1], number, kind);
  for (gsize i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_string_append_printf (self->table, ",%s", dates[i] != NULL ? dates[i] : "");
      g_free (g_steal_pointer (&dates[i]));
    }
  g_string_append_c (self->table, '\n');
}

static GPtrArray *
read_cases (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "rules", "accounts.txt", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *cases = g_ptr_array_new_with_free_func (case_free);
  Case      *last = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = zh_text_split_lines (text);
  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, "case "))
      {
        last = g_new0 (Case, 1);
        last->name = g_strdup (*line + strlen ("case "));
        last->table = g_string_new (HEADING);
        last->expected = g_ptr_array_new_with_free_func (g_free);
        g_ptr_array_add (cases, last);
      }
    else if (**line == '#' || **line == '\0')
      continue;
    else if (last->kind == NULL)
      read_options (last, *line);
    else if (strchr ("=-!>~", **line) != NULL)
      g_ptr_array_add (last->expected, g_strdup (*line));
    else
      read_event (last, *line);
  return cases;
}

/* "w penalty 5 55.4.9.1" as a line of the account; "w penalty" its beginning. */
static char *
write_row (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 4);

  if (words[2] == NULL)
    return g_strdup_printf ("\n%s,%s,", words[0], words[1]);
  if (words[3] == NULL)
    return g_strdup_printf ("\n%s,%s,%s,\n", words[0], words[1], words[2]);
  return g_strdup_printf ("\n%s,%s,%s,%s\n", words[0], words[1], words[2], words[3]);
}

/* What is due, as such lines: "w,repeat,2030-03-31,55.5.1". */
static char *
format_dues (const Case             *self,
             const ZhAccountRequest *request,
             const ZhLetterFile     *file)
{
  GString *text = g_string_new ("\n");
  g_autoptr (ZhGameState) state = NULL;

  for (guint i = 0; i < file->events->len; i++)
    if (g_array_index (file->events, ZhLetterEvent, i).kind == ZH_LETTER_CLAIM)
      g_array_index (file->events, ZhLetterEvent, i).objected = self->objected;
  state = zh_game_state_new (request, self->end, &self->adjudication, (const ZhLetterEvent *) (void *) file->events->data, file->events->len);
  for (guint i = 0; i < state->dues->len; i++)
    {
      const ZhDue     *due = &g_array_index (state->dues, ZhDue, i);
      g_autofree char *day = zh_letter_day_format (due->day);

      g_string_append_printf (text, "%s,%s,%s,%s\n", due->side == ZH_LETTER_WHITE ? "w" : "b", zh_due_kind_to_string (due->kind), day, due->article);
    }
  return g_string_free (text, FALSE);
}

/* "w repeat 03-31 55.5.1" as such a line; "w repeat" its beginning. */
static char *
write_due (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 4);
  g_autofree char *day = words[2] != NULL ? write_days (words[2]) : NULL;

  return day != NULL ? g_strdup_printf ("\n%s,%s,%s,%s\n", words[0], words[1], day, words[3]) : g_strdup_printf ("\n%s,%s,", words[0], words[1]);
}

/* Why the refusal is another one than expected; NULL where it is the same. */
static char *
find_wrong_refusal (const char   *text,
                    const GError *error)
{
  g_auto (GStrv) words = g_strsplit (text + 2, " ", 2);
  g_autofree char *place = g_strdup_printf ("Line %s, column “%s”: ", words[0], words[1] != NULL ? words[1] : "");

  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  return *text == '!' && g_str_has_prefix (error->message, place) ? NULL : g_strdup (error->message);
}

/* Returns: (transfer full) (nullable): what does not hold of the case by these rules */
static char *
find_fault (const Case           *self,
            const ZhAccountRules *rules)
{
  ZhAccountRequest request = self->request;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLetterFile) file = zh_letter_file_parse (self->table->str, rules, &error);
  g_autoptr (ZhAccount) account = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *dues = NULL;

  if (file == NULL)
    return find_wrong_refusal (g_ptr_array_index (self->expected, 0), error);
  request.rules = rules;
  account = zh_account_new (&request, (const ZhLetterEvent *) (void *) file->events->data, file->events->len);
  csv = zh_account_format_csv (account);
  dues = request.day != 0 ? format_dues (self, &request, file) : g_strdup ("");
  for (guint i = 0; i < self->expected->len; i++)
    {
      const char      *line = g_ptr_array_index (self->expected, i);
      gboolean         is_due = *line == '>' || *line == '~';
      g_autofree char *row = is_due ? write_due (line + 2) : write_row (line + 2);

      if ((strstr (is_due ? dues : csv, row) != NULL) != (*line == '=' || *line == '>'))
        return g_strdup_printf ("“%s” does not hold:\n%s%s", line, csv, dues);
    }
  return NULL;
}

/* A case of draughts is one of draughts-64 and of draughts-100. */
static gboolean
is_of (const Case *self,
       const char *kind)
{
  return g_str_equal (self->kind, kind) || (g_str_equal (self->kind, "draughts") && g_str_has_prefix (kind, "draughts-"));
}

static void
test_case (gconstpointer data)
{
  static const char *const kinds[] = { "post", "email", "draughts-64", "draughts-100" };
  const Case              *self = data;
  int                      n_tried = 0;

  g_assert_cmpuint (self->expected->len, >, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhAccountRules) rules = zh_account_rules_load (kinds[i], &error);
      g_autofree char *fault = NULL;

      g_assert_no_error (error);
      if (!is_of (self, kinds[i]))
        continue;
      fault = find_fault (self, rules);
      if (fault != NULL)
        g_error ("%s: %s: %s", kinds[i], self->name, fault);
      n_tried++;
    }
  g_assert_cmpint (n_tried, >, 0);
}

/* By article and kind of play: the cases whose answer is the one reasoned from it, and how many there are; each line that does
 * not hold is told. */
static void
test_articles (gconstpointer data)
{
  static const char *const kinds[] = { "post", "email", "draughts-64", "draughts-100" };
  const GPtrArray         *cases = data;
  int                      n_agree = 0, n_total = 0;

  for (gsize k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autoptr (ZhAccountRules) rules = zh_account_rules_load (kinds[k], NULL);
      g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
      g_autoptr (GPtrArray) articles = g_ptr_array_new ();

      for (guint i = 0; i < cases->len; i++)
        {
          const Case      *tried = g_ptr_array_index (cases, i);
          const char      *article = strrchr (tried->name, ' ') != NULL ? strrchr (tried->name, ' ') + 1 : tried->name;
          int             *count = g_hash_table_lookup (counts, article);
          g_autofree char *fault = is_of (tried, kinds[k]) ? find_fault (tried, rules) : NULL;

          if (!is_of (tried, kinds[k]))
            continue;
          if (count == NULL)
            {
              count = g_new0 (int, 2);
              g_hash_table_insert (counts, (char *) article, count);
              g_ptr_array_add (articles, (char *) article);
            }
          count[0] += fault == NULL ? 1 : 0;
          count[1]++;
          if (fault != NULL)
            g_test_message ("%s: %s: %s", kinds[k], tried->name, fault);
        }
      for (guint i = 0; i < articles->len; i++)
        {
          const int *count = g_hash_table_lookup (counts, g_ptr_array_index (articles, i));

          g_test_message ("%s\t%s\tagree %d of %d", kinds[k], (char *) g_ptr_array_index (articles, i), count[0], count[1]);
          n_agree += count[0];
          n_total += count[1];
        }
    }
  g_test_message ("all articles: agree %d of %d", n_agree, n_total);
  g_assert_cmpint (n_agree, ==, n_total);
}

static gboolean
is_noticed (const GPtrArray      *cases,
            const char           *kind,
            const ZhAccountRules *rules)
{
  for (guint i = 0; i < cases->len; i++)
    {
      const Case      *tried = g_ptr_array_index (cases, i);
      g_autofree char *fault = is_of (tried, kind) ? find_fault (tried, rules) : NULL;

      if (fault != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Notices of a change of address on 1 May: what was missed. */
static const struct
{
  const char *kind;
  const char *sent;
  const char *partners;
  gboolean    registered;
  const char *missed;
} notices[] = {
  { "post", "2030-05-01", "2030-05-01", TRUE, "" },
  { "post", "2030-05-02", "2030-05-01", TRUE, "the arbiter was told late, days: 1 [55.1.2]" },
  { "post", "", "2030-05-03", TRUE, "the arbiter was not told [55.1.2]; the partners were told late, days: 2 [55.1.2]" },
  { "post", "2030-05-01", "2030-05-01", FALSE, "the letters were not registered [55.1.2]" },
  { "post", "", "", FALSE, "the arbiter was not told [55.1.2]; the partners were not told [55.1.2]" },
  { "email", "2030-05-04", "2030-05-04", FALSE, "" },
  { "email", "2030-05-05", "2030-05-06", FALSE, "the arbiter was told late, days: 1 [56.1.2]; the partners were told late, days: 2 [56.1.2]" },
  { "draughts-64", "2030-05-01", "2030-05-01", TRUE, "" },
  { "draughts-64", "2030-05-02", "2030-05-01", FALSE, "the arbiter was told late, days: 1 [3.2]; the letters were not registered [3.2]" },
  { "draughts-100", "2030-05-02", "2030-05-01", FALSE, "the arbiter was told late, days: 1 [3.2]; the letters were not registered [3.2]" },
};

static char *
judge_notice (gsize                 i,
              gboolean              is_first,
              const ZhAccountRules *rules)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  const ZhAddress address = { .entry_id = 1, .since = (char *) "2030-05-01", .postal = (char *) "", .email = (char *) "", .sent = (char *) notices[i].sent, .partners = (char *) notices[i].partners, .registered = notices[i].registered };

  return zh_address_judge (&address, is_first, rules, english);
}

static gboolean
is_noticed_of_addresses (const char           *kind,
                         const ZhAccountRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (notices); i++)
    {
      g_autofree char *missed = g_str_equal (notices[i].kind, kind) ? judge_notice (i, FALSE, rules) : NULL;

      if (missed != NULL && !g_str_equal (missed, notices[i].missed))
        return TRUE;
    }
  return FALSE;
}

/* Another value that the key may have; (transfer full). */
static char *
change_value (const ZhRuleValue *value)
{
  const ZhRuleKey *key = zh_rules_schema_find (value->key);
  g_auto (GStrv) words = g_strsplit (key->type == ZH_RULE_CHOICE ? key->choices : "no|yes", "|", -1);
  guint n_words = g_strv_length (words);

  for (guint i = 0; key->type != ZH_RULE_INT && i < n_words; i++)
    if (strcmp (words[i], value->value) == 0)
      return g_strdup (words[(i + 1) % n_words]);
  return g_strdup_printf ("%" G_GINT64_FORMAT, g_ascii_strtoll (value->value, NULL, 10) + 1);
}

/* Each value that the account reads, changed: some case of a kind of play of its ruleset notices. */
static void
test_changed_values (gconstpointer data)
{
  static const struct
  {
    const char *ruleset;
    const char *channel;
    const char *kind;
  } kinds[] = {
    { "ru-chess-988", "post", "post" },
    { "ru-chess-988", "email", "email" },
    { "ua-draughts-64", "post", "draughts-64" },
    { "ua-draughts-100", "post", "draughts-100" },
  };
  int total = 0;
  int killed = 0;

  for (gsize k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autoptr (ZhRuleset) ruleset = load_ruleset (kinds[k].ruleset);
      g_autofree char          *group = g_strdup_printf ("correspondence.%s", kinds[k].channel);
      gsize                     n_values;
      const ZhRuleValue *const *values = zh_ruleset_get_values (ruleset, &n_values);

      for (gsize i = 0; i < n_values; i++)
        {
          g_autofree char *changed = NULL;
          g_autoptr (ZhRuleset) other = NULL;
          g_autoptr (ZhAccountRules) rules = NULL;

          /* By e-mail no new count follows, whichever overstep loses: the account is the same. */
          if (!g_str_has_prefix (values[i]->key, group) || g_str_equal (values[i]->key, "correspondence.email.loses-at-overstep"))
            continue;
          /* What comes with a claim, and costs its side, is for the arbiter who decides it (test-keys-act-letters). */
          if (strstr (values[i]->key, ".claim-") != NULL ? strstr (values[i]->key, ".claim-until") == NULL && strstr (values[i]->key, ".claim-interrupts") == NULL
                                                         : g_str_has_suffix (values[i]->key, ".refused-claim-adds"))
            continue;
          /* What becomes of the games of one who leaves is no matter of days (test-keys-act-letters). */
          if (strstr (values[i]->key, ".leaver-") != NULL && !g_str_has_suffix (values[i]->key, ".leaver-needs-record"))
            continue;
          /* Nor what the arbiter makes of silence, whom a letter goes to, how it begins, and what an appeal brings with it (test-keys-act-letters). */
          if (g_str_has_suffix (values[i]->key, ".silence-leads-to") || g_str_has_suffix (values[i]->key, ".protest-to") || g_str_has_suffix (values[i]->key, ".elder") || g_str_has_suffix (values[i]->key, ".card-greeting") ||
              g_str_has_suffix (values[i]->key, ".appeal-needs-analysis"))
            continue;
          changed = change_value (values[i]);
          other = zh_ruleset_override (ruleset, values[i]->key, changed, NULL);
          rules = zh_account_rules_new (other, kinds[k].channel, NULL);
          total++;
          if (is_noticed (data, kinds[k].kind, rules) || is_noticed_of_addresses (kinds[k].kind, rules))
            killed++;
          else
            g_test_message ("survived: %s: %s=%s", kinds[k].kind, values[i]->key, changed);
        }
    }
  g_test_message ("%d/%d killed", killed, total);
  g_assert_cmpint (killed, ==, total);
}

static void
test_address_notices (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (notices); i++)
    {
      g_autoptr (ZhAccountRules) rules = zh_account_rules_load (notices[i].kind, NULL);
      g_autofree char *missed = judge_notice (i, FALSE, rules);
      g_autofree char *first = judge_notice (i, TRUE, rules);

      g_assert_cmpstr (missed, ==, notices[i].missed);
      g_assert_cmpstr (first, ==, "");
    }
  g_test_message ("%d/%d notices", (int) G_N_ELEMENTS (notices), (int) G_N_ELEMENTS (notices));
}

/* Whole files: input, options and account, byte for byte. */
static const struct
{
  const char *name;
  const char *kind;
  const char *start;
  const char *day;
  const char *table;
  const char *account;
} files[] = {
  { "post", "post", "03-01", NULL,
    HEADING "notice,b,,,2030-03-07,,,,,,\nmove,w,1,,,,2030-03-03,,,,\nmove,b,1,,2030-03-08,,2030-03-12,2030-03-13,,,\n"
            "fault,w,,illegible,2030-03-17,,2030-03-20,,,,\nquery,b,,illegible,2030-03-24,2030-03-25,2030-03-29,,,,\n"
            "move,w,2,,2030-04-02,,2030-04-03,,2030-04-04,,\n",
    "side,item,value,article\nw,moves,2,\nw,total,12,55.4.1\nw,period,12,55.4.3\nw,control,10,55.4.3\nw,left,18,55.4.3\n"
    "w,penalty,5,55.4.9.1\nb,moves,1,\nb,total,4,55.4.1\nb,period,4,55.4.3\nb,control,10,55.4.3\nb,left,26,55.4.3\n"
    "b,uncounted,2,55.4.6\nb,uncounted,3,55.4.7\n" },
  { "email", "email", "05-01", "06-12",
    HEADING "move,w,1,,,,2030-05-01,,,,\nmove,b,1-3,,2030-05-02,,2030-05-20,,,,\nleave,w,,,,,2030-05-20,,,2030-05-25,2030-05-31\n"
            "move,w,4,,2030-05-21,,2030-06-04,,,,\nmove,b,4,,?,,2030-06-06,,,,\nclaim,w,,barred,,,2030-06-07,,,,2030-06-10\n"
            "move,w,5,,2030-06-07,,,,,,\n",
    "side,item,value,article\nw,moves,4,\nw,total,7,56.4.1\nw,period,7,56.4.3\nw,control,10,56.4.3\nw,left,51,56.4.3\n"
    "w,running,2,56.4.4\nw,uncounted,7,56.7.4\nw,refused,2030-06-07,56.6.6\nb,moves,4,\nb,total,19,56.4.1\nb,period,19,56.4.3\n"
    "b,control,10,56.4.3\nb,left,41,56.4.3\n" },
  { "draughts-64", "draughts-64", NULL, NULL,
    HEADING "move,w,1,,,,2030-01-01,,,,\nmove,b,1-2,,2030-01-04,,2030-01-22,,,,\nmove,w,3,,2030-01-26,,2030-01-27,,,,\n"
            "fault,b,,misrepeat,2030-01-30,,2030-02-02,,,,\nquery,w,,misrepeat,2030-02-05,,2030-02-06,,,,\n"
            "move,b,3,,2030-02-09,,2030-02-14,,,,\nclaim,w,,reduced,,,2030-02-18,,,2030-02-25,\nmove,w,4,,2030-02-18,,2030-02-18,,,,\n"
            "leave,w,,,,,2030-02-20,,,2030-02-26,2030-03-01\nmove,b,4,,2030-02-22,,2030-03-04,,,,\n",
    "side,item,value,article\nw,moves,4,\nw,total,1,5.1\nw,period,1,5.1\nw,control,10,5.1\nw,left,29,5.1\nw,uncounted,1,4.7\n"
    "b,moves,4,\nb,total,38,5.1\nb,period,3,6.4\nb,control,13,5.1\nb,left,25,5.1\nb,penalty,6,4.9\nb,uncounted,4,7.2\n"
    "b,overstep,3,6.4\n" },
};

static void
test_file (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) rules = zh_account_rules_load (files[i].kind, &error);
  const ZhAccountRequest request = { rules, 0, 0, files[i].start != NULL ? read_day (files[i].start) : 0, files[i].day != NULL ? read_day (files[i].day) : 0 };
  g_autoptr (ZhLetterFile) file = zh_letter_file_parse (files[i].table, rules, &error);
  g_autoptr (ZhAccount) account = NULL;
  g_autofree char *csv = NULL;

  g_assert_no_error (error);
  account = zh_account_new (&request, (const ZhLetterEvent *) (void *) file->events->data, file->events->len);
  csv = zh_account_format_csv (account);
  g_assert_cmpstr (csv, ==, files[i].account);
}

/* Tables that are none. */
static void
test_broken_tables (void)
{
  static const char *const tables[] = {
    "move,w,1\n",
    HEADING "move,w,1,,,,2030-03-01,,,,,\n",
    HEADING "\"move,w,1,,,,2030-03-01,,,,\n",
    HEADING HEADING,
    HEADING "move,w,1,,,,2030-3-1,,,,\n",
    HEADING "move,w,,,,,2030-03-01,,,,\n",
    HEADING "move,w,1-2-3,,,,2030-03-01,,,,\n",
    HEADING "move,w,1,illegible,,,2030-03-01,,,,\n",
    HEADING "fault,w,,,,,,,,,\n",
    HEADING "add,w,0,55.6.10,,,2030-03-01,,,,\n",
    HEADING "add,w,3,,,,2030-03-01,,,,\n",
    HEADING "add,w,3,55.6.10,,,,,,,\n",
    HEADING "notice,w,,,,,,,,,\n",
    HEADING "claim,w,,,,,,,,,\n",
    HEADING "claim,w,,,,,2030-03-02,,,,2030-03-01\n",
    HEADING "leave,w,,,,,2030-03-01,,,2030-03-05,2030-03-04\n",
    HEADING "leave,w,,,,,2030-03-01,,,2030-03-05,2050-03-04\n",
    HEADING "move,w,1,,2030-03-01,,2030-03-02,,,,\n",
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) rules = zh_account_rules_load ("post", &error);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GError) reason = NULL;

      if (zh_letter_file_parse (tables[i], rules, &reason) != NULL)
        g_error ("taken: %s", tables[i]);
      g_assert_error (reason, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_true (g_str_has_prefix (reason->message, "Line "));
    }
}

static void
test_no_such_kind (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_account_rules_load ("checkers", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) cases = NULL;

  g_test_init (&argc, &argv, NULL);
  cases = read_cases ();
  g_test_message ("%u cases", cases->len);
  for (guint i = 0; i < cases->len; i++)
    {
      const Case      *self = g_ptr_array_index (cases, i);
      g_autofree char *path = g_strdup_printf ("/account/%s", self->name);

      g_test_add_data_func (path, self, test_case);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strdup_printf ("/account/file/%s", files[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_file);
    }
  g_test_add_data_func ("/account/articles", cases, test_articles);
  g_test_add_func ("/account/address-notices", test_address_notices);
  g_test_add_data_func ("/account/changed-values", cases, test_changed_values);
  g_test_add_func ("/account/broken-tables", test_broken_tables);
  g_test_add_func ("/account/no-such-kind", test_no_such_kind);
  return g_test_run ();
}
