/* The records that refer to entries: byes of rounds to come, acceleration, forbidden pairs,
 * abnormal points. They are applied when the entries and rounds exist.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "history.h"
#include "teams.h"
#include "trf-reading.h"

#define MAX_VIRTUAL_POINTS 1000000

/* Kinds of result × rounds leave room for no more records about everybody. */
#define MAX_ABOUT_EVERYBODY 1000

/* The entry with a number, the file being refused when there is none. */
static ZhEntry *
require_entry (ZhTrfReading    *reading,
               const ZhTrfLine *line,
               int              number,
               GError         **error)
{
  ZhEntry *entry = reading->entries[number];

  if (entry == NULL)
    zh_trf_line_fail (line, error, _ ("number %d is no entry of this file. Correct the number, or add the missing record"), number);
  return entry;
}

void
zh_trf_add_absence (ZhEntry      *entry,
                    int           round,
                    ZhPairingKind kind)
{
  ZhAbsence absence = { round, kind };
  guint     place = 0;

  while (place < entry->absences->len && g_array_index (entry->absences, ZhAbsence, place).round < round)
    place++;
  if (place < entry->absences->len && g_array_index (entry->absences, ZhAbsence, place).round == round)
    g_array_index (entry->absences, ZhAbsence, place).kind = kind;
  else
    g_array_insert_val (entry->absences, place, absence);
}

static gboolean
read_numbers (ZhTrfReading    *reading,
              const ZhTrfLine *line,
              int              column,
              GArray          *numbers,
              GError         **error)
{
  if (!zh_trf_line_get_numbers (line, column, numbers, error))
    return FALSE;
  for (guint i = 0; i < numbers->len; i++)
    {
      int number = g_array_index (numbers, int, i);

      if (require_entry (reading, line, number, error) == NULL)
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_byes (ZhTrfReading    *reading,
          const ZhTrfLine *line,
          int              column,
          int              round,
          ZhPairingKind    kind,
          GError         **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));

  if (!read_numbers (reading, line, column, numbers, error))
    return FALSE;
  for (guint i = 0; i < numbers->len; i++)
    {
      ZhTrfBye bye = { line, g_array_index (numbers, int, i), round, kind };

      g_array_append_val (reading->byes, bye);
    }
  return TRUE;
}

/* 240 and, for the round to pair, XXZ. */
static gboolean
read_byes (ZhTrfReading    *reading,
           const ZhTrfLine *line,
           GError         **error)
{
  static const ZhTrfField round_field = { 7, 9, NC_ ("TRF field", "round") };
  g_autofree char        *type = zh_trf_line_dup (line, 5, 5);
  int                     round = 0;

  if (g_ascii_strcasecmp (type, "F") != 0 && g_ascii_strcasecmp (type, "H") != 0 && g_ascii_strcasecmp (type, "Z") != 0)
    return zh_trf_line_fail (line, error, _ ("“%s” (column 5) is no kind of bye; expected F, H or Z. Correct the line and read the file again"), type);
  if (!zh_trf_line_get_int (line, &round_field, 1, ZH_MAX_ROUNDS, &round, error))
    return FALSE;
  return add_byes (reading, line, 11, round,
                   g_ascii_tolower (*type) == 'f'   ? ZH_PAIRING_FULL_BYE
                   : g_ascii_tolower (*type) == 'h' ? ZH_PAIRING_HALF_BYE
                                                    : ZH_PAIRING_ZERO_BYE,
                   error);
}

static gboolean
read_absent (ZhTrfReading    *reading,
             const ZhTrfLine *line,
             GError         **error)
{
  return add_byes (reading, line, 5, 0, ZH_PAIRING_ZERO_BYE, error);
}

static void
add_virtual_points (ZhTrfReading *reading,
                    int           number,
                    int           round,
                    ZhPoints      points)
{
  ZhVirtualPoints *record;

  if (points == 0)
    return;
  record = g_new0 (ZhVirtualPoints, 1);
  record->entry_id = number;
  record->round = round;
  record->points = points;
  g_ptr_array_add (reading->tournament->virtual_points, record);
}

/* 250: the same virtual points for a span of rounds and of numbers. The match points field
 * counts where the game points field is blank. */
static gboolean
read_acceleration (ZhTrfReading    *reading,
                   const ZhTrfLine *line,
                   GError         **error)
{
  static const ZhTrfField match_field = { 5, 8, NC_ ("TRF field", "virtual match points") };
  static const ZhTrfField points_field = { 10, 13, NC_ ("TRF field", "virtual points") };
  static const ZhTrfField round_fields[2] = { { 15, 17, NC_ ("TRF field", "first round") }, { 19, 21, NC_ ("TRF field", "last round") } };
  static const ZhTrfField number_fields[2] = { { 23, 26, NC_ ("TRF field", "first number") }, { 28, 31, NC_ ("TRF field", "last number") } };
  gboolean                in_points = !zh_trf_line_is_blank (line, points_field.first, points_field.last);
  ZhPoints                points = 0;
  int                     rounds[2] = { 0, 0 };
  int                     numbers[2] = { 0, 0 };

  if (!zh_trf_line_get_points (line, in_points ? &points_field : &match_field, &points, error))
    return FALSE;
  for (int i = 0; i < 2; i++)
    if (!zh_trf_line_get_int (line, &round_fields[i], 1, ZH_MAX_ROUNDS, &rounds[i], error) ||
        !zh_trf_line_get_int (line, &number_fields[i], 1, ZH_TRF_MAX_NUMBER, &numbers[i], error))
      return FALSE;
  if (reading->tournament->virtual_points->len > MAX_VIRTUAL_POINTS)
    return zh_trf_line_fail (line, error, _ ("the file has more records of acceleration than a tournament can need. Check whether it is damaged"));
  if (rounds[0] == 0 || numbers[0] == 0)
    return zh_trf_line_fail (line, error, _ ("acceleration needs a first round (columns 15–17) and a first number (columns 23–26). Complete the line"));

  for (guint i = 0; i < reading->tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (reading->tournament->entries, i);

      if (entry->id >= numbers[0] && entry->id <= MAX (numbers[0], numbers[1]))
        for (int round = rounds[0]; round <= MAX (rounds[0], rounds[1]); round++)
          add_virtual_points (reading, (int) entry->id, round, points);
    }
  return TRUE;
}

/* XXA a-b-c: what a win, a draw and a loss are worth in the points column. */
static gboolean
read_hyphened_scoring (ZhTrfReading    *reading,
                       const ZhTrfLine *line,
                       const char      *text,
                       GError         **error)
{
  g_auto (GStrv) words = g_strsplit (text, "-", -1);
  ZhPoints   points[3] = { 0, 0, 0 };
  ZhScoring *scoring = &reading->tournament->scoring;

  for (int i = 0; i < 3; i++)
    if (g_strv_length (words) != 3 || !zh_points_parse (words[i], &points[i]) || points[i] > ZH_TRF_MAX_POINTS)
      return zh_trf_line_fail (line, error,
                               _ ("“%s” is neither a scoring such as 1-0.5-0 nor a start number with virtual points. Correct the line and read the file again"),
                               text);

  scoring->win = scoring->forfeit_win = scoring->full_bye = points[0];
  if (!reading->pab_stated)
    scoring->allocated_bye = points[0];
  scoring->draw = scoring->half_bye = points[1];
  scoring->loss = scoring->forfeit_loss = scoring->zero_bye = points[2];
  reading->file->stated |= ZH_TRF_STATES_SCORING;
  return TRUE;
}

static gboolean
read_virtual_points (ZhTrfReading    *reading,
                     const ZhTrfLine *line,
                     GError         **error)
{
  static const ZhTrfField number_field = { 5, 8, NC_ ("TRF field", "start number") };
  g_autofree char        *text = zh_trf_line_dup_from (line, 5);
  int                     number = 0;

  if (strchr (text, '-') != NULL)
    return read_hyphened_scoring (reading, line, text, error);
  if (!zh_trf_line_get_int (line, &number_field, 1, ZH_TRF_MAX_NUMBER, &number, error) ||
      require_entry (reading, line, number, error) == NULL)
    return FALSE;

  for (int round = 1; round <= ZH_MAX_ROUNDS && 10 + 5 * (round - 1) <= line->n_columns; round++)
    {
      ZhTrfField field = { 10 + 5 * (round - 1), 13 + 5 * (round - 1), NC_ ("TRF field", "virtual points") };
      ZhPoints   points = 0;

      if (!zh_trf_line_get_points (line, &field, &points, error))
        return FALSE;
      add_virtual_points (reading, number, round, points);
    }
  return TRUE;
}

static gboolean
add_forbidden (ZhTrfReading    *reading,
               const ZhTrfLine *line,
               int              column,
               int              first,
               int              last,
               GError         **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (!read_numbers (reading, line, column, numbers, error))
    return FALSE;
  for (guint i = 0; i < numbers->len; i++)
    {
      gint64 id = g_array_index (numbers, int, i);

      g_array_append_val (ids, id);
    }
  if (ids->len >= 2)
    g_ptr_array_add (reading->tournament->forbidden,
                     zh_forbidden_new (first, last, (const gint64 *) (gpointer) ids->data, (int) ids->len));
  return TRUE;
}

static gboolean
read_prohibited (ZhTrfReading    *reading,
                 const ZhTrfLine *line,
                 GError         **error)
{
  static const ZhTrfField fields[2] = { { 5, 7, NC_ ("TRF field", "first round") }, { 9, 11, NC_ ("TRF field", "last round") } };
  int                     rounds[2] = { 1, ZH_LAST_ROUND_OF_ALL };

  for (int i = 0; i < 2; i++)
    if (!zh_trf_line_get_int (line, &fields[i], 1, ZH_MAX_ROUNDS, &rounds[i], error))
      return FALSE;
  return add_forbidden (reading, line, 13, rounds[0], rounds[1], error);
}

static gboolean
read_forbidden (ZhTrfReading    *reading,
                const ZhTrfLine *line,
                GError         **error)
{
  return add_forbidden (reading, line, 5, 1, ZH_LAST_ROUND_OF_ALL, error);
}

/* The field of the score that comes first: match points of teams, unless their game points do. */
static const ZhTrfField *
get_abnormal_field (const ZhTrfReading *reading)
{
  static const ZhTrfField match_field = { 8, 11, NC_ ("TRF field", "match points") };
  static const ZhTrfField points_field = { 14, 17, NC_ ("TRF field", "points") };

  return reading->is_team && !zh_tournament_counts_games (reading->tournament) ? &match_field : &points_field;
}

/* Without numbers the record is about everybody. */
static gboolean
read_abnormal (ZhTrfReading    *reading,
               const ZhTrfLine *line,
               GError         **error)
{
  static const ZhTrfField round_field = { 20, 22, NC_ ("TRF field", "round") };
  const ZhTrfField       *points_field = get_abnormal_field (reading);
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *type = zh_trf_line_dup (line, 5, 5);
  ZhTrfAbnormal    abnormal = { *type != '\0' ? g_ascii_toupper (*type) : ' ', 0, 0, 0 };

  if (strchr ("WDLFHZ+- ", abnormal.type) == NULL)
    return zh_trf_line_fail (line, error, _ ("“%s” (column 5) is no kind of result; expected one of W D L F H Z + - or a blank. Correct the line and read the file again"), type);
  if (!zh_trf_line_get_points (line, points_field, &abnormal.points, error) ||
      !zh_trf_line_get_int (line, &round_field, 0, ZH_MAX_ROUNDS, &abnormal.round, error) ||
      !read_numbers (reading, line, 24, numbers, error))
    return FALSE;
  if (zh_trf_line_is_blank (line, points_field->first, points_field->last))
    {
      zh_trf_reading_note (reading, line, _ ("Line %d: the points (columns %d–%d) that the standings are ordered by are blank; the record was left out"),
                           line->number, points_field->first, points_field->last);
      return TRUE;
    }

  if (numbers->len == 0 && ++reading->n_about_everybody > MAX_ABOUT_EVERYBODY)
    return zh_trf_line_fail (line, error, _ ("the file has more records of abnormal points than a tournament can need. Check whether it is damaged"));
  if (numbers->len == 0)
    g_array_append_val (reading->abnormal, abnormal);
  for (guint i = 0; i < numbers->len; i++)
    {
      abnormal.number = g_array_index (numbers, int, i);
      g_array_append_val (reading->abnormal, abnormal);
    }
  return TRUE;
}

const ZhTrfRecord zh_trf_exchange_records[] = {
  { "240", read_byes },
  { "XXZ", read_absent },
  { "250", read_acceleration },
  { "XXA", read_virtual_points },
  { "260", read_prohibited },
  { "XXP", read_forbidden },
  { "299", read_abnormal },
  { NULL, NULL },
};

/* A 240 record of a round already paired repeats what 001 says; a blank cell is completed
 * from it. */
static void
apply_bye_of_the_past (ZhTrfReading   *reading,
                       const ZhTrfBye *bye)
{
  ZhRound   *round = (ZhRound *) zh_tournament_find_round (reading->tournament, bye->round);
  ZhPairing *pairing;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      pairing = g_ptr_array_index (round->pairings, i);
      if (pairing->entry[0] != bye->number && pairing->entry[1] != bye->number)
        continue;
      if (pairing->kind != bye->kind)
        zh_trf_reading_note (reading, bye->line, _ ("Round %d: number %d has another bye or a game in the results, which count"),
                             bye->round, bye->number);
      return;
    }

  pairing = zh_pairing_new (bye->kind, bye->number, 0, 0);
  pairing->number = (int) round->pairings->len + 1;
  g_ptr_array_add (round->pairings, pairing);
}

static void
apply_bye (ZhTrfReading   *reading,
           const ZhTrfBye *bye)
{
  int      round = bye->round > 0 ? bye->round : reading->n_paired + 1;
  ZhEntry *entry = reading->entries[bye->number];

  if (round <= reading->n_paired)
    apply_bye_of_the_past (reading, bye);
  /* XXZ says only that he is absent; a bye of the column says more. */
  else if (bye->round > 0 || !zh_entry_get_absence (entry, round, NULL))
    zh_trf_add_absence (entry, round, bye->kind);
}

static gboolean
is_outcome_of_type (ZhOutcome outcome,
                    char      type)
{
  switch (type)
    {
    case 'W':
      return outcome == ZH_OUTCOME_WIN;
    case 'D':
      return outcome == ZH_OUTCOME_DRAW;
    case 'L':
      return outcome == ZH_OUTCOME_LOSS;
    case 'F':
      return outcome == ZH_OUTCOME_FULL_BYE;
    case 'H':
      return outcome == ZH_OUTCOME_HALF_BYE;
    case 'Z':
      return outcome == ZH_OUTCOME_ZERO_BYE;
    case '+':
      return outcome == ZH_OUTCOME_FORFEIT_WIN;
    default:
      return outcome == ZH_OUTCOME_FORFEIT_LOSS;
    }
}

/* However often a damaged file repeats itself, the sum stays a number. */
static void
add_carried_points (ZhEntry *entry,
                    ZhPoints points)
{
  entry->carried_points = CLAMP (entry->carried_points + points, -ZH_TRF_MAX_POINTS, ZH_TRF_MAX_POINTS);
}

/* Abnormal values while they are being applied. */
typedef struct
{
  const ZhHistory *history;
  ZhPoints        *changes; /* by entry and round: what the last record about it changes */
} Abnormal;

static void
change_entry (const Abnormal      *self,
              int                  index,
              const ZhTrfAbnormal *abnormal)
{
  const ZhTournament *tournament = self->history->tournament;
  gboolean            by_games = zh_tournament_counts_games (tournament);

  for (int round = 1; round <= self->history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (self->history, index, round);
      ZhPoints      usual = by_games ? zh_history_get_game_points (tournament, tournament->boards, cell) : cell->points;

      if ((abnormal->round == 0 || abnormal->round == round) && is_outcome_of_type (cell->outcome, abnormal->type))
        self->changes[index * self->history->n_rounds + round - 1] = abnormal->points - usual;
    }
}

/* What a record says of a kind of outcome replaces what another said of it before; a penalty or
 * bonus adds up. */
static void
apply_abnormal (ZhTrfReading        *reading,
                const Abnormal      *self,
                int                  index,
                const ZhTrfAbnormal *abnormal)
{
  if (abnormal->type == ' ')
    add_carried_points (reading->entries[zh_history_get_entry (self->history, index)->id], abnormal->points);
  else
    change_entry (self, index, abnormal);
}

/* The differences go to the carried points, whose sum with the rounds' points is the standings
 * score. What is said of everybody gives way to what is said of somebody. */
static void
apply_all_abnormal (ZhTrfReading *reading)
{
  g_autoptr (ZhHistory) history = NULL;
  g_autofree int      *index_of = NULL;
  g_autofree ZhPoints *changes = NULL;
  Abnormal             self;

  if (reading->abnormal->len == 0)
    return;
  history = zh_history_new (reading->tournament, reading->n_paired);
  index_of = g_new0 (int, ZH_TRF_MAX_NUMBER + 1);
  changes = g_new0 (ZhPoints, history->n_entries * history->n_rounds + 1);
  self = (Abnormal){ history, changes };
  for (int i = 0; i < history->n_entries; i++)
    index_of[zh_history_get_entry (history, i)->id] = i;
  for (int about_one = 0; about_one < 2; about_one++)
    for (guint i = 0; i < reading->abnormal->len; i++)
      {
        const ZhTrfAbnormal *abnormal = &g_array_index (reading->abnormal, ZhTrfAbnormal, i);

        if ((abnormal->number != 0) != (about_one == 1))
          continue;
        if (about_one == 1)
          apply_abnormal (reading, &self, index_of[abnormal->number], abnormal);
        for (int k = 0; about_one == 0 && k < history->n_entries; k++)
          apply_abnormal (reading, &self, k, abnormal);
      }
  for (int i = 0; i < history->n_entries * history->n_rounds; i++)
    add_carried_points (reading->entries[zh_history_get_entry (history, i / history->n_rounds)->id], changes[i]);
}

void
zh_trf_apply_exchange (ZhTrfReading *reading)
{
  for (guint i = 0; i < reading->byes->len; i++)
    apply_bye (reading, &g_array_index (reading->byes, ZhTrfBye, i));
  apply_all_abnormal (reading);
}
