#include "config.h"

#include <glib/gi18n.h>

#include "ctl.h"
#include "setting-options.h"
#include "tiebreak-single.h"
#include "trf-commands.h"

/**
 * Choice:
 * @codes: (array zero-terminated=1): the codes asked for, may be empty
 * @path: the file
 */
typedef struct
{
  char **codes;
  char  *edition;
  char  *scoring;
  char  *path;
  int    after_round;
} Choice;

static void
choice_clear (Choice *choice)
{
  g_strfreev (choice->codes);
  g_free (choice->edition);
  g_free (choice->scoring);
  g_free (choice->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Choice, choice_clear)

static char **
split_codes (const char *list)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = g_strsplit (list != NULL ? list : "", ",", -1);

  for (gsize i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      g_strv_builder_add (builder, parts[i]);
  return g_strv_builder_end (builder);
}

static gboolean
check_codes (char   **codes,
             GError **error)
{
  for (gsize i = 0; codes[i] != NULL; i++)
    {
      g_autoptr (ZhTiebreakCode) code = NULL;

      if (zh_tiebreak_get_national_order (codes[i], FALSE) != NULL)
        continue;
      code = zh_tiebreak_code_new (codes[i], error);
      if (code == NULL)
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_choice (Choice     *choice,
             const char *codes_option,
             int         n_arguments,
             char      **arguments,
             GError    **error)
{
  g_autofree char   *list = NULL;
  const GOptionEntry options[] = {
    { codes_option, 0, 0, G_OPTION_ARG_STRING, &list, NULL, NULL },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &choice->edition, NULL, NULL },
    { "scoring", 0, 0, G_OPTION_ARG_STRING, &choice->scoring, NULL, NULL },
    { "after-round", 0, 0, G_OPTION_ARG_INT, &choice->after_round, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = NULL;
  ZhTiebreakEdition edition;

  choice->after_round = -1;
  words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  if (words == NULL)
    return FALSE;
  if (choice->after_round < -1 || choice->after_round > ZH_MAX_ROUNDS)
    {
      zh_ctl_fail_usage (error, _ ("The number after --after-round is a round: 0 … %d"), ZH_MAX_ROUNDS);
      return FALSE;
    }
  choice->path = g_strdup (words[0]);
  choice->codes = split_codes (list);
  return zh_tiebreak_edition_parse (choice->edition, &edition, error) &&
         zh_ctl_check_scoring (choice->scoring, error) &&
         check_codes (choice->codes, error);
}

static ZhTrfFile *
read_file (const Choice *choice,
           GError      **error)
{
  ZhTrfFile *file = zh_ctl_read_trf (choice->path, error);

  if (file != NULL)
    zh_ctl_apply_scoring (file, choice->scoring);
  return file;
}

static void
append_value (GString        *text,
              ZhTiebreakValue value)
{
  g_autofree char *number = value.defined ? zh_fraction_format (value.value, 2) : NULL;

  g_string_append_c (text, ',');
  if (number != NULL)
    g_string_append (text, number);
}

static gboolean
append_code (GString            *text,
             const ZhTournament *tournament,
             const Choice       *choice,
             const char         *code,
             GError            **error)
{
  g_autofree ZhTiebreakValue *values = zh_tiebreak_compute (tournament, choice->after_round, code,
                                                            choice->edition, error);

  if (values == NULL)
    return FALSE;
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_string_append_printf (text, "%d,%s", entry->start_number, code);
      append_value (text, values[i]);
      g_string_append_c (text, '\n');
    }
  return TRUE;
}

static ZhCtlExit
run_tiebreaks (int      n_arguments,
               char   **arguments,
               GError **error)
{
  g_auto (Choice) choice = { NULL };
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (GString) text = g_string_new ("startno,code,value\n");

  if (!read_choice (&choice, "codes", n_arguments, arguments, error))
    return ZH_CTL_USAGE;
  if (choice.codes[0] == NULL)
    return zh_ctl_fail_usage (error, _ ("Name the tie-breaks: --codes BH,SB,DE"));
  file = read_file (&choice, error);
  if (file == NULL)
    return ZH_CTL_INPUT;

  for (gsize i = 0; choice.codes[i] != NULL; i++)
    if (!append_code (text, file->tournament, &choice, choice.codes[i], error))
      return ZH_CTL_USAGE;
  return zh_ctl_write_output (NULL, text->str, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static void
append_row (GString           *text,
            const ZhStandings *standings,
            int                row)
{
  const ZhStanding *standing = zh_standings_get_row (standings, row);
  const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);

  if (standing->place > 0)
    g_string_append_printf (text, "%d", standing->place);
  g_string_append_printf (text, ",%d", entry->start_number);
  for (int column = 0; column < zh_standings_get_n_columns (standings); column++)
    append_value (text, zh_standings_get_value (standings, standing->entry, column));
  g_string_append_c (text, '\n');
}

/* The order asked for: codes, or the name of a national order alone; NULL for the usual one. */
static const char *const *
get_order (const Choice       *choice,
           const ZhTournament *tournament)
{
  const char *const *national;

  if (choice->codes[0] == NULL)
    return NULL;
  national = zh_tiebreak_get_national_order (choice->codes[0], zh_tournament_is_predetermined (tournament));
  return national != NULL ? national : (const char *const *) choice->codes;
}

static ZhCtlExit
run_standings (int      n_arguments,
               char   **arguments,
               GError **error)
{
  g_auto (Choice) choice = { NULL };
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (GString) text = g_string_new ("rank,startno,points");

  if (!read_choice (&choice, "order", n_arguments, arguments, error))
    return ZH_CTL_USAGE;
  file = read_file (&choice, error);
  if (file == NULL)
    return ZH_CTL_INPUT;
  standings = zh_standings_new (file->tournament, choice.after_round, get_order (&choice, file->tournament),
                                choice.edition, error);
  if (standings == NULL)
    return ZH_CTL_USAGE;

  for (int column = 1; column < zh_standings_get_n_columns (standings); column++)
    g_string_append_printf (text, ",%s", zh_standings_get_code (standings, column)->text);
  g_string_append_c (text, '\n');
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    append_row (text, standings, row);
  return zh_ctl_write_output (NULL, text->str, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

extern const ZhCtlCommand zh_ctl_standings_commands[];

const ZhCtlCommand zh_ctl_standings_commands[] = {
  { "trf", "tiebreaks", "--codes CODE,… [--edition 2026-03|2024-08] [--after-round N] [--scoring 1|2] FILE",
    N_ ("Tie-breaks of a TRF file as CSV: startno,code,value"), run_tiebreaks },
  { "trf", "standings", "[--order CODE,…] [--edition 2026-03|2024-08] [--after-round N] [--scoring 1|2] FILE",
    N_ ("Standings of a TRF file as CSV: rank,startno,points,…"), run_standings },
  { NULL },
};
