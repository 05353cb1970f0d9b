/* What is printed together for a round: read, written and told, and what there is of it for a tournament. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "report-sample.h"
#include "round-set.h"

static const struct
{
  const char *text;
  const char *written; /* NULL: refused */
  const char *told;    /* or the refusal */
} texts[] = {
  { "", "", "" },
  { "pairings", "pairings", "Pairings by board" },
  { " pairings : 2 ,seats:1", "pairings:2,seats", "Pairings by board × 2, Pairings by name" },
  { "slips:99", "slips:99", "Result slips × 99" },
  { "pairings:100", NULL, "“100” is no number of copies: 1 to 99" },
  { "pairings:0", NULL, "“0” is no number of copies: 1 to 99" },
  { "pairings:", NULL, "“” is no number of copies: 1 to 99" },
  { "posters", NULL, "There is no document “posters”; there are: " },
  { "pairings,", NULL, "There is no document “”" },
};

static void
test_text (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GArray) items = zh_round_set_parse (texts[i].text, &error);
  g_autofree char *told = zh_round_set_describe (texts[i].text, language);

  if (texts[i].written == NULL)
    {
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, texts[i].told));
      g_assert_null (items);
      /* what a later program may know is shown as it is */
      g_assert_cmpstr (told, ==, texts[i].text);
    }
  else
    {
      g_autofree char *written = NULL;

      g_assert_no_error (error);
      written = zh_round_set_format (items);
      g_assert_cmpstr (written, ==, texts[i].written);
      g_assert_cmpstr (told, ==, texts[i].told);
    }
}

static char *
list (ZhCompetition *competition)
{
  g_autoptr (GArray) items = zh_round_set_list (competition, sample_get_tournament (competition));

  return zh_round_set_format (items);
}

/* Of what is chosen, or else usual, that which there is for such a tournament. */
static void
test_list (void)
{
  g_autoptr (ZhCompetition) players = sample_new (SAMPLE_SWISS, 8, 2, 0);
  g_autoptr (ZhCompetition) teams = sample_new (SAMPLE_TEAMS, 4, 2, 0);
  g_autofree char *usual = list (players);
  g_autofree char *usual_of_teams = list (teams);
  g_autofree char *chosen = NULL;
  g_autofree char *chosen_of_teams = NULL;
  g_autofree char *unknown = NULL;

  g_assert_cmpstr (usual, ==, "pairings,seats,slips,standings");
  g_assert_cmpstr (usual_of_teams, ==, "pairings,seats,slips,match-sheets,standings");
  zh_person_set_string (&players->round_set, "seats:3,match-sheets,pairings");
  zh_person_set_string (&teams->round_set, "seats:3,match-sheets,pairings");
  chosen = list (players);
  chosen_of_teams = list (teams);
  g_assert_cmpstr (chosen, ==, "seats:3,pairings");
  g_assert_cmpstr (chosen_of_teams, ==, "seats:3,match-sheets,pairings");
  zh_person_set_string (&players->round_set, "posters");
  unknown = list (players);
  g_assert_cmpstr (unknown, ==, usual);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/round-set/text/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_text);
    }
  g_test_add_func ("/round-set/list", test_list);
  return g_test_run ();
}
