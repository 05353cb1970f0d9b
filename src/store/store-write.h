/* Writing rows, inside a transaction of the store. Each function writes one thing as it is
 * to be: a row that does not exist is added, an existing one is changed where it differs.
 * Ids are given by zh_store_next_id() beforehand. All return %FALSE with @error.
 */
#pragma once

#include "entry-sheet.h"
#include "payment.h"
#include "store-schema.h"
#include "store.h"

G_BEGIN_DECLS

/* The details of the competition, without what belongs to it. */
gboolean zh_store_put_competition (ZhStore             *self,
                                   const ZhCompetition *competition,
                                   GError             **error);

/* @value %NULL removes the key. */
gboolean zh_store_put_override (ZhStore    *self,
                                const char *key,
                                const char *value,
                                GError    **error);
gboolean zh_store_put_official (ZhStore          *self,
                                const ZhOfficial *official,
                                GError          **error);
gboolean zh_store_put_person (ZhStore        *self,
                              const ZhPerson *person,
                              GError        **error);

/* The settings with their options; nothing that belongs to the tournament. A new one comes
 * last. */
gboolean zh_store_put_tournament (ZhStore            *self,
                                  const ZhTournament *tournament,
                                  GError            **error);

/* Forbidden pairs and virtual points, which are written anew; their entries must be there. */
gboolean zh_store_put_restrictions (ZhStore            *self,
                                    const ZhTournament *tournament,
                                    GError            **error);

/* The entry with its absences; its person must be there. */
gboolean zh_store_put_entry (ZhStore       *self,
                             gint64         tournament_id,
                             const ZhEntry *entry,
                             GError       **error);
gboolean zh_store_put_member (ZhStore        *self,
                              const ZhMember *member,
                              GError        **error);

/* The round itself, without its pairings. A new one is announced when @round says, or now. */
gboolean zh_store_put_round (ZhStore       *self,
                             gint64         tournament_id,
                             const ZhRound *round,
                             GError       **error);

/* The round as it is, but for its state; announced now where it was open. */
gboolean zh_store_put_round_state (ZhStore       *self,
                                   gint64         tournament_id,
                                   const ZhRound *round,
                                   ZhRoundState   state,
                                   GError       **error);

/* The pairing itself, without its games. */
gboolean zh_store_put_pairing (ZhStore         *self,
                               gint64           round_id,
                               const ZhPairing *pairing,
                               GError         **error);
/* A result that is another one was entered now; that of a new game when @game says, or now. */
gboolean zh_store_put_game (ZhStore      *self,
                            gint64        pairing_id,
                            const ZhGame *game,
                            GError      **error);

/* A line of the register of incidents; once. The ruling is made in this act where @record names none. */
gboolean zh_store_put_incident (ZhStore                *self,
                                const ZhIncidentRecord *record,
                                GError                **error);

/* An address of a player by correspondence. */
gboolean zh_store_put_address (ZhStore         *self,
                               gint64           tournament_id,
                               const ZhAddress *address,
                               GError         **error);

/* The moves of a game, a letter of it, and an adjournment. */
gboolean zh_store_put_letter (ZhStore              *self,
                              const ZhLetterRecord *letter,
                              GError              **error);
gboolean zh_store_put_kept_game (ZhStore          *self,
                                 const ZhKeptGame *kept,
                                 GError          **error);
gboolean zh_store_put_adjournment (ZhStore             *self,
                                   const ZhAdjournment *adjournment,
                                   GError             **error);

/* A result read a second time; once, at the time of the act. */
gboolean zh_store_put_confirmation (ZhStore              *self,
                                    const ZhConfirmation *confirmation,
                                    GError              **error);

/* A clock set anew; once. */
gboolean zh_store_put_clock_change (ZhStore             *self,
                                    const ZhClockChange *change,
                                    GError             **error);

/* A case without its people and files. */
gboolean zh_store_put_protest (ZhStore         *self,
                               const ZhProtest *protest,
                               GError         **error);
gboolean zh_store_put_protest_person (ZhStore               *self,
                                      gint64                 protest_id,
                                      const ZhProtestPerson *person,
                                      GError               **error);

/* @content: as base64, "" when it is only referred to. */
gboolean zh_store_put_protest_file (ZhStore             *self,
                                    gint64               protest_id,
                                    const ZhProtestFile *file,
                                    const char          *content,
                                    GError             **error);

/* The boards that an official watches. */
gboolean zh_store_put_assignment (ZhStore            *self,
                                  const ZhAssignment *assignment,
                                  GError            **error);

/* A lost connection, and a game sent to be checked, new or not. */
gboolean zh_store_put_outage (ZhStore        *self,
                              gint64          tournament_id,
                              const ZhOutage *outage,
                              GError        **error);
gboolean zh_store_put_screening (ZhStore           *self,
                                 gint64             tournament_id,
                                 const ZhScreening *screening,
                                 GError           **error);

/* The minutes of a drawing of lots, new or not. */
gboolean zh_store_put_lot_minute (ZhStore           *self,
                                  gint64             tournament_id,
                                  const ZhLotMinute *minute,
                                  GError           **error);

/* The site of a side in a round, new or not. */
gboolean zh_store_put_site (ZhStore      *self,
                            gint64        tournament_id,
                            const ZhSite *site,
                            GError      **error);

/* An entry as it was sent, and a payment, new or not. */
gboolean zh_store_put_sheet (ZhStore            *self,
                             gint64              tournament_id,
                             const ZhEntrySheet *sheet,
                             GError            **error);
gboolean zh_store_put_payment (ZhStore         *self,
                               gint64           tournament_id,
                               const ZhPayment *payment,
                               GError         **error);

/* A session of the commission on admission, a decision, a document, a quota, an addition to the regulation, and a ban; new or not. */
gboolean zh_store_put_session (ZhStore         *self,
                               gint64           tournament_id,
                               const ZhSitting *sitting,
                               GError         **error);
gboolean zh_store_put_applicant (ZhStore           *self,
                                 gint64             tournament_id,
                                 const ZhApplicant *row,
                                 GError           **error);
gboolean zh_store_put_evidence (ZhStore          *self,
                                gint64            tournament_id,
                                const ZhEvidence *row,
                                GError          **error);
gboolean zh_store_put_quota (ZhStore       *self,
                             gint64         tournament_id,
                             const ZhQuota *quota,
                             GError       **error);
gboolean zh_store_put_addition (ZhStore          *self,
                                const ZhAddition *addition,
                                GError          **error);
gboolean zh_store_put_ban (ZhStore     *self,
                           const ZhBan *ban,
                           GError     **error);

/* A change of an entry on the day of arrival, once. */
gboolean zh_store_put_entry_change (ZhStore             *self,
                                    gint64               tournament_id,
                                    const ZhEntryChange *change,
                                    GError             **error);

/* The version of the file in which the act is written: the present one, but for an act of an older journal that is
 * repeated. */
gint64 zh_store_get_act_version (const ZhStore *self);

/* A work, a round in which works are solved, and the sheet of a solver in it, new or not. */
gboolean zh_store_put_work (ZhStore            *self,
                            gint64              tournament_id,
                            const ZhWorkRecord *work,
                            GError            **error);
gboolean zh_store_put_solving_round (ZhStore                    *self,
                                     gint64                      tournament_id,
                                     const ZhSolvingRoundRecord *round,
                                     GError                    **error);
gboolean zh_store_put_solving_sheet (ZhStore                    *self,
                                     gint64                      tournament_id,
                                     const ZhSolvingSheetRecord *sheet,
                                     GError                    **error);
gboolean zh_store_put_contest (ZhStore               *self,
                               gint64                 tournament_id,
                               const ZhContestRecord *contest,
                               GError               **error);
gboolean zh_store_put_contest_judge (ZhStore              *self,
                                     gint64                tournament_id,
                                     const ZhContestJudge *judge,
                                     GError              **error);
gboolean zh_store_put_contest_mark (ZhStore             *self,
                                    gint64               tournament_id,
                                    const ZhContestMark *mark,
                                    GError             **error);
gboolean zh_store_put_contest_objection (ZhStore                  *self,
                                         gint64                    tournament_id,
                                         const ZhContestObjection *objection,
                                         GError                  **error);

/* That a document was issued; once. */
gboolean zh_store_put_issue (ZhStore       *self,
                             gint64         tournament_id,
                             const ZhIssue *issue,
                             GError       **error);

/* Removes one row, and nothing that belongs to it. */
gboolean zh_store_delete (ZhStore *self,
                          ZhTable  table,
                          gint64   id,
                          GError **error);

/* Remove a thing with all that belongs to it. */
gboolean zh_store_delete_entry (ZhStore *self,
                                gint64   entry_id,
                                GError **error);
gboolean zh_store_delete_pairing (ZhStore         *self,
                                  const ZhPairing *pairing,
                                  GError         **error);
gboolean zh_store_delete_round (ZhStore       *self,
                                const ZhRound *round,
                                GError       **error);

/* A tournament without rounds, with its entries. */
gboolean zh_store_delete_tournament (ZhStore            *self,
                                     const ZhTournament *tournament,
                                     GError            **error);

/* Removes a person whom no entry and no team names any more. */
gboolean zh_store_delete_person_if_unused (ZhStore *self,
                                           gint64   person_id,
                                           GError **error);

G_END_DECLS
