#include "config.h"

#include "desk-sites.h"

#include <glib/gi18n.h>
#include <string.h>

#include "article-list.h"
#include "conference.h"
#include "desk-private.h"
#include "errors.h"
#include "incident-articles.h"

/* Each box, and the incident that the rules have where it is missing: where they have none they do not ask. */
static const struct
{
  ZhSiteBoxes box;
  const char *field;
  const char *incident;
  gboolean    of_teams; /* the captain's alone */
} boxes[] = {
  { ZH_SITE_ARBITER, "arbiter", "online-no-arbiter", FALSE },
  { ZH_SITE_EQUIPMENT, "equipment", "online-forbidden-software", FALSE },
  { ZH_SITE_CAMERA, "camera", "online-camera", FALSE },
  { ZH_SITE_CONFERENCE, "conference", "online-tech", TRUE },
};

static gboolean
is_ticked (const ZhSite *site,
           const char   *key)
{
  const ZhField *field = zh_record_type_find (&zh_site_type, key);

  if (site == NULL)
    return FALSE;
  return field->kind == ZH_FIELD_KIND_TEXT ? *zh_field_get_text (field, site) != '\0' : zh_field_get_number (field, site) != 0;
}

/* The captain leaves when his match is over. */
static gboolean
was_in_conference (const ZhRound *round,
                   const ZhSite  *site)
{
  if (round == NULL || site == NULL || *site->conference_times == '\0')
    return FALSE;
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->entry[0] == site->entry_id || pairing->entry[1] == site->entry_id)
        return !zh_pairing_is_open (pairing);
    }
  return FALSE;
}

static ZhSiteBoxes
find_open (const ZhTournament *tournament,
           const ZhRound      *round,
           const ZhSite       *site,
           const ZhRuleset    *rules)
{
  ZhSiteBoxes open = ZH_SITE_NOTHING;

  for (gsize i = 0; i < G_N_ELEMENTS (boxes) && rules != NULL; i++)
    {
      g_autofree char *articles = zh_ruleset_dup_incident_articles (rules, boxes[i].incident);

      if (articles != NULL && (!boxes[i].of_teams || zh_tournament_is_team (tournament)) && !is_ticked (site, boxes[i].field))
        open |= boxes[i].box;
    }
  if (was_in_conference (round, site))
    open &= ~(ZhSiteBoxes) ZH_SITE_CONFERENCE;
  return open;
}

/* A round that is not paired yet is everybody's who plays on. A table pairs also those who left. */
static gboolean
is_in_round (const ZhRound *round,
             const ZhEntry *entry)
{
  if (round == NULL || (entry->status != ZH_ENTRY_PLAYING && round->number > entry->last_round))
    return entry->status == ZH_ENTRY_PLAYING;
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->n_games > 0 && (pairing->entry[0] == entry->id || pairing->entry[1] == entry->id))
        return TRUE;
    }
  return FALSE;
}

GArray *
zh_tournament_list_sites (const ZhTournament *tournament,
                          int                 number,
                          const ZhRuleset    *rules)
{
  const ZhRound *round = zh_tournament_find_round (tournament, number);
  GArray        *states = g_array_new (FALSE, FALSE, sizeof (ZhSiteState));

  for (guint i = 0; i < tournament->entries->len && tournament->play == ZH_PLAY_ONLINE; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      const ZhSite  *site = zh_sites_find (tournament->sites, entry->id, number);
      ZhSiteState    state = { entry, site, find_open (tournament, round, site, rules) };

      if (is_in_round (round, entry))
        g_array_append_val (states, state);
    }
  return states;
}

char *
zh_site_boxes_format (ZhSiteBoxes       open,
                      const ZhRuleset  *rules,
                      const ZhLanguage *language)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      g_autofree char *articles = rules != NULL ? zh_ruleset_dup_incident_articles (rules, boxes[i].incident) : NULL;
      g_autofree char *shown = articles != NULL ? zh_article_list_format (articles, language) : NULL;
      const ZhField   *field = zh_record_type_find (&zh_site_type, boxes[i].field);

      if ((open & boxes[i].box) == 0)
        continue;
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", zh_trc (language, "field", field->label));
      if (shown != NULL)
        g_string_append_printf (text, " (%s)", shown);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
check_site (ZhAct              *act,
            const ZhTournament *tournament,
            const ZhSite       *site,
            GError            **error)
{
  if (tournament->play != ZH_PLAY_ONLINE)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is not played online: choose online play in its settings first"), tournament->name);
  if (site->round < 1)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("The tournament has no round %d"), site->round);
  return zh_act_check_planned (act, tournament, site->round, error);
}

/* The times of the conference as given; or, where only the mark changes, with the moment of that behind. An entry of the
 * journal has them already. */
static gboolean
take_conference (ZhAct        *act,
                 ZhSite       *next,
                 const ZhSite *old,
                 GError      **error)
{
  g_autofree char *times = zh_conference_times_parse (next->conference_times);
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (zh_act_get_time (act));

  if (times == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Conference: “%s” are no times. Write them as 12:45–13:25, 13:27–"), next->conference_times);
  if (strcmp (times, old->conference_times) != 0)
    next->conference = next->conference != old->conference ? next->conference : zh_conference_times_last (times);
  else if (next->conference != old->conference && !act->desk->is_repeating)
    {
      g_free (times);
      times = zh_conference_times_mark (old->conference_times, next->conference, g_date_time_get_hour (now) * 60 + g_date_time_get_minute (now));
    }
  zh_person_set_string (&next->conference_times, times);
  return TRUE;
}

ZhChange *
zh_desk_set_site (ZhDesk       *self,
                  const ZhSite *site,
                  GError      **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = zh_desk_find_entry (self, site->entry_id, &tournament, error);
  g_autoptr (ZhAct) act = entry != NULL ? zh_act_begin (self, ZH_COMMAND_SET_SITE, tournament->id, error) : NULL;
  g_autoptr (ZhSite) old = NULL;
  g_autoptr (ZhSite) next = zh_site_new ();

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL || !check_site (act, tournament, site, error))
    return NULL;
  old = zh_sites_start (tournament->sites, entry->id, site->round);
  zh_record_assign (&zh_site_type, next, site);
  zh_record_clean_texts (&zh_site_type, next);
  if (!take_conference (act, next, old, error))
    return NULL;
  next->entry_id = entry->id;
  next->round = site->round;
  next->id = old->id != 0 ? old->id : zh_store_next_id (act->store);

  zh_act_set_entry (act, "entry", entry);
  zh_act_in_int (act, "entry", entry->id);
  zh_act_in_int (act, "round", site->round);
  zh_act_in_record (act, "site", &zh_site_type, next, old);
  zh_act_set_int (act, "round", site->round);
  zh_act_add_field_changes (act, &zh_site_type, old, next);
  if (!zh_store_put_site (act->store, tournament->id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
