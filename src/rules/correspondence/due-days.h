/* What is due in a game by correspondence on a day: who has the move, how many days are left, and what has to be
 * done by when, each with its article (55.5, 55.6, 55.8.2, 55.9; 56.5, 56.6, 56.8.2, 56.9; draughts V.3.4, 3.6, 5.3, 6.3, 6.8,
 * 7.3, 8.1–8.5).
 */
#pragma once

#include "account.h"
#include "withdrawal.h"

G_BEGIN_DECLS

/**
 * ZhDueKind:
 * @ZH_DUE_TIME: the last day on which an answer is in time
 * @ZH_DUE_REMIND: few days are left to the side that has the move
 * @ZH_DUE_REPEAT: the side's letter was not answered: it sends it again
 * @ZH_DUE_FIRST_MOVE: White’s first move did not come: the side asks for it
 * @ZH_DUE_SILENCE: no move was made for so long that the game may be lost; the side has the move
 * @ZH_DUE_CLAIM: the side may claim that the partner has overstepped
 * @ZH_DUE_OBJECTION: the side may object to a claim until then
 * @ZH_DUE_DECISION: a claim of the side is to be decided
 * @ZH_DUE_PROTEST: the side may protest against a decision until then
 * @ZH_DUE_MATERIAL: the side sends what the game is adjudicated by
 * @ZH_DUE_ADJUDICATION: the game is adjudicated by then
 * @ZH_DUE_APPEAL: the side may appeal against an adjudication until then
 * @ZH_DUE_HEARING: another adjudicator decides on an appeal by then
 * @ZH_DUE_RECORD: the side sends the record of a game that has ended
 */
typedef enum
{
  ZH_DUE_TIME,
  ZH_DUE_REMIND,
  ZH_DUE_REPEAT,
  ZH_DUE_FIRST_MOVE,
  ZH_DUE_SILENCE,
  ZH_DUE_CLAIM,
  ZH_DUE_OBJECTION,
  ZH_DUE_DECISION,
  ZH_DUE_PROTEST,
  ZH_DUE_MATERIAL,
  ZH_DUE_ADJUDICATION,
  ZH_DUE_APPEAL,
  ZH_DUE_HEARING,
  ZH_DUE_RECORD,
} ZhDueKind;

/**
 * ZhDueActor:
 *
 * Whose task it is: of the player, the arbiter, the adjudicator, or another adjudicator than the one who decided.
 */
typedef enum
{
  ZH_DUE_OF_PLAYER,
  ZH_DUE_OF_ARBITER,
  ZH_DUE_OF_ADJUDICATOR,
  ZH_DUE_OF_OTHER_ADJUDICATOR,
} ZhDueActor;

/**
 * ZhDue:
 * @side: whose letter it is, or whom it is about
 * @day: Julian day by which it is due, or from which on
 * @article: (transfer none): of the rules
 */
typedef struct
{
  ZhDueKind    kind;
  ZhLetterSide side;
  int          day;
  const char  *article;
} ZhDue;

/**
 * ZhGameState:
 * @turn: who has the move
 * @moves: made by each side
 * @period: days of the present count of each side
 * @left: days left to each side's control, running ones taken off; may be negative
 * @last_sent: day of the last letter, 0 for none that is known
 * @is_over: it was adjudicated, or has a result
 * @dues: (element-type ZhDue): by day
 */
typedef struct
{
  gboolean     is_over;
  ZhLetterSide turn;
  gint64       moves[2];
  gint64       period[2];
  gint64       left[2];
  int          last_sent;
  GArray      *dues;
} ZhGameState;

/**
 * ZhAdjudicationDays:
 * @has_sent: who sent what the game is adjudicated by
 * @sent: when, 0 where nobody knows
 * @decided: day of the last decision, 0 for none
 * @n_decisions: how many there are
 * @appealed: when an appeal against it came, 0 for none
 * @has_appealed: who appeals
 * @has_record: who sent the record of the game
 * @is_finished: it has a result without an adjudication
 * @left: what becomes of the game, since a side has left the event
 * @leaver: that side
 */
typedef struct
{
  gboolean     has_sent[2];
  int          sent[2];
  int          decided;
  int          n_decisions;
  int          appealed;
  gboolean     has_appealed[2];
  gboolean     has_record[2];
  gboolean     is_finished;
  ZhUnfinished left;
  ZhLetterSide leaver;
} ZhAdjudicationDays;

/**
 * zh_game_state_new:
 * @request: its day is the day that is asked about, never 0
 * @end: last day of the event, 0 for none
 * @adjudication: (nullable): how far it is; %NULL where nothing was sent
 * @events: (array length=n_events): all of a game, as zh_letters_check() lets pass
 *
 * Of a game that was adjudicated only the appeal is due, of one that has ended its record; of one that is to be adjudicated,
 * since the event is over or a side has left it, no answer, repetition or silence.
 *
 * What was sent later than that day, or decided later, is not seen. Articles belong to the rules.
 *
 * Returns: (transfer full): how the game stands
 */
ZhGameState *zh_game_state_new (const ZhAccountRequest   *request,
                                int                       end,
                                const ZhAdjudicationDays *adjudication,
                                const ZhLetterEvent      *events,
                                gsize                     n_events);

void zh_game_state_free (ZhGameState *self);

/**
 * zh_game_state_find_action:
 * @day: that was asked about
 *
 * Returns: (transfer none) (nullable): the weightiest thing to be done on that day; what a side may do, or has time for, is
 *   none
 */
const ZhDue *zh_game_state_find_action (const ZhGameState *self,
                                        int                day);

/* Whose task something due is. */
ZhDueActor zh_due_get_actor (ZhDueKind kind);

/* Whether the arbiter or an adjudicator does it rather than a player. */
gboolean zh_due_is_for_arbiter (ZhDueKind kind);

/* Who does it, where no player does: the arbiter, the adjudicator, another adjudicator; (transfer none). */
const char *zh_due_actor_get_label (ZhDueActor        actor,
                                    const ZhLanguage *language);

/* The words of files: "time" … "record"; (transfer none). */
const char *zh_due_kind_to_string (ZhDueKind kind);

/* What falls due, as people call it; (transfer none). */
const char *zh_due_kind_get_label (ZhDueKind         kind,
                                   const ZhLanguage *language);

/**
 * zh_due_kind_get_task:
 * @has_elder: the players of the game may turn to an elder (draughts V.2.3)
 *
 * Returns: (transfer none): what is to be done, and who hears of it: the elder, where these rules know one, the appeals
 *   arbiter or the organiser (55.1.6, 56.1.10; draughts V.3.6)
 */
const char *zh_due_kind_get_task (ZhDueKind             kind,
                                  const ZhAccountRules *rules,
                                  gboolean              has_elder,
                                  const ZhLanguage     *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGameState, zh_game_state_free)

G_END_DECLS
