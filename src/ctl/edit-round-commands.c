/* A round edited by hand, from a terminal: edit-round, swap-colours. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

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
  g_auto (GStrv) sides = g_strsplit (text, "-", 2);

  for (int i = 0; i < 2; i++)
    {
      const ZhEntry *entry = zh_ctl_find_entry (tournament, sides[0] != NULL && sides[i] != NULL ? sides[i] : "", error);

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
  g_auto (GStrv) parts = g_strsplit (text, "-", 2);
  int boards[2] = { 0, 0 };

  for (int i = 0; i < 2; i++)
    if (!zh_ctl_parse_number (_ ("Board"), parts[0] != NULL && parts[i] != NULL ? parts[i] : "", 1, G_MAXINT16, &boards[i], error))
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
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  const ZhEntry *entry = zh_ctl_find_entry (edit->tournament, parts[0] != NULL ? parts[0] : "", error);
  gboolean       white = parts[0] != NULL && parts[1] != NULL && g_str_has_suffix (parts[1], "w");
  gboolean       black = parts[0] != NULL && parts[1] != NULL && g_str_has_suffix (parts[1], "b");
  int            board = 0;

  if (entry == NULL)
    return FALSE;
  if (!white && !black)
    {
      zh_ctl_fail_usage (error, _ ("seat: “%s” is no seat; expected player, board and colour, as in 5:3w"), text);
      return FALSE;
    }
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
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  const ZhEntry *entry = zh_ctl_find_entry (edit->tournament, parts[0] != NULL ? parts[0] : "", error);
  const char    *name = parts[0] != NULL && parts[1] != NULL ? parts[1] : kinds[0].name;

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
  zh_ctl_fail_usage (error, _ ("“%s” is no move; there are swap=A-B, colours=BOARD, aside=A, seat=A:BOARDw, pair=A-B, bye=A:KIND, board=FROM-TO"), word);
  return FALSE;
}

static void
print_change (const ZhEditChange *change,
              const ZhTournament *tournament,
              gboolean            json)
{
  const ZhPairing *shown = change->before != NULL ? change->before : change->after;
  int              board = shown->kind == ZH_PAIRING_GAME ? shown->number : 0;
  g_autofree char *before = zh_pairing_format_sides (change->before, tournament);
  g_autofree char *after = zh_pairing_format_sides (change->after, tournament);
  g_autoptr (JsonObject) object = NULL;

  if (!json)
    {
      g_print ("%d\t%s\t%s\t%d\n", board, before, after, change->n_lost);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "board", board);
  json_object_set_string_member (object, "before", before);
  json_object_set_string_member (object, "after", after);
  json_object_set_int_member (object, "lost", change->n_lost);
  zh_ctl_print_json (object);
}

static void
print_warning (const ZhEditWarning *warning,
               const ZhTournament  *tournament,
               gboolean             json)
{
  g_autofree char *text = zh_edit_warning_format (warning, tournament, zh_language_get_screen ());
  g_autoptr (JsonObject) object = NULL;

  if (!json)
    {
      g_print ("# %s%s\n", warning->grave ? "! " : "", text);
      return;
    }
  object = json_object_new ();
  json_object_set_string_member (object, "warning", text);
  json_object_set_string_member (object, "article", warning->article);
  json_object_set_boolean_member (object, "grave", warning->grave);
  zh_ctl_print_json (object);
}

/* What the arbiter accepts: the boards that change, and the rules broken. */
static void
print_preview (const ZhRoundEdit *edit,
               gboolean           json)
{
  g_autoptr (ZhRound) after = zh_round_edit_make_round (edit);
  g_autoptr (GArray) changes = zh_round_edit_list_changes (edit, after);
  g_autoptr (GArray) warnings = zh_round_edit_list_warnings (edit, after);

  for (guint i = 0; i < changes->len; i++)
    print_change (&g_array_index (changes, ZhEditChange, i), edit->tournament, json);
  for (guint i = 0; i < warnings->len; i++)
    print_warning (&g_array_index (warnings, ZhEditWarning, i), edit->tournament, json);
}

static ZhCtlExit
run_edit_round (int      n_arguments,
                char   **arguments,
                GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *reason = NULL;
  gboolean           accept = FALSE;
  int                round = 0;
  const GOptionEntry options[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { "accept", 0, 0, G_OPTION_ARG_NONE, &accept, NULL, NULL },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &reason, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhRoundEdit) edit = NULL;
  const ZhTournament *tournament;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 1, -1, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, accept ? ZH_DESK_WRITE : ZH_DESK_READ, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  edit = zh_round_edit_new (tournament, round > 0 ? round : zh_tournament_count_paired_rounds (tournament), error);
  if (edit == NULL)
    return ZH_CTL_NO;
  for (char **word = target.words; *word != NULL; word++)
    if (!make_move (edit, *word, error))
      return ZH_CTL_INPUT;
  print_preview (edit, target.json);
  if (!accept)
    return ZH_CTL_DONE;
  return zh_ctl_finish (&target, desk, zh_desk_accept_edit (desk, edit, reason, error), error);
}

/* At once, with the result that is in; "edit-round colours=" is for several changes together. */
static ZhCtlExit
run_swap_colours (int      n_arguments,
                  char   **arguments,
                  GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  int                round = 0;
  int                board = 0;
  int                game = 0;
  const GOptionEntry entries[] = {
    { "round", 'r', 0, G_OPTION_ARG_INT, &round, NULL, NULL },
    { "board", 'b', 0, G_OPTION_ARG_INT, &board, NULL, NULL },
    { "game", 'g', 0, G_OPTION_ARG_INT, &game, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;
  const ZhTournament *tournament;

  if (!zh_ctl_target_parse (&target, entries, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  if (round < 1 || board < 1 || game < 0)
    return zh_ctl_fail_usage (error, _ ("Name round and board: --round R --board B"));
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  tournament = desk != NULL ? zh_ctl_target_choose (&target, desk, error) : NULL;
  if (tournament == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (&target, desk, zh_desk_swap_colours (desk, tournament->id, round, board, MAX (game, 1) - 1, error), error);
}

extern const ZhCtlCommand zh_ctl_edit_round_commands[];

const ZhCtlCommand zh_ctl_edit_round_commands[] = {
  { "edit-round", "", "FILE MOVE… [--round R] [--tournament T] [--accept] [--reason TEXT]",
    N_ ("Edits a pairing by hand: shows what would change, and accepts it"), run_edit_round },
  { "swap-colours", "", "FILE --round R --board B [--game G] [--tournament T] [--json]",
    N_ ("Changes the colours of a board, with the result that is in"), run_swap_colours },
  { NULL },
};
