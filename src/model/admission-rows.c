#include "config.h"

#include "admission-rows.h"

#include <glib/gi18n.h>

#define MAX_NUMBER 1000

const char *const zh_admission_state_words[] = {
  [ZH_ADMISSION_OPEN] = "open",
  [ZH_ADMISSION_ADMITTED] = "admitted",
  [ZH_ADMISSION_BY_ORGANISER] = "by-organiser",
  [ZH_ADMISSION_REFUSED] = "refused",
  [ZH_ADMISSION_CONDITIONAL] = "conditional",
  NULL,
};

const char *const zh_box_state_words[] = {
  [ZH_BOX_OPEN] = "open",
  [ZH_BOX_SEEN] = "seen",
  [ZH_BOX_WAIVED] = "waived",
  NULL,
};

ZhApplicant *
zh_applicant_new (void)
{
  ZhApplicant *self = g_new0 (ZhApplicant, 1);

  self->name = g_strdup ("");
  self->article = g_strdup ("");
  self->ground = g_strdup ("");
  self->until = g_strdup ("");
  return self;
}

void
zh_applicant_free (ZhApplicant *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->article);
  g_free (self->ground);
  g_free (self->until);
  g_free (self);
}

ZhApplicant *
zh_applicant_copy (const ZhApplicant *self)
{
  ZhApplicant *copy = g_memdup2 (self, sizeof *self);

  copy->name = g_strdup (self->name);
  copy->article = g_strdup (self->article);
  copy->ground = g_strdup (self->ground);
  copy->until = g_strdup (self->until);
  return copy;
}

ZhEvidence *
zh_evidence_new (void)
{
  ZhEvidence *self = g_new0 (ZhEvidence, 1);

  self->document = g_strdup ("");
  self->ground = g_strdup ("");
  self->checked_by = g_strdup ("");
  return self;
}

void
zh_evidence_free (ZhEvidence *self)
{
  if (self == NULL)
    return;
  g_free (self->document);
  g_free (self->ground);
  g_free (self->checked_by);
  g_free (self);
}

const char *const zh_quota_kind_words[] = {
  [ZH_QUOTA_ALL] = "everybody",
  [ZH_QUOTA_REGION] = "by-region",
  [ZH_QUOTA_CLUB] = "by-club",
  [ZH_QUOTA_SENDER] = "by-sender",
  [ZH_QUOTA_SEX] = "by-sex",
  [ZH_QUOTA_AGE] = "by-age",
  [ZH_QUOTA_RANK] = "by-rank",
  NULL,
};

ZhQuota *
zh_quota_new (void)
{
  ZhQuota *self = g_new0 (ZhQuota, 1);

  self->value = g_strdup ("");
  self->source = g_strdup ("");
  return self;
}

void
zh_quota_free (ZhQuota *self)
{
  if (self == NULL)
    return;
  g_free (self->value);
  g_free (self->source);
  g_free (self);
}

const char *const zh_arrival_words[] = {
  [ZH_ARRIVAL_REPLACED] = "replaced",
  [ZH_ARRIVAL_LATE] = "late",
  [ZH_ARRIVAL_MISSING] = "not-arrived",
  NULL,
};

ZhEntryChange *
zh_entry_change_new (void)
{
  ZhEntryChange *self = g_new0 (ZhEntryChange, 1);

  self->name = g_strdup ("");
  self->other = g_strdup ("");
  self->article = g_strdup ("");
  self->reason = g_strdup ("");
  return self;
}

void
zh_entry_change_free (ZhEntryChange *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->other);
  g_free (self->article);
  g_free (self->reason);
  g_free (self);
}

const char *const zh_ban_scope_words[] = {
  [ZH_BAN_PLAYER] = "player",
  [ZH_BAN_ALL_ROLES] = "all-roles",
  NULL,
};

static const ZhField ban_fields[] = {
  ZH_TEXT_FIELD (ZhBan, name, "name", "name", NC_ ("field", "name"), ZH_FIELD_PLAIN),
  ZH_DATE_FIELD (ZhBan, birth, "birth", "birth", NC_ ("field", "born"), ZH_FIELD_PLAIN),
  ZH_DATE_FIELD (ZhBan, first_day, "first_day", "from", NC_ ("field", "from"), ZH_FIELD_PLAIN),
  ZH_DATE_FIELD (ZhBan, last_day, "last_day", "until", NC_ ("field", "until"), ZH_FIELD_PLAIN),
  ZH_TEXT_FIELD (ZhBan, source, "source", "source", NC_ ("field", "decision of disqualification"), ZH_FIELD_PLAIN),
};

const ZhRecordType zh_ban_type = {
  .table = "ban",
  .fields = ban_fields,
  .n_fields = G_N_ELEMENTS (ban_fields),
};

ZhBan *
zh_ban_new (void)
{
  ZhBan *self = g_new0 (ZhBan, 1);

  zh_record_init (&zh_ban_type, self);
  return self;
}

void
zh_ban_free (ZhBan *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_ban_type, self);
  g_free (self);
}

#define TEXT(member, label, flags) ZH_TEXT_FIELD (ZhSitting, member, #member, #member, label, flags)

static const ZhField fields[] = {
  ZH_NUMBER_FIELD (NUMBER, ZhSitting, number, "number", "number", NC_ ("field", "number of the session"), ZH_FIELD_INTERNAL, 1, MAX_NUMBER),
  TEXT (opened, NC_ ("field", "opened"), ZH_FIELD_PLAIN),
  TEXT (closed, NC_ ("field", "closed"), ZH_FIELD_INTERNAL),
  TEXT (place, NC_ ("field", "place of the session"), ZH_FIELD_PLAIN),
  TEXT (present, NC_ ("field", "members present"), ZH_FIELD_INTERNAL),
};

static const char *const references[] = { "tournament_id", NULL };

const ZhRecordType zh_sitting_type = {
  .table = "session",
  .references = references,
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

ZhSitting *
zh_sitting_new (void)
{
  ZhSitting *self = g_new0 (ZhSitting, 1);

  self->number = 1;
  zh_record_init (&zh_sitting_type, self);
  return self;
}

void
zh_sitting_free (ZhSitting *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_sitting_type, self);
  g_free (self);
}

ZhSitting *
zh_sitting_copy (const ZhSitting *self)
{
  ZhSitting *copy = g_memdup2 (self, sizeof *self);

  zh_record_own_texts (&zh_sitting_type, copy);
  return copy;
}
