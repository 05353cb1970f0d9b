/* The title norms of a tournament as both faces and the certificates show them: the event of players, what the
 * regulations ask of the event itself, and for everybody the norms that are worth something to him.
 */
#pragma once

#include "competition.h"
#include "title-words.h"

G_BEGIN_DECLS

/**
 * ZhEventDemand:
 * @key: stable, for programs
 * @label: what is asked of the event, in words
 * @counted: what the file says
 * @limit: what is asked for
 * @verdict: %ZH_TITLE_UNKNOWN where the file does not say it
 * @article: of the regulations
 */
typedef struct
{
  const char    *key;
  char          *label;
  char          *counted;
  char          *limit;
  ZhTitleVerdict verdict;
  const char    *article;
} ZhEventDemand;

/**
 * ZhEventTitles:
 * @rules: the regulations
 * @players: the tournament; of teams, the event of their players
 * @history: of @players
 * @event: for the engine
 */
typedef struct
{
  ZhTitleRules *rules;
  ZhTournament *players;
  ZhHistory    *history;
  ZhTitleEvent *event;
} ZhEventTitles;

/**
 * zh_event_titles_new:
 * @competition: a snapshot
 * @tournament: one of its tournaments
 * @round: of the tournament, the last one looked at
 * @error: %ZH_ERROR_FILE or %ZH_ERROR_INPUT where the regulations cannot be read
 *
 * Returns: (transfer full) (nullable)
 */
ZhEventTitles *zh_event_titles_new (const ZhCompetition *competition,
                                    const ZhTournament  *tournament,
                                    int                  round,
                                    GError             **error);
void           zh_event_titles_free (ZhEventTitles *self);

/**
 * zh_event_titles_is_sought:
 * @entry: index of a player
 * @title: index of a title of the rules
 *
 * Returns: whether a norm of @title would be worth something to him
 */
gboolean zh_event_titles_is_sought (const ZhEventTitles *self,
                                    int                  entry,
                                    int                  title);

/**
 * zh_event_titles_choose:
 * @entry: index of a player
 *
 * The highest that he has made or that the game before him can still make, else the lowest that he seeks.
 *
 * Returns: index of a title, −1 where he seeks none
 */
int zh_event_titles_choose (const ZhEventTitles *self,
                            int                  entry);

/**
 * zh_event_titles_list_demands:
 * @competition, @tournament: as for zh_event_titles_new()
 *
 * Articles 1.1.1–1.1.6, 1.4.2e and, of a Swiss, 1.4.3d.
 *
 * Returns: (transfer full) (element-type ZhEventDemand): what is asked of the event
 */
GPtrArray *zh_event_titles_list_demands (const ZhEventTitles *self,
                                         const ZhCompetition *competition,
                                         const ZhTournament  *tournament,
                                         const ZhLanguage    *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhEventTitles, zh_event_titles_free)

G_END_DECLS
