#include "config.h"

#include "call.h"
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
  return zh_fail_null (error, ZH_ERROR_USAGE, _ ("“%s” is no variant; known are: %s"), id, known->str);
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

/* Notation and letters, from the options; what may be chosen was checked. */
static ZhCtlMoveStyle
read_style (const ZhCtlCall *call,
            const char      *option)
{
  const char *notation = zh_ctl_text (call, option);
  const char *letters = zh_ctl_text (call, "letters");

  return (ZhCtlMoveStyle){ notation != NULL ? notation : "san", letters != NULL ? letters : "en" };
}

static GPtrArray *
read_records (const char *path,
              GError    **error)
{
  g_autofree char *text = zh_ctl_read_text (path, error);
  GPtrArray       *records = text != NULL ? zh_game_records_parse (text, error) : NULL;

  if (text != NULL && records == NULL)
    g_prefix_error (error, "%s: ", path);
  return records;
}

/* The variant that was named, or chess; NULL with @error. */
static const ZhCtlVariant *
read_variant (const ZhCtlCall *call,
              GError         **error)
{
  const char *id = zh_ctl_text (call, "variant");

  return find_variant (id != NULL ? id : "chess", error);
}

/* The variant that was named, NULL where the games say it themselves, and the games. */
static GPtrArray *
read_call (const ZhCtlCall     *call,
           const ZhCtlVariant **variant,
           GError             **error)
{
  *variant = NULL;
  if (zh_ctl_has (call, "variant") && (*variant = read_variant (call, error)) == NULL)
    return NULL;
  return read_records (call->words[0] != NULL ? call->words[0] : "-", error);
}

static void
report_fault (guint                 number,
              const ZhCtlGameFault *fault)
{
  g_printerr (_ ("Game %u, line %d, ply %d: %s\n"), number, fault->line, fault->ply, fault->reason);
}

static ZhCtlExit
run_perft (ZhCtlCall *call,
           GError   **error)
{
  const ZhCtlVariant *variant = read_variant (call, error);
  const char         *text = zh_ctl_text (call, "depth");
  gint64              depth;
  guint64             nodes;

  if (variant == NULL)
    return ZH_CTL_USAGE;
  if (text == NULL || !zh_text_parse_int (text, 0, MAX_DEPTH, &depth))
    return zh_ctl_fail_usage (error, _ ("--depth must be a whole number from 0 to %d"), MAX_DEPTH);
  if (!variant->perft (variant->id, zh_ctl_text (call, "fen"), (int) depth, &nodes, error))
    return ZH_CTL_INPUT;
  g_print ("%" G_GUINT64_FORMAT "\n", nodes);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_moves (ZhCtlCall *call,
           GError   **error)
{
  const ZhCtlVariant *variant = read_variant (call, error);
  ZhCtlMoveStyle      style = read_style (call, "notation");
  g_autoptr (GString) text = g_string_new (NULL);

  if (variant == NULL || !variant->append_moves (variant->id, zh_ctl_text (call, "fen"), &style, text, error))
    return ZH_CTL_INPUT;
  g_print ("%s", text->str);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_check (ZhCtlCall *call,
           GError   **error)
{
  const ZhCtlVariant *variant;
  g_autoptr (GPtrArray) records = read_call (call, &variant, error);
  ZhCtlExit answer = ZH_CTL_DONE;

  if (records == NULL)
    return ZH_CTL_INPUT;

  for (guint i = 0; i < records->len; i++)
    {
      const ZhGameRecord *record = g_ptr_array_index (records, i);
      const ZhCtlVariant *used = variant != NULL ? variant : get_record_variant (record, error);
      g_auto (ZhCtlGameFault) fault = { 0 };

      if (used == NULL)
        return ZH_CTL_INPUT;
      if (used->check (used->id, zh_ctl_text (call, "fen"), record, &fault))
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
run_claims (ZhCtlCall *call,
            GError   **error)
{
  gboolean            has_rules = zh_ctl_has (call, "ruleset") || zh_ctl_has (call, "regulation");
  const ZhCtlVariant *variant = NULL;
  ZhDrawLimits        limits;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GPtrArray) records = NULL;

  if (has_rules || zh_ctl_has (call, "set"))
    {
      rules = zh_ctl_load_rules (call, error);
      if (rules == NULL)
        return ZH_CTL_USAGE;
    }
  records = read_call (call, &variant, error);
  limits = zh_ruleset_get_draw_limits (rules);
  return records != NULL ? print_claims (records, variant, &limits, error) : ZH_CTL_INPUT;
}

static ZhCtlExit
run_convert (ZhCtlCall *call,
             GError   **error)
{
  ZhCtlMoveStyle style = read_style (call, "to");
  ZhCtlExit      answer = ZH_CTL_DONE;
  g_autoptr (GPtrArray) records = read_records (call->words[0], error);

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

const ZhCtlVerb zh_ctl_game_verbs[] = {
  { "game perft", "[--variant V] [--fen FEN] --depth D", ZH_CTL_OPENS_NOTHING, run_perft,
    .summary = N_ ("Count the sequences of D legal moves") },
  { "game moves", "[--variant V] [--fen FEN] [--notation san|long|numeric] [--letters en|uk|ru]", ZH_CTL_OPENS_NOTHING, run_moves,
    .summary = N_ ("List the legal moves") },
  { "game check", "[--variant V] [--fen FEN] [FILE|-]", ZH_CTL_OPENS_NOTHING, run_check,
    .summary = N_ ("Check the moves of games, naming the first fault") },
  { "game claims", "[--variant V] [--ruleset ID] [--regulation ID] [--set KEY=VALUE]… FILE", ZH_CTL_OPENS_NOTHING, run_claims,
    .summary = N_ ("Tell what could be claimed in each game, as CSV") },
  { "game convert", "[--to san|long|numeric] [--letters en|uk|ru] FILE", ZH_CTL_OPENS_NOTHING, run_convert,
    .summary = N_ ("Rewrite the moves of games in another notation") },
  { "game mate-possible", "--fen FEN --side S:w|b [--proof]", ZH_CTL_OPENS_NOTHING, zh_ctl_run_mate_possible },
  { "game mate-possible", "--batch PATH", ZH_CTL_OPENS_NOTHING, zh_ctl_run_mate_batch,
    .summary = N_ ("Tell whether a side can still mate by any series of legal moves") },
  { NULL },
};
