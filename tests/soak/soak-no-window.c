#include "config.h"

#include "soak-run.h"

void
zh_soak_window_round (Soak *soak)
{
  g_error ("Built without libatspi or XTest: there is no window to kill; give “-” instead of %s", soak->window);
}
