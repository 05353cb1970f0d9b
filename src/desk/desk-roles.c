#include "config.h"

#include "desk-roles.h"

#include <glib/gi18n.h>

static const char *const ids[] = {
  "chief-arbiter", "chief-secretary", "deputy-chief-arbiter", "deputy-secretary", "arbiter", "committee", NULL
};

static const char *const names[] = {
  NC_ ("office", "Chief arbiter"),
  NC_ ("office", "Chief secretary"),
  NC_ ("office", "Deputy chief arbiter"),
  NC_ ("office", "Deputy chief secretary"),
  NC_ ("office", "Arbiter"),
  NC_ ("office", "Member of the appeals committee"),
};

#define N_SINGLE 2

G_STATIC_ASSERT (G_N_ELEMENTS (ids) == G_N_ELEMENTS (names) + 1);

const char *const *
zh_official_roles_get_all (void)
{
  return ids;
}

static int
find_role (const char *role)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (ids[i], role) == 0)
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

  return index >= 0 && index < N_SINGLE;
}

const char *
zh_official_role_get_list (void)
{
  return "chief-arbiter, chief-secretary, deputy-chief-arbiter, deputy-secretary, arbiter, committee";
}

const char *
zh_official_role_format (const char       *role,
                         const ZhLanguage *language)
{
  int index = find_role (role);

  return index >= 0 ? zh_trc (language, "office", names[index]) : role;
}
