/* Who holds a competition file for writing. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhHolder:
 * @host: name of the machine
 * @user: login name
 * @program: "zhereb" or "zherebctl"
 * @pid: its process id there
 * @since: (nullable): when it opened the file, UTC
 */
typedef struct
{
  char      *host;
  char      *user;
  char      *program;
  gint64     pid;
  GDateTime *since;
} ZhHolder;

void zh_holder_free (ZhHolder *self);

/**
 * zh_holder_format:
 *
 * Returns: (transfer full): a sentence part in the language of the screen:
 *   "zhereb of olena on laptop-2, since 20.11.2026 10:15"
 */
char *zh_holder_format (const ZhHolder *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhHolder, zh_holder_free)

G_END_DECLS
