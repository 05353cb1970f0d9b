/* What a person needs at the board, in words, and which of the ratings counts. */
#include "config.h"

#include "person-words.h"
#include "rating-sequence.h"

/* Arguments as in the fields of a person; the lines with '|' between. */
static const struct
{
  const char *class;
  const char *assistant;
  const char *duties;
  const char *board;
  const char *clock;
  int         minutes;
  gboolean    announces;
  const char *lines;
} needs[] = {
  { "", "", "", "", "", 0, FALSE, "" },
  { "B1", "", "", "", "", 0, FALSE, "Class of disability: B1" },
  { "", "Verba Clara", "", "", "", 0, FALSE, "Assistant: Verba Clara" },
  { "", "", "writes the moves", "", "", 0, FALSE, "Duties of the assistant: writes the moves" },
  { "", "Verba Clara", "writes the moves", "", "", 0, FALSE, "Assistant: Verba Clara. Duties: writes the moves" },
  { "", "", "", "relief", "talking", 0, FALSE, "A relief board|A talking clock" },
  { "", "", "", "two-boards", "accessible-side", 1, FALSE, "Two boards, one of them special|The clock on the accessible side|Warn of time trouble at 1 minute" },
  { "", "", "", "of glass", "of sand", 5, TRUE, "of glass|of sand|Warn of time trouble at 5 minutes|Moves are announced aloud" },
};

static void
test_arrangements (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (needs); i++)
    {
      g_autoptr (ZhPerson) person = zh_person_new ();
      g_auto (GStrv) lines = NULL;
      g_autofree char *joined = NULL;

      zh_person_set_string (&person->disability_class, needs[i].class);
      zh_person_set_string (&person->assistant, needs[i].assistant);
      zh_person_set_string (&person->assistant_duties, needs[i].duties);
      zh_person_set_string (&person->board_kind, needs[i].board);
      zh_person_set_string (&person->clock_kind, needs[i].clock);
      person->warning_minutes = needs[i].minutes;
      person->announces = needs[i].announces;
      lines = zh_person_dup_arrangements (person, language);
      joined = g_strjoinv ("|", lines);
      g_assert_cmpstr (joined, ==, needs[i].lines);
    }
}

/* @chosen: the option, NULL for none; what is asked, by first letters */
static const struct
{
  ZhTimeClass time_class;
  const char *chosen;
  gboolean    is_valid;
  const char *asked;
} sequences[] = {
  { ZH_TIME_CLASS_CLASSICAL, NULL, TRUE, "srb" },
  { ZH_TIME_CLASS_RAPID, NULL, TRUE, "rsb" },
  { ZH_TIME_CLASS_BLITZ, NULL, TRUE, "bsr" },
  { ZH_TIME_CLASS_NOT_SAID, "", TRUE, "srb" },
  { ZH_TIME_CLASS_BLITZ, "national", TRUE, "n" },
  { ZH_TIME_CLASS_BLITZ, "national, standard,rapid , blitz", TRUE, "nsrb" },
  { ZH_TIME_CLASS_BLITZ, "standard,standard", FALSE, "bsr" },
  { ZH_TIME_CLASS_RAPID, "standard,elo", FALSE, "rsb" },
  { ZH_TIME_CLASS_RAPID, "standard,", FALSE, "rsb" },
  { ZH_TIME_CLASS_RAPID, " ", FALSE, "rsb" },
};

static void
test_sequences (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sequences); i++)
    {
      g_autoptr (ZhTournament) tournament = zh_tournament_new ();
      g_autoptr (GString) asked = g_string_new (NULL);
      ZhSequenceList lists[ZH_N_SEQUENCE_LISTS];
      int            n;

      tournament->time_class = sequences[i].time_class;
      if (sequences[i].chosen != NULL)
        g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_RATING_SEQUENCE), g_strdup (sequences[i].chosen));
      n = zh_tournament_list_sequence (tournament, lists);
      for (int k = 0; k < n; k++)
        g_string_append_c (asked, *zh_rating_sequence_words[lists[k]]);
      g_assert_cmpstr (asked->str, ==, sequences[i].asked);
      g_assert_true (zh_rating_sequence_is_valid (sequences[i].chosen != NULL ? sequences[i].chosen : "") == sequences[i].is_valid);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/person-needs/arrangements", test_arrangements);
  g_test_add_func ("/person-needs/sequences", test_sequences);
  return g_test_run ();
}
