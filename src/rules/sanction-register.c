#include "config.h"

#include "sanction-register.h"

#include <string.h>

#include "incident-catalogue.h"

/* Sections of the catalogue that hold infringements. */
#define INFRINGEMENTS "CDHIJLM"

ZhSanction
zh_incident_record_get_sanction (const ZhIncidentRecord *record)
{
  ZhRuledResult     decided = record->decided;
  const ZhIncident *incident = zh_incident_find (record->incident);

  if (record->sanction != ZH_SANCTION_NOT_SAID)
    return record->sanction;
  if (incident == NULL || strchr (INFRINGEMENTS, incident->section) == NULL)
    return ZH_SANCTION_NOT_SAID;
  return decided == ZH_RULED_LOSS || decided == ZH_RULED_BOTH_LOSE || decided == ZH_RULED_LOSS_DRAW ? ZH_SANCTION_GAME_LOSS : ZH_SANCTION_NOT_SAID;
}
