#include "config.h"

#include "sanction-register.h"

#include <string.h>

#include "incident-catalogue.h"

/* Sections of the catalogue that hold infringements. */
#define INFRINGEMENTS "CDHIJLM"

const char *
zh_incident_record_get_sanction (const ZhIncidentRecord *record)
{
  static const char *const losses[] = { "loss", "both-lose", "loss-draw", NULL };
  const ZhIncident        *incident = zh_incident_find (record->incident);

  if (*record->sanction != '\0')
    return record->sanction;
  if (incident == NULL || strchr (INFRINGEMENTS, incident->section) == NULL)
    return NULL;
  return g_strv_contains (losses, record->decided) ? "game-loss" : NULL;
}
