#include "config.h"

#include "desk-letters.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "ruleset-defaults.h"
#include "text-limits.h"

void
zh_game_account_free (ZhGameAccount *self)
{
  if (self == NULL)
    return;
  zh_account_free (self->account);
  zh_letter_file_free (self->file);
  zh_account_rules_free (self->rules);
  g_free (self);
}

/* A line for each letter, so that a fault names the letter by its line. */
static char *
write_table (const GPtrArray *letters)
{
  GString *table = g_string_new (NULL);

  for (guint i = 0; i < letters->len; i++)
    zh_letter_record_append_line (g_ptr_array_index (letters, i), table);
  return g_string_free (table, FALSE);
}

static ZhAccountRules *
load_rules (const ZhCompetition *competition,
            GError             **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, error);
  const char *channel = "post";

  if (ruleset == NULL)
    return NULL;
  zh_ruleset_get_string (ruleset, "correspondence.channel", &channel, NULL);
  return zh_account_rules_new (ruleset, channel, error);
}

/* The official start of the event, where the rules know one. */
static int
get_start (const ZhCompetition  *competition,
           const ZhAccountRules *rules)
{
  g_autofree char *text = zh_date_format_iso (competition->start);
  int              day = 0;

  if (rules->before_start_counts.article != NULL)
    zh_letter_day_parse (text, &day);
  return day;
}

ZhGameAccount *
zh_game_account_new (const ZhCompetition *competition,
                     const ZhGamePlace   *place,
                     int                  day,
                     GError             **error)
{
  g_autoptr (ZhGameAccount) self = g_new0 (ZhGameAccount, 1);
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (competition, place->game->id);
  g_autofree char *table = write_table (letters);
  ZhAccountRequest request = { .day = day };

  self->rules = load_rules (competition, error);
  self->file = self->rules != NULL ? zh_letter_file_parse (table, self->rules, error) : NULL;
  if (self->file == NULL)
    return NULL;
  request.rules = self->rules;
  request.start = get_start (competition, self->rules);
  self->account = zh_account_new (&request, (const ZhLetterEvent *) (void *) self->file->events->data, self->file->events->len);
  return g_steal_pointer (&self);
}

/* Whether the rules let the letters of a game stand as they would be. A journal that is repeated is believed. */
static gboolean
check_letters (const ZhAct     *act,
               const GPtrArray *letters,
               GError         **error)
{
  g_autofree char *table = write_table (letters);
  g_autoptr (ZhAccountRules) rules = NULL;
  g_autoptr (ZhLetterFile) file = NULL;

  if (act->desk->is_repeating)
    return TRUE;
  rules = load_rules (act->snapshot, error);
  file = rules != NULL ? zh_letter_file_parse (table, rules, error) : NULL;
  return file != NULL;
}

static gboolean
check_play (const ZhTournament *tournament,
            GError            **error)
{
  if (tournament->play == ZH_PLAY_CORRESPONDENCE)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s is not played by correspondence. Say so in its settings first"), tournament->name);
}

static gboolean
check_length (const ZhLetterRecord *letter,
              GError              **error)
{
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    if (!zh_text_fits (letter->cells[i], ZH_LETTER_CELL_MAX))
      return zh_fail (error, ZH_ERROR_INPUT, _ ("Column “%1$s” of the letter: more than %2$d characters. Shorten it"), zh_letter_cell_names[i],
                      ZH_LETTER_CELL_MAX);
  return TRUE;
}

static ZhLetterRecord *
copy_cells (const ZhLetterRecord *letter)
{
  ZhLetterRecord *copy = zh_letter_record_new ();

  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    zh_letter_record_set (copy, (ZhLetterCell) i, letter->cells[i]);
  return copy;
}

/* What the journal says of a letter, and what doing the act again needs. */
static void
note_letter (ZhAct                *act,
             const ZhLetterRecord *letter,
             int                   number)
{
  zh_act_set_int (act, "number", number);
  for (int i = 0; i < ZH_N_LETTER_CELLS; i++)
    {
      zh_act_in_text (act, zh_letter_cell_names[i], letter->cells[i]);
      if (letter->cells[i][0] != '\0')
        zh_act_set_string (act, zh_letter_cell_names[i], letter->cells[i]);
    }
}

static gboolean
check_number (const GPtrArray *letters,
              int              number,
              GError         **error)
{
  if (number >= 1 && number <= (int) letters->len)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("There is no letter %1$d of this game; it has %2$u"), number, letters->len);
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
  g_autoptr (GPtrArray) letters = act != NULL ? zh_competition_list_letters (act->snapshot, place.game->id) : NULL;
  g_autoptr (ZhLetterRecord) next = copy_cells (letter);

  if (act == NULL || !check_play (place.tournament, error) || !check_length (next, error) ||
      (number != 0 && !check_number (letters, number, error)))
    return NULL;
  next->game_id = place.game->id;
  if (number != 0)
    {
      next->id = ((const ZhLetterRecord *) g_ptr_array_index (letters, number - 1))->id;
      g_ptr_array_index (letters, number - 1) = next;
      zh_act_in_int (act, "letter", number);
    }
  else
    {
      next->id = zh_store_next_id (act->store);
      g_ptr_array_add (letters, next);
    }
  if (!check_letters (act, letters, error))
    return NULL;
  zh_act_in_game (act, &place);
  note_letter (act, next, number != 0 ? number : (int) letters->len);
  if (!zh_store_put_letter (act->store, next, error))
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

  if (act == NULL || !check_number (letters, number, error))
    return NULL;
  dropped = g_ptr_array_index (letters, number - 1);
  g_ptr_array_remove_index (letters, (guint) number - 1);
  if (!check_letters (act, letters, error))
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
  g_autoptr (ZhLetterRecord) next = copy_cells (leave);

  zh_letter_record_set (next, ZH_LETTER_CELL_SIDE, is_white ? "w" : "b");
  next->game_id = game->id;
  next->id = zh_store_next_id (act->store);
  g_ptr_array_add (letters, next);
  return check_letters (act, letters, error) && zh_store_put_letter (act->store, next, error);
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
  g_autoptr (ZhLetterRecord) next = copy_cells (leave);
  int n;

  if (tournament == NULL || !check_play (tournament, error) || !check_length (next, error))
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
