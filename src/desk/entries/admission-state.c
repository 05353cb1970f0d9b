#include "config.h"

#include "admission-state.h"

#include <glib/gi18n.h>
#include <string.h>

#include "age-groups.h"
#include "errors.h"
#include "playing-officials.h"
#include "quotas.h"
#include "ruleset-defaults.h"

char *
zh_tournament_format_applicant (const ZhTournament *tournament,
                                const ZhEntry      *entry,
                                gint64              member_id)
{
  const ZhMember  *member = member_id != 0 ? zh_tournament_find_member (tournament, member_id) : NULL;
  g_autofree char *team = zh_entry_format_name (entry);
  g_autofree char *name = member != NULL ? zh_member_format_name (member) : NULL;

  return name != NULL ? g_strdup_printf ("%s (%s)", name, team) : g_steal_pointer (&team);
}

/* What stands in the way of an admission */

static char *
find_official (const ZhCompetition *competition,
               const ZhPerson      *person,
               const ZhRuleset     *rules,
               const ZhLanguage    *language)
{
  gboolean may_play = TRUE;

  if (person == NULL || rules == NULL || !zh_ruleset_get_boolean (rules, "officials.may-play", &may_play, NULL) || may_play)
    return NULL;
  return zh_competition_dup_playing_official (competition, person, language);
}

/* A sentence with its article, where there is one. */
static char *
add_article (char       *sentence,
             const char *article)
{
  g_autofree char *plain = sentence;

  return *article != '\0' ? g_strdup_printf ("%s [%s]", plain, article) : g_steal_pointer (&plain);
}

/* A disqualification hinders where the rules say so; else the notes of the rules tell of it. */
static char *
find_ban (const ZhCompetition *competition,
          const ZhPerson      *person,
          const ZhRuleset     *rules,
          const ZhLanguage    *language)
{
  g_autofree char *name = person != NULL ? zh_person_format_full_name (person) : NULL;
  const ZhBan     *ban = name != NULL ? zh_bans_find (competition->bans, name, person->birth, competition->start, ZH_BAN_PLAYER) : NULL;
  const char      *article = "";
  gboolean         is_refused = FALSE;

  if (ban == NULL || rules == NULL || !zh_ruleset_get_boolean (rules, "admission.banned", &is_refused, &article) || !is_refused)
    return NULL;
  return add_article (*ban->source != '\0' ? g_strdup_printf (zh_tr (language, "Disqualified: %s"), ban->source) : g_strdup (zh_tr (language, "Disqualified")), article);
}

static char *
find_age (const ZhCompetition *competition,
          const ZhPerson      *person,
          const ZhRuleset     *rules,
          const ZhLanguage    *language)
{
  const char *article = "";
  int         least = 0;
  int         age;

  if (person == NULL || rules == NULL || !zh_ruleset_get_int (rules, "admission.age-min", &least, &article) || least == 0)
    return NULL;
  age = zh_ruleset_get_age (rules, person->birth, competition->start);
  if (age < 0 || age >= least)
    return NULL;
  return add_article (g_strdup_printf (zh_tr (language, "Too young: %1$d, the least age is %2$d"), age, least), article);
}

/* Whether admitting him would be one too many. */
static char *
find_quota (const ZhCompetition *competition,
            const ZhTournament  *tournament,
            const ZhEntry       *entry,
            const ZhMember      *member,
            GHashTable          *also,
            const ZhRuleset     *rules,
            const ZhLanguage    *language)
{
  g_autoptr (GPtrArray) counts = NULL;
  const char *article = "";
  gboolean    is_kept = FALSE;

  if (tournament->quotas->len == 0 || rules == NULL || !zh_ruleset_get_boolean (rules, "admission.quota", &is_kept, &article) || !is_kept)
    return NULL;
  counts = zh_tournament_count_quotas (competition, tournament, also);
  for (guint i = 0; i < counts->len; i++)
    {
      const ZhQuotaCount *count = g_ptr_array_index (counts, i);
      g_autofree char    *text = NULL;

      if (count->n_admitted < count->quota->seats || !zh_quota_count_has (count, competition, tournament, entry, member))
        continue;
      text = zh_quota_count_format (count, language);
      return add_article (g_strdup_printf (zh_tr (language, "The quota is full: %s"), text), article);
    }
  return NULL;
}

/* A paper that lacks: what stands in the way of admitting, or in the words of a decision on it. */
static char *
format_unseen (ZhAdmissionState  state,
               const char       *label,
               const ZhLanguage *language)
{
  switch (state)
    {
    case ZH_ADMISSION_REFUSED:
      /* Translators: ground of a refusal in the protocol of admission; a document. */
      return g_strdup_printf (zh_tr (language, "Not presented: %s"), label);
    case ZH_ADMISSION_CONDITIONAL:
      /* Translators: condition of an admission in its protocol; a document. */
      return g_strdup_printf (zh_tr (language, "To be presented: %s"), label);
    case ZH_ADMISSION_OPEN:
    case ZH_ADMISSION_ADMITTED:
    case ZH_ADMISSION_BY_ORGANISER:
    default:
      return g_strdup_printf (zh_tr (language, "Not seen yet: %s"), label);
    }
}

static char *
find_open_box (const ZhTournament *tournament,
               const ZhEntry      *entry,
               gint64              member_id,
               const GPtrArray    *boxes,
               ZhAdmissionState    state,
               const ZhLanguage   *language)
{
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id, member_id);

  for (guint i = 0; i < boxes->len; i++)
    {
      const ZhAdmissionBox *box = g_ptr_array_index (boxes, i);

      if (zh_admission_box_is_asked (box, tournament, member_id) && zh_admission_get_box (admission, box->key) == ZH_BOX_OPEN)
        return add_article (format_unseen (state, zh_admission_box_get_label (box->key, language), language), box->article);
    }
  return NULL;
}

/* What stands in the way of the person himself, whatever he shows. */
static char *
find_bar (const ZhCompetition *competition,
          const ZhPerson      *person,
          const ZhRuleset     *rules,
          const ZhLanguage    *language)
{
  char *bar = find_official (competition, person, rules, language);

  if (bar == NULL)
    bar = find_ban (competition, person, rules, language);
  return bar != NULL ? bar : find_age (competition, person, rules, language);
}

static const ZhPerson *
get_person (const ZhEntry  *entry,
            const ZhMember *member)
{
  return member != NULL ? member->person : entry->person;
}

char *
zh_competition_dup_obstacle_with (const ZhCompetition *competition,
                                  const ZhTournament  *tournament,
                                  const ZhEntry       *entry,
                                  gint64               member_id,
                                  const ZhRuleset     *rules,
                                  ZhAdmissionState     state,
                                  GHashTable          *also,
                                  gboolean            *is_document,
                                  const ZhLanguage    *language)
{
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);
  const ZhMember *member = member_id != 0 ? zh_tournament_find_member (tournament, member_id) : NULL;
  char           *obstacle = NULL;
  gboolean        is_bar;

  if (is_document != NULL)
    *is_document = FALSE;
  if (state != ZH_ADMISSION_ADMITTED && state != ZH_ADMISSION_CONDITIONAL)
    return NULL;
  obstacle = find_bar (competition, get_person (entry, member), rules, language);
  is_bar = obstacle != NULL;
  if (obstacle == NULL && state == ZH_ADMISSION_ADMITTED)
    obstacle = find_open_box (tournament, entry, member_id, boxes, state, language);
  if (is_document != NULL)
    *is_document = obstacle != NULL && !is_bar;
  return obstacle != NULL ? obstacle : find_quota (competition, tournament, entry, member, also, rules, language);
}

char *
zh_competition_dup_obstacle (const ZhCompetition *competition,
                             const ZhTournament  *tournament,
                             const ZhEntry       *entry,
                             gint64               member_id,
                             const ZhLanguage    *language)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);

  return zh_competition_dup_obstacle_with (competition, tournament, entry, member_id, rules, ZH_ADMISSION_ADMITTED, NULL, NULL, language);
}

char *
zh_competition_dup_ground (const ZhCompetition *competition,
                           const ZhTournament  *tournament,
                           const ZhEntry       *entry,
                           gint64               member_id,
                           ZhAdmissionState     state,
                           char               **article,
                           const ZhLanguage    *language)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);
  const ZhMember  *member = member_id != 0 ? zh_tournament_find_member (tournament, member_id) : NULL;
  g_autofree char *ground = NULL;
  char            *bracket;

  *article = g_strdup ("");
  if (state != ZH_ADMISSION_REFUSED && state != ZH_ADMISSION_CONDITIONAL)
    return g_strdup ("");
  ground = find_bar (competition, get_person (entry, member), rules, language);
  if (ground == NULL)
    ground = find_open_box (tournament, entry, member_id, boxes, state, language);
  if (ground == NULL)
    ground = find_quota (competition, tournament, entry, member, NULL, rules, language);
  bracket = ground != NULL ? strrchr (ground, '[') : NULL;
  if (bracket == NULL)
    return g_strdup (ground != NULL ? ground : "");
  g_free (*article);
  *article = g_strndup (bracket + 1, strcspn (bracket + 1, "]"));
  *bracket = '\0';
  return g_strchomp (g_steal_pointer (&ground));
}

/* What stands in the way of pairing */

static gboolean
is_over (const ZhAdmission *admission,
         ZhDate             today)
{
  ZhDate until = ZH_DATE_NONE;

  return zh_date_is_set (today) && *admission->until != '\0' && zh_date_parse (admission->until, &until) && zh_date_compare (until, today) < 0;
}

static void
look_at (ZhAdmissionGaps    *gaps,
         const ZhTournament *tournament,
         const ZhEntry      *entry,
         gint64              member_id,
         ZhDate              today)
{
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id, member_id);
  gboolean over = is_over (admission, today);

  if (zh_admission_is_given (admission) && !over)
    return;
  if (gaps->entry == NULL)
    {
      gaps->entry = entry;
      gaps->member_id = member_id;
    }
  gaps->n_refused += admission->state == ZH_ADMISSION_REFUSED;
  gaps->n_open += admission->state == ZH_ADMISSION_OPEN;
  gaps->n_over += over;
}

ZhAdmissionGaps
zh_tournament_find_admission_gaps (const ZhTournament *tournament,
                                   int                 round,
                                   ZhDate              today)
{
  ZhAdmissionGaps gaps = { 0 };

  if (!zh_tournament_uses_admission (tournament))
    return gaps;
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (!zh_entry_has_left (entry, round) && !zh_entry_get_absence (entry, round, NULL))
        look_at (&gaps, tournament, entry, 0, today);
    }
  for (guint i = 0; i < tournament->members->len && tournament->sessions->len > 0; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);
      const ZhEntry  *team = zh_tournament_find_entry (tournament, member->entry_id);

      if (team != NULL && !member->reserve && !zh_entry_has_left (team, round) && !zh_entry_get_absence (team, round, NULL))
        look_at (&gaps, tournament, team, member->id, today);
    }
  return gaps;
}

gboolean
zh_tournament_check_admitted (const ZhTournament *tournament,
                              int                 round,
                              ZhDate              today,
                              GError            **error)
{
  ZhAdmissionGaps gaps = zh_tournament_find_admission_gaps (tournament, round, today);
  g_autoptr (ZhAdmission) admission = NULL;
  g_autofree char *name = NULL;

  if (gaps.entry == NULL)
    return TRUE;
  admission = zh_tournament_get_admission (tournament, gaps.entry->id, gaps.member_id);
  name = zh_tournament_format_applicant (tournament, gaps.entry, gaps.member_id);
  if (admission->state == ZH_ADMISSION_REFUSED)
    return gaps.member_id == 0
               ? zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s was refused admission [%2$s]. Remove the entry, or decide anew"), name, admission->article)
               : zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s was refused admission [%2$s]. Take him out of the team, or decide anew"), name, admission->article);
  if (admission->state == ZH_ADMISSION_CONDITIONAL)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s was admitted until %2$s, which is over. Decide on him anew"), name, admission->until);
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("The commission has not admitted %s yet. Decide on the entry first"), name);
}

gboolean
zh_tournament_keeps_out (const ZhTournament *tournament,
                         const ZhEntry      *entry,
                         gint64              member_id,
                         ZhDate              today)
{
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id, member_id);

  return tournament->sessions->len > 0 && (!zh_admission_is_given (admission) || is_over (admission, today));
}
