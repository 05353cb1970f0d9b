#include "config.h"

#include "outage.h"

#include <glib/gi18n.h>

#include "words.h"

#define MAX_NUMBER 100000
#define MAX_SECONDS 86400

const char *const zh_outage_cause_words[] = {
  [ZH_OUTAGE_CONNECTION] = "connection",
  [ZH_OUTAGE_DEVICE] = "device",
  [ZH_OUTAGE_PLATFORM] = "platform",
  [ZH_OUTAGE_CONFERENCE] = "session",
  NULL,
};

const char *const zh_outage_end_words[] = {
  [ZH_OUTAGE_OPEN] = "",
  [ZH_OUTAGE_RECONNECTED] = "reconnected",
  [ZH_OUTAGE_LOST_ON_TIME] = "lost-on-time",
  [ZH_OUTAGE_REPLAYED] = "replayed",
  NULL,
};

#define NUMBER(member, label, maximum) \
  ZH_NUMBER_FIELD (NUMBER, ZhOutage, member, #member, #member, label, ZH_FIELD_INTERNAL, 0, maximum)

static const ZhField fields[] = {
  NUMBER (round, NC_ ("field", "round"), MAX_NUMBER),
  NUMBER (board, NC_ ("field", "board"), MAX_NUMBER),
  NUMBER (game, NC_ ("field", "game"), MAX_NUMBER),
  ZH_TEXT_FIELD (ZhOutage, since, "since", "since", NC_ ("field", "connection lost at"), ZH_FIELD_PLAIN),
  ZH_NUMBER_FIELD (CHOICE, ZhOutage, cause, "cause", "cause", NC_ ("field", "cause"), ZH_FIELD_INTERNAL, 0, ZH_OUTAGE_CONFERENCE),
  NUMBER (lost, NC_ ("field", "time lost in seconds"), MAX_SECONDS),
  ZH_NUMBER_FIELD (CHOICE, ZhOutage, ended, "ended", "ended", NC_ ("field", "how it ended"), ZH_FIELD_INTERNAL, 0, ZH_OUTAGE_REPLAYED),
  ZH_TEXT_FIELD (ZhOutage, note, "note", "note", NC_ ("field", "note"), ZH_FIELD_PLAIN),
};

static const char *const references[] = { "tournament_id", "entry_id", "incident_id", NULL };

const ZhRecordType zh_outage_type = {
  .table = "outage",
  .references = references,
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

gboolean
zh_outage_cause_from_string (const char    *text,
                             ZhOutageCause *cause)
{
  int value;

  if (!zh_words_find (zh_outage_cause_words, text, &value))
    return FALSE;
  *cause = (ZhOutageCause) value;
  return TRUE;
}

gboolean
zh_outage_end_from_string (const char  *text,
                           ZhOutageEnd *end)
{
  int value;

  if (!zh_words_find (zh_outage_end_words, text, &value))
    return FALSE;
  *end = (ZhOutageEnd) value;
  return TRUE;
}

ZhOutage *
zh_outage_new (void)
{
  ZhOutage *self = g_new0 (ZhOutage, 1);

  zh_record_init (&zh_outage_type, self);
  return self;
}

void
zh_outage_free (ZhOutage *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_outage_type, self);
  g_free (self);
}

const ZhOutage *
zh_outages_find_open (const GPtrArray *outages,
                      int              round,
                      int              board,
                      int              game,
                      gint64           entry_id)
{
  for (guint i = 0; i < outages->len; i++)
    {
      const ZhOutage *outage = g_ptr_array_index (outages, i);

      if (outage->ended == ZH_OUTAGE_OPEN && outage->round == round && outage->board == board && outage->game == game &&
          (entry_id == 0 || outage->entry_id == entry_id))
        return outage;
    }
  return NULL;
}

const ZhOutage *
zh_outages_find (const GPtrArray *outages,
                 gint64           id)
{
  for (guint i = 0; i < outages->len; i++)
    {
      const ZhOutage *outage = g_ptr_array_index (outages, i);

      if (outage->id == id)
        return outage;
    }
  return NULL;
}
