#include "config.h"

#include "hand-acts.h"

#include <string.h>

#include "arguments.h"
#include "commands.h"
#include "desk-journal.h"
#include "lot-minute.h"
#include "system.h"
#include "canonical-json.h"

/**
 * When:
 * @ALWAYS: every such act is one by hand
 * @WITH_REASON: only one that needed a reason
 * @ONCE_PAIRED: only after the first pairing
 * @OVER_RESULT: only where another result stood
 * @BY_HAND: only where the pairs are not the system's
 * @BY_LOT: only where there was a lot
 * @BY_ARTICLE: only what an article allowed
 * @DRAWN_PAIRS: only where the system draws its pairs
 */
typedef enum
{
  ALWAYS,
  WITH_REASON,
  ONCE_PAIRED,
  OVER_RESULT,
  BY_HAND,
  BY_LOT,
  BY_ARTICLE,
  DRAWN_PAIRS,
} When;

static const struct
{
  const char *command;
  ZhHandKind  kind;
  When        when;
} rows[] = {
  { ZH_COMMAND_PAIR_ROUND, ZH_HAND_PAIRINGS, BY_HAND },
  { ZH_COMMAND_EDIT_ROUND, ZH_HAND_PAIRINGS, ALWAYS },
  { ZH_COMMAND_REPAIR_ROUND, ZH_HAND_PAIRINGS, ALWAYS },
  { ZH_COMMAND_UNPAIR_ROUND, ZH_HAND_PAIRINGS, ALWAYS },
  { ZH_COMMAND_SWAP_COLOURS, ZH_HAND_PAIRINGS, ALWAYS },
  { ZH_COMMAND_SWAP_PLAYERS, ZH_HAND_PAIRINGS, ALWAYS },
  { ZH_COMMAND_SET_TIEBREAKS, ZH_HAND_ORDER, ONCE_PAIRED },
  { ZH_COMMAND_SET_MANUAL_ORDER, ZH_HAND_ORDER, ALWAYS },
  { ZH_COMMAND_EDIT_TOURNAMENT, ZH_HAND_ORDER, WITH_REASON },
  { ZH_COMMAND_LEAVE_FIDE_MODE, ZH_HAND_ORDER, ALWAYS },
  { ZH_COMMAND_CLOSE_TOURNAMENT, ZH_HAND_ORDER, WITH_REASON },
  { ZH_COMMAND_WITHDRAW_ENTRY, ZH_HAND_LEAVING, ALWAYS },
  { ZH_COMMAND_REINSTATE_ENTRY, ZH_HAND_LEAVING, ALWAYS },
  { ZH_COMMAND_ADD_ENTRIES, ZH_HAND_LEAVING, ONCE_PAIRED },
  { ZH_COMMAND_SET_ABSENCE, ZH_HAND_LEAVING, ONCE_PAIRED },
  { ZH_COMMAND_FORFEIT_LATE, ZH_HAND_FORFEITS, ALWAYS },
  { ZH_COMMAND_SET_LINEUP, ZH_HAND_LEAVING, WITH_REASON },
  { ZH_COMMAND_SET_LINEUP, ZH_HAND_REPLACED, BY_ARTICLE },
  { ZH_COMMAND_ADD_EXTRA_GAME, ZH_HAND_EXTRA_GAME, ALWAYS },
  { ZH_COMMAND_NUMBER_ENTRIES, ZH_HAND_LOTS, ALWAYS },
  { ZH_COMMAND_SET_START_NUMBER, ZH_HAND_LOTS, ALWAYS },
  { ZH_COMMAND_PAIR_ROUND, ZH_HAND_LOTS, DRAWN_PAIRS },
  { ZH_COMMAND_DRAW_OPENING, ZH_HAND_LOTS, ALWAYS },
  { ZH_COMMAND_DRAW_TABLE_ROUNDS, ZH_HAND_LOTS, ALWAYS },
  { ZH_COMMAND_DRAW_TIE_LOTS, ZH_HAND_LOTS, ALWAYS },
  { ZH_COMMAND_START_PLAYOFF, ZH_HAND_LOTS, ALWAYS },
  { ZH_COMMAND_ADD_EXTRA_GAME, ZH_HAND_LOTS, BY_LOT },
  { ZH_COMMAND_SET_CLOCKS, ZH_HAND_CLOCKS, ALWAYS },
  { ZH_COMMAND_SET_RESULT, ZH_HAND_RESULTS, OVER_RESULT },
  { ZH_COMMAND_REPORT_RESULT, ZH_HAND_RESULTS, ALWAYS },
  { ZH_COMMAND_REOPEN_ROUND, ZH_HAND_RESULTS, ALWAYS },
  { ZH_COMMAND_REOPEN_TOURNAMENT, ZH_HAND_RESULTS, ALWAYS },
};

/* "1-0", or "1-0,clear" of several games. */
static gboolean
has_result (const char *codes)
{
  g_auto (GStrv) parts = g_strsplit (codes, ",", -1);

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0' && strcmp (*part, "clear") != 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_by_hand (const ZhJournalEntry *entry,
            When                  when,
            gboolean              paired)
{
  g_autoptr (JsonObject) args = NULL;
  ZhSystem system;

  switch (when)
    {
    case ALWAYS:
      return TRUE;
    case WITH_REASON:
      return *entry->reason != '\0';
    case BY_ARTICLE:
      return *entry->articles != '\0';
    case ONCE_PAIRED:
      return paired;
    case OVER_RESULT:
      args = zh_journal_entry_parse_shown (entry);
      return has_result (zh_json_get_string (args, "old"));
    case BY_HAND:
      args = zh_journal_entry_parse_shown (entry);
      return json_object_has_member (args, "system") && *zh_json_get_string (args, "system") == '\0';
    case BY_LOT:
      args = zh_journal_entry_parse_shown (entry);
      return json_object_has_member (args, "seed");
    case DRAWN_PAIRS:
      args = zh_journal_entry_parse_shown (entry);
      return zh_system_from_string (zh_json_get_string (args, "system"), &system) && zh_system_get_traits (system)->draws_pairs;
    default:
      g_assert_not_reached ();
    }
}

/* Which drawing of lots an act is. */
static const struct
{
  const char *command;
  ZhLotKind   lot;
} lots[] = {
  { ZH_COMMAND_NUMBER_ENTRIES, ZH_LOT_NUMBERS },
  { ZH_COMMAND_PAIR_ROUND, ZH_LOT_PAIRS },
  { ZH_COMMAND_DRAW_OPENING, ZH_LOT_OPENING },
  { ZH_COMMAND_DRAW_TABLE_ROUNDS, ZH_LOT_ROUNDS },
  { ZH_COMMAND_DRAW_TIE_LOTS, ZH_LOT_TIES },
  { ZH_COMMAND_START_PLAYOFF, ZH_LOT_PLAY_OFF },
  { ZH_COMMAND_ADD_EXTRA_GAME, ZH_LOT_EXTRA_GAME },
};

static void
note_lot (ZhHandAct            *act,
          const ZhJournalEntry *entry)
{
  g_autoptr (JsonObject) args = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (lots) && act->kind == ZH_HAND_LOTS; i++)
    if (strcmp (lots[i].command, entry->command) == 0)
      act->lot = (int) lots[i].lot;
  if (act->lot < 0)
    return;
  args = zh_journal_entry_parse_shown (entry);
  act->is_drawn = (act->lot != ZH_LOT_NUMBERS && act->lot != ZH_LOT_ROUNDS) || json_object_has_member (args, "seed");
  if (zh_lot_kind_has_round ((ZhLotKind) act->lot))
    act->of_round = (int) zh_json_get_int (args, "round");
  if (zh_lot_kind_has_board ((ZhLotKind) act->lot))
    act->of_board = (int) zh_json_get_int (args, "board");
}

/* Whose match it was. */
static void
note_match (ZhHandAct            *act,
            const ZhJournalEntry *entry)
{
  g_autoptr (JsonObject) args = NULL;

  if (act->kind != ZH_HAND_REPLACED && act->kind != ZH_HAND_EXTRA_GAME)
    return;
  args = zh_journal_entry_parse_shown (entry);
  act->of_round = (int) zh_json_get_int (args, "round");
  act->of_board = (int) zh_json_get_int (args, "board");
}

static ZhHandAct *
make_act (const ZhJournalEntry *entry,
          ZhHandKind            kind,
          const ZhLanguage     *language)
{
  ZhHandAct *act = g_new0 (ZhHandAct, 1);
  g_auto (GStrv) articles = g_strsplit (entry->articles, ";", -1);

  for (char **article = articles; *article != NULL; article++)
    g_strstrip (*article);
  act->kind = kind;
  act->number = entry->id;
  act->time = g_date_time_to_unix (entry->time);
  act->actor = g_strdup (entry->actor);
  act->words = zh_journal_entry_format (entry, language);
  act->articles = g_strjoinv ("; ", articles);
  act->lot = -1;
  note_lot (act, entry);
  note_match (act, entry);
  return act;
}

/* A result over another one, in a round that is closed or was opened again. */
static void
note_correction (ZhHandAct            *act,
                 const ZhJournalEntry *entry,
                 GHashTable           *reopened)
{
  g_autoptr (JsonObject) args = NULL;
  gpointer round;

  if (strcmp (entry->command, ZH_COMMAND_SET_RESULT) != 0 && strcmp (entry->command, ZH_COMMAND_REOPEN_ROUND) != 0)
    return;
  args = zh_journal_entry_parse_shown (entry);
  round = GINT_TO_POINTER ((int) zh_json_get_int (args, "round"));
  if (strcmp (entry->command, ZH_COMMAND_REOPEN_ROUND) == 0)
    {
      g_hash_table_add (reopened, round);
      return;
    }
  if (!g_hash_table_contains (reopened, round) && zh_json_get_int (args, "corrected") == 0)
    return;
  act->round = GPOINTER_TO_INT (round);
  act->board = (int) zh_json_get_int (args, "board");
  act->before = g_strdup (zh_json_get_string (args, "old"));
  act->after = g_strdup (zh_json_get_string (args, "new"));
}

static int
compare_acts (gconstpointer a,
              gconstpointer b)
{
  const ZhHandAct *first = *(const ZhHandAct *const *) a;
  const ZhHandAct *second = *(const ZhHandAct *const *) b;

  if (first->kind != second->kind)
    return first->kind < second->kind ? -1 : 1;
  return first->number < second->number ? -1 : first->number > second->number;
}

GPtrArray *
zh_desk_list_hand_acts (ZhDesk           *self,
                        gint64            tournament_id,
                        const ZhLanguage *language,
                        GError          **error)
{
  const ZhJournalFilter filter = { .tournament_id = tournament_id };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (self, &filter, error);
  g_autoptr (GHashTable) reopened = g_hash_table_new (NULL, NULL);
  GPtrArray *acts;
  gboolean   paired = FALSE;

  if (entries == NULL)
    return NULL;
  acts = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_hand_act_free);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);

      if (entry->kind != ZH_JOURNAL_ACT || entry->undone)
        continue;
      for (gsize k = 0; k < G_N_ELEMENTS (rows); k++)
        if (strcmp (rows[k].command, entry->command) == 0 && is_by_hand (entry, rows[k].when, paired))
          {
            ZhHandAct *act = make_act (entry, rows[k].kind, language);

            note_correction (act, entry, reopened);
            g_ptr_array_add (acts, act);
          }
      paired = paired || strcmp (entry->command, ZH_COMMAND_PAIR_ROUND) == 0;
    }
  g_ptr_array_sort (acts, compare_acts);
  return acts;
}

GPtrArray *
zh_desk_list_journal_acts (ZhDesk           *self,
                           gint64            tournament_id,
                           const ZhLanguage *language,
                           GError          **error)
{
  const ZhJournalFilter filter = { 0 };
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (self, &filter, error);
  GPtrArray *acts;

  if (entries == NULL)
    return NULL;
  acts = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_hand_act_free);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autofree char      *taken_back = zh_journal_entry_format_return (entry, language);
      ZhHandAct            *act;

      if (entry->tournament_id != 0 && entry->tournament_id != tournament_id)
        continue;
      act = make_act (entry, ZH_HAND_N_KINDS, language);
      if (*taken_back != '\0')
        {
          g_autofree char *words = g_steal_pointer (&act->words);

          act->words = g_strdup_printf ("%s. %s", words, taken_back);
        }
      g_ptr_array_add (acts, act);
    }
  return acts;
}
