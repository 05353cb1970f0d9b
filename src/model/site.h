/* Where a side plays from when it is not in the hall: the room of a player or team in one round of online
 * play, who watches over it, and what was looked at before the start (RU 15.6, 15.7, 24.7).
 */
#pragma once

#include "fields.h"

G_BEGIN_DECLS

/**
 * ZhSite:
 * @entry_id: whose site
 * @round: for which it was looked at
 * @place: region, town and room, as said
 * @arbiter: who watches over it in person; "" while nobody does
 * @technician: whom the captain calls in trouble, as agreed with the arbiter
 * @camera: the picture of the room was seen
 * @equipment: the equipment and its programs were checked
 * @conference: the captain is in the conference with the panel
 * @conference_times: when the captain came in and left (zh_conference_times_parse())
 * @note: what else the arbiter saw
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64   id;
  gint64   entry_id;
  int      round;
  char    *place;
  char    *arbiter;
  char    *technician;
  gboolean camera;
  gboolean equipment;
  gboolean conference;
  char    *conference_times;
  char    *note;
} ZhSite;

/* What people fill in; the round is the program's. */
extern const ZhRecordType zh_site_type;

/* Of nobody, with nothing looked at. */
ZhSite *zh_site_new (void);
void    zh_site_free (ZhSite *self);

/**
 * zh_sites_find:
 * @sites: (element-type ZhSite): of one tournament
 *
 * Returns: (transfer none) (nullable): the site of an entry in a round
 */
const ZhSite *zh_sites_find (const GPtrArray *sites,
                             gint64           entry_id,
                             int              round);

/**
 * zh_sites_start:
 * @sites: (element-type ZhSite): of one tournament
 *
 * What to begin with for an entry in a round: what stands there; else place, arbiter and technician as in
 * its last round before, with nothing looked at yet.
 *
 * Returns: (transfer full): a site of that entry and round, with id 0 where it has none of its own
 */
ZhSite *zh_sites_start (const GPtrArray *sites,
                        gint64           entry_id,
                        int              round);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhSite, zh_site_free)

G_END_DECLS
