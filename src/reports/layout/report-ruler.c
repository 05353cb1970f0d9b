#include "config.h"

#include "report-ruler.h"

#include <string.h>

#define SAMPLE_SIZE_PT 20

/* Widths are kept by weight and text, for a type of one point: without hinting they grow
 * with the size, and a table is measured at many sizes until it fits. */
struct _ZhRuler
{
  PangoContext         *context;
  PangoLayout          *layout;
  PangoFontDescription *font;
  PangoAttrList        *attributes;
  GHashTable           *widths[2]; /* regular and bold: text → double */
};

static PangoContext *
make_context (const char *language)
{
  PangoContext         *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);

  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_language (context, pango_language_from_string (language));
  return context;
}

ZhRuler *
zh_ruler_new (const char *family,
              const char *language)
{
  ZhRuler *self = g_new0 (ZhRuler, 1);

  self->context = make_context (language);
  self->layout = pango_layout_new (self->context);
  self->font = pango_font_description_new ();
  pango_font_description_set_family (self->font, family);
  self->attributes = pango_attr_list_new ();
  pango_attr_list_insert (self->attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (self->layout, self->attributes);
  for (gsize i = 0; i < G_N_ELEMENTS (self->widths); i++)
    self->widths[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
zh_ruler_free (ZhRuler *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (self->widths); i++)
    g_hash_table_unref (self->widths[i]);
  pango_attr_list_unref (self->attributes);
  pango_font_description_free (self->font);
  g_object_unref (self->layout);
  g_object_unref (self->context);
  g_free (self);
}

static PangoLayout *
set_up_layout (ZhRuler           *self,
               const ZhTextStyle *style,
               const char        *text,
               double             width)
{
  pango_font_description_set_absolute_size (self->font, style->size_pt * PANGO_SCALE);
  pango_font_description_set_weight (self->font, style->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (self->layout, self->font);
  pango_layout_set_width (self->layout, width < 0 ? -1 : (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (self->layout, text, -1);
  return self->layout;
}

double
zh_ruler_measure (ZhRuler           *self,
                  const ZhTextStyle *style,
                  const char        *text)
{
  GHashTable    *widths = self->widths[style->bold ? 1 : 0];
  ZhTextStyle    sample = { .size_pt = SAMPLE_SIZE_PT, .bold = style->bold };
  double        *width;
  PangoRectangle extents;

  if (*text == '\0')
    return 0;

  width = g_hash_table_lookup (widths, text);
  if (width == NULL)
    {
      pango_layout_get_extents (set_up_layout (self, &sample, text, -1), NULL, &extents);
      width = g_new (double, 1);
      *width = (double) extents.width / PANGO_SCALE / SAMPLE_SIZE_PT;
      g_hash_table_insert (widths, g_strdup (text), width);
    }
  return *width * style->size_pt;
}

double
zh_ruler_measure_word (ZhRuler           *self,
                       const ZhTextStyle *style,
                       const char        *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  double widest = 0;

  for (gsize i = 0; words[i] != NULL; i++)
    {
      /* a double-barrelled name may break after its hyphen */
      const char *hyphen = strchr (words[i], '-');

      if (hyphen != NULL)
        {
          g_autofree char *first = g_strndup (words[i], (gsize) (hyphen + 1 - words[i]));

          widest = MAX (widest, zh_ruler_measure (self, style, first));
          widest = MAX (widest, zh_ruler_measure_word (self, style, hyphen + 1));
        }
      else
        {
          widest = MAX (widest, zh_ruler_measure (self, style, words[i]));
        }
    }
  return widest;
}

static PangoFontMetrics *
get_metrics (ZhRuler           *self,
             const ZhTextStyle *style)
{
  set_up_layout (self, style, "", -1);
  return pango_context_get_metrics (self->context, self->font, NULL);
}

double
zh_ruler_get_line_height (ZhRuler           *self,
                          const ZhTextStyle *style)
{
  PangoFontMetrics *metrics = get_metrics (self, style);
  double            height = pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics);

  pango_font_metrics_unref (metrics);
  return height / PANGO_SCALE;
}

double
zh_ruler_get_ascent (ZhRuler           *self,
                     const ZhTextStyle *style)
{
  PangoFontMetrics *metrics = get_metrics (self, style);
  double            ascent = pango_font_metrics_get_ascent (metrics);

  pango_font_metrics_unref (metrics);
  return ascent / PANGO_SCALE;
}

double
zh_ruler_get_capital_height (ZhRuler           *self,
                             const ZhTextStyle *style)
{
  PangoRectangle ink;

  pango_layout_get_extents (set_up_layout (self, style, "H", -1), &ink, NULL);
  return (double) ink.height / PANGO_SCALE;
}

/* Takes characters off the end until the ellipsis fits too. */
static char *
cut_line (ZhRuler           *self,
          const ZhTextStyle *style,
          const char        *text,
          double             width)
{
  g_autoptr (GString) line = g_string_new (text);

  g_string_append (line, "…");
  while (line->len > strlen ("…") && zh_ruler_measure (self, style, line->str) > width)
    {
      const char *last = line->str + line->len - strlen ("…");
      const char *before = g_utf8_find_prev_char (line->str, last);

      g_string_erase (line, before - line->str, last - before);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

char **
zh_ruler_wrap (ZhRuler           *self,
               const ZhTextStyle *style,
               const char        *text,
               double             width,
               int                max_lines)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  PangoLayout *layout;
  int          n_lines;

  g_assert (max_lines >= 1);

  if (strchr (text, '\n') == NULL && zh_ruler_measure (self, style, text) <= width + 0.01)
    {
      g_strv_builder_add (lines, text);
      return g_strv_builder_end (lines);
    }

  /* a hair of slack: the width was rounded to Pango units when it was measured */
  layout = set_up_layout (self, style, text, MAX (width, 1) + 0.01);
  n_lines = pango_layout_get_line_count (layout);
  for (int i = 0; i < MIN (n_lines, max_lines - 1); i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
      g_autofree char *part = g_strndup (text + line->start_index, (gsize) line->length);

      g_strv_builder_add (lines, g_strchomp (part));
    }

  if (n_lines >= max_lines)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, max_lines - 1);
      g_autofree char *part = g_strndup (text + line->start_index, (gsize) line->length);
      g_autofree char *cut = n_lines > max_lines ? cut_line (self, style, part, width) : NULL;

      g_strv_builder_add (lines, cut != NULL ? cut : g_strchomp (part));
    }
  return g_strv_builder_end (lines);
}

void
zh_ruler_draw (ZhRuler           *self,
               cairo_t           *cr,
               const ZhTextStyle *style,
               const char        *text,
               double             x,
               double             y)
{
  PangoLayout *layout = set_up_layout (self, style, text, -1);

  cairo_set_source_rgb (cr, style->grey, style->grey, style->grey);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (layout, 0));
}
