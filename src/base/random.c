#include "config.h"

#include "random.h"

ZhRandom
zh_random_new (guint64 seed)
{
  return (ZhRandom){ seed };
}

ZhRandom
zh_random_new_nth (guint64 seed,
                   int     n)
{
  ZhRandom random = zh_random_new (seed);

  g_assert (n >= 1);

  for (int i = 1; i < n; i++)
    zh_random_next (&random);
  return zh_random_new (zh_random_next (&random));
}

guint64
zh_random_next (ZhRandom *random)
{
  guint64 z = (random->state += G_GUINT64_CONSTANT (0x9E3779B97F4A7C15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  return z ^ (z >> 31);
}

guint
zh_random_below (ZhRandom *random,
                 guint     bound)
{
  guint64 limit;
  guint64 value;

  g_assert (bound > 0);

  limit = G_MAXUINT64 - G_MAXUINT64 % bound;
  do
    value = zh_random_next (random);
  while (value >= limit);

  return (guint) (value % bound);
}

void
zh_random_permutation (ZhRandom *random,
                       gsize     n,
                       guint    *order)
{
  for (gsize i = 0; i < n; i++)
    order[i] = (guint) i;

  for (gsize i = n; i > 1; i--)
    {
      guint other = zh_random_below (random, (guint) i);
      guint kept = order[i - 1];

      order[i - 1] = order[other];
      order[other] = kept;
    }
}
