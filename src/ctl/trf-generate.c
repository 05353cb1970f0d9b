#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "setting-options.h"
#include "standings.h"
#include "text-lines.h"
#include "tournament-generator.h"
#include "trf-commands.h"
#include "trf-export.h"

/* A share: "5" and "5%" are five of a hundred, "0.05" as well; a number below one without a
 * per cent sign is a fraction of one. In thousandths. */
static gboolean
parse_chance (const char *name,
              const char *text,
              int        *chance,
              GError    **error)
{
  g_autofree char *number = text != NULL ? g_strdup (text) : g_strdup ("0");
  gboolean         percent = g_str_has_suffix (number, "%");
  g_auto (GStrv) parts = NULL;
  gint64 whole = 0;
  gint64 decimals = 0;
  gint64 value;

  if (percent)
    number[strlen (number) - 1] = '\0';
  parts = g_strsplit (number, ".", 2);
  if (parts[0] != NULL && parts[1] != NULL)
    {
      g_autofree char *three = g_strndup (parts[1], 3);

      if (strspn (parts[1], "0123456789") != strlen (parts[1]) || *three == '\0')
        parts[0][0] = 'x';
      else
        zh_text_parse_int (three, 0, 999, &decimals);
      for (gsize i = strlen (three); i < 3; i++)
        decimals *= 10;
    }
  if (parts[0] == NULL || !zh_text_parse_int (parts[0], 0, 100, &whole))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” is no share for --%s; give a number from 0 to 100, in per cent"), text, name);
  value = !percent && whole == 0 ? decimals : whole * 10 + decimals / 100;
  *chance = (int) MIN (value, ZH_CHANCE_ONE);
  return TRUE;
}

static gboolean
fill_options (const ZhCtlCall    *call,
              ZhGeneratorOptions *options,
              GError            **error)
{
  static const char *const names[] = { "forfeits", "byes", "late", "withdrawals" };
  int                     *chances[] = { &options->forfeits, &options->byes, &options->late, &options->withdrawals };
  const char              *system = zh_ctl_text (call, "system");
  const char              *acceleration = zh_ctl_text (call, "acceleration");

  options->system = zh_ctl_find_system (system != NULL ? system : "dutch", error);
  if (options->system == NULL || !zh_ctl_parse_seed (zh_ctl_text (call, "seed"), &options->seed, error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (!parse_chance (names[i], zh_ctl_text (call, names[i]), chances[i], error))
      return FALSE;

  options->n_players = zh_ctl_number (call, "players", 30);
  options->n_rounds = zh_ctl_number (call, "rounds", 9);
  options->two_points = g_strcmp0 (zh_ctl_text (call, "scoring"), "2") == 0;
  options->baku = acceleration != NULL;
  if (options->n_players < 2 || options->n_players > 9999 || options->n_rounds < 1 || options->n_rounds > 100)
    zh_ctl_fail_usage (error, _ ("A tournament has 2 to 9999 players and 1 to 100 rounds"));
  else if (options->baku && (strcmp (acceleration, "baku") != 0 || options->system->id != ZH_SYSTEM_DUTCH))
    zh_ctl_fail_usage (error, _ ("The only acceleration is baku, and only the system dutch knows it"));
  else
    return TRUE;
  return FALSE;
}

/* Ranks by the usual tie-breaks, which the file names. */
static gboolean
add_places (ZhTrfFile *file,
            GError   **error)
{
  ZhTournament *tournament = file->tournament;
  g_autoptr (ZhStandings) standings = NULL;

  g_strfreev (tournament->tiebreaks);
  tournament->tiebreaks = g_strdupv ((char **) zh_standings_get_default_codes (tournament));
  standings = zh_standings_new (tournament, -1, NULL, NULL, error);
  if (standings == NULL)
    return FALSE;
  zh_trf_file_take_places (file, standings);
  return TRUE;
}

static ZhCtlExit
generate (const ZhGeneratorOptions *options,
          const char               *output,
          GError                  **error)
{
  g_autoptr (ZhTournament) tournament = zh_generate_tournament (options, error);
  g_autoptr (ZhTrfFile) file = NULL;
  g_autofree char  *text = NULL;
  ZhTrfWriteOptions how = ZH_TRF_WRITE_DEFAULTS;
  int               n_played;

  if (tournament == NULL)
    return ZH_CTL_INPUT;
  file = zh_trf_file_new (tournament);
  g_free (file->title);
  file->title = g_strdup_printf ("Generated tournament, seed %" G_GUINT64_FORMAT, options->seed);
  if (!add_places (file, error))
    return ZH_CTL_INPUT;
  text = zh_trf_write (file, &how, error);
  if (text == NULL || !zh_ctl_write_output (output, text, error))
    return ZH_CTL_FILE;

  n_played = zh_tournament_count_paired_rounds (tournament);
  if (n_played == tournament->n_rounds)
    return ZH_CTL_DONE;
  g_printerr (_ ("Round %d has no legal pairing; the tournament ends before it"), n_played + 1);
  g_printerr ("\n");
  return ZH_CTL_NO;
}

ZhCtlExit
zh_ctl_trf_generate (ZhCtlCall *call,
                     GError   **error)
{
  ZhGeneratorOptions options = { NULL };

  return fill_options (call, &options, error) ? generate (&options, zh_ctl_text (call, "output"), error) : ZH_CTL_USAGE;
}
