#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "tiebreak-single.h"
#include "trf-commands.h"

/* The codes that an option lists, (transfer full); NULL with @error. */
static char **
read_codes (const char *list,
            GError    **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = g_strsplit (list != NULL ? list : "", ",", -1);

  for (gsize i = 0; parts[i] != NULL; i++)
    {
      g_autoptr (ZhTiebreakCode) code = NULL;

      if (*g_strstrip (parts[i]) == '\0')
        continue;
      if (zh_tiebreak_get_national_order (parts[i], FALSE) == NULL && (code = zh_tiebreak_code_new (parts[i], error)) == NULL)
        return NULL;
      g_strv_builder_add (builder, parts[i]);
    }
  return g_strv_builder_end (builder);
}

/* The round of --after-round, -1 for all. */
static gboolean
read_round (const ZhCtlCall *call,
            int             *round,
            GError         **error)
{
  *round = zh_ctl_number (call, "after-round", -1);
  if (*round <= ZH_MAX_ROUNDS)
    return TRUE;
  return zh_fail (error, ZH_ERROR_USAGE, _ ("The number after --after-round is a round: 0 … %d"), ZH_MAX_ROUNDS);
}

static ZhTrfFile *
read_file (const ZhCtlCall *call,
           GError         **error)
{
  ZhTrfFile *file = zh_ctl_read_trf (call->words[0], error);

  if (file != NULL)
    zh_ctl_apply_scoring (file, zh_ctl_text (call, "scoring"));
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

static ZhCtlExit
run_tiebreaks (ZhCtlCall *call,
               GError   **error)
{
  g_auto (GStrv) codes = read_codes (zh_ctl_text (call, "codes"), error);
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (GString) text = g_string_new ("startno,code,value\n");
  int round;

  if (codes == NULL || !read_round (call, &round, error))
    return ZH_CTL_USAGE;
  if (codes[0] == NULL)
    return zh_ctl_fail_usage (error, _ ("Name the tie-breaks: --codes BH,SB,DE"));
  file = read_file (call, error);
  if (file == NULL)
    return ZH_CTL_INPUT;

  for (gsize k = 0; codes[k] != NULL; k++)
    {
      g_autofree ZhTiebreakValue *values = zh_tiebreak_compute (file->tournament, round, codes[k], zh_ctl_text (call, "edition"), error);

      for (guint i = 0; values != NULL && i < file->tournament->entries->len; i++)
        {
          g_string_append_printf (text, "%d,%s", ((const ZhEntry *) g_ptr_array_index (file->tournament->entries, i))->start_number, codes[k]);
          append_value (text, values[i]);
          g_string_append_c (text, '\n');
        }
      if (values == NULL)
        return ZH_CTL_USAGE;
    }
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
get_order (char              **codes,
           const ZhTournament *tournament)
{
  const char *const *national;

  if (codes[0] == NULL)
    return NULL;
  national = zh_tiebreak_get_national_order (codes[0], zh_tournament_is_predetermined (tournament));
  return national != NULL ? national : (const char *const *) codes;
}

static ZhCtlExit
run_standings (ZhCtlCall *call,
               GError   **error)
{
  g_auto (GStrv) codes = read_codes (zh_ctl_text (call, "order"), error);
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (GString) text = g_string_new ("rank,startno,points");
  int round;

  if (codes == NULL || !read_round (call, &round, error))
    return ZH_CTL_USAGE;
  file = read_file (call, error);
  if (file == NULL)
    return ZH_CTL_INPUT;
  standings = zh_standings_new (file->tournament, round, get_order (codes, file->tournament), zh_ctl_text (call, "edition"), error);
  if (standings == NULL)
    return ZH_CTL_USAGE;

  for (int column = 1; column < zh_standings_get_n_columns (standings); column++)
    g_string_append_printf (text, ",%s", zh_standings_get_code (standings, column)->text);
  g_string_append_c (text, '\n');
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    append_row (text, standings, row);
  return zh_ctl_write_output (NULL, text->str, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

const ZhCtlVerb zh_ctl_standings_verbs[] = {
  { "trf tiebreaks", "--codes CODE,… [--edition 2026-03|2024-08] [--after-round N] [--scoring 1|2] FILE", ZH_CTL_OPENS_NOTHING, run_tiebreaks,
    .summary = N_ ("Tie-breaks of a TRF file as CSV: startno,code,value") },
  { "trf standings", "[--order CODE,…] [--edition 2026-03|2024-08] [--after-round N] [--scoring 1|2] FILE", ZH_CTL_OPENS_NOTHING, run_standings,
    .summary = N_ ("Standings of a TRF file as CSV: rank,startno,points,…") },
  { NULL },
};
