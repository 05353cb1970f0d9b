#include "config.h"

#include "team-plan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "errors.h"
#include "group-text.h"
#include "settings-text.h"

#define SECTION "teams"
#define MAX_MEMBERS 100
#define MAX_TABLE 1000

static const char *const countings[] = {
  [ZH_TEAM_SUM_OF_PLACES] = "places",
  [ZH_TEAM_SUM_OF_POINTS] = "points",
  [ZH_TEAM_TABLE] = "table",
};

static const char *const shared_places[] = {
  [ZH_SHARED_BETTER] = "better",
  [ZH_SHARED_MEAN] = "mean",
};

ZhTeamPlan *
zh_team_plan_new (void)
{
  ZhTeamPlan *self = g_new0 (ZhTeamPlan, 1);

  self->rule.group = ZH_GROUP_REGION;
  self->table = g_array_new (FALSE, FALSE, sizeof (ZhPoints));
  return self;
}

void
zh_team_plan_free (ZhTeamPlan *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->table);
  g_free (self);
}

gboolean
zh_team_plan_set_table (ZhTeamPlan *self,
                        const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);
  g_autoptr (GArray) table = g_array_new (FALSE, FALSE, sizeof (ZhPoints));

  for (gsize i = 0; parts[i] != NULL; i++)
    {
      ZhPoints points;

      if (*g_strstrip (parts[i]) == '\0')
        continue;
      if (!zh_points_parse (parts[i], &points) || points < 0 || table->len >= MAX_TABLE)
        return FALSE;
      g_array_append_val (table, points);
    }
  g_array_unref (self->table);
  self->table = g_steal_pointer (&table);
  self->rule.table = self->table->len > 0 ? (const ZhPoints *) self->table->data : NULL;
  self->rule.n_table = (int) self->table->len;
  return TRUE;
}

char *
zh_team_plan_format_table (const ZhTeamPlan *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->table->len; i++)
    {
      g_autofree char *points = zh_points_format (g_array_index (self->table, ZhPoints, i));
      gsize            length = strlen (points);

      g_string_append_printf (text, "%s%.*s", i > 0 ? ";" : "", (int) (g_str_has_suffix (points, ".0") ? length - 2 : length), points);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
refuse (GError    **error,
        const char *message)
{
  return zh_fail (error, ZH_ERROR_INPUT, "%s", message);
}

gboolean
zh_team_plan_check (const ZhTeamPlan *self,
                    GError          **error)
{
  const ZhTeamRule *rule = &self->rule;

  switch (rule->group)
    {
    case ZH_GROUP_CATEGORY:
    case ZH_GROUP_FEDERATION:
    case ZH_GROUP_REGION:
    case ZH_GROUP_CLUB:
    case ZH_GROUP_SCHOOL:
    case ZH_GROUP_COACH:
      break;
    case ZH_GROUP_SEX:
    case ZH_GROUP_BIRTH_YEARS:
    case ZH_GROUP_TITLE:
    case ZH_GROUP_DISABILITY:
    case ZH_GROUP_RATING:
    case ZH_GROUP_NUMBERS:
    default:
      return refuse (error, _ ("[teams] group: teams are made by region, club, school, federation, coach or category. Name one of these"));
    }
  if (rule->counting == ZH_TEAM_TABLE && rule->n_table == 0)
    return refuse (error, _ ("[teams] table: counting by a table needs the points for places, such as 20;17;15"));
  if (rule->juniors > 0 && rule->junior_year == 0)
    return refuse (error, _ ("[teams] junior-year: juniors are asked for, so the year they are born in or later is needed"));
  if (rule->best > 0 && (rule->women > rule->best || rule->juniors > rule->best))
    return refuse (error, _ ("[teams] best: more women or juniors are asked for than members count. Raise one or lower the other"));
  return TRUE;
}

static gboolean
read_rule (ZhTeamPlan *self,
           GKeyFile   *file,
           GError    **error)
{
  ZhTeamRule *rule = &self->rule;
  int         counting = rule->counting;
  int         shared = rule->shared;

  if (!zh_settings_text_read_choice (file, SECTION, "counting", countings, G_N_ELEMENTS (countings), &counting, error) ||
      !zh_settings_text_read_choice (file, SECTION, "shared", shared_places, G_N_ELEMENTS (shared_places), &shared, error) ||
      !zh_settings_text_read_int (file, SECTION, "best", 0, MAX_MEMBERS, &rule->best, error) ||
      !zh_settings_text_read_int (file, SECTION, "women", 0, MAX_MEMBERS, &rule->women, error) ||
      !zh_settings_text_read_int (file, SECTION, "juniors", 0, MAX_MEMBERS, &rule->juniors, error) ||
      !zh_settings_text_read_int (file, SECTION, "junior-year", 1900, 9999, &rule->junior_year, error))
    return FALSE;
  rule->counting = (ZhTeamCounting) counting;
  rule->shared = (ZhSharedPlace) shared;
  return TRUE;
}

ZhTeamPlan *
zh_team_plan_parse (const char *text,
                    GError    **error)
{
  g_autoptr (ZhTeamPlan) self = zh_team_plan_new ();
  g_autoptr (GKeyFile) file = zh_settings_text_parse (text, error);
  g_autofree char *group = file != NULL ? zh_settings_text_dup (file, SECTION, "group", error) : NULL;
  g_autofree char *table = NULL;

  if (group == NULL || !read_rule (self, file, error))
    return NULL;
  if (!zh_group_kind_from_string (group, &self->rule.group))
    self->rule.group = ZH_GROUP_SEX; /* no group that makes teams, as the check says */
  table = g_key_file_get_string (file, SECTION, "table", NULL);
  if (table != NULL && !zh_team_plan_set_table (self, table))
    {
      refuse (error, _ ("[teams] table: these are no points for places. Write such as 20;17;15;13.5"));
      return NULL;
    }
  return zh_team_plan_check (self, error) ? g_steal_pointer (&self) : NULL;
}

char *
zh_team_plan_to_text (const ZhTeamPlan *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char  *table = zh_team_plan_format_table (self);
  const ZhTeamRule *rule = &self->rule;

  g_key_file_set_string (file, SECTION, "group", zh_group_kind_to_string (rule->group));
  g_key_file_set_string (file, SECTION, "counting", countings[rule->counting]);
  g_key_file_set_string (file, SECTION, "shared", shared_places[rule->shared]);
  g_key_file_set_integer (file, SECTION, "best", rule->best);
  g_key_file_set_integer (file, SECTION, "women", rule->women);
  g_key_file_set_integer (file, SECTION, "juniors", rule->juniors);
  if (rule->junior_year != 0)
    g_key_file_set_integer (file, SECTION, "junior-year", rule->junior_year);
  if (*table != '\0')
    g_key_file_set_string (file, SECTION, "table", table);
  return g_key_file_to_data (file, NULL, NULL);
}

const char *
zh_team_counting_format (ZhTeamCounting    counting,
                         const ZhLanguage *language)
{
  static const char *const titles[] = {
    [ZH_TEAM_SUM_OF_PLACES] = NC_ ("teams", "sum of places"),
    [ZH_TEAM_SUM_OF_POINTS] = NC_ ("teams", "sum of points"),
    [ZH_TEAM_TABLE] = NC_ ("teams", "points for places"),
  };

  g_assert ((gsize) counting < G_N_ELEMENTS (titles));

  return zh_trc (language, "teams", titles[counting]);
}

char *
zh_team_plan_format (const ZhTeamPlan *self,
                     const ZhLanguage *language)
{
  const ZhTeamRule *rule = &self->rule;
  const char       *counting = zh_team_counting_format (rule->counting, language);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: what is added up, such as "sum of places" */
  g_string_append_printf (text, zh_tr (language, "Counted: %s"), counting);
  if (rule->best > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_trn (language, "the best %d member", "the best %d members", (gulong) rule->best), rule->best);
    }
  if (rule->women > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_trn (language, "at least %d woman", "at least %d women", (gulong) rule->women), rule->women);
    }
  if (rule->juniors > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, zh_trn (language, "at least %1$d junior born in %2$d or later", "at least %1$d juniors born in %2$d or later", (gulong) rule->juniors),
                              rule->juniors, rule->junior_year);
    }
  if (rule->counting != ZH_TEAM_SUM_OF_POINTS)
    g_string_append_printf (text, "; %s", rule->shared == ZH_SHARED_MEAN ? zh_tr (language, "a shared place counts as the mean of the places shared") : zh_tr (language, "a shared place counts as the better one"));
  g_string_append_c (text, '.');
  return g_string_free (g_steal_pointer (&text), FALSE);
}
