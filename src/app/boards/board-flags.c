#include "config.h"

#include "board-flags.h"

#include <glib/gi18n.h>

#include "hand-act.h"
#include "reported-result.h"
#include "signs.h"

/* Boards and games are small numbers: one table, keyed by both. */
#define KEY(board, game) GINT_TO_POINTER ((board) *64 + (game))
#define ADJUSTED (1 << 20)
#define PROTEST (1 << 21)
#define FIXED (1 << 22)
#define DISPLACED (1 << 23)
#define CORRECTED (1 << 24)
#define CONFIRMED (1 << 25)
#define DISCONNECTED (1 << 26)
/* Between signs: a column of a small screen must show them all. */
#define HAIR_SPACE "\u200a"

static void
add (GHashTable *counts,
     int         board,
     int         game,
     int         amount)
{
  int old = GPOINTER_TO_INT (g_hash_table_lookup (counts, KEY (board, game)));

  g_hash_table_insert (counts, KEY (board, game), GINT_TO_POINTER (amount >= ADJUSTED ? old | amount : old + amount));
}

static void
add_fixed_board (GHashTable    *counts,
                 const ZhEntry *entry,
                 const ZhRound *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->entry[0] != entry->id && pairing->entry[1] != entry->id)
        continue;
      for (int game = 0; game < pairing->n_games; game++)
        add (counts, pairing->number, game, entry->fixed_board == pairing->number ? FIXED : DISPLACED);
    }
}

/* Who always plays on one board, and whether this round is on it: a few of all entries. */
static void
add_fixed_boards (GHashTable         *counts,
                  const ZhTournament *tournament,
                  const ZhRound      *round)
{
  for (guint i = 0; tournament != NULL && i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->fixed_board > 0)
        add_fixed_board (counts, entry, round);
    }
}

/* Where a side of online play is gone and not back yet. */
static void
add_outages (GHashTable         *counts,
             const ZhTournament *tournament,
             const ZhRound      *round)
{
  for (guint i = 0; tournament != NULL && i < tournament->outages->len; i++)
    {
      const ZhOutage *outage = g_ptr_array_index (tournament->outages, i);

      if (outage->round == round->number && outage->ended == ZH_OUTAGE_OPEN)
        add (counts, outage->board, outage->game - 1, DISCONNECTED);
    }
}

/* Which results were read a second time. */
static void
add_confirmed (GHashTable      *counts,
               const GPtrArray *confirmations,
               const ZhRound   *round)
{
  for (guint i = 0; confirmations->len > 0 && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        if (zh_confirmations_find (confirmations, &pairing->games[game]) != NULL)
          add (counts, pairing->number, game, CONFIRMED);
    }
}

GHashTable *
zh_board_flags_count (const ZhCompetition *competition,
                      gint64               tournament_id,
                      const ZhRound       *round)
{
  GHashTable *counts = g_hash_table_new (NULL, NULL);

  for (guint i = 0; competition != NULL && i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      if (record->tournament_id != tournament_id || record->round != round->number || record->board == 0)
        continue;
      add (counts, record->board, record->game - 1, 1);
      if (record->opponent_time != 0 || record->offender_time != 0)
        add (counts, record->board, record->game - 1, ADJUSTED);
    }
  for (guint i = 0; competition != NULL && i < competition->clock_changes->len; i++)
    {
      const ZhClockChange *change = g_ptr_array_index (competition->clock_changes, i);

      if (change->tournament_id == tournament_id && change->round == round->number)
        add (counts, change->board, change->game - 1, ADJUSTED);
    }
  for (guint i = 0; competition != NULL && i < competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (competition->protests, i);

      if (protest->tournament_id == tournament_id && protest->round == round->number && protest->board > 0 && zh_protest_is_open (protest))
        add (counts, protest->board, protest->game - 1, PROTEST);
    }
  if (competition != NULL)
    {
      const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);

      add_fixed_boards (counts, tournament, round);
      add_outages (counts, tournament, round);
      add_confirmed (counts, competition->confirmations, round);
    }
  return counts;
}

void
zh_board_flags_add_corrected (GHashTable      *counts,
                              const GPtrArray *acts,
                              const ZhRound   *round)
{
  for (guint i = 0; i < acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (acts, i);
      const ZhPairing *pairing = act->round == round->number ? zh_round_find_pairing (round, act->board) : NULL;

      for (int game = 0; pairing != NULL && game < pairing->n_games; game++)
        add (counts, act->board, game, CORRECTED);
    }
}

ZhBoardFlags
zh_board_flags_get (GHashTable      *counts,
                    const ZhPairing *pairing,
                    int              game)
{
  int          found = game >= 0 ? GPOINTER_TO_INT (g_hash_table_lookup (counts, KEY (pairing->number, game))) : 0;
  ZhBoardFlags flags = {
    .n_incidents = found & (ADJUSTED - 1),
    .clock_adjusted = (found & ADJUSTED) != 0,
    .protest = (found & PROTEST) != 0,
    .edited = pairing->edited,
    .fixed = (found & FIXED) != 0,
    .displaced = (found & DISPLACED) != 0,
    .corrected = (found & CORRECTED) != 0,
    .confirmed = (found & CONFIRMED) != 0,
    .disconnected = (found & DISCONNECTED) != 0,
  };
  const ZhGame *played = game >= 0 ? &pairing->games[game] : NULL;

  if (played != NULL && !zh_result_is_set (played->result))
    {
      flags.white_missing = played->missing[played->swapped ? 1 : 0];
      flags.black_missing = played->missing[played->swapped ? 0 : 1];
    }
  flags.reported = played != NULL && zh_game_is_reported_otherwise (played);
  return flags;
}

gboolean
zh_board_flags_equal (const ZhBoardFlags *a,
                      const ZhBoardFlags *b)
{
  return a->n_incidents == b->n_incidents && a->clock_adjusted == b->clock_adjusted && a->white_missing == b->white_missing &&
         a->black_missing == b->black_missing && a->protest == b->protest && a->edited == b->edited &&
         a->fixed == b->fixed && a->displaced == b->displaced && a->corrected == b->corrected && a->reported == b->reported &&
         a->confirmed == b->confirmed && a->disconnected == b->disconnected;
}

static char *
format_incidents (const ZhBoardFlags *self)
{
  return self->n_incidents > 1 ? g_strdup_printf ("⚑%d", self->n_incidents) : g_strdup ("⚑");
}

static char *
format_missing (const ZhBoardFlags *self)
{
  return g_strconcat (zh_sign_get_missing (), self->white_missing ? "☐" : "", self->black_missing ? "■" : "", NULL);
}

/* All that is the matter, the gravest first. A sign is asked for where it stands only: whether it can
 * be drawn means to load the fonts that might. */
static void
list_signs (const ZhBoardFlags *self,
            GStrvBuilder       *signs)
{
  g_autofree char  *incidents = self->n_incidents > 0 ? format_incidents (self) : NULL;
  g_autofree char  *missing = self->white_missing || self->black_missing ? format_missing (self) : NULL;
  const char *const all[] = {
    self->disconnected ? zh_sign_get_disconnected () : NULL,
    self->protest ? zh_sign_get_protest () : NULL,
    incidents,
    missing,
    self->clock_adjusted ? zh_sign_get_clock () : NULL,
    self->corrected ? "*" : NULL,
    self->reported ? ZH_REPORTED_SIGN : NULL,
    self->displaced ? "◇" : NULL,
    self->edited ? "✎" : NULL,
    self->fixed ? "◆" : NULL,
    self->confirmed ? "✓" : NULL,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i] != NULL)
      g_strv_builder_add (signs, all[i]);
}

/* How many of @signs there is room for; what is left out takes the room of a number. */
static guint
count_fitting (char **signs)
{
  guint n_signs = g_strv_length (signs);
  guint n_shown = 0;
  glong length = 0;

  for (guint i = 0; i < n_signs; i++)
    length += g_utf8_strlen (signs[i], -1);
  if (length <= ZH_BOARD_FLAGS_LENGTH)
    return n_signs;
  for (length = 2; n_shown < n_signs; n_shown++)
    {
      length += g_utf8_strlen (signs[n_shown], -1);
      if (length > ZH_BOARD_FLAGS_LENGTH && n_shown > 0)
        break;
    }
  return n_shown;
}

char *
zh_board_flags_format (const ZhBoardFlags *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) signs = NULL;
  GString *text = g_string_new (NULL);
  guint    n_shown;

  list_signs (self, builder);
  signs = g_strv_builder_end (builder);
  n_shown = count_fitting (signs);
  for (guint i = 0; i < n_shown; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? HAIR_SPACE : "", signs[i]);
  if (signs[n_shown] != NULL)
    g_string_append_printf (text, HAIR_SPACE "+%u", g_strv_length (signs) - n_shown);
  return zh_sign_paint_colours (g_string_free (text, FALSE));
}

char *
zh_board_flags_format_spoken (const ZhBoardFlags *self)
{
  GString *text = g_string_new (NULL);

  if (self->disconnected)
    g_string_append_printf (text, ", %s", _ ("without a connection"));
  if (self->n_incidents > 0)
    {
      g_string_append (text, ", ");
      g_string_append_printf (text, ngettext ("%d incident", "%d incidents", (gulong) self->n_incidents), self->n_incidents);
    }
  if (self->clock_adjusted)
    g_string_append_printf (text, ", %s", _ ("clock adjusted"));
  if (self->white_missing)
    g_string_append_printf (text, ", %s", _ ("White has not come"));
  if (self->black_missing)
    g_string_append_printf (text, ", %s", _ ("Black has not come"));
  if (self->protest)
    g_string_append_printf (text, ", %s", _ ("protest open"));
  if (self->edited)
    g_string_append_printf (text, ", %s", _ ("changed by hand"));
  if (self->corrected)
    g_string_append_printf (text, ", %s", _ ("result corrected after the round was closed"));
  if (self->reported)
    g_string_append_printf (text, ", %s", _ ("another result in the rating report"));
  if (self->confirmed)
    g_string_append_printf (text, ", %s", _ ("read a second time"));
  if (self->fixed)
    g_string_append_printf (text, ", %s", _ ("a fixed board"));
  if (self->displaced)
    g_string_append_printf (text, ", %s", _ ("the fixed board of a player was not free"));
  return g_string_free (text, FALSE);
}
