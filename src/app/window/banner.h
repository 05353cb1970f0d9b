/* The banner over the pages says one lasting state of the file and the view, the gravest first. */
#pragma once

#include "session.h"

G_BEGIN_DECLS

/**
 * ZhBanner:
 * @text: (nullable): what is so; %NULL when nothing is
 * @button: (nullable): label of what can be done about it
 * @action: (nullable): its action, with its target if it has one
 */
typedef struct
{
  char       *text;
  char       *button;
  const char *action;
} ZhBanner;

/**
 * zh_banner_describe:
 *
 * Returns: what is to be said of @session as it stands; cleared by zh_banner_clear()
 */
ZhBanner zh_banner_describe (ZhSession *session);
void     zh_banner_clear (ZhBanner *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhBanner, zh_banner_clear)

G_END_DECLS
