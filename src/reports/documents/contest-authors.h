/* The composers of a contest, one by one, as its papers name them. Private to this folder. */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhContestAuthor:
 * @entry: not of the tournament: surname, given name and patronymic of its person, with the residence as its region
 * @label: "Surname Given", with what tells him from namesakes
 * @person: (nullable): of the tournament, where one alone has that name
 * @works: (element-type ZhWorkRecord): his, joint ones among them
 */
typedef struct
{
  ZhEntry        *entry;
  char           *label;
  const ZhPerson *person;
  GPtrArray      *works;
} ZhContestAuthor;

/**
 * zh_contest_list_authors:
 *
 * Authors are written with the work, "Surname Given, Place"; several with semicolons between. Two of one name with
 * different places are two people.
 *
 * Returns: (transfer full) (element-type ZhContestAuthor): in the order of their first works
 */
GPtrArray *zh_contest_list_authors (const ZhTournament *tournament) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_contest_find_authors:
 * @authors: of zh_contest_list_authors()
 *
 * Returns: (transfer container) (element-type ZhContestAuthor): those of a work, as it names them
 */
GPtrArray *zh_contest_find_authors (const GPtrArray    *authors,
                                    const ZhWorkRecord *work) G_GNUC_WARN_UNUSED_RESULT;

/* "Given Surname" of the authors of a work, with what tells each from namesakes, and their places: in the order of
 * a publication (48.1, VI.4.1); (transfer full). */
char *zh_contest_format_names (const GPtrArray *authors) G_GNUC_WARN_UNUSED_RESULT;
char *zh_contest_format_places (const GPtrArray *authors) G_GNUC_WARN_UNUSED_RESULT;

/* "G. Surname", as it stands above a diagram in a book, or "Surname G." for an index; the initial of the patronymic is
 * added where somebody else is written so (VI.7.4.1, VI.7.4.8), and the place where the whole name is another's too;
 * (transfer full). */
char *zh_contest_author_format_short (const ZhContestAuthor *self,
                                      gboolean               surname_first) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
