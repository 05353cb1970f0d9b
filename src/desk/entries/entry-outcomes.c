#include "config.h"

#include "entry-outcomes.h"

#include "json-record.h"
#include "words.h"

void
zh_act_in_moves (ZhAct        *act,
                 const GArray *moves)
{
  zh_act_in_list (act, "moves");
  for (guint i = 0; i < moves->len; i++)
    {
      const ZhNumberMove *move = &g_array_index (moves, ZhNumberMove, i);
      JsonObject         *object = zh_act_in_add (act, "moves");

      json_object_set_int_member (object, "entry", move->entry->id);
      json_object_set_int_member (object, "number", move->to);
    }
}

void
zh_act_in_ids (ZhAct        *act,
               const char   *key,
               const gint64 *ids,
               gsize         n_ids)
{
  JsonArray *list = zh_act_in_list (act, key);

  for (gsize i = 0; i < n_ids; i++)
    json_array_add_int_element (list, ids[i]);
}

static void
note_person (const ZhAct    *act,
             JsonObject     *object,
             const ZhPerson *person)
{
  g_autoptr (ZhPerson) fresh = zh_person_new ();

  if (zh_competition_find_person (act->snapshot, person->id) != NULL)
    json_object_set_int_member (object, "person", person->id);
  else
    json_object_set_object_member (object, "player", zh_json_record_new (&zh_person_type, person, fresh));
}

void
zh_act_in_member (const ZhAct    *act,
                  JsonObject     *object,
                  const ZhMember *member)
{
  note_person (act, object, member->person);
  json_object_set_boolean_member (object, "reserve", member->reserve);
  json_object_set_int_member (object, "number", member->number);
  json_object_set_int_member (object, "rating", member->rating);
}

void
zh_json_entry_describe (JsonObject    *object,
                        const ZhEntry *entry)
{
  g_autoptr (ZhEntry) fresh = zh_entry_new ();
  JsonArray *absences = json_array_new ();

  json_object_set_object_member (object, "fields", zh_json_record_new (&zh_entry_type, entry, fresh));
  json_object_set_array_member (object, "absences", absences);
  for (guint i = 0; i < entry->absences->len; i++)
    {
      const ZhAbsence *absence = &g_array_index (entry->absences, ZhAbsence, i);
      JsonObject      *each = json_object_new ();

      json_object_set_int_member (each, "round", absence->round);
      json_object_set_string_member (each, "kind", zh_words_get (zh_pairing_kind_words, absence->kind));
      json_array_add_object_element (absences, each);
    }
}

void
zh_act_in_entry (ZhAct         *act,
                 const ZhEntry *entry)
{
  JsonObject *object = zh_act_in_add (act, "entries");

  if (entry->person != NULL)
    note_person (act, object, entry->person);
  zh_json_entry_describe (object, entry);
}
