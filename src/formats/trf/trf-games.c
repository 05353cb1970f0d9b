/* Games and byes out of the cells of the 001 records: every game stands twice in a file,
 * once for each player, and both must tell the same.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "trf-reading.h"

/* What one side's letter says. */
typedef struct
{
  char   letter;
  ZhMark mark;
  guint8 played;
  guint8 rated;
} Letter;

static const Letter letters[] = {
  { '1', ZH_MARK_WIN, TRUE, TRUE },
  { '=', ZH_MARK_DRAW, TRUE, TRUE },
  { '0', ZH_MARK_LOSS, TRUE, TRUE },
  { 'W', ZH_MARK_WIN, TRUE, FALSE },
  { 'D', ZH_MARK_DRAW, TRUE, FALSE },
  { 'L', ZH_MARK_LOSS, TRUE, FALSE },
  { '+', ZH_MARK_WIN, FALSE, FALSE },
  { '-', ZH_MARK_LOSS, FALSE, FALSE },
  { ' ', ZH_MARK_NONE, TRUE, TRUE },
};

static const Letter *
find_letter (char letter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].letter == letter)
      return &letters[i];
  return NULL;
}

static const Letter *
get_letter (ZhTrfPlayer *player,
            int          round,
            GError     **error)
{
  ZhTrfCell     cell = zh_trf_player_get_cell (player, round);
  const Letter *letter = find_letter (cell.result);

  if (letter == NULL)
    zh_trf_line_fail (player->line, error,
                      _ ("round %d: number %d has opponent %d and the letter %c of a bye. Remove the opponent, or enter the result of the game"),
                      round, player->number, cell.opponent, cell.result);
  return letter;
}

static ZhTrfPlayer *
get_opponent (ZhTrfReading *reading,
              ZhTrfPlayer  *player,
              int           round,
              GError      **error)
{
  int          number = zh_trf_player_get_cell (player, round).opponent;
  ZhTrfPlayer *opponent = reading->by_number[number];
  int          back;

  if (opponent == NULL)
    {
      zh_trf_line_fail (player->line, error,
                        _ ("round %d: opponent %d of number %d is no player of this file. Correct the number, or add the missing 001 line"),
                        round, number, player->number);
      return NULL;
    }
  if (opponent == player)
    {
      zh_trf_line_fail (player->line, error, _ ("round %d: number %d plays against himself. Correct the opponent’s number"),
                        round, number);
      return NULL;
    }

  back = zh_trf_player_get_cell (opponent, round).opponent;
  if (back != player->number)
    {
      zh_trf_line_fail (player->line, error,
                        _ ("round %d: number %d has opponent %d, but line %d gives number %d the opponent %d. Correct one of the two lines"),
                        round, player->number, number, opponent->line->number, number, back);
      return NULL;
    }
  return opponent;
}

/* Who has White; a colour that only one side gives is enough. Without any the lower number
 * has it, which matters only to a game that was played. */
static gboolean
find_white (ZhTrfReading *reading,
            ZhTrfPlayer  *player,
            ZhTrfPlayer  *opponent,
            int           round,
            gboolean     *player_is_white,
            GError      **error)
{
  char own = zh_trf_player_get_cell (player, round).colour;
  char other = zh_trf_player_get_cell (opponent, round).colour;

  if (own == other && own != '-')
    return zh_trf_line_fail (player->line, error,
                             _ ("round %d: numbers %d and %d (line %d) both have the colour %c. Correct one of the two lines"),
                             round, player->number, opponent->number, opponent->line->number, own);
  if (own == '-' && other == '-')
    {
      *player_is_white = player->number < opponent->number;
      if (zh_trf_player_get_cell (player, round).result != '+' && zh_trf_player_get_cell (player, round).result != '-')
        zh_trf_reading_note (reading, player->line, _ ("Round %d: the game %d–%d has no colours; the lower number was given White"),
                             round, player->number, opponent->number);
      return TRUE;
    }
  *player_is_white = own == 'w' || other == 'b';
  return TRUE;
}

/* Two marks that can stand together: TRF knows no result worth more than one point, so a
 * win goes with a loss, and a draw with a draw or a loss. */
static gboolean
is_possible (const Letter *a,
             const Letter *b)
{
  if (a->played != b->played)
    return FALSE;
  if (a->mark == ZH_MARK_WIN || b->mark == ZH_MARK_WIN)
    return a->mark == ZH_MARK_LOSS || b->mark == ZH_MARK_LOSS;
  return TRUE;
}

static const Letter *
complete_letter (const Letter *other)
{
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      gboolean fits = other->mark == ZH_MARK_DRAW ? letters[i].mark == ZH_MARK_DRAW
                                                  : letters[i].mark == (other->mark == ZH_MARK_WIN ? ZH_MARK_LOSS : ZH_MARK_WIN);

      if (fits && letters[i].played == other->played && letters[i].rated == other->rated)
        return &letters[i];
    }
  return other;
}

static gboolean
merge_letters (ZhTrfReading *reading,
               ZhTrfPlayer  *player,
               ZhTrfPlayer  *opponent,
               int           round,
               const Letter *pair[2],
               GError      **error)
{
  for (int i = 0; i < 2; i++)
    if (pair[i]->mark == ZH_MARK_NONE && pair[1 - i]->mark != ZH_MARK_NONE)
      {
        pair[i] = complete_letter (pair[1 - i]);
        zh_trf_reading_note (reading, (i == 0 ? player : opponent)->line,
                             _ ("Round %d: only one of numbers %d and %d has a result; the other was completed from it"),
                             round, player->number, opponent->number);
      }

  if (!is_possible (pair[0], pair[1]))
    return zh_trf_line_fail (player->line, error,
                             _ ("round %d: the results of numbers %d (%c) and %d (%c, line %d) cannot both be true. Correct one of the two lines"),
                             round, player->number, pair[0]->letter, opponent->number, pair[1]->letter, opponent->line->number);
  if (pair[0]->rated != pair[1]->rated)
    zh_trf_reading_note (reading, player->line,
                         _ ("Round %d: the game %d–%d is rated on one side only; it was taken as unrated"),
                         round, player->number, opponent->number);
  return TRUE;
}

gboolean
zh_trf_see_game (ZhTrfReading  *reading,
                 ZhTrfPlayer   *player,
                 int            round,
                 ZhTrfSeenGame *game,
                 GError       **error)
{
  ZhTrfPlayer  *opponent = get_opponent (reading, player, round, error);
  const Letter *pair[2];
  gboolean      player_is_white = TRUE;
  int           white;

  if (opponent == NULL || !find_white (reading, player, opponent, round, &player_is_white, error))
    return FALSE;
  pair[0] = get_letter (player, round, error);
  pair[1] = pair[0] != NULL ? get_letter (opponent, round, error) : NULL;
  if (pair[1] == NULL || !merge_letters (reading, player, opponent, round, pair, error))
    return FALSE;

  white = player_is_white ? 0 : 1;
  game->white = player_is_white ? player : opponent;
  game->black = player_is_white ? opponent : player;
  game->result = (ZhResult){ (guint8) pair[white]->mark, (guint8) pair[1 - white]->mark,
                             pair[0]->played, pair[0]->rated && pair[1]->rated };
  return TRUE;
}

gboolean
zh_trf_cell_get_bye (ZhTrfReading      *reading,
                     const ZhTrfPlayer *player,
                     int                round,
                     ZhPairingKind     *kind)
{
  ZhTrfCell cell = zh_trf_player_get_cell (player, round);

  if (!cell.present)
    return FALSE;

  switch (cell.result)
    {
    case 'U':
      *kind = ZH_PAIRING_ALLOCATED_BYE;
      return TRUE;
    case 'F':
      *kind = ZH_PAIRING_FULL_BYE;
      return TRUE;
    case 'H':
      *kind = ZH_PAIRING_HALF_BYE;
      return TRUE;
    case 'Z':
    case ' ':
      *kind = ZH_PAIRING_ZERO_BYE;
      return TRUE;
    case '+': /* a bye, as files of 2006 and before write it */
    case '1':
    case 'W':
      *kind = ZH_PAIRING_FULL_BYE;
      break;
    case '=':
    case 'D':
      *kind = ZH_PAIRING_HALF_BYE;
      break;
    default:
      *kind = ZH_PAIRING_ZERO_BYE;
      break;
    }
  zh_trf_reading_note (reading, player->line,
                       _ ("Round %d: number %d has the result %c without an opponent; it was taken as a bye worth as much"),
                       round, player->number, cell.result);
  return TRUE;
}

static void
add_entry (ZhTrfReading      *reading,
           const ZhTrfPlayer *player)
{
  ZhEntry   *entry = zh_entry_new ();
  ZhTrfPlace place = { player->number, player->has_points, player->points, player->rank };

  entry->id = player->number;
  entry->start_number = player->number;
  entry->person = zh_person_ref (player->person);
  entry->rating = player->rating;
  reading->entries[player->number] = entry;
  g_ptr_array_add (reading->tournament->entries, entry);
  if (player->has_points || player->rank > 0)
    g_array_append_val (reading->file->places, place);
}

/* XXC rank: the order of the field is that of the ranks, so the ranks become the start
 * numbers, while the file's numbers stay the ids. */
static gboolean
number_by_rank (ZhTrfReading *reading,
                GError      **error)
{
  g_autofree ZhTrfPlayer **seen = g_new0 (ZhTrfPlayer *, ZH_TRF_MAX_NUMBER + 1);

  for (guint i = 0; i < reading->players->len; i++)
    {
      ZhTrfPlayer *player = g_ptr_array_index (reading->players, i);

      if (player->rank == 0 || seen[player->rank] != NULL)
        return zh_trf_line_fail (player->line, error,
                                 _ ("XXC rank asks for the order of the ranks, but number %d has no rank of his own (columns 86–89). Complete the ranks, or remove the word rank"),
                                 player->number);
      seen[player->rank] = player;
      reading->entries[player->number]->start_number = player->rank;
    }
  return TRUE;
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const ZhEntry *left = *(const ZhEntry *const *) a;
  const ZhEntry *right = *(const ZhEntry *const *) b;

  return left->start_number - right->start_number;
}

static gboolean
add_cell (ZhTrfReading *reading,
          ZhTrfPlayer  *player,
          ZhRound      *round,
          GPtrArray    *byes,
          GError      **error)
{
  ZhTrfCell     cell = zh_trf_player_get_cell (player, round->number);
  ZhPairing    *pairing;
  ZhTrfSeenGame game;
  ZhPairingKind kind;

  if (cell.opponent == 0)
    {
      if (zh_trf_cell_get_bye (reading, player, round->number, &kind))
        g_ptr_array_add (byes, zh_pairing_new (kind, player->number, 0, 0));
      return TRUE;
    }

  /* The lower of two numbers brings the game in; a number without a player falls here too. */
  if (cell.opponent < player->number && reading->by_number[cell.opponent] != NULL &&
      zh_trf_player_get_cell (reading->by_number[cell.opponent], round->number).opponent == player->number)
    return TRUE;
  if (!zh_trf_see_game (reading, player, round->number, &game, error))
    return FALSE;
  pairing = zh_pairing_new (ZH_PAIRING_GAME, game.white->number, game.black->number, 1);
  pairing->games[0].result = game.result;
  g_ptr_array_add (round->pairings, pairing);
  return TRUE;
}

static void
number_pairings (ZhRound   *round,
                 GPtrArray *byes)
{
  g_ptr_array_extend_and_steal (round->pairings, byes);
  for (guint i = 0; i < round->pairings->len; i++)
    ((ZhPairing *) g_ptr_array_index (round->pairings, i))->number = (int) i + 1;
}

gboolean
zh_trf_build_individual (ZhTrfReading *reading,
                         GError      **error)
{
  ZhTournament *tournament = reading->tournament;

  for (guint i = 0; i < reading->players->len; i++)
    add_entry (reading, g_ptr_array_index (reading->players, i));
  if (reading->file->by_rank && !number_by_rank (reading, error))
    return FALSE;
  g_ptr_array_sort (tournament->entries, compare_entries);

  for (int number = 1; number <= reading->n_paired; number++)
    {
      g_autoptr (ZhRound) round = zh_round_new (number);
      g_autoptr (GPtrArray) byes = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_pairing_unref);

      for (guint i = 0; i < tournament->entries->len; i++)
        {
          const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

          if (!add_cell (reading, reading->by_number[entry->id], round, byes, error))
            return FALSE;
        }
      number_pairings (round, g_steal_pointer (&byes));
      round->state = zh_round_count_open (round) == 0 ? ZH_ROUND_CLOSED : ZH_ROUND_PUBLISHED;
      g_ptr_array_add (tournament->rounds, g_steal_pointer (&round));
    }

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry     *entry = g_ptr_array_index (tournament->entries, i);
      ZhTrfPlayer *player = reading->by_number[entry->id];

      for (int round = reading->n_paired + 1; round <= (int) player->cells->len; round++)
        {
          ZhPairingKind kind;

          if (zh_trf_cell_get_bye (reading, player, round, &kind))
            zh_trf_add_absence (entry, round, kind);
        }
    }
  return TRUE;
}
