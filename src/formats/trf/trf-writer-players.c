/* The 001 records: players of an individual tournament, or members of teams. */
#include "config.h"

#include <string.h>

#include "later-ratings.h"
#include "rating-method.h"
#include "reported-result.h"
#include "trf-columns.h"
#include "trf-writing.h"

/* One round column of one player, and the points it is worth. */
typedef struct
{
  int      opponent;
  char     colour; /* ' ' for a blank cell */
  char     result;
  ZhPoints points;
} Cell;

typedef struct
{
  int             number;
  int             rank;
  int             rating;
  const ZhPerson *person;
  ZhPoints        carried;
  Cell           *cells; /* (array length=n_cells) */
  int             n_cells;
} Player;

static char
get_letter (ZhResult result,
            ZhMark   mark)
{
  switch (mark)
    {
    case ZH_MARK_WIN:
      return !result.played ? '+' : result.rated ? '1'
                                                 : 'W';
    case ZH_MARK_DRAW:
      return result.rated ? '=' : 'D';
    case ZH_MARK_LOSS:
      return !result.played ? '-' : result.rated ? '0'
                                                 : 'L';
    case ZH_MARK_NONE:
    case ZH_MARK_ADJOURNED:
    default:
      return ' ';
    }
}

static Cell
make_game_cell (const ZhTrfWriting *self,
                const ZhGame       *game,
                int                 side,
                int                 opponent)
{
  gboolean white = (side == 0) != game->swapped;
  ZhResult shown = self->options->results == ZH_TRF_RESULTS_REPORTED ? zh_game_get_reported_result (game) : game->result;

  return (Cell){ opponent, white ? 'w' : 'b', get_letter (shown, (ZhMark) (white ? shown.white : shown.black)),
                 zh_scoring_get_game_points (&self->tournament->scoring, game->result, white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK) };
}

static Cell
make_bye_cell (const ZhScoring *scoring,
               ZhPairingKind    kind)
{
  return (Cell){ 0, kind == ZH_PAIRING_FREE ? ' ' : '-', zh_trf_bye_letter (kind), zh_scoring_get_bye_points (scoring, kind) };
}

/* TRF26 has a sign for a result that is not known yet; TRF16 leaves it blank. */
static void
write_cell (const ZhTrfWriting *self,
            ZhTrfRow           *row,
            int                 column,
            const Cell         *cell)
{
  int              first = ZH_TRF_FIRST_ROUND_COLUMN + ZH_TRF_ROUND_WIDTH * (column - 1);
  gboolean         unknown = cell->opponent != 0 && cell->result == ' ' && self->options->dialect == ZH_TRF_26;
  g_autofree char *rest = g_strdup_printf ("%c %c", cell->colour, unknown ? '?' : cell->result);

  if (cell->colour == ' ')
    return;
  if (cell->opponent == 0)
    zh_trf_row_put (row, first, first + 3, "0000");
  else
    zh_trf_row_put_int (row, first, first + 3, cell->opponent);
  zh_trf_row_put (row, first + 5, first + 7, rest);
}

static void
write_person (ZhTrfWriting *self,
              ZhTrfRow     *row,
              const Player *player)
{
  const ZhPerson  *person = player->person;
  const char      *sex = person->sex == ZH_SEX_MALE ? "m" : person->sex == ZH_SEX_FEMALE ? "w"
                                                                                         : "";
  gboolean         latin = self->options->names == ZH_TRF_NAMES_LATIN;
  g_autofree char *birth = zh_trf_format_date (person->birth);
  g_autofree char *name = latin                    ? zh_person_format_latin_name (person)
                          : *person->given != '\0' ? g_strconcat (person->surname, ", ", person->given, NULL)
                                                   : g_strdup (person->surname);

  zh_trf_row_put_int (row, ZH_TRF_AT_NUMBER, player->number);
  zh_trf_row_put (row, ZH_TRF_AT_SEX, sex);
  zh_trf_row_put_right (row, ZH_TRF_AT_TITLE, person->title);
  zh_trf_row_put (row, ZH_TRF_AT_NAME, name);
  zh_trf_row_put_int (row, ZH_TRF_AT_RATING, player->rating);
  zh_trf_row_put (row, ZH_TRF_AT_FEDERATION, person->federation);
  zh_trf_row_put_right (row, ZH_TRF_AT_ID, person->fide_id);
  zh_trf_row_put (row, ZH_TRF_AT_BIRTH, birth);
}

static void
write_player (ZhTrfWriting *self,
              const Player *player)
{
  ZhTrfRow *row = zh_trf_row_new ("001");
  ZhPoints  points = self->options->first_round > 1 ? 0 : player->carried;

  for (int i = 0; i < player->n_cells; i++)
    points += player->cells[i].points;

  write_person (self, row, player);
  zh_trf_row_put_points (row, ZH_TRF_AT_POINTS, points);
  zh_trf_row_put_int (row, ZH_TRF_AT_RANK, player->rank);
  for (int i = 0; i < player->n_cells; i++)
    write_cell (self, row, i + 1, &player->cells[i]);
  zh_trf_writing_end_row (self, row);
}

static gboolean
has_national_record (const ZhPerson *person)
{
  const char *code = person->federation;

  if (person->national_rating == 0 && *person->national_id == '\0')
    return FALSE;
  return strlen (code) == 3 && g_ascii_isupper (code[0]) && g_ascii_isupper (code[1]) && g_ascii_isupper (code[2]);
}

/* Who has no official rating, as his list says, and counts with one of another list: the official one stays none, and a
 * record of ratings that no list of the event has tells the other (TEC Manual 3.9.6.2). */
static gboolean
has_other_rating (const ZhTrfWriting *self,
                  const ZhEntry      *entry)
{
  const ZhPerson *person = entry->person;

  return self->options->dialect == ZH_TRF_26 && person != NULL && *person->rating_source != '\0' && person->rating == 0 && entry->rating > 0 &&
         !has_national_record (person);
}

static void
write_other_rating (ZhTrfWriting  *self,
                    int            number,
                    const ZhEntry *entry)
{
  ZhTrfRow *row;

  if (!has_other_rating (self, entry))
    return;
  row = zh_trf_row_new (ZH_TRF_OTHER_RATING);
  zh_trf_row_put_int (row, ZH_TRF_AT_NUMBER, number);
  zh_trf_row_put_int (row, ZH_TRF_AT_RATING, entry->rating);
  zh_trf_writing_end_row (self, row);
}

/* FIDE's own, as its list has it, where record 172 says how the one that counts comes of it and the national one. */
static int
get_official_rating (const ZhTrfWriting *self,
                     int                 counting,
                     const ZhPerson     *person)
{
  if (self->options->dialect != ZH_TRF_26 || person == NULL || !has_national_record (person) ||
      counting != zh_tournament_choose_rating (self->tournament, person))
    return counting;
  return person->rating;
}

/* In a part of an event that is told by itself: the rating of the list of that part. */
static int
get_listed_rating (const ZhTrfWriting *self,
                   const ZhEntry      *entry)
{
  int later = zh_entry_get_rating_in_round (entry, MAX (self->options->first_round, 1));

  if (later == entry->rating && has_other_rating (self, entry))
    return 0;
  return later != entry->rating ? later : get_official_rating (self, entry->rating, entry->person);
}

static void
write_national (ZhTrfWriting *self,
                const Player *player)
{
  const ZhPerson *person = player->person;
  ZhTrfRow       *row;

  if (!has_national_record (person))
    return;
  row = zh_trf_row_new (person->federation);
  zh_trf_row_put_int (row, ZH_TRF_AT_NUMBER, player->number);
  if (g_utf8_strlen (person->category, -1) <= 3)
    zh_trf_row_put_right (row, ZH_TRF_AT_TITLE, person->category);
  zh_trf_row_put_int (row, ZH_TRF_AT_RATING, person->national_rating);
  if (g_utf8_strlen (person->region, -1) <= 3)
    zh_trf_row_put (row, ZH_TRF_AT_FEDERATION, person->region);
  zh_trf_row_put_right (row, ZH_TRF_AT_ID, person->national_id);
  zh_trf_writing_end_row (self, row);
}

static void
fill_individual_cells (ZhTrfWriting  *self,
                       int            index,
                       const ZhEntry *entry,
                       Cell          *cells)
{
  const ZhScoring *scoring = &self->tournament->scoring;

  for (int round = 1; round <= self->n_paired; round++)
    {
      const ZhCell *cell = zh_history_get_cell (self->history, index, round);

      for (int leg = 0; leg < self->legs; leg++)
        {
          Cell            *written = &cells[(round - 1) * self->legs + leg];
          const ZhPairing *pairing = cell->pairing;
          int              side = pairing != NULL && pairing->entry[0] != entry->id ? 1 : 0;

          *written = (Cell){ 0, ' ', ' ', 0 };
          if (!zh_trf_writing_has_round (self, round))
            continue;
          if (pairing == NULL)
            written->points = cell->outcome == ZH_OUTCOME_ZERO_BYE ? scoring->zero_bye : 0;
          else if (pairing->kind != ZH_PAIRING_GAME)
            *written = make_bye_cell (scoring, pairing->kind);
          else if (leg < pairing->n_games)
            *written = make_game_cell (self, &pairing->games[leg], side,
                                       zh_trf_writing_get_number (self, pairing->entry[1 - side]));
        }
    }
}

/* TRF16 announces the absences of the round to pair in its column. */
static int
add_next_round (ZhTrfWriting  *self,
                const ZhEntry *entry,
                Cell          *cells,
                int            n_cells)
{
  ZhPairingKind kind;

  if (self->options->dialect == ZH_TRF_26 || !zh_trf_writing_get_absence (self, entry, self->n_paired + 1, &kind))
    return n_cells;
  cells[n_cells] = make_bye_cell (&self->tournament->scoring, kind);
  return n_cells + 1;
}

static void
write_entries (ZhTrfWriting *self)
{
  g_autofree int  *ranks = zh_trf_writing_dup_ranks (self);
  int              n_columns = self->n_paired * self->legs;
  g_autofree Cell *cells = g_new0 (Cell, n_columns + 1);

  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < self->history->n_entries; i++)
      {
        const ZhEntry *entry = zh_history_get_entry (self->history, i);
        Player         player = { zh_trf_writing_get_number (self, entry->id),
                          self->file->by_rank ? entry->start_number : ranks[i],
                                  get_listed_rating (self, entry), entry->person, entry->carried_points, cells, n_columns };

        if (pass == 1)
          {
            write_national (self, &player);
            write_other_rating (self, player.number, entry);
            continue;
          }
        fill_individual_cells (self, i, entry, cells);
        player.n_cells = add_next_round (self, entry, cells, n_columns);
        write_player (self, &player);
      }
}

/* The game of a team's member in a match, and the cell it makes. */
static Cell
make_member_cell (ZhTrfWriting    *self,
                  int              round,
                  const ZhPairing *pairing,
                  gint64           member)
{
  for (int i = 0; pairing != NULL && i < pairing->n_games; i++)
    for (int side = 0; side < 2; side++)
      if (pairing->games[i].member[side] == member && zh_trf_writing_has_round (self, round))
        {
          gint64 opponent = pairing->games[i].member[1 - side];

          return make_game_cell (self, &pairing->games[i], side,
                                 GPOINTER_TO_INT (g_hash_table_lookup (self->member_numbers, &opponent)));
        }
  return (Cell){ 0, ' ', ' ', 0 };
}

static int
compare_members (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  const ZhTrfWriting *self = user_data;
  const ZhMember     *left = *(const ZhMember *const *) a;
  const ZhMember     *right = *(const ZhMember *const *) b;

  return GPOINTER_TO_INT (g_hash_table_lookup (self->member_numbers, &left->id)) -
         GPOINTER_TO_INT (g_hash_table_lookup (self->member_numbers, &right->id));
}

static void
write_members (ZhTrfWriting *self)
{
  g_autoptr (GPtrArray) members = g_ptr_array_new ();
  g_autoptr (GHashTable) index_of = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autofree Cell *cells = g_new0 (Cell, self->n_paired + 1);

  g_ptr_array_extend (members, self->tournament->members, NULL, NULL);
  g_ptr_array_sort_with_data (members, compare_members, self);
  for (int i = 0; i < self->history->n_entries; i++)
    g_hash_table_insert (index_of, (gpointer) &zh_history_get_entry (self->history, i)->id, GINT_TO_POINTER (i));

  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < members->len; i++)
      {
        const ZhMember *member = g_ptr_array_index (members, i);
        int             number = GPOINTER_TO_INT (g_hash_table_lookup (self->member_numbers, &member->id));
        Player          player = { number, 0, get_official_rating (self, member->rating, member->person), member->person, 0, cells, self->n_paired };
        int             team = GPOINTER_TO_INT (g_hash_table_lookup (index_of, &member->entry_id));

        if (pass == 1)
          {
            write_national (self, &player);
            continue;
          }
        for (int round = 1; round <= self->n_paired; round++)
          cells[round - 1] = make_member_cell (self, round, zh_history_get_cell (self->history, team, round)->pairing, member->id);
        write_player (self, &player);
      }
}

void
zh_trf_write_players (ZhTrfWriting *self)
{
  if (zh_tournament_is_team (self->tournament))
    write_members (self);
  else
    write_entries (self);
}
