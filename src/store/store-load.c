/* Making snapshots: everything, or only what a changeset touched, the rest shared with the
 * snapshot before. Sharing goes by whole arrays, by rounds and by pairings. */
#include "config.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "row-reader.h"
#include "store-admission.h"
#include "store-fields.h"
#include "store-games.h"
#include "store-incidents.h"
#include "store-loading.h"
#include "store-private.h"
#include "store-letters.h"
#include "store-protests.h"

static gboolean
is_touched (const ZhLoading *loading,
            guint            kinds)
{
  return loading->previous == NULL || (zh_touched_get_kinds (loading->touched) & kinds) != 0;
}

static gboolean
load_overrides (ZhLoading *loading,
                GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, "SELECT key, value FROM override ORDER BY id");

  while (zh_stmt_next (stmt))
    g_hash_table_insert (loading->next->overrides, zh_stmt_dup_text (stmt, 0), zh_stmt_dup_text (stmt, 1));
  return zh_stmt_end (stmt, error);
}

static gboolean
load_details (ZhLoading *loading,
              GError   **error)
{
  ZhCompetition *next = loading->next;
  const char    *sql = zh_store_fields_get_select (&zh_competition_details_type, " WHERE id = 1");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, sql);
  ZhRowReader reader = zh_row_reader_new (stmt, "competition");

  if (!zh_stmt_next (stmt))
    return zh_stmt_end (stmt, error) &&
           zh_fail (error, ZH_ERROR_CORRUPT, "%s", _ ("The file holds no competition. Open one of its backups"));
  zh_row_reader_id (&reader);
  zh_store_fields_read (&zh_competition_details_type, &reader, next);
  return zh_row_reader_finish (&reader, 1, error) && load_overrides (loading, error);
}

static gboolean
load_officials (ZhLoading *loading,
                GError   **error)
{
  const char *sql = zh_store_fields_get_select (&zh_official_type, " ORDER BY id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, sql);

  while (zh_stmt_next (stmt))
    {
      ZhOfficial *official;
      ZhRowReader reader = zh_row_reader_new (stmt, "official");

      official = zh_official_new ();
      g_ptr_array_add (loading->next->officials, official);
      official->id = zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_official_type, &reader, official);
      if (!zh_row_reader_finish (&reader, official->id, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
load_additions (ZhLoading *loading,
                GError   **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, zh_store_fields_get_select (&zh_addition_type, " ORDER BY id"));

  while (zh_stmt_next (stmt))
    {
      ZhAddition *addition = zh_addition_new ();
      ZhRowReader reader = zh_row_reader_new (stmt, "addition");

      g_ptr_array_add (loading->next->additions, addition);
      addition->id = zh_row_reader_id (&reader);
      zh_store_fields_read (&zh_addition_type, &reader, addition);
      if (!zh_row_reader_finish (&reader, addition->id, error))
        return FALSE;
    }
  return zh_stmt_end (stmt, error);
}

static ZhPerson *
read_person (ZhStmt  *stmt,
             GError **error)
{
  g_autoptr (ZhPerson) person = zh_person_new ();
  ZhRowReader reader = zh_row_reader_new (stmt, "person");

  person->id = zh_row_reader_id (&reader);
  zh_store_fields_read (&zh_person_type, &reader, person);
  return zh_row_reader_finish (&reader, person->id, error) ? g_steal_pointer (&person) : NULL;
}

static gboolean
load_all_persons (ZhLoading *loading,
                  GError   **error)
{
  const char *sql = zh_store_fields_get_select (&zh_person_type, " ORDER BY id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, sql);

  while (zh_stmt_next (stmt))
    {
      ZhPerson *person = read_person (stmt, error);
      if (person == NULL)
        return FALSE;
      g_ptr_array_add (loading->next->persons, person);
    }
  return zh_stmt_end (stmt, error);
}

static int
compare_person_ids (gconstpointer a,
                    gconstpointer b)
{
  const ZhPerson *first = *(const ZhPerson *const *) a;
  const ZhPerson *second = *(const ZhPerson *const *) b;

  return first->id < second->id ? -1 : first->id > second->id;
}

static gboolean
load_person (ZhLoading *loading,
             gint64     id,
             GError   **error)
{
  const char *sql = zh_store_fields_get_select (&zh_person_type, " WHERE id = :id");
  g_autoptr (ZhStmt) stmt = zh_db_prepare (loading->db, sql);
  ZhPerson *person;

  zh_stmt_bind_int (stmt, ":id", id);
  if (!zh_stmt_next (stmt))
    return zh_stmt_end (stmt, error);
  person = read_person (stmt, error);
  if (person != NULL)
    g_ptr_array_add (loading->next->persons, person);
  return person != NULL;
}

static gboolean
load_persons (ZhLoading *loading,
              GError   **error)
{
  GHashTable    *touched;
  GHashTableIter iter;
  gint64        *id;

  if (loading->previous == NULL)
    return load_all_persons (loading, error);

  touched = zh_touched_get_persons (loading->touched);
  if (g_hash_table_size (touched) == 0)
    {
      zh_loading_share (&loading->next->persons, loading->previous->persons);
      return TRUE;
    }
  for (guint i = 0; i < loading->previous->persons->len; i++)
    {
      ZhPerson *person = g_ptr_array_index (loading->previous->persons, i);

      if (!g_hash_table_contains (touched, &person->id))
        g_ptr_array_add (loading->next->persons, zh_person_ref (person));
    }
  g_hash_table_iter_init (&iter, touched);
  while (g_hash_table_iter_next (&iter, (gpointer *) &id, NULL))
    if (!load_person (loading, *id, error))
      return FALSE;
  g_ptr_array_sort (loading->next->persons, compare_person_ids);
  return TRUE;
}

static void
share_details (ZhLoading *loading)
{
  const ZhCompetition *previous = loading->previous;
  ZhCompetition       *next = loading->next;
  GHashTable          *overrides = next->overrides;

  zh_record_assign (&zh_competition_details_type, next, previous);
  zh_loading_share (&next->additions, previous->additions);
  next->overrides = g_hash_table_ref (previous->overrides);
  g_hash_table_unref (overrides);
}

static gboolean
load_parts (ZhLoading *loading,
            GError   **error)
{
  if (!is_touched (loading, ZH_CHANGE_DETAILS))
    share_details (loading);
  else if (!load_details (loading, error) || !load_additions (loading, error))
    return FALSE;

  if (!is_touched (loading, ZH_CHANGE_OFFICIALS))
    {
      zh_loading_share (&loading->next->officials, loading->previous->officials);
      zh_loading_share (&loading->next->assignments, loading->previous->assignments);
      zh_loading_share (&loading->next->bans, loading->previous->bans);
    }
  else if (!load_officials (loading, error) || !zh_store_load_assignments (loading->db, loading->next->assignments, error) ||
           !zh_store_load_bans (loading->db, loading->next->bans, error))
    return FALSE;

  if (!is_touched (loading, ZH_CHANGE_INCIDENTS))
    {
      zh_loading_share (&loading->next->incidents, loading->previous->incidents);
      zh_loading_share (&loading->next->clock_changes, loading->previous->clock_changes);
    }
  else if (!zh_store_load_incidents (loading->db, loading->next->incidents, error) ||
           !zh_store_load_clock_changes (loading->db, loading->next->clock_changes, error))
    return FALSE;

  if (!is_touched (loading, ZH_CHANGE_GAMES))
    {
      zh_loading_share (&loading->next->kept_games, loading->previous->kept_games);
      zh_loading_share (&loading->next->adjournments, loading->previous->adjournments);
      zh_loading_share (&loading->next->confirmations, loading->previous->confirmations);
      zh_loading_share (&loading->next->letters, loading->previous->letters);
    }
  else if (!zh_store_load_kept_games (loading->db, loading->next->kept_games, error) ||
           !zh_store_load_adjournments (loading->db, loading->next->adjournments, error) ||
           !zh_store_load_confirmations (loading->db, loading->next->confirmations, error) ||
           !zh_store_load_letters (loading->db, loading->next->letters, error))
    return FALSE;

  if (!is_touched (loading, ZH_CHANGE_PROTESTS))
    zh_loading_share (&loading->next->protests, loading->previous->protests);
  else if (!zh_store_load_protests (loading->db, loading->next->protests, error))
    return FALSE;

  return load_persons (loading, error) && zh_loading_tournaments (loading, error);
}

ZhCompetition *
zh_store_load_next (ZhStore             *self,
                    const ZhCompetition *previous,
                    const ZhTouched     *touched,
                    GError             **error)
{
  g_autoptr (ZhCompetition) next = zh_competition_new ();
  ZhLoading loading = { .db = self->db, .previous = previous, .touched = touched, .next = next };
  gboolean  ok = load_parts (&loading, error);

  g_clear_pointer (&loading.persons, g_hash_table_unref);
  next->journal_length = self->journal_length;
  g_free (next->journal_head);
  next->journal_head = g_strdup (self->journal_head);
  return ok ? g_steal_pointer (&next) : NULL;
}

/* What SQLite keeps for itself, in KiB. */
#define USUAL_PRAGMAS "PRAGMA cache_size = -2000; PRAGMA shrink_memory"

ZhCompetition *
zh_store_load (ZhStore *self,
               GError **error)
{
  g_autoptr (ZhCompetition) loaded = NULL;
  gboolean is_whole;

  /* One view of the file, though its holder may write meanwhile. */
  if (!zh_db_exec (self->db, "BEGIN", error))
    return NULL;
  if (self->mode == ZH_STORE_WRITE || zh_store_read_state (self, error))
    loaded = zh_store_load_next (self, NULL, NULL, error);
  zh_db_exec (self->db, "ROLLBACK; " USUAL_PRAGMAS, NULL);
  is_whole = loaded != NULL && zh_store_check_model (loaded, error);
  return is_whole ? g_steal_pointer (&loaded) : NULL;
}

static gboolean
add_news (ZhStore   *self,
          gint64     known,
          ZhTouched *touched,
          GError   **error)
{
  for (gint64 id = known + 1; id <= self->journal_length; id++)
    {
      g_autoptr (GBytes) changeset = zh_journal_dup_changeset (self->db, id, error);

      if (changeset == NULL || !zh_touched_add (touched, self->db, changeset, error))
        return FALSE;
    }
  return TRUE;
}

/* A journal only grows. */
static gboolean
check_not_replaced (ZhStore    *self,
                    gint64      known,
                    const char *known_head,
                    GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, "SELECT 1 FROM journal WHERE id = :id AND hash = :hash");

  zh_stmt_bind_int (stmt, ":id", known);
  zh_stmt_bind_text (stmt, ":hash", known_head);
  if (known == 0 || zh_stmt_next (stmt))
    return TRUE;
  return zh_stmt_end (stmt, error) &&
         zh_fail (error, ZH_ERROR_CORRUPT, _ ("%s was replaced by another file. Open it again"), self->path);
}

/* Reads the file anew if anything was written to it; @changed tells whether. */
static gboolean
look_again (ZhStore  *self,
            gboolean *changed,
            GError  **error)
{
  ZhFileMark mark = zh_file_mark_take (self->path);
  gboolean   is_wal = FALSE;

  *changed = !zh_file_mark_equal (&mark, &self->mark);
  return !*changed || (zh_store_check_file (self->path, &is_wal, error) && zh_store_read_file (self, is_wal, error));
}

gboolean
zh_store_follow (ZhStore             *self,
                 const ZhCompetition *previous,
                 ZhCompetition      **next,
                 ZhTouched          **touched,
                 GError             **error)
{
  g_autoptr (ZhTouched) news = zh_touched_new ();
  g_autoptr (ZhCompetition) loaded = NULL;
  gint64           known = self->journal_length;
  g_autofree char *known_head = g_strdup (self->journal_head);
  gboolean         changed = FALSE;
  gboolean         ok;

  g_assert (self->mode == ZH_STORE_READ);

  *touched = NULL;
  *next = NULL;
  if (!look_again (self, &changed, error))
    return FALSE;
  if (!changed)
    return TRUE;
  if (!zh_db_exec (self->db, "BEGIN", error))
    return FALSE;
  ok = zh_store_read_state (self, error) && check_not_replaced (self, known, known_head, error);
  if (ok && self->journal_length != known)
    {
      ok = add_news (self, known, news, error);
      loaded = ok ? zh_store_load_next (self, previous, news, error) : NULL;
      ok = loaded != NULL;
    }
  zh_db_exec (self->db, "ROLLBACK", NULL);
  if (!ok)
    {
      self->journal_length = known;
      g_free (self->journal_head);
      self->journal_head = g_steal_pointer (&known_head);
      self->mark = (ZhFileMark){ 0 }; /* the next look says so again */
      return FALSE;
    }
  *touched = loaded != NULL ? g_steal_pointer (&news) : NULL;
  *next = g_steal_pointer (&loaded);
  return TRUE;
}
