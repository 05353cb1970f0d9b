/* What the verbs on compositions share: the answer, told as "key=value" lines or as one object. */
#pragma once

#include "canonical-json.h"
#include "verb.h"
#include "work-check.h"

G_BEGIN_DECLS

/**
 * ZhCtlWork:
 * @call: the call
 * @text: the answer in lines
 * @object: and as an object
 * @rules: (nullable): what is asked of the work
 * @language: of the findings
 */
typedef struct
{
  ZhCtlCall  *call;
  GString    *text;
  JsonObject *object;
  ZhRuleset  *rules;
  ZhLanguage *language;
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

/**
 * zh_ctl_work_read_rules:
 * @sport: whose rules are taken where none are named
 * @error: as zh_ctl_load_rules()
 *
 * Returns: %FALSE with @error set
 */
gboolean zh_ctl_work_read_rules (ZhCtlWork  *self,
                                 const char *sport,
                                 GError    **error);

/**
 * zh_ctl_work_put_findings:
 * @findings: (element-type ZhWorkFinding)
 *
 * Returns: whether there is a fault among them
 */
gboolean zh_ctl_work_put_findings (ZhCtlWork       *self,
                                   const GPtrArray *findings);

/* The number of --limit, or @otherwise. */
guint64 zh_ctl_work_get_limit (const ZhCtlWork *self,
                               guint64          otherwise);

G_END_DECLS
