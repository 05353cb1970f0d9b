#include "config.h"

#include "ill-told.h"

#include <sqlite3.h>
#include <string.h>

#include "../sanitized.h"
#include "../store/call-faults.h"
#include "arguments.h"
#include "canonical-json.h"
#include "desk-journal.h"
#include "errors.h"
#include "snapshot-dump.h"

/* Many values of one list are of one kind. */
#define MOST_VALUES 40
/* Most calls that may fail are those of every act: each act has a third of them, others than its neighbours have, and
 * another third under sanitizers. */
#define FAULT_EACH 3
/* What is left behind stays there: every so many tries are looked after together. */
#define LOOK_EACH 8

typedef struct
{
  Fixture *fixture;
  char    *command;
  char    *json;
  char    *tables; /* before the act */
  char    *shown;
  guint    n_unseen; /* tries since the file was looked at */
} Told;

static gint64
get_length (const Told *self)
{
  return zh_desk_get_snapshot (self->fixture->desk)->journal_length;
}

/* A snapshot, but for what the journal makes of it. */
static char *
dump_shown (const Told *self)
{
  return zh_competition_dump (zh_desk_get_snapshot (self->fixture->desk));
}

static void
undo (Told *self)
{
  g_autoptr (GError) error = NULL;

  fixture_check (self->fixture, zh_desk_undo (self->fixture->desk, &error), error);
  g_free (self->shown);
  self->shown = dump_shown (self);
}

static void
check_as_before (Told       *self,
                 const char *what)
{
  g_autofree char *tables = fixture_dump_tables (self->fixture);
  g_autofree char *shown = dump_shown (self);

  self->n_unseen = 0;
  if (strcmp (tables, self->tables) != 0 || strcmp (shown, self->shown) != 0)
    g_error ("%s: %s leaves something behind, or one of the %d tries before it", self->command, what, LOOK_EACH - 1);
}

static void
check_now_and_then (Told       *self,
                    const char *what)
{
  if (++self->n_unseen == LOOK_EACH)
    check_as_before (self, what);
}

/* As it was told the first time. */
static void
try_again (Told *self)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_run (self->fixture->desk, self->command, self->json, &error);

  fixture_check (self->fixture, change, error);
  undo (self);
  check_as_before (self, self->json);
}

/* Whether what is told wrongly may be refused for it: the file has no part in it. */
static gboolean
is_refusal (const GError *error)
{
  return error->domain == ZH_ERROR && error->code != ZH_ERROR_FILE && error->code != ZH_ERROR_CORRUPT &&
         error->code != ZH_ERROR_LOCKED && error->code != ZH_ERROR_NEWER && error->code != ZH_ERROR_UNCERTAIN;
}

static void
try_json (Told       *self,
          const char *json)
{
  gint64 length = get_length (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = zh_desk_run (self->fixture->desk, self->command, json, &error);

  if ((change == NULL) != (error != NULL) || (error != NULL && !is_refusal (error)))
    g_error ("%s: %s: %s", self->command, json, error != NULL ? error->message : "refused without a word");
  if (change == NULL)
    g_assert_cmpint (get_length (self), ==, length);
  else if (get_length (self) > length)
    undo (self);
  check_now_and_then (self, json);
}

/* @start … @end of the arguments as something else. */
static void
try_value (Told       *self,
           int         start,
           int         end,
           const char *value)
{
  g_autofree char *json = g_strdup_printf ("%.*s%s%s", start, self->json, value, self->json + end);

  if (strcmp (json, self->json) != 0)
    try_json (self, json);
}

static void
try_other_values (Told *self,
                  int   start,
                  int   end)
{
  static const char *const texts[] = { "\"\"", "\"нічого\"", "\"-1\"", "\"0\"", "\"\\u0007\"" };
  static const char *const numbers[] = { "0", "1", "-1", "7", "1000", "4611686018427387904" };
  const char              *value = self->json + start;
  const char *const       *others = *value == '"' ? texts : numbers;
  gsize                    n = *value == '"' ? G_N_ELEMENTS (texts) : G_N_ELEMENTS (numbers);

  if (*value == 't' || *value == 'f')
    try_value (self, start, end, *value == 't' ? "false" : "true");
  else
    for (gsize i = 0; i < n; i++)
      /* under sanitizers one a place, another at each: without them all are tried */
      if (!ZH_SANITIZED || i == (gsize) start % n)
        try_value (self, start, end, others[i]);
}

/* What is no key: no colon is behind it. */
static void
try_all_values (Told *self)
{
  g_autoptr (GRegex) scalars = g_regex_new ("(?<=[:,\\[])(\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9]+|true|false)(?=[,}\\]])", G_REGEX_OPTIMIZE, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;

  g_regex_match (scalars, self->json, 0, &found);
  for (int i = 0; i < MOST_VALUES && g_match_info_matches (found); i++)
    {
      int start = 0;
      int end = 0;

      g_match_info_fetch_pos (found, 1, &start, &end);
      try_other_values (self, start, end);
      g_match_info_next (found, NULL);
    }
  check_as_before (self, "the last value");
}

static void
try_reader (Told *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) reader = zh_desk_open (self->fixture->path, ZH_DESK_READ, "", &error);

  g_assert_no_error (error);
  g_assert_null (zh_desk_run (reader, self->command, self->json, &error));
  if (error->code != ZH_ERROR_FILE && !is_refusal (error))
    g_error ("%s by a reader: %s", self->command, error->message);
  g_assert_true (zh_desk_close (reader, NULL));
  check_as_before (self, "a reader");
}

/* Where the act is in a tournament that can be closed. */
static void
try_closed (Told *self)
{
  g_autoptr (JsonObject) in = zh_canonical_json_parse (self->json);
  gint64           tournament = json_object_has_member (in, "tournament") ? zh_json_get_int (in, "tournament") : 0;
  g_autofree char *tables = NULL;
  g_autoptr (ZhChange) closed = tournament != 0 ? zh_desk_close_tournament (self->fixture->desk, tournament, NULL, NULL) : NULL;

  if (closed == NULL)
    return;
  tables = self->tables;
  g_free (self->shown);
  self->tables = fixture_dump_tables (self->fixture);
  self->shown = dump_shown (self);
  try_json (self, self->json);
  check_as_before (self, "an act in what is closed");
  g_free (self->tables);
  self->tables = g_steal_pointer (&tables);
  undo (self);
  check_as_before (self, "closing");
}

/* A debug build stops where it cannot compare its snapshot with the file. */
#ifndef ZH_CHECK_SNAPSHOTS
static void
try_fault (Told *self,
           guint nth,
           int   code)
{
  gint64           length = get_length (self);
  g_autofree char *failed = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  call_faults_arm (nth, code);
  change = zh_desk_run (self->fixture->desk, self->command, self->json, &error);
  failed = call_faults_disarm ();
  if ((change == NULL) != (error != NULL))
    g_error ("%s: %s: %s", self->command, failed, error != NULL ? error->message : "refused without a word");
  if (get_length (self) > length)
    undo (self);
  check_now_and_then (self, failed);
}

static void
try_faults (Told *self)
{
  static const int codes[] = { SQLITE_IOERR, SQLITE_FULL, SQLITE_NOMEM, SQLITE_BUSY };
  g_autoptr (GArray) worth = NULL;
  guint first = (guint) (strlen (self->command) + ZH_SANITIZED) % FAULT_EACH;

  call_faults_watch (1);
  try_again (self);
  worth = call_faults_list ();
  for (guint i = first; i < worth->len; i += FAULT_EACH)
    try_fault (self, g_array_index (worth, guint, i), codes[i % G_N_ELEMENTS (codes)]);
  check_as_before (self, "the last fault");
}

#endif

void
ill_told_check (Fixture *fixture)
{
  Told                  self = { .fixture = fixture };
  const ZhJournalEntry *act = zh_desk_get_last_act (fixture->desk);
  g_autoptr (JsonObject) in = zh_journal_entry_parse_in (act);

  self.command = g_strdup (act->command);
  zh_arguments_drop_found (zh_arguments_find (act->command), in);
  self.json = zh_canonical_json_format (in);
  undo (&self);
  self.tables = fixture_dump_tables (fixture);
  try_again (&self);
  try_all_values (&self);
  try_reader (&self);
  try_closed (&self);
#ifndef ZH_CHECK_SNAPSHOTS
  try_faults (&self);
#endif
  g_free (self.command);
  g_free (self.json);
  g_free (self.tables);
  g_free (self.shown);
}
