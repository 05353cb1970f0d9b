#include "config.h"

#include "sanction-register.h"

#include <string.h>

#include "incident-catalogue.h"

/* Sections of the catalogue that hold infringements. */
#define INFRINGEMENTS "CDHIJLM"

/* Of them what is nobody's doing: a game that it loses is lost on the clock, as by any fall of a flag. */
static const char *const faults_of_machines[] = { "online-disconnect", "online-tech", NULL };

ZhSanction
zh_incident_record_get_sanction (const ZhIncidentRecord *record)
{
  ZhRuledResult     decided = record->decided;
  const ZhIncident *incident = zh_incident_find (record->incident);

  if (record->sanction != ZH_SANCTION_NOT_SAID)
    return record->sanction;
  if (incident == NULL || strchr (INFRINGEMENTS, incident->section) == NULL || g_strv_contains (faults_of_machines, record->incident))
    return ZH_SANCTION_NOT_SAID;
  return decided == ZH_RULED_LOSS || decided == ZH_RULED_BOTH_LOSE || decided == ZH_RULED_LOSS_DRAW ? ZH_SANCTION_GAME_LOSS : ZH_SANCTION_NOT_SAID;
}
