#include "config.h"

#include "confirmation.h"

#include <glib/gi18n.h>
#include <string.h>

ZhConfirmation *
zh_confirmation_new (void)
{
  ZhConfirmation *self = g_new0 (ZhConfirmation, 1);

  self->result = g_strdup ("");
  self->by = g_strdup ("");
  self->place = g_strdup ("");
  return self;
}

void
zh_confirmation_free (ZhConfirmation *self)
{
  if (self == NULL)
    return;
  g_free (self->result);
  g_free (self->by);
  g_free (self->place);
  g_free (self);
}

const ZhConfirmation *
zh_confirmations_find (const GPtrArray *confirmations,
                       const ZhGame    *game)
{
  g_autofree char *code = NULL;

  if (!zh_result_is_set (game->result))
    return NULL;
  code = zh_result_format_code (game->result);
  for (guint i = confirmations->len; i > 0; i--)
    {
      const ZhConfirmation *confirmation = g_ptr_array_index (confirmations, i - 1);

      if (confirmation->game_id == game->id && strcmp (confirmation->result, code) == 0)
        return confirmation;
    }
  return NULL;
}

int
zh_confirmations_count_waiting (const GPtrArray *confirmations,
                                const ZhRound   *round)
{
  int n_waiting = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        n_waiting += zh_result_is_set (pairing->games[game].result) &&
                     zh_confirmations_find (confirmations, &pairing->games[game]) == NULL;
    }
  return n_waiting;
}

/* "Olena Koval at laptop-2", or the half of it that is known. */
static char *
format_who (const ZhConfirmation *self,
            const ZhLanguage     *language)
{
  if (*self->by == '\0' || *self->place == '\0')
    return g_strdup (*self->by != '\0' ? self->by : self->place);
  /* Translators: a person, and the machine or desk where it was done. */
  return g_strdup_printf (zh_tr (language, "%1$s at %2$s"), self->by, self->place);
}

char *
zh_confirmation_format (const ZhConfirmation *self,
                        const ZhTournament   *tournament,
                        const ZhLanguage     *language)
{
  ZhResult result = ZH_RESULT_NONE;
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (self->time);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autofree char *time = local != NULL ? zh_language_format_time (language, local) : g_strdup ("");
  g_autofree char *who = format_who (self, language);
  g_autofree char *shown = zh_result_parse (self->result, FALSE, &result)
                               ? zh_result_format (result, zh_tournament_is_two_one_zero (tournament))
                               : g_strdup (self->result);

  /* Translators: a result, who read it again and where, the time. */
  return g_strdup_printf (zh_tr (language, "✓ %1$s, read again: %2$s, %3$s"), shown, who, time);
}
