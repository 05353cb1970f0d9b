#include "config.h"

#include "trf-reader.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "history.h"
#include "namesakes.h"
#include "rating-method.h"
#include "text-guess.h"
#include "text-lines.h"
#include "trf-boards.h"
#include "trf-reading.h"
#include "trf-time.h"
#include "trf-type.h"

/* How often the lines are gone through. */
#define N_PASSES 6

/* Players × rounds of the largest tournament that is believed. */
#define MAX_CELLS 2000000

/* Summaries for people, made anew from the rest when a file is written. */
static const char derived_codes[] = "801 802 062 072 082 ";

/* Codes of which one occurrence says that the file is TRF26. */
static const char trf26_codes[] = "142 152 162 172 182 192 202 212 222 240 250 260 299 300 310 320 330 352 362 801 802 ### ";

static ZhTrfReading *
reading_new (void)
{
  ZhTrfReading *self = g_new0 (ZhTrfReading, 1);
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();

  self->file = zh_trf_file_new (tournament);
  self->tournament = self->file->tournament;
  self->lines = g_array_new (FALSE, FALSE, sizeof (ZhTrfLine));
  g_array_set_clear_func (self->lines, (GDestroyNotify) zh_trf_line_clear);
  self->players = g_ptr_array_new_with_free_func (zh_trf_player_free);
  self->teams = g_ptr_array_new_with_free_func (zh_trf_team_free);
  self->lineups = g_ptr_array_new_with_free_func (zh_trf_lineup_free);
  self->forfeits = g_array_new (FALSE, FALSE, sizeof (ZhTrfForfeit));
  self->lineup_of = g_hash_table_new (NULL, NULL);
  self->lineup_against = g_hash_table_new (NULL, NULL);
  self->forfeit_of = g_hash_table_new (NULL, NULL);
  self->byes = g_array_new (FALSE, FALSE, sizeof (ZhTrfBye));
  self->abnormal = g_array_new (FALSE, FALSE, sizeof (ZhTrfAbnormal));
  self->team_bye = g_array_new (FALSE, TRUE, sizeof (int));
  self->board_colours = g_strdup ("");
  return self;
}

static void
reading_free (ZhTrfReading *self)
{
  g_clear_pointer (&self->file, zh_trf_file_free);
  g_array_unref (self->lines);
  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->teams);
  g_ptr_array_unref (self->lineups);
  g_array_unref (self->forfeits);
  g_hash_table_unref (self->lineup_of);
  g_hash_table_unref (self->lineup_against);
  g_hash_table_unref (self->forfeit_of);
  g_array_unref (self->byes);
  g_array_unref (self->abnormal);
  g_array_unref (self->team_bye);
  g_free (self->board_colours);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTrfReading, reading_free)

/* A blank stands behind each code. */
static gboolean
is_one_of (const ZhTrfLine *line,
           const char      *codes)
{
  for (; *codes != '\0'; codes += 4)
    if (zh_trf_line_has_code (line, codes))
      return TRUE;
  return FALSE;
}

static const ZhTrfRecord *
find_record (const ZhTrfRecord *records,
             const ZhTrfLine   *line)
{
  for (; records->code != NULL; records++)
    if (zh_trf_line_has_code (line, records->code))
      return records;
  return NULL;
}

static gboolean
step (ZhTrfReading *self,
      int           pass,
      guint         index,
      guint         n_lines,
      GError      **error)
{
  return zh_progress_step (self->progress, (guint64) pass * n_lines + index, (guint64) N_PASSES * n_lines, error);
}

/* Players and settings first, because every other record refers to players. */
static gboolean
read_first_pass (ZhTrfReading *self,
                 GError      **error)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const ZhTrfLine   *line = &g_array_index (self->lines, ZhTrfLine, i);
      const ZhTrfRecord *record = find_record (zh_trf_setting_records, line);

      if (!step (self, 1, i, self->lines->len, error))
        return FALSE;
      if (is_one_of (line, trf26_codes))
        self->file->dialect = ZH_TRF_26;
      if (zh_trf_line_has_code (line, "001") && !zh_trf_read_player (self, line, error))
        return FALSE;
      if (record != NULL && !record->read (self, line, error))
        return FALSE;
    }

  return TRUE;
}

/* A team tournament may be announced before its line-ups. */
static gboolean
has_entries (ZhTrfReading *self,
             GError      **error)
{
  if (self->players->len == 0 && self->teams->len == 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("The file has no players: a tournament report has a line beginning with 001 for each. Choose another file"));
  return TRUE;
}

static gboolean
read_records (ZhTrfReading      *self,
              int                pass,
              const ZhTrfRecord *records,
              GError           **error)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const ZhTrfLine   *line = &g_array_index (self->lines, ZhTrfLine, i);
      const ZhTrfRecord *record = find_record (records, line);

      if (!step (self, pass, i, self->lines->len, error) || (record != NULL && !record->read (self, line, error)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_known (const ZhTrfLine *line)
{
  static const ZhTrfRecord *const parts[] = { zh_trf_setting_records, zh_trf_roster_records, zh_trf_old_roster_records,
                                              zh_trf_team_records, zh_trf_exchange_records };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (find_record (parts[i], line) != NULL)
      return TRUE;
  return FALSE;
}

static void
read_other_lines (ZhTrfReading *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const ZhTrfLine *line = &g_array_index (self->lines, ZhTrfLine, i);

      if (*line->text == '\0' || zh_trf_line_has_code (line, "001") ||
          is_known (line) || is_one_of (line, derived_codes))
        continue;
      if (!zh_trf_read_national (self, line))
        g_ptr_array_add (self->file->extra_lines, g_strdup (line->text));
    }
}

/* The last round in which anybody has an opponent, a board or an allocated bye. */
static int
count_paired_rounds (const ZhTrfReading *self)
{
  int last = 0;

  for (guint i = 0; i < self->players->len; i++)
    {
      const ZhTrfPlayer *player = g_ptr_array_index (self->players, i);

      for (int round = (int) player->cells->len; round > last; round--)
        {
          ZhTrfCell cell = zh_trf_player_get_cell (player, round);

          if (cell.opponent != 0 || cell.result == 'U' ||
              (self->is_team && cell.colour != '-' && zh_trf_cell_is_half_game (cell)))
            last = round;
        }
    }
  for (guint i = 0; i < self->team_bye->len; i++)
    if (g_array_index (self->team_bye, int, i) != 0)
      last = MAX (last, (int) i + 1);
  for (guint i = 0; i < self->forfeits->len; i++)
    last = MAX (last, g_array_index (self->forfeits, ZhTrfForfeit, i).round);
  return last;
}

/* The rounds in which two entries played each other. */
static GArray *
list_meetings (const ZhHistory *history,
               int              entry,
               int              opponent)
{
  GArray *rounds = g_array_new (FALSE, FALSE, sizeof (int));

  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (cell->opponent == opponent && (zh_outcome_is_played (cell->outcome) || cell->outcome == ZH_OUTCOME_PENDING))
        g_array_append_val (rounds, round);
    }
  return rounds;
}

/* In a Swiss nobody meets an opponent again (C.04.1, 2; C.04.2, 3.5: a forfeited game is no meeting). */
static void
note_meetings (ZhTrfReading    *self,
               const ZhHistory *history,
               int              entry)
{
  int most = zh_trf_type_count_meetings (self->tournament);

  for (int round = 1; most > 0 && round <= history->n_rounds; round++)
    {
      int opponent = zh_history_get_cell (history, entry, round)->opponent;
      g_autoptr (GArray) rounds = opponent > entry ? list_meetings (history, entry, opponent) : g_array_new (FALSE, FALSE, sizeof (int));
      g_autoptr (GString) words = g_string_new (NULL);

      if ((int) rounds->len <= most || g_array_index (rounds, int, rounds->len - 1) != round)
        continue;
      for (guint i = 0; i < rounds->len; i++)
        g_string_append_printf (words, "%s%d", i > 0 ? ", " : "", g_array_index (rounds, int, i));
      /* Translators: two numbers of players or teams, then rounds such as 2, 5. */
      zh_trf_reading_note (self, NULL, _ ("Numbers %d and %d play each other more often than the system allows: in rounds %s. Check their opponents"),
                           (int) zh_history_get_entry (history, entry)->id, (int) zh_history_get_entry (history, opponent)->id, words->str);
    }
}

/* Record 001 holds FIDE's rating, and that of the federation has a record of its own: which of both counts says 172. */
static void
choose_ratings (ZhTrfReading *self)
{
  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      ZhEntry *entry = g_ptr_array_index (self->tournament->entries, i);

      if (entry->person != NULL && entry->rating == entry->person->rating && entry->person->national_rating > 0)
        entry->rating = zh_tournament_choose_rating (self->tournament, entry->person);
    }
  for (guint i = 0; i < self->tournament->members->len; i++)
    {
      ZhMember *member = g_ptr_array_index (self->tournament->members, i);

      if (member->rating == member->person->rating && member->person->national_rating > 0)
        member->rating = zh_tournament_choose_rating (self->tournament, member->person);
    }
}

/* What the file says besides the results is compared with them. */
static void
compare_with_results (ZhTrfReading *self)
{
  g_autoptr (ZhHistory) history = zh_history_new (self->tournament, self->n_paired);

  for (int i = 0; i < history->n_entries; i++)
    {
      const ZhEntry    *entry = zh_history_get_entry (history, i);
      const ZhTrfPlace *place = zh_trf_file_find_place (self->file, entry->id);
      g_autofree char  *stated = NULL;
      g_autofree char  *computed = NULL;

      note_meetings (self, history, i);
      if (place == NULL || !place->has_points || zh_trf_points_agree (entry, history, i, place->points))
        continue;
      stated = zh_points_format (place->points);
      computed = zh_points_format (history->points[i]);
      zh_trf_reading_note (self, NULL,
                           _ ("Number %d: the points field says %s, the results make %s; the results count"),
                           (int) entry->id, stated, computed);
    }
}

static int
compare_notes (gconstpointer a,
               gconstpointer b)
{
  const ZhTrfNote *left = *(const ZhTrfNote *const *) a;
  const ZhTrfNote *right = *(const ZhTrfNote *const *) b;

  return left->line - right->line;
}

/* The code says more than the words where both are there. */
static void
take_time_control (ZhTrfReading *self)
{
  g_autofree char *code = zh_trf_time_dup_code (self->file->time_control);

  if (*self->tournament->time_control != '\0' || *self->file->time_control == '\0')
    return;
  if (code != NULL)
    zh_person_set_string (&self->tournament->time_control, code);
  else
    zh_trf_reading_note (self, NULL,
                         _ ("The time control “%s” was not understood. Enter it with the settings of the tournament"),
                         self->file->time_control);
}

static gboolean
read_lines (ZhTrfReading *self,
            GError      **error)
{
  if (!read_first_pass (self, error) || !read_records (self, 2, zh_trf_roster_records, error) ||
      !read_records (self, 3, zh_trf_old_roster_records, error) || !read_records (self, 4, zh_trf_team_records, error) ||
      !has_entries (self, error))
    return FALSE;
  read_other_lines (self);

  self->n_paired = count_paired_rounds (self);
  if ((gint64) self->n_paired * self->players->len > MAX_CELLS)
    return zh_fail (error, ZH_ERROR_INPUT,
                    _ ("The file has %u players and %d rounds, more than a tournament can have. Check whether it is damaged"),
                    self->players->len, self->n_paired);
  if (self->is_team ? !zh_trf_build_team (self, error) : !zh_trf_build_individual (self, error))
    return FALSE;
  if (self->file->type[0] == '\0' && (self->file->stated & ZH_TRF_STATES_SYSTEM) == 0)
    zh_trf_type_guess (self->tournament);
  zh_trf_type_count_cycles (self->tournament);
  if (!read_records (self, 5, zh_trf_exchange_records, error))
    return FALSE;

  zh_trf_apply_exchange (self);
  zh_trf_apply_corrections (self);
  if ((self->file->stated & ZH_TRF_STATES_RATING_METHOD) != 0)
    choose_ratings (self);
  take_time_control (self);
  if ((self->file->stated & ZH_TRF_STATES_SYSTEM) != 0)
    zh_trf_type_keep (self->tournament, self->file->type_code);
  zh_namesakes_mark_entries (self->tournament->entries);
  zh_namesakes_mark_members (self->tournament->members);
  compare_with_results (self);
  g_ptr_array_sort (self->file->notes, compare_notes);
  return TRUE;
}

/* How many lines show what a file is. */
#define LINES_TO_RECOGNISE 60

static gboolean
is_player_line (const ZhTrfLine *line)
{
  static const ZhTrfField number_field = { 5, 8, NC_ ("TRF field", "start number") };
  int                     number = 0;

  return zh_trf_line_has_code (line, "001") && zh_trf_line_is_blank (line, 9, 9) && line->n_columns >= 15 &&
         zh_trf_line_get_int (line, &number_field, 1, ZH_TRF_MAX_NUMBER, &number, NULL) && number > 0;
}

/* A line of the format: its code, then a blank or nothing; or a player. */
static gboolean
is_report_line (const ZhTrfLine *line)
{
  if (zh_trf_line_has_code (line, "001"))
    return is_player_line (line);
  return line->n_columns >= 3 && zh_trf_line_is_blank (line, 4, 4) &&
         (is_known (line) || is_one_of (line, derived_codes) || zh_trf_line_has_code (line, "###"));
}

gboolean
zh_trf_is_report (const char *text)
{
  g_autofree char *start = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), 100 * LINES_TO_RECOGNISE));
  g_auto (GStrv) lines = zh_text_split_lines (g_str_has_prefix (start, "\xEF\xBB\xBF") ? start + 3 : start);
  g_autoptr (GHashTable) codes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_lines = 0;
  guint n_known = 0;
  guint n_players = 0;

  for (guint i = 0; lines[i] != NULL && n_lines < LINES_TO_RECOGNISE; i++)
    {
      ZhTrfLine line;

      if (*lines[i] == '\0')
        continue;
      zh_trf_line_init (&line, (int) i + 1, lines[i]);
      n_lines++;
      if (is_report_line (&line))
        {
          n_known++;
          n_players += zh_trf_line_has_code (&line, "001") ? 1 : 0;
          g_hash_table_add (codes, g_strndup (lines[i], 3));
        }
      zh_trf_line_clear (&line);
    }
  return 2 * n_known > n_lines && ((n_players > 0 && n_known > 1) || g_hash_table_size (codes) > 2);
}

gboolean
zh_trf_is_report_bytes (GBytes *bytes)
{
  g_autofree char *text = zh_text_decode (bytes, zh_text_guess_encoding (bytes), NULL, NULL);

  return text != NULL && zh_trf_is_report (text);
}

/* The lines refer to @texts. */
static gboolean
take_lines (ZhTrfReading *self,
            char        **texts,
            GError      **error)
{
  guint n_lines = g_strv_length (texts);

  for (guint i = 0; i < n_lines; i++)
    {
      ZhTrfLine line;

      if (!step (self, 0, i, n_lines, error))
        return FALSE;
      zh_trf_line_init (&line, (int) i + 1, texts[i]);
      if (zh_trf_line_has_code (&line, "001"))
        zh_trf_choose_player_columns (&line);
      g_array_append_val (self->lines, line);
    }
  return TRUE;
}

ZhTrfFile *
zh_trf_read (const char       *text,
             const ZhProgress *progress,
             GError          **error)
{
  g_auto (GStrv) texts = zh_text_split_lines (g_str_has_prefix (text, "\xEF\xBB\xBF") ? text + 3 : text);
  g_autoptr (ZhTrfReading) self = reading_new ();

  self->progress = progress;
  if (!take_lines (self, texts, error) || !read_lines (self, error))
    return NULL;
  return g_steal_pointer (&self->file);
}

ZhTrfFile *
zh_trf_read_bytes (GBytes           *bytes,
                   const ZhProgress *progress,
                   GError          **error)
{
  g_autofree char *text = zh_text_decode (bytes, zh_text_guess_encoding (bytes), NULL, error);

  return text != NULL ? zh_trf_read (text, progress, error) : NULL;
}
