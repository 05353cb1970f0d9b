#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ctl.h"
#include "pairing-system.h"
#include "trf-commands.h"
#include "trf-reader.h"

ZhTrfFile *
zh_ctl_read_trf (const char *path,
                 GError    **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (path, error);
  ZhTrfFile *file;

  if (bytes == NULL)
    return NULL;
  file = zh_trf_read_bytes (bytes, error);
  if (file == NULL)
    {
      g_prefix_error (error, "%s: ", path);
      return NULL;
    }
  for (guint i = 0; i < file->notes->len; i++)
    g_printerr ("%s: %s\n", path, ((const ZhTrfNote *) g_ptr_array_index (file->notes, i))->text);
  return file;
}

const ZhPairingSystem *
zh_ctl_find_system (const char *id,
                    GError    **error)
{
  const ZhPairingSystem        *system = zh_pairing_system_find (id);
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);
  g_autoptr (GString) known = g_string_new (NULL);

  if (system != NULL)
    return system;
  for (gsize i = 0; i < n_systems; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", systems[i]->id);
  zh_ctl_fail_usage (error, _ ("“%s” is no pairing system; known are: %s"), id, known->str);
  return NULL;
}

gboolean
zh_ctl_check_scoring (const char *scoring,
                      GError    **error)
{
  if (scoring == NULL || strcmp (scoring, "1") == 0 || strcmp (scoring, "2") == 0)
    return TRUE;
  zh_ctl_fail_usage (error, _ ("“%s” is no scoring; expected 1 (1-½-0) or 2 (2-1-0)"), scoring);
  return FALSE;
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
  g_free (tournament->system);
  tournament->system = g_strdup (system->id);
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

static ZhCtlExit
pair_next_round (ZhTrfFile             *file,
                 const ZhPairingSystem *system,
                 gboolean               explain,
                 GError               **error)
{
  ZhPairingRequest request = { .explain = explain };
  g_autoptr (ZhProposal) proposal = NULL;

  if (system == NULL)
    system = zh_ctl_find_system (file->tournament->system, error);
  if (system == NULL)
    return ZH_CTL_USAGE;

  set_system (file->tournament, system);
  request.round = zh_tournament_count_paired_rounds (file->tournament) + 1;
  proposal = system->pair (file->tournament, &request, error);
  if (proposal == NULL)
    return ZH_CTL_INPUT;
  print_proposal (file->tournament, system, proposal);
  return proposal->found ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhCtlExit
run_pair (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_autofree char   *system_id = NULL;
  g_autofree char   *scoring = NULL;
  g_autofree char   *seed_text = NULL;
  gboolean           by_rating = FALSE;
  gboolean           explain = FALSE;
  const GOptionEntry options[] = {
    { "system", 0, 0, G_OPTION_ARG_STRING, &system_id, NULL, NULL },
    { "scoring", 0, 0, G_OPTION_ARG_STRING, &scoring, NULL, NULL },
    { "by-rating", 0, 0, G_OPTION_ARG_NONE, &by_rating, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text, NULL, NULL },
    { "explain", 0, 0, G_OPTION_ARG_NONE, &explain, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  const ZhPairingSystem *system = NULL;
  guint64                seed = 0;
  g_autoptr (ZhTrfFile) file = NULL;

  if (words == NULL || !zh_ctl_parse_seed (seed_text, &seed, error) || !zh_ctl_check_scoring (scoring, error))
    return ZH_CTL_USAGE;
  if (system_id != NULL)
    {
      system = zh_ctl_find_system (system_id, error);
      if (system == NULL)
        return ZH_CTL_USAGE;
    }

  file = zh_ctl_read_trf (words[0], error);
  if (file == NULL)
    return ZH_CTL_INPUT;
  zh_ctl_apply_scoring (file, scoring);
  file->tournament->seed = seed;
  if ((file->stated & ZH_TRF_STATES_FIRST_ROUND) == 0)
    file->tournament->rated_first_round = by_rating;
  return pair_next_round (file, system, explain, error);
}

const ZhCtlCommand zh_ctl_trf_commands[] = {
  { "trf", "pair", "[--system S] [--scoring 1|2] [--by-rating] [--seed N] [--explain] FILE",
    N_ ("Pair the next round of a TRF file"), run_pair },
  { NULL },
};
