/* Compositions of chess and draughts, from a terminal: work check. */
#include "config.h"

#include "work-commands.h"

#include <glib/gi18n.h>

#include "call.h"
#include "draughts-position.h"
#include "work-compare.h"

static ZhCtlExit
run_check (ZhCtlCall *call,
           GError   **error)
{
  ZhCtlWork         work = { call, g_string_new (NULL), json_object_new (), NULL, NULL };
  const char       *genre = zh_ctl_text (call, "genre");
  const char       *variant = zh_ctl_text (call, "variant");
  GError           *fault = NULL;
  ZhDraughtsVariant draughts;
  ZhCtlExit         answer;

  if (variant != NULL && zh_draughts_variant_parse (variant, &draughts))
    answer = zh_ctl_work_check_draughts (&work, genre, &fault);
  else
    answer = zh_ctl_work_check_chess (&work, genre, &fault);

  if (fault == NULL && call->json)
    zh_ctl_print_object (work.object);
  else if (fault == NULL)
    g_print ("%s", work.text->str);
  else
    g_propagate_error (error, fault);
  g_string_free (work.text, TRUE);
  json_object_unref (work.object);
  g_clear_pointer (&work.rules, zh_ruleset_unref);
  g_clear_pointer (&work.language, zh_language_unref);
  return answer;
}

const ZhCtlVerb zh_ctl_work_verbs[] = {
  { "work check",
    "--genre mate|selfmate|helpmate|win|lock|draw --fen FEN [--moves MOVES] [--variant chess|russian|brazilian|checkers|international] [--solutions COUNT] [--set-play] "
    "[--as-given] [--tree] [--sheet] [--line MOVES] [--men N] [--kings N] "
    "[--section miniature|problem|study|task|task-miniature|ending|small|medium|large|giant|practical] [--ruleset ID] [--regulation ID] [--set KEY=VALUE]… [--lang uk|ru|en] [--limit COUNT] [--letters en|uk|ru] [--json]",
    ZH_CTL_OPENS_NOTHING, run_check,
    .summary = N_ ("Solve a composition, and ask of it what the rules demand") },
  { "work compare", "TABLE [--json]", ZH_CTL_OPENS_NOTHING, zh_ctl_run_work_compare,
    .summary = N_ ("Find works of a table with the same position, mirrored or moved") },
  { NULL },
};
