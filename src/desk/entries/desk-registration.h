/* The first morning: who has come, who has paid, whose documents were seen. */
#pragma once

#include "desk.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhTick:
 * @ZH_TICK_AS_IS: not touched
 */
typedef enum
{
  ZH_TICK_AS_IS,
  ZH_TICK_NO,
  ZH_TICK_YES,
} ZhTick;

/**
 * ZhRegistration:
 * @arrived: whether somebody has come
 * @paid: whether the fee is paid
 * @documents_seen: whether the documents were seen and are in order
 */
typedef struct
{
  ZhTick arrived;
  ZhTick paid;
  ZhTick documents_seen;
} ZhRegistration;

/**
 * ZhRegistrationCount:
 * @n_persons: players of the tournament, of teams their members
 * @n_arrived: of them, who have come
 * @n_paid: who have paid
 * @n_documents_seen: whose documents were seen
 */
typedef struct
{
  int n_persons;
  int n_arrived;
  int n_paid;
  int n_documents_seen;
} ZhRegistrationCount;

/* How far the registration of a tournament is; who has left is not counted. */
ZhRegistrationCount zh_tournament_count_registered (const ZhTournament *self);

/**
 * zh_tournament_list_not_arrived:
 *
 * Returns: (transfer full) (element-type gint64): ids of the entries that play and of whom nobody has come, by
 *   start number; without those of whom the next round knows already that they do not play it
 */
GArray *zh_tournament_list_not_arrived (const ZhTournament *self);

/**
 * zh_tournament_list_arrived_absent:
 *
 * Returns: (transfer full) (element-type gint64): ids of the entries of which somebody has come and which all the
 *   same would miss the next round without points, by start number
 */
GArray *zh_tournament_list_arrived_absent (const ZhTournament *self);

/**
 * zh_desk_register_persons:
 * @persons: (array length=n_persons): ids of players of the tournament, or of members of its teams
 * @ticks: what is said of all of them
 * @error: %ZH_ERROR_INPUT for a person who does not play there, and where nothing is said; %ZH_ERROR_REFUSED
 *   where everything is so already
 *
 * Ticks what was seen at the registration, of one person or many in one act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_register_persons (ZhDesk               *self,
                                    gint64                tournament_id,
                                    const gint64         *persons,
                                    gsize                 n_persons,
                                    const ZhRegistration *ticks,
                                    GError              **error);

G_END_DECLS
