/* Arguments that entries and members of teams have in common. Private to this folder. */
#pragma once

#include "arguments.h"
#include "desk-private.h"

G_BEGIN_DECLS

#define ZH_PERSON_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "person", NC_ ("argument", "id of a person who is in the file"), OPTIONAL)
#define ZH_PLAYER_ARGUMENT ZH_RECORD_ARGUMENT ("player", NC_ ("argument", "what is known of the player"), OPTIONAL, &zh_person_type)
#define ZH_MOVES_ARGUMENT ZH_LIST_ARGUMENT ("moves", NC_ ("argument", "who makes room by another start number; found where it is left out"), FOUND, zh_run_move_items, 100000)

#define ZH_FIELDS_ARGUMENT ZH_RECORD_ARGUMENT ("fields", NC_ ("argument", "what is known of the entry"), OPTIONAL, &zh_entry_type)
#define ZH_ABSENCES_ARGUMENT ZH_LIST_ARGUMENT ("absences", NC_ ("argument", "rounds that are not played"), OPTIONAL, zh_run_absence_items, ZH_MAX_ROUNDS)

/* The elements of a list of ids, of who gets another start number, of rounds that are not played, of groups
 * that may not meet, and of the acceleration. */
extern const ZhArgument zh_run_id_items[];
extern const ZhArgument zh_run_move_items[];
extern const ZhArgument zh_run_absence_items[];
extern const ZhArgument zh_run_forbidden_items[];
extern const ZhArgument zh_run_virtual_items[];

/* What "kind" says that somebody gets who does not play; a game where it is left out. */
ZhPairingKind zh_run_get_kind (JsonObject *object);

/**
 * zh_run_read_entry:
 * @object: with "fields" and "absences", or without
 * @entry: gets what they say; the rest stays
 */
void zh_run_read_entry (JsonObject *object,
                        ZhEntry    *entry);

/**
 * zh_run_read_restrictions:
 * @in: with "forbidden" and "virtual-points", or without
 * @forbidden: (element-type ZhForbidden): gets the groups that may not meet
 * @virtual_points: (element-type ZhVirtualPoints): gets the acceleration
 */
void zh_run_read_restrictions (JsonObject *in,
                               GPtrArray  *forbidden,
                               GPtrArray  *virtual_points);

/**
 * zh_run_read_person:
 * @object: with "person", "player" or neither
 * @person: (out) (transfer full) (nullable): whom they name; %NULL with neither
 * @error: %ZH_ERROR_INPUT for both, and for nobody of the file
 *
 * Returns: %FALSE with @error
 */
gboolean zh_run_read_person (ZhDesk     *desk,
                             JsonObject *object,
                             ZhPerson  **person,
                             GError    **error);

/**
 * zh_run_change_person:
 * @object: with the fields of "player" that change, or without
 * @person: (inout) (nullable): as it is, then a copy with these fields
 * @error: %ZH_ERROR_INPUT for fields of a player where there is none
 *
 * Returns: %FALSE with @error
 */
gboolean zh_run_change_person (JsonObject *object,
                               ZhPerson  **person,
                               GError    **error);

/**
 * zh_run_read_moves:
 *
 * Returns: (transfer full) (nullable) (element-type ZhGivenNumber): who moves; %NULL where it is not said
 */
GArray *zh_run_read_moves (JsonObject *in);

/**
 * zh_run_dup_ids:
 * @n_ids: (out): how many
 *
 * Returns: (transfer full) (nullable) (array length=n_ids): the ids of a list; %NULL where it is left out
 */
gint64 *zh_run_dup_ids (JsonObject *object,
                        const char *key,
                        gsize      *n_ids) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
