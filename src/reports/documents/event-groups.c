#include "config.h"

#include "event-groups.h"

#include <glib/gi18n.h>
#include <string.h>

#include "age-groups.h"

static const struct
{
  const char *name;
  const char *title; /* NULL: as the kind's */
  ZhGroupKind kind;
} groupings[] = {
  [ZH_GROUPING_SEX] = { "sex", NC_ ("group", "Women and men"), ZH_GROUP_SEX },
  [ZH_GROUPING_AGE] = { "age", NC_ ("group", "Age groups"), ZH_GROUP_NUMBERS },
  [ZH_GROUPING_CATEGORY] = { "category", NULL, ZH_GROUP_CATEGORY },
  [ZH_GROUPING_TITLE] = { "title", NULL, ZH_GROUP_TITLE },
  [ZH_GROUPING_FEDERATION] = { "federation", NULL, ZH_GROUP_FEDERATION },
  [ZH_GROUPING_REGION] = { "region", NULL, ZH_GROUP_REGION },
  [ZH_GROUPING_CLUB] = { "club", NULL, ZH_GROUP_CLUB },
  [ZH_GROUPING_SCHOOL] = { "school", NULL, ZH_GROUP_SCHOOL },
  [ZH_GROUPING_COACH] = { "coach", NULL, ZH_GROUP_COACH },
  [ZH_GROUPING_DISABILITY] = { "class", NULL, ZH_GROUP_DISABILITY },
  [ZH_GROUPING_OWN] = { "own", NC_ ("group", "Own groups of the event"), ZH_GROUP_NUMBERS },
};

G_STATIC_ASSERT (G_N_ELEMENTS (groupings) == ZH_N_GROUPINGS);

const char *
zh_grouping_get_title (ZhGrouping        grouping,
                       const ZhLanguage *language)
{
  g_assert ((gsize) grouping < G_N_ELEMENTS (groupings));

  if (groupings[grouping].title == NULL)
    return zh_group_kind_get_title (groupings[grouping].kind, language);
  return zh_trc (language, "group", groupings[grouping].title);
}

const char *
zh_grouping_to_string (ZhGrouping grouping)
{
  g_assert ((gsize) grouping < G_N_ELEMENTS (groupings));

  return groupings[grouping].name;
}

gboolean
zh_grouping_from_string (const char *text,
                         ZhGrouping *grouping)
{
  for (gsize i = 0; i < G_N_ELEMENTS (groupings); i++)
    if (strcmp (groupings[i].name, text) == 0)
      {
        *grouping = (ZhGrouping) i;
        return TRUE;
      }
  return FALSE;
}

static ZhGroup *
make_group (ZhGroupKind kind,
            const char *value)
{
  ZhGroup *group = g_new0 (ZhGroup, 1);

  group->kind = kind;
  group->value = g_strdup (value);
  return group;
}

static void
add_values (GPtrArray          *list,
            const ZhTournament *tournament,
            ZhGroupKind         kind,
            const ZhLanguage   *language)
{
  g_auto (GStrv) values = zh_group_list_values (tournament, kind, language);

  for (gsize i = 0; values[i] != NULL; i++)
    zh_group_list_add (list, values[i], make_group (kind, values[i]));
}

/* Women first: theirs is the list that is asked for. */
static void
add_sexes (GPtrArray          *list,
           const ZhTournament *tournament,
           const ZhLanguage   *language)
{
  g_auto (GStrv) values = zh_group_list_values (tournament, ZH_GROUP_SEX, language);

  if (g_strv_contains ((const char *const *) values, "w"))
    zh_group_list_add (list, zh_trc (language, "group", "Women"), make_group (ZH_GROUP_SEX, "w"));
  if (g_strv_contains ((const char *const *) values, "m"))
    zh_group_list_add (list, zh_trc (language, "group", "Men"), make_group (ZH_GROUP_SEX, "m"));
}

/* Start numbers of those whose youngest group is @id, with commas between. */
static char *
list_members (const ZhCompetition *competition,
              const ZhTournament  *tournament,
              const ZhRuleset     *ruleset,
              const char          *id)
{
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (tournament->entries, i);
      g_autofree char *group = NULL;

      if (entry->person == NULL)
        continue;
      group = zh_ruleset_find_age_group (ruleset, entry->person->birth, entry->person->sex, competition->start);
      if (g_strcmp0 (group, id) == 0)
        g_string_append_printf (numbers, "%s%d", numbers->len > 0 ? "," : "", entry->start_number);
    }
  return g_string_free (g_steal_pointer (&numbers), FALSE);
}

static void
add_ages (GPtrArray           *list,
          const ZhCompetition *competition,
          const ZhTournament  *tournament,
          const ZhRuleset     *ruleset,
          const ZhLanguage    *language)
{
  g_auto (GStrv) ids = ruleset != NULL ? zh_ruleset_dup_age_groups (ruleset) : NULL;

  for (gsize i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      g_autofree char *members = list_members (competition, tournament, ruleset, ids[i]);

      if (*members != '\0')
        zh_group_list_add (list, zh_ruleset_get_age_group_title (ruleset, ids[i], language), make_group (ZH_GROUP_NUMBERS, members));
    }
}

GPtrArray *
zh_grouping_list (ZhGrouping           grouping,
                  const ZhCompetition *competition,
                  const ZhTournament  *tournament,
                  const ZhRuleset     *ruleset,
                  const ZhLanguage    *language,
                  GError             **error)
{
  GPtrArray *list;

  g_assert ((gsize) grouping < G_N_ELEMENTS (groupings));

  if (grouping == ZH_GROUPING_OWN)
    return zh_group_list_parse (zh_tournament_get_option (tournament, ZH_OPTION_GROUPS), error);
  list = zh_group_list_new ();
  if (grouping == ZH_GROUPING_SEX)
    add_sexes (list, tournament, language);
  else if (grouping == ZH_GROUPING_AGE)
    add_ages (list, competition, tournament, ruleset, language);
  else
    add_values (list, tournament, groupings[grouping].kind, language);
  return list;
}
