#include "config.h"

#include "ctl-printing.h"

#include <stdio.h>
#include <unistd.h>

#include "text-signs.h"

/* Answers are UTF-8 whatever the locale is (main.c). */
static void
print (const char *text,
       FILE       *stream)
{
  g_autofree char *visible = zh_text_dup_visible (text);

  fputs (visible, stream);
  fflush (stream);
}

static void
print_answer (const char *text)
{
  print (text, stdout);
}

static void
print_message (const char *text)
{
  print (text, stderr);
}

void
zh_ctl_printing_begin (void)
{
  g_set_print_handler (print_answer);
  g_set_printerr_handler (print_message);
}

gboolean
zh_ctl_print_bytes (GBytes *bytes)
{
  gsize            size = 0;
  const char      *data = g_bytes_get_data (bytes, &size);
  g_autofree char *text = NULL;

  if (isatty (STDOUT_FILENO))
    {
      text = g_strndup (size > 0 ? data : "", size);
      print (text, stdout);
      return !ferror (stdout);
    }
  return fwrite (data, 1, size, stdout) == size && fflush (stdout) == 0;
}
