#include "config.h"

#include "rating-keys.h"

#include <string.h>

#include "rating-name.h"

/* A power of two. */
#define N_SLOTS 8192
#define MAX_PART_BYTES 48
#define MAX_KEYS_BYTES 96

/* What stands between two blanks of a name, and its keys; @length 0 of an empty one. */
typedef struct
{
  guint8 length;
  guint8 n_keys_bytes;
  guint8 n_words;
  char   part[MAX_PART_BYTES];
  char   keys[MAX_KEYS_BYTES];
} Slot;

/* The place of a part is told by its letters; whatever was there before it is forgotten. */
struct _ZhListKeys
{
  Slot slots[N_SLOTS];
};

ZhListKeys *
zh_list_keys_new (void)
{
  return g_new0 (ZhListKeys, 1);
}

void
zh_list_keys_free (ZhListKeys *self)
{
  g_free (self);
}

static Slot *
find_slot (ZhListKeys *self,
           const char *part,
           gsize       length)
{
  guint32 hash = 2166136261U;

  for (gsize i = 0; i < length; i++)
    hash = (hash ^ (guint8) part[i]) * 16777619U;
  return &self->slots[(hash ^ hash >> 16) % N_SLOTS];
}

/* Returns how many words the part has; -1 where it is no text. */
static int
append_part (ZhListKeys *self,
             GString    *out,
             const char *part,
             gsize       length)
{
  Slot *slot = find_slot (self, part, length);
  gsize from = out->len;
  int   n_words;

  if (slot->length == length && memcmp (slot->part, part, length) == 0)
    {
      g_string_append_len (out, slot->keys, slot->n_keys_bytes);
      return slot->n_words;
    }
  if (!g_utf8_validate_len (part, length, NULL))
    return -1;
  n_words = zh_name_append_keys (out, part, length);
  if (length > MAX_PART_BYTES || out->len - from > MAX_KEYS_BYTES)
    return n_words;
  slot->length = (guint8) length;
  slot->n_keys_bytes = (guint8) (out->len - from);
  slot->n_words = (guint8) n_words;
  memcpy (slot->part, part, length);
  memcpy (slot->keys, out->str + from, out->len - from);
  return n_words;
}

/* A blank always ends a word. What the parts cannot tell, broken text and more words than are indexed, is left to the
 * whole name. */
void
zh_list_keys_append (ZhListKeys *self,
                     GString    *out,
                     const char *name,
                     gsize       length)
{
  const char *end = name + length;
  gsize       from = out->len;
  int         n_words = 0;

  for (const char *at = name; at < end;)
    {
      const char *blank = memchr (at, ' ', (gsize) (end - at));
      const char *stop = blank != NULL ? blank : end;
      int         n = stop > at ? append_part (self, out, at, (gsize) (stop - at)) : 0;

      n_words += n;
      if (n < 0 || n_words > ZH_NAME_MAX_WORDS)
        {
          g_string_truncate (out, from);
          zh_name_append_keys (out, name, length);
          return;
        }
      at = stop + 1;
    }
}
