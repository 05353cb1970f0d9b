/* Tournaments and their settings by name, and tournaments that come from others. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "errors.h"
#include "event-outcomes.h"
#include "run-people.h"
#include "run-private.h"
#include "run-settings.h"

#define MAX_ENTRIES 100000
#define MAX_POINTS 1000000

const ZhArgument zh_run_setting_items[] = {
  ZH_TEXT_ARGUMENT ("key", NC_ ("argument", "key of the setting"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("value", NC_ ("argument", "what it is; what the rules say, or nothing, where it is left out"), OPTIONAL, ZH_TEXT_LIST_MAX),
  { NULL },
};

ZhTournamentChoices *
zh_run_read_settings (JsonObject *in,
                      const char *key,
                      GError    **error)
{
  JsonArray *list = zh_json_get_array (in, key);
  g_autoptr (ZhTournamentChoices) settings = zh_tournament_choices_new ();

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject *each = zh_json_get_object_element (list, i);
      const char *name = zh_json_get_string (each, "key");

      if (zh_tournament_choices_lookup (settings, name, NULL))
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“%s” is given twice. Give it once"), name);
      zh_tournament_choices_set (settings, name, json_object_has_member (each, "value") ? zh_json_get_string (each, "value") : NULL);
    }
  return g_steal_pointer (&settings);
}

/* The choices of an act, and what they came to where that is said. */
static gboolean
read_both (JsonObject           *in,
           ZhTournamentChoices **choices,
           ZhTournamentChoices **settled,
           GError              **error)
{
  *choices = zh_run_read_settings (in, "choices", error);
  *settled = *choices != NULL && json_object_has_member (in, "settled") ? zh_run_read_settings (in, "settled", error) : NULL;
  return *choices != NULL && (*settled != NULL || !json_object_has_member (in, "settled"));
}

#define CHOICES_ARGUMENT \
  ZH_LIST_ARGUMENT ("choices", NC_ ("argument", "settings that somebody chose"), NEEDED, zh_run_setting_items, ZH_MAX_RUN_SETTINGS)
#define SETTLED_ARGUMENT \
  ZH_LIST_ARGUMENT ("settled", NC_ ("argument", "settings as they come out; by the rules where it is left out"), FOUND, zh_run_setting_items, ZH_MAX_RUN_SETTINGS)

static const ZhArgument new_tournament[] = {
  CHOICES_ARGUMENT,
  SETTLED_ARGUMENT,
  { NULL },
};

static ZhChange *
run_add_tournament (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  g_autoptr (ZhTournamentChoices) choices = NULL;
  g_autoptr (ZhTournamentChoices) settled = NULL;

  if (!read_both (in, &choices, &settled, error))
    return NULL;
  return zh_desk_write_new_tournament (desk, choices, settled, NULL, error);
}

static const ZhArgument changed_tournament[] = {
  ZH_TOURNAMENT_ARGUMENT,
  CHOICES_ARGUMENT,
  SETTLED_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_edit_tournament (ZhDesk     *desk,
                     JsonObject *in,
                     GError    **error)
{
  g_autoptr (ZhTournamentChoices) choices = NULL;
  g_autoptr (ZhTournamentChoices) settled = NULL;

  if (!read_both (in, &choices, &settled, error))
    return NULL;
  return zh_desk_write_settings (desk, zh_in_get_tournament (in), choices, settled, zh_in_get_reason (in), error);
}

static const ZhArgument qualifier_items[] = {
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry of the other tournament"), NEEDED),
  ZH_INTEGER_ARGUMENT ("points", NC_ ("argument", "points brought along, in tenths"), NEEDED, -MAX_POINTS, MAX_POINTS),
  { NULL },
};

static const ZhArgument feed[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "source", NC_ ("argument", "id of the tournament that the entries come from"), NEEDED),
  ZH_INTEGER_ARGUMENT ("first", NC_ ("argument", "first place that qualifies"), NEEDED, 1, MAX_ENTRIES),
  ZH_INTEGER_ARGUMENT ("last", NC_ ("argument", "last place that qualifies"), NEEDED, 1, MAX_ENTRIES),
  ZH_SIMPLE_ARGUMENT (YES_NO, "carry", NC_ ("argument", "whether they bring their points along"), OPTIONAL),
  ZH_LIST_ARGUMENT ("entries", NC_ ("argument", "who qualifies; by the places where it is left out"), FOUND, qualifier_items, MAX_ENTRIES),
  { NULL },
};

static ZhChange *
run_feed_tournament (ZhDesk     *desk,
                     JsonObject *in,
                     GError    **error)
{
  ZhFeed     from = { zh_json_get_int (in, "source"), (int) zh_json_get_int (in, "first"), (int) zh_json_get_int (in, "last"),
                  zh_json_get_bool (in, "carry") ? ZH_CARRY_POINTS : ZH_CARRY_NOTHING };
  JsonArray *list = zh_json_get_array (in, "entries");
  g_autoptr (GArray) qualifiers = list != NULL ? g_array_new (FALSE, FALSE, sizeof (ZhGivenQualifier)) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject      *each = zh_json_get_object_element (list, i);
      ZhGivenQualifier one = { zh_json_get_int (each, "entry"), (ZhPoints) zh_json_get_int (each, "points") };

      g_array_append_val (qualifiers, one);
    }
  return zh_desk_write_feed (desk, zh_in_get_tournament (in), &from, qualifiers, error);
}

static const ZhArgument stage_items[] = {
  ZH_SIMPLE_ARGUMENT (ID, "person", NC_ ("argument", "id of a person who is in the file"), NEEDED),
  ZH_FIELDS_ARGUMENT,
  ZH_ABSENCES_ARGUMENT,
  { NULL },
};

static const ZhArgument stage[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_SEED_ARGUMENT,
  SETTLED_ARGUMENT,
  ZH_LIST_ARGUMENT ("entries", NC_ ("argument", "who plays off, with the numbers that the lot gave; given with “settled”"), FOUND, stage_items, MAX_ENTRIES),
  { NULL },
};

static GPtrArray *
read_stage_entries (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  JsonArray *list = zh_json_get_array (in, "entries");

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *each = zh_json_get_object_element (list, i);
      ZhEntry    *entry = zh_entry_new ();

      g_ptr_array_add (entries, entry);
      if (!zh_run_read_person (desk, each, &entry->person, error))
        return NULL;
      zh_run_read_entry (each, entry);
    }
  return g_steal_pointer (&entries);
}

static ZhChange *
run_start_playoff (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  gboolean is_given = json_object_has_member (in, "settled");
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (ZhTournamentChoices) settled = NULL;

  if (is_given != json_object_has_member (in, "entries"))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Give both “settled” and “entries”, or neither: then the standings and the lot decide"));
  if (is_given)
    {
      settled = zh_run_read_settings (in, "settled", error);
      entries = settled != NULL ? read_stage_entries (desk, in, error) : NULL;
      if (entries == NULL)
        return NULL;
    }
  return zh_desk_write_playoff (desk, zh_in_get_tournament (in), zh_in_get_seed (in, desk), settled, entries, NULL, error);
}

const ZhCommandArguments zh_tournament_arguments[] = {
  { ZH_COMMAND_ADD_TOURNAMENT, new_tournament, run_add_tournament },
  { ZH_COMMAND_EDIT_TOURNAMENT, changed_tournament, run_edit_tournament },
  { ZH_COMMAND_FEED_TOURNAMENT, feed, run_feed_tournament },
  { ZH_COMMAND_START_PLAYOFF, stage, run_start_playoff },
  { NULL },
};
