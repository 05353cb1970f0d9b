#include "config.h"

#include "run-private.h"

gint64
zh_in_get_tournament (JsonObject *in)
{
  return zh_json_get_int (in, "tournament");
}

const char *
zh_in_get_reason (JsonObject *in)
{
  return json_object_has_member (in, "reason") ? zh_json_get_string (in, "reason") : NULL;
}

guint64
zh_in_get_seed (JsonObject *in,
                ZhDesk     *desk)
{
  return json_object_has_member (in, "seed") ? (guint64) zh_json_get_int (in, "seed") : zh_desk_draw_seed (desk);
}
