/* Why this place: the first criterion that separates two entries. */
#include "config.h"

#include "explanation.h"
#include "standings-private.h"

static char *
format_name (const ZhStandings *self,
             int                entry)
{
  return zh_entry_format_name (zh_history_get_entry (self->context->history, entry));
}

static char *
format_shared (const ZhStandings *self,
               int                a,
               int                b,
               const ZhLanguage  *language)
{
  g_autofree char *name_a = format_name (self, a);
  g_autofree char *name_b = format_name (self, b);

  /* Translators: two players or teams */
  return g_strdup_printf (zh_tr (language, "%1$s and %2$s share the place: no criterion separates them"), name_a, name_b);
}

static char *
format_separated (const ZhStandings *self,
                  int                better,
                  int                worse,
                  int                column,
                  const ZhLanguage  *language)
{
  g_autofree char *name_better = format_name (self, better);
  g_autofree char *name_worse = format_name (self, worse);
  g_autofree char *title = zh_tiebreak_code_format_title (zh_standings_get_code (self, column), language);
  g_autofree char *value_better = zh_standings_format_value (self, better, column, language);
  g_autofree char *value_worse = zh_standings_format_value (self, worse, column, language);

  /* Translators: 1 who stands above, 2 who stands below, 3 name of the criterion, 4 and 5 their values */
  return g_strdup_printf (zh_tr (language, "%1$s stands above %2$s. Decided by: %3$s, %4$s against %5$s"), name_better,
                          name_worse, title, value_better, value_worse);
}

static char *
format_uncounted (const ZhStandings *self,
                  int                entry,
                  const ZhLanguage  *language)
{
  g_autofree char *name = format_name (self, entry);

  if (zh_history_is_annulled (self->context->history, entry))
    return g_strdup_printf (zh_tr (language, "%s was removed from the event, its results are annulled, and it has no place"), name);
  if (zh_history_get_counting (self->context->history, entry) == ZH_COUNTED &&
      zh_history_get_entry (self->context->history, entry)->status != ZH_ENTRY_EXPELLED)
    return g_strdup_printf (zh_tr (language, "%s has not come to the event and has no place"), name);
  if (zh_history_get_counting (self->context->history, entry) == ZH_COUNTED)
    return g_strdup_printf (zh_tr (language, "%s was expelled from the event, whose regulation gives no place then"), name);
  if (!zh_tournament_is_predetermined (self->context->history->tournament))
    return g_strdup_printf (zh_tr (language, "%s has left the event, whose rules annul the results then, and has no place"), name);
  return g_strdup_printf (zh_tr (language, "%s left before half of the games and has no place"), name);
}

/* Which criterion separates any two entries, in a sentence. */
static char *
explain_order (const ZhStandings *self,
               int                a,
               int                b,
               const ZhLanguage  *language)
{
  int separator;
  int order;

  if (self->context->uncounted[a] || self->context->uncounted[b])
    return format_uncounted (self, self->context->uncounted[a] ? a : b, language);

  order = zh_standings_compare (self, a, b, &separator);
  if (order == 0)
    return format_shared (self, a, b, language);
  return order < 0 ? format_separated (self, a, b, separator, language)
                   : format_separated (self, b, a, separator, language);
}

char *
zh_standings_explain_place (const ZhStandings *self,
                            int                row,
                            const ZhLanguage  *language)
{
  int entry = zh_standings_get_row (self, row)->entry;

  if (row >= self->n_counted)
    return format_uncounted (self, entry, language);
  if (row == 0)
    {
      g_autofree char *name = format_name (self, entry);
      g_autofree char *points = zh_standings_format_value (self, entry, 0, language);

      /* Translators: 1 a player or team, 2 points */
      return g_strdup_printf (zh_tr (language, "%1$s stands first with %2$s"), name, points);
    }
  return explain_order (self, zh_standings_get_row (self, row - 1)->entry, entry, language);
}
