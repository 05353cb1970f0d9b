#include "config.h"

#include "crosstable-text.h"

#define MINUS "−"
#define DASH "–"

ZhCrosstableDialect
zh_crosstable_get_dialect (const ZhLanguage *language)
{
  return strcmp (zh_language_get_code (language), "en") == 0 ? ZH_CROSSTABLE_NUMBER_FIRST : ZH_CROSSTABLE_BRACKETS;
}

static gboolean
is_match (const ZhCell *cell)
{
  return cell->pairing != NULL && cell->pairing->n_games > 1;
}

char *
zh_crosstable_format_result (const ZhHistory  *history,
                             const ZhCell     *cell,
                             const ZhLanguage *language)
{
  gboolean is_team = zh_tournament_is_team (history->tournament);

  switch (cell->outcome)
    {
    case ZH_OUTCOME_NONE:
    case ZH_OUTCOME_PENDING:
      return g_strdup ("");
    case ZH_OUTCOME_FORFEIT_WIN:
      return g_strdup ("+");
    case ZH_OUTCOME_FORFEIT_LOSS:
      return g_strdup (MINUS);
    case ZH_OUTCOME_WIN:
    case ZH_OUTCOME_DRAW:
    case ZH_OUTCOME_LOSS:
    case ZH_OUTCOME_ALLOCATED_BYE:
    case ZH_OUTCOME_FULL_BYE:
    case ZH_OUTCOME_HALF_BYE:
    case ZH_OUTCOME_ZERO_BYE:
    default:
      return zh_points_format_half (is_team && is_match (cell) ? cell->game_points : cell->points, language);
    }
}

static const char *
get_colour (ZhColour          colour,
            gboolean          capital,
            const ZhLanguage *language)
{
  switch (colour)
    {
    case ZH_COLOUR_WHITE:
      /* Translators: a letter for White in a crosstable: 12w1 */
      return capital ? zh_trc (language, "crosstable", "W") : zh_trc (language, "crosstable", "w");
    case ZH_COLOUR_BLACK:
      /* Translators: a letter for Black in a crosstable: 12b1 */
      return capital ? zh_trc (language, "crosstable", "B") : zh_trc (language, "crosstable", "b");
    case ZH_COLOUR_NONE:
    default:
      return "";
    }
}

static const char *
get_sign (const ZhCell *cell)
{
  switch (cell->outcome)
    {
    case ZH_OUTCOME_WIN:
    case ZH_OUTCOME_ALLOCATED_BYE:
    case ZH_OUTCOME_FULL_BYE:
      return "+";
    case ZH_OUTCOME_DRAW:
    case ZH_OUTCOME_HALF_BYE:
      return "=";
    case ZH_OUTCOME_LOSS:
    case ZH_OUTCOME_ZERO_BYE:
      return "-";
    case ZH_OUTCOME_FORFEIT_WIN:
      return ">";
    case ZH_OUTCOME_FORFEIT_LOSS:
      return "<";
    case ZH_OUTCOME_NONE:
    case ZH_OUTCOME_PENDING:
    default:
      return "";
    }
}

static char *
format_bye (const ZhCell       *cell,
            const char         *result,
            ZhCrosstableDialect dialect,
            const ZhLanguage   *language)
{
  switch (dialect)
    {
    case ZH_CROSSTABLE_SIGN_FIRST:
      return g_strconcat (get_sign (cell), zh_trc (language, "crosstable", "bye"), NULL);
    case ZH_CROSSTABLE_BRACKETS:
      return g_strdup_printf ("%s(%s)", result, DASH);
    case ZH_CROSSTABLE_NUMBER_FIRST:
    case ZH_CROSSTABLE_USUAL:
    default:
      return g_strconcat (DASH, result, NULL);
    }
}

char *
zh_crosstable_format_round (const ZhHistory    *history,
                            const ZhCell       *cell,
                            int                 number,
                            ZhCrosstableDialect dialect,
                            const ZhLanguage   *language)
{
  g_autofree char *result = zh_crosstable_format_result (history, cell, language);

  if (cell->outcome == ZH_OUTCOME_NONE)
    return g_strdup ("");
  if (zh_outcome_is_bye (cell->outcome))
    return format_bye (cell, result, dialect, language);

  switch (dialect)
    {
    case ZH_CROSSTABLE_SIGN_FIRST:
      return g_strdup_printf ("%s%d%s", get_sign (cell), number, get_colour (cell->colour, TRUE, language));
    case ZH_CROSSTABLE_BRACKETS:
      return g_strdup_printf ("%s(%d%s)", result, number, get_colour (cell->colour, FALSE, language));
    case ZH_CROSSTABLE_NUMBER_FIRST:
    case ZH_CROSSTABLE_USUAL:
    default:
      return g_strdup_printf ("%d%s%s", number, get_colour (cell->colour, FALSE, language), result);
    }
}

char *
zh_crosstable_dialect_format (ZhCrosstableDialect dialect,
                              const ZhLanguage   *language)
{
  switch (dialect == ZH_CROSSTABLE_USUAL ? zh_crosstable_get_dialect (language) : dialect)
    {
    case ZH_CROSSTABLE_SIGN_FIRST:
      return g_strdup_printf ("+12%s", get_colour (ZH_COLOUR_WHITE, TRUE, language));
    case ZH_CROSSTABLE_BRACKETS:
      return g_strdup_printf ("1(12%s)", get_colour (ZH_COLOUR_WHITE, FALSE, language));
    case ZH_CROSSTABLE_NUMBER_FIRST:
    case ZH_CROSSTABLE_USUAL:
    default:
      return g_strdup_printf ("12%s1", get_colour (ZH_COLOUR_WHITE, FALSE, language));
    }
}
