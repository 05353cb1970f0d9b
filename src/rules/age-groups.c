#include "config.h"

#include "age-groups.h"

#include <string.h>

#define PREFIX "age-group."
#define NO_LIMIT 1000

char **
zh_ruleset_dup_age_groups (const ZhRuleset *self)
{
  char **groups = zh_ruleset_dup_groups (self, PREFIX);

  for (char **group = groups; *group != NULL; group++)
    memmove (*group, *group + strlen (PREFIX), strlen (*group) - strlen (PREFIX) + 1);
  return groups;
}

const char *
zh_ruleset_get_age_group_title (const ZhRuleset  *self,
                                const char       *id,
                                const ZhLanguage *language)
{
  g_autofree char *key = g_strconcat (PREFIX, id, ".title", NULL);
  const char      *title = zh_ruleset_lookup_text (self, key, language);

  return title != NULL ? title : id;
}

int
zh_ruleset_get_age (const ZhRuleset *self,
                    ZhDate           birth,
                    ZhDate           event)
{
  const char *reference = "year-end";
  int         month = 12;
  int         day = 31;
  int         age;

  if (birth.year == 0 || event.year == 0)
    return -1;

  zh_ruleset_get_string (self, "age-groups.reference", &reference, NULL);
  if (strcmp (reference, "year-start") == 0)
    month = day = 1;
  else if (strcmp (reference, "event-start") == 0 && event.month != 0)
    {
      month = event.month;
      day = event.day != 0 ? event.day : 31;
    }
  age = event.year - birth.year;
  if (birth.month > month || (birth.month == month && birth.day > day))
    age--;
  return age;
}

/* The youngest and oldest age of a group; NO_LIMIT where it has no upper end. */
static void
get_bounds (const ZhRuleset *self,
            const char      *id,
            int             *from,
            int             *to,
            const char     **article)
{
  g_autofree char *from_key = g_strconcat (PREFIX, id, ".from", NULL);
  g_autofree char *to_key = g_strconcat (PREFIX, id, ".up-to", NULL);
  g_autofree char *under_key = g_strconcat (PREFIX, id, ".under", NULL);
  int              under;

  *from = 0;
  *to = NO_LIMIT;
  zh_ruleset_get_int (self, from_key, from, article);
  zh_ruleset_get_int (self, to_key, to, article);
  if (zh_ruleset_get_int (self, under_key, &under, article))
    *to = MIN (*to, under - 1);
}

static gboolean
fits_sex (const ZhRuleset *self,
          const char      *id,
          ZhSex            sex)
{
  g_autofree char *key = g_strconcat (PREFIX, id, ".sex", NULL);
  const char      *wanted;

  if (sex == ZH_SEX_UNKNOWN || !zh_ruleset_get_string (self, key, &wanted, NULL))
    return TRUE;
  return (sex == ZH_SEX_FEMALE) == (strcmp (wanted, "female") == 0);
}

gboolean
zh_ruleset_fits_age_group (const ZhRuleset *self,
                           const char      *id,
                           ZhDate           birth,
                           ZhSex            sex,
                           ZhDate           event,
                           const char     **article)
{
  int age = zh_ruleset_get_age (self, birth, event);
  int from;
  int to;

  get_bounds (self, id, &from, &to, article);
  return age >= 0 && age >= from && age <= to && fits_sex (self, id, sex);
}

/* The group that ends earlier is the younger one; among those without an end the one that
 * begins later (veterans) says more. */
static gboolean
is_closer (const ZhRuleset *self,
           const char      *id,
           const char      *than)
{
  int from;
  int to;
  int other_from;
  int other_to;

  get_bounds (self, id, &from, &to, NULL);
  get_bounds (self, than, &other_from, &other_to, NULL);
  return to != other_to ? to < other_to : from > other_from;
}

char *
zh_ruleset_find_age_group (const ZhRuleset *self,
                           ZhDate           birth,
                           ZhSex            sex,
                           ZhDate           event)
{
  g_auto (GStrv) groups = zh_ruleset_dup_age_groups (self);
  const char *best = NULL;

  for (char **group = groups; *group != NULL; group++)
    if (zh_ruleset_fits_age_group (self, *group, birth, sex, event, NULL) &&
        (best == NULL || is_closer (self, *group, best)))
      best = *group;
  return g_strdup (best);
}
