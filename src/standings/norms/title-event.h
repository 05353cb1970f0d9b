/* An event as FIDE's title regulations look at it: who plays under which flag, and whether it is
 * free of the demands on federations.
 */
#pragma once

#include "history.h"
#include "norm-event.h"
#include "title-rules.h"

G_BEGIN_DECLS

/**
 * ZhTitleOpenness:
 * @n_players: in the round that had fewest: rated, not of the host
 * @n_federations: of these, in the round that had fewest
 * @n_titled: with a high title, in the round that had fewest
 * @is_open: every round had as many as the regulations ask for
 *
 * Article 1.4.3d. Counted are those who missed at most one round, a bye for lack of an opponent excepted.
 */
typedef struct
{
  int      n_players;
  int      n_federations;
  int      n_titled;
  gboolean is_open;
} ZhTitleOpenness;

/**
 * ZhTitleEvent:
 * @history: of an event of players; lives longer
 * @rules: live longer
 * @host: federation of the event, and of players of whom nobody says another; "" when not known
 * @kind: see #ZhNormEvent
 * @n_rounds: planned, at least those paired
 * @is_scheduled: all pairings are known from the start
 * @is_double: everybody meets everybody twice
 * @openness: article 1.4.3d; of a Swiss alone
 */
typedef struct
{
  const ZhHistory    *history;
  const ZhTitleRules *rules;
  char               *host;
  ZhNormEvent         kind;
  int                 n_rounds;
  gboolean            is_scheduled;
  gboolean            is_double;
  ZhTitleOpenness     openness;
} ZhTitleEvent;

/**
 * zh_title_event_new:
 * @history: of an event of players
 * @rules: the regulations
 * @host: federation of the competition, "" when not known
 *
 * Returns: (transfer full): what holds for everybody in the event
 */
ZhTitleEvent *zh_title_event_new (const ZhHistory    *history,
                                  const ZhTitleRules *rules,
                                  const char         *host);
void          zh_title_event_free (ZhTitleEvent *self);

/* The value and article of a demand. */
const ZhTitleValue *zh_title_event_get_rule (const ZhTitleEvent *self,
                                             ZhTitleRule         rule);

/* Whether the regulations say yes to something. */
gboolean zh_title_event_allows (const ZhTitleEvent *self,
                                ZhTitleRule         rule);

/**
 * zh_title_event_get_federation:
 * @entry: index of an entry
 *
 * Returns: (transfer none): his flag, "" when not known
 */
const char *zh_title_event_get_federation (const ZhTitleEvent *self,
                                           int                 entry);

/**
 * zh_title_event_is_flag:
 *
 * Returns: whether a code is a flag that stands for no federation, and so breaks and fills no demand on
 *   federations (answer of FIDE's Qualification Commission, 2026)
 */
gboolean zh_title_event_is_flag (const ZhTitleEvent *self,
                                 const char         *federation);

/* The FIDE title of an entry, "" for none; the rating of FIDE's list of the day of a round (1.1.4), 0 for unrated. */
const char *zh_title_event_get_title (const ZhTitleEvent *self,
                                      int                 entry);
int         zh_title_event_get_rating (const ZhTitleEvent *self,
                                       int                 entry,
                                       int                 round);

/**
 * zh_title_event_get_exemption:
 *
 * Articles 1.4.3a–d, each of which waives 1.4.4 too (answer of FIDE's Qualification Commission). National
 * events are exempt for players of the federation that holds them alone.
 *
 * Returns: (nullable) (transfer none): the demand that exempts @entry from the demands on federations
 */
const ZhTitleValue *zh_title_event_get_exemption (const ZhTitleEvent *self,
                                                  int                 entry);

/**
 * zh_tournament_has_titles:
 *
 * Returns: whether title norms can be made in it: chess over the board that is neither rapid nor blitz
 */
gboolean zh_tournament_has_titles (const ZhTournament *tournament);

/* Whether any player of it has an international title, without which nobody makes a norm. */
gboolean zh_tournament_has_titled (const ZhTournament *tournament);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTitleEvent, zh_title_event_free)

G_END_DECLS
