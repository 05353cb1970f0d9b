#include "config.h"

#include "errors.h"

G_DEFINE_QUARK (zh_error, zh_error)

gboolean
zh_fail (GError    **error,
         ZhError     code,
         const char *format,
         ...)
{
  va_list values;

  va_start (values, format);
  if (error != NULL)
    *error = g_error_new_valist (ZH_ERROR, (int) code, format, values);
  va_end (values);
  return FALSE;
}

gpointer
zh_fail_null (GError    **error,
              ZhError     code,
              const char *format,
              ...)
{
  va_list values;

  va_start (values, format);
  if (error != NULL)
    *error = g_error_new_valist (ZH_ERROR, (int) code, format, values);
  va_end (values);
  return NULL;
}

int
zh_error_get_exit_code (const GError *error)
{
  g_assert (error != NULL);

  if (error->domain != ZH_ERROR)
    return 4;

  switch ((ZhError) error->code)
    {
    case ZH_ERROR_REFUSED:
    case ZH_ERROR_CLOSED:
    case ZH_ERROR_ROUND_CLOSED:
    case ZH_ERROR_CANCELLED:
    case ZH_ERROR_NO_PAIRING:
    case ZH_ERROR_SEALED:
      return 1;
    case ZH_ERROR_USAGE:
      return 2;
    case ZH_ERROR_INPUT:
      return 3;
    case ZH_ERROR_UNCERTAIN:
    case ZH_ERROR_FAULTY:
    case ZH_ERROR_FILE:
    case ZH_ERROR_LOCKED:
    case ZH_ERROR_CORRUPT:
    case ZH_ERROR_NEWER:
      return 4;
    default:
      return 4;
    }
}
