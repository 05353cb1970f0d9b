/* What a change needs beyond the right to it: that somebody says yes, once for an open file, where it would
 * stand after the seal, or where the journal of the file does not hold. Every act asks here before it begins,
 * whoever calls it.
 */
#pragma once

#include "desk.h"
#include "journal.h"

G_BEGIN_DECLS

/**
 * ZhConsent:
 * @ZH_CONSENT_AFTER_SEAL: to changes after the seal
 * @ZH_CONSENT_DESPITE_FAULT: to writing a file whose journal does not hold
 */
typedef enum
{
  ZH_CONSENT_AFTER_SEAL = 1 << 0,
  ZH_CONSENT_DESPITE_FAULT = 1 << 1,
} ZhConsent;

/**
 * zh_desk_consent:
 * @consents: what somebody agrees to
 *
 * Holds until the file is closed.
 */
void zh_desk_consent (ZhDesk   *self,
                      ZhConsent consents);

/**
 * zh_desk_needs_consent:
 * @consent: one
 *
 * Returns: whether acts are refused until somebody agrees to it, as far as zh_desk_check_consent() has asked
 *   already whether the journal holds
 */
gboolean zh_desk_needs_consent (ZhDesk   *self,
                                ZhConsent consent);

/**
 * zh_desk_check_consent:
 * @command: what is to be done; undo and redo are asked for the command of their target
 * @error: %ZH_ERROR_FAULTY where the journal does not hold; %ZH_ERROR_SEALED where the act would change a
 *   competition that is sealed: neither papers that are issued nor the seal itself, also when it is taken back
 *
 * Reads the journal once. One that is repeated is believed.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_desk_check_consent (ZhDesk     *self,
                                const char *command,
                                GError    **error);

/**
 * zh_desk_find_seal:
 * @n_after: (out) (optional): how many entries after it change something; issues of papers are not among them
 *
 * Returns: (transfer full) (nullable): the last seal that stands; %NULL without one, or where the journal cannot
 *   be read
 */
ZhJournalEntry *zh_desk_find_seal (ZhDesk *self,
                                   guint  *n_after);

/**
 * zh_desk_format_seal:
 *
 * Returns: (transfer full) (nullable): what is to be said of the seal: “Sealed in entry 12 (20.11.2026 17:50).
 *   Changed after the seal: 3 acts”; %NULL without one
 */
char *zh_desk_format_seal (ZhDesk           *self,
                           const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
