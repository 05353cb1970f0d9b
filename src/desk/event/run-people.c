#include "config.h"

#include "run-people.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "json-record.h"
#include "start-numbers.h"
#include "words.h"

const ZhArgument zh_run_id_items[] = {
  ZH_SIMPLE_ARGUMENT (ID, "", NC_ ("argument", "an id"), NEEDED),
  { NULL },
};

const ZhArgument zh_run_move_items[] = {
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), NEEDED),
  ZH_INTEGER_ARGUMENT ("number", NC_ ("argument", "start number"), NEEDED, 1, 1000000),
  { NULL },
};

const ZhArgument zh_run_absence_items[] = {
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS),
  ZH_WORD_ARGUMENT ("kind", NC_ ("argument", "what somebody gets who does not play"), NEEDED, zh_pairing_kind_words),
  { NULL },
};

ZhPairingKind
zh_run_get_kind (JsonObject *object)
{
  int kind = ZH_PAIRING_GAME;

  zh_words_find (zh_pairing_kind_words, zh_json_get_string (object, "kind"), &kind);
  return (ZhPairingKind) kind;
}

void
zh_run_read_entry (JsonObject *object,
                   ZhEntry    *entry)
{
  JsonObject *fields = zh_json_get_object (object, "fields");
  JsonArray  *absences = zh_json_get_array (object, "absences");

  if (fields != NULL)
    zh_json_record_read (&zh_entry_type, fields, entry);
  for (guint i = 0; absences != NULL && i < json_array_get_length (absences); i++)
    {
      JsonObject *each = zh_json_get_object_element (absences, i);
      ZhAbsence   absence = { .round = (int) zh_json_get_int (each, "round"), .kind = zh_run_get_kind (each) };

      g_array_append_val (entry->absences, absence);
    }
}

gboolean
zh_run_read_person (ZhDesk     *desk,
                    JsonObject *object,
                    ZhPerson  **person,
                    GError    **error)
{
  JsonObject     *player = zh_json_get_object (object, "player");
  const ZhPerson *known = NULL;

  if (json_object_has_member (object, "person"))
    {
      known = zh_competition_find_person (desk->snapshot, zh_json_get_int (object, "person"));
      if (known != NULL && player == NULL)
        {
          *person = zh_person_ref ((ZhPerson *) known);
          return TRUE;
        }
      return zh_fail (error, ZH_ERROR_INPUT, "%s",
                      known == NULL ? _ ("“person”: nobody in this competition has this id")
                                    : _ ("Give either “person”, for somebody who is in the file, or “player”, for somebody new"));
    }
  *person = player != NULL ? zh_person_new () : NULL;
  if (player != NULL)
    zh_json_record_read (&zh_person_type, player, *person);
  return TRUE;
}

gboolean
zh_run_change_person (JsonObject *object,
                      ZhPerson  **person,
                      GError    **error)
{
  JsonObject *player = zh_json_get_object (object, "player");
  ZhPerson   *old = *person;

  if (player == NULL)
    return TRUE;
  if (old == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("“player”: this is a team. Leave it out"));
  *person = zh_person_copy (old);
  zh_person_unref (old);
  zh_json_record_read (&zh_person_type, player, *person);
  return TRUE;
}

GArray *
zh_run_read_moves (JsonObject *in)
{
  JsonArray *list = zh_json_get_array (in, "moves");
  GArray    *moves = list != NULL ? g_array_new (FALSE, FALSE, sizeof (ZhGivenNumber)) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject   *each = zh_json_get_object_element (list, i);
      ZhGivenNumber move = { zh_json_get_int (each, "entry"), (int) zh_json_get_int (each, "number") };

      g_array_append_val (moves, move);
    }
  return moves;
}

gint64 *
zh_run_dup_ids (JsonObject *object,
                const char *key,
                gsize      *n_ids)
{
  JsonArray *list = zh_json_get_array (object, key);
  gint64    *ids;

  if (list == NULL)
    return NULL;
  *n_ids = json_array_get_length (list);
  ids = g_new (gint64, *n_ids + 1);
  for (gsize i = 0; i < *n_ids; i++)
    ids[i] = json_array_get_int_element (list, (guint) i);
  return ids;
}
