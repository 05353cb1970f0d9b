#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "desk-consent.h"
#include "desk-details.h"
#include "errors.h"
#include "registry.h"

/* The rows; journal, snapshot and disk are the rest, of ZH_PROGRESS_WHOLE. */
#define WRITING 600

#define SECONDS_OF_A_DAY (24 * 60 * 60)

/* Whoever returns an act asks for what it did. */
static gboolean
returns (const char *command)
{
  const ZhCommand *row = zh_command_find (command);

  return row != NULL && row->kind == ZH_COMMAND_RETURN;
}

static ZhAct *
begin (ZhDesk     *desk,
       const char *command,
       gint64      tournament_id,
       GError    **error)
{
  g_autoptr (ZhAct) self = g_new0 (ZhAct, 1);

  /* first: what is asked here may be closed in the other thread meanwhile */
  if (desk->lender != g_thread_self ())
    {
      self->desk = zh_desk_ref (desk);
      g_rec_mutex_lock (&desk->at_work);
    }
  if (!zh_desk_may (desk, command, tournament_id, error) || (!returns (command) && !zh_desk_check_consent (desk, command, error)))
    return NULL;

  self->command = command;
  self->tournament_id = tournament_id;
  self->schema = zh_arguments_find (command) != NULL ? ZH_SCHEMA_IN_SHOWN : ZH_SCHEMA_SHOWN;
  self->args = json_object_new ();
  self->in = json_object_new ();
  self->time_us = zh_desk_get_time_us (desk);
  self->language = zh_desk_get_language (desk);
  self->actor = desk->actor;
  if (!zh_store_begin (desk->store, self->time_us, error))
    return NULL;
  self->store = desk->store;
  self->snapshot = zh_competition_ref (desk->snapshot);
  zh_act_begin_part (self, 0, ZH_PROGRESS_WHOLE);
  return g_steal_pointer (&self);
}

ZhAct *
zh_act_begin (ZhDesk     *desk,
              const char *command,
              gint64      tournament_id,
              GError    **error)
{
  if (zh_command_find (command) == NULL)
    g_error ("“%s” is not in the registry of commands", command);
  return begin (desk, command, tournament_id, error);
}

ZhAct *
zh_act_begin_repeated (ZhDesk               *desk,
                       const ZhJournalEntry *entry,
                       GError              **error)
{
  ZhAct *self = begin (desk, entry->command, entry->tournament_id, error);

  if (self == NULL)
    return NULL;
  self->kind = entry->kind;
  self->target = entry->target;
  self->schema = entry->schema;
  self->args_text = g_strdup (entry->args);
  self->articles = g_strdup (entry->articles);
  self->reason = g_strdup (entry->reason);
  self->undone = entry->kind != ZH_JOURNAL_ACT ? g_strdup (entry->command) : NULL;
  return self;
}

void
zh_act_free (ZhAct *self)
{
  if (self == NULL)
    return;
  if (self->desk == NULL) /* refused while the desk is lent */
    {
      g_free (self);
      return;
    }
  /* A watch may have closed the desk. */
  if (self->store != NULL && self->desk->store == self->store)
    zh_store_rollback (self->store);
  g_rec_mutex_unlock (&self->desk->at_work);
  g_clear_pointer (&self->args, json_object_unref);
  g_clear_pointer (&self->in, json_object_unref);
  g_free (self->args_text);
  g_free (self->reason);
  g_free (self->articles);
  g_free (self->undone);
  g_clear_pointer (&self->fide_ids, g_hash_table_unref);
  zh_competition_unref (self->snapshot);
  zh_desk_unref (self->desk);
  g_free (self);
}

static ZhJournalDraft
make_draft (ZhAct *self)
{
  if (self->args_text == NULL)
    self->args_text = zh_act_format_arguments (self);
  return (ZhJournalDraft){
    .actor = self->actor,
    .tournament_id = self->tournament_id,
    .kind = self->kind,
    .target = self->target,
    .command = self->command,
    .schema = self->schema,
    .args = self->args_text,
    .articles = self->articles != NULL ? self->articles : "",
    .reason = self->reason != NULL ? self->reason : "",
  };
}

/* What stands in a change as its command: for undo and redo their own names. */
static const char *
get_change_command (const ZhAct *self)
{
  switch (self->kind)
    {
    case ZH_JOURNAL_UNDO:
      return ZH_COMMAND_UNDO;
    case ZH_JOURNAL_REDO:
      return ZH_COMMAND_REDO;
    case ZH_JOURNAL_ACT:
    default:
      return self->command;
    }
}

static void
check_next_snapshot (ZhDesk *desk)
{
#ifdef ZH_CHECK_SNAPSHOTS
  const ZhJournalEntry *last = g_ptr_array_index (desk->journal, desk->journal->len - 1);
  g_autoptr (GError) problem = NULL;

  if (desk->is_repeating)
    return;
  if (!zh_desk_check_snapshot (desk, &problem) ||
      (desk->store != NULL && !zh_store_check_reach (desk->store, last, zh_command_find_reach, &problem)))
    g_error ("%s", problem->message);
#endif
}

void
zh_desk_publish (ZhDesk      *self,
                 ZhCommitted *done,
                 ZhChange    *change)
{
  zh_desk_note_seal (self, done->entry);
  g_ptr_array_add (self->journal, g_steal_pointer (&done->entry));
  /* What cannot be read now of the older acts is read after the next one. */
  zh_desk_sort_journal (self, NULL);
  zh_desk_take_snapshot (self, g_steal_pointer (&done->next), NULL);
  zh_committed_free (done);
  check_next_snapshot (self);
  zh_desk_take_snapshot (self, NULL, change);
}

ZhChange *
zh_act_commit (ZhAct   *self,
               GError **error)
{
  ZhDesk        *desk = self->desk;
  ZhJournalDraft draft;
  gboolean       is_first = desk->journal->len == 0;
  g_autoptr (ZhCommitted) done = NULL;
  g_autoptr (ZhChange) change = NULL;

  if (!zh_act_check_texts (self, error))
    return NULL;
  draft = make_draft (self);
  done = zh_store_commit (self->store, &draft, is_first ? NULL : self->snapshot, error);
  if (done == NULL)
    return NULL;

  change = zh_touched_make_change (done->touched, zh_store_get_journal_length (self->store),
                                   get_change_command (self), self->undone != NULL ? self->undone : "");
  if (done->entry == NULL)
    return g_steal_pointer (&change);

  if (desk->lender == NULL)
    {
      zh_desk_publish (desk, g_steal_pointer (&done), change);
      return g_steal_pointer (&change);
    }
  desk->held = g_steal_pointer (&done);
  desk->held_change = zh_change_ref (change);
  return g_steal_pointer (&change);
}

gint64
zh_act_get_time (const ZhAct *self)
{
  return self->time_us / G_USEC_PER_SEC;
}

gboolean
zh_act_step (const ZhAct *self,
             guint        done,
             guint        total,
             GError     **error)
{
  return zh_progress_step (&self->progress, done, total, error);
}

void
zh_act_begin_part (ZhAct *self,
                   int    from,
                   int    to)
{
  ZhProgress writing = zh_progress_part (self->desk->progress, 0, WRITING);

  self->progress = zh_progress_part (&writing, from, to);
}

void
zh_act_set_string (ZhAct      *self,
                   const char *key,
                   const char *value)
{
  json_object_set_string_member (self->args, key, value != NULL ? value : "");
}

void
zh_act_set_int (ZhAct      *self,
                const char *key,
                gint64      value)
{
  json_object_set_int_member (self->args, key, value);
}

void
zh_act_set_reason (ZhAct      *self,
                   const char *reason)
{
  g_free (self->reason);
  self->reason = reason != NULL ? g_utf8_make_valid (reason, -1) : NULL;
}

void
zh_act_set_articles (ZhAct      *self,
                     const char *articles)
{
  g_free (self->articles);
  self->articles = g_strdup (articles);
}

static JsonArray *
ensure_array (ZhAct      *self,
              const char *key)
{
  if (!json_object_has_member (self->args, key))
    json_object_set_array_member (self->args, key, json_array_new ());
  return json_object_get_array_member (self->args, key);
}

void
zh_act_add_change_of (ZhAct      *self,
                      const char *name,
                      const char *field,
                      const char *old_value,
                      const char *new_value)
{
  JsonObject *change;

  if (g_strcmp0 (old_value, new_value) == 0)
    return;
  change = json_object_new ();
  if (name != NULL)
    json_object_set_string_member (change, "of", name);
  json_object_set_string_member (change, "field", field);
  json_object_set_string_member (change, "old", old_value);
  json_object_set_string_member (change, "new", new_value);
  json_array_add_object_element (ensure_array (self, "changes"), change);
}

void
zh_act_add_change (ZhAct      *self,
                   const char *field,
                   const char *old_value,
                   const char *new_value)
{
  zh_act_add_change_of (self, NULL, field, old_value, new_value);
}

void
zh_act_add_change_int (ZhAct      *self,
                       const char *field,
                       gint64      old_value,
                       gint64      new_value)
{
  g_autofree char *old_text = g_strdup_printf ("%" G_GINT64_FORMAT, old_value);
  g_autofree char *new_text = g_strdup_printf ("%" G_GINT64_FORMAT, new_value);

  zh_act_add_change (self, field, old_text, new_text);
}

void
zh_act_add_field_changes (ZhAct              *self,
                          const ZhRecordType *type,
                          gconstpointer       old,
                          gconstpointer       next)
{
  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField   *field = &type->fields[i];
      g_autofree char *old_value = zh_field_format (field, old);
      g_autofree char *new_value = zh_field_format (field, next);

      if ((field->flags & ZH_FIELD_INTERNAL) == 0)
        zh_act_add_change (self, field->key, old_value, new_value);
    }
}

static JsonObject *
describe_entry (const ZhEntry *entry)
{
  JsonObject      *object = json_object_new ();
  g_autofree char *name = zh_entry_format_name (entry);

  json_object_set_int_member (object, "id", entry->id);
  json_object_set_string_member (object, "name", name);
  if (entry->start_number != 0)
    json_object_set_int_member (object, "number", entry->start_number);
  return object;
}

void
zh_act_set_entry (ZhAct         *self,
                  const char    *key,
                  const ZhEntry *entry)
{
  json_object_set_object_member (self->args, key, describe_entry (entry));
}

void
zh_act_add_entry (ZhAct         *self,
                  const ZhEntry *entry)
{
  json_array_add_object_element (ensure_array (self, "entries"), describe_entry (entry));
}

static void
note_game (ZhAct             *act,
           const ZhGamePlace *place)
{
  zh_act_set_int (act, "round", place->round->number);
  zh_act_set_int (act, "board", place->pairing->number);
  if (place->pairing->n_games > 1)
    zh_act_set_int (act, "game", place->index + 1);
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = zh_game_place_get_entry (place, side == 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);

      if (entry != NULL)
        zh_act_set_entry (act, side == 0 ? "first" : "second", entry);
    }
}

const ZhTournament *
zh_act_get_tournament (ZhAct   *self,
                       GError **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (self->snapshot, self->tournament_id);

  if (tournament == NULL)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT,
                         _ ("There is no such tournament in this competition"));
  else
    zh_act_set_string (self, "tournament", tournament->name);
  return tournament;
}

const ZhTournament *
zh_act_get_open_tournament (ZhAct   *self,
                            GError **error)
{
  const ZhTournament *tournament = zh_act_get_tournament (self, error);

  if (tournament == NULL || !tournament->closed)
    return tournament;
  return zh_fail_null (error, ZH_ERROR_CLOSED,
                       _ ("“%s” is closed: its standings are final. Reopen the tournament first"),
                       tournament->name);
}

ZhAct *
zh_act_begin_entry (ZhDesk              *desk,
                    const char          *command,
                    gint64               entry_id,
                    const ZhEntry      **entry,
                    const ZhTournament **tournament,
                    GError             **error)
{
  g_autoptr (ZhAct) act = NULL;

  *entry = zh_desk_find_entry (desk, entry_id, tournament, error);
  act = *entry != NULL ? zh_act_begin (desk, command, (*tournament)->id, error) : NULL;
  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL)
    return NULL;
  zh_act_set_entry (act, "entry", *entry);
  zh_act_in_int (act, "entry", entry_id);
  return g_steal_pointer (&act);
}

ZhAct *
zh_act_begin_game (ZhDesk      *desk,
                   const char  *command,
                   gint64       tournament_id,
                   int          round,
                   int          board,
                   int          game,
                   ZhGamePlace *place,
                   GError     **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (desk, command, tournament_id, error);

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL ||
      !zh_competition_find_game (act->snapshot, tournament_id, round, board, game, place, error))
    return NULL;
  note_game (act, place);
  return g_steal_pointer (&act);
}

const ZhRound *
zh_tournament_require_round (const ZhTournament *tournament,
                             int                 number,
                             GError            **error)
{
  const ZhRound *round = zh_tournament_find_round (tournament, number);

  if (round == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), number);
  return round;
}

const ZhRound *
zh_tournament_require_open_round (const ZhTournament *tournament,
                                  int                 number,
                                  GError            **error)
{
  const ZhRound *round = zh_tournament_require_round (tournament, number, error);

  if (round == NULL || round->state != ZH_ROUND_CLOSED)
    return round;
  return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Round %d is closed. Reopen it to change something in it"), number);
}

const ZhEntry *
zh_desk_find_entry (ZhDesk              *self,
                    gint64               entry_id,
                    const ZhTournament **tournament,
                    GError             **error)
{
  for (guint i = 0; i < self->snapshot->tournaments->len; i++)
    {
      const ZhTournament *candidate = g_ptr_array_index (self->snapshot->tournaments, i);
      const ZhEntry      *entry = zh_tournament_find_entry (candidate, entry_id);

      if (entry != NULL)
        {
          *tournament = candidate;
          return entry;
        }
    }
  return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such entry in this competition"));
}

static char *
format_time (gint64 time)
{
  g_autoptr (GDateTime) local = g_date_time_new_from_unix_local (time);

  return zh_language_format_time (zh_language_get_screen (), local);
}

gboolean
zh_act_check_past (const ZhAct *act,
                   const char  *what,
                   gint64       time,
                   gint64       earliest,
                   GError     **error)
{
  gboolean         is_early = time / 60 < earliest / 60;
  g_autofree char *text = NULL;
  g_autofree char *limit = NULL;

  if (time == 0 || act->desk->is_repeating || (!is_early && time <= zh_act_get_time (act) + SECONDS_OF_A_DAY))
    return TRUE;
  text = format_time (time);
  limit = format_time (is_early ? earliest : zh_act_get_time (act));
  return zh_fail (error, ZH_ERROR_INPUT,
                  /* Translators: a field, such as “Hearing”, its time, and the time that it cannot be before. */
                  is_early ? _ ("%1$s: %2$s lies before %3$s, when what it follows happened. Correct the time")
                           /* Translators: a field, such as “Hearing”, its time, and the present. */
                           : _ ("%1$s: %2$s is still to come, now it is %3$s. Write down when it was"),
                  what, text, limit);
}
