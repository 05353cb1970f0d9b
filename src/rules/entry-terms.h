/* What the rules ask of an entry as it is sent: its term, how it comes, and who signs it. */
#pragma once

#include "entry-sheet.h"
#include "dates.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * zh_ruleset_get_entry_due:
 * @self: (nullable): the rules of the event
 * @start: first day of the event
 * @article: (out) (transfer none): that sets the term, owned by @self
 *
 * Source: Ukrainian chess rules II.4.2; order 988, 27.2, which leaves the term to the regulation.
 *
 * Returns: the last day on which an entry of this kind is in time; not set where no term is known
 */
ZhDate zh_ruleset_get_entry_due (const ZhRuleset *self,
                                 ZhEntrySheetKind kind,
                                 ZhDate           start,
                                 const char     **article);

/**
 * zh_entry_sheet_get_days_late:
 * @start: first day of the event
 * @article: (out) (transfer none): that sets the term
 *
 * Returns: by how many days the sheet came after its term; 0 for one in time, and where there is no term
 */
int zh_entry_sheet_get_days_late (const ZhEntrySheet *self,
                                  const ZhRuleset    *rules,
                                  ZhDate              start,
                                  const char        **article);

/**
 * zh_entry_sheet_list_faults:
 * @rules: (nullable): of the event
 * @start: its first day
 *
 * What the rules ask for and the sheet has not: the term, paper, signatures and seals, each with its article (order
 * 988, II.2.4, II.2.5, 27.3; Ukrainian chess rules II.4.1, II.4.2). Nothing follows from it by itself.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences; empty for a sheet as it should be
 */
char **zh_entry_sheet_list_faults (const ZhEntrySheet *self,
                                   const ZhRuleset    *rules,
                                   ZhDate              start,
                                   const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
