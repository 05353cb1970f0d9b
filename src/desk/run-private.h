/* What the families of commands that run by name read alike. Private to this folder. */
#pragma once

#include "arguments.h"
#include "canonical-json.h"
#include "desk-private.h"
#include "json-record.h"

G_BEGIN_DECLS

/* Seeds are 64 bits, of which the highest may be set. */
#define ZH_SEED_ARGUMENT ZH_INTEGER_ARGUMENT ("seed", NC_ ("argument", "seed of the lot"), OPTIONAL, G_MININT64, G_MAXINT64)

/* Of arguments with ZH_TOURNAMENT_ARGUMENT: its id. */
gint64 zh_in_get_tournament (JsonObject *in);

/* Of arguments with ZH_REASON_ARGUMENT: the reason, (nullable) (transfer none). */
const char *zh_in_get_reason (JsonObject *in);

/* Of arguments with ZH_SEED_ARGUMENT: the seed, drawn by the desk's chance where none is given. */
guint64 zh_in_get_seed (JsonObject *in,
                        ZhDesk     *desk);

G_END_DECLS
