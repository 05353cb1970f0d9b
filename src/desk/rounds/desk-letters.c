#include "config.h"

#include "desk-letters.h"

#include <glib/gi18n.h>
#include <string.h>

#include "adjudication.h"
#include "errors.h"
#include "letter-act.h"
#include "letter-moves.h"
#include "ruleset-defaults.h"
#include "text-limits.h"

int
zh_desk_get_letter_day (const ZhDesk *self)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (zh_desk_get_time_us (self) / G_USEC_PER_SEC);
  g_autoptr (GDateTime) here = g_date_time_to_local (utc);
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (here), (GDateMonth) g_date_time_get_month (here),
                  (GDateYear) g_date_time_get_year (here));
  return (int) g_date_get_julian (&date);
}

GPtrArray *
zh_desk_list_post_games (const ZhDesk       *self,
                         const ZhTournament *tournament,
                         int                 day,
                         GError            **error)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (self);
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, error);

  return ruleset != NULL ? zh_post_games_new (ruleset, competition, tournament, day != 0 ? day : zh_desk_get_letter_day (self), error) : NULL;
}

ZhAccountRules *
zh_act_read_letter_rules (const ZhAct *act,
                          GError     **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (act->snapshot, error);

  return ruleset != NULL ? zh_ruleset_read_account_rules (ruleset, error) : NULL;
}

gboolean
zh_act_check_letters (const ZhAct     *act,
                      const GPtrArray *letters,
                      GError         **error)
{
  g_autoptr (ZhAccountRules) rules = NULL;
  g_autoptr (ZhLetterFile) file = NULL;

  if (act->desk->is_repeating)
    return TRUE;
  rules = zh_act_read_letter_rules (act, error);
  file = rules != NULL ? zh_letters_parse (letters, rules, NULL, error) : NULL;
  return file != NULL;
}

gboolean
zh_letters_check_play (const ZhTournament *tournament,
                       GError            **error)
{
  if (tournament->play == ZH_PLAY_CORRESPONDENCE)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s is not played by correspondence. Say so in its settings first"), tournament->name);
}

static int
get_longest (int cell)
{
  return cell < ZH_N_TABLE_CELLS ? ZH_LETTER_CELL_MAX : ZH_LETTER_TEXT_MAX;
}

static gboolean
check_length (const ZhLetterRecord *letter,
              GError              **error)
{
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (!zh_text_fits (letter->cells[i], get_longest (i)))
      return zh_fail (error, ZH_ERROR_INPUT, _ ("Column “%1$s” of the letter: more than %2$d characters. Shorten it"), zh_letter_cell_names[i],
                      get_longest (i));
  return TRUE;
}

/* What only a claim has besides the table of letters. */
static gboolean
check_claim_cells (const ZhLetterRecord *letter,
                   GError              **error)
{
  static const ZhLetterCell of_claims[] = { ZH_LETTER_CELL_TOLD, ZH_LETTER_CELL_EVIDENCE, ZH_LETTER_CELL_ENCLOSED };
  unsigned                  bits;
  int                       day;

  if (zh_letter_is_paper (letter))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Claims for an adjudication, records and appeals are kept as such, and not as letters"));
  for (gsize i = 0; i < G_N_ELEMENTS (of_claims) && strcmp (letter->cells[ZH_LETTER_CELL_EVENT], "claim") != 0; i++)
    if (letter->cells[of_claims[i]][0] != '\0')
      return zh_fail (error, ZH_ERROR_INPUT, _ ("Column “%s” belongs to claims alone. Leave it empty"), zh_letter_cell_names[of_claims[i]]);
  if (letter->cells[ZH_LETTER_CELL_TOLD][0] != '\0' && !zh_letter_day_parse (letter->cells[ZH_LETTER_CELL_TOLD], &day))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no day of the calendar. Write it as 2030-03-01"), letter->cells[ZH_LETTER_CELL_TOLD]);
  if (!zh_claim_evidence_parse (letter->cells[ZH_LETTER_CELL_EVIDENCE], &bits))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” names no evidence. Write words of: count, cards, notice, copy, next-move"),
                    letter->cells[ZH_LETTER_CELL_EVIDENCE]);
  return TRUE;
}

/* The moves that are written can be played, as far as all of them are known; a journal that is repeated is believed. */
static gboolean
check_moves (const ZhAct       *act,
             const ZhGamePlace *place,
             const GPtrArray   *letters,
             GError           **error)
{
  g_autoptr (ZhAccountRules) rules = act->desk->is_repeating ? NULL : zh_act_read_letter_rules (act, NULL);
  g_autoptr (GArray) places = NULL;
  g_autoptr (ZhLetterFile) file = rules != NULL ? zh_letters_parse (letters, rules, &places, NULL) : NULL;
  g_autoptr (GPtrArray) plies = file != NULL ? zh_letter_plies_new (file, places, letters) : NULL;
  g_autoptr (ZhGameScore) score = NULL;
  g_autoptr (GError) problem = NULL;

  if (plies == NULL || plies->len == 0 || *((const ZhLetterPly *) g_ptr_array_index (plies, 0))->text == '\0')
    return TRUE;
  score = zh_letter_plies_read_score (plies, zh_sport_get_variant (place->tournament->sport), &problem);
  if (score != NULL)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("The moves of the letters cannot be played: %s. Keep a letter with such a move as a faulty one"), problem->message);
}

/* What the other acts write stays as it is. */
static ZhLetterRecord *
copy_given (const ZhLetterRecord *letter,
            const ZhLetterRecord *old)
{
  ZhLetterRecord *copy = zh_letter_record_copy (letter);

  for (int i = ZH_LETTER_CELL_OBJECTED; i < ZH_N_LETTER_CELLS; i++)
    zh_letter_record_set (copy, (ZhLetterCell) i, old != NULL ? old->cells[i] : NULL);
  return copy;
}

/* What the journal says of a letter, and what doing the act again needs. */
static void
note_letter (ZhAct                *act,
             const ZhLetterRecord *letter,
             int                   number)
{
  zh_act_set_int (act, "number", number);
  for (int i = 0; i < ZH_LETTER_CELL_OBJECTED; i++)
    {
      zh_act_in_text (act, zh_letter_cell_names[i], letter->cells[i]);
      if (letter->cells[i][0] != '\0')
        zh_act_set_string (act, zh_letter_cell_names[i], letter->cells[i]);
    }
}

gboolean
zh_letters_check_number (const GPtrArray *letters,
                         int              number,
                         GError         **error)
{
  if (number >= 1 && number <= (int) letters->len)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("There is no letter %1$d of this game; it has %2$u"), number, letters->len);
}

gboolean
zh_letter_check_open (const ZhLetterRecord *letter,
                      int                   number,
                      GError              **error)
{
  if (strcmp (letter->cells[ZH_LETTER_CELL_EVENT], ZH_LETTER_ADJUDICATION) == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Letter %d is an adjudication. Take it back as an act"), number);
  if (letter->cells[ZH_LETTER_CELL_VERDICT][0] == '\0')
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("Letter %d is a claim that was decided. Take the decision back first"), number);
}

/* The game of an act and its letters; NULL with @error. */
static GPtrArray *
begin_letters (ZhAct       *act,
               ZhGamePlace *place,
               int          number,
               GError     **error)
{
  g_autoptr (GPtrArray) letters = act != NULL ? zh_competition_list_letters (act->snapshot, place->game->id) : NULL;

  if (act == NULL || !zh_letters_check_play (place->tournament, error) || (number != 0 && !zh_letters_check_number (letters, number, error)))
    return NULL;
  zh_act_in_game (act, place);
  if (number != 0)
    zh_act_in_int (act, "letter", number);
  return g_steal_pointer (&letters);
}

ZhChange *
zh_desk_keep_letter (ZhDesk               *self,
                     gint64                tournament_id,
                     int                   round,
                     int                   board,
                     int                   game,
                     int                   number,
                     const ZhLetterRecord *letter,
                     GError              **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_KEEP_LETTER, tournament_id, round, board, game, &place, error);
  g_autoptr (GPtrArray) letters = begin_letters (act, &place, number, error);
  const ZhLetterRecord *old = letters != NULL && number != 0 ? g_ptr_array_index (letters, number - 1) : NULL;
  g_autoptr (ZhLetterRecord) next = copy_given (letter, old);

  if (letters == NULL || !check_length (next, error) || !check_claim_cells (next, error) ||
      (old != NULL && !zh_letter_check_open (old, number, error)))
    return NULL;
  next->game_id = place.game->id;
  next->id = old != NULL ? old->id : zh_store_next_id (act->store);
  if (old != NULL)
    g_ptr_array_index (letters, number - 1) = next;
  else
    g_ptr_array_add (letters, next);
  if (!zh_act_check_letters (act, letters, error) || !check_moves (act, &place, letters, error))
    return NULL;
  note_letter (act, next, number != 0 ? number : (int) letters->len);
  if (!zh_store_put_letter (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* What stood at a place moves to the next row: rows stand in the order in which they were entered. */
static gboolean
put_shifted (ZhAct     *act,
             GPtrArray *letters,
             int        number,
             gint64     last_id,
             GError   **error)
{
  for (int i = (int) letters->len; i >= number; i--)
    {
      g_autoptr (ZhLetterRecord) moved = zh_letter_record_copy (g_ptr_array_index (letters, i - 1));

      moved->game_id = ((const ZhLetterRecord *) g_ptr_array_index (letters, 0))->game_id;
      moved->id = i < (int) letters->len ? ((const ZhLetterRecord *) g_ptr_array_index (letters, i))->id : last_id;
      if (!zh_store_put_letter (act->store, moved, error))
        return FALSE;
    }
  return TRUE;
}

ZhChange *
zh_desk_insert_letter (ZhDesk               *self,
                       gint64                tournament_id,
                       int                   round,
                       int                   board,
                       int                   game,
                       int                   number,
                       const ZhLetterRecord *letter,
                       GError              **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_INSERT_LETTER, tournament_id, round, board, game, &place, error);
  g_autoptr (GPtrArray) letters = begin_letters (act, &place, MAX (number, 1), error);
  g_autoptr (ZhLetterRecord) next = copy_given (letter, NULL);

  if (letters == NULL || !check_length (next, error) || !check_claim_cells (next, error))
    return NULL;
  next->game_id = place.game->id;
  next->id = zh_store_next_id (act->store);
  g_ptr_array_insert (letters, MAX (number, 1) - 1, next);
  if (!zh_act_check_letters (act, letters, error) || !check_moves (act, &place, letters, error))
    return NULL;
  note_letter (act, next, MAX (number, 1));
  if (!put_shifted (act, letters, MAX (number, 1), next->id, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_drop_letter (ZhDesk  *self,
                     gint64   tournament_id,
                     int      round,
                     int      board,
                     int      game,
                     int      number,
                     GError **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_DROP_LETTER, tournament_id, round, board, game, &place, error);
  g_autoptr (GPtrArray) letters = act != NULL ? zh_competition_list_letters (act->snapshot, place.game->id) : NULL;
  const ZhLetterRecord *dropped;

  if (act == NULL || !zh_letters_check_number (letters, number, error))
    return NULL;
  dropped = g_ptr_array_index (letters, number - 1);
  if (!zh_letter_check_open (dropped, number, error))
    return NULL;
  g_ptr_array_remove_index (letters, (guint) number - 1);
  if (!zh_act_check_letters (act, letters, error))
    return NULL;
  zh_act_in_game (act, &place);
  zh_act_in_int (act, "letter", number);
  zh_act_set_int (act, "number", number);
  zh_act_set_string (act, zh_letter_cell_names[ZH_LETTER_CELL_EVENT], dropped->cells[ZH_LETTER_CELL_EVENT]);
  zh_act_set_string (act, zh_letter_cell_names[ZH_LETTER_CELL_SIDE], dropped->cells[ZH_LETTER_CELL_SIDE]);
  zh_act_set_string (act, zh_letter_cell_names[ZH_LETTER_CELL_NO], dropped->cells[ZH_LETTER_CELL_NO]);
  if (!zh_store_delete (act->store, ZH_TABLE_LETTER, dropped->id, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Puts the leave behind the letters of one game, on the side that the entry plays there. */
static gboolean
put_leave (ZhAct                *act,
           const ZhGame         *game,
           gboolean              is_white,
           const ZhLetterRecord *leave,
           GError              **error)
{
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (act->snapshot, game->id);
  g_autoptr (ZhLetterRecord) next = copy_given (leave, NULL);

  zh_letter_record_set (next, ZH_LETTER_CELL_SIDE, is_white ? "w" : "b");
  next->game_id = game->id;
  next->id = zh_store_next_id (act->store);
  g_ptr_array_add (letters, next);
  return zh_act_check_letters (act, letters, error) && zh_store_put_letter (act->store, next, error);
}

/* In every unfinished game of the entry. Returns: how many there were; -1 with @error */
static int
put_leaves (ZhAct                *act,
            const ZhTournament   *tournament,
            gint64                entry_id,
            const ZhLetterRecord *leave,
            GError              **error)
{
  int n = 0;

  for (guint r = 0; r < tournament->rounds->len; r++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, r);

      for (guint i = 0; i < round->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
          gboolean         is_second = pairing->entry[1] == entry_id;

          for (int k = 0; k < pairing->n_games && (is_second || pairing->entry[0] == entry_id); k++)
            {
              const ZhGame *game = &pairing->games[k];

              if (zh_result_is_set (game->result))
                continue;
              if (!put_leave (act, game, is_second == game->swapped, leave, error))
                return -1;
              n++;
            }
        }
    }
  return n;
}

ZhChange *
zh_desk_add_leave (ZhDesk               *self,
                   gint64                tournament_id,
                   gint64                entry_id,
                   const ZhLetterRecord *leave,
                   GError              **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADD_LEAVE, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhEntry      *entry = tournament != NULL ? zh_tournament_find_entry (tournament, entry_id) : NULL;
  g_autoptr (ZhLetterRecord) next = copy_given (leave, NULL);
  int n;

  if (tournament == NULL || !zh_letters_check_play (tournament, error) || !check_length (next, error))
    return NULL;
  if (entry == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such entry in this tournament. Choose one of its entries"));
  zh_letter_record_set (next, ZH_LETTER_CELL_EVENT, zh_letter_event_kind_to_string (ZH_LETTER_LEAVE));
  n = put_leaves (act, tournament, entry_id, next, error);
  if (n < 0)
    return NULL;
  if (n == 0)
    {
      g_autofree char *name = zh_entry_format_name (entry);

      return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("%s has no unfinished game in this tournament; there is nothing to take leave from"), name);
    }
  zh_act_set_entry (act, "entry", entry);
  zh_act_set_int (act, "games", n);
  zh_act_set_string (act, "from", next->cells[ZH_LETTER_CELL_FROM]);
  zh_act_set_string (act, "to", next->cells[ZH_LETTER_CELL_TO]);
  zh_act_in_int (act, "entry", entry_id);
  zh_act_in_string (act, "from", next->cells[ZH_LETTER_CELL_FROM]);
  zh_act_in_string (act, "to", next->cells[ZH_LETTER_CELL_TO]);
  zh_act_in_text (act, "sent", next->cells[ZH_LETTER_CELL_SENT]);
  zh_act_in_text (act, "kind", next->cells[ZH_LETTER_CELL_KIND]);
  return zh_act_commit (act, error);
}
