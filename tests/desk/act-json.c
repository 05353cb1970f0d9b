#include "config.h"

#include "act-json.h"

#include "teams.h"

static const ZhTournament *
find_tournament (ZhDesk     *desk,
                 const char *name)
{
  const GPtrArray *list = zh_desk_get_snapshot (desk)->tournaments;

  for (guint i = 0; i < list->len; i++)
    if (g_str_equal (((const ZhTournament *) g_ptr_array_index (list, i))->name, name))
      return g_ptr_array_index (list, i);
  g_error ("no tournament %s", name);
}

static gint64
find_entry (const ZhTournament *tournament,
            int                 number)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    if (((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->start_number == number)
      return ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->id;
  g_error ("no entry %d in %s", number, tournament->name);
}

/* Of an entry, or of a member. */
static gint64
find_person (const ZhTournament *tournament,
             gint64              id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, id);

  return entry != NULL ? entry->person->id : zh_tournament_find_member (tournament, id)->person->id;
}

static gint64
find_member (const ZhTournament *tournament,
             gint64              entry,
             int                 number)
{
  g_autoptr (GPtrArray) team = zh_tournament_list_members (tournament, entry);

  g_assert_cmpint (number, <=, team->len);
  return ((const ZhMember *) g_ptr_array_index (team, number - 1))->id;
}

/* Of all tournaments: the first records are those of the first. */
static gint64
find_of_tournaments (ZhDesk  *desk,
                     gboolean is_outage,
                     guint    place)
{
  const GPtrArray *tournaments = zh_desk_get_snapshot (desk)->tournaments;

  for (guint i = 0; i < tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (tournaments, i);
      const GPtrArray    *list = is_outage ? tournament->outages : tournament->screenings;

      if (place > list->len)
        place -= list->len;
      else if (is_outage)
        return ((const ZhOutage *) g_ptr_array_index (list, place - 1))->id;
      else
        return ((const ZhScreening *) g_ptr_array_index (list, place - 1))->id;
    }
  g_error ("no such record: %u more", place);
}

/* The chief arbiter, or a record by its place in its list. */
static gint64
find_other (ZhDesk     *desk,
            const char *name,
            const char *place)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (desk);
  guint                i = place != NULL ? (guint) g_ascii_strtoull (place, NULL, 10) : 0;

  if (g_str_equal (name, "chief"))
    return zh_competition_find_official (competition, "chief-arbiter")->id;
  if (g_str_equal (name, "outage") || g_str_equal (name, "screening"))
    return find_of_tournaments (desk, g_str_equal (name, "outage"), i);
  if (g_str_equal (name, "incident"))
    {
      g_assert_cmpuint (i, <=, competition->incidents->len);
      return ((const ZhIncidentRecord *) g_ptr_array_index (competition->incidents, i - 1))->id;
    }
  g_assert_cmpstr (name, ==, "protest");
  g_assert_cmpuint (i, <=, competition->protests->len);
  return ((const ZhProtest *) g_ptr_array_index (competition->protests, i - 1))->id;
}

static gboolean
put_id (const GMatchInfo *found,
        GString          *text,
        gpointer          data)
{
  g_autofree char    *name = g_match_info_fetch (found, 1);
  g_autofree char    *entry = g_match_info_fetch (found, 2);
  g_autofree char    *member = g_match_info_fetch (found, 3);
  g_autofree char    *person = g_match_info_fetch (found, 4);
  gboolean            is_tournament = g_ascii_isupper (*name);
  const ZhTournament *tournament = is_tournament ? find_tournament (data, name) : NULL;
  gint64              id = is_tournament ? tournament->id : find_other (data, name, entry);

  if (is_tournament && entry != NULL && *entry != '\0')
    id = find_entry (tournament, (int) g_ascii_strtoll (entry, NULL, 10));
  if (member != NULL && *member != '\0')
    id = find_member (tournament, id, (int) g_ascii_strtoll (member, NULL, 10));
  if (person != NULL && *person != '\0')
    id = find_person (tournament, id);
  g_string_append_printf (text, "%" G_GINT64_FORMAT, id);
  return FALSE;
}

char *
act_json_write (ZhDesk     *desk,
                const char *json)
{
  g_autoptr (GRegex) names = g_regex_new ("\\$([A-Za-z]+)(?:\\.(\\d+))?(?:\\.(\\d+))?(\\.p)?", 0, 0, NULL);
  g_autoptr (GError) error = NULL;
  char *text = g_regex_replace_eval (names, json, -1, 0, 0, put_id, desk, &error);

  g_assert_no_error (error);
  return g_strdelimit (text, "'", '"');
}
