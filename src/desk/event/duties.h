/* What the rules ask of the arbiter: to think of something before the next step of a tournament, and to hand in and
 * make known what is due before, during and after the event. Among the notes of rule-notes.h, and in no case a
 * hindrance. Pure functions of the snapshot.
 */
#pragma once

#include "competition.h"
#include "language.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhDutyTerm:
 * @ZH_DUTY_AT_HAND: before the next step of the tournament
 * @ZH_DUTY_MONTH_BEFORE: a month before the event begins
 * @ZH_DUTY_BEFORE: before the event begins
 * @ZH_DUTY_DURING: while it lasts
 * @ZH_DUTY_AT_ONCE: at once
 * @ZH_DUTY_IN_DAYS: so many days after its end
 * @ZH_DUTY_IN_TERM: in a term that the rules leave to the law or the organiser
 * @ZH_DUTY_AFTER: after it, without a term
 */
typedef enum
{
  ZH_DUTY_AT_HAND,
  ZH_DUTY_MONTH_BEFORE,
  ZH_DUTY_BEFORE,
  ZH_DUTY_DURING,
  ZH_DUTY_AT_ONCE,
  ZH_DUTY_IN_DAYS,
  ZH_DUTY_IN_TERM,
  ZH_DUTY_AFTER,
} ZhDutyTerm;

/**
 * ZhDuty:
 * @key: stable name of a duty of the event; "" of what is at hand
 * @text: a sentence; of a duty of the event what is due, and to whom
 * @who: whom a notice is about; "" of other duties
 * @article: "39.8.2", several with ";" between, "" where the rules name none
 * @term: when the rules want it
 * @days: of %ZH_DUTY_IN_DAYS, working days where @is_working
 * @waits: the days are not counted yet: a game is adjourned, or a protest open
 * @due: the last day; none where there is no such day, or nobody knows it
 * @is_done: it was done
 * @done: on which day; none where nobody knows
 * @document: (nullable): id of the paper that it is done with
 * @note: how it was done; ""
 */
typedef struct
{
  char       *key;
  char       *text;
  char       *who;
  char       *article;
  ZhDutyTerm  term;
  int         days;
  gboolean    is_working;
  gboolean    waits;
  ZhDate      due;
  gboolean    is_done;
  ZhDate      done;
  const char *document;
  char       *note;
} ZhDuty;

void zh_duty_free (ZhDuty *self);

/**
 * zh_desk_list_duties:
 * @competition: a snapshot
 * @tournament_id: a tournament of it
 * @rules: of the event
 * @language: of the sentences
 *
 * Who missed rounds of a round robin and waits for the chief arbiter's word, a tie for first
 * place, the pause before a play-off, the clock in the hall, photography. Nothing while results
 * come in.
 *
 * Source: order 988 32.3, 37.4, 39.8, 39.8.2; Ukrainian chess rules IV.4.2, IV.8.3; draughts
 * IV.10.1.3, IV.12.2, IV.16.3.
 *
 * Returns: (transfer full) (element-type ZhDuty): in the order of their weight, perhaps none
 */
GPtrArray *zh_desk_list_duties (const ZhCompetition *competition,
                                gint64               tournament_id,
                                const ZhRuleset     *rules,
                                const ZhLanguage    *language);

/**
 * zh_desk_list_event_duties:
 * @competition: a snapshot
 * @tournament_id: a tournament of it
 * @rules: of the event, with its regulation
 * @language: of the words
 *
 * What is due before, during and after the event, to whom and until when: what section [duties] of the rules names, and
 * one line for each breach that the federation has to be told of. Done is what was marked so
 * (zh_desk_mark_duty()) and that whose paper was issued, of the end after the last result.
 *
 * The last day of the event is day 0 of a term in days; where a protest was decided later, the day of the decision.
 *
 * Source: order 988 30.2.1.5–30.2.1.7, 30.2.2, 54.3; Ukrainian chess rules I.10, IV.10.5, IV.10.8, IV.10.12; draughts
 * IV.18.5, IV.18.8, IV.18.12, V.2.2.
 *
 * Returns: (transfer full) (element-type ZhDuty): in the order of the work
 */
GPtrArray *zh_desk_list_event_duties (const ZhCompetition *competition,
                                      gint64               tournament_id,
                                      const ZhRuleset     *rules,
                                      const ZhLanguage    *language);

/**
 * zh_duties_find:
 * @duties: (element-type ZhDuty)
 *
 * Returns: (transfer none) (nullable): the duty with @key
 */
const ZhDuty *zh_duties_find (const GPtrArray *duties,
                              const char      *key);

/**
 * zh_duty_get_title:
 * @key: of a duty of an event
 *
 * Returns: (transfer none): what it is called; @key itself of a later version's
 */
const char *zh_duty_get_title (const char       *key,
                               const ZhLanguage *language);

/**
 * zh_duty_is_open_after:
 *
 * Returns: whether it is still open when the tournament is over: everything but what belongs before the event
 */
gboolean zh_duty_is_open_after (const ZhDuty *self);

/**
 * zh_duty_dup_when:
 * @today: the present day, none where nobody asks
 *
 * Returns: (transfer full): "by 2 December 2026, today is day 4 of 10", "done on 1 December 2026 (by e-mail)"
 */
char *zh_duty_dup_when (const ZhDuty     *self,
                        ZhDate            today,
                        const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the last day of an open duty is over. */
gboolean zh_duty_is_late (const ZhDuty *self,
                          ZhDate        today);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDuty, zh_duty_free)

G_END_DECLS
