/* A round edited by hand, from a terminal: edit-round, swap-colours. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-rounds.h"
#include "history.h"
#include "round-edit-check.h"

/* "3-7": two entries. */
static gboolean
parse_two (const ZhTournament *tournament,
           const char         *text,
           gint64              entries[2],
           GError            **error)
{
  g_auto (GStrv) sides = zh_ctl_split_pair (text, "-");

  for (int i = 0; i < 2; i++)
    {
      const ZhEntry *entry = zh_ctl_find_entry (tournament, sides[i], error);

      if (entry == NULL)
        return FALSE;
      entries[i] = entry->id;
    }
  return TRUE;
}

static gboolean
move_swap (ZhRoundEdit *edit,
           const char  *text,
           GError     **error)
{
  gint64 entries[2];

  return parse_two (edit->tournament, text, entries, error) && zh_round_edit_swap (edit, entries[0], entries[1], error);
}

static gboolean
move_pair (ZhRoundEdit *edit,
           const char  *text,
           GError     **error)
{
  gint64 entries[2];

  return parse_two (edit->tournament, text, entries, error) && zh_round_edit_pair (edit, entries[0], entries[1], error);
}

static gboolean
move_colours (ZhRoundEdit *edit,
              const char  *text,
              GError     **error)
{
  int board = 0;

  return zh_ctl_parse_number (_ ("Board"), text, 1, G_MAXINT16, &board, error) && zh_round_edit_swap_colours (edit, board, error);
}

static gboolean
move_board (ZhRoundEdit *edit,
            const char  *text,
            GError     **error)
{
  g_auto (GStrv) parts = zh_ctl_split_pair (text, "-");
  int boards[2] = { 0, 0 };

  for (int i = 0; i < 2; i++)
    if (!zh_ctl_parse_number (_ ("Board"), parts[i], 1, G_MAXINT16, &boards[i], error))
      return FALSE;
  return zh_round_edit_move_board (edit, boards[0], boards[1], error);
}

static gboolean
move_aside (ZhRoundEdit *edit,
            const char  *text,
            GError     **error)
{
  const ZhEntry *entry = zh_ctl_find_entry (edit->tournament, text, error);

  return entry != NULL && zh_round_edit_put_aside (edit, entry->id, error);
}

/* "5:3w": the player, the board and the colour. */
static gboolean
move_seat (ZhRoundEdit *edit,
           const char  *text,
           GError     **error)
{
  g_auto (GStrv) parts = zh_ctl_split_pair (text, ":");
  const ZhEntry *entry = zh_ctl_find_entry (edit->tournament, parts[0], error);
  gboolean       white = g_str_has_suffix (parts[1], "w");
  gboolean       black = g_str_has_suffix (parts[1], "b");
  int            board = 0;

  if (entry == NULL)
    return FALSE;
  if (!white && !black)
    return zh_fail (error, ZH_ERROR_USAGE, _ ("seat: “%s” is no seat; expected player, board and colour, as in 5:3w"), text);
  parts[1][strlen (parts[1]) - 1] = '\0';
  return zh_ctl_parse_number (_ ("Board"), parts[1], 1, G_MAXINT16, &board, error) &&
         zh_round_edit_seat (edit, entry->id, board, white ? 0 : 1, error);
}

/* "5" or "5:half". */
static gboolean
move_bye (ZhRoundEdit *edit,
          const char  *text,
          GError     **error)
{
  static const struct
  {
    const char   *name;
    ZhPairingKind kind;
  } kinds[] = {
    { "allocated", ZH_PAIRING_ALLOCATED_BYE },
    { "full", ZH_PAIRING_FULL_BYE },
    { "half", ZH_PAIRING_HALF_BYE },
    { "zero", ZH_PAIRING_ZERO_BYE },
    { "free", ZH_PAIRING_FREE },
  };
  g_auto (GStrv) parts = zh_ctl_split_pair (text, ":");
  const ZhEntry *entry = zh_ctl_find_entry (edit->tournament, parts[0], error);
  const char    *name = strchr (text, ':') != NULL ? parts[1] : kinds[0].name;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds) && entry != NULL; i++)
    if (strcmp (kinds[i].name, name) == 0)
      return zh_round_edit_give_bye (edit, entry->id, kinds[i].kind, error);
  if (entry != NULL)
    zh_ctl_fail_usage (error, _ ("bye: “%s” is none of allocated, full, half, zero, free"), name);
  return FALSE;
}

static const struct
{
  const char *name;
  gboolean (*move) (ZhRoundEdit *edit,
                    const char  *text,
                    GError     **error);
} moves[] = {
  { "swap=", move_swap },
  { "colours=", move_colours },
  { "aside=", move_aside },
  { "seat=", move_seat },
  { "pair=", move_pair },
  { "bye=", move_bye },
  { "board=", move_board },
};

static gboolean
make_move (ZhRoundEdit *edit,
           const char  *word,
           GError     **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    if (g_str_has_prefix (word, moves[i].name))
      return moves[i].move (edit, word + strlen (moves[i].name), error);
  return zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” is no move; there are swap=A-B, colours=BOARD, aside=A, seat=A:BOARDw, pair=A-B, bye=A:KIND, board=FROM-TO"), word);
}

static void
print_change (const ZhCtlCall    *call,
              const ZhEditChange *change)
{
  const ZhPairing *shown = change->before != NULL ? change->before : change->after;
  g_autofree char *before = zh_pairing_format_sides (change->before, call->tournament);
  g_autofree char *after = zh_pairing_format_sides (change->after, call->tournament);

  zh_ctl_print_row (call, "board:d before:s after:s lost:d", shown->kind == ZH_PAIRING_GAME ? shown->number : 0, before, after, change->n_lost);
}

static void
print_warning (const ZhCtlCall     *call,
               const ZhEditWarning *warning)
{
  g_autofree char *text = zh_edit_warning_format (warning, call->tournament, zh_language_get_screen ());
  g_autofree char *line = g_strdup_printf ("# %s%s", warning->grave ? "! " : "", text);

  zh_ctl_print_row (call, ":s | warning:s article:s grave:b", line, text, warning->article, warning->grave);
}

/* What the arbiter accepts: the boards that change, and the rules broken. */
static void
print_preview (const ZhCtlCall   *call,
               const ZhRoundEdit *edit)
{
  g_autoptr (ZhRound) after = zh_round_edit_make_round (edit);
  g_autoptr (GArray) changes = zh_round_edit_list_changes (edit, after);
  g_autoptr (GArray) warnings = zh_round_edit_list_warnings (edit, after);

  for (guint i = 0; i < changes->len; i++)
    print_change (call, &g_array_index (changes, ZhEditChange, i));
  for (guint i = 0; i < warnings->len; i++)
    print_warning (call, &g_array_index (warnings, ZhEditWarning, i));
}

static ZhCtlExit
run_edit_round (ZhCtlCall *call,
                GError   **error)
{
  gboolean accept = zh_ctl_has (call, "accept");
  int      round = zh_ctl_number (call, "round", 0);
  g_autoptr (ZhRoundEdit) edit = NULL;

  if (!zh_ctl_open_tournament (call, accept ? ZH_DESK_WRITE : ZH_DESK_READ, error))
    return ZH_CTL_FILE;
  edit = zh_round_edit_new (call->tournament, round > 0 ? round : zh_tournament_count_paired_rounds (call->tournament), error);
  for (char **word = call->words; edit != NULL && *word != NULL; word++)
    if (!make_move (edit, *word, error))
      return ZH_CTL_INPUT;
  if (edit == NULL)
    return ZH_CTL_NO;
  print_preview (call, edit);
  return accept ? zh_ctl_end (call, zh_desk_accept_edit (call->desk, edit, zh_ctl_text (call, "reason"), error), error) : ZH_CTL_DONE;
}

/* At once, with the result that is in; "edit-round colours=" is for several changes together. */
static ZhChange *
act_swap_colours (ZhCtlCall *call,
                  GError   **error)
{
  return zh_desk_swap_colours (call->desk, call->tournament->id, zh_ctl_number (call, "round", 0), zh_ctl_number (call, "board", 0),
                               MAX (zh_ctl_number (call, "game", 0), 1) - 1, error);
}

const ZhCtlVerb zh_ctl_edit_round_verbs[] = {
  { "edit-round", "FILE MOVE… [--round R] [--accept] [--reason TEXT]", ZH_CTL_CHOOSES_AND_WRITES, run_edit_round,
    .summary = N_ ("Edits a pairing by hand: shows what would change, and accepts it") },
  { "swap-colours", "FILE --round R --board B [--game G]", ZH_CTL_WRITES, .act = act_swap_colours,
    .summary = N_ ("Changes the colours of a board, with the result that is in") },
  { NULL },
};
