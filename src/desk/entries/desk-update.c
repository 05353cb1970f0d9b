/* Takes over what a rating list says of the people of a tournament. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-persons.h"
#include "errors.h"
#include "rating-method.h"
#include "rating-update.h"

#define MAX_SOURCE 100

void
zh_list_update_free (ZhListUpdate *self)
{
  g_free (self->key);
  g_free (self->value);
  g_free (self);
}

ZhListUpdate *
zh_list_update_new (const ZhListDifference *difference)
{
  ZhListUpdate *self = g_new0 (ZhListUpdate, 1);

  self->person_id = difference->person_id;
  self->key = g_strdup (difference->key);
  self->value = g_strdup (difference->then);
  return self;
}

/* What a list says: names, ratings and the like; what was agreed with somebody is no matter of lists. */
static const ZhField *
find_field (const char *key,
            GError    **error)
{
  static const char *const keys[] = { "person-rating", "national-rating", "title", "category", "federation", "birth", "sex", "fide-id", "national-id",
                                      "name-latin", "surname", "given", "patronymic", "region", "club", NULL };

  if (g_strv_contains (keys, key))
    return zh_record_type_find (&zh_person_type, key);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“%s” is no field that a rating list has"), key);
}

/* One field; an edition is kept with the rating that comes from it. */
static gboolean
change_field (ZhAct              *act,
              const ZhListUpdate *update,
              const char         *name,
              const char         *source,
              ZhPerson           *next,
              GError            **error)
{
  const ZhField   *field = find_field (update->key, error);
  g_autofree char *before = field != NULL ? zh_field_format (field, next) : NULL;
  g_autofree char *after = NULL;

  if (field == NULL)
    return FALSE;
  if (!zh_field_parse (field, next, update->value))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s, %2$s: “%3$s” does not fit"), name, zh_field_get_title (field, zh_language_get_screen ()), update->value);
  after = zh_field_format (field, next);
  zh_act_add_change_of (act, name, update->key, before, after);
  if (strcmp (update->key, "person-rating") == 0)
    zh_person_set_string (&next->rating_source, source);
  else if (strcmp (update->key, "national-rating") == 0)
    zh_person_set_string (&next->national_source, source);
  return TRUE;
}

/* A rating in the tournament that was the person's stays the person's. */
static gboolean
follow_rating (ZhAct              *act,
               const ZhTournament *tournament,
               const ZhPerson     *old,
               const ZhPerson     *next,
               GError            **error)
{
  int before = zh_tournament_choose_rating (tournament, old);
  int after = zh_tournament_choose_rating (tournament, next);

  for (guint i = 0; before != after && i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->person != NULL && entry->person->id == old->id && entry->rating == before)
        {
          g_autoptr (ZhEntry) changed = zh_entry_copy (entry);

          changed->rating = after;
          return zh_store_put_entry (act->store, tournament->id, changed, error);
        }
    }
  for (guint i = 0; before != after && i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->person->id == old->id && member->rating == before)
        {
          ZhMember changed = *member;

          changed.rating = after;
          return zh_store_put_member (act->store, &changed, error);
        }
    }
  return TRUE;
}

/* @updates, which are all of one person. */
static gboolean
change_person (ZhAct              *act,
               const ZhTournament *tournament,
               const GPtrArray    *updates,
               const char         *source,
               GError            **error)
{
  gint64           id = ((const ZhListUpdate *) g_ptr_array_index (updates, 0))->person_id;
  g_autofree char *name = NULL;
  const ZhPerson  *old = zh_tournament_find_person (tournament, id, &name);
  g_autoptr (ZhPerson) next = old != NULL ? zh_person_copy (old) : NULL;

  if (old == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Somebody who is to be updated does not play in “%s”"), tournament->name);
  for (guint i = 0; i < updates->len; i++)
    if (!change_field (act, g_ptr_array_index (updates, i), name, source, next, error))
      return FALSE;
  if (!zh_desk_check_person (next, error) || (strcmp (old->fide_id, next->fide_id) != 0 && !zh_act_check_fide_id (act, next, error)))
    return FALSE;
  return zh_store_put_person (act->store, next, error) && follow_rating (act, tournament, old, next, error);
}

/* (transfer full) (element-type GPtrArray): the updates of each person, in the order in which people come. */
static GPtrArray *
group_by_person (GPtrArray *updates)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GHashTable) known = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < updates->len; i++)
    {
      ZhListUpdate *update = g_ptr_array_index (updates, i);
      GPtrArray    *group = g_hash_table_lookup (known, &update->person_id);

      if (group == NULL)
        {
          group = g_ptr_array_new ();
          g_ptr_array_add (groups, group);
          g_hash_table_insert (known, &update->person_id, group);
        }
      g_ptr_array_add (group, update);
    }
  return groups;
}

static gboolean
check_given (const char *source,
             GPtrArray  *updates,
             GError    **error)
{
  if (updates->len == 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Nothing of the list is chosen. Choose what to take over"));
  if (*source == '\0' || strlen (source) > MAX_SOURCE)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Name the list and its edition, such as fide-2026-11"));
  return TRUE;
}

static void
note_update (ZhAct              *act,
             const ZhListUpdate *update)
{
  JsonObject *object = zh_act_in_add (act, "changes");

  json_object_set_int_member (object, "person", update->person_id);
  json_object_set_string_member (object, "field", update->key);
  json_object_set_string_member (object, "value", update->value);
}

ZhChange *
zh_desk_update_players (ZhDesk     *self,
                        gint64      tournament_id,
                        const char *source,
                        GPtrArray  *updates,
                        GError    **error)
{
  g_autoptr (ZhAct) act = check_given (source, updates, error) ? zh_act_begin (self, ZH_COMMAND_UPDATE_PLAYERS, tournament_id, error) : NULL;
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GPtrArray) groups = group_by_person (updates);

  if (tournament == NULL)
    return NULL;
  for (guint i = 0; i < updates->len; i++)
    note_update (act, g_ptr_array_index (updates, i));
  for (guint i = 0; i < groups->len; i++)
    if (!zh_act_step (act, i, groups->len, error) || !change_person (act, tournament, g_ptr_array_index (groups, i), source, error))
      return NULL;
  zh_act_in_string (act, "source", source);
  zh_act_set_string (act, "source", source);
  zh_act_set_int (act, "count", groups->len);
  return zh_act_commit (act, error);
}
