/* What the families of commands that run by name read alike. Private to this folder. */
#pragma once

#include "arguments.h"
#include "canonical-json.h"
#include "desk-private.h"
#include "given-forfeit.h"
#include "json-record.h"

G_BEGIN_DECLS

/* Seeds are 64 bits, of which the highest may be set. */
#define ZH_SEED_ARGUMENT ZH_INTEGER_ARGUMENT ("seed", NC_ ("argument", "seed of the lot"), OPTIONAL, G_MININT64, G_MAXINT64)

#define ZH_RUN_MAX_BOARDS 100000
#define ZH_RUN_MAX_GAMES 1000

/* Seconds since 1970 UTC, of the years 1 to 9999. */
#define ZH_TIME_ARGUMENT(key_, label_) ZH_INTEGER_ARGUMENT (key_, label_, OPTIONAL, G_GINT64_CONSTANT (-62135596800), G_GINT64_CONSTANT (253402300799))

#define ZH_ROUND_ARGUMENT(most_) ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, most_)

/* What the rules said of an act when it was done; they are not asked again where it is given. */
#define ZH_ARTICLES_ARGUMENT ZH_TEXT_ARGUMENT ("articles", NC_ ("argument", "articles that the act follows; found in the rules where they are left out"), FOUND, ZH_TEXT_LIST_MAX)

/* The elements of a list of games with their results: round, board, game, result. */
extern const ZhArgument zh_run_forfeit_items[];

/* The elements of a list of texts of one line. */
extern const ZhArgument zh_run_text_items[];

/**
 * zh_run_read_forfeits:
 *
 * Returns: (transfer full) (nullable) (element-type ZhGivenForfeit): the games of a list; %NULL where it is
 *   left out
 */
GArray *zh_run_read_forfeits (JsonObject *in,
                              const char *key);

/* A text, (nullable) (transfer none): %NULL where it is left out. */
const char *zh_in_get_text (JsonObject *in,
                            const char *key);

/* As zh_json_get_int(), of a number that is within the bounds of an int. */
int zh_in_get_number (JsonObject *in,
                      const char *key);

/* The value of a word, by @words; 0 where it is left out. */
int zh_in_get_word (JsonObject        *in,
                    const char        *key,
                    const char *const *words);

/* The texts of a list, (transfer container); none where it is left out. */
const char **zh_in_list_texts (JsonObject *in,
                               const char *key) G_GNUC_WARN_UNUSED_RESULT;

/* The numbers of a list, (transfer full) (nullable) (element-type int); %NULL where it is left out. */
GArray *zh_in_read_numbers (JsonObject *in,
                            const char *key);

/* Of the arguments of “create”: fills @details; the uuid is (transfer full), %NULL where one is to be drawn. */
void zh_in_read_new_competition (JsonObject           *in,
                                 ZhCompetitionDetails *details,
                                 char                **uuid);

/* Of arguments with ZH_TOURNAMENT_ARGUMENT: its id. */
gint64 zh_in_get_tournament (JsonObject *in);

/* Of arguments with ZH_REASON_ARGUMENT: the reason, (nullable) (transfer none). */
const char *zh_in_get_reason (JsonObject *in);

/* Of arguments with ZH_SEED_ARGUMENT: the seed, drawn by the desk's chance where none is given. */
guint64 zh_in_get_seed (JsonObject *in,
                        ZhDesk     *desk);

G_END_DECLS
