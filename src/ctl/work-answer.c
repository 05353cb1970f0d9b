#include "config.h"

#include "work-answer.h"

#include "call.h"

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

guint64
zh_ctl_work_get_limit (const ZhCtlWork *self,
                       guint64          otherwise)
{
  return zh_ctl_has (self->call, "limit") ? (guint64) zh_ctl_number (self->call, "limit", 0) : otherwise;
}
