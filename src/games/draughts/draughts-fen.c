/* Draughts positions as text: PDN FEN. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "draughts-notation.h"
#include "errors.h"

static gboolean
refuse (GError    **error,
        const char *message)
{
  return zh_fail (error, ZH_ERROR_INPUT, "FEN: %s", message);
}

static gboolean
put (ZhDraughtsPosition *self,
     int                 square,
     ZhDraughtsUnit      unit,
     GError            **error)
{
  if (self->units[square - 1] != ZH_DRAUGHTS_EMPTY)
    return refuse (error, _ ("two units stand on one square"));
  self->units[square - 1] = unit;
  return TRUE;
}

/* "21-32", "K14", "b4", "Kd2" */
static gboolean
parse_item (ZhDraughtsPosition *self,
            const char         *item,
            gboolean            black,
            GError            **error)
{
  const char    *at = item;
  gboolean       king = *at == 'K';
  ZhDraughtsUnit unit = black ? (king ? ZH_DRAUGHTS_BLACK_KING : ZH_DRAUGHTS_BLACK_MAN)
                              : (king ? ZH_DRAUGHTS_WHITE_KING : ZH_DRAUGHTS_WHITE_MAN);
  int            first;
  int            last;

  at += king ? 1 : 0;
  first = zh_draughts_square_parse (self->variant, &at);
  last = first;
  if (first != 0 && *at == '-')
    {
      at++;
      last = zh_draughts_square_parse (self->variant, &at);
    }
  if (first == 0 || last < first || *at != '\0')
    return refuse (error, _ ("a square was expected, such as 14, K14, 21-32, b4 or Kd2"));
  for (int square = first; square <= last; square++)
    if (!put (self, square, unit, error))
      return FALSE;
  return TRUE;
}

static gboolean
parse_side (ZhDraughtsPosition *self,
            const char         *field,
            GError            **error)
{
  g_auto (GStrv) items = NULL;

  if (*field != 'W' && *field != 'B')
    return refuse (error, _ ("the units of a side begin with W or B"));
  items = g_strsplit (field + 1, ",", -1);
  for (guint i = 0; items[i] != NULL; i++)
    if (*items[i] != '\0' && !parse_item (self, items[i], *field == 'B', error))
      return FALSE;
  return TRUE;
}

gboolean
zh_draughts_position_parse (ZhDraughtsPosition *self,
                            ZhDraughtsVariant   variant,
                            const char         *fen,
                            GError            **error)
{
  g_autofree char   *plain = g_strstrip (g_strdup (fen));
  ZhDraughtsPosition parsed = { .variant = variant };
  g_auto (GStrv) fields = NULL;

  if (g_str_has_suffix (plain, "."))
    plain[strlen (plain) - 1] = '\0';
  fields = g_strsplit (plain, ":", -1);
  if (g_strv_length (fields) != 3 || (strcmp (fields[0], "W") != 0 && strcmp (fields[0], "B") != 0) || *fields[1] == *fields[2])
    return refuse (error, _ ("expected the side to move and the units of both sides, such as W:W21-32:B1-12"));
  if (!parse_side (&parsed, fields[1], error) || !parse_side (&parsed, fields[2], error))
    return FALSE;
  parsed.black_to_move = *fields[0] == 'B';
  *self = parsed;
  return TRUE;
}

static void
append_side (const ZhDraughtsPosition *self,
             GString                  *text,
             ZhDraughtsUnit            man,
             ZhDraughtsUnit            king)
{
  int      n_squares = zh_draughts_variant_get_n_squares (self->variant);
  gboolean any = FALSE;

  for (int square = 1; square <= n_squares; square++)
    {
      if (self->units[square - 1] != man && self->units[square - 1] != king)
        continue;
      g_string_append_printf (text, "%s%s%d", any ? "," : "", self->units[square - 1] == king ? "K" : "", square);
      any = TRUE;
    }
}

char *
zh_draughts_position_format (const ZhDraughtsPosition *self)
{
  g_autoptr (GString) text = g_string_new (self->black_to_move ? "B:W" : "W:W");

  append_side (self, text, ZH_DRAUGHTS_WHITE_MAN, ZH_DRAUGHTS_WHITE_KING);
  g_string_append (text, ":B");
  append_side (self, text, ZH_DRAUGHTS_BLACK_MAN, ZH_DRAUGHTS_BLACK_KING);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
