/* The first morning, and the second pass over results: what is ticked and confirmed. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-confirmation.h"
#include "desk-registration.h"
#include "game-place.h"
#include "round-boards.h"

/* yes, no, or left out */
static ZhTick
read_tick (const ZhCtlCall *call,
           const char      *option)
{
  static const ZhTick ticks[] = { ZH_TICK_YES, ZH_TICK_NO, ZH_TICK_AS_IS };

  return ticks[zh_ctl_choice (call, option, 2)];
}

static void
add_persons (const ZhTournament *tournament,
             const ZhEntry      *entry,
             GArray             *persons)
{
  if (entry->person != NULL)
    g_array_append_val (persons, entry->person->id);
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == entry->id)
        g_array_append_val (persons, member->person->id);
    }
}

/* One member of the one team that is named. */
static gboolean
add_member (const ZhCtlCall *call,
            GArray          *persons,
            GError         **error)
{
  const ZhEntry  *team = NULL;
  const ZhMember *member;

  if (call->words[0] == NULL || call->words[1] != NULL)
    return zh_fail (error, ZH_ERROR_USAGE, "%s", _ ("Name the team of the member: “register FILE set TEAM --member NAME”"));
  team = zh_ctl_word_entry (call, 0, error);
  member = team != NULL ? zh_ctl_find_member (call->tournament, team, zh_ctl_text (call, "member"), error) : NULL;
  if (member != NULL)
    g_array_append_val (persons, member->person->id);
  return member != NULL;
}

static gboolean
add_named (const ZhCtlCall *call,
           GArray          *persons,
           GError         **error)
{
  for (int i = 0; call->words[i] != NULL; i++)
    {
      const ZhEntry *entry = zh_ctl_word_entry (call, i, error);

      if (entry == NULL)
        return FALSE;
      add_persons (call->tournament, entry, persons);
    }
  return TRUE;
}

/* Those who are named, or everybody; of a team all its members, or one. */
static ZhChange *
act_register (ZhCtlCall *call,
              GError   **error)
{
  g_autoptr (GArray) persons = g_array_new (FALSE, FALSE, sizeof (gint64));
  const ZhRegistration ticks = { read_tick (call, "arrived"), read_tick (call, "paid"), read_tick (call, "documents-seen") };
  GPtrArray           *all = call->tournament->entries;

  if (!(zh_ctl_has (call, "member") ? add_member (call, persons, error) : add_named (call, persons, error)))
    return NULL;
  for (guint i = 0; call->words[0] == NULL && i < all->len; i++)
    add_persons (call->tournament, g_ptr_array_index (all, i), persons);
  return zh_desk_register_persons (call->desk, call->tournament->id, (const gint64 *) persons->data, persons->len, &ticks, error);
}

/* "number name + + -": who came, paid, and whose documents were seen. */
static void
print_person (const ZhCtlCall *call,
              int              number,
              const char      *name,
              const ZhPerson  *person)
{
  zh_ctl_print_row (call, "number:d name:s :s :s :s | arrived:b paid:b documents_seen:b id:l", number, name, person->arrived ? "+" : "-",
                    person->paid ? "+" : "-", person->documents_seen ? "+" : "-", person->arrived != 0, person->paid != 0,
                    person->documents_seen != 0, person->id);
}

static ZhCtlExit
run_registration (ZhCtlCall *call,
                  GError   **error)
{
  const ZhTournament *tournament = call->tournament;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (tournament->entries, i);
      g_autofree char *name = zh_entry_format_name (entry);

      if (entry->person != NULL)
        print_person (call, entry->start_number, name, entry->person);
      for (guint k = 0; k < tournament->members->len; k++)
        {
          const ZhMember  *member = g_ptr_array_index (tournament->members, k);
          g_autofree char *who = zh_member_format_name (member);

          if (member->entry_id == entry->id)
            print_person (call, entry->start_number, who, member->person);
        }
    }
  return ZH_CTL_DONE;
}

/* Of several games at a board none is meant unless it is named. */
static gboolean
check_game_is_named (const ZhCtlCall *call,
                     GError         **error)
{
  int              board = zh_ctl_number (call, "board", 0);
  const ZhRound   *round = zh_tournament_find_round (call->tournament, zh_ctl_number (call, "round", 0));
  const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, board) : NULL;

  if (pairing == NULL || pairing->n_games < 2 || zh_ctl_has (call, "game"))
    return TRUE;
  return zh_fail (error, ZH_ERROR_USAGE, _ ("Board %1$d has %2$d games; --game says which is confirmed"), board, pairing->n_games);
}

static ZhChange *
act_confirm (ZhCtlCall *call,
             GError   **error)
{
  ZhResult result = ZH_RESULT_NONE;

  if (!check_game_is_named (call, error))
    return NULL;
  if (!zh_result_parse (call->words[0], zh_tournament_is_two_one_zero (call->tournament), &result))
    {
      zh_ctl_fail_usage (error, _ ("“%s” is no result; type it as the score sheet has it"), call->words[0]);
      return NULL;
    }
  return zh_desk_confirm_result (call->desk, call->tournament->id, zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0),
                                 zh_ctl_number (call, "game", 1) - 1, result, g_get_host_name (), error);
}

static void
print_confirmation (const ZhCtlCall   *call,
                    const ZhGamePlace *place)
{
  const ZhConfirmation *confirmation = zh_confirmations_find (zh_ctl_get_competition (call)->confirmations, place->game);
  g_autofree char      *result = zh_result_format_code (place->game->result);
  g_autofree char      *board = zh_pairing_format_board (place->pairing, place->index);
  g_autofree char      *words = confirmation != NULL ? zh_confirmation_format (confirmation, call->tournament, zh_language_get_screen ())
                                                     : g_strdup ("-");

  zh_ctl_print_row (call, ":s result:s :s | board:d game:d by:s place:s time:l", board, result, words, place->pairing->number, place->index + 1,
                    confirmation != NULL ? confirmation->by : NULL, confirmation != NULL ? confirmation->place : NULL,
                    confirmation != NULL ? confirmation->time : 0);
}

/* The results of a round, and who read each a second time; the answer is no while one waits. */
static ZhCtlExit
run_confirmations (ZhCtlCall *call,
                   GError   **error)
{
  const ZhRound *round = zh_ctl_find_round (call, 0, error);

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        if (zh_result_is_set (pairing->games[game].result))
          print_confirmation (call, &(ZhGamePlace){ call->tournament, round, pairing, &pairing->games[game], game });
    }
  return round != NULL && zh_confirmations_count_waiting (zh_ctl_get_competition (call)->confirmations, round) > 0 ? ZH_CTL_NO : ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_registration_verbs[] = {
  { "register", "FILE [list]", ZH_CTL_READS, run_registration },
  { "register", "FILE set [E…] [--member M] [--arrived yes|no] [--paid yes|no] [--documents-seen yes|no]", ZH_CTL_WRITES, .act = act_register,
    .summary = N_ ("Who has come, has paid and had the documents seen; sets it of those named, or of all") },
  { "confirm", "FILE list --round R", ZH_CTL_READS, run_confirmations },
  { "confirm", "FILE --round R --board B [--game G] RESULT", ZH_CTL_WRITES, .act = act_confirm,
    .summary = N_ ("Confirms a result that is read a second time, or lists who confirmed which") },
  { NULL },
};
