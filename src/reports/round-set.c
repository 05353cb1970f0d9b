#include "config.h"

#include "round-set.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "text-lines.h"

static gboolean
set_unknown (const char *name,
             GError    **error)
{
  g_autoptr (GString) names = g_string_new (NULL);
  gsize           n_reports;
  const ZhReport *reports = zh_report_get_all (&n_reports);

  for (gsize i = 0; i < n_reports; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", reports[i].id);
  return zh_fail (error, ZH_ERROR_INPUT, _ ("There is no document “%s”; there are: %s"), name, names->str);
}

/* "ID" or "ID:COPIES". */
static gboolean
parse_item (const char     *text,
            ZhRoundSetItem *item,
            GError        **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  gint64 copies = 1;

  item->report = parts[0] != NULL ? zh_report_find (g_strstrip (parts[0])) : NULL;
  if (item->report == NULL)
    return set_unknown (parts[0] != NULL ? parts[0] : "", error);
  if (parts[1] != NULL && !zh_text_parse_int (g_strstrip (parts[1]), 1, ZH_ROUND_SET_MAX_COPIES, &copies))
    return zh_fail (error, ZH_ERROR_INPUT,
                    _ ("“%1$s” is no number of copies: 1 to %2$d can be printed of a document"),
                    parts[1], ZH_ROUND_SET_MAX_COPIES);
  item->copies = (int) copies;
  return TRUE;
}

GArray *
zh_round_set_parse (const char *text,
                    GError    **error)
{
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (ZhRoundSetItem));
  g_auto (GStrv) names = g_strsplit (text, ",", -1);

  for (gsize i = 0; names[i] != NULL; i++)
    {
      ZhRoundSetItem item;

      if (!parse_item (names[i], &item, error))
        return NULL;
      g_array_append_val (items, item);
    }
  return g_steal_pointer (&items);
}

char *
zh_round_set_format (const GArray *items)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const ZhRoundSetItem *item = &g_array_index (items, ZhRoundSetItem, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", item->report->id);
      if (item->copies > 1)
        g_string_append_printf (text, ":%d", item->copies);
    }
  return g_string_free (text, FALSE);
}

char *
zh_round_set_describe (const char       *text,
                       const ZhLanguage *language)
{
  g_autoptr (GArray) items = zh_round_set_parse (text, NULL);
  GString *described = g_string_new (NULL);

  if (items == NULL)
    g_string_append (described, text);
  for (guint i = 0; items != NULL && i < items->len; i++)
    {
      const ZhRoundSetItem *item = &g_array_index (items, ZhRoundSetItem, i);

      g_string_append_printf (described, "%s%s", i > 0 ? ", " : "", zh_report_get_title (item->report, language));
      if (item->copies > 1)
        g_string_append_printf (described, " × %d", item->copies);
    }
  return g_string_free (described, FALSE);
}

/* What is proposed where nothing was chosen. */
static GArray *
make_usual (void)
{
  GArray         *items = g_array_new (FALSE, FALSE, sizeof (ZhRoundSetItem));
  gsize           n_reports;
  const ZhReport *reports = zh_report_get_all (&n_reports);

  for (gsize i = 0; i < n_reports; i++)
    {
      ZhRoundSetItem item = { &reports[i], 1 };

      if (reports[i].in_round_set)
        g_array_append_val (items, item);
    }
  return items;
}

GArray *
zh_round_set_list (const ZhCompetition *competition,
                   const ZhTournament  *tournament)
{
  GArray *items = *competition->round_set != '\0' ? zh_round_set_parse (competition->round_set, NULL) : NULL;

  if (items == NULL)
    items = make_usual ();
  for (guint i = items->len; i > 0; i--)
    if (!zh_report_applies_to (g_array_index (items, ZhRoundSetItem, i - 1).report, tournament))
      g_array_remove_index (items, i - 1);
  return items;
}
