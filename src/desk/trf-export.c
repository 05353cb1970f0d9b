#include "config.h"

#include "trf-export.h"

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

char *
zh_trf_export (const ZhCompetition     *competition,
               ZhTournament            *tournament,
               const ZhStandings       *standings,
               const ZhTrfWriteOptions *options,
               GError                 **error)
{
  g_autoptr (ZhTrfFile) file = zh_trf_file_new_for_tournament (competition, tournament);

  zh_trf_file_take_places (file, standings);
  return zh_trf_write (file, options, error);
}
