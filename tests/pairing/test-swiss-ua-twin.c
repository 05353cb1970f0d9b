#include "config.h"

#include <string.h>

#include "event.h"
#include "slow-swiss-ua.h"

/* The engine's answer in the words of the twin. */
static char *
format_answer (const ZhTournament *tournament,
               int                 round)
{
  const ZhPairingSystem *system = zh_pairing_system_find ("swiss-ua");
  ZhPairingRequest       request = { .round = round, .explain = TRUE };
  g_autoptr (ZhProposal) proposal = system->pair (tournament, &request, NULL);
  g_autofree char *pairs = NULL;
  g_autoptr (GString) notes = g_string_new (NULL);

  g_assert_nonnull (proposal);
  if (!proposal->found)
    return g_strdup ("none");
  pairs = field_format (proposal);
  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason *reason = &g_array_index (proposal->reasons, ZhReason, i);
      int             a = (int) (reason->entries[0] - FIELD_ID (0));
      int             b = (int) (reason->entries[1] - FIELD_ID (0));

      if (strcmp (reason->code, "swiss-ua.third-colour") == 0)
        g_string_append_printf (notes, " third:%d-%d", a, b);
      else if (strcmp (reason->code, "swiss-ua.lifted") == 0)
        g_string_append_printf (notes, " lifted:%d-%d", a, b);
      else if (strcmp (reason->code, "swiss-ua.second-plus") == 0)
        g_string_append_printf (notes, " plus-again:%d", a);
    }
  return g_strconcat (pairs, notes->str, NULL);
}

/* Both name the two of a departure, but not in the same order, and pluses at other places. */
static char *
sort_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (gsize i = 0; words[i] != NULL; i++)
    {
      char *colon = strchr (words[i], ':');
      char *dash = colon != NULL ? strchr (colon, '-') : NULL;
      int   a;
      int   b;

      if (dash == NULL)
        continue;
      a = (int) g_ascii_strtoll (colon + 1, NULL, 10);
      b = (int) g_ascii_strtoll (dash + 1, NULL, 10);
      colon[1] = '\0';
      {
        char *word = g_strdup_printf ("%s%d-%d", words[i], MIN (a, b), MAX (a, b));

        g_free (words[i]);
        words[i] = word;
      }
    }
  for (gsize i = 0; words[i] != NULL; i++)
    for (gsize j = i + 1; words[j] != NULL; j++)
      if (strcmp (words[j], words[i]) < 0)
        {
          char *kept = words[i];

          words[i] = words[j];
          words[j] = kept;
        }
  return g_strjoinv (" ", words);
}

static void
test_twin (void)
{
  /* Cheap enough for five thousand rounds each time; -m slow compares forty times as many. */
  int n_wanted = g_test_slow () ? 200000 : 5000;
  int n_none = 0;
  int n_departures = 0;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int n_done = 0; n_done < n_wanted;)
    {
      EventAxes axes = event_draw_axes (rand, 2, 10);
      g_autoptr (ZhTournament) tournament = event_new (rand, "swiss-ua", &axes);

      for (int round = 1; round <= axes.rounds; round++)
        {
          g_autofree char *engine = NULL;
          g_autofree char *twin = NULL;
          g_autofree char *engine_words = NULL;
          g_autofree char *twin_words = NULL;
          g_autoptr (ZhProposal) proposal = NULL;

          event_disturb (rand, &axes, tournament, round);
          engine = format_answer (tournament, round);
          twin = slow_swiss_ua_pair (tournament, round);
          engine_words = sort_words (engine);
          twin_words = sort_words (twin);
          g_assert_cmpstr (engine_words, ==, twin_words);
          n_done++;
          n_departures += strchr (engine, ':') != NULL ? 1 : 0;
          if (strcmp (engine, "none") == 0)
            {
              n_none++;
              break;
            }
          proposal = field_pair (tournament, round);
          event_play (rand, &axes, tournament, proposal);
        }
    }
  g_test_message ("swiss-ua and its slow twin agree on %d rounds of at most 10 players; without a legal pairing: %d, with departures: %d",
                  n_wanted, n_none, n_departures);
  g_assert_cmpint (n_none, >, 0);
  g_assert_cmpint (n_departures, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/swiss-ua/twin", test_twin);
  return g_test_run ();
}
