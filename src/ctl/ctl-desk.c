#include "config.h"

#include "ctl-desk.h"

#include <glib/gi18n.h>

#include "ctl.h"
#include "text-lines.h"

static char *
list_tournaments (const ZhCompetition *competition)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);

      g_string_append_printf (list, "\n  %u  %s", i + 1, tournament->name);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static const ZhTournament *
find_tournament (const ZhCompetition *competition,
                 const char          *name)
{
  g_autofree char *wanted = g_utf8_casefold (name, -1);
  gint64           place;

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);
      g_autofree char    *folded = g_utf8_casefold (tournament->name, -1);

      if (g_strcmp0 (folded, wanted) == 0)
        return tournament;
    }
  if (zh_text_parse_int (name, 1, competition->tournaments->len, &place))
    return g_ptr_array_index (competition->tournaments, (guint) place - 1);
  return NULL;
}

const ZhTournament *
zh_ctl_choose_tournament (const ZhCompetition *competition,
                          const char          *name,
                          GError             **error)
{
  g_autofree char    *list = list_tournaments (competition);
  const ZhTournament *found;

  if (competition->tournaments->len == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The competition has no tournament yet; add one first"));
  if (name == NULL && competition->tournaments->len == 1)
    return g_ptr_array_index (competition->tournaments, 0);

  found = name != NULL ? find_tournament (competition, name) : NULL;
  if (name == NULL)
    zh_ctl_fail_usage (error, _ ("The competition has several tournaments; say which with --tournament:%s"), list);
  else if (found == NULL)
    zh_ctl_fail_usage (error, _ ("There is no tournament “%s”; there are:%s"), name, list);
  return found;
}
