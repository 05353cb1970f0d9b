#include "config.h"

#include "incident-record.h"

#include "words.h"

const char *const zh_incident_scope_words[] = {
  [ZH_INCIDENT_AT_BOARD] = "board",
  [ZH_INCIDENT_OF_PLAYER] = "player",
  [ZH_INCIDENT_OF_TEAM] = "team",
  [ZH_INCIDENT_IN_HALL] = "hall",
  NULL,
};

static const gsize string_fields[] = {
  G_STRUCT_OFFSET (ZhIncidentRecord, incident),
  G_STRUCT_OFFSET (ZhIncidentRecord, counted_as),
  G_STRUCT_OFFSET (ZhIncidentRecord, raised_by),
  G_STRUCT_OFFSET (ZhIncidentRecord, happened),
  G_STRUCT_OFFSET (ZhIncidentRecord, witnesses),
  G_STRUCT_OFFSET (ZhIncidentRecord, facts),
  G_STRUCT_OFFSET (ZhIncidentRecord, note),
  G_STRUCT_OFFSET (ZhIncidentRecord, articles),
  G_STRUCT_OFFSET (ZhIncidentRecord, overridden),
  G_STRUCT_OFFSET (ZhIncidentRecord, advised),
  G_STRUCT_OFFSET (ZhIncidentRecord, decided_by),
  G_STRUCT_OFFSET (ZhIncidentRecord, reason),
};

const char *
zh_incident_scope_to_string (ZhIncidentScope scope)
{
  return zh_words_get (zh_incident_scope_words, (int) scope);
}

gboolean
zh_incident_scope_from_string (const char      *text,
                               ZhIncidentScope *scope)
{
  int value;

  if (!zh_words_find (zh_incident_scope_words, text, &value))
    return FALSE;
  *scope = (ZhIncidentScope) value;
  return TRUE;
}

const char *const zh_sanction_words[] = {
  [ZH_SANCTION_NOT_SAID] = "",
  [ZH_SANCTION_REMARK] = "remark",
  [ZH_SANCTION_ORAL_WARNING] = "oral-warning",
  [ZH_SANCTION_WARNING] = "warning",
  [ZH_SANCTION_WRITTEN_REPRIMAND] = "written-reprimand",
  [ZH_SANCTION_OPP_TIME_ADD] = "opp-time-add",
  [ZH_SANCTION_OFF_TIME_CUT] = "off-time-cut",
  [ZH_SANCTION_OPP_POINTS_UP] = "opp-points-up",
  [ZH_SANCTION_OFF_POINTS_CUT] = "off-points-cut",
  [ZH_SANCTION_FINE] = "fine",
  [ZH_SANCTION_GAME_LOSS] = "game-loss",
  [ZH_SANCTION_ROUNDS_OUT] = "rounds-out",
  [ZH_SANCTION_BARRED] = "barred",
  [ZH_SANCTION_SUSPENDED] = "suspended",
  [ZH_SANCTION_REMOVAL] = "removal",
  [ZH_SANCTION_TEAM_REMOVAL] = "team-removal",
  [ZH_SANCTION_EXPULSION] = "expulsion",
  [ZH_SANCTION_DISQUALIFICATION] = "disqualification",
  NULL,
};

const char *
zh_sanction_to_string (ZhSanction sanction)
{
  return zh_words_get (zh_sanction_words, (int) sanction);
}

gboolean
zh_sanction_from_string (const char *text,
                         ZhSanction *sanction)
{
  int value;

  if (!zh_words_find (zh_sanction_words, text, &value))
    return FALSE;
  *sanction = (ZhSanction) value;
  return TRUE;
}

const char *const zh_ruled_result_words[] = {
  [ZH_RULED_NOT_SAID] = "",
  [ZH_RULED_NONE] = "none",
  [ZH_RULED_LOSS] = "loss",
  [ZH_RULED_DRAW] = "draw",
  [ZH_RULED_BOTH_LOSE] = "both-lose",
  [ZH_RULED_LOSS_DRAW] = "loss-draw",
  [ZH_RULED_DRAW_LOSS] = "draw-loss",
  [ZH_RULED_WIN] = "win",
  NULL,
};

const char *
zh_ruled_result_to_string (ZhRuledResult result)
{
  return zh_words_get (zh_ruled_result_words, (int) result);
}

gboolean
zh_ruled_result_from_string (const char    *text,
                             ZhRuledResult *result)
{
  int value;

  if (!zh_words_find (zh_ruled_result_words, text, &value))
    return FALSE;
  *result = (ZhRuledResult) value;
  return TRUE;
}

ZhIncidentRecord *
zh_incident_record_new (void)
{
  ZhIncidentRecord *self = g_new0 (ZhIncidentRecord, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (string_fields); i++)
    G_STRUCT_MEMBER (char *, self, string_fields[i]) = g_strdup ("");
  self->event_count = 1;
  self->clock[0] = -1;
  self->clock[1] = -1;
  return self;
}

void
zh_incident_record_free (ZhIncidentRecord *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (string_fields); i++)
    g_free (G_STRUCT_MEMBER (char *, self, string_fields[i]));
  g_free (self);
}

const char *const zh_clock_kind_words[] = {
  [ZH_CLOCK_NOT_SAID] = "",
  [ZH_CLOCK_REPLACED] = "replaced",
  [ZH_CLOCK_RESTORED] = "restored",
  [ZH_CLOCK_SET] = "set",
  NULL,
};

const char *
zh_clock_kind_to_string (ZhClockKind kind)
{
  return zh_words_get (zh_clock_kind_words, (int) kind);
}

gboolean
zh_clock_kind_from_string (const char  *text,
                           ZhClockKind *kind)
{
  int value;

  if (!zh_words_find (zh_clock_kind_words, text, &value))
    return FALSE;
  *kind = (ZhClockKind) value;
  return TRUE;
}

ZhClockChange *
zh_clock_change_new (void)
{
  ZhClockChange *self = g_new0 (ZhClockChange, 1);

  self->note = g_strdup ("");
  for (int side = 0; side < 2; side++)
    {
      self->before[side] = -1;
      self->after[side] = -1;
    }
  return self;
}

void
zh_clock_change_free (ZhClockChange *self)
{
  if (self == NULL)
    return;
  g_free (self->note);
  g_free (self);
}

gboolean
zh_incident_sanction_expels (ZhSanction sanction)
{
  return sanction == ZH_SANCTION_EXPULSION || sanction == ZH_SANCTION_REMOVAL || zh_incident_sanction_removes_team (sanction);
}

gboolean
zh_incident_sanction_removes_team (ZhSanction sanction)
{
  return sanction == ZH_SANCTION_TEAM_REMOVAL;
}
