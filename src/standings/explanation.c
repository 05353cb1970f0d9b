#include "config.h"

#include "explanation.h"

#include "standings-private.h"
#include "value-text.h"

struct _ZhExplanation
{
  const ZhStandings *standings;
  int                entry;
  int                column;
  int               *group;
  int                n_members;
  ZhArithmetic      *arithmetic;
};

/* The rows around @row that no column before @column had separated. */
static void
find_group (const ZhStandings *standings,
            int                row,
            int                column,
            int               *start,
            int               *end)
{
  *start = row;
  while (*start > 0 && (standings->separators[*start] < 0 || standings->separators[*start] >= column))
    (*start)--;
  *end = row + 1;
  while (*end < standings->n_counted && (standings->separators[*end] < 0 || standings->separators[*end] >= column))
    (*end)++;
}

static void
fill_group (ZhExplanation *self)
{
  int row = zh_standings_find_row (self->standings, self->entry);
  int start = row;
  int end = row + 1;

  if (row < self->standings->n_counted)
    find_group (self->standings, row, self->column, &start, &end);
  self->n_members = end - start;
  self->group = g_memdup2 (self->standings->order + start, sizeof (int) * (gsize) self->n_members);
}

ZhExplanation *
zh_explanation_new (const ZhStandings *standings,
                    int                entry,
                    int                column)
{
  ZhExplanation        *self = g_new0 (ZhExplanation, 1);
  const ZhTiebreakCode *code = zh_standings_get_code (standings, column);
  ZhTiebreakQuery       query;

  self->standings = standings;
  self->entry = entry;
  self->column = column;
  self->arithmetic = zh_arithmetic_new ();
  fill_group (self);
  query = (ZhTiebreakQuery){ standings->context, code, self->group, self->n_members };

  if (!zh_tiebreak_code_is_in_group (code))
    {
      code->kind->entry (&query, entry, self->arithmetic);
      return self;
    }

  code->kind->group_lines (&query, entry, self->arithmetic);
  self->arithmetic->value = zh_standings_get_value (standings, entry, column);
  if (!self->arithmetic->value.defined)
    self->arithmetic->formula = ZH_FORMULA_UNDEFINED;
  else if ((code->kind->traits & ZH_TIEBREAK_ASCENDING) != 0 || code->until_decided)
    self->arithmetic->formula = ZH_FORMULA_PLACE;
  else
    self->arithmetic->offset = ZH_FRACTION_ZERO;
  return self;
}

void
zh_explanation_free (ZhExplanation *self)
{
  if (self == NULL)
    return;
  zh_arithmetic_free (self->arithmetic);
  g_free (self->group);
  g_free (self);
}

const ZhArithmetic *
zh_explanation_get_arithmetic (const ZhExplanation *self)
{
  return self->arithmetic;
}

const int *
zh_explanation_get_group (const ZhExplanation *self,
                          int                 *n_members)
{
  *n_members = self->n_members;
  return self->group;
}

int
zh_explanation_get_n_lines (const ZhExplanation *self)
{
  return (int) self->arithmetic->lines->len;
}

static char *
format_number (ZhFraction        value,
               const ZhLanguage *language)
{
  return zh_tiebreak_value_format (value, language);
}

static char *
format_entry (const ZhExplanation *self,
              int                  index)
{
  const ZhEntry   *entry = zh_history_get_entry (self->standings->context->history, index);
  g_autofree char *name = zh_entry_format_name (entry);

  return g_strdup_printf ("%s (%d)", name, entry->start_number);
}

static char *
format_opponent (const ZhExplanation *self,
                 const ZhLine        *line,
                 const ZhLanguage    *language)
{
  switch (line->kind)
    {
    case ZH_LINE_GROUP:
      {
        g_autofree char *points = zh_points_format_half (self->standings->context->points[line->opponent], language);

        return g_strdup_printf (zh_tr (language, "all with %s points"), points);
      }
    case ZH_LINE_DUMMY:
      if (line->opponent < 0)
        return g_strdup (zh_tr (language, "dummy opponent"));
      break;
    case ZH_LINE_VIRTUAL:
      if (line->opponent < 0)
        return g_strdup (zh_tr (language, "virtual opponent"));
      break;
    case ZH_LINE_OPPONENT:
    case ZH_LINE_LAST_FINISHER:
    case ZH_LINE_ABSENT:
    case ZH_LINE_ROUND:
    case ZH_LINE_BOARD:
    case ZH_LINE_OWN:
    default:
      break;
    }
  return line->opponent >= 0 ? format_entry (self, line->opponent) : g_strdup ("");
}

static const char *
get_use_words (const ZhLine     *line,
               const ZhLanguage *language)
{
  switch (line->use)
    {
    case ZH_LINE_CUT_LOW:
      return (line->flags & ZH_LINE_VUR) != 0 ? zh_tr (language, "cut: a round left unplayed of the player’s own will")
                                              : zh_tr (language, "cut as the lowest");
    case ZH_LINE_CUT_HIGH:
      return zh_tr (language, "cut as the highest");
    case ZH_LINE_LEFT_OUT:
      return (line->flags & ZH_LINE_FORFEIT) != 0 ? zh_tr (language, "not played, not counted")
                                                  : zh_tr (language, "opponent below the limit, not counted");
    case ZH_LINE_COUNTED:
    default:
      return NULL;
    }
}

static const char *
get_dummy_words (const ZhLine     *line,
                 const ZhLanguage *language)
{
  if ((line->flags & ZH_LINE_CAPPED) == 0)
    return zh_tr (language, "unplayed: a dummy opponent with the own score");
  return line->opponent >= 0 ? zh_tr (language, "unplayed: a dummy opponent, with no more than the absent opponent’s score")
                             : zh_tr (language, "unplayed: a dummy opponent, with no more than draws in all rounds");
}

static const char *
get_kind_words (const ZhLine     *line,
                const ZhLanguage *language)
{
  switch (line->kind)
    {
    case ZH_LINE_DUMMY:
      return get_dummy_words (line, language);
    case ZH_LINE_VIRTUAL:
      return zh_tr (language, "unplayed: a virtual opponent");
    case ZH_LINE_LAST_FINISHER:
      return zh_tr (language, "bye: points of the last of those who finished");
    case ZH_LINE_ABSENT:
      return zh_tr (language, "absent");
    case ZH_LINE_OPPONENT:
    case ZH_LINE_ROUND:
    case ZH_LINE_GROUP:
    case ZH_LINE_BOARD:
    case ZH_LINE_OWN:
    default:
      break;
    }
  if ((line->flags & ZH_LINE_STRUCK) != 0)
    return zh_tr (language, "does not count: one side has left the event");
  if ((line->flags & ZH_LINE_COMPLETED) != 0)
    return zh_tr (language, "left the event: score completed by the average of the score group");
  if ((line->flags & ZH_LINE_ADJUSTED) != 0)
    return zh_tr (language, "adjusted score: unplayed rounds count as draws");
  if ((line->flags & ZH_LINE_FORFEIT) != 0 && line->use != ZH_LINE_LEFT_OUT)
    return zh_tr (language, "decided without play");
  return NULL;
}

static char *
format_remark (const ZhLine     *line,
               const ZhLanguage *language)
{
  const char *kind = get_kind_words (line, language);
  const char *use = get_use_words (line, language);
  GString    *remark = g_string_new (kind);

  if (kind != NULL && use != NULL)
    g_string_append (remark, "; ");
  if (use != NULL)
    g_string_append (remark, use);
  if (line->article != NULL)
    g_string_append_printf (remark, "%s[%s]", remark->len > 0 ? " " : "", line->article);
  return g_string_free (remark, FALSE);
}

ZhExplanationCells *
zh_explanation_get_cells (const ZhExplanation *self,
                          int                  line,
                          const ZhLanguage    *language)
{
  ZhExplanationCells *cells = g_new0 (ZhExplanationCells, 1);
  const ZhLine       *shown = &g_array_index (self->arithmetic->lines, ZhLine, line);

  g_assert (line >= 0 && line < zh_explanation_get_n_lines (self));

  cells->round = shown->round > 0 ? g_strdup_printf ("%d", shown->round) : g_strdup ("");
  cells->opponent = format_opponent (self, shown, language);
  cells->score = format_number (shown->score, language);
  cells->factor = zh_fraction_compare (shown->factor, zh_fraction_int (1)) != 0 ? format_number (shown->factor, language)
                                                                                : g_strdup ("");
  cells->contribution = format_number (shown->contribution, language);
  cells->remark = format_remark (shown, language);
  cells->counted = shown->use == ZH_LINE_COUNTED;
  return cells;
}

void
zh_explanation_cells_free (ZhExplanationCells *cells)
{
  if (cells == NULL)
    return;
  g_free (cells->round);
  g_free (cells->opponent);
  g_free (cells->score);
  g_free (cells->factor);
  g_free (cells->contribution);
  g_free (cells->remark);
  g_free (cells);
}

char *
zh_explanation_format_heading (const ZhExplanation *self,
                               const ZhLanguage    *language)
{
  const ZhTiebreakCode *code = zh_standings_get_code (self->standings, self->column);
  g_autofree char      *name = format_entry (self, self->entry);
  g_autofree char      *title = zh_tiebreak_code_format_title (code, language);
  const char           *article = zh_tiebreak_kind_get_article (code->kind);

  if (*article == '\0')
    return g_strdup_printf ("%s: %s", name, title);
  return g_strdup_printf ("%s: %s [%s]", name, title, article);
}

static char *
format_sum (const ZhArithmetic *arithmetic,
            const ZhLanguage   *language)
{
  ZhFraction       sum = zh_arithmetic_sum (arithmetic);
  g_autofree char *total = format_number (sum, language);
  g_autofree char *offset = format_number (arithmetic->offset, language);
  g_autofree char *value = format_number (arithmetic->value.value, language);
  g_autofree char *mean = format_number (zh_fraction_subtract (arithmetic->value.value, arithmetic->offset), language);

  if (arithmetic->percentage >= 0)
    /* Translators: 1 sum of ratings, 2 games, 3 their average, 4 score in per cent, 5 the rating difference it stands for, 6 the performance */
    return g_strdup_printf (zh_tr (language, "Average %1$s ÷ %2$d = %3$s; a score of %4$d %% adds %5$s: %6$s"), total,
                            arithmetic->divisor, mean, arithmetic->percentage, offset, value);
  if (arithmetic->offset.numerator != 0 && arithmetic->divisor != 1)
    /* Translators: 1 another score, 2 sum, 3 divisor, 4 value */
    return g_strdup_printf (zh_tr (language, "Score %1$s + sum %2$s ÷ %3$d = %4$s"), offset, total, arithmetic->divisor, value);
  if (arithmetic->offset.numerator != 0)
    /* Translators: 1 points brought from another tournament, 2 sum, 3 value */
    return g_strdup_printf (zh_tr (language, "Brought along %1$s + sum %2$s = %3$s"), offset, total, value);
  if (arithmetic->divisor != 1)
    /* Translators: 1 sum, 2 divisor, 3 value */
    return g_strdup_printf (zh_tr (language, "Sum %1$s ÷ %2$d = %3$s"), total, arithmetic->divisor, value);
  return g_strdup_printf (zh_tr (language, "Sum: %s"), value);
}

static char *
format_place (const ZhExplanation *self,
              const ZhLanguage    *language)
{
  const ZhArithmetic *arithmetic = self->arithmetic;
  g_autofree char    *score = format_number (arithmetic->offset, language);

  if (self->n_members < 2)
    return g_strdup (zh_tr (language, "Nobody else was tied at this point"));
  if (arithmetic->value.value.numerator == 0)
    /* Translators: the criterion leaves the tied group as it is; %s is the score compared */
    return g_strdup_printf (zh_tr (language, "Score compared: %s; the tie is not divided"), score);
  /* Translators: 1 the score compared, 2 the place among those tied, 3 how many were tied */
  return g_strdup_printf (zh_tr (language, "Score compared: %1$s; place %2$d among %3$d tied"), score,
                          (int) arithmetic->value.value.numerator, self->n_members);
}

char *
zh_explanation_format_result (const ZhExplanation *self,
                              const ZhLanguage    *language)
{
  const ZhArithmetic *arithmetic = self->arithmetic;

  switch (arithmetic->formula)
    {
    case ZH_FORMULA_UNDEFINED:
      return g_strdup (zh_tr (language, "The rule gives no value here"));
    case ZH_FORMULA_PLACE:
      return format_place (self, language);
    case ZH_FORMULA_PERFECT:
      {
        g_autofree char *points = format_number (arithmetic->offset, language);
        g_autofree char *value = format_number (arithmetic->value.value, language);

        /* Translators: 1 points made, 2 a rating */
        return g_strdup_printf (zh_tr (language, "Lowest rating with which %1$s points were to be expected: %2$s"), points, value);
      }
    case ZH_FORMULA_SUM:
    default:
      return format_sum (arithmetic, language);
    }
}

static void
append_line (GString                  *text,
             const ZhExplanationCells *cells)
{
  g_string_append_c (text, '\n');
  if (*cells->round != '\0')
    g_string_append_printf (text, "%s. ", cells->round);
  if (*cells->opponent != '\0')
    g_string_append_printf (text, "%s: ", cells->opponent);
  g_string_append (text, cells->score);
  if (*cells->factor != '\0')
    g_string_append_printf (text, " × %s = %s", cells->factor, cells->contribution);
  if (*cells->remark != '\0')
    g_string_append_printf (text, " – %s", cells->remark);
}

char *
zh_explanation_format (const ZhExplanation *self,
                       const ZhLanguage    *language)
{
  g_autofree char *heading = zh_explanation_format_heading (self, language);
  g_autofree char *result = zh_explanation_format_result (self, language);
  GString         *text = g_string_new (heading);

  for (int i = 0; i < zh_explanation_get_n_lines (self); i++)
    {
      g_autoptr (ZhExplanationCells) cells = zh_explanation_get_cells (self, i, language);

      append_line (text, cells);
    }
  g_string_append_printf (text, "\n%s", result);
  return g_string_free (text, FALSE);
}
