#include "config.h"

#include "report-columns.h"

#include <string.h>

#define NON_BREAKING_HYPHEN 0x2011

/* What a column asks for: at best, and at the least. */
typedef struct
{
  double natural;
  double minimum;
  double usual;  /* what nine texts of ten do with */
  double growth; /* what it may take of the room left over */
} Need;

static const char dash[] = "–";

double
zh_column_get_frame_width (double width,
                           int    n_frames)
{
  return (width - (n_frames - 1) * ZH_FRAME_GAP_PT) / n_frames;
}

gsize
zh_column_get_anchor (ZhColumnKind kind,
                      const char  *text)
{
  const char *at = NULL;

  if (kind == ZH_COLUMN_RESULT)
    {
      at = strstr (text, dash);
    }
  else if (kind == ZH_COLUMN_DECIMAL)
    {
      at = strstr (text, "½");
      if (at == NULL)
        at = strpbrk (text, ".,");
      while (at != NULL && strchr (".,", *at) != NULL && !g_ascii_isdigit (at[1]))
        at = strpbrk (at + 1, ".,");
      if (at == NULL)
        at = strstr (text, "\u00a0"); /* the unit of money */
    }
  return at != NULL ? (gsize) (at - text) : strlen (text);
}

ZhTextStyle
zh_column_get_title_style (double title_pt)
{
  return (ZhTextStyle){ .size_pt = title_pt, .bold = TRUE, .grey = 0.15 };
}

static double
measure_grid_cell (ZhRuler           *ruler,
                   const ZhTextStyle *style,
                   const char        *text)
{
  g_auto (GStrv) values = g_strsplit (text, "\t", -1);
  double widest = 0;

  for (gsize i = 0; values[i] != NULL; i++)
    widest = MAX (widest, zh_ruler_measure (ruler, style, values[i]));
  return (widest + style->size_pt * 0.5) * MAX (g_strv_length (values), 1);
}

static void
measure_anchored (ZhRuler           *ruler,
                  const ZhTextStyle *style,
                  ZhColumnKind       kind,
                  const char        *text,
                  ZhColumnPlace     *place)
{
  gsize            anchor = zh_column_get_anchor (kind, text);
  g_autofree char *left = g_strndup (text, anchor);
  double           width = zh_ruler_measure (ruler, style, text);
  double           left_width = zh_ruler_measure (ruler, style, left);

  if (kind == ZH_COLUMN_RESULT && text[anchor] == '\0')
    left_width = (width - place->middle) / 2; /* a sign without a dash stands in its middle */
  place->left = MAX (place->left, left_width);
  place->right = MAX (place->right, width - left_width);
}

static void
measure_cell (ZhRuler             *ruler,
              const ZhTextStyle   *style,
              const ZhTableColumn *column,
              const char          *text,
              ZhColumnPlace       *place,
              Need                *need)
{
  switch (column->kind)
    {
    case ZH_COLUMN_TEXT:
      need->natural = MAX (need->natural, zh_ruler_measure (ruler, style, text));
      need->minimum = MAX (need->minimum, zh_ruler_measure_word (ruler, style, text));
      break;
    case ZH_COLUMN_DECIMAL:
    case ZH_COLUMN_RESULT:
      measure_anchored (ruler, style, column->kind, text, place);
      need->natural = MAX (need->natural, place->left + place->right);
      break;
    case ZH_COLUMN_GRID:
      need->natural = MAX (need->natural, measure_grid_cell (ruler, style, text));
      break;
    case ZH_COLUMN_NUMBER:
      place->left = MAX (place->left, zh_ruler_measure (ruler, style, text));
      need->natural = MAX (need->natural, place->left);
      break;
    case ZH_COLUMN_CENTRE:
    case ZH_COLUMN_WRITE:
    default:
      need->natural = MAX (need->natural, zh_ruler_measure (ruler, style, text));
      break;
    }
}

static int
compare_widths (gconstpointer a,
                gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

/* The width that nine texts of ten do not exceed. */
static double
measure_usual (const ZhReportTable *table,
               guint                index,
               ZhRuler             *ruler,
               const ZhTextStyle   *style)
{
  g_autoptr (GArray) widths = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < table->rows->len; i++)
    {
      const ZhTableRow *row = zh_report_table_get_row (table, i);
      double            width = row->cells != NULL ? zh_ruler_measure (ruler, style, row->cells[index].text) : 0;

      if (row->cells != NULL)
        g_array_append_val (widths, width);
    }
  if (widths->len == 0)
    return 0;
  g_array_sort (widths, compare_widths);
  return g_array_index (widths, double, (widths->len - 1) * 9 / 10);
}

static double
get_least_width (const ZhTableColumn *column,
                 double               size_pt)
{
  switch (column->kind)
    {
    case ZH_COLUMN_WRITE:
      return size_pt * 7;
    case ZH_COLUMN_RESULT:
      return size_pt * 3.6;
    case ZH_COLUMN_GRID:
      return size_pt * 1.7;
    case ZH_COLUMN_TEXT:
    case ZH_COLUMN_NUMBER:
    case ZH_COLUMN_DECIMAL:
    case ZH_COLUMN_CENTRE:
    default:
      return size_pt;
    }
}

char *
zh_column_dup_title (const ZhTableColumn *column)
{
  GString *title = g_string_new (NULL);

  for (const char *at = column->title; *at != '\0'; at = g_utf8_next_char (at))
    {
      const char *before = g_utf8_find_prev_char (column->title, at);
      gboolean    is_short = before == column->title || (before != NULL && *g_utf8_find_prev_char (column->title, before) == ' ');

      g_string_append_unichar (title, *at == '-' && is_short ? NON_BREAKING_HYPHEN : g_utf8_get_char (at));
    }
  return g_string_free (title, FALSE);
}

static void
measure_column (const ZhReportTable *table,
                guint                index,
                ZhRuler             *ruler,
                double               size_pt,
                double               title_pt,
                ZhColumnPlace       *place,
                Need                *need)
{
  const ZhTableColumn *column = zh_report_table_get_column (table, index);
  ZhTextStyle          style = { .size_pt = size_pt, .bold = (column->flags & ZH_COLUMN_BOLD) != 0 };
  ZhTextStyle          title_style = zh_column_get_title_style (title_pt);
  g_autofree char     *words = zh_column_dup_title (column);
  double               title = zh_ruler_measure_word (ruler, &title_style, words);

  place->middle = column->kind == ZH_COLUMN_RESULT ? zh_ruler_measure (ruler, &style, dash) : 0;
  for (guint i = 0; i < table->rows->len; i++)
    {
      const ZhTableRow *row = zh_report_table_get_row (table, i);

      if (row->cells != NULL)
        measure_cell (ruler, &style, column, row->cells[index].text, place, need);
    }

  if (column->kind == ZH_COLUMN_TEXT)
    need->usual = measure_usual (table, index, ruler, &style);
  need->natural = MAX (need->natural, get_least_width (column, size_pt));
  need->natural = MAX (need->natural, title);
  need->minimum = MAX (need->minimum, title);
}

static void
equalise_grid (const ZhReportTable *table,
               Need                *needs)
{
  double widest = 0;

  for (guint i = 0; i < table->columns->len; i++)
    if (zh_report_table_get_column (table, i)->kind == ZH_COLUMN_GRID)
      widest = MAX (widest, needs[i].natural);
  for (guint i = 0; i < table->columns->len; i++)
    if (zh_report_table_get_column (table, i)->kind == ZH_COLUMN_GRID)
      needs[i].natural = widest;
}

/* Adds the padding and says how far each column may shrink and grow. */
static void
settle_needs (const ZhReportTable *table,
              Need                *needs,
              double               size_pt,
              double               pad,
              ZhFit                fit)
{
  equalise_grid (table, needs);
  for (guint i = 0; i < table->columns->len; i++)
    {
      Need        *need = &needs[i];
      ZhColumnKind kind = zh_report_table_get_column (table, i)->kind;
      double       least = fit == ZH_FIT_COMFORTABLE ? MAX (need->natural * 0.6, need->usual) : MIN (need->natural, size_pt * 8);

      if (kind == ZH_COLUMN_TEXT && fit != ZH_FIT_NATURAL)
        need->minimum = MIN (need->natural, MAX (MIN (need->minimum, size_pt * 16), least));
      else
        need->minimum = need->natural;

      if (kind != ZH_COLUMN_GRID)
        {
          need->natural += 2 * pad;
          need->minimum += 2 * pad;
        }
      /* what is written by hand takes all the room there is */
      need->growth = kind == ZH_COLUMN_WRITE ? size_pt * 40 : kind == ZH_COLUMN_TEXT ? need->natural * 0.4
                                                          : kind == ZH_COLUMN_GRID   ? size_pt * 0.5
                                                                                     : size_pt * 1.1;
    }
}

static void
spread_widths (ZhColumnPlan *self,
               const Need   *needs,
               guint         n_columns,
               double        available)
{
  double natural = 0;
  double slack = 0;
  double growth = 0;

  for (guint i = 0; i < n_columns; i++)
    {
      natural += needs[i].natural;
      slack += needs[i].natural - needs[i].minimum;
      growth += needs[i].growth;
    }

  for (guint i = 0; i < n_columns; i++)
    {
      double spare = available - natural;

      self->places[i].width = needs[i].natural;
      if (spare >= 0 && growth > 0)
        self->places[i].width += needs[i].growth * MIN (1, spare / growth);
      else if (spare < 0 && slack > 0)
        self->places[i].width += (needs[i].natural - needs[i].minimum) * MAX (-1, spare / slack);
    }
}

static void
add_band (ZhColumnPlan *self,
          guint         first,
          guint         end)
{
  ZhColumnBand band = { first, end };

  g_array_append_val (self->bands, band);
}

/* Fills sheets with columns beside the repeated key columns, at least one on each. The keys
 * keep their full width where that leaves half of the sheet to the others. */
static void
split_bands (ZhColumnPlan *self,
             const Need   *needs,
             guint         n_columns,
             double        available)
{
  double natural_keys = 0;
  double keys = 0;
  double used;
  guint  first = self->n_keys;

  for (guint i = 0; i < self->n_keys; i++)
    natural_keys += needs[i].natural;
  for (guint i = 0; i < n_columns; i++)
    {
      gboolean is_wide_key = i < self->n_keys && natural_keys <= available / 2;

      self->places[i].width = is_wide_key ? needs[i].natural : needs[i].minimum;
      if (i < self->n_keys)
        keys += self->places[i].width;
    }

  used = keys;
  for (guint i = self->n_keys; i < n_columns; i++)
    {
      if (i > first && used + needs[i].minimum > available)
        {
          add_band (self, first, i);
          first = i;
          used = keys;
        }
      used += needs[i].minimum;
    }
  add_band (self, first, n_columns);
}

ZhColumnPlan *
zh_column_plan_new (const ZhReportTable *table,
                    ZhRuler             *ruler,
                    double               size_pt,
                    double               title_share,
                    double               available,
                    ZhFit                fit)
{
  g_autoptr (ZhColumnPlan) self = g_new0 (ZhColumnPlan, 1);
  g_autofree Need *needs = g_new0 (Need, MAX (table->columns->len, 1));
  guint            n_columns = table->columns->len;
  double           minimum = 0;

  self->size_pt = size_pt;
  self->title_pt = size_pt * title_share;
  self->pad = size_pt * 0.42;
  self->n_keys = zh_report_table_count_keys (table);
  self->places = g_new0 (ZhColumnPlace, MAX (n_columns, 1));
  self->bands = g_array_new (FALSE, FALSE, sizeof (ZhColumnBand));

  for (guint i = 0; i < n_columns; i++)
    measure_column (table, i, ruler, size_pt, self->title_pt, &self->places[i], &needs[i]);
  settle_needs (table, needs, size_pt, self->pad, fit);
  for (guint i = 0; i < n_columns; i++)
    minimum += needs[i].minimum;

  if (minimum > available + 0.01 && fit != ZH_FIT_SPLIT)
    return NULL;
  if (minimum > available + 0.01)
    {
      split_bands (self, needs, n_columns, available);
    }
  else
    {
      spread_widths (self, needs, n_columns, available);
      add_band (self, self->n_keys, n_columns);
    }
  return g_steal_pointer (&self);
}

void
zh_column_plan_free (ZhColumnPlan *self)
{
  if (self == NULL)
    return;
  g_free (self->places);
  g_clear_pointer (&self->bands, g_array_unref);
  g_free (self);
}
