#include "config.h"

#include "desk-verify.h"

#include "registry.h"

ZhVerifyReport *
zh_desk_verify_file (const char *path,
                     const char *expected_head,
                     GError    **error)
{
  return zh_verify_file_by (path, expected_head, zh_command_find_reach, error);
}
