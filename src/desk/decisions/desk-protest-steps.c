#include "config.h"

#include "desk-protests.h"

#include <glib/gi18n.h>
#include <string.h>

#include "decision-outcomes.h"
#include "desk-details.h"
#include "desk-protest-case.h"
#include "errors.h"
#include "store-protests.h"
#include "text-signs.h"

static gboolean
check_size (const char *name,
            guint64     size,
            const char *reference,
            GError    **error)
{
  if (!zh_text_is_blank (reference) || size <= ZH_PROTEST_MAX_FILE)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("%s is larger than %d KiB. Keep it elsewhere and refer to it"), name,
                  ZH_PROTEST_MAX_FILE / 1024);
}

ZhOutsideFile *
zh_desk_read_attachment (GFile            *file,
                         const char       *reference,
                         const ZhProgress *progress,
                         GError          **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  if (info != NULL && !check_size (name, (guint64) g_file_info_get_size (info), reference, error))
    return NULL;
  return zh_outside_file_measure (file, ZH_PROTEST_MAX_FILE, progress, error);
}

/* In letters, as the file keeps it; "" of what is only referred to. */
static char *
encode (const ZhOutsideFile *file,
        const char          *reference)
{
  gsize       size = 0;
  const void *data;

  if (!zh_text_is_blank (reference))
    return g_strdup ("");
  g_assert (file->content != NULL);
  data = g_bytes_get_data (file->content, &size);
  return g_base64_encode (data, size);
}

/* What is only referred to is known by its size and digest. */
static void
note_file (ZhAct               *act,
           const ZhProtestFile *file,
           const char          *encoded)
{
  zh_act_in_string (act, "name", file->name);
  if (*file->reference == '\0')
    {
      zh_act_in_string (act, "content", encoded);
      return;
    }
  zh_act_in_string (act, "reference", file->reference);
  zh_act_in_int (act, "size", file->size);
  zh_act_in_string (act, "digest", file->digest);
}

ZhChange *
zh_desk_attach_to_protest (ZhDesk              *self,
                           gint64               protest_id,
                           const char          *name,
                           const ZhOutsideFile *content,
                           const char          *reference,
                           GError             **error)
{
  const ZhProtest *protest = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_protest_step (self, ZH_COMMAND_ATTACH_TO_PROTEST, protest_id, &protest, error);
  g_autoptr (ZhProtestFile) file = zh_protest_file_new ();
  g_autofree char *encoded = NULL;

  if (act == NULL || !zh_desk_check_text (_ ("Name of the file"), name, error) || !zh_desk_check_text (_ ("Reference"), reference, error))
    return NULL;
  if (zh_text_is_blank (name))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The attachment has no name"));
  if (!check_size (name, content->size, reference, error))
    return NULL;
  encoded = encode (content, reference);
  file->id = zh_store_next_id (act->store);
  file->size = (gint64) content->size;
  zh_person_set_string (&file->name, name);
  zh_person_set_string (&file->reference, reference);
  zh_person_set_string (&file->digest, content->digest);
  zh_act_set_string (act, "file", file->name);
  zh_act_set_string (act, "reference", file->reference);
  zh_act_set_string (act, "digest", file->digest);
  zh_act_set_int (act, "size", file->size);
  note_file (act, file, encoded);
  if (!zh_store_put_protest_file (act->store, protest->id, file, encoded, error))
    return NULL;
  return zh_act_commit (act, error);
}

GBytes *
zh_desk_dup_protest_file (ZhDesk  *self,
                          gint64   file_id,
                          GError **error)
{
  g_autofree char *encoded = zh_store_dup_protest_file (self->store, file_id, error);
  gsize            size = 0;
  guchar          *content;

  if (encoded == NULL)
    return NULL;
  if (*encoded == '\0')
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("This file is only referred to; it is not in the competition file"));
  content = g_base64_decode (encoded, &size);
  return g_bytes_new_take (content, size);
}

/* Writes people into a case; the act names them. */
static gboolean
put_people (ZhAct           *act,
            const ZhProtest *protest,
            GPtrArray       *people,
            GError         **error)
{
  JsonArray *names = json_array_new ();

  for (guint i = 0; i < people->len; i++)
    {
      ZhProtestPerson *person = g_ptr_array_index (people, i);
      JsonObject      *object = json_object_new ();

      person->id = zh_store_next_id (act->store);
      json_object_set_string_member (object, "part", zh_protest_word_to_string (ZH_PROTEST_PART, person->part));
      json_object_set_string_member (object, "name", person->name);
      json_object_set_string_member (object, "note", person->note);
      json_array_add_object_element (names, object);
    }
  json_object_set_array_member (act->args, "people", names);
  for (guint i = 0; i < people->len; i++)
    if (!zh_store_put_protest_person (act->store, protest->id, g_ptr_array_index (people, i), error))
      return FALSE;
  return TRUE;
}

/* Takes the people with one of the parts from @first to @last out of a case. */
static gboolean
delete_people (ZhAct           *act,
               const ZhProtest *protest,
               ZhProtestPart    first,
               ZhProtestPart    last,
               GError         **error)
{
  for (guint i = 0; i < protest->people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (protest->people, i);

      if (person->part >= first && person->part <= last && !zh_store_delete (act->store, ZH_TABLE_PROTEST_PERSON, person->id, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_conflicts (const ZhCommitteeConflict *conflicts,
                 gsize                      n_conflicts,
                 GError                   **error)
{
  for (gsize i = 0; i < n_conflicts; i++)
    if (!zh_desk_check_text (_ ("Reason"), conflicts[i].reason, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_drawn (GPtrArray *drawn,
             GError   **error)
{
  gboolean has_names = drawn->len > 0;

  for (guint i = 0; i < drawn->len; i++)
    has_names = has_names && *((const ZhProtestPerson *) g_ptr_array_index (drawn, i))->name != '\0';
  if (!has_names)
    zh_protest_fail_input (error, _ ("“drawn”: name those who were drawn, or leave it out, and they are drawn now"));
  return has_names;
}

static void
note_conflicts (ZhAct                     *act,
                const ZhCommitteeConflict *conflicts,
                gsize                      n_conflicts)
{
  for (gsize i = 0; i < n_conflicts; i++)
    {
      JsonObject *object = zh_act_in_add (act, "conflicts");

      json_object_set_string_member (object, "name", conflicts[i].name);
      json_object_set_string_member (object, "reason", conflicts[i].reason);
    }
}

static void
note_drawn (ZhAct     *act,
            GPtrArray *people)
{
  for (guint i = 0; i < people->len; i++)
    {
      const ZhProtestPerson *person = g_ptr_array_index (people, i);
      JsonObject            *object = zh_act_in_add (act, "drawn");

      json_object_set_string_member (object, "part", zh_protest_word_to_string (ZH_PROTEST_PART, person->part));
      json_object_set_string_member (object, "name", person->name);
      json_object_set_string_member (object, "branch", person->branch);
      json_object_set_string_member (object, "birth", person->birth);
      json_object_set_string_member (object, "note", person->note);
    }
}

ZhChange *
zh_desk_draw_committee (ZhDesk                    *self,
                        gint64                     protest_id,
                        const ZhCommitteeConflict *conflicts,
                        gsize                      n_conflicts,
                        GError                   **error)
{
  return zh_desk_write_committee (self, protest_id, conflicts, n_conflicts, NULL, NULL, error);
}

ZhChange *
zh_desk_write_committee (ZhDesk                    *self,
                         gint64                     protest_id,
                         const ZhCommitteeConflict *conflicts,
                         gsize                      n_conflicts,
                         GPtrArray                 *drawn,
                         const char                *articles,
                         GError                   **error)
{
  const ZhProtest *protest = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_protest_step (self, ZH_COMMAND_DRAW_COMMITTEE, protest_id, &protest, error);
  g_autoptr (GPtrArray) people = NULL;

  if (act == NULL || !zh_protest_check_open (protest, error) || !check_conflicts (conflicts, n_conflicts, error) ||
      (drawn != NULL && !check_drawn (drawn, error)))
    return NULL;
  people = drawn != NULL ? g_ptr_array_ref (drawn)
                         : zh_competition_draw_committee (act->snapshot, protest, conflicts, n_conflicts, error);
  if (people == NULL || !zh_act_set_rule_article (act, "appeals.committee-members", articles, error) ||
      !delete_people (act, protest, ZH_PROTEST_PART_CHAIR, ZH_PROTEST_PART_EXCLUDED, error) || !put_people (act, protest, people, error))
    return NULL;
  note_conflicts (act, conflicts, n_conflicts);
  note_drawn (act, people);
  return zh_act_commit (act, error);
}

static GPtrArray *
make_people (ZhProtestPart      part,
             const char *const *names,
             gint64             time)
{
  GPtrArray *people = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_protest_person_free);

  for (gsize i = 0; names[i] != NULL; i++)
    if (!zh_text_is_blank (names[i]))
      {
        ZhProtestPerson *person = zh_protest_person_new ();

        person->part = part;
        zh_person_set_string (&person->name, names[i]);
        person->time = time;
        g_ptr_array_add (people, person);
      }
  return people;
}

static void
note_names (ZhAct     *act,
            GPtrArray *people)
{
  JsonArray *names = zh_act_in_list (act, "names");

  for (guint i = 0; i < people->len; i++)
    json_array_add_string_element (names, ((const ZhProtestPerson *) g_ptr_array_index (people, i))->name);
}

/* Where it is not said it is that of the act. */
static void
note_time (ZhAct *act,
           gint64 time)
{
  if (time != 0)
    zh_act_in_int (act, "time", time);
}

static gboolean
check_names (const char *const *names,
             GError           **error)
{
  for (gsize i = 0; names[i] != NULL; i++)
    if (!zh_desk_check_text (_ ("Name"), names[i], error))
      return FALSE;
  return TRUE;
}

ZhChange *
zh_desk_hear_protest (ZhDesk            *self,
                      gint64             protest_id,
                      gint64             time,
                      const char        *place,
                      const char *const *heard,
                      GError           **error)
{
  return zh_desk_write_hearing (self, protest_id, time, place, heard, NULL, error);
}

ZhChange *
zh_desk_write_hearing (ZhDesk            *self,
                       gint64             protest_id,
                       gint64             time,
                       const char        *place,
                       const char *const *heard,
                       const char        *articles,
                       GError           **error)
{
  const ZhProtest *protest = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_protest_step (self, ZH_COMMAND_HEAR_PROTEST, protest_id, &protest, error);
  g_autoptr (ZhProtest) next = act != NULL ? zh_protest_copy (protest) : NULL;
  g_autoptr (GPtrArray) people = make_people (ZH_PROTEST_PART_HEARD, heard, 0);

  if (act == NULL || !zh_protest_check_open (protest, error) || !check_names (heard, error) ||
      !zh_desk_check_text (_ ("Place"), place, error) || !zh_act_check_past (act, _ ("Hearing"), time, protest->handed_in, error))
    return NULL;
  if (zh_protest_get_step (protest) < ZH_PROTEST_DRAWN)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("Draw the committee for this case first"));
  next->hearing = time != 0 ? time : zh_act_get_time (act);
  zh_person_set_string (&next->hearing_place, place);
  zh_act_set_int (act, "time", next->hearing);
  zh_act_set_string (act, "place", next->hearing_place);
  note_time (act, time);
  zh_act_in_text (act, "place", next->hearing_place);
  note_names (act, people);
  if (!zh_act_set_rule_article (act, "appeals.committee-members", articles, error) || !zh_store_put_protest (act->store, next, error) ||
      !delete_people (act, protest, ZH_PROTEST_PART_HEARD, ZH_PROTEST_PART_HEARD, error) || !put_people (act, protest, people, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_notify_protest (ZhDesk            *self,
                        gint64             protest_id,
                        const char *const *names,
                        gint64             time,
                        GError           **error)
{
  return zh_desk_write_notification (self, protest_id, names, time, NULL, error);
}

ZhChange *
zh_desk_write_notification (ZhDesk            *self,
                            gint64             protest_id,
                            const char *const *names,
                            gint64             time,
                            const char        *articles,
                            GError           **error)
{
  const ZhProtest *protest = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_protest_step (self, ZH_COMMAND_NOTIFY_PROTEST, protest_id, &protest, error);
  g_autoptr (GPtrArray) people = NULL;

  if (act == NULL || !check_names (names, error))
    return NULL;
  if (zh_protest_is_open (protest))
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Case %d is not decided yet"), protest->number);
  if (!zh_act_check_past (act, _ ("Notification"), time, protest->decided, error))
    return NULL;
  people = make_people (ZH_PROTEST_PART_NOTIFIED, names, time != 0 ? time : zh_act_get_time (act));
  if (people->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Say who was told of the decision"));
  note_time (act, time);
  note_names (act, people);
  if (!zh_act_set_rule_article (act, "appeals.final", articles, error) || !put_people (act, protest, people, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_set_protest_deposit (ZhDesk          *self,
                             gint64           protest_id,
                             const char      *amount,
                             ZhProtestDeposit state,
                             GError         **error)
{
  const ZhProtest *protest = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_protest_step (self, ZH_COMMAND_SET_PROTEST_DEPOSIT, protest_id, &protest, error);
  g_autoptr (ZhProtest) next = act != NULL ? zh_protest_copy (protest) : NULL;

  if (act == NULL || !zh_desk_check_text (_ ("Deposit"), amount, error))
    return NULL;
  if (state == ZH_PROTEST_DEPOSIT_NOT_SAID)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("A deposit is paid, returned or kept"));
  if (amount != NULL)
    zh_person_set_string (&next->deposit, amount);
  if (*next->deposit == '\0')
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Say how much was deposited"));
  next->deposit_state = state;
  zh_act_in_string (act, "amount", next->deposit);
  zh_act_in_string (act, "state", zh_protest_word_to_string (ZH_PROTEST_DEPOSIT, state));
  zh_act_set_string (act, "deposit", next->deposit);
  zh_act_set_string (act, "state", zh_protest_word_to_string (ZH_PROTEST_DEPOSIT, next->deposit_state));
  if (!zh_store_put_protest (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
