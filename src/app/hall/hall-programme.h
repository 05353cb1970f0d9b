/* What a window for the hall shows, page by page: one tournament of a file, whatever the desk looks at
 * meanwhile. Pages are made when they are wanted, and kept until the file or the window changes.
 */
#pragma once

#include "hall-turn.h"
#include "report-pages.h"
#include "session.h"

G_BEGIN_DECLS

/* A content that comes in turn, in a set of them. */
#define ZH_HALL_BIT(content) (1u << (content))

typedef struct _ZhHallProgramme ZhHallProgramme;

/**
 * zh_hall_programme_new:
 * @session: with an open file; its present tournament is shown from now on
 *
 * Returns: (transfer full): without anything in turn
 */
ZhHallProgramme *zh_hall_programme_new (ZhSession *session);
void             zh_hall_programme_free (ZhHallProgramme *self);

/**
 * zh_hall_programme_get_tournament:
 *
 * Returns: (transfer none) (nullable): as it is now; %NULL when its file or itself is gone
 */
const ZhTournament *zh_hall_programme_get_tournament (const ZhHallProgramme *self);

/**
 * zh_hall_programme_set_ticked:
 * @ticked: set of %ZH_HALL_BIT()
 */
void zh_hall_programme_set_ticked (ZhHallProgramme *self,
                                   guint            ticked);

/**
 * zh_hall_programme_set_shape:
 * @shape: width of the window in its heights
 */
void zh_hall_programme_set_shape (ZhHallProgramme *self,
                                  double           shape);

/* Whether the page stays until somebody turns it; the page says so. */
void     zh_hall_programme_set_held (ZhHallProgramme *self,
                                     gboolean         held);
gboolean zh_hall_programme_get_held (const ZhHallProgramme *self);

/* The file or the announcement is another one. */
void zh_hall_programme_forget (ZhHallProgramme *self);

/* A second has gone by: what is counted down is to be made anew. */
void zh_hall_programme_forget_time (ZhHallProgramme *self);

/**
 * zh_hall_programme_turn:
 * @step: 1 to the next page, -1 to the one before
 */
void zh_hall_programme_turn (ZhHallProgramme *self,
                             int              step);

/**
 * zh_hall_programme_show:
 * @content: what is to be seen now, with its first page, when it comes in turn
 */
void zh_hall_programme_show (ZhHallProgramme *self,
                             ZhHallContent    content);

/**
 * zh_hall_programme_get_pages:
 * @turn: (out) (optional): which of them is to be seen
 *
 * Returns: (transfer none) (nullable): pages of the content whose turn it is, or of the title of the event where
 *   none has anything to show; until the next call of any function here. %NULL without a tournament
 */
const ZhReportPages *zh_hall_programme_get_pages (ZhHallProgramme *self,
                                                  ZhHallTurn      *turn);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhHallProgramme, zh_hall_programme_free)

G_END_DECLS
