#include "config.h"

#include "session.h"

#include "commands.h"
#include "desk-consent.h"
#include "history.h"
#include "journal-check.h"
#include "widget.h"

/* The journal is looked at when the first page stands. */
#define CHECK_DELAY_SECONDS 2

struct _ZhSession
{
  GObject parent_instance;

  ZhDesk *desk;
  guint   watch;
  guint   refresh_source; /* of a file that another program writes */
  guint   check_source;   /* until the journal is checked */

  ZhJournalCheck *check;
  GError         *refusal; /* to open for writing */
  char           *holder;
  char           *trouble;
  char           *fault;
  char           *edition;      /* what is to be said of another edition of the rules */
  char           *announcement; /* NULL for none */

  gint64 tournament_id; /* 0 without a tournament */
  int    round_number;  /* 0 before round 1 */
  int    last_round;    /* how many rounds there were when last looked */
  gint64 edited_round;  /* id of the round edited by hand, 0 for none */
};

G_DEFINE_FINAL_TYPE (ZhSession, zh_session, G_TYPE_OBJECT)

static int
count_rounds (ZhSession *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self);

  return tournament != NULL ? zh_tournament_count_paired_rounds (tournament) : 0;
}

/* Looks at the last round of the first tournament. */
static void
reset_view (ZhSession *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self);

  self->tournament_id = 0;
  if (competition != NULL && competition->tournaments->len > 0)
    self->tournament_id = ((ZhTournament *) g_ptr_array_index (competition->tournaments, 0))->id;
  self->last_round = count_rounds (self);
  self->round_number = self->last_round;
}

/* Undo and redo lead the eye to what they did, unless it is in sight already. */
static gboolean
follow_change (ZhSession      *self,
               const ZhChange *change)
{
  const ZhCompetition *competition = zh_session_get_competition (self);
  const ZhRound       *seen = zh_session_get_round (self);

  if (seen != NULL && zh_change_contains (change->rounds, seen->id))
    return FALSE;

  for (guint t = 0; t < competition->tournaments->len; t++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, t);

      for (guint r = 0; r < tournament->rounds->len; r++)
        {
          const ZhRound *round = g_ptr_array_index (tournament->rounds, r);

          if (!zh_change_contains (change->rounds, round->id))
            continue;
          self->tournament_id = tournament->id;
          self->round_number = round->number;
          self->last_round = count_rounds (self);
          return TRUE;
        }
    }
  return FALSE;
}

/* A new round is looked at as soon as it is there; a round undone cannot be looked at. */
static gboolean
follow_rounds (ZhSession *self)
{
  int      n_rounds = count_rounds (self);
  int      before = self->round_number;
  gboolean grown = n_rounds > self->last_round;

  self->last_round = n_rounds;
  if (grown || self->round_number > n_rounds)
    self->round_number = n_rounds;
  return self->round_number != before;
}

static void
desk_changed_cb (ZhDesk         *desk,
                 const ZhChange *change,
                 gpointer        user_data)
{
  ZhSession *self = user_data;
  gboolean   moved;

  if (self->tournament_id == 0 || zh_session_get_tournament (self) == NULL)
    {
      reset_view (self);
      moved = TRUE;
    }
  else
    {
      moved = follow_rounds (self);
      if (g_strcmp0 (change->command, "undo") == 0 || g_strcmp0 (change->command, "redo") == 0)
        moved = follow_change (self, change) || moved;
    }

  g_signal_emit_by_name (self, "changed", change);
  if (moved)
    g_signal_emit_by_name (self, "view-changed");
}

/* Whether it was something else before. */
static gboolean
replace_text (char      **place,
              const char *text)
{
  char *copy;

  if (g_strcmp0 (*place, text) == 0)
    return FALSE;
  copy = g_strdup (text);
  g_free (*place);
  *place = copy;
  return TRUE;
}

static gboolean
update_holder (ZhSession *self)
{
  g_autoptr (ZhHolder) holder = zh_desk_get_holder (self->desk);
  g_autofree char *text = holder != NULL ? zh_holder_format (holder) : NULL;

  return replace_text (&self->holder, text);
}

static gboolean
refresh_cb (gpointer user_data)
{
  ZhSession *self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean changed;

  zh_desk_refresh (self->desk, &error);
  changed = replace_text (&self->trouble, error != NULL ? error->message : NULL);
  changed = update_holder (self) || changed;
  if (changed)
    g_signal_emit_by_name (self, "access-changed");
  return G_SOURCE_CONTINUE;
}

static void
checked_cb (const char *fault,
            gpointer    user_data)
{
  ZhSession *self = user_data;

  /* the desk refuses from now on, not only at the first act */
  if (fault != NULL)
    zh_desk_check_consent (self->desk, ZH_COMMAND_ISSUE_DOCUMENTS, NULL);
  if (replace_text (&self->fault, fault))
    g_signal_emit_by_name (self, "access-changed");
}

static gboolean
start_check_cb (gpointer user_data)
{
  ZhSession *self = user_data;

  self->check_source = 0;
  self->check = zh_journal_check_start (zh_desk_get_path (self->desk), checked_cb, self);
  return G_SOURCE_REMOVE;
}

static void
drop_desk (ZhSession *self)
{
  g_autoptr (GError) error = NULL;

  if (self->desk == NULL)
    return;
  zh_desk_remove_watch (self->desk, self->watch);
  g_clear_handle_id (&self->refresh_source, g_source_remove);
  g_clear_handle_id (&self->check_source, g_source_remove);
  g_clear_pointer (&self->check, zh_journal_check_free);
  g_clear_error (&self->refusal);
  g_clear_pointer (&self->holder, g_free);
  g_clear_pointer (&self->trouble, g_free);
  g_clear_pointer (&self->fault, g_free);
  g_clear_pointer (&self->edition, g_free);
  g_clear_pointer (&self->announcement, g_free);
  self->edited_round = 0;
  if (!zh_desk_close (self->desk, &error))
    g_message ("%s", error->message); /* every act that was not stored has said so before */
  g_clear_pointer (&self->desk, zh_desk_unref);
}

static void
zh_session_dispose (GObject *object)
{
  drop_desk (ZH_SESSION (object));
  G_OBJECT_CLASS (zh_session_parent_class)->dispose (object);
}

static void
zh_session_class_init (ZhSessionClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_session_dispose;

  ZH_SIGNAL (class, "changed", 1, G_TYPE_POINTER);
  ZH_SIGNAL (class, "view-changed", 0);
  ZH_SIGNAL (class, "access-changed", 0);
  ZH_SIGNAL (class, "announcement-changed", 0);
}

static void
zh_session_init (ZhSession *self)
{
}

ZhSession *
zh_session_new (void)
{
  return g_object_new (ZH_TYPE_SESSION, NULL);
}

/* Takes @desk, @edition and @refusal. */
static void
take_desk (ZhSession *self,
           ZhDesk    *desk,
           char      *edition,
           GError    *refusal)
{
  drop_desk (self);
  self->desk = desk;
  self->refusal = refusal;
  if (desk != NULL)
    {
      self->watch = zh_desk_add_watch (desk, desk_changed_cb, self);
      self->check_source = g_timeout_add_seconds (CHECK_DELAY_SECONDS, start_check_cb, self);
      update_holder (self);
      self->edition = edition;
      if (zh_desk_is_read_only (desk))
        self->refresh_source = g_timeout_add_seconds (1, refresh_cb, self);
    }
  reset_view (self);
  g_signal_emit_by_name (self, "changed", NULL);
  g_signal_emit_by_name (self, "view-changed");
}

gboolean
zh_session_open (ZhSession  *self,
                 const char *path,
                 GError    **error)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), FALSE);

  return zh_session_finish_opening (self, zh_file_opening_start (path), error);
}

gboolean
zh_session_finish_opening (ZhSession     *self,
                           ZhFileOpening *opening,
                           GError       **error)
{
  g_autoptr (GError) refusal = NULL;
  char   *edition = NULL;
  ZhDesk *desk;

  g_return_val_if_fail (ZH_IS_SESSION (self), FALSE);

  desk = zh_file_opening_finish (opening, &edition, &refusal);
  if (desk == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&refusal));
      return FALSE;
    }

  take_desk (self, desk, edition, g_steal_pointer (&refusal));
  return TRUE;
}

gboolean
zh_session_open_for_writing (ZhSession *self,
                             GError   **error)
{
  ZhDesk *desk;
  gint64  tournament;
  int     round;

  g_return_val_if_fail (ZH_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->desk != NULL, FALSE);

  desk = zh_desk_open (zh_desk_get_path (self->desk), ZH_DESK_WRITE, zh_desk_get_user (), error);
  if (desk == NULL)
    return FALSE;
  tournament = self->tournament_id;
  round = self->round_number;
  zh_session_take_desk (self, desk);
  zh_session_set_tournament_id (self, tournament);
  zh_session_set_round_number (self, round);
  return TRUE;
}

const GError *
zh_session_get_refusal (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), NULL);
  return self->refusal;
}

const char *
zh_session_get_holder (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), NULL);
  return self->holder;
}

const char *
zh_session_get_trouble (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), NULL);
  return self->trouble;
}

const char *
zh_session_get_edition (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), NULL);
  return self->edition;
}

const char *
zh_session_get_fault (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), NULL);
  return self->fault;
}

void
zh_session_take_desk (ZhSession *self,
                      ZhDesk    *desk)
{
  g_return_if_fail (ZH_IS_SESSION (self));

  take_desk (self, desk, desk != NULL ? zh_file_opening_dup_edition (desk) : NULL, NULL);
}

ZhDesk *
zh_session_get_desk (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), NULL);
  return self->desk;
}

const ZhCompetition *
zh_session_get_competition (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), NULL);
  return self->desk != NULL ? zh_desk_get_snapshot (self->desk) : NULL;
}

const ZhTournament *
zh_session_get_tournament (ZhSession *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self);

  if (competition == NULL || self->tournament_id == 0)
    return NULL;
  return zh_competition_find_tournament (competition, self->tournament_id);
}

gint64
zh_session_get_tournament_id (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), 0);
  return self->tournament_id;
}

void
zh_session_set_tournament_id (ZhSession *self,
                              gint64     id)
{
  g_return_if_fail (ZH_IS_SESSION (self));

  if (id == self->tournament_id || zh_session_get_competition (self) == NULL || zh_competition_find_tournament (zh_session_get_competition (self), id) == NULL)
    return;
  self->tournament_id = id;
  self->last_round = count_rounds (self);
  self->round_number = self->last_round;
  g_signal_emit_by_name (self, "view-changed");
}

const ZhRound *
zh_session_get_round (ZhSession *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self);

  if (tournament == NULL || self->round_number == 0)
    return NULL;
  return zh_tournament_find_round (tournament, self->round_number);
}

int
zh_session_get_round_number (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), 0);
  return self->round_number;
}

void
zh_session_set_round_number (ZhSession *self,
                             int        number)
{
  g_return_if_fail (ZH_IS_SESSION (self));

  number = CLAMP (number, MIN (1, self->last_round), self->last_round);
  if (number == self->round_number)
    return;
  self->round_number = number;
  g_signal_emit_by_name (self, "view-changed");
}

int
zh_session_get_last_round_number (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), 0);
  return self->last_round;
}

const char *
zh_session_get_announcement (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), "");
  return self->announcement != NULL ? self->announcement : "";
}

void
zh_session_set_announcement (ZhSession  *self,
                             const char *text)
{
  g_return_if_fail (ZH_IS_SESSION (self));

  if (self->desk != NULL && replace_text (&self->announcement, text))
    g_signal_emit_by_name (self, "announcement-changed");
}

gboolean
zh_session_is_writable (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), FALSE);
  return self->desk != NULL && !zh_desk_is_read_only (self->desk);
}

gint64
zh_session_get_edited_round (ZhSession *self)
{
  g_return_val_if_fail (ZH_IS_SESSION (self), 0);
  return self->edited_round;
}

void
zh_session_set_edited_round (ZhSession *self,
                             gint64     round_id)
{
  g_return_if_fail (ZH_IS_SESSION (self));

  if (self->edited_round == round_id)
    return;
  self->edited_round = round_id;
  g_signal_emit_by_name (self, "view-changed");
}
