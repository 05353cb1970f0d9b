/* What is to be thought of before a bye is given that is asked for. */
#pragma once

#include "language.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_entry_dup_bye_note:
 * @entry: of @tournament
 * @round: the bye is for
 * @kind: of the bye; %ZH_PAIRING_GAME and %ZH_PAIRING_ZERO_BYE ask nothing
 *
 * A half-point bye beside one that the entry has or had in another round, and a full-point bye, which FIDE advises
 * against (C.05, 6.7.4), are given only by somebody who means it.
 *
 * Returns: (transfer full): a sentence that says so; "" where there is nothing to ask
 */
char *zh_entry_dup_bye_note (const ZhTournament *tournament,
                             const ZhEntry      *entry,
                             int                 round,
                             ZhPairingKind       kind,
                             const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
