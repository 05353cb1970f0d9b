#include "config.h"

#include "problem-table.h"

#define N_BUCKETS (1u << 18)
#define WAYS 4

typedef struct
{
  ZhProblemKey    key;
  ZhProblemBounds bounds;
} Entry;

struct _ZhProblemTable
{
  Entry entries[N_BUCKETS][WAYS];
};

ZhProblemTable *
zh_problem_table_new (void)
{
  return g_malloc0 (sizeof (ZhProblemTable));
}

void
zh_problem_table_free (ZhProblemTable *self)
{
  g_free (self);
}

static inline guint64
mix (guint64 hash,
     guint64 value,
     guint64 factor)
{
  hash = (hash ^ value) * factor;
  return hash ^ (hash >> 29);
}

ZhProblemKey
zh_problem_key (const ZhChessPosition *position)
{
  const guint64 first = G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  const guint64 second = G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);
  guint64       rights = position->side;
  ZhProblemKey  key = { G_GUINT64_CONSTANT (0x243F6A8885A308D3), G_GUINT64_CONSTANT (0x13198A2E03707344) };

  for (int side = 0; side < 2; side++)
    for (int wing = 0; wing < 2; wing++)
      rights = rights * 65 + position->castling_rook[side][wing];
  rights = rights * 65 + (zh_chess_position_can_capture_en_passant (position) ? position->en_passant : ZH_CHESS_NO_SQUARE);

  for (int piece = 0; piece < 6; piece++)
    {
      key.place = mix (key.place, position->pieces[piece], first);
      key.check = mix (key.check, position->pieces[piece], second);
    }
  key.place = mix (mix (key.place, position->colours[0], first), rights, first);
  key.check = mix (mix (key.check, position->colours[0], second), rights, second);
  return key;
}

static const Entry *
find (const ZhProblemTable *self,
      const ZhProblemKey   *key)
{
  const Entry *bucket = self->entries[key->place % N_BUCKETS];

  for (int i = 0; i < WAYS; i++)
    if (bucket[i].key.place == key->place && bucket[i].key.check == key->check)
      return &bucket[i];
  return NULL;
}

ZhProblemBounds
zh_problem_table_get (const ZhProblemTable *self,
                      const ZhProblemKey   *key)
{
  const Entry *entry = find (self, key);

  return entry != NULL ? entry->bounds : (ZhProblemBounds){ 0, 0 };
}

void
zh_problem_table_put (ZhProblemTable     *self,
                      const ZhProblemKey *key,
                      ZhProblemBounds     bounds)
{
  const Entry *known = find (self, key);
  Entry       *bucket = self->entries[key->place % N_BUCKETS];
  Entry       *entry = known != NULL ? &bucket[known - bucket] : &bucket[0];

  if (known == NULL)
    {
      for (int i = 1; i < WAYS; i++)
        if (MAX (bucket[i].bounds.done_in, bucket[i].bounds.not_in) < MAX (entry->bounds.done_in, entry->bounds.not_in))
          entry = &bucket[i];
      *entry = (Entry){ *key, { 0, 0 } };
    }
  if (bounds.done_in != 0 && (entry->bounds.done_in == 0 || bounds.done_in < entry->bounds.done_in))
    entry->bounds.done_in = bounds.done_in;
  entry->bounds.not_in = MAX (entry->bounds.not_in, bounds.not_in);
}
