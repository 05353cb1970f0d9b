/* Entries against a rating list: what differs, and the act that takes it over.
 */
#pragma once

#include "desk.h"
#include "rating-set.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhListDifference:
 * @person_id: whose
 * @name: of the entry, or of the member of a team
 * @key: of the field of the person
 * @now: as the competition has it, "" for nothing
 * @then: as the list has it
 * @is_name: it is a name, which changes only by itself
 */
typedef struct
{
  gint64   person_id;
  char    *name;
  char    *key;
  char    *now;
  char    *then;
  gboolean is_name;
} ZhListDifference;

/**
 * ZhListComparison:
 * @edition: id of the edition
 * @differences: (element-type ZhListDifference): by entry, then by field
 * @notes: (element-type utf8): what cannot be mended by taking it over: an ID that two people have or nobody in the list
 *   has, a name or a birth that is somebody else's, an edition that is not of the first day, numbers that stand
 * @n_checked: people who are in the list
 * @n_without_id: people who have no ID that the list goes by
 */
typedef struct
{
  char      *edition;
  GPtrArray *differences;
  GPtrArray *notes;
  int        n_checked;
  int        n_without_id;
} ZhListComparison;

/**
 * zh_tournament_compare_with_list:
 * @set: the list first in it is compared with
 * @first_day: of the event: a list is valid from the first day of its month, and the one valid on the first day counts
 *
 * People are found by FIDE ID, else by national ID, never by name. A blank of the list clears nothing. Names that may be one
 * in two spellings are no difference.
 *
 * Source: FIDE B.02 7.1; the checklist for pairing programs, Q133–Q144.
 *
 * Returns: (transfer full)
 */
ZhListComparison *zh_tournament_compare_with_list (const ZhTournament *tournament,
                                                   ZhListSet          *set,
                                                   ZhDate              first_day);
void              zh_list_comparison_free (ZhListComparison *self);

/* How many were looked at, and how many differ, in a sentence; (transfer full). */
char *zh_list_comparison_dup_summary (const ZhListComparison *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhListUpdate:
 * @person_id: who plays in the tournament
 * @key: of a field
 * @value: of it, as zh_field_parse() takes it
 */
typedef struct
{
  gint64 person_id;
  char  *key;
  char  *value;
} ZhListUpdate;

void zh_list_update_free (ZhListUpdate *self);

/* A difference as an update; (transfer full). */
ZhListUpdate *zh_list_update_new (const ZhListDifference *difference);

/**
 * zh_desk_update_players:
 * @source: id of the edition, which is kept with each rating
 * @updates: (element-type ZhListUpdate): what to take over
 * @error: see desk.h; %ZH_ERROR_INPUT naming what fits no field
 *
 * One act. A rating in the tournament that was the person's follows it. Start numbers do not move:
 * zh_desk_number_entries() does that, as long as they may.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_update_players (ZhDesk     *self,
                                  gint64      tournament_id,
                                  const char *source,
                                  GPtrArray  *updates,
                                  GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListComparison, zh_list_comparison_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListUpdate, zh_list_update_free)

G_END_DECLS
