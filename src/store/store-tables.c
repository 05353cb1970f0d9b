/* The recorded tables, as whoever walks them needs them (store-schema.h). */
#include "config.h"

#include "store-schema.h"

#define TABLE(name_, parent_, column_, key_)              \
  {                                                       \
    .name = name_,                                        \
    .parent = parent_,                                    \
    .parent_column = column_,                             \
    .select_parent = "SELECT " key_ " FROM " name_        \
                     " WHERE id = :id",                   \
    .select_all = "SELECT * FROM " name_ " ORDER BY id",  \
    .delete_row = "DELETE FROM " name_ " WHERE id = :id", \
  }

static const ZhTableInfo tables[] = {
  [ZH_TABLE_COMPETITION] = TABLE ("competition", ZH_N_TABLES, -1, "id"),
  [ZH_TABLE_OVERRIDE] = TABLE ("override", ZH_N_TABLES, -1, "id"),
  [ZH_TABLE_OFFICIAL] = TABLE ("official", ZH_N_TABLES, -1, "id"),
  [ZH_TABLE_PERSON] = TABLE ("person", ZH_N_TABLES, -1, "id"),
  [ZH_TABLE_TOURNAMENT] = TABLE ("tournament", ZH_N_TABLES, -1, "id"),
  [ZH_TABLE_TOURNAMENT_OPTION] = TABLE ("tournament_option", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_ENTRY] = TABLE ("entry", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_ABSENCE] = TABLE ("absence", ZH_TABLE_ENTRY, 1, "entry_id"),
  [ZH_TABLE_MEMBER] = TABLE ("member", ZH_TABLE_ENTRY, 1, "entry_id"),
  [ZH_TABLE_FORBIDDEN] = TABLE ("forbidden", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_FORBIDDEN_ENTRY] = TABLE ("forbidden_entry", ZH_TABLE_FORBIDDEN, 1, "forbidden_id"),
  [ZH_TABLE_VIRTUAL_POINTS] = TABLE ("virtual_points", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_ROUND] = TABLE ("round", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_PAIRING] = TABLE ("pairing", ZH_TABLE_ROUND, 1, "round_id"),
  [ZH_TABLE_GAME] = TABLE ("game", ZH_TABLE_PAIRING, 1, "pairing_id"),
  [ZH_TABLE_INCIDENT] = TABLE ("incident", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_KEPT_GAME] = TABLE ("kept_game", ZH_TABLE_GAME, 1, "game_id"),
  [ZH_TABLE_ADJOURNMENT] = TABLE ("adjournment", ZH_TABLE_GAME, 1, "game_id"),
  [ZH_TABLE_OCCURRENCE] = TABLE ("occurrence", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_CLOCK_CHANGE] = TABLE ("clock_change", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_PROTEST] = TABLE ("protest", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_PROTEST_PERSON] = TABLE ("protest_person", ZH_TABLE_PROTEST, 1, "protest_id"),
  [ZH_TABLE_PROTEST_FILE] = TABLE ("protest_file", ZH_TABLE_PROTEST, 1, "protest_id"),
  [ZH_TABLE_ASSIGNMENT] = TABLE ("assignment", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_ISSUE] = TABLE ("issue", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_SITE] = TABLE ("site", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_OUTAGE] = TABLE ("outage", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_SCREENING] = TABLE ("screening", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_LOT_MINUTE] = TABLE ("lot_minute", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_CONFIRMATION] = TABLE ("confirmation", ZH_TABLE_GAME, 1, "game_id"),
  [ZH_TABLE_LETTER] = TABLE ("letter", ZH_TABLE_GAME, 1, "game_id"),
  [ZH_TABLE_ADDRESS] = TABLE ("address", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_SESSION] = TABLE ("session", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_APPLICANT] = TABLE ("applicant", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_EVIDENCE] = TABLE ("evidence", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_QUOTA] = TABLE ("quota", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_ENTRY_CHANGE] = TABLE ("entry_change", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_APPLICATION] = TABLE ("application", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_PAYMENT] = TABLE ("payment", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_BAN] = TABLE ("ban", ZH_N_TABLES, -1, "id"),
  [ZH_TABLE_ADDITION] = TABLE ("addition", ZH_N_TABLES, -1, "id"),
  [ZH_TABLE_WORK] = TABLE ("work", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_SOLVING_ROUND] = TABLE ("solving_round", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_SOLVING_SHEET] = TABLE ("solving_sheet", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_CONTEST] = TABLE ("contest", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_CONTEST_JUDGE] = TABLE ("contest_judge", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_CONTEST_MARK] = TABLE ("contest_mark", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
  [ZH_TABLE_CONTEST_OBJECTION] = TABLE ("contest_objection", ZH_TABLE_TOURNAMENT, 1, "tournament_id"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (tables) == ZH_N_TABLES);

const ZhTableInfo *
zh_table_get_info (ZhTable table)
{
  g_assert (table < ZH_N_TABLES);

  return &tables[table];
}

int
zh_table_get_number_column (ZhTable table)
{
  return table == ZH_TABLE_ROUND || table == ZH_TABLE_PAIRING ? 2 : -1;
}

int
zh_table_get_key_column (ZhTable table)
{
  return table == ZH_TABLE_OVERRIDE ? 1 : table == ZH_TABLE_TOURNAMENT_OPTION ? 2
                                                                              : -1;
}

ZhTable
zh_table_find (const char *name)
{
  for (guint i = 0; i < ZH_N_TABLES; i++)
    if (g_strcmp0 (tables[i].name, name) == 0)
      return (ZhTable) i;
  return ZH_N_TABLES;
}
