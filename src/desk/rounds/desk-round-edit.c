#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "errors.h"
#include "member-exclusion.h"
#include "round-edit-check.h"
#include "round-plan.h"
#include "text-signs.h"
#include "words.h"

static gboolean
check_current (const ZhAct       *act,
               const ZhRoundEdit *edit,
               GError           **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (act->snapshot, edit->tournament->id);

  /* Rounds are shared between snapshots that do not differ in them. */
  if (tournament != NULL && zh_tournament_find_round (tournament, edit->round->number) == edit->round)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  _ ("Round %d has changed since the edit began. Begin the edit again"),
                  edit->round->number);
}

/* Every article once. */
static char *
join_articles (const GArray *warnings)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < warnings->len; i++)
    {
      const ZhEditWarning *warning = &g_array_index (warnings, ZhEditWarning, i);
      g_auto (GStrv) known = g_strsplit (text->str, ";", -1);

      if (*warning->article != '\0' && !g_strv_contains ((const char *const *) known, warning->article))
        g_string_append_printf (text, text->len > 0 ? ";%s" : "%s", warning->article);
    }
  return g_string_free (text, FALSE);
}

/* Journals of earlier versions have no reason for pairing who had left, nor for other pairs than the system made. */
static gboolean
check_reason (const ZhAct       *act,
              const ZhRoundEdit *edit,
              const GArray      *warnings,
              const char        *reason,
              GError           **error)
{
  for (guint i = 0; i < warnings->len && zh_text_is_blank (reason); i++)
    {
      const ZhEditWarning *warning = &g_array_index (warnings, ZhEditWarning, i);
      g_autofree char     *text = NULL;

      if (!warning->grave || (act->desk->is_repeating && (warning->fault == ZH_EDIT_LEFT || warning->fault == ZH_EDIT_OTHERWISE)))
        continue;
      text = zh_edit_warning_format (warning, edit->tournament, zh_language_get_screen ());
      return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s. Give the reason for keeping the edit"), text);
    }
  return TRUE;
}

/* Writes a pairing that stays, as far as it is another now. */
static gboolean
write_kept (ZhAct           *act,
            const ZhRound   *round,
            const ZhPairing *before,
            const ZhPairing *after,
            GError         **error)
{
  if (!zh_store_put_pairing (act->store, round->id, after, error))
    return FALSE;
  for (int i = 0; i < after->n_games; i++)
    if (memcmp (&before->games[i], &after->games[i], sizeof (ZhGame)) != 0 && !zh_store_put_game (act->store, after->id, &after->games[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
write_round (ZhAct         *act,
             const ZhRound *before,
             const ZhRound *after,
             GError       **error)
{
  for (guint i = 0; i < before->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (before->pairings, i);

      if (zh_round_edit_find_pairing (after, pairing->id) == NULL && !zh_store_delete_pairing (act->store, pairing, error))
        return FALSE;
    }
  for (guint i = 0; i < after->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (after->pairings, i);
      gboolean         done = pairing->id != 0 ? write_kept (act, before, zh_round_edit_find_pairing (before, pairing->id), pairing, error)
                                               : zh_act_write_pairing (act, before, pairing, error);

      if (!done)
        return FALSE;
    }
  return TRUE;
}

/* What the edit leaves: boards without an empty one between, byes, nobody in the pool. */
static ZhRound *
make_final_round (const ZhCompetition *competition,
                  const ZhRoundEdit   *edit)
{
  ZhRound *round = zh_round_edit_make_round (edit);

  for (guint i = round->pairings->len; i > 0; i--)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i - 1);

      if (pairing->number == 0 || pairing->entry[0] == 0)
        g_ptr_array_remove_index (round->pairings, i - 1);
    }
  for (guint i = 0; i < round->pairings->len; i++)
    ((ZhPairing *) g_ptr_array_index (round->pairings, i))->number = (int) i + 1;
  zh_competition_replace_excluded (competition, edit->tournament, round);
  return round;
}

static void
note_changes (ZhAct             *act,
              const ZhRoundEdit *edit,
              const GArray      *changes)
{
  int n_lost = 0;

  for (guint i = 0; i < changes->len; i++)
    {
      const ZhEditChange *change = &g_array_index (changes, ZhEditChange, i);
      const ZhPairing    *shown = change->before != NULL ? change->before : change->after;
      g_autofree char    *before = zh_pairing_format_sides (change->before, edit->tournament);
      g_autofree char    *after = zh_pairing_format_sides (change->after, edit->tournament);
      gboolean            is_board = shown->kind == ZH_PAIRING_GAME;
      g_autofree char    *old_text = is_board ? g_strdup_printf ("%d. %s", shown->number, before) : g_strdup (before);
      g_autofree char    *new_text = is_board ? g_strdup_printf ("%d. %s", shown->number, after) : g_strdup (after);

      zh_act_add_change (act, is_board ? "board" : "bye", old_text, new_text);
      n_lost += change->n_lost;
    }
  if (n_lost > 0)
    zh_act_set_int (act, "lost", n_lost);
}

/* The arbiter's pairing as the system's is kept: "white black" start numbers, a line a pair. */
static char *
format_as_proposal (const ZhTournament *tournament,
                    const ZhRound      *round)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (ZhProposedPair));

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      ZhProposedPair   pair = { pairing->entry[0], pairing->entry[1], pairing->kind, ZH_RESULT_NONE };

      g_array_append_val (pairs, pair);
    }
  return zh_round_plan_format_proposal (tournament, (const ZhProposedPair *) pairs->data, pairs->len);
}

/* Checks the edit and notes it in the act. */
static gboolean
note_edit (ZhAct             *act,
           const ZhRoundEdit *edit,
           const ZhRound     *after,
           const char        *reason,
           GError           **error)
{
  g_autoptr (GArray) changes = zh_round_edit_list_changes (edit, after);
  g_autoptr (GArray) warnings = zh_round_edit_list_warnings (edit, after);
  g_autofree char *articles = join_articles (warnings);
  g_autofree char *hand = format_as_proposal (edit->tournament, after);

  if (changes->len == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("Nothing is changed by this edit"));
  if (!check_reason (act, edit, warnings, reason, error))
    return FALSE;
  zh_act_set_int (act, "round", edit->round->number);
  zh_act_set_string (act, "proposal", edit->round->proposal);
  zh_act_set_string (act, "hand", hand);
  note_changes (act, edit, changes);
  zh_act_set_articles (act, articles);
  zh_act_set_reason (act, reason);
  return TRUE;
}

/* What running the act again needs: who sits where in the end. Who is nowhere is in the pool. */
static void
note_places (ZhAct             *act,
             const ZhRoundEdit *edit)
{
  static const char *const sides[] = { "white", "black" };

  zh_act_in_int (act, "round", edit->round->number);
  zh_act_in_list (act, "boards");
  zh_act_in_list (act, "byes");
  for (guint i = 0; i < edit->boards->len; i++)
    {
      const ZhEditPlace *place = &g_array_index (edit->boards, ZhEditPlace, i);
      JsonObject        *board = zh_act_in_add (act, "boards");

      for (int side = 0; side < 2; side++)
        if (place->entry[side] != 0)
          json_object_set_int_member (board, sides[side], place->entry[side]);
    }
  for (guint i = 0; i < edit->byes->len; i++)
    {
      const ZhEditPlace *place = &g_array_index (edit->byes, ZhEditPlace, i);
      JsonObject        *bye = zh_act_in_add (act, "byes");

      json_object_set_int_member (bye, "entry", place->entry[0]);
      json_object_set_string_member (bye, "kind", zh_words_get (zh_pairing_kind_words, place->kind));
    }
}

ZhChange *
zh_desk_accept_edit (ZhDesk            *self,
                     const ZhRoundEdit *edit,
                     const char        *reason,
                     GError           **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_EDIT_ROUND, edit->tournament->id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhRound) after = NULL;

  if (tournament == NULL || !check_current (act, edit, error) || !zh_round_edit_check_complete (edit, error))
    return NULL;
  after = make_final_round (act->snapshot, edit);
  note_places (act, edit);
  if (!note_edit (act, edit, after, reason, error) || !write_round (act, edit->round, after, error))
    return NULL;
  return zh_act_commit (act, error);
}
