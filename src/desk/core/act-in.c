/* The two halves of the arguments of an act: what people are shown, and what running it again needs. */
#include "config.h"

#include "arguments.h"
#include "desk-private.h"
#include "json-member.h"
#include "json-record.h"

#define MEMBER_IN "in"
#define MEMBER_SHOWN "shown"
#define MEMBER_LANGUAGE "language"

ZhLanguage *
zh_act_get_language (ZhAct *self)
{
  self->uses_language = TRUE;
  return self->language;
}

void
zh_act_in_int (ZhAct      *self,
               const char *key,
               gint64      value)
{
  json_object_set_int_member (self->in, key, value);
}

void
zh_act_in_string (ZhAct      *self,
                  const char *key,
                  const char *value)
{
  json_object_set_string_member (self->in, key, value != NULL ? value : "");
}

void
zh_act_in_text (ZhAct      *self,
                const char *key,
                const char *value)
{
  if (value != NULL && *value != '\0')
    zh_act_in_string (self, key, value);
}

void
zh_act_in_bool (ZhAct      *self,
                const char *key,
                gboolean    value)
{
  json_object_set_boolean_member (self->in, key, value);
}

JsonArray *
zh_act_in_list (ZhAct      *self,
                const char *key)
{
  if (!json_object_has_member (self->in, key))
    json_object_set_array_member (self->in, key, json_array_new ());
  return json_object_get_array_member (self->in, key);
}

JsonObject *
zh_act_in_add (ZhAct      *self,
               const char *key)
{
  JsonObject *object = json_object_new ();

  json_array_add_object_element (zh_act_in_list (self, key), object);
  return object;
}

void
zh_act_in_record (ZhAct              *self,
                  const char         *key,
                  const ZhRecordType *type,
                  gconstpointer       record,
                  gconstpointer       fresh)
{
  json_object_set_object_member (self->in, key, zh_json_record_new (type, record, fresh));
}

void
zh_act_in_game (ZhAct             *act,
                const ZhGamePlace *place)
{
  zh_act_in_int (act, "round", place->round->number);
  zh_act_in_int (act, "board", place->pairing->number);
  zh_act_in_int (act, "game", place->index + 1);
}

static gboolean
takes (const ZhCommandArguments *self,
       const char               *key)
{
  for (const ZhArgument *argument = self->arguments; argument->key != NULL; argument++)
    if (g_str_equal (argument->key, key))
      return TRUE;
  return FALSE;
}

/* What every act knows of itself is not noted by each command. */
static void
add_common (const ZhAct              *self,
            const ZhCommandArguments *row)
{
  if (takes (row, "tournament") && self->tournament_id != 0)
    json_object_set_int_member (self->in, "tournament", self->tournament_id);
  if (takes (row, "reason") && self->reason != NULL)
    json_object_set_string_member (self->in, "reason", self->reason);
  if (takes (row, "articles") && self->articles != NULL)
    json_object_set_string_member (self->in, "articles", self->articles);
}

/* What a command notes is what it takes. */
static void
check_in (const ZhAct              *self,
          const ZhCommandArguments *row)
{
#ifdef ZH_CHECK_SNAPSHOTS
  g_autoptr (GError) problem = NULL;

  if (!zh_arguments_check (row, self->in, &problem))
    g_error ("%s: %s", self->command, problem->message);
#endif
}

char *
zh_act_format_arguments (const ZhAct *self)
{
  const ZhCommandArguments *row = zh_arguments_find (self->command);
  g_autoptr (JsonObject) both = NULL;

  if (row == NULL)
    return zh_canonical_json_format (self->args);
  add_common (self, row);
  check_in (self, row);
  both = json_object_new ();
  json_object_set_object_member (both, MEMBER_IN, json_object_ref (self->in));
  json_object_set_object_member (both, MEMBER_SHOWN, json_object_ref (self->args));
  if (self->uses_language)
    json_object_set_string_member (both, MEMBER_LANGUAGE, zh_language_get_code (self->language));
  return zh_canonical_json_format (both);
}

JsonObject *
zh_journal_entry_parse_shown (const ZhJournalEntry *self)
{
  return self->schema == ZH_SCHEMA_SHOWN ? zh_canonical_json_parse (self->args) : zh_json_member_parse (self->args, MEMBER_SHOWN);
}

JsonObject *
zh_journal_entry_parse_in (const ZhJournalEntry *self)
{
  return self->schema == ZH_SCHEMA_SHOWN ? json_object_new () : zh_json_member_parse (self->args, MEMBER_IN);
}

char *
zh_journal_entry_dup_language (const ZhJournalEntry *self)
{
  g_autoptr (JsonObject) both = self->schema == ZH_SCHEMA_SHOWN ? json_object_new () : zh_canonical_json_parse (self->args);

  return g_strdup (zh_json_get_string (both, MEMBER_LANGUAGE));
}
