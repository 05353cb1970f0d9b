#include "config.h"

#include "entry-sheet.h"

#include <glib/gi18n.h>

#include "words.h"

#define TEXT(member, label, flags) ZH_TEXT_FIELD (ZhEntrySheet, member, #member, #member, label, flags)
#define SIGN(member, key, label) ZH_NUMBER_FIELD (BOOLEAN, ZhEntrySheet, member, #member, key, label, ZH_FIELD_PLAIN, 0, 1)

static const ZhField fields[] = {
  TEXT (kind, NC_ ("field", "kind of entry"), ZH_FIELD_WORD),
  TEXT (channel, NC_ ("field", "way of receipt"), ZH_FIELD_WORD),
  TEXT (sender, NC_ ("field", "sent by"), ZH_FIELD_PLAIN),
  TEXT (received, NC_ ("field", "received"), ZH_FIELD_PLAIN),
  SIGN (certified, "certified", NC_ ("field", "certified")),
  SIGN (sealed, "sealed", NC_ ("field", "sealed")),
  SIGN (signed_applicant, "signed-applicant", NC_ ("field", "signed by the applicant")),
  SIGN (signed_doctor, "signed-doctor", NC_ ("field", "signed by the doctor")),
  TEXT (doctor, NC_ ("field", "doctor in full"), ZH_FIELD_PLAIN),
  TEXT (organisation, NC_ ("field", "medical organisation"), ZH_FIELD_PLAIN),
  TEXT (responsible, NC_ ("field", "responsible person"), ZH_FIELD_PLAIN),
  TEXT (contacts, NC_ ("field", "contacts of the responsible person"), ZH_FIELD_PERSONAL),
};

static const char *const references[] = { "tournament_id", NULL };

const ZhRecordType zh_entry_sheet_type = {
  .table = "application",
  .references = references,
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

const char *const zh_entry_sheet_kind_words[] = {
  [ZH_SHEET_TECHNICAL] = "technical",
  [ZH_SHEET_PRELIMINARY] = "preliminary",
  [ZH_SHEET_FINAL] = "final",
  [ZH_SHEET_ADDITIONAL] = "additional",
  [ZH_SHEET_CALL_UP] = "call-up",
  NULL,
};

const char *const zh_entry_channel_words[] = {
  [ZH_CHANNEL_PAPER] = "paper",
  [ZH_CHANNEL_EMAIL] = "email",
  NULL,
};

ZhEntrySheet *
zh_entry_sheet_new (void)
{
  ZhEntrySheet *self = g_new0 (ZhEntrySheet, 1);

  zh_record_init (&zh_entry_sheet_type, self);
  g_free (self->kind);
  self->kind = g_strdup (zh_entry_sheet_kind_words[ZH_SHEET_FINAL]);
  g_free (self->channel);
  self->channel = g_strdup (zh_entry_channel_words[ZH_CHANNEL_PAPER]);
  return self;
}

void
zh_entry_sheet_free (ZhEntrySheet *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_entry_sheet_type, self);
  g_free (self);
}

ZhEntrySheet *
zh_entry_sheet_copy (const ZhEntrySheet *self)
{
  ZhEntrySheet *copy = g_memdup2 (self, sizeof *self);

  zh_record_own_texts (&zh_entry_sheet_type, copy);
  return copy;
}

const ZhEntrySheet *
zh_entry_sheets_find (const GPtrArray *sheets,
                      gint64           id)
{
  for (guint i = 0; i < sheets->len; i++)
    {
      const ZhEntrySheet *sheet = g_ptr_array_index (sheets, i);

      if (sheet->id == id)
        return sheet;
    }
  return NULL;
}

ZhEntrySheetKind
zh_entry_sheet_get_kind (const ZhEntrySheet *self)
{
  int kind = ZH_SHEET_FINAL;

  zh_words_find (zh_entry_sheet_kind_words, self->kind, &kind);
  return (ZhEntrySheetKind) kind;
}

ZhEntryChannel
zh_entry_sheet_get_channel (const ZhEntrySheet *self)
{
  int channel = ZH_CHANNEL_PAPER;

  zh_words_find (zh_entry_channel_words, self->channel, &channel);
  return (ZhEntryChannel) channel;
}

const char *
zh_entry_sheet_kind_get_label (ZhEntrySheetKind  kind,
                               const ZhLanguage *language)
{
  static const char *const labels[] = {
    [ZH_SHEET_TECHNICAL] = NC_ ("kind of entry", "technical"),
    [ZH_SHEET_PRELIMINARY] = NC_ ("kind of entry", "preliminary"),
    [ZH_SHEET_FINAL] = NC_ ("kind of entry", "final, by name"),
    [ZH_SHEET_ADDITIONAL] = NC_ ("kind of entry", "additional"),
    [ZH_SHEET_CALL_UP] = NC_ ("kind of entry", "call-up"),
  };

  return zh_trc (language, "kind of entry", labels[kind]);
}

const char *
zh_entry_channel_get_label (ZhEntryChannel    channel,
                            const ZhLanguage *language)
{
  return channel == ZH_CHANNEL_EMAIL ? zh_trc (language, "way of receipt", "by e-mail") : zh_trc (language, "way of receipt", "on paper");
}
