/* An entry as somebody sent it: one sheet, of the athletes of one sender. */
#pragma once

#include "fields.h"

G_BEGIN_DECLS

/**
 * ZhEntrySheetKind:
 * @ZH_SHEET_TECHNICAL: numbers of athletes, in advance (Ukrainian chess rules II.4.2)
 * @ZH_SHEET_PRELIMINARY: names, in advance (order 988, II.2.3)
 * @ZH_SHEET_FINAL: the named entry with what the commission asks for (order 988, II.2.3; Ukrainian chess rules II.4.1)
 * @ZH_SHEET_ADDITIONAL: on the day of arrival (Ukrainian chess rules II.4.2)
 * @ZH_SHEET_CALL_UP: for those who have to be called (Ukrainian chess rules II.4.4)
 */
typedef enum
{
  ZH_SHEET_TECHNICAL,
  ZH_SHEET_PRELIMINARY,
  ZH_SHEET_FINAL,
  ZH_SHEET_ADDITIONAL,
  ZH_SHEET_CALL_UP,
} ZhEntrySheetKind;

/* The stable names, by #ZhEntrySheetKind, then %NULL. */
extern const char *const zh_entry_sheet_kind_words[];

/**
 * ZhEntryChannel:
 * @ZH_CHANNEL_PAPER: on paper, brought or sent
 * @ZH_CHANNEL_EMAIL: by e-mail
 */
typedef enum
{
  ZH_CHANNEL_PAPER,
  ZH_CHANNEL_EMAIL,
} ZhEntryChannel;

/* The stable names, by #ZhEntryChannel, then %NULL. */
extern const char *const zh_entry_channel_words[];

/**
 * ZhEntrySheet:
 * @kind: a word of zh_entry_sheet_kind_words
 * @channel: how it came, a word of zh_entry_channel_words
 * @sender: who sent it, as the entries of its athletes have it
 * @received: local time, ISO 8601 to the minute
 * @certified: by the sender
 * @sealed: by the organisations
 * @signed_applicant: by who applies
 * @signed_doctor: by a doctor
 * @doctor: surname, given name and patronymic of the doctor
 * @organisation: of the doctor
 * @responsible: who answers questions
 * @contacts: of @responsible
 *
 * Strings are never %NULL.
 */
typedef struct
{
  gint64   id;
  char    *kind;
  char    *channel;
  char    *sender;
  char    *received;
  gboolean certified;
  gboolean sealed;
  gboolean signed_applicant;
  gboolean signed_doctor;
  char    *doctor;
  char    *organisation;
  char    *responsible;
  char    *contacts;
} ZhEntrySheet;

/* The fields of a sheet. */
extern const ZhRecordType zh_entry_sheet_type;

/* Of nobody, not received; (transfer full). */
ZhEntrySheet *zh_entry_sheet_new (void);
void          zh_entry_sheet_free (ZhEntrySheet *self);

/* (transfer full): with texts of its own. */
ZhEntrySheet *zh_entry_sheet_copy (const ZhEntrySheet *self);

/**
 * zh_entry_sheets_find:
 * @sheets: (element-type ZhEntrySheet)
 *
 * Returns: (transfer none) (nullable): the sheet with the id
 */
const ZhEntrySheet *zh_entry_sheets_find (const GPtrArray *sheets,
                                          gint64           id);

/* What kind the sheet is of; the final entry for a word that is not known. */
ZhEntrySheetKind zh_entry_sheet_get_kind (const ZhEntrySheet *self);

/* How it came; on paper for a word that is not known. */
ZhEntryChannel zh_entry_sheet_get_channel (const ZhEntrySheet *self);

/* "technical", "final" … in a language; (transfer none). */
const char *zh_entry_sheet_kind_get_label (ZhEntrySheetKind  kind,
                                           const ZhLanguage *language);

/* "on paper", "by e-mail"; (transfer none). */
const char *zh_entry_channel_get_label (ZhEntryChannel    channel,
                                        const ZhLanguage *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhEntrySheet, zh_entry_sheet_free)

G_END_DECLS
