#include "config.h"

#include "bye-notes.h"

#include <glib/gi18n.h>

static gboolean
had_half_bye (const ZhRound *round,
              gint64         entry_id)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_HALF_BYE && pairing->entry[0] == entry_id)
        return TRUE;
    }
  return FALSE;
}

/* The first other round with one, 0 without: announced ones stay announced once their round is paired. */
static int
find_half_bye (const ZhTournament *tournament,
               const ZhEntry      *entry,
               int                 round)
{
  for (guint i = 0; i < entry->absences->len; i++)
    {
      const ZhAbsence *absence = &g_array_index (entry->absences, ZhAbsence, i);

      if (absence->kind == ZH_PAIRING_HALF_BYE && absence->round != round)
        return absence->round;
    }
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *played = g_ptr_array_index (tournament->rounds, i);

      if (played->number != round && had_half_bye (played, entry->id))
        return played->number;
    }
  return 0;
}

char *
zh_entry_dup_bye_note (const ZhTournament *tournament,
                       const ZhEntry      *entry,
                       int                 round,
                       ZhPairingKind       kind,
                       const ZhLanguage   *language)
{
  g_autofree char *name = zh_entry_format_name (entry);
  int              other = kind == ZH_PAIRING_HALF_BYE ? find_half_bye (tournament, entry, round) : 0;

  if (kind == ZH_PAIRING_FULL_BYE)
    return g_strdup_printf (zh_tr (language, "%1$s gets a full point for round %2$d without a game; FIDE advises against such byes (C.05, 6.7.4)."),
                            name, round);
  if (other > 0)
    return g_strdup_printf (zh_tr (language, "%1$s has a half-point bye in round %2$d already; this is one more."), name, other);
  return g_strdup ("");
}
