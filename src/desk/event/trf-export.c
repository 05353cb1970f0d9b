#include "config.h"

#include "trf-export.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-journal.h"
#include "dutch-acceleration.h"
#include "errors.h"
#include "event-standings.h"
#include "hand-acts.h"
#include "play-form.h"
#include "trf-comments.h"
#include "teams.h"

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

/* A part begins and ends with the days of its rounds. */
static void
take_days (ZhTrfFile               *file,
           const ZhTrfWriteOptions *options)
{
  const GArray *dates = file->round_dates;

  if (options->first_round < 1 || options->last_round > (int) dates->len)
    return;
  file->start = g_array_index (dates, ZhDate, options->first_round - 1);
  file->end = g_array_index (dates, ZhDate, options->last_round - 1);
}

/* Comments of rounds that are left out. */
static void
drop_other_comments (ZhTrfFile               *file,
                     const ZhTrfWriteOptions *options)
{
  for (guint i = file->extra_lines->len; options->first_round > 0 && i > 0; i--)
    {
      const char *at = strstr (g_ptr_array_index (file->extra_lines, i - 1), " @ Round ");
      int         round = at != NULL ? (int) g_ascii_strtoll (at + strlen (" @ Round "), NULL, 10) : 0;

      if (round > 0 && (round < options->first_round || round > options->last_round))
        g_ptr_array_remove_index (file->extra_lines, i - 1);
    }
}

char *
zh_trf_export (const ZhCompetition     *competition,
               ZhTournament            *tournament,
               const GPtrArray         *hand_acts,
               const GPtrArray         *journal,
               const ZhTrfWriteOptions *options,
               GError                 **error)
{
  g_autoptr (ZhTrfFile) file = NULL;
  int after = options->first_round > 0 ? options->last_round : zh_tournament_count_paired_rounds (tournament);
  g_autoptr (ZhStandings) standings = zh_event_standings_new (tournament, after, error);

  if (standings == NULL)
    return NULL;
  if (zh_tournament_is_display (tournament))
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("“%s” is a simultaneous display: it is not rated, and a TRF has no place for several games of one player in a round"), tournament->name);
  if (zh_tournament_is_consultation (tournament))
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("“%s” has consultation games: their results are those of groups and rate nobody"), tournament->name);
  file = zh_trf_file_new_for_tournament (competition, tournament);
  take_days (file, options);
  zh_trf_file_take_places (file, standings);
  take_virtual_points (file);
  if (hand_acts != NULL && options->dialect == ZH_TRF_26)
    zh_trf_file_take_comments (file, competition, hand_acts, journal);
  drop_other_comments (file, options);
  return zh_trf_write (file, options, error);
}

char *
zh_desk_export_trf (ZhDesk                  *self,
                    gint64                   tournament_id,
                    ZhTrfComments            comments,
                    const ZhTrfWriteOptions *options,
                    GError                 **error)
{
  const ZhCompetition  *competition = zh_desk_get_snapshot (self);
  const ZhJournalFilter filter = { .tournament_id = tournament_id };
  ZhTournament         *tournament = zh_competition_find_tournament (competition, tournament_id);
  g_autoptr (GPtrArray) by_hand = NULL;
  g_autoptr (GPtrArray) journal = NULL;

  if (tournament == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such tournament in this competition"));
  if (comments == ZH_TRF_WITHOUT_COMMENTS)
    return zh_trf_export (competition, tournament, NULL, NULL, options, error);
  by_hand = zh_desk_list_hand_acts (self, tournament_id, zh_language_get_screen (), error);
  journal = by_hand != NULL ? zh_desk_list_journal (self, &filter, error) : NULL;
  return journal != NULL ? zh_trf_export (competition, tournament, by_hand, journal, options, error) : NULL;
}
