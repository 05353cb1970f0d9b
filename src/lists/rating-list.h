/* A rating list of the user, opened to be searched.
 */
#pragma once

#include "dates.h"
#include "person.h"
#include "rating-kind.h"

G_BEGIN_DECLS

/**
 * ZhListPlayer:
 * @fide_id: digits, "" for none
 * @name: as the list writes it
 * @title: of FIDE; the highest
 * @category: of the federation
 * @rating: by #ZhListTempo; 0 for unrated, as in @national
 *
 * A player of a list. Strings are never %NULL.
 */
typedef struct
{
  char    *fide_id;
  char    *national_id;
  char    *name;
  char    *federation;
  char    *region;
  char    *club;
  char    *title;
  char    *women_title;
  char    *other_titles;
  char    *category;
  ZhSex    sex;
  ZhDate   birth;
  int      rating[ZH_LIST_N_TEMPOS];
  int      national[ZH_LIST_N_TEMPOS];
  int      games[ZH_LIST_N_TEMPOS];
  int      k[ZH_LIST_N_TEMPOS];
  gboolean inactive;
} ZhListPlayer;

void zh_list_player_free (ZhListPlayer *self);

typedef struct _ZhRatingList ZhRatingList;

/**
 * zh_rating_list_open:
 * @path: a file that zh_rating_list_import() made
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT for another file, %ZH_ERROR_NEWER
 *
 * Returns: (transfer full)
 */
ZhRatingList *zh_rating_list_open (const char *path,
                                   GError    **error);
void          zh_rating_list_free (ZhRatingList *self);

/* What is kept with the list under a key: name, kind, title, federation, month, date, order, patronymic, players,
 * skipped, imported, file; (transfer none), "" for nothing. */
const char *zh_rating_list_get_fact (const ZhRatingList *self,
                                     const char         *key);

/**
 * zh_rating_list_search:
 * @text: words that begin names, in any letters and spelling, a federation, a year of birth; or an ID alone, whole or
 *   its beginning
 * @limit: how many at most
 * @error: %ZH_ERROR_CORRUPT
 *
 * Those whose names are spelt as @text go first; among them, and among the others, who plays, and the strongest.
 *
 * Returns: (transfer full) (element-type ZhListPlayer)
 */
GPtrArray *zh_rating_list_search (ZhRatingList *self,
                                  const char   *text,
                                  guint         limit,
                                  GError      **error);

/**
 * zh_rating_list_find:
 * @fide_id: (nullable): digits
 * @national_id: (nullable): of the federation of the list
 *
 * Returns: (transfer full) (nullable): who has that FIDE ID; where it is not given or nobody has it, that national one
 */
ZhListPlayer *zh_rating_list_find (ZhRatingList *self,
                                   const char   *fide_id,
                                   const char   *national_id);

/**
 * zh_rating_list_split_name:
 * @player: of this list
 * @person: gets surname, given name and patronymic
 *
 * Takes a name apart as the description of the list says.
 */
void zh_rating_list_split_name (const ZhRatingList *self,
                                const ZhListPlayer *player,
                                ZhPerson           *person);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListPlayer, zh_list_player_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRatingList, zh_rating_list_free)

G_END_DECLS
