/* Codes in words, for legends under a table, menus and column headings. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "tiebreak-context.h"

static void
add_modifier (GString    *title,
              const char *words)
{
  g_string_append (title, ", ");
  g_string_append (title, words);
}

static void
add_count (GString          *title,
           const ZhLanguage *language,
           const char       *singular,
           const char       *plural,
           int               n)
{
  g_autofree char *words = g_strdup_printf (zh_trn (language, singular, plural, (gulong) n), n);

  add_modifier (title, words);
}

static void
add_cuts (GString              *title,
          const ZhTiebreakCode *code,
          const ZhLanguage     *language)
{
  gboolean one_highest = g_str_equal (code->kind->name, "UD-SOLK");

  if (code->until_decided)
    {
      add_modifier (title, code->median > 0 ? zh_tr (language, "without more and more of the lowest and the highest, until decided")
                                            : zh_tr (language, "without more and more of the lowest, until decided"));
      return;
    }
  if (code->cut > 0 && g_str_equal (code->kind->name, "PS"))
    add_count (title, language, "without the first %d total", "without the first %d totals", code->cut);
  else if (code->cut > 0)
    add_count (title, language, "without the lowest %d", "without the %d lowest", code->cut);
  if (code->median > 0 && one_highest)
    add_count (title, language, "without the lowest %d and one highest", "without the %d lowest and one highest", code->median);
  else if (code->median > 0)
    add_count (title, language, "without the lowest and the highest %d", "without the %d lowest and highest", code->median);
}

static void
add_limits (GString              *title,
            const ZhTiebreakCode *code,
            const ZhLanguage     *language)
{
  g_autofree char *words = NULL;

  if (code->limit != 0)
    {
      g_autofree char *points = zh_points_format_half (ABS (code->limit) * ZH_POINTS_HALF, language);

      words = g_strdup_printf (code->limit > 0 ? zh_tr (language, "limit higher by %s") : zh_tr (language, "limit lower by %s"), points);
    }
  else if (code->divisor != 0)
    words = g_strdup_printf (zh_tr (language, "divided by %d"), code->divisor);
  else if (code->unrated_rating != 0)
    words = g_strdup_printf (zh_tr (language, "unrated as %d"), code->unrated_rating);
  if (words != NULL)
    add_modifier (title, words);

  if (code->extension > 0)
    add_count (title, language, "with %d more score group", "with %d more score groups", code->extension);
  else if (code->extension < 0)
    add_count (title, language, "without the lowest %d score group", "without the lowest %d score groups", -code->extension);
}

char *
zh_tiebreak_code_format_title (const ZhTiebreakCode *code,
                               const ZhLanguage     *language)
{
  GString *title;

  if (g_str_has_suffix (code->kind->name, "_"))
    return g_strdup_printf (zh_tr (language, "Organiser’s own: %s"), code->text + strlen (code->kind->name));

  title = g_string_new (zh_tiebreak_kind_get_title (code->kind, language));
  if (code->reference == ZH_REFERENCE_MATCH)
    add_modifier (title, zh_tr (language, "by match points"));
  else if (code->reference == ZH_REFERENCE_GAME)
    add_modifier (title, zh_tr (language, "by game points"));
  add_cuts (title, code, language);
  add_limits (title, code, language);
  if (code->fore)
    add_modifier (title, zh_tr (language, "last round taken as drawn"));
  if (code->forfeits_played)
    add_modifier (title, zh_tr (language, "forfeits as played"));
  if (code->reversed)
    add_modifier (title, zh_tr (language, "in reverse order"));
  return g_string_free (title, FALSE);
}

char *
zh_tiebreak_code_format_column (const ZhTiebreakCode *code,
                                const ZhLanguage     *language)
{
  const char *column = zh_trc (language, "tie-break column", code->kind->column);
  const char *tail = code->canonical + strlen (code->kind->name);

  if (g_str_has_suffix (code->kind->name, "_"))
    return g_strdup (code->text + strlen (code->kind->name));
  return g_strconcat (column, tail, NULL);
}
