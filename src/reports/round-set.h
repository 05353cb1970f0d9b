/* What is printed together for a round: which documents, in which order, how many copies of each. The choice is
 * kept with the competition as one line of text; where nothing is chosen, the registry proposes.
 */
#pragma once

#include "report-registry.h"

G_BEGIN_DECLS

#define ZH_ROUND_SET_MAX_COPIES 99

/**
 * ZhRoundSetItem:
 * @report: (transfer none): a document of the registry
 * @copies: 1 … %ZH_ROUND_SET_MAX_COPIES
 */
typedef struct
{
  const ZhReport *report;
  int             copies;
} ZhRoundSetItem;

/**
 * zh_round_set_parse:
 * @text: ids of documents with commas between, each with the number of its copies behind a colon where it is not
 *   one: "pairings:2,seats"; "" for nothing chosen
 * @error: %ZH_ERROR_INPUT, naming the part and what there is
 *
 * Returns: (transfer full) (nullable) (element-type ZhRoundSetItem): the documents in their order
 */
GArray *zh_round_set_parse (const char *text,
                            GError    **error);

/**
 * zh_round_set_format:
 * @items: (element-type ZhRoundSetItem)
 *
 * Returns: (transfer full): the text that zh_round_set_parse() takes
 */
char *zh_round_set_format (const GArray *items) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_round_set_describe:
 * @text: as zh_round_set_parse() takes it; what it does not know stays as it is
 *
 * Returns: (transfer full): the titles of the documents, with the numbers of copies
 */
char *zh_round_set_describe (const char       *text,
                             const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_round_set_list:
 *
 * Returns: (transfer full) (element-type ZhRoundSetItem): what is printed for a round of @tournament: of what was
 *   chosen for @competition, or else of what is usual, that which there is for such a tournament
 */
GArray *zh_round_set_list (const ZhCompetition *competition,
                           const ZhTournament  *tournament);

G_END_DECLS
