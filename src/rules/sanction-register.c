#include "config.h"

#include "sanction-register.h"

#include <string.h>

#include "incident-catalogue.h"

/* Sections of the catalogue that hold infringements. */
#define INFRINGEMENTS "CDHIJLM"

const char *
zh_incident_record_get_sanction (const ZhIncidentRecord *record)
{
  ZhRuledResult     decided = record->decided;
  const ZhIncident *incident = zh_incident_find (record->incident);

  if (*record->sanction != '\0')
    return record->sanction;
  if (incident == NULL || strchr (INFRINGEMENTS, incident->section) == NULL)
    return NULL;
  return decided == ZH_RULED_LOSS || decided == ZH_RULED_BOTH_LOSE || decided == ZH_RULED_LOSS_DRAW ? "game-loss" : NULL;
}
