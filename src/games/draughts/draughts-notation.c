#include "config.h"

#include "draughts-notation.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

static const struct
{
  const char *sign;
  int         column;
} alike[] = { { "а", 0 }, { "с", 2 }, { "е", 4 } };

static int
read_column (const char **at)
{
  if (**at >= 'a' && **at <= 'h')
    return *(*at)++ - 'a';
  for (gsize i = 0; i < G_N_ELEMENTS (alike); i++)
    if (g_str_has_prefix (*at, alike[i].sign))
      {
        *at += strlen (alike[i].sign);
        return alike[i].column;
      }
  return -1;
}

int
zh_draughts_square_parse (ZhDraughtsVariant variant,
                          const char      **at)
{
  const char *rest = *at;
  int         n_squares = zh_draughts_variant_get_n_squares (variant);
  int         column;
  int         square = 0;

  if (g_ascii_isdigit (*rest))
    {
      for (int digits = 0; g_ascii_isdigit (*rest) && digits < 2; rest++, digits++)
        square = square * 10 + (*rest - '0');
      if (square < 1 || square > n_squares)
        return 0;
      *at = rest;
      return square;
    }

  column = n_squares == 32 ? read_column (&rest) : -1;
  if (column < 0 || *rest < '1' || *rest > '8')
    return 0;
  square = zh_draughts_get_square (variant, '8' - *rest, column);
  if (square != 0)
    *at = rest + 1;
  return square;
}

void
zh_draughts_square_append (ZhDraughtsVariant variant,
                           int               square,
                           GString          *text)
{
  if (zh_draughts_variant_uses_letters (variant))
    g_string_append_printf (text, "%c%c", 'a' + zh_draughts_get_column (variant, square), '8' - zh_draughts_get_row (variant, square));
  else
    g_string_append_printf (text, "%d", square);
}

char *
zh_draughts_move_format (const ZhDraughtsPosition *position,
                         const ZhDraughtsMove     *move)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < move->n_stops; i++)
    {
      if (i > 0)
        g_string_append_c (text, move->captured != 0 ? 'x' : '-');
      zh_draughts_square_append (position->variant, move->stops[i], text);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static int
read_stops (ZhDraughtsVariant variant,
            const char       *text,
            guint8           *stops)
{
  static const char *const separators[] = { "-", "–", "—", "x", "х", "×", ":" };
  const char              *at = text;
  int                      n = 0;

  while (*at != '\0')
    {
      int square;

      for (gsize i = 0; n > 0 && i < G_N_ELEMENTS (separators); i++)
        if (g_str_has_prefix (at, separators[i]))
          {
            at += strlen (separators[i]);
            break;
          }
      square = zh_draughts_square_parse (variant, &at);
      if (square == 0 || n == ZH_DRAUGHTS_MAX_STOPS)
        return 0;
      stops[n++] = (guint8) square;
    }
  return n >= 2 ? n : 0;
}

/* Whether the stops written are among those of the move, in their order, with its ends. */
static gboolean
is_meant (const ZhDraughtsMove *move,
          const guint8         *stops,
          int                   n_stops)
{
  int found = 0;

  if (move->stops[0] != stops[0] || move->stops[move->n_stops - 1] != stops[n_stops - 1] || n_stops > move->n_stops)
    return FALSE;
  for (int i = 0; i < move->n_stops && found < n_stops; i++)
    if (move->stops[i] == stops[found])
      found++;
  return found == n_stops;
}

static gboolean
has_ends (const ZhDraughtsMove *move,
          const guint8         *stops,
          int                   n_stops)
{
  return move->stops[0] == stops[0] && move->stops[move->n_stops - 1] == stops[n_stops - 1];
}

static char *
strip_marks (const char *text)
{
  char *plain = g_strstrip (g_strdup (text));
  gsize length = strlen (plain);

  while (length > 0 && strchr ("!?+=*", plain[length - 1]) != NULL)
    plain[--length] = '\0';
  return plain;
}

static gboolean
is_exact (const ZhDraughtsMove *move,
          const guint8         *stops,
          int                   n_stops)
{
  return move->n_stops == n_stops && memcmp (move->stops, stops, (gsize) n_stops) == 0;
}

/* The moves that fit, strictest reading first: written in full; with stops left out; by the
 * ends alone, for one capture can be written with different stops. */
static guint
collect_meant (GArray       *moves,
               const guint8 *stops,
               int           n_stops,
               guint        *first)
{
  gboolean (*const readings[]) (const ZhDraughtsMove *, const guint8 *, int) = { is_exact, is_meant, has_ends };
  guint n_meant = 0;

  for (gsize reading = 0; reading < G_N_ELEMENTS (readings) && n_meant == 0; reading++)
    for (guint i = 0; i < moves->len; i++)
      if (readings[reading](&g_array_index (moves, ZhDraughtsMove, i), stops, n_stops) && n_meant++ == 0)
        *first = i;
  return n_meant;
}

gboolean
zh_draughts_move_parse (const ZhDraughtsPosition *position,
                        const char               *text,
                        ZhDraughtsMove           *move,
                        GError                  **error)
{
  g_autofree char *plain = g_utf8_validate (text, -1, NULL) ? strip_marks (text) : g_strdup ("");
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  guint8 stops[ZH_DRAUGHTS_MAX_STOPS];
  int    n_stops = read_stops (position->variant, plain, stops);
  guint  first = 0;
  guint  n_meant;

  if (n_stops == 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is not a move in draughts notation; write c3-d4, c3:e5 or 32-28 (IV.4.2)"), plain);
  zh_draughts_position_generate (position, moves);
  n_meant = collect_meant (moves, stops, n_stops, &first);
  if (n_meant == 1)
    {
      *move = g_array_index (moves, ZhDraughtsMove, first);
      return TRUE;
    }
  if (n_meant > 1)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: several captures begin and end there; write every square on which the unit stops"), plain);
  else if (moves->len > 0 && g_array_index (moves, ZhDraughtsMove, 0).captured != 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: a capture is possible and must be made in full (II.3, III.3)"), plain);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: no unit can go there (II.2, III.2)"), plain);
  return FALSE;
}
