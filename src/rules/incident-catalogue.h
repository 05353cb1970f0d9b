/* The catalogue of what can happen: every incident, infringement and claim that an arbiter
 * may rule on, by id and title, whatever ruleset is in force. What a ruleset makes of it
 * stands in the ruleset.
 */
#pragma once

#include <glib.h>

#include "language.h"

G_BEGIN_DECLS

/**
 * ZhIncident:
 * @id: stable name, for files and options
 * @section: 'A' start of the round, 'B' set-up, 'C' moving and touching, 'D' illegal moves,
 *   'E' clock, 'F' score sheet, 'G' draws and the end, 'H' conduct, 'I' draughts, 'J'
 *   impairments, 'K' adjourned games, 'L' teams and entitlement, 'M' distance play,
 *   'N' correspondence, 'O' composition
 * @title: English, to be translated with the context "incident"
 */
typedef struct
{
  const char *id;
  char        section;
  const char *title;
} ZhIncident;

/**
 * zh_incident_get_all:
 * @n_incidents: (out): how many
 *
 * Returns: (transfer none) (array length=n_incidents): the catalogue, by section
 */
const ZhIncident *zh_incident_get_all (gsize *n_incidents);

/**
 * zh_incident_find:
 *
 * Returns: (transfer none) (nullable): the incident with @id
 */
const ZhIncident *zh_incident_find (const char *id);

/**
 * zh_incident_get_title:
 *
 * Returns: (transfer none): the incident's title; @id itself when unknown
 */
const char *zh_incident_get_title (const char       *id,
                                   const ZhLanguage *language);

G_END_DECLS
