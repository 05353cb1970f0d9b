/* What the verbs on compositions share: the answer, told as "key=value" lines or as one object. */
#pragma once

#include "canonical-json.h"
#include "verb.h"

G_BEGIN_DECLS

/**
 * ZhCtlWork:
 * @call: the call
 * @text: the answer in lines
 * @object: and as an object
 */
typedef struct
{
  ZhCtlCall  *call;
  GString    *text;
  JsonObject *object;
} ZhCtlWork;

/* Adds a value to the answer. */
void zh_ctl_work_put_text (ZhCtlWork  *self,
                           const char *key,
                           const char *value);
void zh_ctl_work_put_number (ZhCtlWork  *self,
                             const char *key,
                             gint64      value);

/**
 * zh_ctl_work_put_lines:
 * @key: of the lines that are not indented
 * @member: of the array
 * @lines: (element-type utf8)
 */
void zh_ctl_work_put_lines (ZhCtlWork       *self,
                            const char      *key,
                            const char      *member,
                            const GPtrArray *lines);

/**
 * zh_ctl_work_put_verdict:
 * @finished: nothing is left open
 * @solved: the task can be done
 * @sound: and in one way alone, as asked
 *
 * Returns: %ZH_CTL_DONE where it is sound
 */
ZhCtlExit zh_ctl_work_put_verdict (ZhCtlWork *self,
                                   gboolean   finished,
                                   gboolean   solved,
                                   gboolean   sound);

/* The number of --limit, or @otherwise. */
guint64 zh_ctl_work_get_limit (const ZhCtlWork *self,
                               guint64          otherwise);

G_END_DECLS
