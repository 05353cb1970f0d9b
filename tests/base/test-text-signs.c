#include "config.h"

#include <glib.h>

#include "text-signs.h"

static const struct
{
  const char *name;
  const char *text;
  const char *visible;
  const char *clean;
} cases[] = {
  { "words", "Ґалаган Їжак ½", "Ґалаган Їжак ½", "Ґалаган Їжак ½" },
  { "escape", "\033[2JAnna", "\\u001b[2JAnna", " [2JAnna" },
  { "bell", "An\ana", "An\\u0007na", "An na" },
  { "delete", "An\177na", "An\\u007fna", "An na" },
  { "c1", "An\302\233na", "An\\u009bna", "An na" },
  { "return", "An\rna", "An\\u000dna", "An na" },
  { "lines", "a\tb\nc\r\nd", "a\tb\nc\r\nd", "a\tb\nc\r\nd" },
  { "override", "\342\200\256annA", "\\u202eannA", "annA" },
  { "embedding", "\342\200\252x\342\200\254", "\\u202ax\\u202c", "x" },
  { "isolate", "\342\201\246x\342\201\251", "\\u2066x\\u2069", "x" },
  { "separator", "a\342\200\250b", "a\\u2028b", "a b" },
  { "right-to-left-letters", "שחמט", "שחמט", "שחמט" },
  { "joiner", "a\342\200\215b", "a\342\200\215b", "a\342\200\215b" },
};

static void
test_signs (gconstpointer data)
{
  gsize            index = GPOINTER_TO_SIZE (data);
  g_autofree char *visible = zh_text_dup_visible (cases[index].text);
  g_autofree char *clean = zh_text_dup_clean (cases[index].text);

  g_assert_cmpstr (visible, ==, cases[index].visible);
  g_assert_cmpstr (clean, ==, cases[index].clean);
}

/* Names of files may be of any bytes. */
static void
test_no_text (void)
{
  g_autofree char *visible = zh_text_dup_visible ("a\377\302");
  g_autofree char *clean = zh_text_dup_clean ("a\377\302");

  g_assert_cmpstr (clean, ==, "a\377\302");
  g_assert_cmpstr (visible, ==, "a\\xff\\xc2");
}

static void
test_blank (void)
{
  static const char *const blank[] = { NULL, "", " \t\n", "\a", " \033 ", "\342\200\256", "\342\201\246 \342\201\251" };
  static const char *const seen[] = { "a", " a ", "\aa", "\377", "½" };

  for (gsize i = 0; i < G_N_ELEMENTS (blank); i++)
    g_assert_true (zh_text_is_blank (blank[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (seen); i++)
    g_assert_false (zh_text_is_blank (seen[i]));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/text-signs/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_signs);
    }
  g_test_add_func ("/text-signs/no-text", test_no_text);
  g_test_add_func ("/text-signs/blank", test_blank);
  return g_test_run ();
}
