#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "ctl-input.h"
#include "desk-import.h"
#include "pairing-system.h"
#include "setting-options.h"
#include "tournament-check.h"
#include "trf-commands.h"
#include "text-lines.h"
#include "trf-type.h"
#include "why-not.h"

/* From the note @first on. */
static void
print_notes (const ZhTrfFile *file,
             const char      *path,
             guint            first)
{
  for (guint i = first; i < file->notes->len; i++)
    g_printerr ("%s: %s\n", path, ((const ZhTrfNote *) g_ptr_array_index (file->notes, i))->text);
}

ZhTrfFile *
zh_ctl_read_trf (const char *path,
                 GError    **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (path, error);
  ZhTrfFile *file;

  if (bytes == NULL)
    return NULL;
  file = zh_desk_read_trf (bytes, NULL, error);
  if (file == NULL)
    {
      g_prefix_error (error, "%s: ", path);
      return NULL;
    }
  print_notes (file, path, 0);
  return file;
}

void
zh_ctl_apply_scoring (ZhTrfFile  *file,
                      const char *scoring)
{
  if (scoring != NULL && (file->stated & ZH_TRF_STATES_SCORING) == 0)
    file->tournament->scoring = *scoring == '1' ? ZH_SCORING_ONE : ZH_SCORING_TWO;
}

static void
set_system (ZhTournament          *tournament,
            const ZhPairingSystem *system)
{
  tournament->system = system->id;
  zh_trf_type_count_cycles (tournament);
}

static void
print_proposal (const ZhTournament    *tournament,
                const ZhPairingSystem *system,
                const ZhProposal      *proposal)
{
  if (!proposal->found)
    g_print ("none\n");
  for (guint i = 0; proposal->found && i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      g_print ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n", pair->white, pair->black);
    }

  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason  *reason = &g_array_index (proposal->reasons, ZhReason, i);
      g_autofree char *text = system->format_reason (reason, tournament, zh_language_get_screen ());
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      for (gsize k = 0; lines[k] != NULL; k++)
        g_print ("# %s%s%s%s\n", lines[k], k == 0 && *reason->article != '\0' ? " [" : "",
                 k == 0 ? reason->article : "", k == 0 && *reason->article != '\0' ? "]" : "");
    }
}

/* What pair and check have in common. */
typedef struct
{
  const ZhPairingSystem *system;
  ZhTrfFile             *file;
} ToPair;

static void
to_pair_clear (ToPair *self)
{
  g_clear_pointer (&self->file, zh_trf_file_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ToPair, to_pair_clear)

/* The option wins over the file, and the file over the other options. */
static gboolean
read_to_pair (const ZhCtlCall *call,
              const char      *path,
              ToPair          *given,
              GError         **error)
{
  const char   *id = zh_ctl_text (call, "system");
  guint64       seed;
  ZhTournament *tournament;

  if (!zh_ctl_parse_seed (zh_ctl_text (call, "seed"), &seed, error))
    return FALSE;
  given->system = id != NULL ? zh_ctl_find_system (id, error) : NULL;
  given->file = id == NULL || given->system != NULL ? zh_ctl_read_trf (path, error) : NULL;
  if (given->file == NULL)
    return FALSE;
  tournament = given->file->tournament;
  if (given->system == NULL)
    given->system = zh_ctl_find_system (zh_system_to_string (tournament->system), error);
  if (given->system == NULL)
    return FALSE;

  set_system (tournament, given->system);
  zh_ctl_apply_scoring (given->file, zh_ctl_text (call, "scoring"));
  tournament->seed = seed;
  if ((given->file->stated & ZH_TRF_STATES_FIRST_ROUND) == 0)
    tournament->rated_first_round = zh_ctl_has (call, "by-rating");
  return TRUE;
}

/* "A-B", the start numbers of two entries of the file. */
static gboolean
parse_why_not (const ZhTournament *tournament,
               const char         *text,
               gint64              pair[2],
               GError            **error)
{
  g_auto (GStrv) parts = zh_ctl_split_pair (text, "-");

  for (int side = 0; side < 2; side++)
    if (!zh_text_parse_int (parts[side], 1, G_MAXINT, &pair[side]) ||
        zh_tournament_find_entry (tournament, pair[side]) == NULL || (side == 1 && pair[0] == pair[1]))
      return zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” does not name two entries; expected two start numbers of the file, such as 3-7"), text);
  return TRUE;
}

static ZhCtlExit
print_why_not (const ZhTournament *tournament,
               const char         *names,
               int                 round,
               GError            **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gint64   pair[2];
  ZhWhyNot why;

  if (!parse_why_not (tournament, names, pair, error))
    return ZH_CTL_USAGE;
  if (!zh_pairing_ask_why_not (tournament, round, pair[0], pair[1], &why, error))
    return ZH_CTL_INPUT;
  text = zh_why_not_format (&why, tournament, zh_language_get_screen ());
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 0; lines[i] != NULL; i++)
    g_print ("# %s\n", lines[i]);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_pair (ZhCtlCall *call,
          GError   **error)
{
  const char      *why_not = zh_ctl_text (call, "why-not");
  ZhPairingRequest request = { .explain = zh_ctl_has (call, "explain") };
  g_auto (ToPair) given = { NULL };
  g_autoptr (ZhProposal) proposal = NULL;

  if (!read_to_pair (call, call->words[0], &given, error))
    return ZH_CTL_USAGE;
  request.round = zh_tournament_count_paired_rounds (given.file->tournament) + 1;
  proposal = given.system->pair (given.file->tournament, &request, error);
  if (proposal == NULL)
    return ZH_CTL_INPUT;
  print_proposal (given.file->tournament, given.system, proposal);
  if (!proposal->found)
    return ZH_CTL_NO;
  return why_not != NULL ? print_why_not (given.file->tournament, why_not, request.round, error) : ZH_CTL_DONE;
}

/* What was checked of several files. */
typedef struct
{
  int n_files;
  int n_agreed;
  int n_unread;
  int n_rounds;
  int n_differing; /* rounds */
} Tally;

/* The report on stdout is for scripts and stays in English. Of one file among many only what differs is told. */
static gboolean
check_file (const ToPair *given,
            gboolean      all,
            GString      *report,
            Tally        *tally)
{
  int      n_rounds = zh_tournament_count_paired_rounds (given->file->tournament);
  gboolean agreed = TRUE;
  g_autoptr (GString) part = g_string_new (NULL);

  for (int round = 1; round <= n_rounds; round++)
    {
      gboolean same;

      g_string_truncate (part, 0);
      same = zh_check_round (given->file, given->system, round, part);
      if (all || !same)
        g_string_append_printf (report, "round %d: %s\n%s", round, same ? "agreed" : "differs", part->str);
      tally->n_differing += !same;
      agreed = agreed && same;
    }
  tally->n_rounds += n_rounds;

  g_string_truncate (part, 0);
  if (zh_check_standings (given->file, part))
    g_string_append_printf (report, "%s%s", all ? "standings: agreed\n" : "", part->str);
  else
    {
      g_string_append_printf (report, "standings: differ\n%s", part->str);
      agreed = FALSE;
    }
  return agreed;
}

static gboolean
read_to_check (const ZhCtlCall *call,
               const char      *path,
               ToPair          *given,
               GError         **error)
{
  guint n_notes;

  if (!read_to_pair (call, path, given, error))
    return FALSE;
  n_notes = given->file->notes->len;
  zh_desk_take_trf_rounds (given->file);
  print_notes (given->file, path, n_notes);
  return TRUE;
}

static ZhCtlExit
check_one (const ZhCtlCall *call,
           GError         **error)
{
  g_auto (ToPair) given = { NULL };
  g_autoptr (GString) report = g_string_new (NULL);
  Tally    tally = { 0 };
  gboolean agreed;

  if (!read_to_check (call, call->words[0], &given, error))
    return ZH_CTL_USAGE;
  agreed = check_file (&given, TRUE, report, &tally);
  g_print ("%s", report->str);
  return agreed ? ZH_CTL_DONE : ZH_CTL_NO;
}

static void
check_among_many (const ZhCtlCall *call,
                  const char      *path,
                  Tally           *tally)
{
  g_auto (ToPair) given = { NULL };
  g_autoptr (GString) report = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean agreed;

  tally->n_files++;
  if (!read_to_check (call, path, &given, &error))
    {
      tally->n_unread++;
      g_print ("%s: not checked\n", path);
      g_printerr ("%s: %s\n", path, error->message);
      return;
    }
  agreed = check_file (&given, FALSE, report, tally);
  tally->n_agreed += agreed;
  g_print ("%s: %s\n%s", path, agreed ? "agreed" : "differs", report->str);
}

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The files of a folder that are called *.trf, by name; a file is itself. */
static GPtrArray *
list_files (char   **words,
            GError **error)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  for (char **word = words; *word != NULL; word++)
    {
      g_autoptr (GDir) folder = NULL;
      guint       first = paths->len;
      const char *name;

      if (!g_file_test (*word, G_FILE_TEST_IS_DIR))
        {
          g_ptr_array_add (paths, g_strdup (*word));
          continue;
        }
      folder = g_dir_open (*word, 0, NULL);
      while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
        if (g_str_has_suffix (name, ".trf"))
          g_ptr_array_add (paths, g_build_filename (*word, name, NULL));
      if (paths->len == first)
        {
          g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s is a folder that has no file called *.trf"), *word);
          return NULL;
        }
      qsort (&paths->pdata[first], paths->len - first, sizeof (gpointer), compare_paths);
    }
  return g_steal_pointer (&paths);
}

/* As the checkers of other programs answer for many files: 2 where one could not be checked. */
static ZhCtlExit
check_many (const ZhCtlCall *call,
            GError         **error)
{
  Tally tally = { 0 };
  g_autoptr (GPtrArray) paths = list_files (call->words, error);

  if (paths == NULL)
    return ZH_CTL_FILE;
  for (guint i = 0; i < paths->len; i++)
    check_among_many (call, g_ptr_array_index (paths, i), &tally);
  g_print ("files: %d, agreed: %d, differing: %d, not checked: %d; rounds: %d, differing: %d\n", tally.n_files, tally.n_agreed,
           tally.n_files - tally.n_agreed - tally.n_unread, tally.n_unread, tally.n_rounds, tally.n_differing);
  if (tally.n_unread > 0)
    return ZH_CTL_USAGE;
  return tally.n_agreed < tally.n_files ? ZH_CTL_NO : ZH_CTL_DONE;
}

static ZhCtlExit
run_check (ZhCtlCall *call,
           GError   **error)
{
  gboolean many = call->words[1] != NULL || g_file_test (call->words[0], G_FILE_TEST_IS_DIR);

  return many ? check_many (call, error) : check_one (call, error);
}

const ZhCtlVerb zh_ctl_trf_verbs[] = {
  { "trf pair", "[--system S] [--scoring 1|2] [--by-rating] [--seed SEED] [--explain] [--why-not A-B] FILE", ZH_CTL_OPENS_NOTHING, run_pair,
    .summary = N_ ("Pair the next round of a TRF file") },
  { "trf check", "[--system S] [--scoring 1|2] [--by-rating] [--seed SEED] FILE…", ZH_CTL_OPENS_NOTHING, run_check,
    .summary = N_ ("Compare the pairings and standings of TRF files with the rules") },
  { "trf generate",
    "[--players N] [--boards N] [--rounds N] [--seed SEED] [--system S] [--scoring 1|2|3] [--colour white|black] [--mean N] [--spread N] "
    "[--unrated P] [--forfeits P] [--odd P] [--byes P] [--half-byes P] [--zero-byes P] [--full-byes P] [--late P] "
    "[--withdrawals P] [--bans N] [--acceleration baku|none] [--tie-breaks CODE,…] [--count COUNT] [-o OUT]",
    ZH_CTL_OPENS_NOTHING, zh_ctl_trf_generate,
    .summary = N_ ("Make random tournaments that keep the rules; what is not said is drawn. P is a share in per cent") },
  { NULL },
};
