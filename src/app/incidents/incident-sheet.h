/* The sheet on which an incident is written down and ruled upon: what happened, what the
 * rules of the event say, what the arbiter decides.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_INCIDENT_SHEET (zh_incident_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ZhIncidentSheet, zh_incident_sheet, ZH, INCIDENT_SHEET, AdwWindow)

/**
 * zh_incident_sheet_new:
 * @parent: the window it belongs to
 * @session: looks at a round; acts are its desk's
 * @board: the table to begin with, 0 for the first
 * @game: the game at that table, from 0
 *
 * Returns: (transfer none): the sheet, owned by GTK, to be presented
 */
ZhIncidentSheet *zh_incident_sheet_new (GtkWindow *parent,
                                        ZhSession *session,
                                        int        board,
                                        int        game);

G_END_DECLS
