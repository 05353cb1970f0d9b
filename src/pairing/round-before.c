#include "config.h"

#include "round-before.h"

static const ZhPairing *
find_pairing (const ZhRound *round,
              gint64         entry)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->entry[0] == entry || pairing->entry[1] == entry)
        return pairing;
    }
  return NULL;
}

/* Who sat out is known by the round, where no absence was recorded; what was made by hand says nothing of who was
 * there to be paired. */
static void
copy_entries (const ZhTournament *from,
              const ZhRound      *round,
              ZhTournament       *to)
{
  gboolean predetermined = zh_tournament_is_predetermined (from);

  for (guint i = 0; i < from->entries->len; i++)
    {
      ZhEntry         *entry = zh_entry_copy (g_ptr_array_index (from->entries, i));
      const ZhPairing *pairing = find_pairing (round, entry->id);
      ZhPairingKind    kind = pairing != NULL ? pairing->kind : ZH_PAIRING_ZERO_BYE;
      ZhAbsence        absence = { round->number, kind };

      g_ptr_array_add (to->entries, entry);
      if (pairing != NULL && pairing->edited)
        continue;
      g_array_set_size (entry->absences, 0);
      if (!predetermined && kind != ZH_PAIRING_GAME && kind != ZH_PAIRING_ALLOCATED_BYE && kind != ZH_PAIRING_FREE)
        g_array_append_val (entry->absences, absence);
    }
}

static ZhMember *
copy_member (const ZhMember *member)
{
  ZhMember *copy = g_memdup2 (member, sizeof *member);

  zh_person_ref (copy->person);
  return copy;
}

ZhColour
zh_tournament_find_initial_colour (const ZhTournament *tournament)
{
  const ZhRound *round = zh_tournament_find_round (tournament, 1);

  for (guint i = 0; round != NULL && i < tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (tournament->entries, i);
      const ZhPairing *pairing = find_pairing (round, entry->id);

      if (pairing != NULL && pairing->kind == ZH_PAIRING_GAME)
        return pairing->entry[0] == entry->id ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
    }
  return ZH_COLOUR_NONE;
}

ZhTournament *
zh_tournament_before_round (const ZhTournament *tournament,
                            int                 number)
{
  ZhTournament *before = zh_tournament_copy_settings (tournament);

  copy_entries (tournament, zh_tournament_find_round (tournament, number), before);
  for (guint i = 0; i < tournament->members->len; i++)
    g_ptr_array_add (before->members, copy_member (g_ptr_array_index (tournament->members, i)));
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->number < number)
        g_ptr_array_add (before->rounds, zh_round_ref (round));
    }
  for (guint i = 0; i < tournament->forbidden->len; i++)
    {
      const ZhForbidden *forbidden = g_ptr_array_index (tournament->forbidden, i);

      g_ptr_array_add (before->forbidden, zh_forbidden_new (forbidden->first_round, forbidden->last_round,
                                                            forbidden->entries, forbidden->n_entries));
    }
  for (guint i = 0; i < tournament->virtual_points->len; i++)
    g_ptr_array_add (before->virtual_points, g_memdup2 (g_ptr_array_index (tournament->virtual_points, i), sizeof (ZhVirtualPoints)));
  return before;
}

ZhTournament *
zh_tournament_to_explain (const ZhTournament *tournament,
                          int                 number)
{
  if (zh_system_get_traits (tournament->system)->is_swiss && zh_tournament_find_round (tournament, number) != NULL)
    return zh_tournament_before_round (tournament, number);
  return zh_tournament_ref ((ZhTournament *) tournament);
}
