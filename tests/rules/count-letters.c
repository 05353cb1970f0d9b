/* Counts many games in one process, for letters/compare.py: reads lines "KIND DAYS/MOVES START DAY PATH", "-" for what is
 * left out, and answers each with the account as zherebctl prints it, or "exit 3" and why, and a line with a point.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "account-reader.h"
#include "account.h"

static int
read_day (const char *text)
{
  int day = 0;

  zh_letter_day_parse (text, &day);
  return day;
}

static void
answer (char **words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhAccountRules) rules = zh_account_rules_load (words[0], &error);
  g_auto (GStrv) control = g_strsplit (words[1], "/", 2);
  ZhAccountRequest request = { rules, 0, 0, read_day (words[2]), read_day (words[3]) };
  g_autofree char *text = NULL;
  g_autofree char *csv = NULL;
  g_autoptr (ZhLetterFile) file = NULL;
  g_autoptr (ZhAccount) account = NULL;

  if (rules == NULL || !g_file_get_contents (words[4], &text, NULL, &error))
    g_error ("%s", error->message);
  if (control[1] != NULL)
    {
      request.days = (int) g_ascii_strtoll (control[0], NULL, 10);
      request.moves = (int) g_ascii_strtoll (control[1], NULL, 10);
    }
  file = zh_letter_file_parse (text, rules, &error);
  if (file == NULL)
    {
      printf ("exit 3\n%s\n.\n", error->message);
      return;
    }
  account = zh_account_new (&request, (const ZhLetterEvent *) (void *) file->events->data, file->events->len);
  csv = zh_account_format_csv (account);
  printf ("%s.\n", csv);
}

int
main (int    argc,
      char **argv)
{
  char line[4096];

  while (fgets (line, sizeof line, stdin) != NULL)
    {
      g_auto (GStrv) words = g_strsplit (g_strchomp (line), " ", 5);

      if (g_strv_length (words) == 5)
        answer (words);
      fflush (stdout);
    }
  return 0;
}
