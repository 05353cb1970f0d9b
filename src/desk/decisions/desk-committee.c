#include "config.h"

#include "desk-committee.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "protest-words.h"
#include "official-roles.h"
#include "ruleset-defaults.h"

/* Two names are taken for one person when their first two words agree: a patronymic may be
 * missing. Returns: (transfer full) */
static char *
make_name_key (const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t\u00a0", -1);
  GString *key = g_string_new (NULL);
  int      n = 0;

  for (char **word = words; *word != NULL && n < 2; word++)
    if (**word != '\0')
      {
        g_string_append_printf (key, "%s ", *word);
        n++;
      }
  return g_string_free (key, FALSE);
}

static gboolean
is_same_name (const char *a,
              const char *b)
{
  g_autofree char *first = make_name_key (a);
  g_autofree char *second = make_name_key (b);

  return *first != '\0' && strcmp (first, second) == 0;
}

/* The doctor is of the head panel by the Ukrainian rules (IV.10.1). Rules that are silent leave the doctor among
 * the judges; those that say no do not. */
static gboolean
is_judge_of (const ZhRuleset  *rules,
             const ZhOfficial *official)
{
  gboolean is_deputy = TRUE;

  if (strcmp (official->role, "doctor") == 0)
    zh_ruleset_get_boolean (rules, "officials.doctor-has-deputy-rights", &is_deputy, NULL);
  return is_deputy && zh_official_role_is_judge (official->role);
}

static gboolean
is_judge (const ZhCompetition *competition,
          const ZhRuleset     *rules,
          const char          *name)
{
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

      if (is_judge_of (rules, official) && is_same_name (official->name, name))
        return TRUE;
    }
  return FALSE;
}

/* Full years on a day; -1 where the year of birth is not known. A year alone counts as its end. */
static int
get_age (ZhDate birth,
         ZhDate day)
{
  int age = day.year - birth.year;

  if (!zh_date_is_set (birth) || !zh_date_is_set (day))
    return -1;
  if (birth.month == 0 || birth.month > day.month || (birth.month == day.month && birth.day > day.day))
    age--;
  return MAX (age, 0);
}

static ZhDate
get_day (gint64 time)
{
  g_autoptr (GDateTime) local = g_date_time_new_from_unix_local (time);
  ZhDate day = ZH_DATE_NONE;

  if (local != NULL)
    {
      day.year = g_date_time_get_year (local);
      day.month = g_date_time_get_month (local);
      day.day = g_date_time_get_day_of_month (local);
    }
  return day;
}

static ZhProtestPart
get_part (const ZhOfficial *official)
{
  if (strcmp (official->role, "committee-chair") == 0)
    return ZH_PROTEST_PART_CHAIR;
  return strcmp (official->role, "committee-reserve") == 0 ? ZH_PROTEST_PART_RESERVE : ZH_PROTEST_PART_MEMBER;
}

static ZhProtestPerson *
make_person (const ZhOfficial *official)
{
  ZhProtestPerson *person = zh_protest_person_new ();

  person->part = get_part (official);
  zh_person_set_string (&person->name, official->name);
  zh_person_set_string (&person->branch, official->federation);
  g_free (person->birth);
  person->birth = zh_date_format_iso (official->birth);
  return person;
}

/* The committee of the event: the chairman first, then members, then reserves. */
static GPtrArray *
list_committee (const ZhCompetition *competition)
{
  static const char *const roles[] = { "committee-chair", "committee", "committee-reserve" };
  GPtrArray               *people = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_protest_person_free);

  for (gsize role = 0; role < G_N_ELEMENTS (roles); role++)
    for (guint i = 0; i < competition->officials->len; i++)
      {
        const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

        if (strcmp (official->role, roles[role]) == 0)
          g_ptr_array_add (people, make_person (official));
      }
  return people;
}

/* As the rules look at them. Who was replaced stands among the reserves: he gave up his seat
 * for one of them. */
static GArray *
make_members (const ZhCompetition *competition,
              const ZhRuleset     *rules,
              GPtrArray           *people,
              ZhDate               day)
{
  GArray *members = g_array_new (FALSE, TRUE, sizeof (ZhCommitteeMember));

  for (guint i = 0; i < people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (people, i);
      gboolean               is_out = person->part == ZH_PROTEST_PART_EXCLUDED;
      ZhDate                 birth = ZH_DATE_NONE;
      ZhCommitteeMember      member = { .name = person->name,
                                        .branch = person->branch,
                                        .is_chair = person->part == ZH_PROTEST_PART_CHAIR,
                                        .is_reserve = is_out || person->part == ZH_PROTEST_PART_RESERVE,
                                        .is_arbiter = !is_out && is_judge (competition, rules, person->name),
                                        .is_interested = is_out };

      zh_date_parse (person->birth, &birth);
      member.age = is_out ? -1 : get_age (birth, day);
      g_array_append_val (members, member);
    }
  return members;
}

/* Sentences on what is wrong; @may_sit when these are only wishes. */
static char **
dup_faults (const ZhCompetition *competition,
            GPtrArray           *people,
            ZhDate               day,
            gboolean            *may_sit,
            const ZhLanguage    *language,
            GError             **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, error);
  g_autoptr (GArray) members = rules != NULL ? make_members (competition, rules, people, day) : NULL;
  g_autoptr (GArray) faults = NULL;
  g_autoptr (GPtrArray) sentences = g_ptr_array_new ();

  if (rules == NULL)
    return NULL;
  faults = zh_ruleset_check_committee (rules, (const ZhCommitteeMember *) members->data, members->len);
  *may_sit = TRUE;
  for (guint i = 0; i < faults->len; i++)
    {
      const ZhAppealFault *fault = &g_array_index (faults, ZhAppealFault, i);

      *may_sit = *may_sit && zh_appeal_fault_is_wish (fault);
      g_ptr_array_add (sentences, zh_appeal_fault_format (fault, (const ZhCommitteeMember *) members->data, language));
    }
  g_ptr_array_add (sentences, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&sentences), FALSE);
}

static gboolean
has_started (const ZhCompetition *competition)
{
  for (guint i = 0; i < competition->tournaments->len; i++)
    if (((const ZhTournament *) g_ptr_array_index (competition->tournaments, i))->rounds->len > 0)
      return TRUE;
  return FALSE;
}

/* A committee that may not sit, with round 1 behind: it should have been formed before.
 * @sentences: (transfer full) */
static char **
add_lateness (const ZhCompetition *competition,
              char               **sentences,
              const ZhLanguage    *language)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  gboolean    demanded = FALSE;
  const char *article = "";
  guint       n = g_strv_length (sentences);

  if (rules == NULL || !has_started (competition) || !zh_ruleset_get_boolean (rules, "appeals.formed-before-round-1", &demanded, &article) || !demanded)
    return sentences;
  sentences = g_renew (char *, sentences, n + 2);
  sentences[n] = *article != '\0' ? g_strdup_printf ("%s [%s]", zh_tr (language, "The committee is formed before round 1."), article)
                                  : g_strdup (zh_tr (language, "The committee is formed before round 1."));
  sentences[n + 1] = NULL;
  return sentences;
}

char **
zh_competition_dup_committee_faults (const ZhCompetition *competition,
                                     gboolean            *may_sit,
                                     const ZhLanguage    *language,
                                     GError             **error)
{
  g_autoptr (GPtrArray) people = list_committee (competition);
  gboolean well = FALSE;
  char   **sentences = dup_faults (competition, people, competition->start, &well, language, error);

  if (may_sit != NULL)
    *may_sit = well;
  return sentences != NULL && !well ? add_lateness (competition, sentences, language) : sentences;
}

/* Whether a member plays for the entry, or is it. */
static gboolean
is_of_entry (const ZhTournament    *tournament,
             const ZhEntry         *entry,
             const ZhProtestPerson *person)
{
  g_autofree char *name = zh_entry_format_name (entry);

  if (is_same_name (name, person->name))
    return TRUE;
  if (zh_tournament_is_team (tournament) && *person->branch != '\0' && g_utf8_collate (entry->team_name, person->branch) == 0)
    return TRUE;
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (tournament->members, i);
      g_autofree char *player = member->entry_id == entry->id ? zh_person_format_name (member->person) : NULL;

      if (player != NULL && is_same_name (player, person->name))
        return TRUE;
    }
  return FALSE;
}

/* Who protests, who handed it in, and both sides of the board that it is about. */
static gboolean
is_party (const ZhTournament    *tournament,
          const ZhProtest       *protest,
          const ZhProtestPerson *person)
{
  const ZhRound   *round = zh_tournament_find_round (tournament, protest->round);
  const ZhPairing *pairing = round != NULL && protest->board > 0 ? zh_round_find_pairing (round, protest->board) : NULL;
  const gint64     ids[] = { protest->entry_id, pairing != NULL ? pairing->entry[0] : 0, pairing != NULL ? pairing->entry[1] : 0 };

  if (is_same_name (protest->by, person->name))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const ZhEntry *entry = ids[i] != 0 ? zh_tournament_find_entry (tournament, ids[i]) : NULL;

      if (entry != NULL && is_of_entry (tournament, entry, person))
        return TRUE;
    }
  return FALSE;
}

static ZhProtestPerson *
find_person (GPtrArray  *people,
             const char *name)
{
  for (guint i = 0; i < people->len; i++)
    {
      ZhProtestPerson *person = g_ptr_array_index (people, i);

      if (is_same_name (person->name, name))
        return person;
    }
  return NULL;
}

static gboolean
mark_conflicts (const ZhCompetition       *competition,
                const ZhProtest           *protest,
                GPtrArray                 *people,
                const ZhCommitteeConflict *conflicts,
                gsize                      n_conflicts,
                GError                   **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, protest->tournament_id);

  for (gsize i = 0; i < n_conflicts; i++)
    {
      ZhProtestPerson *person = find_person (people, conflicts[i].name);

      if (person == NULL)
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Nobody in the appeals committee is called “%s”"), conflicts[i].name);
      zh_person_set_string (&person->note, conflicts[i].reason);
      if (*person->note == '\0')
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Say what interest %s has in the case"), person->name);
    }
  for (guint i = 0; i < people->len; i++)
    {
      ZhProtestPerson *person = g_ptr_array_index (people, i);

      if (*person->note == '\0' && is_party (tournament, protest, person))
        zh_person_set_string (&person->note, ZH_PROTEST_NOTE_PARTY);
    }
  return TRUE;
}

/* The first with that part who has no interest. */
static ZhProtestPerson *
find_free (GPtrArray    *people,
           ZhProtestPart part)
{
  for (guint i = 0; i < people->len; i++)
    {
      ZhProtestPerson *person = g_ptr_array_index (people, i);

      if (person->part == part && *person->note == '\0')
        return person;
    }
  return NULL;
}

static void
replace_interested (GPtrArray *people)
{
  for (guint i = 0; i < people->len; i++)
    {
      ZhProtestPerson *person = g_ptr_array_index (people, i);
      gboolean         was_chair = person->part == ZH_PROTEST_PART_CHAIR;
      gboolean         was_voting = was_chair || person->part == ZH_PROTEST_PART_MEMBER;
      ZhProtestPerson *reserve = was_voting ? find_free (people, ZH_PROTEST_PART_RESERVE) : NULL;
      ZhProtestPerson *chair;

      if (*person->note == '\0')
        continue;
      person->part = ZH_PROTEST_PART_EXCLUDED;
      if (reserve != NULL)
        reserve->part = ZH_PROTEST_PART_MEMBER;
      chair = was_chair ? find_free (people, ZH_PROTEST_PART_MEMBER) : NULL;
      if (chair != NULL)
        chair->part = ZH_PROTEST_PART_CHAIR;
    }
}

GPtrArray *
zh_competition_draw_committee (const ZhCompetition       *competition,
                               const ZhProtest           *protest,
                               const ZhCommitteeConflict *conflicts,
                               gsize                      n_conflicts,
                               GError                   **error)
{
  g_autoptr (GPtrArray) people = list_committee (competition);
  g_auto (GStrv) faults = NULL;
  g_autofree char *text = NULL;
  gboolean         may_sit = FALSE;

  if (people->len == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s",
                         _ ("There is no appeals committee. Name its chairman, members and reserves first"));
  if (!mark_conflicts (competition, protest, people, conflicts, n_conflicts, error))
    return NULL;
  replace_interested (people);
  faults = dup_faults (competition, people, get_day (protest->handed_in), &may_sit, zh_language_get_screen (), error);
  if (faults == NULL)
    return NULL;
  if (may_sit)
    return g_steal_pointer (&people);
  text = g_strjoinv (" ", faults);
  return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("The committee may not hear this case. %s"), text);
}
