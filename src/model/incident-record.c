#include "config.h"

#include "incident-record.h"

ZhIncidentRecord *
zh_incident_record_new (void)
{
  ZhIncidentRecord *self = g_new0 (ZhIncidentRecord, 1);

  self->incident = g_strdup ("");
  self->counted_as = g_strdup ("");
  self->facts = g_strdup ("");
  self->note = g_strdup ("");
  self->articles = g_strdup ("");
  self->advised = g_strdup ("");
  self->decided = g_strdup ("");
  self->sanction = g_strdup ("");
  self->reason = g_strdup ("");
  return self;
}

void
zh_incident_record_free (ZhIncidentRecord *self)
{
  if (self == NULL)
    return;
  g_free (self->incident);
  g_free (self->counted_as);
  g_free (self->facts);
  g_free (self->note);
  g_free (self->articles);
  g_free (self->advised);
  g_free (self->decided);
  g_free (self->sanction);
  g_free (self->reason);
  g_free (self);
}
