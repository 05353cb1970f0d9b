#include "config.h"

#include "import-outcome.h"

#include <glib/gi18n.h>

#include "entry-outcomes.h"
#include "errors.h"
#include "json-record.h"
#include "run-people.h"
#include "words.h"

#define MAX_NUMBER 100000
#define MAX_GAMES 10000

#define NUMBER_ARGUMENT(key_, label_, need_) ZH_INTEGER_ARGUMENT (key_, label_, need_, 1, MAX_NUMBER)

const ZhArgument zh_import_entry_items[] = {
  NUMBER_ARGUMENT ("id", NC_ ("argument", "number by which the other lists name it"), NEEDED),
  ZH_PLAYER_ARGUMENT,
  ZH_FIELDS_ARGUMENT,
  ZH_ABSENCES_ARGUMENT,
  { NULL },
};

const ZhArgument zh_import_member_items[] = {
  NUMBER_ARGUMENT ("id", NC_ ("argument", "number by which the other lists name it"), NEEDED),
  NUMBER_ARGUMENT ("team", NC_ ("argument", "number of the team"), NEEDED),
  ZH_RECORD_ARGUMENT ("player", NC_ ("argument", "what is known of the player"), NEEDED, &zh_person_type),
  ZH_RECORD_ARGUMENT ("fields", NC_ ("argument", "what is known of the member"), OPTIONAL, &zh_member_type),
  { NULL },
};

/* One game of two players has nothing but its result. */
static const ZhArgument game_items[] = {
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "board of a match of teams"), OPTIONAL, 1, MAX_GAMES),
  ZH_INTEGER_ARGUMENT ("leg", NC_ ("argument", "which game of the same two"), OPTIONAL, 1, MAX_GAMES),
  ZH_SIMPLE_ARGUMENT (YES_NO, "swapped", NC_ ("argument", "whether the second side has White"), OPTIONAL),
  NUMBER_ARGUMENT ("first-member", NC_ ("argument", "number of the player of the first team"), OPTIONAL),
  NUMBER_ARGUMENT ("second-member", NC_ ("argument", "number of the player of the second team"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (RESULT, "result", NC_ ("argument", "result, seen from White"), OPTIONAL),
  { NULL },
};

static const ZhArgument pairing_items[] = {
  ZH_INTEGER_ARGUMENT ("number", NC_ ("argument", "number of the board"), NEEDED, 0, MAX_NUMBER),
  ZH_WORD_ARGUMENT ("kind", NC_ ("argument", "what somebody gets who does not play"), OPTIONAL, zh_pairing_kind_words),
  NUMBER_ARGUMENT ("first", NC_ ("argument", "number of the first side"), NEEDED),
  NUMBER_ARGUMENT ("second", NC_ ("argument", "number of the second side"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (YES_NO, "edited", NC_ ("argument", "whether it was paired by hand"), OPTIONAL),
  ZH_LIST_ARGUMENT ("games", NC_ ("argument", "its games"), OPTIONAL, game_items, MAX_GAMES),
  { NULL },
};

const ZhArgument zh_import_round_items[] = {
  ZH_INTEGER_ARGUMENT ("number", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS),
  ZH_INTEGER_ARGUMENT ("table-round", NC_ ("argument", "which round of the printed table it is"), OPTIONAL, 0, ZH_MAX_ROUNDS),
  ZH_TEXT_ARGUMENT ("start", NC_ ("argument", "when it begins, such as 2026-11-20T10:00"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_LIST_ARGUMENT ("pairings", NC_ ("argument", "its pairings"), NEEDED, pairing_items, MAX_NUMBER),
  { NULL },
};

/* What was read, for the journal */

static void
note_player (JsonObject     *object,
             const ZhPerson *person)
{
  g_autoptr (ZhPerson) fresh = zh_person_new ();

  if (person != NULL)
    json_object_set_object_member (object, "player", zh_json_record_new (&zh_person_type, person, fresh));
}

static void
note_entries (ZhAct              *act,
              const ZhTournament *source)
{
  zh_act_in_list (act, "entries");
  for (guint i = 0; i < source->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (source->entries, i);
      JsonObject    *object = zh_act_in_add (act, "entries");

      json_object_set_int_member (object, "id", entry->id);
      note_player (object, entry->person);
      zh_json_entry_describe (object, entry);
      if (entry->absences->len == 0)
        json_object_remove_member (object, "absences");
    }
}

static void
note_members (ZhAct              *act,
              const ZhTournament *source)
{
  g_autoptr (ZhMember) fresh = zh_member_new ();

  zh_act_in_list (act, "members");
  for (guint i = 0; i < source->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (source->members, i);
      JsonObject     *object = zh_act_in_add (act, "members");

      json_object_set_int_member (object, "id", member->id);
      json_object_set_int_member (object, "team", member->entry_id);
      note_player (object, member->person);
      json_object_set_object_member (object, "fields", zh_json_record_new (&zh_member_type, member, fresh));
    }
}

static JsonObject *
describe_game (const ZhGame *game)
{
  JsonObject      *object = json_object_new ();
  g_autofree char *result = zh_result_is_set (game->result) ? zh_result_format_code (game->result) : NULL;

  if (game->board != 1)
    json_object_set_int_member (object, "board", game->board);
  if (game->leg != 1)
    json_object_set_int_member (object, "leg", game->leg);
  if (game->swapped)
    json_object_set_boolean_member (object, "swapped", TRUE);
  if (game->member[0] != 0)
    json_object_set_int_member (object, "first-member", game->member[0]);
  if (game->member[1] != 0)
    json_object_set_int_member (object, "second-member", game->member[1]);
  if (result != NULL)
    json_object_set_string_member (object, "result", result);
  return object;
}

static JsonObject *
describe_pairing (const ZhPairing *pairing)
{
  JsonObject *object = json_object_new ();
  JsonArray  *games = json_array_new ();

  json_object_set_int_member (object, "number", pairing->number);
  json_object_set_int_member (object, "first", pairing->entry[0]);
  if (pairing->entry[1] != 0)
    json_object_set_int_member (object, "second", pairing->entry[1]);
  if (pairing->kind != ZH_PAIRING_GAME)
    json_object_set_string_member (object, "kind", zh_words_get (zh_pairing_kind_words, pairing->kind));
  if (pairing->edited)
    json_object_set_boolean_member (object, "edited", TRUE);
  for (int i = 0; i < pairing->n_games; i++)
    json_array_add_object_element (games, describe_game (&pairing->games[i]));
  json_object_set_array_member (object, "games", games);
  if (pairing->n_games == 0)
    json_object_remove_member (object, "games");
  return object;
}

static void
note_rounds (ZhAct              *act,
             const ZhTournament *source)
{
  zh_act_in_list (act, "rounds");
  for (guint i = 0; i < source->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (source->rounds, i);
      JsonObject    *object = zh_act_in_add (act, "rounds");
      JsonArray     *pairings = json_array_new ();

      json_object_set_int_member (object, "number", round->number);
      if (round->table_round != round->number)
        json_object_set_int_member (object, "table-round", round->table_round);
      if (*round->start != '\0')
        json_object_set_string_member (object, "start", round->start);
      for (guint k = 0; k < round->pairings->len; k++)
        json_array_add_object_element (pairings, describe_pairing (g_ptr_array_index (round->pairings, k)));
      json_object_set_array_member (object, "pairings", pairings);
    }
}

void
zh_act_in_contents (ZhAct              *act,
                    const ZhTournament *source)
{
  note_entries (act, source);
  note_members (act, source);
  note_rounds (act, source);
  zh_act_in_restrictions (act, source);
}

/* And back */

static ZhPerson *
read_player (JsonObject *object)
{
  JsonObject *player = zh_json_get_object (object, "player");
  ZhPerson   *person = player != NULL ? zh_person_new () : NULL;

  if (person != NULL)
    zh_json_record_read (&zh_person_type, player, person);
  return person;
}

static ZhEntry *
read_entry (JsonObject *object)
{
  ZhEntry *entry = zh_entry_new ();

  entry->id = zh_json_get_int (object, "id");
  entry->person = read_player (object);
  zh_run_read_entry (object, entry);
  return entry;
}

static ZhMember *
read_member (JsonObject *object)
{
  ZhMember   *member = zh_member_new ();
  JsonObject *fields = zh_json_get_object (object, "fields");

  member->id = zh_json_get_int (object, "id");
  member->entry_id = zh_json_get_int (object, "team");
  g_clear_pointer (&member->person, zh_person_unref);
  member->person = read_player (object);
  if (fields != NULL)
    zh_json_record_read (&zh_member_type, fields, member);
  return member;
}

static ZhGame
read_game (JsonObject *object)
{
  ZhGame game = { .board = 1, .leg = 1, .result = ZH_RESULT_NONE };

  if (json_object_has_member (object, "board"))
    game.board = (int) zh_json_get_int (object, "board");
  if (json_object_has_member (object, "leg"))
    game.leg = (int) zh_json_get_int (object, "leg");
  game.swapped = zh_json_get_bool (object, "swapped");
  game.member[0] = zh_json_get_int (object, "first-member");
  game.member[1] = zh_json_get_int (object, "second-member");
  zh_result_parse (zh_json_get_string (object, "result"), FALSE, &game.result);
  return game;
}

static ZhPairing *
read_pairing (JsonObject *object)
{
  JsonArray *games = zh_json_get_array (object, "games");
  int        n_games = games != NULL ? (int) json_array_get_length (games) : 0;
  ZhPairing *pairing = zh_pairing_new (zh_run_get_kind (object), zh_json_get_int (object, "first"),
                                       zh_json_get_int (object, "second"), n_games);

  pairing->number = (int) zh_json_get_int (object, "number");
  pairing->edited = zh_json_get_bool (object, "edited");
  for (int i = 0; i < n_games; i++)
    pairing->games[i] = read_game (zh_json_get_object_element (games, (guint) i));
  return pairing;
}

static ZhRound *
read_round (JsonObject *object)
{
  ZhRound   *round = zh_round_new ((int) zh_json_get_int (object, "number"));
  JsonArray *pairings = zh_json_get_array (object, "pairings");

  if (json_object_has_member (object, "table-round"))
    round->table_round = (int) zh_json_get_int (object, "table-round");
  zh_person_set_string (&round->start, zh_json_get_string (object, "start"));
  for (guint i = 0; i < json_array_get_length (pairings); i++)
    g_ptr_array_add (round->pairings, read_pairing (zh_json_get_object_element (pairings, i)));
  return round;
}

ZhTournament *
zh_import_new_contents (JsonObject *in)
{
  ZhTournament *source = zh_tournament_new ();
  JsonArray    *entries = zh_json_get_array (in, "entries");
  JsonArray    *members = zh_json_get_array (in, "members");
  JsonArray    *rounds = zh_json_get_array (in, "rounds");

  for (guint i = 0; i < json_array_get_length (entries); i++)
    g_ptr_array_add (source->entries, read_entry (zh_json_get_object_element (entries, i)));
  for (guint i = 0; members != NULL && i < json_array_get_length (members); i++)
    g_ptr_array_add (source->members, read_member (zh_json_get_object_element (members, i)));
  for (guint i = 0; rounds != NULL && i < json_array_get_length (rounds); i++)
    g_ptr_array_add (source->rounds, read_round (zh_json_get_object_element (rounds, i)));
  zh_run_read_restrictions (in, source->forbidden, source->virtual_points);
  return source;
}

/* Whether it fits together */

/* Who is named, by the numbers of the report. */
typedef struct
{
  GHashTable *entries; /* ids, as pointers */
  GHashTable *members; /* ids → those of their teams */
} Known;

static gboolean
is_entry (const Known *known,
          gint64       id)
{
  return g_hash_table_contains (known->entries, GSIZE_TO_POINTER (id));
}

static gboolean
set_error (const char *list,
           guint       index,
           GError    **error)
{
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("“%1$s”, element %2$u: it names somebody who is not in the lists, or somebody twice, or is of the wrong kind. Correct it"), list,
                  index + 1);
}

static gboolean
take_entries (const ZhTournament *source,
              const ZhTournament *settings,
              Known              *known,
              GError            **error)
{
  for (guint i = 0; i < source->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (source->entries, i);

      if (zh_tournament_is_team (settings) == (entry->person != NULL) || !g_hash_table_add (known->entries, GSIZE_TO_POINTER (entry->id)))
        return set_error ("entries", i, error);
    }
  for (guint i = 0; i < source->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (source->members, i);

      if (!zh_tournament_is_team (settings) || !is_entry (known, member->entry_id) ||
          !g_hash_table_insert (known->members, GSIZE_TO_POINTER (member->id), GSIZE_TO_POINTER (member->entry_id)))
        return set_error ("members", i, error);
    }
  return TRUE;
}

/* A player of a match is one of the team on that side. */
static gboolean
are_games_known (const Known     *known,
                 const ZhPairing *pairing)
{
  for (int i = 0; i < pairing->n_games; i++)
    for (int side = 0; side < 2; side++)
      {
        gint64 member = pairing->games[i].member[side];

        if (member != 0 && g_hash_table_lookup (known->members, GSIZE_TO_POINTER (member)) != GSIZE_TO_POINTER (pairing->entry[side]))
          return FALSE;
      }
  return TRUE;
}

static gboolean
check_round (const Known   *known,
             const ZhRound *round)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      gboolean         is_game = pairing->kind == ZH_PAIRING_GAME;

      if (!is_entry (known, pairing->entry[0]) || !g_hash_table_add (seen, GSIZE_TO_POINTER (pairing->entry[0])))
        return FALSE;
      if (is_game != (pairing->entry[1] != 0) || is_game != (pairing->n_games > 0))
        return FALSE;
      if (is_game && (pairing->number == 0 || !is_entry (known, pairing->entry[1]) || !g_hash_table_add (seen, GSIZE_TO_POINTER (pairing->entry[1]))))
        return FALSE;
      if (!are_games_known (known, pairing))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_restrictions (const Known        *known,
                    const ZhTournament *source,
                    GError            **error)
{
  for (guint i = 0; i < source->forbidden->len; i++)
    {
      const ZhForbidden *group = g_ptr_array_index (source->forbidden, i);

      for (int k = 0; k < group->n_entries; k++)
        if (!is_entry (known, group->entries[k]))
          return set_error ("forbidden", i, error);
    }
  for (guint i = 0; i < source->virtual_points->len; i++)
    if (!is_entry (known, ((const ZhVirtualPoints *) g_ptr_array_index (source->virtual_points, i))->entry_id))
      return set_error ("virtual-points", i, error);
  return TRUE;
}

gboolean
zh_import_check_contents (const ZhTournament *source,
                          const ZhTournament *settings,
                          GError            **error)
{
  g_autoptr (GHashTable) entries = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) members = g_hash_table_new (NULL, NULL);
  Known known = { entries, members };

  if (!take_entries (source, settings, &known, error))
    return FALSE;
  for (guint i = 0; i < source->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (source->rounds, i);

      if (round->number != (int) i + 1 || !check_round (&known, round))
        return set_error ("rounds", i, error);
    }
  return check_restrictions (&known, source, error);
}
