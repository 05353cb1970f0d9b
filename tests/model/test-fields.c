#include "config.h"

#include <string.h>

#include "person.h"

/* What all who walk a table of fields rely on. */

static ZhPerson *
make_person (void)
{
  ZhPerson *person = zh_person_new ();

  person->id = 7;
  for (gsize i = 0; i < zh_person_type.n_fields; i++)
    {
      const ZhField   *field = &zh_person_type.fields[i];
      g_autofree char *value = field->kind == ZH_FIELD_KIND_TEXT ? g_strconcat ("Odd ", field->key, NULL) : field->kind == ZH_FIELD_KIND_DATE ? g_strdup ("2010-05-31")
                                                                                                                                              : g_strdup ("1");

      g_assert_true (zh_field_parse (field, person, value));
    }
  return person;
}

static void
test_tables (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (gsize i = 0; i < zh_person_type.n_fields; i++)
    {
      const ZhField *field = &zh_person_type.fields[i];

      g_assert_true (zh_record_type_find (&zh_person_type, field->key) == field);
      g_assert_true (g_hash_table_add (seen, GSIZE_TO_POINTER (field->offset)));
      g_assert_null (strchr (field->key, '_'));
      g_assert_null (strchr (field->column, '-'));
      g_assert_cmpstr (field->label, !=, "");
      g_assert_cmpint (field->minimum, <=, field->maximum);
    }
  g_assert_null (zh_record_type_find (&zh_person_type, "shoe-size"));
}

/* A change of any one field makes another person, and its copy the same. */
static void
test_each_field (void)
{
  g_autoptr (ZhPerson) whole = make_person ();

  for (gsize i = 0; i < zh_person_type.n_fields; i++)
    {
      const ZhField *field = &zh_person_type.fields[i];
      g_autoptr (ZhPerson) other = zh_person_copy (whole);
      g_autoptr (ZhPerson) empty = zh_person_new ();
      g_autofree char *before = zh_field_format (field, whole);
      g_autofree char *none = zh_field_format (field, empty);
      g_autofree char *after = NULL;

      g_assert_true (zh_person_equal (whole, other));
      g_assert_true (zh_field_parse (field, other, ""));
      g_assert_false (zh_person_equal (whole, other));
      after = zh_field_format (field, other);
      g_assert_cmpstr (after, ==, none);
      g_assert_cmpstr (after, !=, before);
      zh_record_assign (&zh_person_type, other, whole);
      g_assert_true (zh_person_equal (whole, other));
    }
}

static const struct
{
  const char *key;
  const char *text;
  gboolean    fits;
  const char *value;
} cases[] = {
  { "club", "  Odd club ", TRUE, "Odd club" },
  { "club", "", TRUE, "" },
  { "birth", "31.05.2010", TRUE, "2010-05-31" },
  { "birth", "2010", TRUE, "2010" },
  { "birth", "31.02.2010", FALSE, "2010-05-31" },
  { "person-rating", "9999", TRUE, "9999" },
  { "person-rating", "10000", FALSE, "1" },
  { "person-rating", "10001", FALSE, "1" },
  { "person-rating", "-1", FALSE, "1" },
  { "person-rating", "12a", FALSE, "1" },
  { "person-rating", "", TRUE, "0" },
  { "sex", "2", TRUE, "2" },
  { "sex", "3", FALSE, "1" },
  { "announces", "no", TRUE, "0" },
  { "announces", "yes", TRUE, "1" },
  { "announces", "perhaps", FALSE, "1" },
};

static void
test_parse (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhPerson) person = make_person ();
  const ZhField   *field = zh_record_type_find (&zh_person_type, cases[i].key);
  g_autofree char *value = NULL;

  g_assert_cmpint (zh_field_parse (field, person, cases[i].text), ==, cases[i].fits);
  value = zh_field_format (field, person);
  g_assert_cmpstr (value, ==, cases[i].value);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/fields/tables", test_tables);
  g_test_add_func ("/model/fields/each-field", test_each_field);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/fields/parse-%s-%" G_GSIZE_FORMAT, cases[i].key, i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_parse);
    }
  return g_test_run ();
}
