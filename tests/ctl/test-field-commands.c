/* Every field of every record can be set from a terminal, shown, undone and done again. */
#include "config.h"

#include <string.h>

#include "competition.h"
#include "ctl-runner.h"

#define RUN(...) g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, __VA_ARGS__), ==, 0)

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  ctl_fixture_init (fixture);
  RUN ("new", fixture->file, "--title", "Cup", "--ruleset", "fide-2023");
  RUN ("tournament", fixture->file, "add", "--name", "Men", "--time", "5400+30", "--system", "dutch");
  RUN ("entry", fixture->file, "add", "Aa", "One");
  RUN ("official", fixture->file, "arbiter", "Verba Clara");
}

static char *
make_option (const ZhField *field)
{
  static const char *const names[][2] = {
    { "name-latin", "latin" },
    { "person-rating", "rating" },
    { "disability-class", "class" },
    { "assistant-duties", "duties" },
    { "warning-minutes", "warning" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i][0], field->key) == 0)
      return g_strconcat ("--", names[i][1], NULL);
  return g_strconcat ("--", field->key, NULL);
}

/* What is typed, and how the JSON writes it. */
static void
choose_value (const ZhField *field,
              char         **typed,
              char         **shown)
{
  if (strcmp (field->key, "fide-id") == 0)
    *typed = g_strdup ("14100010");
  else if (strcmp (field->key, "ruleset") == 0)
    *typed = g_strdup ("ua-chess-2026");
  else if (strcmp (field->key, "federation") == 0)
    *typed = g_strdup ("UKR");
  else if (strcmp (field->key, "later-ratings") == 0)
    *typed = g_strdup ("5:2310");
  else if (field->kind == ZH_FIELD_KIND_DATE)
    *typed = g_strdup ("2010-05-31");
  else if (strcmp (field->key, "sex") == 0)
    *typed = g_strdup ("f");
  else if (field->kind == ZH_FIELD_KIND_BOOLEAN)
    *typed = g_strdup ("yes");
  else if (field->kind == ZH_FIELD_KIND_TEXT)
    *typed = (field->flags & ZH_FIELD_WORD) != 0 ? g_strdup ("other") : g_strconcat ("Odd ", field->key, NULL);
  else
    *typed = g_strdup ("7");
  *shown = field->kind == ZH_FIELD_KIND_TEXT || field->kind == ZH_FIELD_KIND_DATE ? g_strdup_printf ("\"%s\"", *typed)
           : strcmp (field->key, "sex") == 0                                      ? g_strdup ("2")
           : field->kind == ZH_FIELD_KIND_BOOLEAN                                 ? g_strdup ("true")
                                                                                  : g_strdup (*typed);
}

static gboolean
shows (CtlFixture *fixture,
       const char *what,
       const char *member)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, what, fixture->file, "--json"), ==, 0);
  return strstr (output, member) != NULL;
}

static const struct
{
  const char         *name;
  const ZhRecordType *type;
  const char         *set[4]; /* the words of the command, FILE as the second */
  const char         *show;
  const char         *others[9];
} records[] = {
  { "person", &zh_person_type, { "entry", "edit", "Aa" }, "entry", { "surname" } },
  { "entry", &zh_entry_type, { "entry", "edit", "Aa" }, "entry", { "team", "start-number", "rating", "status", "first-round", "last-round", "carried-points", "unfinished", "uncounted" } },
  { "official", &zh_official_type, { "official", "arbiter", "Verba Clara" }, "official", { "role", "name" } },
  { "details", &zh_competition_details_type, { "details" }, "info", { "uuid", "start", "end", "ruleset", "ruleset-digest", "round-set" } },
};

static void
test_record (CtlFixture   *fixture,
             gconstpointer data)
{
  gsize record = GPOINTER_TO_SIZE (data);

  for (gsize i = 0; i < records[record].type->n_fields; i++)
    {
      const ZhField   *field = &records[record].type->fields[i];
      g_autofree char *option = make_option (field);
      g_autofree char *typed = NULL;
      g_autofree char *shown = NULL;
      g_autofree char *member = NULL;
      g_autoptr (GPtrArray) words = g_ptr_array_new ();
      gboolean other = FALSE;

      for (gsize k = 0; k < G_N_ELEMENTS (records[record].others); k++)
        other = other || g_strcmp0 (records[record].others[k], field->key) == 0;
      if (other)
        continue;
      choose_value (field, &typed, &shown);
      member = g_strdup_printf ("\"%s\":%s", field->column, shown);
      g_ptr_array_add (words, (gpointer) records[record].set[0]);
      g_ptr_array_add (words, fixture->file);
      for (gsize k = 1; records[record].set[k] != NULL; k++)
        g_ptr_array_add (words, (gpointer) records[record].set[k]);
      g_ptr_array_add (words, option);
      g_ptr_array_add (words, typed);
      g_ptr_array_add (words, NULL);
      g_test_message ("%s %s", option, typed);
      g_assert_cmpint (ctl_run ((const char *const *) words->pdata, NULL, NULL, NULL), ==, 0);
      g_assert_true (shows (fixture, records[record].show, member));
      RUN ("undo", fixture->file);
      g_assert_false (shows (fixture, records[record].show, member));
      RUN ("redo", fixture->file);
      g_assert_true (shows (fixture, records[record].show, member));
    }
  RUN ("verify", fixture->file);
}

/* A new entry takes all of them at once; a wrong one is named. */
static void
test_add (CtlFixture   *fixture,
          gconstpointer data)
{
  g_autofree char *errors = NULL;

  RUN ("entry", fixture->file, "add", "Bb", "Two", "--email", "two@odd.example", "--sender", "Odd sender", "--school-class", "7-B", "--fixed-board", "2");
  g_assert_true (shows (fixture, "entry", "\"email\":\"two@odd.example\""));
  g_assert_true (shows (fixture, "entry", "\"sender\":\"Odd sender\""));
  g_assert_true (shows (fixture, "entry", "\"fixed_board\":2"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "entry", fixture->file, "edit", "Bb", "--warning", "soon"), ==, 2);
  g_assert_nonnull (strstr (errors, "--warning: “soon” is no whole number"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *path = g_strconcat ("/ctl/fields/", records[i].name, NULL);

      g_test_add (path, CtlFixture, GSIZE_TO_POINTER (i), set_up, test_record, ctl_fixture_tear_down);
    }
  g_test_add ("/ctl/fields/add", CtlFixture, NULL, set_up, test_add, ctl_fixture_tear_down);
  return g_test_run ();
}
