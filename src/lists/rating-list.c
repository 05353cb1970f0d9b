#include "config.h"

#include "rating-list.h"

#include <glib/gi18n.h>
#include <sqlite3.h>
#include <string.h>

#include "errors.h"
#include "rating-name.h"
#include "rating-text.h"
#include "rating-writer.h"
#include "text-lines.h"
#include "text-signs.h"

#define MAX_ID_DIGITS 10

/* How many hits are looked at for those spelt exactly so, for each that is wanted. */
#define LOOKED_AT 6
#define LEAST_LOOKED_AT 200
#define MAX_QUERY_BYTES 400

struct _ZhRatingList
{
  sqlite3      *db;
  sqlite3_stmt *words;
  sqlite3_stmt *by_row;
  sqlite3_stmt *by_fide;
  sqlite3_stmt *by_national;
  sqlite3_stmt *fide_range;
  sqlite3_stmt *national_range;
  GHashTable   *facts;
  GPtrArray    *texts; /* (element-type utf8): that many rows share, number 1 first */
};

#define COLUMNS                                                                                                          \
  "SELECT fide_id, national_id, name, federation, region, club, title, women_title, other_titles, category, sex, birth," \
  " inactive, standard, rapid, blitz, national, national_rapid, national_blitz, games, rapid_games, blitz_games,"        \
  " k, rapid_k, blitz_k FROM player "

void
zh_list_player_free (ZhListPlayer *self)
{
  char **texts[] = { &self->fide_id, &self->national_id, &self->name, &self->federation, &self->region, &self->club,
                     &self->title, &self->women_title, &self->other_titles, &self->category };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (*texts[i]);
  g_free (self);
}

void
zh_rating_list_free (ZhRatingList *self)
{
  sqlite3_stmt *all[] = { self->words, self->by_row, self->by_fide, self->by_national, self->fide_range, self->national_range };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    sqlite3_finalize (all[i]);
  sqlite3_close (self->db);
  g_clear_pointer (&self->facts, g_hash_table_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_free (self);
}

static gboolean
fail_list (const ZhRatingList *self,
           GError            **error)
{
  return zh_fail (error, ZH_ERROR_CORRUPT, _ ("The rating list is damaged (%s). Import it again"), sqlite3_errmsg (self->db));
}

static gint64
read_pragma (ZhRatingList *self,
             const char   *sql)
{
  sqlite3_stmt *stmt = NULL;
  gint64        value = 0;

  if (sqlite3_prepare_v2 (self->db, sql, -1, &stmt, NULL) == SQLITE_OK && sqlite3_step (stmt) == SQLITE_ROW)
    value = sqlite3_column_int64 (stmt, 0);
  sqlite3_finalize (stmt);
  return value;
}

static char *
dup_column (sqlite3_stmt *stmt,
            int           column)
{
  const char *text = (const char *) sqlite3_column_text (stmt, column);

  return text != NULL ? zh_text_dup_clean (text) : g_strdup ("");
}

/* Lists of the first version have each text where it belongs. */
static gboolean
read_texts (ZhRatingList *self,
            gint64        version,
            GError      **error)
{
  sqlite3_stmt *stmt = NULL;

  self->texts = g_ptr_array_new_with_free_func (g_free);
  if (version < ZH_LIST_PACKED_VERSION)
    return TRUE;
  if (sqlite3_prepare_v2 (self->db, "SELECT value FROM text ORDER BY number", -1, &stmt, NULL) != SQLITE_OK)
    return fail_list (self, error);
  while (sqlite3_step (stmt) == SQLITE_ROW)
    g_ptr_array_add (self->texts, dup_column (stmt, 0));
  return sqlite3_finalize (stmt) == SQLITE_OK || fail_list (self, error);
}

/* What stands in a column: as it is, by the number of a shared text, or packed and then in @room. */
static const char *
get_text (const ZhRatingList *self,
          sqlite3_stmt       *stmt,
          int                 column,
          char                room[ZH_UNPACKED_MAX (ZH_ROW_MAX_TEXT)])
{
  const char *text = "";
  gint64      number;

  switch (sqlite3_column_type (stmt, column))
    {
    case SQLITE_INTEGER:
      number = sqlite3_column_int64 (stmt, column);
      return number >= 1 && number <= self->texts->len ? g_ptr_array_index (self->texts, number - 1) : "";
    case SQLITE_BLOB:
      zh_list_text_unpack (sqlite3_column_blob (stmt, column), MIN (sqlite3_column_bytes (stmt, column), ZH_ROW_MAX_TEXT), room);
      return room;
    case SQLITE_TEXT:
    default:
      text = (const char *) sqlite3_column_text (stmt, column);
      return text != NULL ? text : "";
    }
}

static char *
dup_text (const ZhRatingList *self,
          sqlite3_stmt       *stmt,
          int                 column)
{
  char room[ZH_UNPACKED_MAX (ZH_ROW_MAX_TEXT)];

  return zh_text_dup_clean (get_text (self, stmt, column, room));
}

static gboolean
read_facts (ZhRatingList *self,
            GError      **error)
{
  sqlite3_stmt *stmt = NULL;

  self->facts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (sqlite3_prepare_v2 (self->db, "SELECT key, value FROM list", -1, &stmt, NULL) != SQLITE_OK)
    return fail_list (self, error);
  while (sqlite3_step (stmt) == SQLITE_ROW)
    g_hash_table_insert (self->facts, dup_column (stmt, 0), dup_column (stmt, 1));
  return sqlite3_finalize (stmt) == SQLITE_OK || fail_list (self, error);
}

static gboolean
prepare (ZhRatingList *self,
         GError      **error)
{
  const struct
  {
    sqlite3_stmt **stmt;
    const char    *sql;
  } all[] = {
    { &self->words, "SELECT rowid FROM word WHERE word MATCH ?1 ORDER BY rowid LIMIT ?2" },
    { &self->by_row, COLUMNS "WHERE row = ?1" },
    { &self->by_fide, COLUMNS "WHERE fide_id = ?1 LIMIT ?2" },
    { &self->by_national, COLUMNS "WHERE national_id = ?1 LIMIT ?2" },
    { &self->fide_range, COLUMNS "WHERE fide_id BETWEEN ?1 AND ?2 LIMIT ?3" },
    { &self->national_range, COLUMNS "WHERE national_id >= ?1 AND national_id < ?2 LIMIT ?3" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (sqlite3_prepare_v3 (self->db, all[i].sql, -1, SQLITE_PREPARE_PERSISTENT, all[i].stmt, NULL) != SQLITE_OK)
      return fail_list (self, error);
  return TRUE;
}

/* Nothing in the file is run, and nothing is written beside it. */
static gboolean
open_db (ZhRatingList *self,
         const char   *path,
         GError      **error)
{
  g_autofree char *escaped = g_uri_escape_string (path, "/", FALSE);
  g_autofree char *uri = g_strconcat ("file:", escaped, "?immutable=1", NULL);

  if (sqlite3_open_v2 (uri, &self->db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) != SQLITE_OK)
    return zh_fail (error, ZH_ERROR_FILE, _ ("%1$s cannot be opened: %2$s"), path, sqlite3_errmsg (self->db));
  sqlite3_db_config (self->db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (self->db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_db_config (self->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  return TRUE;
}

ZhRatingList *
zh_rating_list_open (const char *path,
                     GError    **error)
{
  g_autoptr (ZhRatingList) self = g_new0 (ZhRatingList, 1);
  gint64 version;

  if (!open_db (self, path, error))
    return NULL;
  if (read_pragma (self, "PRAGMA application_id") != ZH_LIST_APPLICATION_ID)
    return zh_fail_null (error, ZH_ERROR_CORRUPT, _ ("%s is no rating list of this program"), path);
  version = read_pragma (self, "PRAGMA user_version");
  if (version > ZH_LIST_VERSION)
    return zh_fail_null (error, ZH_ERROR_NEWER, _ ("%s was made by a newer version of the program. Import the list again"), path);
  return read_facts (self, error) && read_texts (self, version, error) && prepare (self, error) ? g_steal_pointer (&self) : NULL;
}

const char *
zh_rating_list_get_fact (const ZhRatingList *self,
                         const char         *key)
{
  const char *value = g_hash_table_lookup (self->facts, key);

  return value != NULL ? value : "";
}

static ZhDate
make_birth (gint64 number)
{
  ZhDate date = { (short) (number / 10000 % 10000), (char) (number / 100 % 100), (char) (number % 100) };

  return number > 0 && date.month <= 12 && date.day <= 31 && !zh_date_is_to_come (date) ? date : ZH_DATE_NONE;
}

static int
get_number (sqlite3_stmt *stmt,
            int           column)
{
  return (int) CLAMP (sqlite3_column_int64 (stmt, column), 0, ZH_MAX_RATING);
}

static ZhListPlayer *
read_player (const ZhRatingList *self,
             sqlite3_stmt       *stmt)
{
  ZhListPlayer *player = g_new0 (ZhListPlayer, 1);
  char        **texts[] = { &player->fide_id, &player->national_id, &player->name, &player->federation, &player->region, &player->club,
                            &player->title, &player->women_title, &player->other_titles, &player->category };

  *texts[0] = dup_column (stmt, 0);
  *texts[1] = dup_column (stmt, 1);
  for (gsize i = 2; i < G_N_ELEMENTS (texts); i++)
    *texts[i] = dup_text (self, stmt, (int) i);
  player->sex = (ZhSex) CLAMP (sqlite3_column_int (stmt, 10), ZH_SEX_UNKNOWN, ZH_SEX_FEMALE);
  player->birth = make_birth (sqlite3_column_int64 (stmt, 11));
  player->inactive = sqlite3_column_int (stmt, 12) != 0;
  for (int tempo = 0; tempo < ZH_LIST_N_TEMPOS; tempo++)
    {
      player->rating[tempo] = get_number (stmt, 13 + tempo);
      player->national[tempo] = get_number (stmt, 16 + tempo);
      player->games[tempo] = get_number (stmt, 19 + tempo);
      player->k[tempo] = get_number (stmt, 22 + tempo);
    }
  return player;
}

/* By ID */

/* Adds the rows of a statement whose arguments are bound but for the last, the limit. */
static void
take_rows (const ZhRatingList *self,
           sqlite3_stmt       *stmt,
           int                 limit_column,
           GPtrArray          *players,
           guint               limit)
{
  if (players->len < limit)
    {
      sqlite3_bind_int (stmt, limit_column, (int) (limit - players->len));
      while (sqlite3_step (stmt) == SQLITE_ROW)
        g_ptr_array_add (players, read_player (self, stmt));
    }
  sqlite3_reset (stmt);
  sqlite3_clear_bindings (stmt);
}

static void
take_exact_ids (ZhRatingList *self,
                const char   *id,
                GPtrArray    *players,
                guint         limit)
{
  gint64 number = 0;

  if (zh_text_parse_int (id, 1, G_MAXINT64, &number))
    {
      sqlite3_bind_int64 (self->by_fide, 1, number);
      take_rows (self, self->by_fide, 2, players, limit);
    }
  sqlite3_bind_text (self->by_national, 1, id, -1, SQLITE_TRANSIENT);
  take_rows (self, self->by_national, 2, players, limit);
}

/* Longer IDs that begin so: for 123 those from 1230 to 1239, from 12300 to 12399 and so on. */
static void
take_id_beginnings (ZhRatingList *self,
                    const char   *id,
                    GPtrArray    *players,
                    guint         limit)
{
  g_autofree char *first = g_strconcat (id, "0", NULL);
  g_autofree char *behind = g_strconcat (id, ":", NULL); /* the sign behind the digits */
  gint64           number = 0;

  if (zh_text_parse_int (id, 1, G_MAXINT64, &number))
    for (gint64 width = 10; number * width < G_GINT64_CONSTANT (10000000000); width *= 10)
      {
        sqlite3_bind_int64 (self->fide_range, 1, number * width);
        sqlite3_bind_int64 (self->fide_range, 2, number * width + width - 1);
        take_rows (self, self->fide_range, 3, players, limit);
      }
  sqlite3_bind_text (self->national_range, 1, first, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (self->national_range, 2, behind, -1, SQLITE_TRANSIENT);
  take_rows (self, self->national_range, 3, players, limit);
}

/* By name */

/* ("muhin"* OR "muhi"*), of each word one such group. */
static void
append_group (GString          *query,
              const ZhNameWord *word)
{
  char shorter[ZH_NAME_WORD_MAX];

  g_string_append (query, query->len > 0 ? " AND (" : "(");
  for (int i = 0; i < word->n_loose; i++)
    {
      g_string_append_printf (query, "%s\"%s\"*", i > 0 ? " OR " : "", word->loose[i]);
      if (!word->is_number && zh_name_find_shorter (word, i, shorter))
        g_string_append_printf (query, " OR \"%s\"*", shorter);
    }
  g_string_append_c (query, ')');
}

/* By what is searched for, before the rest of the row is looked at. */
static ZhNameMatch
match_row (const ZhRatingList *self,
           const ZhNameWord   *words,
           int                 n_words)
{
  char name[ZH_UNPACKED_MAX (ZH_ROW_MAX_TEXT)];
  char federation[ZH_UNPACKED_MAX (ZH_ROW_MAX_TEXT)];
  char text[1024];

  g_snprintf (text, sizeof text, "%s %s %d", get_text (self, self->by_row, 2, name), get_text (self, self->by_row, 3, federation),
              (int) (sqlite3_column_int64 (self->by_row, 11) / 10000));
  return zh_name_match (words, n_words, text);
}

/* Puts the player of a row where it belongs; of those that are only spelt alike no more than are wanted. */
static void
take_hit (ZhRatingList     *self,
          gint64            row,
          const ZhNameWord *words,
          int               n_words,
          guint             limit,
          GPtrArray        *exact,
          GPtrArray        *loose)
{
  sqlite3_bind_int64 (self->by_row, 1, row);
  if (sqlite3_step (self->by_row) == SQLITE_ROW)
    {
      ZhNameMatch match = match_row (self, words, n_words);

      if (match == ZH_NAME_EXACT_MATCH)
        g_ptr_array_add (exact, read_player (self, self->by_row));
      else if (match == ZH_NAME_LOOSE_MATCH && loose->len < limit)
        g_ptr_array_add (loose, read_player (self, self->by_row));
    }
  sqlite3_reset (self->by_row);
}

/* The first hits, exact ones in @exact, the rest in @loose. */
static gboolean
take_hits (ZhRatingList     *self,
           const ZhNameWord *words,
           int               n_words,
           guint             limit,
           GPtrArray        *exact,
           GPtrArray        *loose,
           GError          **error)
{
  g_autoptr (GString) query = g_string_new (NULL);
  int code;

  for (int i = 0; i < n_words; i++)
    append_group (query, &words[i]);
  sqlite3_bind_text (self->words, 1, query->str, (int) query->len, SQLITE_TRANSIENT);
  sqlite3_bind_int (self->words, 2, (int) MAX (limit * LOOKED_AT, LEAST_LOOKED_AT));
  while ((code = sqlite3_step (self->words)) == SQLITE_ROW && exact->len < limit)
    take_hit (self, sqlite3_column_int64 (self->words, 0), words, n_words, limit, exact, loose);
  sqlite3_reset (self->words);
  return code == SQLITE_ROW || code == SQLITE_DONE || fail_list (self, error);
}

GPtrArray *
zh_rating_list_search (ZhRatingList *self,
                       const char   *text,
                       guint         limit,
                       GError      **error)
{
  g_autoptr (GPtrArray) exact = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_player_free);
  g_autoptr (GPtrArray) loose = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_player_free);
  ZhNameWord words[ZH_NAME_MAX_WORDS];
  int        n_words = zh_name_split (text, (gssize) MIN (strlen (text), MAX_QUERY_BYTES), words);

  limit = CLAMP (limit, 1, 10000);
  if (n_words == 1 && words[0].is_number)
    {
      take_exact_ids (self, words[0].exact[0], exact, limit);
      if (strlen (words[0].exact[0]) < MAX_ID_DIGITS)
        take_id_beginnings (self, words[0].exact[0], exact, limit);
      return g_steal_pointer (&exact);
    }
  if (n_words > 0 && !take_hits (self, words, n_words, limit, exact, loose, error))
    return NULL;
  while (loose->len > 0 && exact->len < limit)
    g_ptr_array_add (exact, g_ptr_array_steal_index (loose, 0));
  return g_steal_pointer (&exact);
}

ZhListPlayer *
zh_rating_list_find (ZhRatingList *self,
                     const char   *fide_id,
                     const char   *national_id)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_player_free);
  gint64 number = 0;

  if (fide_id != NULL && zh_text_parse_int (fide_id, 1, G_MAXINT64, &number))
    {
      sqlite3_bind_int64 (self->by_fide, 1, number);
      take_rows (self, self->by_fide, 2, found, 1);
    }
  if (found->len == 0 && national_id != NULL && *national_id != '\0')
    {
      sqlite3_bind_text (self->by_national, 1, national_id, -1, SQLITE_TRANSIENT);
      take_rows (self, self->by_national, 2, found, 1);
    }
  return found->len > 0 ? g_ptr_array_steal_index (found, 0) : NULL;
}

/* "Surname Given Patronymic" by blanks; where there is no third word, the rest is the given name. */
static void
split_by_blanks (ZhPerson   *person,
                 const char *name,
                 gboolean    has_patronymic)
{
  g_auto (GStrv) words = g_strsplit (name, " ", has_patronymic ? 3 : 2);
  guint n = g_strv_length (words);

  zh_person_set_string (&person->surname, n > 0 ? words[0] : "");
  zh_person_set_string (&person->given, n > 1 ? words[1] : "");
  if (n > 2)
    zh_person_set_string (&person->patronymic, words[2]);
}

void
zh_rating_list_split_name (const ZhRatingList *self,
                           const ZhListPlayer *player,
                           ZhPerson           *person)
{
  const char *comma = strchr (player->name, ',');
  const char *last = strrchr (player->name, ' ');

  if (comma != NULL)
    {
      g_autofree char *surname = g_strndup (player->name, (gsize) (comma - player->name));

      zh_person_set_string (&person->surname, surname);
      zh_person_set_string (&person->given, comma + 1);
    }
  else if (strcmp (zh_rating_list_get_fact (self, "order"), "given-first") == 0 && last != NULL)
    {
      g_autofree char *given = g_strndup (player->name, (gsize) (last - player->name));

      zh_person_set_string (&person->surname, last + 1);
      zh_person_set_string (&person->given, given);
    }
  else
    split_by_blanks (person, player->name, *zh_rating_list_get_fact (self, "patronymic") != '\0');
}
