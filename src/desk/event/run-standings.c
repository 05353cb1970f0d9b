/* Standings, prizes, groups and norms by name. Plans and tables are given as the text that the file keeps. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-private.h"
#include "desk-standings.h"
#include "group-text.h"
#include "run-private.h"

#define MAX_CODES 100
#define MAX_ENTRIES 100000
#define MAX_PLAN 100000

#define PLAN_ARGUMENT(label_) ZH_TEXT_ARGUMENT ("plan", label_, NEEDED, MAX_PLAN)

static const ZhArgument code_items[] = {
  ZH_TEXT_ARGUMENT ("", NC_ ("argument", "code of a tie-break, such as BH:C1"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static const ZhArgument tiebreaks[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_LIST_ARGUMENT ("codes", NC_ ("argument", "tie-breaks in their order"), NEEDED, code_items, MAX_CODES),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_set_tiebreaks (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "codes");
  g_autoptr (GPtrArray) codes = g_ptr_array_new ();

  for (guint i = 0; i < json_array_get_length (list); i++)
    g_ptr_array_add (codes, (gpointer) json_array_get_string_element (list, i));
  g_ptr_array_add (codes, NULL);
  return zh_desk_set_tiebreaks (desk, zh_in_get_tournament (in), (const char *const *) codes->pdata, zh_in_get_reason (in), error);
}

static const ZhArgument entry_items[] = {
  ZH_SIMPLE_ARGUMENT (ID, "", NC_ ("argument", "id of an entry"), NEEDED),
  { NULL },
};

static const ZhArgument manual_order[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_LIST_ARGUMENT ("entries", NC_ ("argument", "those who are level, the best first; none to take all orders away"), NEEDED, entry_items, MAX_ENTRIES),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_set_manual_order (ZhDesk     *desk,
                      JsonObject *in,
                      GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "entries");
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      gint64 id = json_array_get_int_element (list, i);

      g_array_append_val (entries, id);
    }
  return zh_desk_set_manual_order (desk, zh_in_get_tournament (in), (const gint64 *) entries->data, entries->len,
                                   zh_in_get_reason (in), error);
}

static const ZhArgument lots[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SEED_ARGUMENT,
  { NULL },
};

static ZhChange *
run_draw_tie_lots (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  gint64  id = zh_in_get_tournament (in);
  guint64 seed = json_object_has_member (in, "seed") ? zh_in_get_seed (in, desk) : zh_desk_choose_lot_seed (desk, id);

  return zh_desk_draw_tie_lots (desk, id, seed, error);
}

static const ZhArgument prizes[] = {
  ZH_TOURNAMENT_ARGUMENT,
  PLAN_ARGUMENT (NC_ ("argument", "the prizes, as the file keeps them; empty for none")),
  { NULL },
};

static ZhChange *
run_set_prizes (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse (zh_json_get_string (in, "plan"), error);

  return plan != NULL ? zh_desk_set_prizes (desk, zh_in_get_tournament (in), plan, error) : NULL;
}

static const ZhArgument team_places[] = {
  ZH_TOURNAMENT_ARGUMENT,
  PLAN_ARGUMENT (NC_ ("argument", "how places of teams are counted, as the file keeps it; empty for none")),
  { NULL },
};

static ZhChange *
run_set_team_places (ZhDesk     *desk,
                     JsonObject *in,
                     GError    **error)
{
  const char *text = zh_json_get_string (in, "plan");
  g_autoptr (ZhTeamPlan) plan = *text != '\0' ? zh_team_plan_parse (text, error) : NULL;

  if (plan == NULL && *text != '\0')
    return NULL;
  return zh_desk_set_team_places (desk, zh_in_get_tournament (in), plan, error);
}

static const ZhArgument groups[] = {
  ZH_TOURNAMENT_ARGUMENT,
  PLAN_ARGUMENT (NC_ ("argument", "the groups, as the file keeps them; empty for none")),
  { NULL },
};

static ZhChange *
run_set_groups (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  g_autoptr (GPtrArray) list = zh_group_list_parse (zh_json_get_string (in, "plan"), error);

  return list != NULL ? zh_desk_set_groups (desk, zh_in_get_tournament (in), list, error) : NULL;
}

static const ZhArgument norms[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("table", NC_ ("argument", "the table of norms; none where it is left out"), OPTIONAL, MAX_PLAN),
  { NULL },
};

static ZhChange *
run_set_norms (ZhDesk     *desk,
               JsonObject *in,
               GError    **error)
{
  const char *table = json_object_has_member (in, "table") ? zh_json_get_string (in, "table") : NULL;

  return zh_desk_set_norms (desk, zh_in_get_tournament (in), table, error);
}

const ZhCommandArguments zh_standings_arguments[] = {
  { ZH_COMMAND_SET_TIEBREAKS, tiebreaks, run_set_tiebreaks },
  { ZH_COMMAND_SET_MANUAL_ORDER, manual_order, run_set_manual_order },
  { ZH_COMMAND_DRAW_TIE_LOTS, lots, run_draw_tie_lots },
  { ZH_COMMAND_SET_PRIZES, prizes, run_set_prizes },
  { ZH_COMMAND_SET_TEAM_PLACES, team_places, run_set_team_places },
  { ZH_COMMAND_SET_GROUPS, groups, run_set_groups },
  { ZH_COMMAND_SET_NORMS, norms, run_set_norms },
  { NULL },
};
