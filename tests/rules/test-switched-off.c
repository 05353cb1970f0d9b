/* Which articles do not apply in play over the internet: the list as rules print one, the table of RU 15.3 article by
 * article, and what an incident answers of which every article is left out. Prints agree/total.
 */
#include "config.h"

#include <string.h>

#include "article-list.h"
#include "incident-catalogue.h"
#include "incident-ruling.h"
#include "incident-words.h"
#include "rules-testing.h"
#include "switched-off.h"
#include "text-lines.h"

static void
test_valid (void)
{
  static const char *const good[] = { "4", "4;6.2.2-6.2.6", "7.4.3.-7.6; 8; 9.4.", "16-19", "6.6a", "5-5", NULL };
  static const char *const bad[] = { "", ";", "4;", "x", "4-", "-4", "4-5-6", "6-5", "7.6-7.4.3", "0", "4..5", "1.2.3.4.5.6.7.8.9", "1000",
                                     "a", "4,5", NULL };
  g_autofree char         *long_list = g_strnfill (600, '4');

  for (int i = 0; good[i] != NULL; i++)
    g_assert_true (zh_article_list_is_valid (good[i]));
  for (int i = 0; bad[i] != NULL; i++)
    g_assert_false (zh_article_list_is_valid (bad[i]));
  g_assert_false (zh_article_list_is_valid (long_list));
}

static const struct
{
  const char *list;
  const char *article;
  gboolean    is_in;
} cases[] = {
  { "4", "4", TRUE },
  { "4", "4.2.1", TRUE },
  { "4", "40", FALSE },
  { "4", "14", FALSE },
  { "4.1", "4", FALSE },
  { "6.2.2-6.2.6", "6.2.1", FALSE },
  { "6.2.2-6.2.6", "6.2.2", TRUE },
  { "6.2.2-6.2.6", "6.2.6.1", TRUE },
  { "6.2.2-6.2.6", "6.2.10", FALSE },
  { "6.2.2-6.2.6", "6.2", FALSE },
  { "7.4.3-7.6", "7.4.2", FALSE },
  { "7.4.3-7.6", "7.4", FALSE },
  { "7.4.3-7.6", "7.4.4", TRUE },
  { "7.4.3-7.6", "7.5.5", TRUE },
  { "7.4.3-7.6", "7.6.2", TRUE },
  { "7.4.3-7.6", "7.7", FALSE },
  { "16-19", "19.6.2", TRUE },
  { "16-19", "20", FALSE },
  { "6.6a", "6.6a", TRUE },
  { "6.6a", "6.6b", FALSE },
  { "6.6", "6.6b", TRUE },
  { "4;13.4", " 13.4.1.", TRUE },
  { "4", "I.4", FALSE },
  { "4", "CHU 4", FALSE },
  { "4", "", FALSE },
};

static void
test_contains (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      if (zh_article_list_contains (cases[i].list, cases[i].article) != cases[i].is_in)
        g_error ("“%s” in “%s”: not %d", cases[i].article, cases[i].list, cases[i].is_in);
    }
}

/* Each article of the Rules, on or off as 15.3 prints it. */
static void
test_table (void)
{
  g_autoptr (ZhRuleset) rules = load_ruleset ("ru-chess-988");
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "rules", "online-articles.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  int n_agree = 0;
  int n_total = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = zh_text_split_lines (text);
  for (char **line = lines + 1; *line != NULL && **line != '\0'; line++)
    {
      g_auto (GStrv) row = g_strsplit (*line, "\t", 2);
      const char *off = zh_ruleset_get_switch (rules, "online", row[0]);
      gboolean    agree = g_strcmp0 (off, strcmp (row[1], "no") == 0 ? "15.3" : NULL) == 0;

      g_assert_null (zh_ruleset_get_switch (rules, "classical", row[0]));
      n_total++;
      n_agree += agree;
      if (!agree)
        g_test_message ("%s: %s", row[0], off != NULL ? off : "applies");
    }
  g_test_message ("articles of RU online: %d/%d agree", n_agree, n_total);
  g_assert_cmpint (n_total, ==, 718);
  g_assert_cmpint (n_agree, ==, n_total);
}

static ZhIncidentAnswer *
ask (const ZhRuleset *rules,
     const char      *incident)
{
  const ZhIncidentQuestion question = { incident, "online", "individual", FALSE, 1, NULL };
  g_autoptr (GError) error = NULL;
  ZhIncidentAnswer *answer = zh_incident_ask (rules, &question, &error);

  g_assert_no_error (error);
  return answer;
}

/* No incident is silently missing: it is ruled on online, or articles of it are switched off. One that is ruled on
 * cites nothing that is switched off. */
static void
test_incidents (void)
{
  g_autoptr (ZhRuleset) rules = load_ruleset ("ru-chess-988");
  g_auto (GStrv) all = zh_ruleset_dup_incidents (rules);
  int n_off = 0;

  for (char **id = all; *id != NULL; id++)
    {
      g_autoptr (ZhIncidentAnswer) answer = ask (rules, *id);
      g_autofree char *silence = zh_incident_answer_dup_silence (answer, zh_language_get_screen ());
      const char      *off = zh_incident_answer_get (answer, "switched_off");

      if (zh_incident_answer_get_applies (answer))
        {
          g_auto (GStrv) articles = g_strsplit (zh_incident_answer_get (answer, "article"), ";", 0);

          for (char **article = articles; *article != NULL; article++)
            g_assert_null (zh_ruleset_get_switch (rules, "online", *article));
          g_assert_null (off);
          g_assert_null (silence);
        }
      else if (zh_incident_find (*id)->section < 'N')
        {
          if (off == NULL)
            g_test_message ("%s is neither on nor off", *id);
          g_assert_cmpstr (off, ==, "15.3");
          g_assert_nonnull (strstr (silence, "(15.3)"));
          n_off++;
        }
      g_assert_cmpstr (zh_ruleset_has_incident (rules, *id, "online") ? NULL : zh_ruleset_get_incident_switch (rules, *id, "online"), ==, off);
    }
  g_test_message ("%d incidents of RU are switched off online", n_off);
  g_assert_cmpint (n_off, >, 20);
}

/* A regulation without such a list switches nothing off; one with another list another thing. */
static void
test_regulations (void)
{
  g_autoptr (ZhRuleset) chu = load_ruleset ("regulation/distance-team");
  g_autoptr (ZhRuleset) ru = load_ruleset ("ru-chess-988");
  g_autoptr (ZhRuleset) other = NULL;
  g_autoptr (ZhIncidentAnswer) answer = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 1; i <= 14; i++)
    {
      g_autofree char *article = g_strdup_printf ("%d", i);

      g_assert_null (zh_ruleset_get_switch (chu, "online", article));
    }
  other = zh_ruleset_override (ru, "online.not-applied", "7.3", &error);
  g_assert_no_error (error);
  answer = ask (other, "colours-reversed");
  g_assert_false (zh_incident_answer_get_applies (answer));
  g_assert_true (g_strv_contains (zh_incident_answer_get_overridden (answer), "online.not-applied"));
  zh_incident_answer_unref (answer);
  answer = ask (ru, "colours-reversed");
  g_assert_true (zh_incident_answer_get_applies (answer));
}

/* As people read a list. */
static void
test_format (void)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autofree char *annex = zh_article_list_format ("CHU annex 1;12.3a", english);
  g_autofree char *several = zh_article_list_format ("15.7.5;I.6.3 ;  7", english);
  g_autofree char *one = zh_article_list_format ("15.6", english);
  g_autofree char *none = zh_article_list_format ("", english);

  g_assert_cmpstr (annex, ==, "CHU annex 1; 12.3a");
  g_assert_cmpstr (several, ==, "15.7.5; I.6.3; 7");
  g_assert_cmpstr (one, ==, "15.6");
  g_assert_cmpstr (none, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/switched-off/valid", test_valid);
  g_test_add_func ("/switched-off/contains", test_contains);
  g_test_add_func ("/switched-off/table", test_table);
  g_test_add_func ("/switched-off/incidents", test_incidents);
  g_test_add_func ("/switched-off/regulations", test_regulations);
  g_test_add_func ("/switched-off/format", test_format);
  return g_test_run ();
}
