#include "config.h"

#include "tournament.h"

static const struct
{
  const char *word;
  ZhTimeClass time_class;
  ZhPlay      play;
  gboolean    is_fast;
  const char *discipline; /* as the rulesets call it */
} rows[] = {
  { "", ZH_TIME_CLASS_NOT_SAID, ZH_PLAY_BOARD, FALSE, "classical" },
  { "classical", ZH_TIME_CLASS_CLASSICAL, ZH_PLAY_BOARD, FALSE, "classical" },
  { "rapid", ZH_TIME_CLASS_RAPID, ZH_PLAY_BOARD, TRUE, "rapid" },
  { "blitz", ZH_TIME_CLASS_BLITZ, ZH_PLAY_BOARD, TRUE, "blitz" },
  { "online", ZH_TIME_CLASS_NOT_SAID, ZH_PLAY_ONLINE, FALSE, "online" },
  { "online-classical", ZH_TIME_CLASS_CLASSICAL, ZH_PLAY_ONLINE, FALSE, "online" },
  { "online-rapid", ZH_TIME_CLASS_RAPID, ZH_PLAY_ONLINE, TRUE, "online" },
  { "online-blitz", ZH_TIME_CLASS_BLITZ, ZH_PLAY_ONLINE, TRUE, "online" },
  { "correspondence", ZH_TIME_CLASS_NOT_SAID, ZH_PLAY_CORRESPONDENCE, FALSE, "correspondence" },
  { "composition", ZH_TIME_CLASS_NOT_SAID, ZH_PLAY_COMPOSITION, FALSE, "composition" },
  { "solving", ZH_TIME_CLASS_NOT_SAID, ZH_PLAY_SOLVING, FALSE, "solving" },
};

static void
test_word (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();

  g_assert_true (zh_discipline_from_string (rows[i].word, &tournament->time_class, &tournament->play));
  g_assert_cmpint (tournament->time_class, ==, rows[i].time_class);
  g_assert_cmpint (tournament->play, ==, rows[i].play);
  g_assert_cmpstr (zh_discipline_to_string (tournament->time_class, tournament->play), ==, rows[i].word);
  g_assert_cmpint (zh_time_class_is_fast (tournament->time_class), ==, rows[i].is_fast);
  g_assert_cmpstr (zh_tournament_get_discipline (tournament), ==, rows[i].discipline);
}

/* Over the board is what is meant where nothing else is said, and no word of its own. */
static void
test_strangers (void)
{
  static const char *const strangers[] = { "board", "bullet", "Rapid", "rapid ", NULL };
  ZhTimeClass              time_class = ZH_TIME_CLASS_RAPID;
  ZhPlay                   play = ZH_PLAY_SOLVING;

  for (int i = 0; strangers[i] != NULL; i++)
    g_assert_false (zh_discipline_from_string (strangers[i], &time_class, &play));
  g_assert_false (zh_discipline_from_string (NULL, &time_class, &play));
  g_assert_cmpint (time_class, ==, ZH_TIME_CLASS_RAPID);
  g_assert_cmpint (play, ==, ZH_PLAY_SOLVING);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/discipline/strangers", test_strangers);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/discipline/word/%s", *rows[i].word != '\0' ? rows[i].word : "none");

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_word);
    }
  return g_test_run ();
}
