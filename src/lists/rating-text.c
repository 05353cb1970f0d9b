#include "config.h"

#include "rating-text.h"

#include <string.h>

#define FIRST_CYRILLIC 0x0410 /* А */
#define N_CYRILLIC 64
#define FIRST_PLACE 0xC0
#define OTHERS_PLACE 0x80
#define MAX_SHARED 20000
#define MAX_SHARED_BYTES 200

/* What names have beside А…я. The order is that of the files: only added to. */
static const gunichar others[] = { 0x0401, 0x0451, 0x0404, 0x0454, 0x0406, 0x0456, 0x0407, 0x0457, 0x0490, 0x0491, 0x02BC, 0x2019,
                                   0x040E, 0x045E, 0x00AB, 0x00BB, 0x2013, 0x2116, 0x2014, 0x00A0 };

static int
find_place (gunichar letter)
{
  if (letter < 0x80)
    return (int) letter;
  if (letter >= FIRST_CYRILLIC && letter < FIRST_CYRILLIC + N_CYRILLIC)
    return FIRST_PLACE + (int) (letter - FIRST_CYRILLIC);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i] == letter)
      return OTHERS_PLACE + (int) i;
  return -1;
}

int
zh_list_text_pack (const char *text,
                   int         length,
                   guint8     *packed)
{
  const char *end = text + length;
  int         n = 0;

  while (text < end)
    {
      gunichar letter = g_utf8_get_char_validated (text, end - text);
      int      place = letter > 0x10FFFF ? -1 : find_place (letter);

      if (place <= 0)
        return 0;
      packed[n++] = (guint8) place;
      text = g_utf8_next_char (text);
    }
  return n < length ? n : 0;
}

static gunichar
find_letter (guint8 place)
{
  if (place < 0x80)
    return place != 0 ? place : '?';
  if (place >= FIRST_PLACE)
    return FIRST_CYRILLIC + (gunichar) (place - FIRST_PLACE);
  return place - OTHERS_PLACE < (int) G_N_ELEMENTS (others) ? others[place - OTHERS_PLACE] : '?';
}

void
zh_list_text_unpack (const guint8 *packed,
                     int           length,
                     char         *text)
{
  for (int i = 0; i < length; i++)
    text += g_unichar_to_utf8 (find_letter (packed[i]), text);
  *text = '\0';
}

struct _ZhListTexts
{
  GPtrArray  *all;
  GHashTable *numbers; /* (element-type utf8 int) */
};

ZhListTexts *
zh_list_texts_new (void)
{
  ZhListTexts *self = g_new0 (ZhListTexts, 1);

  self->all = g_ptr_array_new_with_free_func (g_free);
  self->numbers = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

void
zh_list_texts_free (ZhListTexts *self)
{
  g_hash_table_unref (self->numbers);
  g_ptr_array_unref (self->all);
  g_free (self);
}

int
zh_list_texts_take (ZhListTexts *self,
                    const char  *text,
                    int          length)
{
  char     key[MAX_SHARED_BYTES + 1];
  char    *own;
  gpointer number;

  if (length > MAX_SHARED_BYTES)
    return 0;
  memcpy (key, text, (gsize) length);
  key[length] = '\0';
  if (g_hash_table_lookup_extended (self->numbers, key, NULL, &number))
    return GPOINTER_TO_INT (number);
  if (self->all->len >= MAX_SHARED)
    return 0;
  own = g_strdup (key);
  g_ptr_array_add (self->all, own);
  g_hash_table_insert (self->numbers, own, GINT_TO_POINTER ((int) self->all->len));
  return (int) self->all->len;
}

const GPtrArray *
zh_list_texts_get_all (const ZhListTexts *self)
{
  return self->all;
}
