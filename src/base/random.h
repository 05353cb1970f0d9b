/* The one source of chance: a generator that gives the same numbers for the same seed on
 * every machine, so that a drawing of lots can be repeated and checked. It is SplitMix64
 * (public domain); the seed is shown before a draw and kept in the file.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint64 state;
} ZhRandom;

/* A generator whose sequence follows from @seed alone. */
ZhRandom zh_random_new (guint64 seed);

/**
 * zh_random_new_nth:
 * @seed: of the event
 * @n: from 1, such as the number of a round
 *
 * A generator of its own for each of several drawings of one seed, so that any of them can be
 * repeated without those before: it is seeded with the @n-th number of the sequence of @seed.
 *
 * Returns: that generator
 */
ZhRandom zh_random_new_nth (guint64 seed,
                            int     n);

/**
 * zh_random_next:
 *
 * Returns: the next 64 bits of the sequence
 */
guint64 zh_random_next (ZhRandom *random);

/**
 * zh_random_below:
 * @random: the generator, moved on by one or more steps
 * @bound: > 0
 *
 * Draws without bias: values of the last, incomplete block are drawn again.
 *
 * Returns: 0 … @bound − 1
 */
guint zh_random_below (ZhRandom *random,
                       guint     bound);

/**
 * zh_random_permutation:
 * @random: the generator
 * @n: number of items
 * @order: (out caller-allocates) (array length=n): receives 0 … @n − 1 in drawn order
 *
 * Fisher–Yates from the last place down: place i exchanges with a place drawn from 0 … i.
 */
void zh_random_permutation (ZhRandom *random,
                            gsize     n,
                            guint    *order);

G_END_DECLS
