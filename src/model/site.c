#include "config.h"

#include "site.h"

#include <glib/gi18n.h>

#include "person.h"

#define MAX_ROUND 1000

#define TEXT(member, label) ZH_TEXT_FIELD (ZhSite, member, #member, #member, label, ZH_FIELD_PLAIN)
#define SEEN(member, label) ZH_NUMBER_FIELD (BOOLEAN, ZhSite, member, #member, #member, label, ZH_FIELD_PLAIN, 0, 1)

static const ZhField fields[] = {
  ZH_NUMBER_FIELD (NUMBER, ZhSite, round, "round", "round", NC_ ("field", "round"), ZH_FIELD_INTERNAL, 0, MAX_ROUND),
  TEXT (place, NC_ ("field", "place of play")),
  TEXT (arbiter, NC_ ("field", "arbiter at the site")),
  TEXT (technician, NC_ ("field", "technician")),
  SEEN (equipment, NC_ ("field", "equipment checked")),
  SEEN (camera, NC_ ("field", "camera seen")),
  SEEN (conference, NC_ ("field", "in the conference")),
  ZH_TEXT_FIELD (ZhSite, conference_times, "conference_times", "conference-times", NC_ ("field", "times in the conference"), ZH_FIELD_NULLABLE),
  TEXT (note, NC_ ("field", "note")),
};

static const char *const references[] = { "tournament_id", "entry_id", NULL };

const ZhRecordType zh_site_type = {
  .table = "site",
  .references = references,
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

ZhSite *
zh_site_new (void)
{
  ZhSite *self = g_new0 (ZhSite, 1);

  zh_record_init (&zh_site_type, self);
  return self;
}

void
zh_site_free (ZhSite *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_site_type, self);
  g_free (self);
}

const ZhSite *
zh_sites_find (const GPtrArray *sites,
               gint64           entry_id,
               int              round)
{
  for (guint i = 0; i < sites->len; i++)
    {
      const ZhSite *site = g_ptr_array_index (sites, i);

      if (site->entry_id == entry_id && site->round == round)
        return site;
    }
  return NULL;
}

ZhSite *
zh_sites_start (const GPtrArray *sites,
                gint64           entry_id,
                int              round)
{
  ZhSite       *next = zh_site_new ();
  const ZhSite *last = NULL;

  for (guint i = 0; i < sites->len; i++)
    {
      const ZhSite *site = g_ptr_array_index (sites, i);

      if (site->entry_id == entry_id && site->round <= round && (last == NULL || site->round > last->round))
        last = site;
    }
  if (last != NULL)
    zh_record_assign (&zh_site_type, next, last);
  next->id = last != NULL && last->round == round ? last->id : 0;
  next->entry_id = entry_id;
  next->round = round;
  if (next->id == 0)
    {
      next->camera = next->equipment = next->conference = FALSE;
      zh_person_set_string (&next->note, "");
      zh_person_set_string (&next->conference_times, "");
    }
  return next;
}
