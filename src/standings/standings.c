#include "config.h"

#include "standings.h"

#include <string.h>

#include "standings-private.h"
#include "teams.h"
#include "value-text.h"

/* The column at which an entry leaves those above it; the last entry of a tie keeps none. */
#define NO_SEPARATOR (-1)

static const char *const default_round_robin[] = { "DE", "WIN", "SB", "KS", NULL };
static const char *const default_swiss[] = { "BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG", NULL };
static const char *const default_team[] = { "MPTS", "EDE", "GPTS", "EMGSB", NULL };
static const char *const default_team_by_games[] = { "GPTS", "EDE", "MPTS", "EMGSB", NULL };
static const char *const default_draughts_round_robin[] = { "UD-DE", "UD-SB", "UD-WIN", "UD-BR", NULL };
static const char *const default_draughts_swiss[] = { "UD-DE", "UD-SOLK/T1", "UD-SOLK/M", NULL };

const char *const *
zh_standings_get_default_codes (const ZhTournament *tournament)
{
  gboolean predetermined = zh_tournament_is_predetermined (tournament);

  if (zh_tournament_is_team (tournament))
    return zh_tournament_counts_games (tournament) ? default_team_by_games : default_team;
  if (tournament->sport != ZH_SPORT_CHESS)
    return predetermined ? default_draughts_round_robin : default_draughts_swiss;
  return predetermined ? default_round_robin : default_swiss;
}

char **
zh_standings_put_primary_first (const ZhTournament *tournament,
                                char              **codes)
{
  if (!zh_tournament_counts_games (tournament) || codes[0] == NULL || g_ascii_strcasecmp (codes[0], "MPTS") != 0)
    return codes;
  for (char **code = codes + 1; *code != NULL; code++)
    if (g_ascii_strcasecmp (*code, "GPTS") == 0)
      {
        char *games = *code;

        *code = codes[0];
        codes[0] = games;
        return codes;
      }
  g_free (codes[0]);
  codes[0] = g_strdup ("GPTS");
  return codes;
}

/* A round of byes alone has no game to wait for: it is over as soon as it is paired. */
static gboolean
has_result (const ZhRound *round)
{
  gboolean has_games = FALSE;
  gboolean has_bye = FALSE;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      has_games = has_games || pairing->n_games > 0;
      has_bye = has_bye || pairing->kind == ZH_PAIRING_ALLOCATED_BYE;
      for (int game = 0; game < pairing->n_games; game++)
        if (zh_result_is_set (pairing->games[game].result))
          return TRUE;
    }
  return has_bye && !has_games;
}

int
zh_standings_get_last_round (const ZhTournament *tournament)
{
  int last = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      if (round->number > last && has_result (round))
        last = round->number;
    }
  return last;
}

static gboolean
is_points_code (const ZhTiebreakCode *code)
{
  return code->kind->family == ZH_TIEBREAK_POINTS;
}

/* The points of the score that comes first. */
static const char *
get_primary_code (const ZhTournament *tournament)
{
  if (!zh_tournament_is_team (tournament))
    return "PTS";
  return zh_tournament_counts_games (tournament) ? "GPTS" : "MPTS";
}

/* The list of columns: the points the standings are ordered by, then the tie-breaks. */
static GPtrArray *
collect_codes (const ZhTournament *tournament,
               const char *const  *codes,
               GError            **error)
{
  g_autoptr (GPtrArray) parsed = NULL;

  if (codes == NULL)
    codes = (const char *const *) tournament->tiebreaks;
  if (codes == NULL || codes[0] == NULL)
    codes = zh_standings_get_default_codes (tournament);

  parsed = zh_tiebreak_codes_parse (codes, error);
  if (parsed == NULL)
    return NULL;
  if (parsed->len == 0 || !is_points_code (g_ptr_array_index (parsed, 0)))
    g_ptr_array_insert (parsed, 0, zh_tiebreak_code_new (get_primary_code (tournament), NULL));
  return g_steal_pointer (&parsed);
}

typedef struct
{
  const ZhTiebreakValue *values;
  gboolean               ascending;
} SortKey;

static int
compare_values (const ZhTiebreakValue *a,
                const ZhTiebreakValue *b,
                gboolean               ascending)
{
  int order;

  if (!a->defined || !b->defined)
    return (int) b->defined - (int) a->defined;
  order = zh_fraction_compare (a->value, b->value);
  return ascending ? order : -order;
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  const SortKey *key = user_data;

  return compare_values (&key->values[*(const int *) a], &key->values[*(const int *) b], key->ascending);
}

static gboolean
is_ascending (const ZhTiebreakCode *code)
{
  gboolean ascending = (code->kind->traits & ZH_TIEBREAK_ASCENDING) != 0 || code->until_decided;

  return ascending != code->reversed;
}

/* Values of a criterion that looks at a tied group as a whole. */
static void
fill_group_values (ZhStandings          *self,
                   const ZhTiebreakCode *code,
                   int                   start,
                   int                   end,
                   ZhTiebreakValue      *values)
{
  g_autofree ZhTiebreakValue *in_group = NULL;

  /* Alone, an entry has no place to be divided from, and no mutual games. */
  if (end - start == 1)
    {
      values[self->order[start]] = (ZhTiebreakValue){ ZH_FRACTION_ZERO, is_ascending (code) };
      return;
    }

  in_group = g_new0 (ZhTiebreakValue, end - start);
  code->kind->group (&(ZhTiebreakQuery){ self->context, code, self->order + start, end - start }, in_group);
  for (int i = start; i < end; i++)
    values[self->order[i]] = in_group[i - start];
}

static int
find_group_end (const ZhStandings *self,
                int                start)
{
  int end = start + 1;

  while (end < self->n_counted && !self->starts_group[end])
    end++;
  return end;
}

/* Sorts one tied group by a column and notes where it falls apart. */
static void
divide_group (ZhStandings *self,
              int          column,
              int          start,
              int          end)
{
  const ZhTiebreakCode *code = g_ptr_array_index (self->codes, (guint) column);
  SortKey               key = { self->values[column], is_ascending (code) };

  g_qsort_with_data (self->order + start, end - start, sizeof (int), compare_entries, &key);
  for (int i = start + 1; i < end; i++)
    if (compare_entries (&self->order[i - 1], &self->order[i], &key) != 0)
      {
        self->starts_group[i] = TRUE;
        self->separators[i] = column;
      }
}

static void
apply_column (ZhStandings *self,
              int          column)
{
  const ZhTiebreakCode *code = g_ptr_array_index (self->codes, (guint) column);
  ZhTiebreakValue      *values = g_new0 (ZhTiebreakValue, self->context->history->n_entries + 1);

  self->values[column] = values;
  if (!zh_tiebreak_code_is_in_group (code))
    memcpy (values, zh_tiebreak_context_get_values (self->context, code),
            sizeof (ZhTiebreakValue) * (gsize) self->context->history->n_entries);

  for (int start = 0, end; start < self->n_counted; start = end)
    {
      end = find_group_end (self, start);
      if (zh_tiebreak_code_is_in_group (code))
        fill_group_values (self, code, start, end, values);
      if (end - start > 1)
        divide_group (self, column, start, end);
    }
}

static int
compare_start_numbers (gconstpointer a,
                       gconstpointer b,
                       gpointer      user_data)
{
  const ZhStandings *self = user_data;
  int                left = *(const int *) a;
  int                right = *(const int *) b;
  const ZhEntry     *first = zh_history_get_entry (self->context->history, left);
  const ZhEntry     *second = zh_history_get_entry (self->context->history, right);

  if (self->context->uncounted[left] != self->context->uncounted[right])
    return self->context->uncounted[left] ? 1 : -1;
  if (first->start_number != second->start_number)
    return first->start_number < second->start_number ? -1 : 1;
  if (first->id != second->id)
    return first->id < second->id ? -1 : 1;
  return left - right;
}

static void
start_order (ZhStandings *self)
{
  int n_entries = self->context->history->n_entries;

  self->order = g_new0 (int, n_entries + 1);
  self->starts_group = g_new0 (gboolean, n_entries + 1);
  self->separators = g_new (int, n_entries + 1);
  for (int i = 0; i < n_entries; i++)
    {
      self->order[i] = i;
      self->separators[i] = NO_SEPARATOR;
      if (!self->context->uncounted[i])
        self->n_counted++;
    }
  g_qsort_with_data (self->order, n_entries, sizeof (int), compare_start_numbers, self);
  self->starts_group[0] = TRUE;
}

static void
fill_rows (ZhStandings *self)
{
  int         n_entries = self->context->history->n_entries;
  const char *shared = zh_tournament_get_option (self->context->history->tournament, ZH_OPTION_SHARED_PLACES);
  gboolean    shows_better = g_strcmp0 (shared, "better") == 0;

  self->rows = g_new0 (ZhStanding, n_entries + 1);
  self->row_of_entry = g_new0 (int, n_entries + 1);
  for (int start = 0, end; start < n_entries; start = end)
    {
      gboolean counted = start < self->n_counted;

      end = counted ? find_group_end (self, start) : n_entries;
      for (int i = start; i < end; i++)
        {
          self->rows[i] = (ZhStanding){
            .entry = self->order[i],
            .place = counted ? start + 1 : 0,
            .last_place = counted ? end : 0,
            .shows_better = shows_better,
            .points = self->context->points[self->order[i]],
            .separator = self->separators[i],
          };
          self->row_of_entry[self->order[i]] = i;
        }
    }
}

ZhStandings *
zh_standings_new (const ZhTournament *tournament,
                  int                 after_round,
                  const char *const  *codes,
                  const char         *edition,
                  GError            **error)
{
  g_autoptr (ZhStandings) self = g_new0 (ZhStandings, 1);
  ZhTiebreakEdition     rules = tournament->tiebreak_edition;
  const ZhTiebreakCode *points;
  gboolean              by_games;

  if (edition != NULL && !zh_tiebreak_edition_parse (edition, &rules, error))
    return NULL;
  self->codes = collect_codes (tournament, codes, error);
  if (self->codes == NULL)
    return NULL;

  if (after_round < 0)
    after_round = zh_standings_get_last_round (tournament);
  after_round = MIN (after_round, zh_tournament_count_paired_rounds (tournament));
  points = g_ptr_array_index (self->codes, 0);
  by_games = g_str_equal (points->kind->name, "GPTS") ||
             (!g_str_equal (points->kind->name, "MPTS") && zh_tournament_counts_games (tournament));
  self->context = zh_tiebreak_context_new (zh_history_new (tournament, after_round), rules,
                                           by_games ? ZH_REFERENCE_GAME : ZH_REFERENCE_MATCH);

  self->values = g_new0 (ZhTiebreakValue *, self->codes->len);
  start_order (self);
  for (guint column = 0; column < self->codes->len; column++)
    apply_column (self, (int) column);
  fill_rows (self);
  return g_steal_pointer (&self);
}

typedef struct
{
  const ZhHistory       *history;
  const ZhStandingPlace *places;
  gsize                  n_places;
} Given;

static const ZhStandingPlace *
find_place (const Given *given,
            int          entry)
{
  for (gsize i = 0; i < given->n_places; i++)
    if (given->places[i].entry == zh_history_get_entry (given->history, entry)->id)
      return &given->places[i];
  return NULL;
}

static int
compare_places (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  const Given           *given = user_data;
  const ZhStanding      *left = a;
  const ZhStanding      *right = b;
  const ZhStandingPlace *first = find_place (given, left->entry);
  const ZhStandingPlace *second = find_place (given, right->entry);

  if ((first == NULL) != (second == NULL))
    return first == NULL ? -1 : 1;
  if (first != NULL && first->first != second->first)
    return first->first < second->first ? -1 : 1;
  return zh_history_get_entry (given->history, left->entry)->start_number - zh_history_get_entry (given->history, right->entry)->start_number;
}

void
zh_standings_take_places (ZhStandings           *self,
                          const ZhStandingPlace *places,
                          gsize                  n_places)
{
  Given given = { self->context->history, places, n_places };
  int   n_rows = zh_standings_get_n_rows (self);
  int   n_open = 0;

  g_qsort_with_data (self->rows, n_rows, sizeof (ZhStanding), compare_places, &given);
  for (int row = 0; row < n_rows; row++)
    n_open += find_place (&given, self->rows[row].entry) == NULL ? 1 : 0;
  for (int row = 0; row < n_rows; row++)
    {
      ZhStanding            *standing = &self->rows[row];
      const ZhStandingPlace *place = find_place (&given, standing->entry);

      standing->place = place != NULL ? place->first : 1;
      standing->last_place = place != NULL ? place->last : n_open;
      standing->shows_better = FALSE;
      standing->separator = NO_SEPARATOR;
      self->row_of_entry[standing->entry] = row;
    }
}

void
zh_standings_free (ZhStandings *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; self->codes != NULL && self->values != NULL && i < self->codes->len; i++)
    g_free (self->values[i]);
  g_free (self->values);
  g_clear_pointer (&self->codes, g_ptr_array_unref);
  zh_tiebreak_context_free (self->context);
  g_free (self->order);
  g_free (self->starts_group);
  g_free (self->separators);
  g_free (self->rows);
  g_free (self->row_of_entry);
  g_free (self);
}

int
zh_standings_get_n_rows (const ZhStandings *self)
{
  return self->context->history->n_entries;
}

int
zh_standings_get_n_columns (const ZhStandings *self)
{
  return (int) self->codes->len;
}

const ZhHistory *
zh_standings_get_history (const ZhStandings *self)
{
  return self->context->history;
}

const ZhStanding *
zh_standings_get_row (const ZhStandings *self,
                      int                row)
{
  g_assert (row >= 0 && row < zh_standings_get_n_rows (self));

  return &self->rows[row];
}

/* Whether what separates @row from the one above is the criterion of that name. */
static gboolean
is_separated_by (const ZhStandings *self,
                 int                row,
                 const char        *name)
{
  int separator = row < zh_standings_get_n_rows (self) ? self->rows[row].separator : NO_SEPARATOR;

  return separator > 0 && strcmp (zh_tiebreak_kind_get_name (zh_standings_get_code (self, separator)->kind), name) == 0;
}

gboolean
zh_standings_is_by_hand (const ZhStandings *self,
                         int                row)
{
  g_assert (row >= 0 && row < zh_standings_get_n_rows (self));

  return is_separated_by (self, row, "MANUAL") || is_separated_by (self, row + 1, "MANUAL");
}

int
zh_standings_find_lot (const ZhStandings *self,
                       int                row)
{
  g_assert (row >= 0 && row < zh_standings_get_n_rows (self));

  if (is_separated_by (self, row, "LOT"))
    return self->rows[row].separator;
  return is_separated_by (self, row + 1, "LOT") ? self->rows[row + 1].separator : 0;
}

int
zh_standings_find_row (const ZhStandings *self,
                       int                entry)
{
  g_assert (entry >= 0 && entry < zh_standings_get_n_rows (self));

  return self->row_of_entry[entry];
}

const ZhTiebreakCode *
zh_standings_get_code (const ZhStandings *self,
                       int                column)
{
  g_assert (column >= 0 && column < zh_standings_get_n_columns (self));

  return g_ptr_array_index (self->codes, (guint) column);
}

ZhTiebreakValue
zh_standings_get_value (const ZhStandings *self,
                        int                entry,
                        int                column)
{
  g_assert (entry >= 0 && entry < zh_standings_get_n_rows (self));
  g_assert (column >= 0 && column < zh_standings_get_n_columns (self));

  return self->values[column][entry];
}

int
zh_standings_compare (const ZhStandings *self,
                      int                a,
                      int                b,
                      int               *separator)
{
  int row_a = zh_standings_find_row (self, a);
  int row_b = zh_standings_find_row (self, b);
  int found = NO_SEPARATOR;

  /* Entries between the two may be divided from either by a later column: the first column
   * that separates the two is the least of those on the way. */
  for (int row = MIN (row_a, row_b) + 1; row <= MAX (row_a, row_b); row++)
    if (self->separators[row] >= 0 && (found < 0 || self->separators[row] < found))
      found = self->separators[row];

  if (separator != NULL)
    *separator = found;
  if (self->rows[row_a].place == self->rows[row_b].place)
    return 0;
  return row_a < row_b ? -1 : 1;
}

char *
zh_standings_format_value (const ZhStandings *self,
                           int                entry,
                           int                column,
                           const ZhLanguage  *language)
{
  ZhTiebreakValue value = zh_standings_get_value (self, entry, column);

  if (!value.defined)
    return g_strdup ("–");
  if (column == 0)
    return zh_points_format_half (self->context->points[entry], language);
  return zh_tiebreak_value_format (value.value, language);
}

char *
zh_place_format (int place,
                 int last_place)
{
  if (place == 0)
    return g_strdup ("–");
  if (last_place != place)
    return g_strdup_printf ("%d–%d", place, last_place);
  return g_strdup_printf ("%d", place);
}

char *
zh_standing_format_place (const ZhStanding *standing)
{
  return zh_place_format (standing->place, standing->shows_better ? standing->place : standing->last_place);
}
