#include "config.h"

#include "signs.h"

#include <adwaita.h>
#include <pango/pangocairo.h>

/* Whether the fonts at hand can draw @sign. */
static gboolean
can_draw (const char *sign)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout  *layout = pango_layout_new (context);
  gboolean      ok;

  pango_layout_set_text (layout, sign, -1);
  ok = pango_layout_get_unknown_glyphs_count (layout) == 0;
  g_object_unref (layout);
  g_object_unref (context);
  return ok;
}

const char *
zh_sign_get_clock (void)
{
  static const char *sign = NULL;

  if (sign == NULL)
    sign = can_draw ("⏱") ? "⏱" : "◷";
  return sign;
}

const char *
zh_sign_get_missing (void)
{
  static const char *sign = NULL;

  if (sign == NULL)
    sign = can_draw ("⌛") ? "⌛" : "✗";
  return sign;
}

const char *
zh_sign_get_protest (void)
{
  static const char *sign = NULL;

  if (sign == NULL)
    sign = can_draw ("⚖") ? "⚖" : "‡";
  return sign;
}

const char *
zh_sign_get_disconnected (void)
{
  static const char *sign = NULL;

  if (sign == NULL)
    sign = can_draw ("↯") ? "↯" : "!";
  return sign;
}

char *
zh_sign_paint_colours (char *text)
{
  GString *swapped;

  g_return_val_if_fail (text != NULL, NULL);

  if (!adw_style_manager_get_dark (adw_style_manager_get_default ()))
    return text;
  swapped = g_string_new (text);
  g_free (text);
  g_string_replace (swapped, "■", "\1", 0);
  g_string_replace (swapped, "☐", "■", 0);
  g_string_replace (swapped, "\1", "☐", 0);
  return g_string_free (swapped, FALSE);
}
