/* The program: windows, files handed to it, what is not of one window. */
#pragma once

#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_APPLICATION (zh_application_get_type ())
G_DECLARE_FINAL_TYPE (ZhApplication, zh_application, ZH, APPLICATION, AdwApplication)

/**
 * zh_application_new:
 * @flags: besides %G_APPLICATION_HANDLES_OPEN; tests add %G_APPLICATION_NON_UNIQUE
 *
 * Returns: (transfer full): the program, not registered yet
 */
ZhApplication *zh_application_new (GApplicationFlags flags);

G_END_DECLS
