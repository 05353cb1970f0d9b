#include "config.h"

#include "fuzz-target.h"
#include "incident-articles.h"
#include "incident-ruling.h"
#include "ruleset.h"

static void
ask_everything (const ZhRuleset *ruleset)
{
  g_auto (GStrv) incidents = zh_ruleset_dup_incidents (ruleset);

  for (char **id = incidents; *id != NULL; id++)
    {
      const ZhIncidentQuestion question = { *id, "blitz", "individual", FALSE, 2, NULL };
      g_autoptr (ZhIncidentAnswer) answer = zh_incident_ask (ruleset, &question, NULL);
      g_autofree char *articles = zh_ruleset_dup_incident_articles (ruleset, *id);

      g_assert (answer != NULL && articles != NULL);
    }
}

/* A ruleset is refused with an error or answers every question. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_parse (bytes, "fuzz.ini", &error);

  g_assert ((ruleset == NULL) == (error != NULL));
  if (ruleset != NULL)
    ask_everything (ruleset);
  return 0;
}
