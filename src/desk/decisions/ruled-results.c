#include "config.h"

#include "ruled-results.h"

#include "decision-words.h"
#include "incident-catalogue.h"

const ZhIncidentRecord *
zh_competition_find_result_ruling (const ZhCompetition *self,
                                   gint64               tournament_id,
                                   int                  round,
                                   int                  board,
                                   int                  game)
{
  for (guint i = self->incidents->len; i > 0; i--)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (self->incidents, i - 1);

      if (record->tournament_id != tournament_id || record->round != round || record->board != board ||
          record->decided <= ZH_RULED_NONE)
        continue;
      if (game >= 0 && record->game > 0 && record->game != game + 1)
        continue;
      if (zh_competition_find_annulment (self, record->id) == NULL)
        return record;
    }
  return NULL;
}

char *
zh_ruled_result_format (const ZhIncidentRecord *ruling,
                        const ZhLanguage       *language)
{
  /* Translators: number of the board, what happened there, what was decided. */
  return g_strdup_printf (zh_tr (language,
                                 "The result on board %1$d follows from a ruling: %2$s, %3$s. The register "
                                 "of incidents keeps the ruling, whatever "
                                 "the result becomes; a decision on a protest, or undo, takes back both"),
                          ruling->board, zh_incident_get_title (ruling->incident, language),
                          zh_incident_decision_get_label (ruling->decided, language));
}
