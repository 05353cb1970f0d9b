#include "config.h"

#include "protest-record.h"

#include "words.h"

const char *const zh_protest_words[ZH_PROTEST_N_WORDS][ZH_PROTEST_MAX_WORDS] = {
  [ZH_PROTEST_SUBJECT] = { "", "ruling", "result", "pairing", "decision" },
  [ZH_PROTEST_DECISION] = { "", "upheld", "partly", "rejected", "inadmissible", "withdrawn" },
  [ZH_PROTEST_EFFECT] = { "", "annulled", "result", "none" },
  [ZH_PROTEST_FORUM] = { "", "committee", "chief-arbiter" },
  [ZH_PROTEST_DEPOSIT] = { "", "paid", "returned", "kept" },
  [ZH_PROTEST_PART] = { "", "chair", "member", "reserve", "excluded", "heard", "notified" },
};

const char *const *
zh_protest_get_words (ZhProtestWord kind)
{
  g_assert (kind < ZH_PROTEST_N_WORDS);

  return zh_protest_words[kind];
}

const char *
zh_protest_word_to_string (ZhProtestWord kind,
                           int           value)
{
  return zh_words_get (zh_protest_get_words (kind), value);
}

gboolean
zh_protest_word_from_string (ZhProtestWord kind,
                             const char   *text,
                             int          *value)
{
  return zh_words_find (zh_protest_get_words (kind), text != NULL ? text : "", value);
}

gboolean
zh_protest_decision_is_granted (ZhProtestDecision decision)
{
  return decision == ZH_PROTEST_DECISION_UPHELD || decision == ZH_PROTEST_DECISION_PARTLY;
}

/* The texts of a case, for what is done to each of them. */
static const gsize texts[] = {
  G_STRUCT_OFFSET (ZhProtest, by),
  G_STRUCT_OFFSET (ZhProtest, facts),
  G_STRUCT_OFFSET (ZhProtest, claim),
  G_STRUCT_OFFSET (ZhProtest, articles),
  G_STRUCT_OFFSET (ZhProtest, faults),
  G_STRUCT_OFFSET (ZhProtest, admitted),
  G_STRUCT_OFFSET (ZhProtest, deposit),
  G_STRUCT_OFFSET (ZhProtest, reason),
  G_STRUCT_OFFSET (ZhProtest, effect_note),
  G_STRUCT_OFFSET (ZhProtest, result_before),
  G_STRUCT_OFFSET (ZhProtest, result_after),
  G_STRUCT_OFFSET (ZhProtest, hearing_place),
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
  if (self->decision != ZH_PROTEST_DECISION_NOT_SAID)
    return zh_protest_count_people (self, ZH_PROTEST_PART_NOTIFIED) > 0 ? ZH_PROTEST_NOTIFIED : ZH_PROTEST_DECIDED;
  if (self->hearing != 0)
    return ZH_PROTEST_HEARD;
  return zh_protest_count_people (self, ZH_PROTEST_PART_MEMBER) > 0 ? ZH_PROTEST_DRAWN : ZH_PROTEST_FILED;
}

gboolean
zh_protest_is_open (const ZhProtest *self)
{
  return self->decision == ZH_PROTEST_DECISION_NOT_SAID;
}

guint
zh_protest_count_people (const ZhProtest *self,
                         ZhProtestPart    part)
{
  guint n = 0;

  for (guint i = 0; i < self->people->len; i++)
    n += ((const ZhProtestPerson *) g_ptr_array_index (self->people, i))->part == part;
  return n;
}
