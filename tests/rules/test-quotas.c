/* Quotas and bans: the lines that say them, whom each counts, and whom a ban holds (order 988, II.2.8, II.3.2; Ukrainian
 * chess rules II.7.1).
 */
#include "config.h"

#include "admission.h"
#include "errors.h"
#include "quotas.h"

/* Lines as they are read, and as they are written again; NULL where they are none. */
static const struct
{
  const char *text;
  const char *again;
} quota_lines[] = {
  { "", "" },
  { " \n\n", "" },
  { "everybody = 20", "everybody = 20" },
  { "everybody of us = 20", NULL },
  { "everybody=20 ; regulation 3.2 ", "everybody = 20; regulation 3.2" },
  { "by-region Lviv = 4; regulation 3.2", "by-region Lviv = 4; regulation 3.2" },
  { "by-region = 2\nby-club Rook = 3", "by-region = 2\nby-club Rook = 3" },
  { "by-region A=B = 2", "by-region A=B = 2" },
  { "by-sender Union = 1; 3 = three", "by-sender Union = 1; 3 = three" },
  { "by-regions Lviv = 4", NULL },
  { "Lviv = 4", NULL },
  { "by-region Lviv", NULL },
  { "by-region Lviv; = 4", NULL },
  { "by-region Lviv = four", NULL },
  { "by-region Lviv = -1", NULL },
  { "by-region Lviv = 100000000", NULL },
  { "by-age 12 = 3", "by-age 12 = 3" },
  { "by-age 201 = 3", NULL },
  { "by-age = 3", NULL },
  { "by-sex f = 3\nby-sex m = 2", "by-sex f = 3\nby-sex m = 2" },
  { "by-sex x = 3", NULL },
  { "by-rank CM = 3", "by-rank CM = 3" },
};

static void
test_quota_lines (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (quota_lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) quotas = zh_quotas_parse (quota_lines[i].text, NULL, &error);
      g_autofree char *again = quotas != NULL ? zh_quotas_format (quotas, NULL) : NULL;

      g_assert_cmpstr (again, ==, quota_lines[i].again);
      g_assert_true ((error != NULL) == (quotas == NULL));
      if (error != NULL)
        g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    }
}

/* What a person reads and writes in a language comes to the same. */
static void
test_quota_languages (void)
{
  static const char *const codes[] = { "en", "uk", "ru" };

  for (gsize i = 0; i < G_N_ELEMENTS (quota_lines); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (codes) && quota_lines[i].again != NULL; k++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (ZhLanguage) language = zh_language_new (codes[k], NULL);
        g_autoptr (GPtrArray) quotas = zh_quotas_parse (quota_lines[i].text, language, &error);
        g_autofree char *shown = zh_quotas_format (quotas, language);
        g_autoptr (GPtrArray) read = zh_quotas_parse (shown, language, &error);
        g_autofree char *again = NULL;

        g_assert_no_error (error);
        again = zh_quotas_format (read, NULL);
        g_assert_cmpstr (again, ==, quota_lines[i].again);
      }
}

static const struct
{
  const char *text;
  const char *again;
} ban_lines[] = {
  { "\n", "" },
  { "Known Olha", "Known Olha; ; player; ; ; " },
  { "Known Olha;1990;all-roles;2029-01-01;2030-12-31;no. 7; of May", "Known Olha; 1990; all-roles; 2029-01-01; 2030-12-31; no. 7; of May" },
  { "A;;player\n\nB;;all-roles", "A; ; player; ; ; \nB; ; all-roles; ; ; " },
  { "; 1990-01-01", NULL },
  { "Known Olha; 1990-13-01", NULL },
  { "Known Olha; ; king", NULL },
  { "Known Olha; ; ; 2030-02-30", NULL },
  { "Known Olha; ; ; ; soon", NULL },
};

static void
test_ban_lines (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("uk", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ban_lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) bans = zh_bans_parse (ban_lines[i].text, NULL, &error);
      g_autofree char *again = bans != NULL ? zh_bans_format (bans, NULL) : NULL;
      g_autofree char *shown = bans != NULL ? zh_bans_format (bans, language) : NULL;
      g_autoptr (GPtrArray) read = NULL;
      g_autofree char *read_again = NULL;

      g_assert_cmpstr (again, ==, ban_lines[i].again);
      g_assert_true ((error != NULL) == (bans == NULL));
      if (bans == NULL)
        continue;
      read = zh_bans_parse (shown, language, &error);
      g_assert_no_error (error);
      read_again = zh_bans_format (read, NULL);
      g_assert_cmpstr (read_again, ==, ban_lines[i].again);
    }
}

/* Whom a ban holds: "" where none does. */
static const struct
{
  const char *name;
  ZhDate      birth;
  ZhDate      day;
  ZhBanScope  scope;
  const char *source;
} held[] = {
  { "Known Olha", { 1990, 1, 1 }, { 2030, 3, 1 }, ZH_BAN_PLAYER, "no. 7" },
  { "KNOWN OLHA IVANIVNA", { 1990, 1, 1 }, { 2030, 3, 1 }, ZH_BAN_PLAYER, "no. 7" },
  { "Known", { 1990, 1, 1 }, { 2030, 3, 1 }, ZH_BAN_PLAYER, "" },
  { "Known Olhana", { 1990, 1, 1 }, { 2030, 3, 1 }, ZH_BAN_PLAYER, "" },
  { "Known Petro", { 1990, 1, 1 }, { 2030, 3, 1 }, ZH_BAN_PLAYER, "" },
  { "Known Olha", { 0 }, { 2030, 3, 1 }, ZH_BAN_PLAYER, "no. 7" },
  { "Known Olha", { 1990, 0, 0 }, { 2030, 3, 1 }, ZH_BAN_PLAYER, "no. 7" },
  { "Known Olha", { 1991, 0, 0 }, { 2030, 3, 1 }, ZH_BAN_PLAYER, "" },
  { "Known Olha", { 1990, 1, 2 }, { 2030, 3, 1 }, ZH_BAN_PLAYER, "" },
  { "Known Olha", { 1990, 1, 1 }, { 2028, 12, 31 }, ZH_BAN_PLAYER, "" },
  { "Known Olha", { 1990, 1, 1 }, { 2029, 1, 1 }, ZH_BAN_PLAYER, "no. 7" },
  { "Known Olha", { 1990, 1, 1 }, { 2030, 12, 31 }, ZH_BAN_PLAYER, "no. 7" },
  { "Known Olha", { 1990, 1, 1 }, { 2031, 1, 1 }, ZH_BAN_PLAYER, "" },
  { "Known Olha", { 1990, 1, 1 }, { 0 }, ZH_BAN_PLAYER, "no. 7" },
  { "Known Olha", { 1990, 1, 1 }, { 2030, 3, 1 }, ZH_BAN_ALL_ROLES, "" },
  { "Any Petro", { 0 }, { 2050, 3, 1 }, ZH_BAN_ALL_ROLES, "no. 8" },
  { "any petro", { 1960, 2, 3 }, { 1990, 3, 1 }, ZH_BAN_PLAYER, "no. 8" },
};

static void
test_held (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) bans = zh_bans_parse ("Known Olha; 1990-01-01; player; 2029-01-01; 2030-12-31; no. 7\nAny Petro; ; all-roles; ; ; no. 8", NULL, &error);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (held); i++)
    {
      const ZhBan *ban = zh_bans_find (bans, held[i].name, held[i].birth, held[i].day, held[i].scope);

      if (g_strcmp0 (ban != NULL ? ban->source : "", held[i].source) != 0)
        g_error ("row %" G_GSIZE_FORMAT ": %s", i, ban != NULL ? ban->source : "none");
    }
}

static ZhEntry *
add_entry (ZhTournament *tournament,
           const char   *region,
           const char   *sender,
           const char   *category,
           ZhSex         sex,
           short         year)
{
  ZhEntry *entry = zh_entry_new ();

  entry->id = (gint64) tournament->entries->len + 1;
  zh_person_set_string (&entry->sender, sender);
  entry->person = zh_person_new ();
  zh_person_set_string (&entry->person->surname, "Player");
  zh_person_set_string (&entry->person->region, region);
  zh_person_set_string (&entry->person->club, region);
  zh_person_set_string (&entry->person->category, category);
  entry->person->sex = sex;
  entry->person->birth = (ZhDate){ year, 0, 0 };
  g_ptr_array_add (tournament->entries, entry);
  return entry;
}

static void
decide (ZhTournament    *tournament,
        gint64           entry,
        gint64           member,
        ZhAdmissionState state)
{
  ZhApplicant *applicant = zh_applicant_new ();

  applicant->entry_id = entry;
  applicant->member_id = member;
  applicant->state = state;
  g_ptr_array_add (tournament->applicants, applicant);
}

/* 1 and 3 are admitted, 2 is open, 4 refused, 5 has left. */
static ZhCompetition *
make_event (void)
{
  ZhCompetition *competition = zh_competition_new ();
  ZhTournament  *tournament = zh_tournament_new ();
  ZhEntry       *second;

  competition->start = (ZhDate){ 2030, 3, 1 };
  add_entry (tournament, "Lviv", "Union", "CM", ZH_SEX_FEMALE, 2018);
  second = add_entry (tournament, "LVIV", "", "", ZH_SEX_MALE, 2017);
  zh_person_set_string (&second->person->title, "IM");
  add_entry (tournament, "Kyiv", "", "", ZH_SEX_UNKNOWN, 0);
  add_entry (tournament, "", "Union", "", ZH_SEX_MALE, 2018);
  add_entry (tournament, "Lviv", "Union", "CM", ZH_SEX_FEMALE, 2018)->status = ZH_ENTRY_WITHDRAWN;
  decide (tournament, 1, 0, ZH_ADMISSION_ADMITTED);
  decide (tournament, 3, 0, ZH_ADMISSION_BY_ORGANISER);
  decide (tournament, 4, 0, ZH_ADMISSION_REFUSED);
  g_ptr_array_add (competition->tournaments, tournament);
  return competition;
}

/* A team of Union with two members, of whom the first is admitted, and a team that has left. */
static ZhCompetition *
make_team_event (void)
{
  ZhCompetition *competition = zh_competition_new ();
  ZhTournament  *tournament = zh_tournament_new ();

  competition->start = (ZhDate){ 2030, 3, 1 };
  tournament->boards = 2;
  for (int i = 0; i < 2; i++)
    {
      ZhEntry *team = add_entry (tournament, "", i == 0 ? "Union" : "League", "", ZH_SEX_UNKNOWN, 0);

      g_clear_pointer (&team->person, zh_person_unref);
      zh_person_set_string (&team->team_name, i == 0 ? "Alpha" : "Beta");
      team->status = i == 0 ? ZH_ENTRY_PLAYING : ZH_ENTRY_WITHDRAWN;
    }
  for (int i = 0; i < 3; i++)
    {
      ZhMember *member = zh_member_new ();

      member->id = 10 + i;
      member->entry_id = i < 2 ? 1 : 2;
      member->person = zh_person_new ();
      zh_person_set_string (&member->person->region, i == 1 ? "Kyiv" : "Lviv");
      member->person->sex = ZH_SEX_FEMALE;
      g_ptr_array_add (tournament->members, member);
    }
  decide (tournament, 1, 10, ZH_ADMISSION_ADMITTED);
  g_ptr_array_add (competition->tournaments, tournament);
  return competition;
}

static const struct
{
  ZhCompetition *(*make) (void);
  const char *quotas;
  gint64      also; /* who is admitted besides, 0 for nobody */
  const char *counts;
} counted[] = {
  { make_event, "everybody = 20", 0, "everybody 2/20" },
  { make_event, "everybody = 2", 0, "everybody 2/2 !" },
  { make_event, "everybody = 3", 2, "everybody 3/3" },
  { make_event, "by-region Lviv = 1", 0, "Lviv 1/1 !" },
  { make_event, "by-region lviv = 2", 2, "lviv 2/2" },
  { make_event, "by-region = 1", 0, "Lviv 1/1 !|Kyiv 1/1" },
  { make_event, "by-region = 1\nby-region Lviv = 5", 0, "Kyiv 1/1|Lviv 1/5" },
  { make_event, "by-region Odesa = 1", 0, "Odesa 0/1" },
  { make_event, "by-club = 3\nby-region Kyiv = 1", 0, "Lviv 1/3|Kyiv 1/3|Kyiv 1/1" },
  { make_event, "by-sex f = 1\nby-sex m = 1", 0, "by-sex f 1/1|by-sex m 0/1" },
  { make_event, "by-age 12 = 1\nby-age 13 = 1\nby-age 11 = 1", 0, "by-age 12 1/1|by-age 13 1/1 !|by-age 11 0/1" },
  { make_event, "by-rank = 1", 0, "CM 1/1|IM 0/1" },
  { make_event, "by-sender Union = 1", 0, "Union 1/1" },
  { make_team_event, "everybody = 1", 0, "everybody 0/1" },
  { make_team_event, "everybody = 1", 1, "everybody 1/1" },
  { make_team_event, "by-sender = 1", 0, "Union 0/1|League 0/1" },
  { make_team_event, "by-region = 1", 0, "Lviv 1/1|Kyiv 0/1" },
  { make_team_event, "by-sex f = 1", 11, "by-sex f 2/1 !" },
  { make_team_event, "by-age 50 = 1", 0, "by-age 50 0/1" },
};

static void
test_counted (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhCompetition) competition = counted[i].make ();
      ZhTournament *tournament = g_ptr_array_index (competition->tournaments, 0);
      g_autoptr (GHashTable) also = g_hash_table_new (g_int64_hash, g_int64_equal);
      g_autoptr (GPtrArray) counts = NULL;
      g_autoptr (GString) text = g_string_new (NULL);

      g_clear_pointer (&tournament->quotas, g_ptr_array_unref);
      tournament->quotas = zh_quotas_parse (counted[i].quotas, NULL, &error);
      g_assert_no_error (error);
      g_hash_table_add (also, (gpointer) &counted[i].also);
      counts = zh_tournament_count_quotas (competition, tournament, counted[i].also != 0 ? also : NULL);
      for (guint k = 0; k < counts->len; k++)
        {
          g_autofree char *count = zh_quota_count_format (g_ptr_array_index (counts, k), NULL);

          g_string_append_printf (text, "%s%s", k > 0 ? "|" : "", count);
        }
      g_assert_cmpstr (text->str, ==, counted[i].counts);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quotas/quota-lines", test_quota_lines);
  g_test_add_func ("/quotas/quota-languages", test_quota_languages);
  g_test_add_func ("/quotas/ban-lines", test_ban_lines);
  g_test_add_func ("/quotas/held", test_held);
  g_test_add_func ("/quotas/counted", test_counted);
  return g_test_run ();
}
