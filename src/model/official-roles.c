#include "config.h"

#include "official-roles.h"

#include <glib/gi18n.h>

/* By rank. */
static const struct
{
  const char *id;
  const char *name;
  gboolean    is_single;
  gboolean    is_judge;
} roles[] = {
  { "chief-arbiter", NC_ ("office", "Chief arbiter"), TRUE, TRUE },
  { "chief-secretary", NC_ ("office", "Chief secretary"), TRUE, TRUE },
  { "deputy-chief-arbiter", NC_ ("office", "Deputy chief arbiter"), FALSE, TRUE },
  { "deputy-secretary", NC_ ("office", "Deputy chief secretary"), FALSE, TRUE },
  { "senior-arbiter", NC_ ("office", "Senior arbiter"), FALSE, TRUE },
  { "arbiter", NC_ ("office", "Arbiter"), FALSE, TRUE },
  { "informer", NC_ ("office", "Informer judge"), FALSE, TRUE },
  { "doctor", NC_ ("office", "Doctor of the competition"), FALSE, TRUE },
  { "interpreter", NC_ ("office", "Sign-language interpreter"), FALSE, FALSE },
  { "assistant", NC_ ("office", "Assistant of the judges"), FALSE, FALSE },
  { "committee-chair", NC_ ("office", "Chairman of the appeals committee"), TRUE, FALSE },
  { "committee", NC_ ("office", "Member of the appeals committee"), FALSE, FALSE },
  { "committee-reserve", NC_ ("office", "Reserve member of the appeals committee"), FALSE, FALSE },
  { "admission-chair", NC_ ("office", "Chairman of the commission on admission"), TRUE, FALSE },
  { "admission-secretary", NC_ ("office", "Secretary of the commission on admission"), FALSE, FALSE },
  { "admission", NC_ ("office", "Member of the commission on admission"), FALSE, FALSE },
  { "elder", NC_ ("office", "Elder of a tournament by correspondence"), FALSE, FALSE },
  { "adjudicator", NC_ ("office", "Adjudicator of unfinished games"), FALSE, FALSE },
  { "appeals-arbiter", NC_ ("office", "Appeals arbiter by correspondence"), FALSE, FALSE },
};

#define ROLES_LIST                                                                                     \
  "chief-arbiter, chief-secretary, deputy-chief-arbiter, deputy-secretary, senior-arbiter, "           \
  "arbiter, informer, doctor, interpreter, assistant, committee-chair, committee, committee-reserve, " \
  "admission-chair, admission-secretary, admission, elder, adjudicator, appeals-arbiter"

const char *const *
zh_official_roles_get_all (void)
{
  static const char *ids[G_N_ELEMENTS (roles) + 1];

  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    ids[i] = roles[i].id;
  return ids;
}

static int
find_role (const char *role)
{
  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    if (g_strcmp0 (roles[i].id, role) == 0)
      return (int) i;
  return -1;
}

gboolean
zh_official_role_is_known (const char *role)
{
  return find_role (role) >= 0;
}

gboolean
zh_official_role_is_single (const char *role)
{
  int index = find_role (role);

  return index >= 0 && roles[index].is_single;
}

gboolean
zh_official_role_is_judge (const char *role)
{
  int index = find_role (role);

  return index < 0 || roles[index].is_judge;
}

gboolean
zh_official_role_is_committee (const char *role)
{
  return g_str_has_prefix (role, "committee");
}

const char *
zh_official_role_get_list (void)
{
  return ROLES_LIST;
}

const char *
zh_official_role_format (const char       *role,
                         const ZhLanguage *language)
{
  int index = find_role (role);

  return index >= 0 ? zh_trc (language, "office", roles[index].name) : role;
}
