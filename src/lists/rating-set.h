/* All lists of the user at once, each in the edition of a day, to be searched together.
 */
#pragma once

#include "rating-shelf.h"

G_BEGIN_DECLS

/**
 * ZhListHit:
 * @edition: where the player stands, owned by the set, as @list
 */
typedef struct
{
  const ZhListEdition *edition;
  ZhRatingList        *list;
  ZhListPlayer        *player;
} ZhListHit;

void zh_list_hit_free (ZhListHit *self);

typedef struct _ZhListSet ZhListSet;

/**
 * zh_list_set_open:
 * @name: (nullable): a list or an edition; %NULL for one edition of each list
 * @day: of which the editions are valid, as zh_list_shelf_find() has it
 * @error: %ZH_ERROR_USAGE: there is no such list, or none at all
 *
 * What cannot be opened is left out.
 *
 * Returns: (transfer full)
 */
ZhListSet *zh_list_set_open (const char *name,
                             ZhDate      day,
                             GError    **error);
void       zh_list_set_free (ZhListSet *self);

/**
 * zh_list_set_search:
 * @text: as zh_rating_list_search() takes it
 * @limit: how many at most, shared out among the lists that know somebody
 *
 * Returns: (transfer full) (element-type ZhListHit): names in the letters of @text first, and of those FIDE's
 */
GPtrArray *zh_list_set_search (ZhListSet  *self,
                               const char *text,
                               guint       limit);

/**
 * zh_list_set_choose:
 * @text: as zh_rating_list_search() takes it
 * @error: %ZH_ERROR_INPUT: nobody, or several, who are named
 *
 * Returns: (transfer full): the one player who is meant: an ID that is exactly that, else the only
 *   one found, who may stand in several lists by one FIDE ID
 */
ZhListHit *zh_list_set_choose (ZhListSet  *self,
                               const char *text,
                               GError    **error);

/**
 * zh_list_set_find:
 * @fide_id: (nullable)
 * @national_id: (nullable)
 *
 * Returns: (transfer full) (nullable): who has that FIDE ID in the first list that has it, else that national one
 */
ZhListHit *zh_list_set_find (ZhListSet  *self,
                             const char *fide_id,
                             const char *national_id);

/* The first edition of the set; (transfer none). */
const ZhListEdition *zh_list_set_get_edition (const ZhListSet *self);

/* The list of that edition; (transfer none). */
ZhRatingList *zh_list_set_get_list (const ZhListSet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListHit, zh_list_hit_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListSet, zh_list_set_free)

G_END_DECLS
