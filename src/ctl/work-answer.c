#include "config.h"

#include "work-answer.h"

#include "call.h"
#include "rule-options.h"

void
zh_ctl_work_put_text (ZhCtlWork  *self,
                      const char *key,
                      const char *value)
{
  g_string_append_printf (self->text, "%s=%s\n", key, value);
  json_object_set_string_member (self->object, key, value);
}

void
zh_ctl_work_put_number (ZhCtlWork  *self,
                        const char *key,
                        gint64      value)
{
  g_string_append_printf (self->text, "%s=%" G_GINT64_FORMAT "\n", key, value);
  json_object_set_int_member (self->object, key, value);
}

void
zh_ctl_work_put_lines (ZhCtlWork       *self,
                       const char      *key,
                       const char      *member,
                       const GPtrArray *lines)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);

      g_string_append_printf (self->text, *line == ' ' ? "%.0s%s\n" : "%s=%s\n", key, line);
      json_array_add_string_element (array, line);
    }
  json_object_set_array_member (self->object, member, array);
}

ZhCtlExit
zh_ctl_work_put_verdict (ZhCtlWork *self,
                         gboolean   finished,
                         gboolean   solved,
                         gboolean   sound)
{
  zh_ctl_work_put_text (self, "solved", solved ? "yes" : finished ? "no"
                                                                  : "unknown");
  zh_ctl_work_put_text (self, "sound", finished ? (sound ? "yes" : "no") : "unknown");
  return finished && sound ? ZH_CTL_DONE : ZH_CTL_NO;
}

gboolean
zh_ctl_work_read_rules (ZhCtlWork  *self,
                        const char *sport,
                        GError    **error)
{
  gboolean named = zh_ctl_has (self->call, "ruleset") || zh_ctl_has (self->call, "regulation") || zh_ctl_has (self->call, "set");

  self->language = zh_ctl_read_language (self->call, error);
  if (self->language == NULL)
    return FALSE;
  self->rules = named ? zh_ctl_load_rules (self->call, error) : zh_work_find_rules (sport);
  return self->rules != NULL || !named;
}

gboolean
zh_ctl_work_put_findings (ZhCtlWork       *self,
                          const GPtrArray *findings)
{
  JsonArray *array = json_array_new ();
  gboolean   has_fault = FALSE;

  zh_ctl_work_put_text (self, "ruleset", zh_ruleset_get_id (self->rules));
  for (guint i = 0; i < findings->len; i++)
    {
      const ZhWorkFinding *finding = g_ptr_array_index (findings, i);
      JsonObject          *object = json_object_new ();

      g_string_append_printf (self->text, "finding=%s\t%s\t%s\t%s\n", finding->id, zh_work_weight_to_string (finding->weight), finding->article,
                              finding->text);
      zh_ctl_describe (object, "id:s weight:s article:s text:s", finding->id, zh_work_weight_to_string (finding->weight), finding->article,
                       finding->text);
      json_array_add_object_element (array, object);
      has_fault = has_fault || finding->weight == ZH_WORK_FAULT;
    }
  json_object_set_array_member (self->object, "findings", array);
  return has_fault;
}

guint64
zh_ctl_work_get_limit (const ZhCtlWork *self,
                       guint64          otherwise)
{
  return zh_ctl_has (self->call, "limit") ? (guint64) zh_ctl_number (self->call, "limit", 0) : otherwise;
}
