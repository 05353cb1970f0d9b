#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
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

/* What is given as a number, as it stands in the options. */
static const struct
{
  const char *name;
  gsize       offset;
} numbers[] = {
  { "players", offsetof (ZhGeneratorOptions, n_players) },
  { "boards", offsetof (ZhGeneratorOptions, n_boards) },
  { "rounds", offsetof (ZhGeneratorOptions, n_rounds) },
  { "mean", offsetof (ZhGeneratorOptions, mean) },
  { "spread", offsetof (ZhGeneratorOptions, spread) },
  { "bans", offsetof (ZhGeneratorOptions, n_bans) },
};

static const struct
{
  const char *name;
  gsize       offset;
} shares[] = {
  { "forfeits", offsetof (ZhGeneratorOptions, forfeits) },
  { "odd", offsetof (ZhGeneratorOptions, odd) },
  { "half-byes", offsetof (ZhGeneratorOptions, half_byes) },
  { "zero-byes", offsetof (ZhGeneratorOptions, zero_byes) },
  { "full-byes", offsetof (ZhGeneratorOptions, full_byes) },
  { "late", offsetof (ZhGeneratorOptions, late) },
  { "withdrawals", offsetof (ZhGeneratorOptions, withdrawals) },
  { "unrated", offsetof (ZhGeneratorOptions, unrated) },
};

static gboolean
fill_shares (const ZhCtlCall    *call,
             ZhGeneratorOptions *options,
             GError            **error)
{
  int byes;

  if (zh_ctl_has (call, "byes"))
    {
      if (!parse_chance ("byes", zh_ctl_text (call, "byes"), &byes, error))
        return FALSE;
      options->zero_byes = byes / 2;
      options->half_byes = byes - byes / 2;
      options->full_byes = 0;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (shares); i++)
    if (zh_ctl_has (call, shares[i].name) &&
        !parse_chance (shares[i].name, zh_ctl_text (call, shares[i].name), &G_STRUCT_MEMBER (int, options, shares[i].offset), error))
      return FALSE;
  return TRUE;
}

static void
fill_words (const ZhCtlCall    *call,
            ZhGeneratorOptions *options)
{
  static const ZhScoring *const scorings[] = { &ZH_SCORING_ONE, &ZH_SCORING_TWO, &zh_generator_scoring_three };
  const char                   *scoring = zh_ctl_text (call, "scoring");
  const char                   *colour = zh_ctl_text (call, "colour");
  const char                   *codes = zh_ctl_text (call, "tie-breaks");

  if (scoring != NULL)
    options->scoring = scorings[*scoring - '1'];
  if (colour != NULL)
    options->initial_colour = *colour == 'w' ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  if (codes != NULL)
    options->tiebreaks = g_strsplit (codes, ",", -1);
}

static gboolean
is_within (int number,
           int least,
           int most)
{
  return number == ZH_GENERATOR_UNSET || (number >= least && number <= most);
}

static gboolean
check_numbers (const ZhGeneratorOptions *options,
               GError                  **error)
{
  gboolean is_swiss = zh_system_get_traits (options->system->id)->is_swiss;

  if (!is_within (options->n_players, 2, 9999) || !is_within (options->n_rounds, 1, 100))
    return zh_fail (error, ZH_ERROR_USAGE, "%s", _ ("A tournament has 2 to 9999 players and 1 to 100 rounds"));
  if (!is_within (options->n_boards, 2, 50))
    return zh_fail (error, ZH_ERROR_USAGE, "%s", _ ("Teams play on 2 to 50 boards"));
  if (!is_within (options->mean, 1400, 2850) || !is_within (options->spread, 0, 700))
    return zh_fail (error, ZH_ERROR_USAGE, "%s", _ ("The ratings have a mean of 1400 to 2850 and a spread of 0 to 700"));
  if (options->n_bans > (is_swiss ? 1000 : 0))
    return zh_fail (error, ZH_ERROR_USAGE, "%s", _ ("Up to 1000 pairs may be forbidden, and only in a Swiss"));
  return TRUE;
}

static gboolean
fill_options (const ZhCtlCall    *call,
              ZhGeneratorOptions *options,
              GError            **error)
{
  const char            *id = zh_ctl_text (call, "system");
  const char            *acceleration = zh_ctl_text (call, "acceleration");
  const ZhPairingSystem *system = zh_ctl_find_system (id != NULL ? id : "dutch", error);

  if (system == NULL)
    return FALSE;
  zh_generator_options_init (options, system);
  if (!zh_ctl_parse_seed (zh_ctl_text (call, "seed"), &options->seed, error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    G_STRUCT_MEMBER (int, options, numbers[i].offset) = zh_ctl_number (call, numbers[i].name, ZH_GENERATOR_UNSET);
  fill_words (call, options);
  if (acceleration != NULL)
    options->baku = strcmp (acceleration, "baku") == 0;
  if (options->baku == 1 && system->id != ZH_SYSTEM_DUTCH)
    return zh_fail (error, ZH_ERROR_USAGE, "%s", _ ("The only acceleration is baku, and only the system dutch knows it"));
  return check_numbers (options, error) && fill_shares (call, options, error);
}

/* Ranks by the tie-breaks that the file names; the usual ones where none were chosen. */
static gboolean
add_places (ZhTrfFile *file,
            GError   **error)
{
  ZhTournament *tournament = file->tournament;
  g_autoptr (ZhStandings) standings = NULL;

  if (*tournament->tiebreaks == NULL)
    {
      g_strfreev (tournament->tiebreaks);
      tournament->tiebreaks = g_strdupv ((char **) zh_standings_get_default_codes (tournament));
    }
  standings = zh_standings_new (tournament, -1, NULL, NULL, error);
  if (standings == NULL)
    return FALSE;
  zh_trf_file_take_places (file, standings);
  return TRUE;
}

/* A round a day, from a day on which the present rules hold. */
static void
add_dates (ZhTrfFile *file)
{
  g_autoptr (GDate) day = g_date_new_dmy (1, G_DATE_OCTOBER, 2026);

  file->start = (ZhDate){ .year = 2026, .month = 10, .day = 1 };
  for (int round = 1; round <= file->tournament->n_rounds; round++)
    {
      ZhDate date = { .year = g_date_get_year (day), .month = g_date_get_month (day), .day = g_date_get_day (day) };

      g_array_append_val (file->round_dates, date);
      file->end = date;
      g_date_add_days (day, 1);
    }
}

static void
replace_text (char      **text,
              const char *replacement)
{
  g_free (*text);
  *text = g_strdup (replacement);
}

/* All records that a report for rating must have. */
static ZhTrfFile *
make_file (ZhTournament *tournament,
           guint64       seed,
           GError      **error)
{
  g_autoptr (ZhTrfFile) file = zh_trf_file_new (tournament);
  g_autofree char *title = g_strdup_printf ("Generated tournament, seed %" G_GUINT64_FORMAT, seed);

  replace_text (&file->title, title);
  replace_text (&file->city, "Invented");
  replace_text (&file->federation, "FID");
  replace_text (&file->chief_arbiter, "Random Number");
  replace_text (&file->controller, "Zhereb " ZH_VERSION);
  add_dates (file);
  return add_places (file, error) ? g_steal_pointer (&file) : NULL;
}

/* Draws what is not said and makes the tournament. */
static ZhTournament *
make_tournament (const ZhGeneratorOptions *given,
                 ZhGeneratorOptions       *made,
                 GError                  **error)
{
  zh_generator_options_clear (made);
  *made = *given;
  made->tiebreaks = g_strdupv (given->tiebreaks);
  zh_generator_options_draw (made);
  return zh_generate_tournament (made, error);
}

static gboolean
is_whole (const ZhTournament *tournament)
{
  return zh_tournament_count_paired_rounds (tournament) == tournament->n_rounds;
}

/* One file; @made tells of it. What is drawn gives way to the rounds that were said. */
static ZhCtlExit
generate (const ZhGeneratorOptions *given,
          const char               *output,
          ZhGeneratorOptions       *made,
          GError                  **error)
{
  g_autoptr (ZhTournament) tournament = make_tournament (given, made, error);
  g_autoptr (ZhTrfFile) file = NULL;
  g_autofree char  *text = NULL;
  ZhTrfWriteOptions how = ZH_TRF_WRITE_DEFAULTS;

  if (tournament != NULL && !is_whole (tournament))
    {
      ZhGeneratorOptions plain = *given;

      zh_generator_options_leave_out (&plain);
      g_clear_pointer (&tournament, zh_tournament_unref);
      tournament = make_tournament (&plain, made, error);
    }
  file = tournament != NULL ? make_file (tournament, made->seed, error) : NULL;
  text = file != NULL ? zh_trf_write (file, &how, error) : NULL;
  if (text == NULL || !zh_ctl_write_output (output, text, error))
    return ZH_CTL_INPUT;

  made->n_rounds = zh_tournament_count_paired_rounds (tournament);
  if (is_whole (tournament))
    return ZH_CTL_DONE;
  g_printerr (_ ("Round %d has no legal pairing; the tournament ends before it"), made->n_rounds + 1);
  g_printerr ("\n");
  return ZH_CTL_NO;
}

/* Each of many has the seed that makes it again alone. */
static ZhCtlExit
generate_many (const ZhCtlCall    *call,
               ZhGeneratorOptions *options,
               int                 count,
               GError            **error)
{
  const char *folder = zh_ctl_text (call, "output");
  ZhCtlExit   worst = ZH_CTL_DONE;

  if (folder == NULL)
    return zh_ctl_fail_usage (error, "%s", _ ("Many tournaments need a folder to be written to: -o FOLDER"));
  if (g_mkdir_with_parents (folder, 0777) != 0)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s: the folder cannot be made: %s"), folder, g_strerror (errno));
      return ZH_CTL_FILE;
    }
  for (int i = 1; i <= count; i++, options->seed++)
    {
      g_auto (ZhGeneratorOptions) made = { NULL };
      g_autofree char *name = g_strdup_printf ("tournament-%05d.trf", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) fault = NULL;
      ZhCtlExit one = generate (options, path, &made, &fault);

      if (fault != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return one;
        }
      worst = MAX (worst, one);
      g_print ("%s\t%" G_GUINT64_FORMAT "\t%d\t%d\n", path, made.seed, made.n_players, made.n_rounds);
    }
  return worst;
}

/* Only what was made is told of. */
static void
print_seed (guint64 seed)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  g_printerr (_ ("Seed %s"), text);
  g_printerr ("\n");
}

ZhCtlExit
zh_ctl_trf_generate (ZhCtlCall *call,
                     GError   **error)
{
  g_auto (ZhGeneratorOptions) options = { NULL };
  g_auto (ZhGeneratorOptions) made = { NULL };
  g_autoptr (GError) fault = NULL;
  guint64   seed;
  ZhCtlExit answer;

  if (!fill_options (call, &options, error))
    return ZH_CTL_USAGE;
  if (!zh_ctl_has (call, "seed"))
    options.seed = g_random_int ();
  seed = options.seed;
  answer = zh_ctl_has (call, "count") ? generate_many (call, &options, zh_ctl_number (call, "count", 1), &fault)
                                      : generate (&options, zh_ctl_text (call, "output"), &made, &fault);
  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  else if (!zh_ctl_has (call, "seed"))
    print_seed (seed);
  return answer;
}
