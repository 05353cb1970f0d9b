/* Entries and their numbers by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-registration.h"
#include "desk-rounds.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "json-record.h"
#include "rating-update.h"
#include "run-people.h"
#include "run-private.h"
#include "words.h"

#define MAX_ENTRIES 100000
#define MAX_NUMBER 1000000
#define MAX_VIRTUAL_POINTS 1000000 /* tenths */
#define MAX_GROUPS 10000

#define ENTRY_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED)

/* What commands of their own decide. */
static gboolean
check_fields (JsonObject        *fields,
              const char *const *decided,
              GError           **error)
{
  for (; fields != NULL && *decided != NULL; decided++)
    if (json_object_has_member (fields, *decided))
      return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is changed by a command of its own. Leave it out"), *decided);
  return TRUE;
}

static const ZhArgument new_entry_items[] = {
  ZH_PERSON_ARGUMENT,
  ZH_PLAYER_ARGUMENT,
  ZH_FIELDS_ARGUMENT,
  ZH_ABSENCES_ARGUMENT,
  { NULL },
};

static const ZhArgument number_items[] = {
  ZH_INTEGER_ARGUMENT ("", NC_ ("argument", "start number"), NEEDED, 0, MAX_NUMBER),
  { NULL },
};

static const ZhArgument new_entries[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_LIST_ARGUMENT ("entries", NC_ ("argument", "new entries"), NEEDED, new_entry_items, MAX_ENTRIES),
  ZH_MOVES_ARGUMENT,
  ZH_LIST_ARGUMENT ("numbers", NC_ ("argument", "start numbers of “entries” in their order, given with “moves”; found where they are left out"), FOUND, number_items, MAX_ENTRIES),
  { NULL },
};

static ZhEntry *
read_entry (ZhDesk     *desk,
            JsonObject *object,
            GError    **error)
{
  static const char *const decided[] = { "status", "last-round", NULL };
  ZhEntry                 *entry = zh_entry_new ();

  if (!check_fields (zh_json_get_object (object, "fields"), decided, error) || !zh_run_read_person (desk, object, &entry->person, error))
    {
      zh_entry_free (entry);
      return NULL;
    }
  zh_run_read_entry (object, entry);
  return entry;
}

static ZhChange *
run_add_entries (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "entries");
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GArray) moves = zh_run_read_moves (in);
  g_autoptr (GArray) numbers = zh_in_read_numbers (in, "numbers");

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      ZhEntry *entry = read_entry (desk, zh_json_get_object_element (list, i), error);

      if (entry == NULL)
        return NULL;
      g_ptr_array_add (entries, entry);
    }
  return zh_desk_write_entries (desk, zh_json_get_int (in, "tournament"), entries, moves, numbers, error);
}

static const ZhArgument changed_entry[] = {
  ENTRY_ARGUMENT,
  ZH_FIELDS_ARGUMENT,
  ZH_PLAYER_ARGUMENT,
  { NULL },
};

static ZhChange *
run_edit_entry (ZhDesk     *desk,
                JsonObject *in,
                GError    **error)
{
  static const char *const decided[] = { "start-number", "status", "last-round", NULL };
  const ZhTournament      *tournament = NULL;
  const ZhEntry           *old = zh_desk_find_entry (desk, zh_json_get_int (in, "entry"), &tournament, error);
  JsonObject              *fields = zh_json_get_object (in, "fields");
  g_autoptr (ZhEntry) next = NULL;

  if (old == NULL || !check_fields (fields, decided, error))
    return NULL;
  next = zh_entry_copy (old);
  if (fields != NULL)
    zh_json_record_read (&zh_entry_type, fields, next);
  if (!zh_run_change_person (in, &next->person, error))
    return NULL;
  return zh_desk_edit_entry (desk, next, error);
}

static const ZhArgument entry_only[] = {
  ENTRY_ARGUMENT,
  { NULL },
};

static ZhChange *
run_remove_entry (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  return zh_desk_remove_entry (desk, zh_json_get_int (in, "entry"), error);
}

static const char *const status_words[] = { "withdrawn", "expelled", NULL };

static const ZhArgument leaving[] = {
  ENTRY_ARGUMENT,
  ZH_WORD_ARGUMENT ("status", NC_ ("argument", "how it leaves"), NEEDED, status_words),
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "last round that is played"), NEEDED, 0, ZH_MAX_ROUNDS),
  ZH_WORD_ARGUMENT ("unfinished", NC_ ("argument", "what becomes of unfinished games by correspondence"), OPTIONAL, zh_unfinished_words),
  ZH_SIMPLE_ARGUMENT (YES_NO, "uncounted", NC_ ("argument", "finished games by correspondence do not count"), OPTIONAL),
  ZH_LIST_ARGUMENT ("forfeits", NC_ ("argument", "paired games that are lost by it; found where they are left out"), FOUND, zh_run_forfeit_items, MAX_ENTRIES),
  ZH_REASON_ARGUMENT,
  { NULL },
};

static const char *
get_reason (JsonObject *in)
{
  return json_object_has_member (in, "reason") ? zh_json_get_string (in, "reason") : NULL;
}

static ZhChange *
run_withdraw_entry (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  g_autoptr (GArray) forfeits = zh_run_read_forfeits (in, "forfeits");
  ZhEntryStatus status = g_str_equal (zh_json_get_string (in, "status"), "expelled") ? ZH_ENTRY_EXPELLED : ZH_ENTRY_WITHDRAWN;

  int unfinished = ZH_UNFINISHED_NOT_SAID;

  if (json_object_has_member (in, "unfinished"))
    zh_words_find (zh_unfinished_words, zh_json_get_string (in, "unfinished"), &unfinished);
  return zh_desk_write_withdrawal (desk, zh_json_get_int (in, "entry"), status, (int) zh_json_get_int (in, "round"), (ZhUnfinished) unfinished,
                                   zh_json_get_bool (in, "uncounted"), get_reason (in),
                                   forfeits, error);
}

static const ZhArgument coming_back[] = {
  ENTRY_ARGUMENT,
  ZH_REASON_ARGUMENT,
  { NULL },
};

static ZhChange *
run_reinstate_entry (ZhDesk     *desk,
                     JsonObject *in,
                     GError    **error)
{
  return zh_desk_reinstate_entry (desk, zh_json_get_int (in, "entry"), get_reason (in), error);
}

static const ZhArgument one_absence[] = {
  ENTRY_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS),
  ZH_WORD_ARGUMENT ("kind", NC_ ("argument", "what somebody gets who does not play; “game” where it plays"), NEEDED, zh_pairing_kind_words),
  { NULL },
};

static ZhChange *
run_set_absence (ZhDesk     *desk,
                 JsonObject *in,
                 GError    **error)
{
  return zh_desk_set_absence (desk, zh_json_get_int (in, "entry"), (int) zh_json_get_int (in, "round"), zh_run_get_kind (in), error);
}

static const ZhArgument many_absences[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_LIST_ARGUMENT ("entries", NC_ ("argument", "ids of entries"), NEEDED, zh_run_id_items, MAX_ENTRIES),
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS),
  ZH_WORD_ARGUMENT ("kind", NC_ ("argument", "what somebody gets who does not play; “game” where it plays"), NEEDED, zh_pairing_kind_words),
  { NULL },
};

static ZhChange *
run_set_absences (ZhDesk     *desk,
                  JsonObject *in,
                  GError    **error)
{
  gsize              n_entries = 0;
  g_autofree gint64 *entries = zh_run_dup_ids (in, "entries", &n_entries);

  return zh_desk_set_absences (desk, zh_json_get_int (in, "tournament"), entries, n_entries, (int) zh_json_get_int (in, "round"),
                               zh_run_get_kind (in), error);
}

static const ZhArgument registration[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_LIST_ARGUMENT ("persons", NC_ ("argument", "ids of persons who play there"), NEEDED, zh_run_id_items, MAX_ENTRIES),
  ZH_SIMPLE_ARGUMENT (YES_NO, "arrived", NC_ ("argument", "whether they have come"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (YES_NO, "paid", NC_ ("argument", "whether their fee is paid"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (YES_NO, "documents-seen", NC_ ("argument", "whether their documents were seen"), OPTIONAL),
  { NULL },
};

static ZhTick
get_tick (JsonObject *in,
          const char *key)
{
  if (!json_object_has_member (in, key))
    return ZH_TICK_AS_IS;
  return json_object_get_boolean_member (in, key) ? ZH_TICK_YES : ZH_TICK_NO;
}

static ZhChange *
run_register_persons (ZhDesk     *desk,
                      JsonObject *in,
                      GError    **error)
{
  ZhRegistration     ticks = { get_tick (in, "arrived"), get_tick (in, "paid"), get_tick (in, "documents-seen") };
  gsize              n_persons = 0;
  g_autofree gint64 *persons = zh_run_dup_ids (in, "persons", &n_persons);

  return zh_desk_register_persons (desk, zh_json_get_int (in, "tournament"), persons, n_persons, &ticks, error);
}

/* By the values of ZhNumbering, and the restricted lot behind them. */
static const char *const method_words[] = { "rating", "lot", "hand", "rating-and-lot", "varma", NULL };
static const char *const team_words[] = { "federation", "region", "club", NULL };

static const ZhArgument numbers[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_WORD_ARGUMENT ("method", NC_ ("argument", "how the numbers are given"), NEEDED, method_words),
  ZH_INTEGER_ARGUMENT ("seed", NC_ ("argument", "seed of the lot"), OPTIONAL, G_MININT64, G_MAXINT64),
  ZH_WORD_ARGUMENT ("team", NC_ ("argument", "what team-mates share, for the restricted lot"), OPTIONAL, team_words),
  ZH_WORD_ARGUMENT ("edition", NC_ ("argument", "of the tables of the restricted lot"), OPTIONAL, zh_varma_edition_words),
  ZH_LIST_ARGUMENT ("order", NC_ ("argument", "all entries by their new numbers; found by the method where it is left out"), FOUND, zh_run_id_items, MAX_ENTRIES),
  ZH_REASON_ARGUMENT,
  { NULL },
};

/* By hand they are somebody's choice. */
static gboolean
has_found_numbers (JsonObject *in)
{
  return strcmp (zh_json_get_string (in, "method"), method_words[ZH_NUMBERING_BY_HAND]) != 0;
}

static ZhChange *
run_number_entries (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  gint64             tournament = zh_json_get_int (in, "tournament");
  guint64            seed = json_object_has_member (in, "seed") ? (guint64) zh_json_get_int (in, "seed") : zh_desk_draw_seed (desk);
  gsize              n_order = 0;
  g_autofree gint64 *order = zh_run_dup_ids (in, "order", &n_order);
  int                method = ZH_NUMBERING_RATING;
  int                edition = ZH_VARMA_PUBLISHED;
  ZhVarmaDraw        draw = { "federation", ZH_VARMA_PUBLISHED, seed };

  zh_words_find (method_words, zh_json_get_string (in, "method"), &method);
  if (method <= ZH_NUMBERING_RATING_AND_LOT)
    return zh_desk_write_numbers (desk, tournament, (ZhNumbering) method, seed, order, n_order, zh_in_get_reason (in), error);
  if (json_object_has_member (in, "team"))
    draw.field = zh_json_get_string (in, "team");
  zh_words_find (zh_varma_edition_words, zh_json_get_string (in, "edition"), &edition);
  draw.edition = (ZhVarmaEdition) edition;
  return zh_desk_write_varma (desk, tournament, &draw, order, n_order, zh_in_get_reason (in), error);
}

static const ZhArgument one_number[] = {
  ENTRY_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("number", NC_ ("argument", "start number"), NEEDED, 1, MAX_NUMBER),
  { NULL },
};

static ZhChange *
run_set_start_number (ZhDesk     *desk,
                      JsonObject *in,
                      GError    **error)
{
  return zh_desk_set_start_number (desk, zh_json_get_int (in, "entry"), (int) zh_json_get_int (in, "number"), error);
}

static const ZhArgument update_items[] = {
  ZH_SIMPLE_ARGUMENT (ID, "person", NC_ ("argument", "id of the person"), NEEDED),
  ZH_TEXT_ARGUMENT ("field", NC_ ("argument", "field of the person"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("value", NC_ ("argument", "what the list has there"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static const ZhArgument updates[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_TEXT_ARGUMENT ("source", NC_ ("argument", "edition of a rating list"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_LIST_ARGUMENT ("changes", NC_ ("argument", "what is taken over from it"), NEEDED, update_items, MAX_ENTRIES),
  { NULL },
};

static ZhChange *
run_update_players (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error)
{
  JsonArray *list = zh_json_get_array (in, "changes");
  g_autoptr (GPtrArray) changes = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_update_free);

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject   *each = zh_json_get_object_element (list, i);
      ZhListUpdate *update = g_new0 (ZhListUpdate, 1);

      update->person_id = zh_json_get_int (each, "person");
      update->key = g_strdup (zh_json_get_string (each, "field"));
      update->value = g_strdup (zh_json_get_string (each, "value"));
      g_ptr_array_add (changes, update);
    }
  return zh_desk_update_players (desk, zh_json_get_int (in, "tournament"), zh_json_get_string (in, "source"), changes, error);
}

const ZhArgument zh_run_forbidden_items[] = {
  ZH_LIST_ARGUMENT ("entries", NC_ ("argument", "ids of entries, no two of which may meet"), NEEDED, zh_run_id_items, MAX_ENTRIES),
  ZH_INTEGER_ARGUMENT ("first-round", NC_ ("argument", "first round in which it holds"), NEEDED, 0, G_MAXINT),
  ZH_INTEGER_ARGUMENT ("last-round", NC_ ("argument", "last round in which it holds; 999 for all"), NEEDED, 0, G_MAXINT),
  { NULL },
};

const ZhArgument zh_run_virtual_items[] = {
  ENTRY_ARGUMENT,
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS),
  ZH_INTEGER_ARGUMENT ("points", NC_ ("argument", "points for the pairing alone, in tenths"), NEEDED, -MAX_VIRTUAL_POINTS, MAX_VIRTUAL_POINTS),
  { NULL },
};

static const ZhArgument restrictions[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_LIST_ARGUMENT ("forbidden", NC_ ("argument", "all groups that may not meet"), NEEDED, zh_run_forbidden_items, MAX_GROUPS),
  ZH_LIST_ARGUMENT ("virtual-points", NC_ ("argument", "all of the acceleration"), NEEDED, zh_run_virtual_items, MAX_ENTRIES),
  { NULL },
};

static ZhForbidden *
read_forbidden (JsonObject *object)
{
  gsize              n_entries = 0;
  g_autofree gint64 *entries = zh_run_dup_ids (object, "entries", &n_entries);

  return zh_forbidden_new ((int) zh_json_get_int (object, "first-round"), (int) zh_json_get_int (object, "last-round"), entries,
                           (int) n_entries);
}

void
zh_run_read_restrictions (JsonObject *in,
                          GPtrArray  *forbidden,
                          GPtrArray  *virtual_points)
{
  JsonArray *groups = zh_json_get_array (in, "forbidden");
  JsonArray *points = zh_json_get_array (in, "virtual-points");

  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    g_ptr_array_add (forbidden, read_forbidden (zh_json_get_object_element (groups, i)));
  for (guint i = 0; points != NULL && i < json_array_get_length (points); i++)
    {
      JsonObject     *each = zh_json_get_object_element (points, i);
      ZhVirtualPoints one = { zh_json_get_int (each, "entry"), (int) zh_json_get_int (each, "round"),
                              (ZhPoints) zh_json_get_int (each, "points") };

      g_ptr_array_add (virtual_points, g_memdup2 (&one, sizeof one));
    }
}

static ZhChange *
run_set_restrictions (ZhDesk     *desk,
                      JsonObject *in,
                      GError    **error)
{
  g_autoptr (GPtrArray) forbidden = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_forbidden_free);
  g_autoptr (GPtrArray) virtual_points = g_ptr_array_new_with_free_func (g_free);

  zh_run_read_restrictions (in, forbidden, virtual_points);
  return zh_desk_set_restrictions (desk, zh_json_get_int (in, "tournament"), forbidden, virtual_points, error);
}

const ZhCommandArguments zh_entry_arguments[] = {
  { ZH_COMMAND_SET_RESTRICTIONS, restrictions, run_set_restrictions },
  { ZH_COMMAND_ADD_ENTRIES, new_entries, run_add_entries },
  { ZH_COMMAND_EDIT_ENTRY, changed_entry, run_edit_entry },
  { ZH_COMMAND_REMOVE_ENTRY, entry_only, run_remove_entry },
  { ZH_COMMAND_WITHDRAW_ENTRY, leaving, run_withdraw_entry },
  { ZH_COMMAND_REINSTATE_ENTRY, coming_back, run_reinstate_entry },
  { ZH_COMMAND_SET_ABSENCE, one_absence, run_set_absence },
  { ZH_COMMAND_SET_ABSENCES, many_absences, run_set_absences },
  { ZH_COMMAND_REGISTER_PERSONS, registration, run_register_persons },
  { ZH_COMMAND_NUMBER_ENTRIES, numbers, run_number_entries, has_found_numbers },
  { ZH_COMMAND_SET_START_NUMBER, one_number, run_set_start_number },
  { ZH_COMMAND_UPDATE_PLAYERS, updates, run_update_players },
  { NULL },
};
