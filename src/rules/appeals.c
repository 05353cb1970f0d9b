#include "config.h"

#include "appeals.h"

#include <string.h>

#include "incident-cases.h"
#include "text-lines.h"

static void
add_fault (GArray           *faults,
           ZhAppealFaultKind kind,
           gsize             member,
           int               needed,
           const char       *article)
{
  const ZhAppealFault fault = { kind, member == G_MAXSIZE ? -1 : (int) member, needed, article };

  g_array_append_val (faults, fault);
}

/* Whether the ruleset says "yes"; a key that it lacks asks for nothing. */
static gboolean
demands (const ZhRuleset *ruleset,
         const char      *key,
         const char     **article)
{
  gboolean value = FALSE;

  return zh_ruleset_get_boolean (ruleset, key, &value, article) && value;
}

static void
check_numbers (const ZhRuleset         *ruleset,
               const ZhCommitteeMember *members,
               gsize                    n_members,
               GArray                  *faults)
{
  int         n_chairs = 0;
  int         n_voting = 0;
  int         n_reserves = 0;
  int         needed = 0;
  const char *article = "";

  for (gsize i = 0; i < n_members; i++)
    {
      n_chairs += members[i].is_chair && !members[i].is_reserve;
      n_voting += !members[i].is_reserve;
      n_reserves += members[i].is_reserve;
    }
  if (zh_ruleset_get_int (ruleset, "appeals.committee-members", &needed, &article))
    {
      if (n_chairs != 1)
        add_fault (faults, ZH_APPEAL_NO_CHAIR, G_MAXSIZE, 1, article);
      if (n_voting < needed)
        add_fault (faults, ZH_APPEAL_TOO_FEW_MEMBERS, G_MAXSIZE, needed, article);
    }
  if (zh_ruleset_get_int (ruleset, "appeals.committee-reserves-min", &needed, &article) && n_reserves < needed)
    add_fault (faults, ZH_APPEAL_TOO_FEW_RESERVES, G_MAXSIZE, needed, article);
  if (demands (ruleset, "appeals.odd-vote", &article) && n_voting % 2 == 0)
    add_fault (faults, ZH_APPEAL_EVEN_VOTE, G_MAXSIZE, 0, article);
}

static void
check_persons (const ZhRuleset         *ruleset,
               const ZhCommitteeMember *members,
               gsize                    n_members,
               GArray                  *faults)
{
  const char *arbiter_article = "";
  const char *interest_article = "";
  const char *age_article = "";
  gboolean    no_arbiters = demands (ruleset, "appeals.arbiters-excluded", &arbiter_article);
  gboolean    no_interest = demands (ruleset, "appeals.conflict-replaced-by-reserve", &interest_article);
  int         youngest = 0;

  zh_ruleset_get_int (ruleset, "appeals.age-min", &youngest, &age_article);
  for (gsize i = 0; no_arbiters && i < n_members; i++)
    if (members[i].is_arbiter)
      add_fault (faults, ZH_APPEAL_ARBITER, i, 0, arbiter_article);
  for (gsize i = 0; no_interest && i < n_members; i++)
    if (members[i].is_interested && !members[i].is_reserve)
      add_fault (faults, ZH_APPEAL_INTERESTED, i, 0, interest_article);
  for (gsize i = 0; i < n_members; i++)
    if (members[i].age >= 0 && members[i].age < youngest)
      add_fault (faults, ZH_APPEAL_TOO_YOUNG, i, youngest, age_article);
}

/* The second, third … member from one branch is named. */
static void
check_branches (const ZhRuleset         *ruleset,
                const ZhCommitteeMember *members,
                gsize                    n_members,
                GArray                  *faults)
{
  const char *article = "";

  if (!demands (ruleset, "appeals.different-branches", &article))
    return;
  for (gsize i = 0; i < n_members; i++)
    for (gsize k = 0; k < i; k++)
      if (members[i].branch[0] != '\0' && strcmp (members[i].branch, members[k].branch) == 0)
        {
          add_fault (faults, ZH_APPEAL_SAME_BRANCH, i, 0, article);
          break;
        }
}

GArray *
zh_ruleset_check_committee (const ZhRuleset         *self,
                            const ZhCommitteeMember *members,
                            gsize                    n_members)
{
  GArray *faults = g_array_new (FALSE, FALSE, sizeof (ZhAppealFault));

  g_assert (self != NULL && (members != NULL || n_members == 0));

  check_numbers (self, members, n_members, faults);
  check_persons (self, members, n_members, faults);
  check_branches (self, members, n_members, faults);
  return faults;
}

/* The article by which no protest lies against a ruling on @incident; %NULL where one lies. */
static const char *
find_bar (const ZhRuleset *ruleset,
          const char      *incident)
{
  g_autofree char   *group = g_strconcat ("incident.", incident != NULL ? incident : "", NULL);
  const ZhRuleValue *appeal = zh_incident_lookup (ruleset, group, "appeal");
  const ZhRuleValue *article = zh_incident_lookup (ruleset, group, "article");

  if (appeal == NULL || strcmp (appeal->value, "no") != 0)
    return NULL;
  return article != NULL ? article->value : "";
}

#define DAY_SECONDS 86400
#define DAY_MINUTES (DAY_SECONDS / 60)

gboolean
zh_ruleset_get_protest_deadline (const ZhRuleset *self,
                                 gboolean         by_correspondence,
                                 int             *seconds,
                                 const char     **article)
{
  int days;

  if (!by_correspondence || !zh_ruleset_get_int (self, "correspondence.appeal-days", &days, article))
    return zh_ruleset_get_int (self, "appeals.deadline-seconds", seconds, article);
  *seconds = days * DAY_SECONDS;
  return TRUE;
}

GArray *
zh_ruleset_check_protest (const ZhRuleset     *self,
                          const ZhProtestForm *form)
{
  GArray     *faults = g_array_new (FALSE, FALSE, sizeof (ZhAppealFault));
  const char *bar = find_bar (self, form->incident);
  const char *article = "";
  int         deadline = 0;

  if (form->is_team_event && !form->by_captain && demands (self, "appeals.captain-only-in-teams", &article))
    add_fault (faults, ZH_APPEAL_NOT_CAPTAIN, G_MAXSIZE, 0, article);
  if (!form->is_written && demands (self, "appeals.written", &article))
    add_fault (faults, ZH_APPEAL_NOT_WRITTEN, G_MAXSIZE, 0, article);
  if (zh_ruleset_get_protest_deadline (self, form->by_correspondence, &deadline, &article) && form->seconds_after > deadline)
    add_fault (faults, ZH_APPEAL_TOO_LATE, G_MAXSIZE, deadline / 60, article);
  if (bar != NULL)
    add_fault (faults, ZH_APPEAL_NOT_OPEN, G_MAXSIZE, 0, bar);
  return faults;
}

gboolean
zh_appeal_fault_is_wish (const ZhAppealFault *fault)
{
  return fault->kind == ZH_APPEAL_SAME_BRANCH;
}

/* The sentence without its article. */
static char *
format_sentence (const ZhAppealFault     *fault,
                 const ZhCommitteeMember *members,
                 const ZhLanguage        *language)
{
  const char *name = members != NULL && fault->member >= 0 ? members[fault->member].name : "";
  gulong      needed = (gulong) fault->needed;

  switch (fault->kind)
    {
    case ZH_APPEAL_NO_CHAIR:
      return g_strdup (zh_tr (language, "The committee needs exactly one chairman."));
    case ZH_APPEAL_TOO_FEW_MEMBERS:
      return g_strdup_printf (zh_trn (language, "The committee needs %lu member with its chairman.",
                                      "The committee needs %lu members with its chairman.", needed),
                              needed);
    case ZH_APPEAL_TOO_FEW_RESERVES:
      return g_strdup_printf (zh_trn (language, "The committee needs %lu reserve.", "The committee needs %lu reserves.", needed),
                              needed);
    case ZH_APPEAL_EVEN_VOTE:
      return g_strdup (zh_tr (language, "An odd number of members must vote."));
    case ZH_APPEAL_ARBITER:
      return g_strdup_printf (zh_tr (language, "%s serves as an arbiter and may not be a member."), name);
    case ZH_APPEAL_INTERESTED:
      return g_strdup_printf (zh_tr (language, "%s has an interest in the case: put a reserve in his place."), name);
    case ZH_APPEAL_TOO_YOUNG:
      return g_strdup_printf (zh_trn (language, "%2$s is younger than %1$lu year.", "%2$s is younger than %1$lu years.", needed),
                              needed, name);
    case ZH_APPEAL_SAME_BRANCH:
      return g_strdup_printf (zh_tr (language, "%s comes from the same federation or team as another member."), name);
    case ZH_APPEAL_NOT_CAPTAIN:
      return g_strdup (zh_tr (language, "In a team event only the captain may protest."));
    case ZH_APPEAL_NOT_WRITTEN:
      return g_strdup (zh_tr (language, "The protest must be in writing."));
    case ZH_APPEAL_TOO_LATE:
      if (needed >= DAY_MINUTES && needed % DAY_MINUTES == 0)
        return g_strdup_printf (zh_trn (language, "The protest comes later than %lu day after the decision.",
                                        "The protest comes later than %lu days after the decision.", needed / DAY_MINUTES),
                                needed / DAY_MINUTES);
      return g_strdup_printf (zh_trn (language, "The protest comes later than %lu minute after the decision.",
                                      "The protest comes later than %lu minutes after the decision.", needed),
                              needed);
    case ZH_APPEAL_NOT_OPEN:
      return g_strdup (zh_tr (language, "The arbiter’s decision on this is final: no protest lies against it."));
    default:
      g_assert_not_reached ();
    }
}

char *
zh_appeal_fault_format (const ZhAppealFault     *fault,
                        const ZhCommitteeMember *members,
                        const ZhLanguage        *language)
{
  g_autofree char *sentence = format_sentence (fault, members, language);

  if (fault->article[0] == '\0')
    return g_steal_pointer (&sentence);
  return g_strdup_printf ("%s [%s]", sentence, fault->article);
}

/* As records keep what may be wrong with a protest. */
static const char *const kept_words[] = {
  [ZH_APPEAL_NOT_CAPTAIN] = "not-captain",
  [ZH_APPEAL_NOT_WRITTEN] = "not-written",
  [ZH_APPEAL_TOO_LATE] = "too-late",
  [ZH_APPEAL_NOT_OPEN] = "not-open",
};

char *
zh_appeal_faults_to_string (const GArray *faults)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const ZhAppealFault *fault = &g_array_index (faults, ZhAppealFault, i);

      g_assert (fault->kind < G_N_ELEMENTS (kept_words) && kept_words[fault->kind] != NULL);
      g_string_append_printf (text, "%s%s %d [%s]", i > 0 ? "\n" : "", kept_words[fault->kind], fault->needed, fault->article);
    }
  return g_string_free (text, FALSE);
}

/* Reads "too-late 60 [34.3]", of which @article owns the article. */
static gboolean
read_fault (const char    *line,
            ZhAppealFault *fault,
            char         **article)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", 3);
  gint64 needed = 0;
  gsize  length;

  if (g_strv_length (parts) != 3 || !zh_text_parse_int (parts[1], 0, G_MAXINT, &needed))
    return FALSE;
  length = strlen (parts[2]);
  if (length < 2 || parts[2][0] != '[' || parts[2][length - 1] != ']')
    return FALSE;
  for (gsize kind = 0; kind < G_N_ELEMENTS (kept_words); kind++)
    if (g_strcmp0 (kept_words[kind], parts[0]) == 0)
      {
        *article = g_strndup (parts[2] + 1, length - 2);
        *fault = (ZhAppealFault){ (ZhAppealFaultKind) kind, -1, (int) needed, *article };
        return TRUE;
      }
  return FALSE;
}

char *
zh_appeal_faults_format (const char       *kept,
                         const ZhLanguage *language)
{
  g_auto (GStrv) lines = g_strsplit (kept, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      ZhAppealFault    fault;
      g_autofree char *article = NULL;

      if (read_fault (*line, &fault, &article))
        {
          g_free (*line);
          *line = zh_appeal_fault_format (&fault, NULL, language);
        }
    }
  return g_strjoinv ("\n", lines);
}
