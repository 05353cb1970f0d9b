/* Entries as they were sent, and what is paid for them (order 988, 27, 28; Ukrainian chess rules II.4). */
#pragma once

#include "desk.h"
#include "entry-fee.h"
#include "entry-sheet.h"

G_BEGIN_DECLS

/* Now, as ZhEntrySheet.received has it; (transfer full). */
char *zh_desk_format_received (gint64 now) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_set_entry_sheet:
 * @sheet: with the id of one that is there, else 0
 * @error: %ZH_ERROR_INPUT for a sheet without a sender, an unknown kind or way, or a time that is none;
 *   %ZH_ERROR_CLOSED
 *
 * Enters a sheet or changes it. What the rules find wanting in it hinders nobody: zh_entry_sheet_list_faults().
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_set_entry_sheet (ZhDesk             *self,
                                   gint64              tournament_id,
                                   const ZhEntrySheet *sheet,
                                   GError            **error);

/**
 * zh_desk_remove_entry_sheet:
 * @error: %ZH_ERROR_INPUT where there is no such sheet
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_remove_entry_sheet (ZhDesk  *self,
                                      gint64   tournament_id,
                                      gint64   sheet_id,
                                      GError **error);

/**
 * zh_desk_set_entry_fee:
 * @fee: of every entry; an amount of 0 for none
 * @error: %ZH_ERROR_REFUSED for a fee above the limit of the rules, with its article (order 988, 28.2)
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_set_entry_fee (ZhDesk           *self,
                                 gint64            tournament_id,
                                 const ZhEntryFee *fee,
                                 GError          **error);

/**
 * zh_desk_set_payment:
 * @payment: for the entry that it names; an empty one takes back what is known
 * @error: %ZH_ERROR_INPUT for an amount without a day, or a day without an amount
 *
 * What was paid for an entry, or why nothing is asked. Where the rules ask for the fee at admission, its document is
 * seen, waived or open with it.
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_set_payment (ZhDesk          *self,
                               const ZhPayment *payment,
                               GError         **error);

G_END_DECLS
