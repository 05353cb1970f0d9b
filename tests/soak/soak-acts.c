#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "soak-run.h"

/* Stages of a competition that is copied for each act. */
typedef enum
{
  STAGE_NUMBERED,
  STAGE_PAIRED,
  STAGE_CLOSED,
  STAGE_OVER, /* there is no further round */
  N_STAGES,
} Stage;

#define FILE_WORD "@file"
#define OUT_WORD "@out"
#define LIST_WORD "@list"
#define TRF_WORD "@trf"
#define OLD_CONTENTS "what was there before\n"
#define MAX_WORDS 12
#define PART_PREFIX ".zhereb-"

static const struct
{
  Stage       stage;
  const char *words[MAX_WORDS];
} acts[] = {
  { STAGE_NUMBERED, { "import", FILE_WORD, LIST_WORD } },
  { STAGE_NUMBERED, { "import", FILE_WORD, TRF_WORD, "--name", "Second" } },
  { STAGE_NUMBERED, { "regulation", FILE_WORD, "--adopt", "distance-team" } },
  { STAGE_NUMBERED, { "pair", FILE_WORD } },
  { STAGE_PAIRED, { "edit-round", FILE_WORD, "swap=1-2", "--accept", "--reason", "Invented" } },
  { STAGE_OVER, { "seal", FILE_WORD, "--reason", "Invented" } },
  { STAGE_CLOSED, { "pair", FILE_WORD } },
  { STAGE_CLOSED, { "report", FILE_WORD, "standings", "--format", "pdf", "-o", OUT_WORD } },
  { STAGE_CLOSED, { "report", FILE_WORD, "standings", "--format", "pdf", "-o", OUT_WORD, "--issue" } },
  { STAGE_CLOSED, { "report", FILE_WORD, "crosstable", "--format", "html", "-o", OUT_WORD } },
  { STAGE_CLOSED, { "report", FILE_WORD, "pairings", "--format", "csv", "-o", OUT_WORD } },
  { STAGE_CLOSED, { "report", FILE_WORD, "start-list", "--format", "txt", "-o", OUT_WORD } },
  { STAGE_CLOSED, { "games", FILE_WORD, "-o", OUT_WORD } },
  { STAGE_NUMBERED, { "trf", "generate", "--players", "200", "--seed", "7", "-o", OUT_WORD } },
};

/* What an act comes to when nobody kills it. */
typedef struct
{
  gint64  n_before;
  gint64  n_after;
  gint64  duration_us;
  GBytes *out;
} Whole;

struct _SoakActs
{
  char   *file;
  char   *out;
  char   *list;
  char   *trf;
  GBytes *stages[N_STAGES];
  Whole   whole[G_N_ELEMENTS (acts)];
};

static GBytes *
read_bytes (const char *path)
{
  char *contents = NULL;
  gsize length;

  if (!g_file_get_contents (path, &contents, &length, NULL))
    g_error ("%s cannot be read", path);
  return g_bytes_new_take (contents, length);
}

static void
write_bytes (const char *path,
             GBytes     *bytes)
{
  if (!g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL))
    g_error ("%s cannot be written", path);
}

static gint64
count_verified (Soak       *soak,
                const char *path)
{
  int              exit_code = 0;
  g_autofree char *told = ZH_SOAK_RUN (soak, &exit_code, "verify", path);

  if (exit_code != 0 || !g_str_has_prefix (told, "ok "))
    g_error ("%s does not verify: %s", path, told);
  return g_ascii_strtoll (told + strlen ("ok "), NULL, 10);
}

static void
put_stage (Soak *soak,
           Stage stage)
{
  static const char *const suffixes[] = { "", "-wal", "-shm", "-journal" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (soak->acts->file, suffixes[i], NULL);

      g_unlink (name);
    }
  write_bytes (soak->acts->file, soak->acts->stages[stage]);
}

static void
make_stages (Soak *soak)
{
  SoakActs *self = soak->acts;

  ZH_SOAK_MUST (soak, "new", self->file, "--title", "Acts", "--ruleset", "fide-2009");
  ZH_SOAK_MUST (soak, "tournament", self->file, "add", "--name", "Open", "--system", "dutch", "--rounds", "5");
  for (int i = 1; i <= ZH_SOAK_N_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player%d", i);

      ZH_SOAK_MUST (soak, "entry", self->file, "add", name);
    }
  ZH_SOAK_MUST (soak, "entry", self->file, "number");
  self->stages[STAGE_NUMBERED] = read_bytes (self->file);
  ZH_SOAK_MUST (soak, "pair", self->file);
  self->stages[STAGE_PAIRED] = read_bytes (self->file);
  for (int i = 1; i <= ZH_SOAK_N_PLAYERS / 2; i++)
    {
      g_autofree char *board = g_strdup_printf ("%d", i);

      ZH_SOAK_MUST (soak, "result", self->file, "--round", "1", "--board", board, "1-0");
    }
  ZH_SOAK_MUST (soak, "round", self->file, "close", "1");
  self->stages[STAGE_CLOSED] = read_bytes (self->file);
  ZH_SOAK_MUST (soak, "fide", self->file, "mode", "--leave-fide-mode", "--because", "The hall closes");
  ZH_SOAK_MUST (soak, "tournament", self->file, "edit", "--rounds", "1", "--reason", "The hall closes");
  self->stages[STAGE_OVER] = read_bytes (self->file);
}

static gboolean
has_out (gsize act)
{
  return g_strv_contains (acts[act].words, OUT_WORD);
}

/* The words with the paths of this soak in them. */
static void
fill_words (SoakActs    *self,
            gsize        act,
            const char **words)
{
  for (int i = 0; i < MAX_WORDS; i++)
    {
      words[i] = acts[act].words[i];
      if (g_strcmp0 (words[i], FILE_WORD) == 0)
        words[i] = self->file;
      else if (g_strcmp0 (words[i], OUT_WORD) == 0)
        words[i] = self->out;
      else if (g_strcmp0 (words[i], LIST_WORD) == 0)
        words[i] = self->list;
      else if (g_strcmp0 (words[i], TRF_WORD) == 0)
        words[i] = self->trf;
    }
}

static void
make_whole (Soak *soak,
            gsize act)
{
  const char *words[MAX_WORDS];
  Whole      *whole = &soak->acts->whole[act];
  gint64      start_us;

  fill_words (soak->acts, act, words);
  put_stage (soak, acts[act].stage);
  whole->n_before = count_verified (soak, soak->acts->file);
  start_us = g_get_monotonic_time ();
  zh_soak_must (soak, words);
  whole->duration_us = g_get_monotonic_time () - start_us;
  whole->n_after = count_verified (soak, soak->acts->file);
  if (has_out (act))
    whole->out = read_bytes (soak->acts->out);
}

void
zh_soak_acts_set_up (Soak *soak)
{
  SoakActs *self = g_new0 (SoakActs, 1);
  GString  *list = g_string_new ("Name\tRating\n");

  soak->acts = self;
  self->file = g_build_filename (soak->folder, "acts.zhereb", NULL);
  self->out = g_build_filename (soak->folder, "out", NULL);
  self->list = g_build_filename (soak->folder, "list.tsv", NULL);
  self->trf = g_build_filename (soak->folder, "games.trf", NULL);
  for (int i = 0; i < 500; i++)
    g_string_append_printf (list, "Entry%d Invented\t%d\n", i, 2500 - i);
  if (!g_file_set_contents (self->list, list->str, -1, NULL))
    g_error ("%s cannot be written", self->list);
  g_string_free (list, TRUE);
  g_setenv ("SOURCE_DATE_EPOCH", "1767225600", TRUE); /* documents are the same each time */
  ZH_SOAK_MUST (soak, "trf", "generate", "--players", "60", "--seed", "3", "-o", self->trf);
  make_stages (soak);
  for (gsize act = 0; act < G_N_ELEMENTS (acts); act++)
    make_whole (soak, act);
}

void
zh_soak_acts_free (SoakActs *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    g_clear_pointer (&self->whole[i].out, g_bytes_unref);
  for (int i = 0; i < N_STAGES; i++)
    g_bytes_unref (self->stages[i]);
  g_free (self->file);
  g_free (self->out);
  g_free (self->list);
  g_free (self->trf);
  g_free (self);
}

/* The file that is written is the old one or the whole new one. */
static void
check_out (Soak    *soak,
           gsize    act,
           gboolean is_done)
{
  g_autoptr (GBytes) old = g_bytes_new_static (OLD_CONTENTS, strlen (OLD_CONTENTS));
  g_autoptr (GBytes) now = read_bytes (soak->acts->out);
  gboolean is_new = g_bytes_equal (now, soak->acts->whole[act].out);

  if (!is_new && (is_done || !g_bytes_equal (now, old)))
    g_error ("%s %s: %" G_GSIZE_FORMAT " bytes are neither the old file nor the new one", acts[act].words[0],
             acts[act].words[2], g_bytes_get_size (now));
  soak->n_new += is_new ? 1 : 0;
  soak->n_old += is_new ? 0 : 1;
}

static void
check_entries (Soak    *soak,
               gsize    act,
               gboolean is_done)
{
  const Whole *whole = &soak->acts->whole[act];
  gint64       n = count_verified (soak, soak->acts->file);

  if (n != whole->n_after && (is_done || n != whole->n_before))
    g_error ("%s: %" G_GINT64_FORMAT " entries, which is neither before it nor after", acts[act].words[0], n);
}

static void
kill_act (Soak *soak,
          gsize act)
{
  const char      *words[MAX_WORDS];
  const Whole     *whole = &soak->acts->whole[act];
  gboolean         is_done = FALSE;
  g_autofree char *output = NULL;

  fill_words (soak->acts, act, words);
  put_stage (soak, acts[act].stage);
  if (!g_file_set_contents (soak->acts->out, OLD_CONTENTS, -1, NULL))
    g_error ("%s cannot be written", soak->acts->out);
  output = zh_soak_run_and_kill (soak, words, (gint32) (whole->duration_us + whole->duration_us / 2), &is_done);
  soak->n_acts++;
  if (has_out (act))
    check_out (soak, act, is_done);
  check_entries (soak, act, is_done);
}

static guint
count_parts (Soak *soak)
{
  g_autoptr (GDir) dir = g_dir_open (soak->folder, 0, NULL);
  const char *name;
  guint       n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, PART_PREFIX) ? 1 : 0;
  return n;
}

void
zh_soak_acts_round (Soak *soak)
{
  for (gsize act = 0; act < G_N_ELEMENTS (acts); act++)
    kill_act (soak, act);
  soak->n_parts += (int) count_parts (soak);
  /* the next one that writes, here or an opening, takes them away */
  put_stage (soak, STAGE_PAIRED);
  ZH_SOAK_MUST (soak, "result", soak->acts->file, "--round", "1", "--board", "1", "0-1");
  if (count_parts (soak) != 0)
    g_error ("what a killed program left is not taken away");
}
