#include "config.h"

#include <glib/gi18n.h>

#include "ctl-input.h"
#include "ctl.h"
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
  char                  *system_id;
  char                  *scoring;
  char                  *seed_text;
  gboolean               by_rating;
  gboolean               explain;
  char                  *why_not;
  const ZhPairingSystem *system;
  guint64                seed;
  ZhTrfFile             *file;
} PairOptions;

static void
pair_options_clear (PairOptions *options)
{
  g_free (options->system_id);
  g_free (options->scoring);
  g_free (options->seed_text);
  g_free (options->why_not);
  g_clear_pointer (&options->file, zh_trf_file_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PairOptions, pair_options_clear)

/* The option wins over the file, and the file over the other options. */
static ZhCtlExit
read_file_to_pair (PairOptions *options,
                   const char  *path,
                   GError     **error)
{
  if (!zh_ctl_parse_seed (options->seed_text, &options->seed, error) || !zh_ctl_check_scoring (options->scoring, error))
    return ZH_CTL_USAGE;
  if (options->system_id != NULL)
    {
      options->system = zh_ctl_find_system (options->system_id, error);
      if (options->system == NULL)
        return ZH_CTL_USAGE;
    }

  options->file = zh_ctl_read_trf (path, error);
  if (options->file == NULL)
    return ZH_CTL_INPUT;
  if (options->system == NULL)
    options->system = zh_ctl_find_system (zh_system_to_string (options->file->tournament->system), error);
  if (options->system == NULL)
    return ZH_CTL_USAGE;

  set_system (options->file->tournament, options->system);
  zh_ctl_apply_scoring (options->file, options->scoring);
  options->file->tournament->seed = options->seed;
  if ((options->file->stated & ZH_TRF_STATES_FIRST_ROUND) == 0)
    options->file->tournament->rated_first_round = options->by_rating;
  return ZH_CTL_DONE;
}

/* "A-B", the start numbers of two entries of the file. */
static gboolean
parse_why_not (const ZhTournament *tournament,
               const char         *text,
               gint64              pair[2],
               GError            **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 2);

  for (int side = 0; side < 2; side++)
    if (parts[side] == NULL || !zh_text_parse_int (parts[side], 1, G_MAXINT, &pair[side]) ||
        zh_tournament_find_entry (tournament, pair[side]) == NULL || (side == 1 && pair[0] == pair[1]))
      {
        zh_ctl_fail_usage (error, _ ("“%s” does not name two entries; expected two start numbers of the file, such as 3-7"), text);
        return FALSE;
      }
  return TRUE;
}

static ZhCtlExit
print_why_not (const PairOptions *options,
               int                round,
               GError           **error)
{
  const ZhTournament *tournament = options->file->tournament;
  g_autofree char    *text = NULL;
  g_auto (GStrv) lines = NULL;
  gint64   pair[2];
  ZhWhyNot why;

  if (!parse_why_not (tournament, options->why_not, pair, error))
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
pair_next_round (const PairOptions *options,
                 GError           **error)
{
  const ZhTournament *tournament = options->file->tournament;
  ZhPairingRequest    request = { .explain = options->explain };
  g_autoptr (ZhProposal) proposal = NULL;

  request.round = zh_tournament_count_paired_rounds (tournament) + 1;
  proposal = options->system->pair (tournament, &request, error);
  if (proposal == NULL)
    return ZH_CTL_INPUT;
  print_proposal (tournament, options->system, proposal);
  if (!proposal->found)
    return ZH_CTL_NO;
  return options->why_not != NULL ? print_why_not (options, request.round, error) : ZH_CTL_DONE;
}

static ZhCtlExit
run_pair (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (PairOptions) given = { NULL };
  const GOptionEntry options[] = {
    { "system", 0, 0, G_OPTION_ARG_STRING, &given.system_id, NULL, NULL },
    { "scoring", 0, 0, G_OPTION_ARG_STRING, &given.scoring, NULL, NULL },
    { "by-rating", 0, 0, G_OPTION_ARG_NONE, &given.by_rating, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &given.seed_text, NULL, NULL },
    { "explain", 0, 0, G_OPTION_ARG_NONE, &given.explain, NULL, NULL },
    { "why-not", 0, 0, G_OPTION_ARG_STRING, &given.why_not, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  ZhCtlExit code;

  if (words == NULL)
    return ZH_CTL_USAGE;
  code = read_file_to_pair (&given, words[0], error);
  return code == ZH_CTL_DONE ? pair_next_round (&given, error) : code;
}

/* The report on stdout is for scripts and stays in English. */
static ZhCtlExit
check_file (const PairOptions *options)
{
  int      n_rounds = zh_tournament_count_paired_rounds (options->file->tournament);
  gboolean agreed = TRUE;
  g_autoptr (GString) report = g_string_new (NULL);

  for (int round = 1; round <= n_rounds; round++)
    {
      gboolean same;

      g_string_truncate (report, 0);
      same = zh_check_round (options->file, options->system, round, report);
      g_print ("round %d: %s\n%s", round, same ? "agreed" : "differs", report->str);
      agreed = agreed && same;
    }

  g_string_truncate (report, 0);
  if (zh_check_standings (options->file, report))
    {
      g_print ("standings: agreed\n%s", report->str);
      return agreed ? ZH_CTL_DONE : ZH_CTL_NO;
    }
  g_print ("standings: differ\n%s", report->str);
  return ZH_CTL_NO;
}

static ZhCtlExit
run_check (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_auto (PairOptions) given = { NULL };
  const GOptionEntry options[] = {
    { "system", 0, 0, G_OPTION_ARG_STRING, &given.system_id, NULL, NULL },
    { "scoring", 0, 0, G_OPTION_ARG_STRING, &given.scoring, NULL, NULL },
    { "by-rating", 0, 0, G_OPTION_ARG_NONE, &given.by_rating, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &given.seed_text, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  ZhCtlExit code;
  guint     n_notes;

  if (words == NULL)
    return ZH_CTL_USAGE;
  code = read_file_to_pair (&given, words[0], error);
  if (code != ZH_CTL_DONE)
    return code;
  n_notes = given.file->notes->len;
  zh_desk_take_trf_rounds (given.file);
  print_notes (given.file, words[0], n_notes);
  return check_file (&given);
}

const ZhCtlCommand zh_ctl_trf_commands[] = {
  { "trf", "pair", "[--system S] [--scoring 1|2] [--by-rating] [--seed N] [--explain] [--why-not A-B] FILE",
    N_ ("Pair the next round of a TRF file"), run_pair },
  { "trf", "check", "[--system S] [--scoring 1|2] [--by-rating] [--seed N] FILE",
    N_ ("Compare the pairings and standings of a TRF file with the rules"), run_check },
  { "trf", "generate", "[--players N] [--rounds R] [--seed N] [--system S] [--scoring 1|2] [--forfeits P] [--byes P] [--late P] [--withdrawals P] [--acceleration baku] [-o FILE]",
    N_ ("Make a random tournament that keeps the rules; P is a share in per cent"), zh_ctl_trf_generate },
  { NULL },
};
