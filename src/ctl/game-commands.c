#include "config.h"

#include "ctl-input.h"
#include "game-commands.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game-verdicts.h"
#include "mate-commands.h"
#include "rule-options.h"
#include "text-lines.h"

/* Deeper than this no perft ends in an evening. */
#define MAX_DEPTH 30

static const ZhCtlVariant *const variants[] = {
  &zh_ctl_variant_chess,
  &zh_ctl_variant_chess960,
  &zh_ctl_variant_russian,
  &zh_ctl_variant_brazilian,
  &zh_ctl_variant_checkers,
  &zh_ctl_variant_english,
  &zh_ctl_variant_international,
};

void
zh_ctl_game_fault_clear (ZhCtlGameFault *self)
{
  g_clear_pointer (&self->reason, g_free);
}

void
zh_ctl_game_fault_fill_start (ZhCtlGameFault     *self,
                              const ZhGameRecord *record,
                              const GError       *error)
{
  *self = (ZhCtlGameFault){ 0, record->line, g_strdup (error->message) };
}

void
zh_ctl_game_fault_fill_move (ZhCtlGameFault     *self,
                             const ZhGameRecord *record,
                             guint               index,
                             const GError       *error)
{
  *self = (ZhCtlGameFault){ (int) index + 1, g_array_index (record->move_lines, int, index), g_strdup (error->message) };
}

void
zh_ctl_append_ply (GString *text,
                   int      ply)
{
  if (ply >= 0)
    g_string_append_printf (text, "%d", ply);
  g_string_append_c (text, ',');
}

static const ZhCtlVariant *
find_variant (const char *id,
              GError    **error)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      if (strcmp (variants[i]->id, id) == 0)
        return variants[i];
      g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", variants[i]->id);
    }
  zh_ctl_fail_usage (error, _ ("“%s” is no variant; known are: %s"), id, known->str);
  return NULL;
}

/* A PDN file says its game by GameType, a PGN file by Variant; without either it is chess. */
static const ZhCtlVariant *
get_record_variant (const ZhGameRecord *record,
                    GError            **error)
{
  static const struct
  {
    const char *game_type;
    const char *id;
  } types[] = { { "20", "international" }, { "21", "english" }, { "25", "russian" }, { "26", "brazilian" } };
  const char *type = zh_game_record_get_tag (record, "GameType");
  const char *variant = zh_game_record_get_tag (record, "Variant");

  for (gsize i = 0; type != NULL && i < G_N_ELEMENTS (types); i++)
    if (g_str_has_prefix (type, types[i].game_type))
      return find_variant (types[i].id, error);
  if (variant != NULL && (g_ascii_strcasecmp (variant, "chess960") == 0 || g_ascii_strcasecmp (variant, "fischerandom") == 0))
    return find_variant ("chess960", error);
  return find_variant ("chess", error);
}

static gboolean
check_style (const ZhCtlMoveStyle *style,
             GError              **error)
{
  static const char *const notations[] = { "san", "long", "numeric", NULL };
  static const char *const letters[] = { "en", "uk", "ru", NULL };

  if (!g_strv_contains (notations, style->notation))
    return zh_ctl_fail_usage (error, _ ("“%s” is no notation; expected san, long or numeric"), style->notation) == ZH_CTL_DONE;
  if (!g_strv_contains (letters, style->letters))
    return zh_ctl_fail_usage (error, _ ("“%s” are no piece letters; expected en, uk or ru"), style->letters) == ZH_CTL_DONE;
  return TRUE;
}

static GPtrArray *
read_records (const char *path,
              GError    **error)
{
  g_autoptr (GBytes) bytes = zh_ctl_read_file (path, error);
  g_autofree char *text = NULL;
  GPtrArray       *records;

  if (bytes == NULL)
    return NULL;
  text = zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, error);
  if (text == NULL)
    return NULL;
  records = zh_game_records_parse (text, error);
  if (records == NULL)
    g_prefix_error (error, "%s: ", path);
  return records;
}

/* The variant that was named, NULL where the games say it themselves, and the games. */
static GPtrArray *
read_call (const char          *id,
           const char          *path,
           const ZhCtlVariant **variant,
           GError             **error)
{
  *variant = NULL;
  if (id != NULL && (*variant = find_variant (id, error)) == NULL)
    return NULL;
  return read_records (path, error);
}

static void
report_fault (guint                 number,
              const ZhCtlGameFault *fault)
{
  g_printerr (_ ("Game %u, line %d, ply %d: %s\n"), number, fault->line, fault->ply, fault->reason);
}

static ZhCtlExit
run_perft (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_autofree char    *id = NULL;
  g_autofree char    *fen = NULL;
  g_autofree char    *depth_text = NULL;
  const ZhCtlVariant *variant;
  gint64              depth;
  guint64             nodes;
  const GOptionEntry  options[] = {
     { "variant", 0, 0, G_OPTION_ARG_STRING, &id, NULL, NULL },
     { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, NULL, NULL },
     { "depth", 0, 0, G_OPTION_ARG_STRING, &depth_text, NULL, NULL },
     { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 0, 0, error);

  if (words == NULL)
    return ZH_CTL_USAGE;
  variant = find_variant (id != NULL ? id : "chess", error);
  if (variant == NULL)
    return ZH_CTL_USAGE;
  if (depth_text == NULL || !zh_text_parse_int (depth_text, 0, MAX_DEPTH, &depth))
    return zh_ctl_fail_usage (error, _ ("--depth must be a whole number from 0 to %d"), MAX_DEPTH);

  if (!variant->perft (variant->id, fen, (int) depth, &nodes, error))
    return ZH_CTL_INPUT;
  g_print ("%" G_GUINT64_FORMAT "\n", nodes);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_moves (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_autofree char    *id = NULL;
  g_autofree char    *fen = NULL;
  g_autofree char    *notation = NULL;
  g_autofree char    *letters = NULL;
  const ZhCtlVariant *variant;
  ZhCtlMoveStyle      style;
  const GOptionEntry  options[] = {
     { "variant", 0, 0, G_OPTION_ARG_STRING, &id, NULL, NULL },
     { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, NULL, NULL },
     { "notation", 0, 0, G_OPTION_ARG_STRING, &notation, NULL, NULL },
     { "letters", 0, 0, G_OPTION_ARG_STRING, &letters, NULL, NULL },
     { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 0, 0, error);
  g_autoptr (GString) text = g_string_new (NULL);

  if (words == NULL)
    return ZH_CTL_USAGE;
  variant = find_variant (id != NULL ? id : "chess", error);
  style = (ZhCtlMoveStyle){ notation != NULL ? notation : "san", letters != NULL ? letters : "en" };
  if (variant == NULL || !check_style (&style, error))
    return ZH_CTL_USAGE;

  if (!variant->append_moves (variant->id, fen, &style, text, error))
    return ZH_CTL_INPUT;
  g_print ("%s", text->str);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_check (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_autofree char    *id = NULL;
  g_autofree char    *fen = NULL;
  const ZhCtlVariant *variant = NULL;
  ZhCtlExit           answer = ZH_CTL_DONE;
  const GOptionEntry  options[] = {
     { "variant", 0, 0, G_OPTION_ARG_STRING, &id, NULL, NULL },
     { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, NULL, NULL },
     { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 0, 1, error);
  g_autoptr (GPtrArray) records = NULL;

  if (words == NULL)
    return ZH_CTL_USAGE;
  records = read_call (id, words[0] != NULL ? words[0] : "-", &variant, error);
  if (records == NULL)
    return ZH_CTL_INPUT;

  for (guint i = 0; i < records->len; i++)
    {
      const ZhGameRecord *record = g_ptr_array_index (records, i);
      const ZhCtlVariant *used = variant != NULL ? variant : get_record_variant (record, error);
      g_auto (ZhCtlGameFault) fault = { 0 };

      if (used == NULL)
        return ZH_CTL_INPUT;
      if (used->check (used->id, fen, record, &fault))
        continue;
      if (records->len > 1)
        g_print (_ ("game %u, "), i + 1);
      g_print (_ ("ply %d: %s\n"), fault.ply, fault.reason);
      answer = ZH_CTL_NO;
    }
  if (answer == ZH_CTL_DONE)
    g_print ("ok\n");
  return answer;
}

static void
append_record_id (const ZhGameRecord *record,
                  guint               number,
                  GString            *text)
{
  const char *id = zh_game_record_get_tag (record, "FixtureId");

  if (id != NULL && strpbrk (id, ",\"\r\n") == NULL)
    g_string_append (text, id);
  else
    g_string_append_printf (text, "%u", number);
}

/* A row for each game, below a header wherever the columns change. */
static ZhCtlExit
print_claims (GPtrArray          *records,
              const ZhCtlVariant *variant,
              const ZhDrawLimits *limits,
              GError            **error)
{
  const ZhCtlVariant *used = NULL;
  ZhCtlExit           answer = ZH_CTL_DONE;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < records->len; i++)
    {
      const ZhGameRecord *record = g_ptr_array_index (records, i);
      const char         *header = used != NULL ? used->claims_header : NULL;
      gsize               before;
      g_auto (ZhCtlGameFault) fault = { 0 };

      used = variant != NULL ? variant : get_record_variant (record, error);
      if (used == NULL)
        return ZH_CTL_INPUT;
      if (g_strcmp0 (header, used->claims_header) != 0)
        g_string_append_printf (text, "id,%s\n", used->claims_header);

      before = text->len;
      append_record_id (record, i + 1, text);
      g_string_append_c (text, ',');
      if (used->append_claims (used->id, record, limits, text, &fault))
        {
          g_string_append_c (text, '\n');
          continue;
        }
      g_string_truncate (text, before);
      report_fault (i + 1, &fault);
      answer = ZH_CTL_NO;
    }
  g_print ("%s", text->str);
  return answer;
}

static ZhCtlExit
run_claims (int      n_arguments,
            char   **arguments,
            GError **error)
{
  g_autofree char *id = NULL;
  g_autofree char *ruleset = NULL;
  g_autofree char *regulation = NULL;
  g_auto (GStrv) overrides = NULL;
  const ZhCtlVariant *variant = NULL;
  ZhDrawLimits        limits;
  const GOptionEntry  options[] = {
     { "variant", 0, 0, G_OPTION_ARG_STRING, &id, NULL, NULL },
     { "ruleset", 0, 0, G_OPTION_ARG_STRING, &ruleset, NULL, NULL },
     { "regulation", 0, 0, G_OPTION_ARG_STRING, &regulation, NULL, NULL },
     { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &overrides, NULL, NULL },
     { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GPtrArray) records = NULL;

  if (words == NULL)
    return ZH_CTL_USAGE;
  if (overrides != NULL && ruleset == NULL && regulation == NULL)
    return zh_ctl_fail_usage (error, _ ("--ruleset is missing; name one of “ruleset list”"));
  if (ruleset != NULL || regulation != NULL)
    {
      rules = zh_ctl_load_rules (ruleset, regulation, overrides, error);
      if (rules == NULL)
        return ZH_CTL_USAGE;
    }
  records = read_call (id, words[0], &variant, error);
  limits = zh_ruleset_get_draw_limits (rules);
  return records != NULL ? print_claims (records, variant, &limits, error) : ZH_CTL_INPUT;
}

static ZhCtlExit
run_convert (int      n_arguments,
             char   **arguments,
             GError **error)
{
  g_autofree char   *notation = NULL;
  g_autofree char   *letters = NULL;
  ZhCtlMoveStyle     style;
  ZhCtlExit          answer = ZH_CTL_DONE;
  const GOptionEntry options[] = {
    { "to", 0, 0, G_OPTION_ARG_STRING, &notation, NULL, NULL },
    { "letters", 0, 0, G_OPTION_ARG_STRING, &letters, NULL, NULL },
    { NULL },
  };
  g_auto (GStrv) words = zh_ctl_parse_options (options, n_arguments, arguments, 1, 1, error);
  g_autoptr (GPtrArray) records = NULL;

  if (words == NULL)
    return ZH_CTL_USAGE;
  style = (ZhCtlMoveStyle){ notation != NULL ? notation : "san", letters != NULL ? letters : "en" };
  if (!check_style (&style, error))
    return ZH_CTL_USAGE;
  records = read_records (words[0], error);
  if (records == NULL)
    return ZH_CTL_INPUT;

  for (guint i = 0; i < records->len; i++)
    {
      const ZhGameRecord *record = g_ptr_array_index (records, i);
      const ZhCtlVariant *used = get_record_variant (record, error);
      g_autoptr (GString) text = g_string_new (NULL);
      g_auto (ZhCtlGameFault) fault = { 0 };

      if (used == NULL)
        return ZH_CTL_INPUT;
      if (used->convert != NULL && used->convert (used->id, record, &style, text, &fault))
        {
          g_print ("%s\n", text->str);
          continue;
        }
      if (fault.reason != NULL)
        report_fault (i + 1, &fault);
      answer = ZH_CTL_NO;
    }
  return answer;
}

const ZhCtlCommand zh_ctl_game_commands[] = {
  { "game", "perft", "--variant V --fen FEN --depth D", N_ ("Count the sequences of D legal moves"), run_perft },
  { "game", "moves", "--variant V --fen FEN [--notation san|long|numeric] [--letters en|uk|ru]", N_ ("List the legal moves"), run_moves },
  { "game", "check", "[--variant V] [--fen FEN] [FILE|-]", N_ ("Check the moves of games, naming the first fault"), run_check },
  { "game", "claims", "[--variant V] [--ruleset ID] [--regulation ID] [--set KEY=VALUE]… FILE", N_ ("Tell what could be claimed in each game, as CSV"), run_claims },
  { "game", "convert", "[--to san|long|numeric] [--letters en|uk|ru] FILE", N_ ("Rewrite the moves of games in another notation"), run_convert },
  { "game", "mate-possible", "--fen FEN --side w|b [--proof] | --batch FILE", N_ ("Tell whether a side can still mate by any series of legal moves"), zh_ctl_run_mate_possible },
  { NULL },
};
