#include "config.h"

#include "protest-record.h"

#include <string.h>

/* The texts of a case, for what is done to each of them. */
static const gsize texts[] = {
  G_STRUCT_OFFSET (ZhProtest, by),
  G_STRUCT_OFFSET (ZhProtest, subject),
  G_STRUCT_OFFSET (ZhProtest, facts),
  G_STRUCT_OFFSET (ZhProtest, claim),
  G_STRUCT_OFFSET (ZhProtest, articles),
  G_STRUCT_OFFSET (ZhProtest, faults),
  G_STRUCT_OFFSET (ZhProtest, admitted),
  G_STRUCT_OFFSET (ZhProtest, deposit),
  G_STRUCT_OFFSET (ZhProtest, deposit_state),
  G_STRUCT_OFFSET (ZhProtest, forum),
  G_STRUCT_OFFSET (ZhProtest, decision),
  G_STRUCT_OFFSET (ZhProtest, reason),
  G_STRUCT_OFFSET (ZhProtest, effect),
  G_STRUCT_OFFSET (ZhProtest, effect_note),
  G_STRUCT_OFFSET (ZhProtest, result_before),
  G_STRUCT_OFFSET (ZhProtest, result_after),
};

static char **
get_text (ZhProtest *self,
          gsize      i)
{
  return G_STRUCT_MEMBER_P (self, texts[i]);
}

ZhProtestPerson *
zh_protest_person_new (void)
{
  ZhProtestPerson *self = g_new0 (ZhProtestPerson, 1);

  self->part = g_strdup ("");
  self->name = g_strdup ("");
  self->branch = g_strdup ("");
  self->birth = g_strdup ("");
  self->note = g_strdup ("");
  return self;
}

void
zh_protest_person_free (ZhProtestPerson *self)
{
  if (self == NULL)
    return;
  g_free (self->part);
  g_free (self->name);
  g_free (self->branch);
  g_free (self->birth);
  g_free (self->note);
  g_free (self);
}

ZhProtestFile *
zh_protest_file_new (void)
{
  ZhProtestFile *self = g_new0 (ZhProtestFile, 1);

  self->name = g_strdup ("");
  self->reference = g_strdup ("");
  self->digest = g_strdup ("");
  return self;
}

void
zh_protest_file_free (ZhProtestFile *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->reference);
  g_free (self->digest);
  g_free (self);
}

static void
make_lists (ZhProtest *self)
{
  self->people = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_protest_person_free);
  self->files = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_protest_file_free);
}

ZhProtest *
zh_protest_new (void)
{
  ZhProtest *self = g_new0 (ZhProtest, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    *get_text (self, i) = g_strdup ("");
  make_lists (self);
  return self;
}

void
zh_protest_free (ZhProtest *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (*get_text (self, i));
  g_ptr_array_unref (self->people);
  g_ptr_array_unref (self->files);
  g_free (self);
}

ZhProtest *
zh_protest_copy (const ZhProtest *self)
{
  ZhProtest *copy = g_memdup2 (self, sizeof *self);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    *get_text (copy, i) = g_strdup (*get_text (copy, i));
  make_lists (copy);
  return copy;
}

ZhProtestStep
zh_protest_get_step (const ZhProtest *self)
{
  if (*self->decision != '\0')
    return zh_protest_count_people (self, "notified") > 0 ? ZH_PROTEST_NOTIFIED : ZH_PROTEST_DECIDED;
  if (self->hearing != 0)
    return ZH_PROTEST_HEARD;
  return zh_protest_count_people (self, "member") > 0 ? ZH_PROTEST_DRAWN : ZH_PROTEST_FILED;
}

gboolean
zh_protest_is_open (const ZhProtest *self)
{
  return *self->decision == '\0';
}

guint
zh_protest_count_people (const ZhProtest *self,
                         const char      *part)
{
  guint n = 0;

  for (guint i = 0; i < self->people->len; i++)
    n += strcmp (((const ZhProtestPerson *) g_ptr_array_index (self->people, i))->part, part) == 0;
  return n;
}
