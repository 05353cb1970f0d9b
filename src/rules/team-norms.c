#include "config.h"

#include "team-norms.h"

void
zh_team_shape_count (ZhTeamShape *self,
                     ZhSex        sex)
{
  g_assert (self != NULL);

  self->n_boys += sex == ZH_SEX_MALE ? 1 : 0;
  self->n_girls += sex == ZH_SEX_FEMALE ? 1 : 0;
}

static void
add_fault (GArray            *faults,
           ZhTeamNormKind     kind,
           int                found,
           int                limit,
           const ZhTeamShape *shape,
           const char        *article)
{
  const ZhTeamFault fault = { kind, found, limit, shape->n_boards, article };

  g_array_append_val (faults, fault);
}

GArray *
zh_ruleset_check_team (const ZhRuleset   *self,
                       const ZhTeamShape *shape)
{
  GArray     *faults = g_array_new (FALSE, FALSE, sizeof (ZhTeamFault));
  const char *article = "";
  int         limit = 0;

  g_assert (self != NULL && shape != NULL);

  if (zh_ruleset_get_int (self, "teams.boys-boards", &limit, &article) && shape->n_boys > limit)
    add_fault (faults, ZH_TEAM_BOYS, shape->n_boys, limit, shape, article);
  if (zh_ruleset_get_int (self, "teams.girls-boards", &limit, &article) && shape->n_girls > limit)
    add_fault (faults, ZH_TEAM_GIRLS, shape->n_girls, limit, shape, article);
  if (shape->n_reserves >= 0 && zh_ruleset_get_int (self, "teams.reserves-min", &limit, &article) && shape->n_reserves < limit)
    add_fault (faults, ZH_TEAM_RESERVES, shape->n_reserves, limit, shape, article);
  if (shape->n_present >= 0 && zh_ruleset_get_int (self, "teams.present-percent-min", &limit, &article) &&
      shape->n_present * 100 < limit * shape->n_boards)
    add_fault (faults, ZH_TEAM_PRESENT, shape->n_present, limit, shape, article);
  return faults;
}

static char *
format_sentence (const ZhTeamFault *fault,
                 const char        *team,
                 const ZhLanguage  *language)
{
  switch (fault->kind)
    {
    case ZH_TEAM_BOYS:
      return g_strdup_printf (zh_tr (language, "“%1$s”: boys at the boards: %2$d, at most %3$d"), team, fault->found, fault->limit);
    case ZH_TEAM_GIRLS:
      return g_strdup_printf (zh_tr (language, "“%1$s”: girls at the boards: %2$d, at most %3$d"), team, fault->found, fault->limit);
    case ZH_TEAM_RESERVES:
      return g_strdup_printf (zh_tr (language, "“%1$s”: reserves: %2$d, at least %3$d"), team, fault->found, fault->limit);
    case ZH_TEAM_PRESENT:
      return g_strdup_printf (zh_tr (language, "“%1$s”: %2$d of %3$d have come. A match begins with at least %4$d%% of a team; "
                                               "the chief arbiter may remove who brings fewer"),
                              team, fault->found, fault->n_boards, fault->limit);
    default:
      g_assert_not_reached ();
    }
}

char *
zh_team_fault_format (const ZhTeamFault *fault,
                      const char        *team,
                      const ZhLanguage  *language)
{
  g_autofree char *sentence = format_sentence (fault, team, language);

  return *fault->article == '\0' ? g_steal_pointer (&sentence) : g_strdup_printf ("%s [%s]", sentence, fault->article);
}

static const char *const substitutions[] = {
  [ZH_SUBSTITUTION_IMMEDIATE] = "immediate",
  [ZH_SUBSTITUTION_BEFORE_ROUND] = "before-round",
  [ZH_SUBSTITUTION_NONE] = "none",
};

ZhSubstitution
zh_ruleset_get_substitution (const ZhRuleset *self,
                             const char     **article)
{
  const char *word = NULL;

  zh_ruleset_get_string (self, "teams.substitution", &word, article);
  for (gsize i = 0; i < G_N_ELEMENTS (substitutions); i++)
    if (word != NULL && g_strcmp0 (word, substitutions[i]) == 0)
      return (ZhSubstitution) i;
  return ZH_SUBSTITUTION_NOT_SAID;
}
