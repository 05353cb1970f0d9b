/* Compiled catalogues: every operator of a plural formula, either order of bytes, and files that are none. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "mo-catalogue.h"

#define MAGIC 0x950412deu

typedef struct
{
  const char *key;
  const char *text;
  gsize       length; /* of the text, which may hold several forms; 0 where it is one */
} Message;

static void
put_word (GByteArray *file,
          gsize       at,
          guint32     word,
          gboolean    is_swapped)
{
  guint32 written = is_swapped ? GUINT32_SWAP_LE_BE (word) : word;

  memcpy (file->data + at, &written, sizeof written);
}

static void
put_string (GByteArray *file,
            gsize       entry,
            const char *text,
            gsize       length,
            gboolean    is_swapped)
{
  put_word (file, entry, (guint32) length, is_swapped);
  put_word (file, entry + 4, file->len, is_swapped);
  g_byte_array_append (file, (const guint8 *) text, (guint) length);
  g_byte_array_append (file, (const guint8 *) "", 1);
}

/* Header, the two tables, then the strings. */
static GByteArray *
make_file (const Message *messages,
           gsize          n,
           gboolean       is_swapped)
{
  GByteArray *file = g_byte_array_new ();

  g_byte_array_set_size (file, (guint) (20 + 16 * n));
  memset (file->data, 0, file->len);
  put_word (file, 0, MAGIC, is_swapped);
  put_word (file, 8, (guint32) n, is_swapped);
  put_word (file, 12, 20, is_swapped);
  put_word (file, 16, (guint32) (20 + 8 * n), is_swapped);
  for (gsize i = 0; i < n; i++)
    {
      const Message *each = &messages[i];

      put_string (file, 20 + 8 * i, each->key, strlen (each->key), is_swapped);
      put_string (file, 20 + 8 * (n + i), each->text, each->length != 0 ? each->length : strlen (each->text),
                  is_swapped);
    }
  return file;
}

/* Takes @file. */
static ZhMoCatalogue *
read_file (GByteArray *file,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_byte_array_free_to_bytes (file);

  return zh_mo_catalogue_new (bytes, error);
}

static GByteArray *
make_formula (const char *formula)
{
  g_autofree char *header = g_strdup_printf ("Language: x\nPlural-Forms: nplurals=3; plural=%s;\nX: y\n", formula);
  const Message    messages[] = { { "", header, 0 }, { "game", "one\0two\0three", 13 } };

  return make_file (messages, G_N_ELEMENTS (messages), FALSE);
}

static const struct
{
  const char *formula;
  gulong      n;
  const char *form; /* NULL where there is none */
} formulas[] = {
  { "0", 5, "one" },
  { "n", 1, "two" },
  { "n", 3, NULL },
  { "n==2", 2, "two" },
  { "n==2", 3, "one" },
  { "n!=2", 2, "one" },
  { "n!=2", 3, "two" },
  { "n<2", 1, "two" },
  { "n<2", 2, "one" },
  { "n>2", 3, "two" },
  { "n>2", 2, "one" },
  { "n<=2", 2, "two" },
  { "n<=2", 3, "one" },
  { "n>=2", 2, "two" },
  { "n>=2", 1, "one" },
  { "n+1", 1, "three" },
  { "n-1", 3, "three" },
  { "n*2", 1, "three" },
  { "n/2", 5, "three" },
  { "n%3", 5, "three" },
  { "n/0", 5, "one" },
  { "n%0", 5, "one" },
  { "n==1 || n==2", 2, "two" },
  { "n==1 || n==2", 3, "one" },
  { "n>1 && n<4", 3, "two" },
  { "n>1 && n<4", 1, "one" },
  { "!n", 0, "two" },
  { "!n", 7, "one" },
  { "!(n==1)", 7, "two" },
  { "n==1 ? 0 : n==2 ? 1 : 2", 1, "one" },
  { "n==1 ? 0 : n==2 ? 1 : 2", 2, "two" },
  { "n==1 ? 0 : n==2 ? 1 : 2", 3, "three" },
  /* * before +, + before <, < before ==, == before &&, && before ||; all from the left */
  { "1+n*2-2", 1, "two" },
  { "(1+n)*2-2", 1, "three" },
  { "5-2-1", 0, "three" },
  { "n<1+1", 1, "two" },
  { "n<2==1", 1, "two" },
  { "1 || 0 && 0", 0, "two" },
  { "\t( n\t== 1 )\t", 1, "two" },
  { "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2", 21, "one" },
  { "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2", 22, "two" },
  { "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2", 111, "three" },
};

static void
test_formulas (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (formulas); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhMoCatalogue) catalogue = read_file (make_formula (formulas[i].formula), &error);

      g_assert_no_error (error);
      g_test_message ("%s with %lu", formulas[i].formula, formulas[i].n);
      g_assert_cmpstr (zh_mo_catalogue_lookup_plural (catalogue, NULL, "game", formulas[i].n), ==, formulas[i].form);
    }
}

static const char *const no_formulas[] = {
  "",
  "m",
  "n n",
  "n ==",
  "== n",
  "(n",
  "n)",
  "()",
  "!",
  "n ? 1",
  "n ? 1 :",
  "n ? : 1",
  "n ? 1 2",
  "n | 1",
  "9999999",
  "1 +* 2",
};

/* Takes @file. */
static void
check_damaged (GByteArray *file)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (read_file (file, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
}

static void
test_no_formulas (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (no_formulas); i++)
    {
      g_test_message ("%s", no_formulas[i]);
      check_damaged (make_formula (no_formulas[i]));
    }
}

/* A formula does not take the stack of the program, and no more nodes than there is room for. */
static void
test_deep_formulas (void)
{
  static const struct
  {
    const char *before;
    const char *after;
  } shapes[] = { { "(", ")" }, { "!", "" }, { "n+", "" }, { "n?", ":n" } };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (int depth = 10; depth <= 10000; depth *= 30)
      {
        g_autoptr (GString) formula = g_string_new ("n");
        g_autoptr (GError) error = NULL;
        g_autoptr (ZhMoCatalogue) catalogue = NULL;

        for (int k = 0; k < depth; k++)
          {
            g_string_prepend (formula, shapes[i].before);
            g_string_append (formula, shapes[i].after);
          }
        catalogue = read_file (make_formula (formula->str), &error);
        g_assert_true ((catalogue != NULL) == (depth <= 10));
        g_assert_true ((catalogue != NULL) == (error == NULL));
      }
}

/* Without a formula every number has the first form. */
static void
test_without_formula (void)
{
  static const char *const headers[] = { "Language: x\n", "Plural-Forms: nplurals=3;\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (headers); i++)
    {
      const Message messages[] = { { "", headers[i], 0 }, { "game", "one\0two", 7 } };
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhMoCatalogue) catalogue = read_file (make_file (messages, G_N_ELEMENTS (messages), FALSE), &error);

      g_assert_no_error (error);
      g_assert_cmpstr (zh_mo_catalogue_lookup_plural (catalogue, NULL, "game", 2), ==, "one");
    }
}

static void
test_lookup (gconstpointer data)
{
  const Message messages[] = { { "", "Language: x\n", 0 },
                               { "Round", "Тур", 0 },
                               { "title\004Round", "Раунд", 0 },
                               { "Board", "", 0 } };
  g_autoptr (GError) error = NULL;
  GByteArray *file = make_file (messages, G_N_ELEMENTS (messages), data != NULL);
  g_autoptr (ZhMoCatalogue) catalogue = read_file (file, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (zh_mo_catalogue_lookup (catalogue, NULL, "Round"), ==, "Тур");
  g_assert_cmpstr (zh_mo_catalogue_lookup (catalogue, "title", "Round"), ==, "Раунд");
  g_assert_null (zh_mo_catalogue_lookup (catalogue, "column", "Round"));
  g_assert_null (zh_mo_catalogue_lookup (catalogue, NULL, "Board"));
  g_assert_null (zh_mo_catalogue_lookup (catalogue, NULL, "Game"));
  g_assert_null (zh_mo_catalogue_lookup_plural (catalogue, NULL, "Game", 1));
}

/* A word of the file, by its place, turned into another. */
static const struct
{
  const char *name;
  gsize       at;
  guint32     word;
} damages[] = {
  { "magic", 0, 0x12345678 },
  { "messages", 8, G_MAXUINT32 },
  { "keys", 12, 1000 },
  { "keys-far", 12, G_MAXUINT32 - 4 },
  { "texts", 16, 1000 },
  { "texts-far", 16, G_MAXUINT32 - 4 },
  { "key-length", 20, 1000 },
  { "key-length-short", 28, 2 },
  { "key-place", 24, 1000 },
  { "text-length", 36, 1000 },
  { "text-length-short", 44, 2 },
  { "text-place", 40, G_MAXUINT32 },
};

static void
test_damages (void)
{
  const Message messages[] = { { "", "Language: x\n", 0 }, { "Round", "Tour", 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      GByteArray *file = make_file (messages, G_N_ELEMENTS (messages), FALSE);

      put_word (file, damages[i].at, damages[i].word, FALSE);
      g_test_message ("%s", damages[i].name);
      check_damaged (file);
    }
}

/* Cut off anywhere it is damaged, but never read beyond its end. */
static void
test_cut_off (void)
{
  const Message messages[] = { { "", "Language: x\n", 0 }, { "Round", "Tour", 0 } };
  g_autoptr (GByteArray) whole = make_file (messages, G_N_ELEMENTS (messages), FALSE);

  for (guint size = 0; size < whole->len; size++)
    {
      GByteArray *file = g_byte_array_sized_new (size);

      g_byte_array_append (file, whole->data, size);
      check_damaged (file);
    }
}

static void
test_no_utf8_key (void)
{
  const Message messages[] = { { "R\xff", "Tour", 0 } };

  check_damaged (make_file (messages, 1, FALSE));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mo-catalogue/formulas", test_formulas);
  g_test_add_func ("/mo-catalogue/no-formulas", test_no_formulas);
  g_test_add_func ("/mo-catalogue/deep-formulas", test_deep_formulas);
  g_test_add_func ("/mo-catalogue/without-formula", test_without_formula);
  g_test_add_data_func ("/mo-catalogue/lookup", NULL, test_lookup);
  g_test_add_data_func ("/mo-catalogue/lookup-swapped", "swapped", test_lookup);
  g_test_add_func ("/mo-catalogue/damages", test_damages);
  g_test_add_func ("/mo-catalogue/cut-off", test_cut_off);
  g_test_add_func ("/mo-catalogue/no-utf8-key", test_no_utf8_key);
  return g_test_run ();
}
