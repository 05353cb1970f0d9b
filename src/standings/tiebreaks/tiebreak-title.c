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
add_count (GString    *title,
           const char *format,
           int         n)
{
  g_autofree char *words = g_strdup_printf (format, n);

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
    add_count (title, zh_trn (language, "without the first %d total", "without the first %d totals", (gulong) code->cut), code->cut);
  else if (code->cut > 0)
    add_count (title, zh_trn (language, "without the lowest %d", "without the %d lowest", (gulong) code->cut), code->cut);
  if (code->median > 0 && one_highest)
    add_count (title, zh_trn (language, "without the lowest %d and one highest", "without the %d lowest and one highest", (gulong) code->median), code->median);
  else if (code->median > 0)
    add_count (title, zh_trn (language, "without the lowest and the highest %d", "without the %d lowest and highest", (gulong) code->median), code->median);
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
    add_count (title, zh_trn (language, "with %d more score group", "with %d more score groups", (gulong) code->extension), code->extension);
  else if (code->extension < 0)
    add_count (title, zh_trn (language, "without the lowest %d score group", "without the lowest %d score groups", (gulong) (-code->extension)), -code->extension);
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

/* What is cut, in signs: "−1" without the lowest, "−n" without as many as it takes, "±1" without the lowest and highest, "+1"
 * and "−1" for the score groups of an extended Koya. */
static char *
format_cut_signs (const ZhTiebreakCode *code)
{
  if (code->until_decided)
    return g_strdup (code->median > 0 ? " ±n" : " −n");
  if (code->median > 0)
    return g_strdup_printf (" ±%d", code->median);
  if (code->cut > 0 || code->extension < 0)
    return g_strdup_printf (" −%d", code->cut > 0 ? code->cut : -code->extension);
  if (code->extension > 0)
    return g_strdup_printf (" +%d", code->extension);
  return g_strdup ("");
}

char *
zh_tiebreak_code_format_column (const ZhTiebreakCode *code,
                                const ZhLanguage     *language)
{
  g_autofree char *signs = NULL;

  if (g_str_has_suffix (code->kind->name, "_"))
    return g_strdup (code->text + strlen (code->kind->name));
  if (code->kind->column == NULL)
    return g_strdup (code->canonical);

  signs = format_cut_signs (code);
  return g_strconcat (zh_trc (language, "tie-break column", code->kind->column), signs, NULL);
}
