#include "config.h"

#include "trf-writer.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "later-ratings.h"
#include "rating-method.h"
#include "teams.h"
#include "transliteration.h"
#include "trf-line.h"
#include "trf-time.h"
#include "trf-type.h"
#include "trf-writing.h"

static void
writing_clear (ZhTrfWriting *self)
{
  g_clear_pointer (&self->history, zh_history_free);
  g_clear_pointer (&self->numbers, g_hash_table_unref);
  g_clear_pointer (&self->member_numbers, g_hash_table_unref);
  if (self->output != NULL)
    g_string_free (self->output, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhTrfWriting, writing_clear)

static void
write_text (ZhTrfWriting *self,
            const char   *code,
            const char   *text)
{
  ZhTrfRow *row;

  if (*text == '\0')
    return;
  row = zh_trf_row_new (code);
  zh_trf_row_put (row, 5, 0, text);
  zh_trf_writing_end_row (self, row);
}

static void
write_plain (ZhTrfWriting *self,
             const char   *code)
{
  const ZhTrfPlain *plain = zh_trf_plain_find (code);
  gconstpointer     field = G_STRUCT_MEMBER_P (self->file, plain->offset);
  g_autofree char  *date = plain->is_date ? zh_trf_format_date (*(const ZhDate *) field) : NULL;

  write_text (self, code, plain->is_date ? date : *(const char *const *) field);
}

static void
write_count (ZhTrfWriting *self,
             const char   *code,
             int           count)
{
  g_autofree char *text = g_strdup_printf ("%d", count);

  write_text (self, code, text);
}

static void
write_counts (ZhTrfWriting *self)
{
  const ZhTournament *tournament = self->tournament;
  gboolean            team = zh_tournament_is_team (tournament);
  int                 n_rated = 0;

  for (guint i = 0; !team && i < tournament->entries->len; i++)
    n_rated += ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->rating > 0;
  for (guint i = 0; team && i < tournament->members->len; i++)
    n_rated += ((const ZhMember *) g_ptr_array_index (tournament->members, i))->rating > 0;

  write_count (self, "062", (int) (team ? tournament->members : tournament->entries)->len);
  write_count (self, "072", n_rated);
  write_count (self, "082", team ? (int) tournament->entries->len : 0);
}

static const char *
get_type_words (const ZhTournament *tournament)
{
  if (zh_system_get_traits (tournament->system)->is_all_play_all)
    return tournament->cycles > 1 ? "Double-Round-Robin" : "Round-Robin";
  if (zh_system_get_traits (tournament->system)->has_sides)
    return "Scheveningen";
  if (zh_tournament_has_bracket (tournament))
    return "Knockout";
  return "Swiss-System";
}

/* The free text of 092 is the file's own as long as it says the same kind of system. */
static void
write_type (ZhTrfWriting *self)
{
  const ZhTournament *tournament = self->tournament;
  g_autoptr (ZhTournament) said = zh_tournament_new ();
  g_autoptr (ZhTournament) usual = zh_tournament_new ();
  g_autofree char *words = g_strconcat (zh_tournament_is_team (tournament) ? "Team: " : "Individual: ", get_type_words (tournament), NULL);

  zh_trf_type_read_words (self->file->type, said);
  zh_trf_type_read_words (words, usual);
  if (*self->file->type != '\0' && said->system == usual->system && said->cycles == usual->cycles)
    write_text (self, "092", self->file->type);
  else
    write_text (self, "092", words);
}

static void
write_type_code (ZhTrfWriting *self)
{
  const ZhTournament *tournament = self->tournament;
  g_autoptr (ZhTournament) said = zh_tournament_new ();
  g_autofree char *code = zh_trf_type_dup_code (tournament);
  g_autofree char *kept = zh_trf_type_dup_kept (tournament);
  gboolean         own = zh_trf_type_read (self->file->type_code, said) && said->system == tournament->system &&
                 said->cycles == tournament->cycles && zh_trf_type_is_baku (said) == zh_trf_type_is_baku (tournament);

  if (own || g_strcmp0 (kept, self->file->type_code) == 0)
    write_text (self, "192", self->file->type_code);
  else if (code != NULL)
    write_text (self, "192", code);
}

static void
write_round_dates (ZhTrfWriting *self)
{
  const GArray *dates = self->file->round_dates;
  gboolean      any = FALSE;
  ZhTrfRow     *row;

  for (guint i = 0; i < dates->len; i++)
    any = any || zh_date_is_set (g_array_index (dates, ZhDate, i));
  if (!any)
    return;
  row = zh_trf_row_new ("132");
  for (guint i = 0; i < dates->len; i++)
    {
      ZhDate           date = g_array_index (dates, ZhDate, i);
      g_autofree char *text = g_strdup_printf ("%02d/%02d/%02d", date.year % 100, date.month, date.day);

      if (zh_date_is_set (date) && zh_trf_writing_has_round (self, (int) i + 1))
        zh_trf_row_put (row, 92 + 10 * (int) i, 99 + 10 * (int) i, text);
    }
  zh_trf_writing_end_row (self, row);
}

static void
write_initial_colour (ZhTrfWriting *self)
{
  ZhColour    colour = self->tournament->initial_colour;
  const char *words = colour == ZH_COLOUR_WHITE ? "white1" : "black1";

  if (self->options->dialect == ZH_TRF_26 && colour != ZH_COLOUR_NONE)
    write_text (self, "152", colour == ZH_COLOUR_WHITE ? "W" : "B");
  else if (colour != ZH_COLOUR_NONE)
    write_text (self, "XXC", words);
  if (self->file->by_rank)
    write_text (self, "XXC", "rank");
}

static gboolean
is_usual_scoring (const ZhTournament *tournament)
{
  const ZhScoring *scoring = &tournament->scoring;

  return scoring->win == ZH_SCORING_ONE.win && scoring->draw == ZH_SCORING_ONE.draw &&
         scoring->loss == 0 && scoring->forfeit_loss == 0 &&
         (zh_tournament_is_team (tournament) || (scoring->zero_bye == 0 && scoring->allocated_bye == scoring->win));
}

static void
write_symbols (ZhTrfWriting      *self,
               const char        *code,
               const char *const *symbols,
               const ZhPoints    *values,
               int                n)
{
  ZhTrfRow *row = zh_trf_row_new (code);

  for (int i = 0; i < n; i++)
    {
      zh_trf_row_put_right (row, 5 + 9 * i, 6 + 9 * i, symbols[i]);
      zh_trf_row_put_points (row, 7 + 9 * i, 10 + 9 * i, values[i]);
    }
  zh_trf_writing_end_row (self, row);
}

/* Whether a cell has the sign of a result that is not known yet, which counts as a draw for pairing (C.04.2, 3.1). */
static gboolean
has_open_game (const ZhTrfWriting *self)
{
  for (guint i = 0; i < self->tournament->rounds->len; i++)
    if (zh_trf_writing_has_round (self, (int) i + 1) && zh_round_count_open (g_ptr_array_index (self->tournament->rounds, i)) > 0)
      return TRUE;
  return FALSE;
}

static void
write_scoring (ZhTrfWriting *self)
{
  static const char *const symbols[] = { "W", "D", "L", "A", "P", "X" };
  static const char *const match_symbols[] = { "TW", "TD", "TL" };
  static const char *const codes[] = { "BBW", "BBD", "BBL", "BBF", "BBU", "BBZ" };
  const ZhScoring         *scoring = &self->tournament->scoring;
  const ZhPoints           values[] = { scoring->win, scoring->draw, scoring->loss, scoring->forfeit_loss,
                                        scoring->allocated_bye, scoring->draw };
  const ZhPoints           engine_values[] = { scoring->win, scoring->draw, scoring->loss, scoring->forfeit_loss,
                                               scoring->allocated_bye, scoring->zero_bye };
  gboolean                 with_unknown = self->options->dialect == ZH_TRF_26 && !zh_tournament_is_team (self->tournament) && has_open_game (self);
  const ZhPoints           match_values[] = { scoring->match_win, scoring->match_draw, scoring->match_loss };
  gboolean                 team = zh_tournament_is_team (self->tournament);

  if (!is_usual_scoring (self->tournament))
    {
      if (self->options->dialect == ZH_TRF_26 || team)
        write_symbols (self, "162", symbols, values, team ? 4 : with_unknown ? 6
                                                                             : 5);
      for (gsize i = 0; self->options->dialect == ZH_TRF_16 && !team && i < G_N_ELEMENTS (codes); i++)
        {
          ZhTrfRow *row = zh_trf_row_new (codes[i]);

          zh_trf_row_put_points (row, 5, 8, engine_values[i]);
          zh_trf_writing_end_row (self, row);
        }
    }
  else if (with_unknown)
    {
      write_symbols (self, "162", symbols + 5, values + 5, 1);
    }
  if (team)
    write_symbols (self, "362", match_symbols, match_values, 3);
}

/* With what an unrated counts with, where the tournament says it and not the criterion: readers know no such setting. */
static char *
dup_code (const ZhTrfWriting *self,
          const char         *code)
{
  static const char *const by_ratings[] = { "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG", NULL };
  g_autofree char         *name = g_strndup (code, strcspn (code, "/:"));
  int                      unrated = zh_tournament_find_unrated_rating (self->tournament);

  if (unrated == 0 || strstr (code, "/U") != NULL || !g_strv_contains (by_ratings, name))
    return g_strdup (code);
  return g_strdup_printf ("%s/U%d", code, unrated);
}

/* The tie-breaks, and the same list behind the points that go before them. */
static void
write_tiebreaks (ZhTrfWriting *self)
{
  const ZhTournament *tournament = self->tournament;
  const char         *points = !zh_tournament_is_team (tournament) ? "PTS" : zh_tournament_counts_games (tournament) ? "GPTS"
                                                                                                                     : "MPTS";
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *order = NULL;

  for (char **code = self->tournament->tiebreaks; *code != NULL; code++)
    {
      g_autofree char *whole = dup_code (self, *code);
      gboolean         national = g_str_has_prefix (*code, "UC-") || g_str_has_prefix (*code, "UD-") || g_str_has_prefix (*code, "RU-");

      g_string_append_printf (list, "%s%s%s", list->len > 0 ? "," : "", national ? "OTHER_" : "", whole);
    }
  write_text (self, "202", list->str);
  if (list->len > 0)
    order = g_str_has_prefix (list->str, points) ? g_strdup (list->str) : g_strdup_printf ("%s,%s", points, list->str);
  if (order != NULL)
    write_text (self, "212", order);
}

static void
write_time_control (ZhTrfWriting *self)
{
  g_autofree char *words = zh_trf_time_dup_words (self->tournament->time_control);

  write_text (self, "122", *self->file->time_control != '\0' ? self->file->time_control : words);
}

/* Officials, written as the players are. */
static void
write_name (ZhTrfWriting *self,
            const char   *record,
            const char   *name)
{
  gboolean         latin = self->options->names == ZH_TRF_NAMES_LATIN;
  g_autofree char *written = latin ? zh_transliterate (name, zh_cyrillic_guess (name, ZH_CYRILLIC_UKRAINIAN)) : g_strdup (name);

  write_text (self, record, written);
}

static void
write_header (ZhTrfWriting *self)
{
  const ZhTrfFile *file = self->file;

  g_autofree char *part = self->options->first_round > 0
                              ? g_strdup_printf ("%s. Rounds %d-%d", file->title, self->options->first_round, self->options->last_round)
                              : g_strdup (file->title);

  write_text (self, "012", part);
  write_plain (self, "022");
  write_plain (self, "032");
  write_plain (self, "042");
  write_plain (self, "052");
  write_counts (self);
  write_type (self);
  write_name (self, "102", file->chief_arbiter);
  for (char **deputy = file->deputies; *deputy != NULL; deputy++)
    write_name (self, "112", *deputy);
  write_time_control (self);
  write_round_dates (self);
}

/* The first who has a national rating, NULL where nobody has one. */
static const ZhPerson *
find_nationally_rated (const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhPerson *person = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->person;

      if (person != NULL && person->national_rating > 0)
        return person;
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhPerson *person = ((const ZhMember *) g_ptr_array_index (tournament->members, i))->person;

      if (person->national_rating > 0)
        return person;
    }
  return NULL;
}

/* Which of two ratings orders the players. */
static void
write_rating_method (ZhTrfWriting *self)
{
  ZhRatingMethod   method = zh_tournament_get_rating_method (self->tournament);
  const ZhPerson  *rated = find_nationally_rated (self->tournament);
  g_autofree char *code = g_ascii_strup (zh_rating_method_words[method], -1);
  ZhTrfRow        *row;

  if (method == ZH_RATING_METHOD_FIDON && rated == NULL)
    return;
  row = zh_trf_row_new ("172");
  zh_trf_row_put (row, 5, 7, *self->file->federation == '\0' && rated != NULL ? rated->federation : self->file->federation);
  zh_trf_row_put (row, 9, 13, code);
  zh_trf_writing_end_row (self, row);
}

static void
write_settings (ZhTrfWriting *self)
{
  const ZhTournament *tournament = self->tournament;
  const char         *board_colours = zh_tournament_get_option (tournament, ZH_OPTION_BOARD_COLOURS);
  gboolean            trf26 = self->options->dialect == ZH_TRF_26;

  if (tournament->n_rounds > 0)
    write_count (self, trf26 ? "142" : "XXR", tournament->n_rounds * self->legs);
  write_initial_colour (self);
  write_scoring (self);
  if (trf26)
    {
      write_rating_method (self);
      write_plain (self, "182");
    }
  /* The records of teams are TRF26's in any case, and only the code names their systems and
   * an acceleration by rule. */
  if (trf26 || zh_tournament_is_team (tournament) || zh_trf_type_is_baku (tournament))
    write_type_code (self);
  if (trf26)
    {
      write_tiebreaks (self);
      write_text (self, "222", tournament->time_control);
    }
  if (tournament->system == ZH_SYSTEM_SWISS_UA)
    write_text (self, "XXU", tournament->rated_first_round ? "rated" : "unrated");
  if (board_colours != NULL)
    write_text (self, "352", board_colours);
}

static gboolean
take_number (GHashTable   *numbers,
             GHashTable   *taken,
             const gint64 *id,
             int           number,
             int           maximum,
             GError      **error)
{
  if (number < 1 || number > maximum || !g_hash_table_add (taken, GINT_TO_POINTER (number)))
    return zh_fail (error, ZH_ERROR_REFUSED,
                    _ ("The tournament cannot be written as TRF: number %d occurs twice or is not between 1 and %d. Draw the numbers anew"),
                    number, maximum);
  g_hash_table_insert (numbers, (gpointer) id, GINT_TO_POINTER (number));
  return TRUE;
}

static int
find_free_number (GHashTable *taken)
{
  int number = 1;

  while (g_hash_table_contains (taken, GINT_TO_POINTER (number)))
    number++;
  return number;
}

/* Two passes: those who have a number keep it, the others fill the gaps. */
static gboolean
number_entries (ZhTrfWriting *self,
                GError      **error)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  int maximum = zh_tournament_is_team (self->tournament) ? ZH_TRF_MAX_TEAM : ZH_TRF_MAX_NUMBER;

  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->tournament->entries->len; i++)
      {
        const ZhEntry *entry = g_ptr_array_index (self->tournament->entries, i);
        int            number = self->file->by_rank ? (int) CLAMP (entry->id, 0, G_MAXINT) : entry->start_number;

        if ((number > 0) != (pass == 0))
          continue;
        if (!take_number (self->numbers, taken, &entry->id, number > 0 ? number : find_free_number (taken), maximum, error))
          return FALSE;
      }
  return TRUE;
}

static gboolean
number_members (ZhTrfWriting *self,
                GError      **error)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);

  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->tournament->members->len; i++)
      {
        const ZhMember *member = g_ptr_array_index (self->tournament->members, i);

        if ((member->number > 0) != (pass == 0))
          continue;
        if (!take_number (self->member_numbers, taken, &member->id,
                          member->number > 0 ? member->number : find_free_number (taken), ZH_TRF_MAX_NUMBER, error))
          return FALSE;
      }
  return TRUE;
}

char *
zh_trf_write (const ZhTrfFile         *file,
              const ZhTrfWriteOptions *options,
              GError                 **error)
{
  g_auto (ZhTrfWriting) self = { .file = file, .tournament = file->tournament, .options = options };

  self.n_paired = zh_tournament_count_paired_rounds (file->tournament);
  self.history = zh_history_new (file->tournament, self.n_paired);
  self.numbers = g_hash_table_new (g_int64_hash, g_int64_equal);
  self.member_numbers = g_hash_table_new (g_int64_hash, g_int64_equal);
  self.output = g_string_new (NULL);
  self.legs = zh_tournament_is_team (file->tournament) ? 1 : MAX (file->tournament->games_per_pairing, 1);
  if (!number_entries (&self, error) || !number_members (&self, error))
    return NULL;

  write_header (&self);
  write_settings (&self);
  zh_trf_write_players (&self);
  zh_trf_write_teams (&self);
  zh_trf_write_exchange (&self);
  for (guint i = 0; i < file->extra_lines->len; i++)
    g_string_append_printf (self.output, "%s%s", (const char *) g_ptr_array_index (file->extra_lines, i), options->line_end);
  return g_string_free (g_steal_pointer (&self.output), FALSE);
}

/* The competition and its tournament; one that came from a report has the name of both already. */
static char *
format_title (const ZhCompetition *competition,
              const ZhTournament  *tournament)
{
  g_autofree char *start = g_strdup_printf ("%s. ", competition->title);

  if (*tournament->name == '\0')
    return g_strdup (competition->title);
  if (strcmp (tournament->name, competition->title) == 0 || g_str_has_prefix (tournament->name, start))
    return g_strdup (tournament->name);
  return g_strconcat (start, tournament->name, NULL);
}

/* "Koval, Oleh (IA 14100010)": the format has no field for the number by which FIDE knows an arbiter. */
static char *
format_official (const ZhOfficial *official)
{
  const char *between = *official->title != '\0' && *official->fide_id != '\0' ? " " : "";

  if (*official->title == '\0' && *official->fide_id == '\0')
    return g_strdup (official->name);
  return g_strdup_printf ("%s (%s%s%s)", official->name, official->title, between, official->fide_id);
}

ZhTrfFile *
zh_trf_file_new_for_tournament (const ZhCompetition *competition,
                                ZhTournament        *tournament)
{
  ZhTrfFile        *file = zh_trf_file_new (tournament);
  char             *kept = zh_trf_type_dup_kept (tournament);
  const ZhOfficial *chief = zh_competition_find_official (competition, "chief-arbiter");
  g_autoptr (GStrvBuilder) deputies = g_strv_builder_new ();

  g_free (file->title);
  file->title = format_title (competition, tournament);
  g_free (file->city);
  file->city = g_strdup (competition->place);
  g_free (file->controller);
  file->controller = g_strdup ("Zhereb " ZH_VERSION);
  if (kept != NULL)
    {
      g_free (file->type_code);
      file->type_code = kept;
    }
  file->start = competition->start;
  file->end = competition->end;
  if (*competition->federation != '\0' || chief != NULL)
    {
      g_free (file->federation);
      file->federation = g_strdup (*competition->federation != '\0' ? competition->federation : chief->federation);
    }
  if (chief != NULL)
    {
      g_free (file->chief_arbiter);
      file->chief_arbiter = format_official (chief);
    }

  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);
      g_autofree char  *name = format_official (official);

      if (strcmp (official->role, "deputy-chief-arbiter") == 0)
        g_strv_builder_add (deputies, name);
    }
  g_strfreev (file->deputies);
  file->deputies = g_strv_builder_end (deputies);

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound   *round = g_ptr_array_index (tournament->rounds, i);
      g_autofree char *day = g_strndup (round->start, strcspn (round->start, "T "));
      ZhDate           date = ZH_DATE_NONE;

      /* A start that is no date leaves the round without one. */
      zh_date_parse (day, &date);
      g_array_append_val (file->round_dates, date);
    }
  return file;
}
