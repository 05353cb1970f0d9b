#include "config.h"

#include "game-seats.h"

#include <string.h>

#include "transliteration.h"

/* Small Latin letters, a blank between the parts of the name. */
static char **
split_name (const char *name,
            ZhCyrillic  language)
{
  g_autofree char *latin = zh_transliterate (name, language);
  g_autofree char *folded = g_utf8_casefold (latin, -1);

  g_strdelimit (folded, ",.-'", ' ');
  g_strstrip (folded);
  return g_regex_split_simple ("\\s+", folded, 0, 0);
}

static void
seat_clear (gpointer data)
{
  ZhGameSeat *seat = data;

  for (int side = 0; side < 2; side++)
    {
      for (int reading = 0; reading < ZH_N_READINGS; reading++)
        g_strfreev (seat->sitters[side].parts[reading]);
      g_free (seat->sitters[side].login);
    }
}

static void
take_apart (ZhGameSitter   *sitter,
            const ZhPerson *person)
{
  g_autofree char *own = person != NULL ? zh_person_format_name (person) : NULL;
  g_autofree char *latin = person != NULL ? zh_person_format_latin_name (person) : NULL;

  if (person == NULL)
    return;
  sitter->parts[ZH_READING_LATIN] = split_name (latin, ZH_CYRILLIC_UKRAINIAN);
  sitter->parts[ZH_READING_UKRAINIAN] = split_name (own, ZH_CYRILLIC_UKRAINIAN);
  sitter->parts[ZH_READING_RUSSIAN] = split_name (own, ZH_CYRILLIC_RUSSIAN);
  sitter->login = g_utf8_casefold (person->login, -1);
}

GArray *
zh_game_seats_new (const ZhTournament *tournament,
                   const ZhRound      *round)
{
  GArray *seats = g_array_new (FALSE, TRUE, sizeof (ZhGameSeat));

  g_array_set_clear_func (seats, seat_clear);
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        {
          ZhGameSeat seat = { .place = { .tournament = tournament, .round = round, .pairing = pairing, .index = k, .game = &pairing->games[k] } };

          take_apart (&seat.sitters[0], zh_game_place_get_person (&seat.place, ZH_COLOUR_WHITE));
          take_apart (&seat.sitters[1], zh_game_place_get_person (&seat.place, ZH_COLOUR_BLACK));
          g_array_append_val (seats, seat);
        }
    }
  return seats;
}

/* The surname first; the given name in full or by its first letters. */
static gboolean
names_agree (char **given,
             char **parts)
{
  if (given[0] == NULL || parts[0] == NULL || *given[0] == '\0' || strcmp (given[0], parts[0]) != 0)
    return FALSE;
  for (int i = 1; given[i] != NULL && parts[i] != NULL; i++)
    if (!g_str_has_prefix (parts[i], given[i]) && !g_str_has_prefix (given[i], parts[i]))
      return FALSE;
  return TRUE;
}

void
zh_written_name_clear (ZhWrittenName *self)
{
  g_strfreev (self->by_ukrainian);
  g_strfreev (self->by_russian);
  g_free (self->as_login);
}

ZhWrittenName
zh_written_name_read (const char *name)
{
  return (ZhWrittenName){ split_name (name, ZH_CYRILLIC_UKRAINIAN), split_name (name, ZH_CYRILLIC_RUSSIAN), g_utf8_casefold (name, -1) };
}

gboolean
zh_game_sitter_is (const ZhGameSitter  *self,
                   const ZhWrittenName *written)
{
  return self->parts[ZH_READING_LATIN] != NULL &&
         ((*self->login != '\0' && strcmp (self->login, written->as_login) == 0) ||
          names_agree (written->by_ukrainian, self->parts[ZH_READING_LATIN]) ||
          names_agree (written->by_ukrainian, self->parts[ZH_READING_UKRAINIAN]) ||
          names_agree (written->by_russian, self->parts[ZH_READING_RUSSIAN]));
}
