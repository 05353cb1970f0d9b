/* Whether what was loaded hangs together: SQLite sees to it that a reference leads to some row, and
 * not that the row is of the same tournament. Everything behind this looks up entries and rounds of
 * a tournament without asking whether they are there. */
#include "config.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "store-private.h"

typedef struct
{
  const ZhTournament *tournament;
  GHashTable         *entries; /* ids, unowned */
  GHashTable         *members;
} Scope;

/* @row: 0 where the model does not keep its id */
static gboolean
fail (const char *table,
      gint64      row,
      const char *column,
      gint64      value,
      GError    **error)
{
  g_autofree char *id = row != 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, row) : g_strdup ("?");
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, value);

  return zh_fail (error, ZH_ERROR_CORRUPT,
                  _ ("The file is damaged: column “%1$s” of row %2$s in “%3$s” holds “%4$s”, which cannot be. Open one of its backups"),
                  column, id, table, text);
}

static gboolean
has (GHashTable *ids,
     gint64      id)
{
  return g_hash_table_contains (ids, &id);
}

static gboolean
check_games (const Scope     *scope,
             const ZhPairing *pairing,
             GError         **error)
{
  static const char *const columns[] = { "member1_id", "member2_id" };

  for (int i = 0; i < pairing->n_games; i++)
    for (int side = 0; side < 2; side++)
      {
        gint64 member = pairing->games[i].member[side];

        if (member != 0 && !has (scope->members, member))
          return fail ("game", pairing->games[i].id, columns[side], member, error);
      }
  return TRUE;
}

static gboolean
check_pairing (const Scope     *scope,
               const ZhPairing *pairing,
               GError         **error)
{
  gint64 second = pairing->entry[1];

  if (!has (scope->entries, pairing->entry[0]))
    return fail ("pairing", pairing->id, "entry1_id", pairing->entry[0], error);
  if (second == 0 ? pairing->kind == ZH_PAIRING_GAME : !has (scope->entries, second) || second == pairing->entry[0])
    return fail ("pairing", pairing->id, "entry2_id", second, error);
  return check_games (scope, pairing, error);
}

/* Rounds are found by their numbers. */
static gboolean
check_rounds (const Scope *scope,
              GError     **error)
{
  for (guint i = 0; i < scope->tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (scope->tournament->rounds, i);

      if (round->number != (int) i + 1)
        return fail ("round", round->id, "number", round->number, error);
      for (guint k = 0; k < round->pairings->len; k++)
        if (!check_pairing (scope, g_ptr_array_index (round->pairings, k), error))
          return FALSE;
    }
  return TRUE;
}

static gboolean
check_restrictions (const Scope *scope,
                    GError     **error)
{
  for (guint i = 0; i < scope->tournament->forbidden->len; i++)
    {
      const ZhForbidden *forbidden = g_ptr_array_index (scope->tournament->forbidden, i);

      for (int k = 0; k < forbidden->n_entries; k++)
        if (!has (scope->entries, forbidden->entries[k]))
          return fail ("forbidden_entry", 0, "entry_id", forbidden->entries[k], error);
    }
  for (guint i = 0; i < scope->tournament->virtual_points->len; i++)
    {
      const ZhVirtualPoints *points = g_ptr_array_index (scope->tournament->virtual_points, i);

      if (!has (scope->entries, points->entry_id))
        return fail ("virtual_points", 0, "entry_id", points->entry_id, error);
    }
  return TRUE;
}

/* A team has boards, and whoever has none is a person. */
static gboolean
check_entries (const Scope *scope,
               GError     **error)
{
  for (guint i = 0; i < scope->tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (scope->tournament->entries, i);

      if (entry->person == NULL && scope->tournament->boards == 0)
        return fail ("entry", entry->id, "person_id", 0, error);
    }
  return TRUE;
}

static gboolean
check_tournament (const ZhTournament *tournament,
                  GError            **error)
{
  g_autoptr (GHashTable) entries = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (GHashTable) members = g_hash_table_new (g_int64_hash, g_int64_equal);
  Scope scope = { tournament, entries, members };

  for (guint i = 0; i < tournament->entries->len; i++)
    g_hash_table_add (entries, &((ZhEntry *) g_ptr_array_index (tournament->entries, i))->id);
  for (guint i = 0; i < tournament->members->len; i++)
    g_hash_table_add (members, &((ZhMember *) g_ptr_array_index (tournament->members, i))->id);
  return check_entries (&scope, error) && check_rounds (&scope, error) && check_restrictions (&scope, error);
}

/* An incident or a protest is about an entry of its own tournament. */
static gboolean
check_subject (const ZhCompetition *competition,
               const char          *table,
               gint64               row,
               gint64               tournament_id,
               gint64               entry_id,
               GError             **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);

  if (tournament == NULL)
    return fail (table, row, "tournament_id", tournament_id, error);
  if (entry_id != 0 && zh_tournament_find_entry (tournament, entry_id) == NULL)
    return fail (table, row, "entry_id", entry_id, error);
  return TRUE;
}

gboolean
zh_store_check_model (const ZhCompetition *competition,
                      GError             **error)
{
  for (guint i = 0; i < competition->tournaments->len; i++)
    if (!check_tournament (g_ptr_array_index (competition->tournaments, i), error))
      return FALSE;
  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *incident = g_ptr_array_index (competition->incidents, i);

      if (!check_subject (competition, "occurrence", incident->id, incident->tournament_id, incident->entry_id, error))
        return FALSE;
    }
  for (guint i = 0; i < competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (competition->protests, i);

      if (!check_subject (competition, "protest", protest->id, protest->tournament_id, protest->entry_id, error))
        return FALSE;
    }
  return TRUE;
}
