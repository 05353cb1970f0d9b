#include "config.h"

#include "trf-export.h"

#include "dutch-acceleration.h"
#include "event-standings.h"
#include "hand-acts.h"

void
zh_trf_file_take_places (ZhTrfFile         *file,
                         const ZhStandings *standings)
{
  g_array_set_size (file->places, 0);
  for (int i = 0; i < zh_standings_get_n_rows (standings); i++)
    {
      const ZhStanding *row = zh_standings_get_row (standings, i);
      const ZhEntry    *entry = g_ptr_array_index (file->tournament->entries, (guint) row->entry);
      ZhTrfPlace        place = { entry->id, TRUE, row->points, row->place };

      g_array_append_val (file->places, place);
    }
}

/* Who is in the accelerated group depends on who was there in round 1, which a report does not
 * tell: it holds the points themselves. */
static void
take_virtual_points (ZhTrfFile *file)
{
  const ZhTournament *tournament = file->tournament;
  int                 n_paired = zh_tournament_count_paired_rounds (tournament);
  int                 n_rounds = MAX (tournament->n_rounds, n_paired);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, n_paired);
  g_autofree ZhPoints *points = zh_dutch_virtual_points (history, n_rounds, NULL);

  for (int i = 0; points != NULL && i < history->n_entries * n_rounds; i++)
    if (points[i] != 0)
      {
        ZhVirtualPoints *record = g_new0 (ZhVirtualPoints, 1);

        record->entry_id = zh_history_get_entry (history, i / n_rounds)->id;
        record->round = i % n_rounds + 1;
        record->points = points[i];
        g_ptr_array_add (file->virtual_points, record);
      }
}

static int
find_number (const ZhTournament *tournament,
             gint64              entry_id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, entry_id);

  return entry != NULL && entry->person != NULL ? entry->start_number : 0;
}

/* "### Correction @ Round 2: 6-17: 1-0 => 0-1", White first. Boards of a match have numbers of other kinds. */
static void
take_corrections (ZhTrfFile       *file,
                  const GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (acts, i);
      const ZhRound   *round = act->round > 0 ? zh_tournament_find_round (file->tournament, act->round) : NULL;
      const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, act->board) : NULL;
      int              white = pairing != NULL ? find_number (file->tournament, pairing->entry[0]) : 0;
      int              black = pairing != NULL ? find_number (file->tournament, pairing->entry[1]) : 0;

      if (white > 0 && black > 0)
        g_ptr_array_add (file->extra_lines,
                         g_strdup_printf ("### Correction @ Round %d: %d-%d: %s => %s", act->round, white, black, act->before, act->after));
    }
}

char *
zh_trf_export (const ZhCompetition     *competition,
               ZhTournament            *tournament,
               const GPtrArray         *hand_acts,
               const ZhTrfWriteOptions *options,
               GError                 **error)
{
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (ZhStandings) standings = zh_event_standings_new (tournament, zh_tournament_count_paired_rounds (tournament), error);

  if (standings == NULL)
    return NULL;
  file = zh_trf_file_new_for_tournament (competition, tournament);
  zh_trf_file_take_places (file, standings);
  take_virtual_points (file);
  if (hand_acts != NULL && options->dialect == ZH_TRF_26)
    take_corrections (file, hand_acts);
  return zh_trf_write (file, options, error);
}

char *
zh_desk_export_trf (ZhDesk                  *self,
                    gint64                   tournament_id,
                    const ZhTrfWriteOptions *options,
                    GError                 **error)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (self);
  ZhTournament        *tournament = zh_competition_find_tournament (competition, tournament_id);
  g_autoptr (GPtrArray) by_hand = tournament != NULL ? zh_desk_list_hand_acts (self, tournament_id, zh_language_get_screen (), error) : NULL;

  return by_hand != NULL ? zh_trf_export (competition, tournament, by_hand, options, error) : NULL;
}
