/* The regulation of an event as a document: the items that it has to hold by the rules, what the competition file knows of
 * each, what somebody wrote, and what is missing. The file is the source: what it knows is never written a second time.
 */
#pragma once

#include "competition.h"
#include "language.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhItemNeed:
 * @ZH_ITEM_OBLIGATORY: an article says that the document must hold it
 * @ZH_ITEM_ASKED: an article refers the point to the document
 * @ZH_ITEM_MAY: the document is free to say something
 */
typedef enum
{
  ZH_ITEM_OBLIGATORY,
  ZH_ITEM_ASKED,
  ZH_ITEM_MAY,
} ZhItemNeed;

/**
 * ZhRegulationItem:
 * @id: stable name: "aims"
 * @title: in the language of the list
 * @need: by the rules of the event
 * @article: "" where the source names none
 * @known: what the competition file says of it, ""
 * @text: what somebody wrote, ""
 * @addition: (nullable): the last addition that changed it
 * @is_technical: part of the technical regulation of the chief arbiter
 */
typedef struct
{
  const char *id;
  const char *title;
  ZhItemNeed  need;
  char       *article;
  char       *known;
  char       *text;
  gboolean    is_technical;

  const ZhAddition *addition;
} ZhRegulationItem;

void zh_regulation_item_free (ZhRegulationItem *self);

/**
 * zh_regulation_items_list:
 * @competition: a snapshot
 * @tournament: (nullable): the one meant; what only a tournament knows is missing without one
 * @rules: (nullable): of the event, with its regulation
 *
 * Items that do not concern the event, such as teams where nobody plays in one, are left out.
 *
 * Source: Ukrainian chess rules I.10, IV.2, IV.10.8.3; draughts IV.2, IV.18.8.3; Russian order 988 13.5, 20, 27.2, 34.3, 40.1, II.2.1.
 *
 * Returns: (transfer full) (element-type ZhRegulationItem): in the order of the document
 */
GPtrArray *zh_regulation_items_list (const ZhCompetition *competition,
                                     const ZhTournament  *tournament,
                                     const ZhRuleset     *rules,
                                     const ZhLanguage    *language);

/* Whether nobody knows and nobody wrote what the rules oblige the document to hold. */
gboolean zh_regulation_item_is_missing (const ZhRegulationItem *self);

/* "in the file", "written", "missing", "not said", and the sign for it: ●, ○, ✕, –. */
const char *zh_regulation_item_get_state (const ZhRegulationItem *self,
                                          const ZhLanguage       *language);
const char *zh_regulation_item_get_sign (const ZhRegulationItem *self);

/**
 * zh_regulation_item_dup_key:
 * @id: of an item
 *
 * Returns: (transfer full): the key of the ruleset under which what somebody wrote is kept
 */
char *zh_regulation_item_dup_key (const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a key of the ruleset is the text of an item, no rule. */
gboolean zh_regulation_item_is_text_key (const char *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRegulationItem, zh_regulation_item_free)

G_END_DECLS
