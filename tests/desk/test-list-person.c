/* A player of a rating list as a person: which rating counts, and what the list may say of who is known already.
 */
#include "config.h"

#include "list-person.h"
#include "rating-sequence.h"

/* Ratings at the usual pace, rapid, blitz. */
static const struct
{
  int         rating[ZH_LIST_N_TEMPOS];
  int         national[ZH_LIST_N_TEMPOS];
  ZhTimeClass time_class;
  const char *sequence; /* NULL for the usual one */
  int         official;
  int         of_federation;
  int         in_sequence;
} ratings[] = {
  { { 2400, 2300, 2200 }, { 2000, 1900, 1800 }, ZH_TIME_CLASS_CLASSICAL, NULL, 2400, 2000, 2400 },
  { { 2400, 2300, 2200 }, { 2000, 1900, 1800 }, ZH_TIME_CLASS_RAPID, NULL, 2300, 1900, 2300 },
  { { 2400, 2300, 2200 }, { 2000, 1900, 1800 }, ZH_TIME_CLASS_BLITZ, NULL, 2200, 1800, 2200 },
  { { 2400, 0, 0 }, { 2000, 0, 0 }, ZH_TIME_CLASS_BLITZ, NULL, 2400, 2000, 2400 },
  { { 0, 2300, 2200 }, { 0, 1900, 0 }, ZH_TIME_CLASS_CLASSICAL, NULL, 0, 0, 2300 },
  { { 0, 0, 2200 }, { 0 }, ZH_TIME_CLASS_RAPID, NULL, 0, 0, 2200 },
  { { 0, 0, 2200 }, { 2000, 0, 0 }, ZH_TIME_CLASS_RAPID, "standard,national", 0, 2000, 2000 },
  { { 0, 0, 2200 }, { 0 }, ZH_TIME_CLASS_RAPID, "standard,rapid", 0, 0, 0 },
};

static void
test_ratings (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ratings); i++)
    {
      g_autoptr (ZhTournament) tournament = zh_tournament_new ();
      ZhListPlayer player = { NULL };

      tournament->time_class = ratings[i].time_class;
      if (ratings[i].sequence != NULL)
        g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_RATING_SEQUENCE), g_strdup (ratings[i].sequence));
      for (int k = 0; k < ZH_LIST_N_TEMPOS; k++)
        {
          player.rating[k] = ratings[i].rating[k];
          player.national[k] = ratings[i].national[k];
        }
      g_assert_cmpint (zh_list_player_get_official_rating (&player, ratings[i].time_class), ==, ratings[i].official);
      g_assert_cmpint (zh_list_player_get_national_rating (&player, ratings[i].time_class), ==, ratings[i].of_federation);
      g_assert_cmpint (zh_list_player_get_sequence_rating (&player, tournament), ==, ratings[i].in_sequence);
    }
}

/* A known person, born on a day of 1990, of UKR with a rating of 1500, and what becomes of it: title, federation, birth,
 * rating with its source, national rating with its source. */
static const struct
{
  const char  *of; /* whose list it is */
  ZhListPlayer player;
  const char  *told;
} filled[] = {
  { "FIDE", { .title = (char *) "FM", .federation = (char *) "POL", .birth = { 1990, 0, 0 }, .rating = { 2300 } }, "FM|POL|1990-05-06|2300 list|0 " },
  { "FIDE", { .title = (char *) "", .federation = (char *) "FID", .birth = { 1991, 0, 0 }, .sex = ZH_SEX_FEMALE }, "CM|UKR|1991|0 list|0 " },
  { "FIDE", { .title = (char *) "", .federation = (char *) "NON" }, "CM|UKR|1990-05-06|0 list|0 " },
  { "", { .title = (char *) "", .federation = (char *) "" }, "CM|UKR|1990-05-06|0 list|0 " },
  { "UKR", { .title = (char *) "", .federation = (char *) "UKR", .national = { 1700 } }, "CM|UKR|1990-05-06|1500 |1700 list" },
  { "UKR", { .title = (char *) "", .federation = (char *) "UKR", .rating = { 1600 } }, "CM|UKR|1990-05-06|1600 list|0 " },
};

static void
test_filled (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (filled); i++)
    {
      g_autoptr (ZhPerson) person = zh_person_new ();
      ZhListPlayer     player = filled[i].player;
      ZhListEdition    edition = { .id = (char *) "list", .federation = (char *) filled[i].of };
      ZhListHit        hit = { .edition = &edition, .player = &player };
      g_autofree char *birth = NULL;
      g_autofree char *told = NULL;

      player.fide_id = player.national_id = player.category = player.region = player.club = (char *) "";
      zh_person_set_string (&person->surname, "Known");
      zh_person_set_string (&person->title, "CM");
      zh_person_set_string (&person->federation, "UKR");
      person->birth = (ZhDate){ 1990, 5, 6 };
      person->rating = 1500;
      person->sex = ZH_SEX_MALE;
      zh_person_fill_from_list (person, &hit, ZH_TIME_CLASS_CLASSICAL);
      birth = zh_date_format_iso (person->birth);
      told = g_strdup_printf ("%s|%s|%s|%d %s|%d %s", person->title, person->federation, birth, person->rating, person->rating_source,
                              person->national_rating, person->national_source);
      g_assert_cmpstr (told, ==, filled[i].told);
      g_assert_cmpint (person->sex, ==, player.sex == ZH_SEX_UNKNOWN ? ZH_SEX_MALE : player.sex);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/list-person/ratings", test_ratings);
  g_test_add_func ("/list-person/filled", test_filled);
  return g_test_run ();
}
