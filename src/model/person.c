#include "config.h"

#include "person.h"

#include <string.h>

#include "text-limits.h"
#include "transliteration.h"

G_DEFINE_BOXED_TYPE (ZhPerson, zh_person, zh_person_ref, zh_person_unref)

static const gsize string_fields[] = {
  G_STRUCT_OFFSET (ZhPerson, surname),
  G_STRUCT_OFFSET (ZhPerson, given),
  G_STRUCT_OFFSET (ZhPerson, patronymic),
  G_STRUCT_OFFSET (ZhPerson, name_latin),
  G_STRUCT_OFFSET (ZhPerson, title),
  G_STRUCT_OFFSET (ZhPerson, category),
  G_STRUCT_OFFSET (ZhPerson, federation),
  G_STRUCT_OFFSET (ZhPerson, region),
  G_STRUCT_OFFSET (ZhPerson, club),
  G_STRUCT_OFFSET (ZhPerson, school),
  G_STRUCT_OFFSET (ZhPerson, coach),
  G_STRUCT_OFFSET (ZhPerson, fide_id),
  G_STRUCT_OFFSET (ZhPerson, national_id),
  G_STRUCT_OFFSET (ZhPerson, disability_class),
  G_STRUCT_OFFSET (ZhPerson, assistant),
  G_STRUCT_OFFSET (ZhPerson, notes),
  G_STRUCT_OFFSET (ZhPerson, assistant_duties),
  G_STRUCT_OFFSET (ZhPerson, board_kind),
  G_STRUCT_OFFSET (ZhPerson, clock_kind),
};

static void
person_clear (gpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (string_fields); i++)
    g_free (G_STRUCT_MEMBER (char *, data, string_fields[i]));
}

ZhPerson *
zh_person_new (void)
{
  ZhPerson *self = g_atomic_rc_box_new0 (ZhPerson);

  for (gsize i = 0; i < G_N_ELEMENTS (string_fields); i++)
    G_STRUCT_MEMBER (char *, self, string_fields[i]) = g_strdup ("");
  return self;
}

ZhPerson *
zh_person_copy (const ZhPerson *self)
{
  ZhPerson *copy = g_atomic_rc_box_new0 (ZhPerson);

  *copy = *self;
  for (gsize i = 0; i < G_N_ELEMENTS (string_fields); i++)
    G_STRUCT_MEMBER (char *, copy, string_fields[i]) = g_strdup (G_STRUCT_MEMBER (char *, self, string_fields[i]));
  return copy;
}

ZhPerson *
zh_person_ref (ZhPerson *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_person_unref (ZhPerson *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, person_clear);
}

const char *const *
zh_person_get_board_kinds (void)
{
  static const char *const kinds[] = { "", "relief", "two-boards", "other", NULL };

  return kinds;
}

const char *const *
zh_person_get_clock_kinds (void)
{
  static const char *const kinds[] = { "", "tactile", "talking", "accessible-side", "other", NULL };

  return kinds;
}

gboolean
zh_person_equal (const ZhPerson *a,
                 const ZhPerson *b)
{
  for (gsize i = 0; i < G_N_ELEMENTS (string_fields); i++)
    if (strcmp (G_STRUCT_MEMBER (char *, a, string_fields[i]), G_STRUCT_MEMBER (char *, b, string_fields[i])) != 0)
      return FALSE;

  return a->id == b->id && a->sex == b->sex && zh_date_compare (a->birth, b->birth) == 0 && a->rating == b->rating && a->national_rating == b->national_rating && a->warning_minutes == b->warning_minutes && a->announces == b->announces;
}

void
zh_person_set_string (char      **field,
                      const char *text)
{
  char *stripped = g_strstrip (g_strdup (text != NULL ? text : ""));

  g_free (*field);
  *field = stripped;
}

char *
zh_person_format_name (const ZhPerson *self)
{
  g_autofree char *name = g_strconcat (self->surname, *self->given != '\0' ? " " : "", self->given, NULL);

  return zh_text_dup_bounded (name, ZH_TEXT_LINE_MAX);
}

char *
zh_person_format_full_name (const ZhPerson *self)
{
  g_autofree char *name = zh_person_format_name (self);

  if (*self->patronymic == '\0')
    return g_steal_pointer (&name);
  return g_strconcat (name, " ", self->patronymic, NULL);
}

char *
zh_person_format_latin_name (const ZhPerson *self)
{
  gboolean         is_ukrainian = *self->federation == '\0' || strcmp (self->federation, "UKR") == 0;
  g_autofree char *all = g_strdup_printf ("%s %s %s", self->surname, self->given, self->patronymic);
  g_autofree char *name = *self->given != '\0' ? g_strdup_printf ("%s, %s", self->surname, self->given) : g_strdup (self->surname);

  if (*self->name_latin != '\0')
    return g_strdup (self->name_latin);
  return zh_transliterate (name, zh_cyrillic_guess (all, is_ukrainian ? ZH_CYRILLIC_UKRAINIAN : ZH_CYRILLIC_RUSSIAN));
}
