/* The circumstances of an incident: who raised it, when, the clocks, the move, witnesses, a
 * note. All of them may be left empty.
 */
#pragma once

#include "desk-incidents.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_INCIDENT_DETAILS (zh_incident_details_get_type ())
G_DECLARE_FINAL_TYPE (ZhIncidentDetails, zh_incident_details, ZH, INCIDENT_DETAILS, ZhBin)

/* Signal "changed" (): a clock reads otherwise. */

/**
 * zh_incident_details_fill:
 * @input: (inout): gets the circumstances; its texts live until the next call
 * @problem: (out) (transfer none): what cannot be read, and how to write it
 *
 * Returns: %FALSE with @problem
 */
gboolean zh_incident_details_fill (ZhIncidentDetails *self,
                                   ZhIncidentInput   *input,
                                   const char       **problem);

/**
 * zh_incident_details_add_note:
 * @text: put behind what the note says already
 */
void zh_incident_details_add_note (ZhIncidentDetails *self,
                                   const char        *text);

G_END_DECLS
