#include "config.h"

#include "told.h"

#include <string.h>

#include "act-json.h"
#include "arguments.h"
#include "desk-fixture.h"
#include "desk-letters.h"
#include "event-titles.h"
#include "fide-checks.h"
#include "hand-acts.h"
#include "letter-mails.h"
#include "next-step.h"
#include "report-formats.h"
#include "report-registry.h"
#include "rule-notes.h"
#include "ruleset-defaults.h"

/* Noon of a day before all events of the stories. */
#define NOW G_GINT64_CONSTANT (1893495600)

static ZhTournament *
find_tournament (Fixture    *fixture,
                 const char *name)
{
  const GPtrArray *list = zh_desk_get_snapshot (fixture->desk)->tournaments;

  for (guint i = 0; i < list->len; i++)
    if (strcmp (((const ZhTournament *) g_ptr_array_index (list, i))->name, name) == 0)
      return g_ptr_array_index (list, i);
  g_error ("no tournament %s", name);
}

static char *
tell_step (Fixture    *fixture,
           const char *name)
{
  const ZhLanguage *language = zh_language_get_screen ();
  ZhNextStep        step = zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), find_tournament (fixture, name)->id);
  g_autofree char  *sentence = zh_next_step_format_sentence (&step, language);
  g_autofree char  *button = zh_next_step_format_button (&step, language);

  return g_strdup_printf ("%s | %s%s", sentence, button, step.can_do ? "" : " (not yet)");
}

static char *
tell_notes (Fixture    *fixture,
            const char *name)
{
  g_auto (GStrv) notes = zh_competition_dup_rule_notes (zh_desk_get_snapshot (fixture->desk), find_tournament (fixture, name), NOW, zh_language_get_screen ());

  return g_strjoinv ("\n", notes);
}

static char *
tell_checks (Fixture    *fixture,
             const char *name)
{
  g_autoptr (GPtrArray) checks = zh_fide_checks_new (fixture->desk, find_tournament (fixture, name)->id, zh_language_get_screen ());
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < checks->len; i++)
    {
      const ZhFideCheck *check = g_ptr_array_index (checks, i);

      g_string_append_printf (text, "%s %s: %s\n", check->questions, check->good ? "good" : "bad", check->words);
    }
  return g_string_free (text, FALSE);
}

/* As it is read and as a table of its cells; runs of blanks are one, for a page is drawn to a width. */
static char *
tell_document (const ZhReportDocument *document)
{
  g_autoptr (GRegex) blanks = g_regex_new ("\\s+", G_REGEX_OPTIMIZE, 0, NULL);
  g_autofree char *text = zh_report_make_text (document);
  g_autofree char *squeezed = g_regex_replace_literal (blanks, text, -1, 0, " ", 0, NULL);
  g_autofree char *csv = zh_report_make_csv (document);
  g_autoptr (GBytes) pages = NULL;
  g_autoptr (GError) error = NULL;

  pages = zh_report_render (document, ZH_REPORT_PDF, &ZH_PAGE_SETUP_A4, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (g_bytes_get_data (pages, NULL), "%PDF-"));
  return g_strdup_printf ("%s\n%s", squeezed, csv);
}

static char *
tell_paper (Fixture    *fixture,
            const char *arguments)
{
  g_auto (GStrv) words = g_strsplit (arguments, " ", 3);
  const ZhCompetition *competition = zh_desk_get_snapshot (fixture->desk);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, &error);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2030, 1, 1, 11, 0, 0);
  g_autoptr (GPtrArray) acts = zh_desk_list_hand_acts (fixture->desk, find_tournament (fixture, words[1])->id, language, &error);
  g_autoptr (ZhReportDocument) document = NULL;
  ZhReportRequest request = {
    .competition = competition,
    .tournament = find_tournament (fixture, words[1]),
    .round = words[2] != NULL ? (int) g_ascii_strtoll (words[2], NULL, 10) : 0,
    .ruleset = rules,
    .hand_acts = acts,
    .journal = acts,
    .language = language,
    .time = time,
  };

  g_assert_no_error (error);
  document = zh_report_build (zh_report_find (words[0]), &request, &error);
  return document != NULL ? tell_document (document) : g_strdup_printf ("refused: %s", error->message);
}

/* The norm that each player is shown, and what is asked of the event. */
static char *
tell_titles (Fixture    *fixture,
             const char *name)
{
  static const char *const verdicts[] = { "not asked", "met", "missed", "waived", "unknown" };
  const ZhCompetition     *competition = zh_desk_get_snapshot (fixture->desk);
  const ZhTournament      *tournament = find_tournament (fixture, name);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhEventTitles) titles = zh_event_titles_new (competition, tournament, zh_tournament_count_paired_rounds (tournament), &error);
  g_autoptr (GPtrArray) demands = NULL;
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  demands = zh_event_titles_list_demands (titles, competition, tournament, zh_language_get_screen ());
  for (int entry = 0; entry < titles->history->n_entries; entry++)
    {
      g_autofree char *player = zh_entry_format_name (zh_history_get_entry (titles->history, entry));
      int              title = zh_event_titles_choose (titles, entry);

      g_string_append_printf (text, "%s: %s\n", player, title >= 0 ? titles->rules->list[title].name : "none");
    }
  for (guint i = 0; i < demands->len; i++)
    {
      const ZhEventDemand *demand = g_ptr_array_index (demands, i);

      g_string_append_printf (text, "%s: %s, %s, %s [%s]\n", demand->key, demand->counted, demand->limit, verdicts[demand->verdict], demand->article);
    }
  return g_string_free (text, FALSE);
}

/* What falls due in games by correspondence, as it stands on a day: board, day, who does it, what and by which article. */
static char *
tell_due (Fixture    *fixture,
          const char *arguments)
{
  g_auto (GStrv) words = g_strsplit (arguments, " ", 2);
  const ZhCompetition *competition = zh_desk_get_snapshot (fixture->desk);
  const ZhLanguage    *language = zh_language_get_screen ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  GString *text = g_string_new (NULL);
  int      day = 0;

  g_assert_true (zh_letter_day_parse (words[1], &day));
  games = zh_desk_list_post_games (fixture->desk, find_tournament (fixture, words[0]), day, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < games->len; i++)
    {
      const ZhPostGame *game = g_ptr_array_index (games, i);

      for (guint k = 0; game->state != NULL && k < game->state->dues->len; k++)
        {
          const ZhDue     *due = &g_array_index (game->state->dues, ZhDue, k);
          g_autofree char *last = zh_letter_day_format (due->day);
          g_autofree char *actor = zh_post_game_format_actor (game, competition, due, language);

          g_string_append_printf (text, "%d.%d %s %s: %s [%s]\n", game->place.round->number, game->place.pairing->number, last, actor,
                                  zh_post_game_get_task (game, competition, due, language), due->article);
        }
    }
  return g_string_free (text, FALSE);
}

/* Messages that came, and what became of each. */
static char *
tell_mails (Fixture    *fixture,
            const char *arguments)
{
  g_auto (GStrv) words = g_strsplit (arguments, "~", -1);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_mail_file_free);
  g_autoptr (GPtrArray) outcomes = NULL;
  GString *text = g_string_new (NULL);

  for (char **word = words + 1; *word != NULL; word++)
    {
      g_autoptr (GBytes) data = g_bytes_new (*word, strlen (*word));

      g_ptr_array_add (files, zh_mail_file_new ("letter.eml", data));
    }
  outcomes = zh_desk_take_mails (fixture->desk, find_tournament (fixture, words[0])->id, 0, 0, 0, files);
  for (guint i = 0; i < outcomes->len; i++)
    {
      const ZhMailOutcome *outcome = g_ptr_array_index (outcomes, i);

      g_string_append_printf (text, "%s %s: %s\n", outcome->name, outcome->is_kept ? "kept" : "not kept", outcome->text);
    }
  return g_string_free (text, FALSE);
}

static void
judge_pieces (const ToldLine *line,
              const char     *told)
{
  g_auto (GStrv) pieces = g_strsplit (line->answer, "|", -1);

  for (char **piece = pieces; *piece != NULL; piece++)
    {
      gboolean is_wanted = **piece != '!';

      if ((strstr (told, is_wanted ? *piece : *piece + 1) != NULL) == is_wanted)
        continue;
      g_test_message ("%s %s: %s “%s” in:\n%s", line->what, line->arguments, is_wanted ? "there is no" : "there is", *piece, told);
      g_test_fail ();
    }
}

/* What is done leaves the snapshot that the file has; what is refused says so in these words. */
static gboolean
run_act (Fixture        *fixture,
         const ToldLine *line)
{
  g_autofree char *json = act_json_write (fixture->desk, line->arguments);
  g_autoptr (GError) error = NULL;
  ZhChange *change = strcmp (line->what, "undo") == 0   ? zh_desk_undo (fixture->desk, &error)
                     : strcmp (line->what, "redo") == 0 ? zh_desk_redo (fixture->desk, &error)
                                                        : zh_desk_run (fixture->desk, line->what, json, &error);

  if (g_strcmp0 (error != NULL ? error->message : NULL, line->answer) != 0)
    g_test_fail_printf ("%s %s: “%s” in place of “%s”", line->what, line->arguments, error != NULL ? error->message : "done", line->answer != NULL ? line->answer : "done");
  if (change != NULL)
    fixture_check (fixture, change, error);
  return change != NULL || line->answer != NULL;
}

static gboolean
run_line (Fixture        *fixture,
          const ToldLine *line)
{
  static const struct
  {
    const char *what;
    char *(*tell) (Fixture    *fixture,
                   const char *arguments);
  } tellers[] = { { "notes", tell_notes }, { "fide", tell_checks }, { "paper", tell_paper }, { "step", tell_step }, { "due", tell_due }, { "mails", tell_mails }, { "titles", tell_titles } };

  for (gsize i = 0; i < G_N_ELEMENTS (tellers); i++)
    if (strcmp (tellers[i].what, line->what) == 0)
      {
        g_autofree char *told = tellers[i].tell (fixture, line->arguments);

        if (tellers[i].tell != tell_step)
          judge_pieces (line, told);
        else if (strcmp (told, line->answer) != 0)
          g_test_fail_printf ("step of %s: “%s” in place of “%s”", line->arguments, told, line->answer);
        return TRUE;
      }
  return run_act (fixture, line);
}

static void
test_story (gconstpointer data)
{
  const ToldStory *story = data;
  Fixture          fixture = { NULL };

  fixture_set_up (&fixture, NULL);
  for (const ToldLine *line = story->lines; line->what != NULL && run_line (&fixture, line); line++)
    ;
  fixture_tear_down (&fixture, NULL);
}

int
told_run (int              argc,
          char           **argv,
          const char      *path,
          const ToldStory *stories,
          gsize            n_stories)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < n_stories; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%s", path, stories[i].name);

      g_test_add_data_func (name, &stories[i], test_story);
    }
  return g_test_run ();
}
