/* The sheets of a claim that the partner has overstepped the time by correspondence: the claim with what it must
 * bring, the objection, and the decision; and of a leave in all games of a player.
 */
#pragma once

#include "form-sheet.h"
#include "game-place.h"
#include "letter-event.h"

G_BEGIN_DECLS

/* Number of the last claim of a game that was not decided, from 1; 0 where there is none. */
int zh_claim_find_open (const ZhCompetition *competition,
                        const ZhGamePlace   *place);

/**
 * zh_claim_sheet_new:
 * @place: the game
 * @number: of the claim among the letters of the game, from 1; 0 for a new one
 * @side: whose a new one is at first
 *
 * Says what each piece of evidence is needed by.
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_claim_sheet_new (GtkWindow         *parent,
                                 ZhSession         *session,
                                 const ZhGamePlace *place,
                                 int                number,
                                 ZhLetterSide       side);

/* The partner's objection to a claim, with its term; (transfer none). */
ZhFormSheet *zh_objection_sheet_new (GtkWindow         *parent,
                                     ZhSession         *session,
                                     const ZhGamePlace *place,
                                     int                number);

/* The decision on a claim, with what the letters say, which evidence is missing, and what follows; (transfer none). */
ZhFormSheet *zh_claim_decision_sheet_new (GtkWindow         *parent,
                                          ZhSession         *session,
                                          const ZhGamePlace *place,
                                          int                number);

/* A leave of a player of @tournament in all unfinished games; (transfer none). */
ZhFormSheet *zh_leave_sheet_new (GtkWindow          *parent,
                                 ZhSession          *session,
                                 const ZhTournament *tournament);

G_END_DECLS
