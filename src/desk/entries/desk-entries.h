/* Commands about the entries: taking them in, editing, numbering, absences, leaving. */
#pragma once

#include "desk.h"
#include "progress.h"
#include "start-numbers.h"
#include "varma-event.h"

G_BEGIN_DECLS

/**
 * zh_desk_add_entries:
 * @tournament_id: where they play
 * @entries: (element-type ZhEntry): new entries; ids are ignored. The person of an entry is
 *   stored as a new person when its id is 0, and linked when it is one of the file. After
 *   round 1 was paired, #ZhEntry.first_round decides from when they play: 1 means the next round
 * @error: see desk.h
 *
 * One act, however many entries. Their numbers, and who makes room for them, are those of
 * zh_number_plan_new_for_entries().
 *
 * Returns: (transfer full): what changed; its @entries holds the new ids
 */
ZhChange *zh_desk_add_entries (ZhDesk    *self,
                               gint64     tournament_id,
                               GPtrArray *entries,
                               GError   **error);

/**
 * zh_desk_edit_entry:
 * @entry: with the id of the entry to change. Its person, when not %NULL, replaces the
 *   person of the file with the same id, in all tournaments he plays in. Status, absences
 *   and start number are not changed by this command
 * @error: see desk.h
 *
 * A corrected rating does not move numbers; zh_desk_number_entries() does, as long as they may
 * move. Later it counts for the rating report only, and the journal says so.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_edit_entry (ZhDesk        *self,
                              const ZhEntry *entry,
                              GError       **error);

/**
 * zh_desk_remove_entry:
 * @error: %ZH_ERROR_REFUSED when the entry stands in a paired round: then it can only be
 *   withdrawn
 *
 * A person who plays nowhere else goes too.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_remove_entry (ZhDesk  *self,
                                gint64   entry_id,
                                GError **error);

/**
 * zh_desk_withdraw_entry:
 * @status: %ZH_ENTRY_WITHDRAWN or %ZH_ENTRY_EXPELLED; a team is removed with its results by a
 *   ruling (zh_desk_rule_incident()) only
 * @last_round: the last round he still plays, 0 when he leaves before round 1
 * @reason: (nullable): in the arbiter's words
 * @error: see desk.h
 *
 * Games of later rounds that are paired already and have no result become forfeits. What
 * his played games count for is decided by the tournament's withdrawal rule when standings
 * are made.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_withdraw_entry (ZhDesk       *self,
                                  gint64        entry_id,
                                  ZhEntryStatus status,
                                  int           last_round,
                                  const char   *reason,
                                  GError      **error);

/**
 * zh_desk_withdraw_by_post:
 * @status: as for zh_desk_withdraw_entry()
 * @last_round: likewise
 * @unfinished: what becomes of his unfinished games, which the rules of the event must know; in those that he loses
 *   without having sent a move he forfeits the game; where the rules ask for the record of the partner first (55.8.2, 56.8.2),
 *   zh_desk_take_record() sets the result
 * @uncounted: whether his finished games do not count, which the rules must know too (draughts V.8.2)
 * @reason: (nullable): in the arbiter's words
 * @error: see desk.h; %ZH_ERROR_REFUSED in an event over the board, or where the rules do not know it
 *
 * Leaving an event by correspondence (order 988, 55.8.1, 56.8.1; draughts V.8.2): all games are played at once, and those
 * that are finished count.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_withdraw_by_post (ZhDesk       *self,
                                    gint64        entry_id,
                                    ZhEntryStatus status,
                                    int           last_round,
                                    ZhUnfinished  unfinished,
                                    gboolean      uncounted,
                                    const char   *reason,
                                    GError      **error);

/**
 * zh_desk_reinstate_entry:
 *
 * The entry plays again from the next round paired. Results stay as they are.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_reinstate_entry (ZhDesk     *self,
                                   gint64      entry_id,
                                   const char *reason,
                                   GError    **error);

/**
 * zh_desk_set_absence:
 * @round: a round that is not paired yet
 * @kind: what he gets for it: zero, half or full bye; #ZH_PAIRING_GAME when he will play
 * @error: see desk.h
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_absence (ZhDesk       *self,
                               gint64        entry_id,
                               int           round,
                               ZhPairingKind kind,
                               GError      **error);

/**
 * zh_desk_set_absences:
 * @entries: (array length=n_entries): ids of entries of the tournament
 * @round: as for zh_desk_set_absence()
 * @kind: as for zh_desk_set_absence()
 * @error: %ZH_ERROR_INPUT for an entry that does not play there
 *
 * As zh_desk_set_absence(), of many in one act: of all who have not come on the first morning.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_absences (ZhDesk       *self,
                                gint64        tournament_id,
                                const gint64 *entries,
                                gsize         n_entries,
                                int           round,
                                ZhPairingKind kind,
                                GError      **error);

/**
 * ZhNumbering:
 * @ZH_NUMBERING_RATING: by rating, then title, then name, then id
 * @ZH_NUMBERING_LOT: by lot from a seed
 * @ZH_NUMBERING_BY_HAND: as given
 * @ZH_NUMBERING_RATING_AND_LOT: by rating, in systems of FIDE then by title, equals and at the end the unrated by lot
 */
typedef enum
{
  ZH_NUMBERING_RATING,
  ZH_NUMBERING_LOT,
  ZH_NUMBERING_BY_HAND,
  ZH_NUMBERING_RATING_AND_LOT,
} ZhNumbering;

/**
 * zh_desk_plan_numbers:
 * @method: how
 * @seed: of the lot
 * @order: (nullable) (array length=n_order): as for zh_desk_number_entries()
 * @n_order: as there
 * @error: %ZH_ERROR_REFUSED with the article when the numbers may not move so, or when rounds are
 *   paired and nothing would; %ZH_ERROR_INPUT for an order that is none
 *
 * The one door through which numbers move: before round 1 in every way; in FIDE's Swiss systems to
 * the order of corrected ratings until round 4 is paired; else not at all.
 *
 * Source: FIDE C.04.2, 2.3.
 *
 * Returns: (transfer full): who would move; nothing is written
 */
ZhNumberPlan *zh_desk_plan_numbers (const ZhTournament *tournament,
                                    ZhNumbering         method,
                                    guint64             seed,
                                    const gint64       *order,
                                    gsize               n_order,
                                    GError            **error);

/**
 * zh_desk_number_entries:
 * @method: how
 * @seed: of the lot (zh_desk_draw_seed()); kept in the journal, so the draw can be repeated:
 *   entries in the order of their ids, zh_random_permutation()
 * @order: (nullable) (array length=n_order): entry ids in the order of their numbers: by hand, or as
 *   @method gave it before, which is not asked again then
 * @n_order: must be all entries
 * @error: as zh_desk_plan_numbers(); %ZH_ERROR_INPUT where a lot was drawn before: zh_desk_draw_numbers_again()
 *
 * Gives every entry its start number, 1 … n. Groups and prizes that name numbers, and what was
 * proposed for rounds paired already, go on naming the same entries.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_number_entries (ZhDesk       *self,
                                  gint64        tournament_id,
                                  ZhNumbering   method,
                                  guint64       seed,
                                  const gint64 *order,
                                  gsize         n_order,
                                  GError      **error);

/**
 * zh_desk_draw_varma:
 * @draw: how; the seed is kept in the journal and in the tournament, so that the draw can be
 *   repeated and printed
 * @reason: (nullable): as for zh_desk_draw_numbers_again()
 * @error: %ZH_ERROR_INPUT as there; %ZH_ERROR_REFUSED once a round is paired, and where there is no table for so many
 *   players
 *
 * Gives the start numbers by restricted lot: order 988, 31.10.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_draw_varma (ZhDesk            *self,
                              gint64             tournament_id,
                              const ZhVarmaDraw *draw,
                              const char        *reason,
                              GError           **error);

/**
 * zh_competition_dup_redraw_rule:
 *
 * Source: order 988, 31.4.
 *
 * Returns: (transfer full) (nullable): that another draw of numbers is agreed with those concerned, with the article; %NULL
 *   where the rules do not say so
 */
char *zh_competition_dup_redraw_rule (const ZhCompetition *competition,
                                      const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_count_number_draws:
 *
 * Returns: how often start numbers of the tournament were drawn by lot, draws that were taken back since included
 */
int zh_desk_count_number_draws (ZhDesk *self,
                                gint64  tournament_id);

/**
 * zh_desk_draw_numbers_again:
 * @method: with a lot
 * @reason: why what was drawn is drawn again, for the journal and the papers; stripped. It may be "" the first time, and
 *   where the seed is that of the last draw, which comes out the same
 * @error: as zh_desk_number_entries(); %ZH_ERROR_INPUT without a reason
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_draw_numbers_again (ZhDesk     *self,
                                      gint64      tournament_id,
                                      ZhNumbering method,
                                      guint64     seed,
                                      const char *reason,
                                      GError    **error);

/**
 * zh_desk_set_start_number:
 * @number: 1 … n; who had it gets the number of @entry_id
 *
 * Refused where numbers do not move any more, see zh_desk_plan_numbers(); once a round is paired
 * only entries of equal rating exchange.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_start_number (ZhDesk  *self,
                                    gint64   entry_id,
                                    int      number,
                                    GError **error);

/**
 * ZhDuplicate:
 * @first: entry id
 * @second: entry id, entered later; 0 where the later one is not stored yet
 * @index: where @second is 0: index in the list that was asked about
 * @certain: same FIDE or national id; %FALSE for the same name with nothing against it (dates
 *   of birth that differ)
 */
typedef struct
{
  gint64   first;
  gint64   second;
  guint    index;
  gboolean certain;
} ZhDuplicate;

/**
 * zh_tournament_find_duplicates:
 * @tournament: a snapshot
 * @candidates: (nullable) (element-type ZhEntry): entries about to be added; %NULL to look
 *   among those that are in
 * @progress: (nullable)
 * @error: %ZH_ERROR_CANCELLED
 *
 * Each is named once, with the earliest he looks like, or one of the same id.
 *
 * Returns: (transfer full) (element-type ZhDuplicate): who seems to be entered twice
 */
GArray *zh_tournament_find_duplicates (const ZhTournament *tournament,
                                       GPtrArray          *candidates,
                                       const ZhProgress   *progress,
                                       GError            **error);

G_END_DECLS
