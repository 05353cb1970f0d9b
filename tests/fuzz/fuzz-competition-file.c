#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-journal.h"
#include "desk-rounds.h"
#include "desk-undo.h"
#include "desk-verify.h"
#include "digest.h"
#include "fuzz-target.h"
#include "../tournament-settings.h"

/* A whole file, made once, that the input damages: three bytes of an offset and one of a
 * value, again and again; the offset 0xffffff cuts the file off at a multiple of that value. */

#define RECORD_SIZE 4
#define CUT_UNIT 997

typedef struct
{
  char *path;
  char *contents;
  gsize length;
} Base;

static void
must (ZhChange *change)
{
  g_assert (change != NULL);
  zh_change_unref (change);
}

static void
add_players (ZhDesk *desk,
             gint64  id)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  for (int i = 0; i < 4; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, i % 2 == 0 ? "Їжак" : "Badger");
      g_ptr_array_add (entries, entry);
    }
  must (zh_desk_add_entries (desk, id, entries, NULL));
  must (zh_desk_number_entries (desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, NULL));
}

static Base
make_base (void)
{
  g_autofree char     *folder = g_dir_make_tmp ("zhereb-fuzz-XXXXXX", NULL);
  Base                 base = { .path = g_build_filename (folder, "fuzz.zhereb", NULL) };
  ZhCompetitionDetails details = { .title = "Fuzz" };
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (ZhDesk) desk = NULL;
  ZhResult draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  gint64   id = 0;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  desk = zh_desk_create (base.path, &details, "", NULL);
  zh_person_set_string (&settings->name, "Men");
  must (test_add_tournament (desk, settings, &id, NULL));
  add_players (desk, id);
  must (zh_desk_pair_round (desk, id, NULL));
  must (zh_desk_set_result (desk, id, 1, 1, 0, draw, NULL));
  must (zh_desk_undo (desk, NULL));
  g_assert (zh_desk_close (desk, NULL));
  g_assert (g_file_get_contents (base.path, &base.contents, &base.length, NULL));
  return base;
}

static void
damage (char         *contents,
        gsize        *length,
        const guint8 *data,
        gsize         size)
{
  for (gsize i = 0; i + RECORD_SIZE <= size; i += RECORD_SIZE)
    {
      gsize offset = (gsize) data[i] << 16 | (gsize) data[i + 1] << 8 | data[i + 2];

      if (offset == 0xffffff)
        *length = MIN (*length, (gsize) data[i + 3] * CUT_UNIT);
      else if (offset < *length)
        contents[offset] = (char) data[i + 3];
    }
}

/* The words of all entries, whatever stands in their arguments. */
static void
speak (ZhDesk *desk)
{
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, NULL, NULL);
  g_autoptr (ZhLanguage) language = zh_language_new ("uk", NULL);
  g_autofree char *csv = entries != NULL ? zh_journal_export_csv (entries, zh_desk_get_snapshot (desk), language) : g_strdup ("");

  g_assert (g_utf8_validate (csv, -1, NULL));
}

/* So that damage is met behind the digest too: every second file agrees with itself. */
static void
renew_digest (const char *path)
{
  g_autoptr (ZhDb) db = zh_db_open (path, ZH_DB_WRITE, NULL);

  if (db != NULL)
    zh_digest_renew (db, NULL);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static Base      base = { NULL };
  g_autofree char *contents = NULL;
  gsize            length;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhVerifyReport) report = NULL;

  if (base.path == NULL)
    base = make_base ();
  contents = g_memdup2 (base.contents, base.length);
  length = base.length;
  damage (contents, &length, data, size);
  g_assert (g_file_set_contents_full (base.path, contents, (gssize) length, G_FILE_SET_CONTENTS_NONE,
                                      0600, NULL));
  if (size % 2 == 1)
    renew_digest (base.path);

  desk = zh_desk_open (base.path, ZH_DESK_READ, "", &error);
  g_assert ((desk == NULL) == (error != NULL));
  if (desk != NULL)
    speak (desk);
  g_clear_error (&error);
  report = zh_desk_verify_file (base.path, NULL, &error);
  g_assert ((report == NULL) == (error != NULL));
  return 0;
}
