#include "config.h"

#include "person.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "text-limits.h"
#include "text-lines.h"
#include "text-signs.h"
#include "transliteration.h"

#define TEXT(member, key, label, flags) ZH_TEXT_FIELD (ZhPerson, member, #member, key, label, flags)
#define NUMBER(kind, member, key, label, flags, maximum) ZH_NUMBER_FIELD (kind, ZhPerson, member, #member, key, label, flags, 0, maximum)

static const ZhField fields[] = {
  TEXT (surname, "surname", NC_ ("field", "surname"), ZH_FIELD_PLAIN),
  TEXT (given, "given", NC_ ("field", "given name"), ZH_FIELD_PLAIN),
  TEXT (patronymic, "patronymic", NC_ ("field", "patronymic"), ZH_FIELD_PLAIN),
  TEXT (name_latin, "name-latin", NC_ ("field", "name in Latin letters"), ZH_FIELD_PLAIN),
  ZH_DATE_FIELD (ZhPerson, birth, "birth", "birth", NC_ ("field", "date of birth"), ZH_FIELD_PLAIN),
  NUMBER (CHOICE, sex, "sex", NC_ ("field", "sex"), ZH_FIELD_PLAIN, ZH_SEX_FEMALE),
  TEXT (title, "title", NC_ ("field", "international title"), ZH_FIELD_PLAIN),
  TEXT (category, "category", NC_ ("field", "sport category"), ZH_FIELD_PLAIN),
  NUMBER (NUMBER, rating, "person-rating", NC_ ("field", "international rating"), ZH_FIELD_PLAIN, ZH_MAX_RATING),
  NUMBER (NUMBER, national_rating, "national-rating", NC_ ("field", "national rating"), ZH_FIELD_PLAIN, ZH_MAX_RATING),
  TEXT (federation, "federation", NC_ ("field", "federation"), ZH_FIELD_PLAIN),
  TEXT (region, "region", NC_ ("field", "region"), ZH_FIELD_PLAIN),
  TEXT (club, "club", NC_ ("field", "club"), ZH_FIELD_PLAIN),
  TEXT (school, "school", NC_ ("field", "school"), ZH_FIELD_PLAIN),
  TEXT (school_class, "school-class", NC_ ("field", "school class"), ZH_FIELD_NULLABLE),
  TEXT (coach, "coach", NC_ ("field", "coach"), ZH_FIELD_PLAIN),
  TEXT (fide_id, "fide-id", NC_ ("field", "FIDE ID"), ZH_FIELD_PLAIN),
  TEXT (national_id, "national-id", NC_ ("field", "national ID"), ZH_FIELD_PLAIN),
  TEXT (email, "email", NC_ ("field", "e-mail"), ZH_FIELD_NULLABLE | ZH_FIELD_PERSONAL),
  TEXT (phone, "phone", NC_ ("field", "telephone"), ZH_FIELD_NULLABLE | ZH_FIELD_PERSONAL),
  TEXT (platform, "platform", NC_ ("field", "platform of online play"), ZH_FIELD_NULLABLE),
  TEXT (login, "login", NC_ ("field", "login"), ZH_FIELD_NULLABLE | ZH_FIELD_PERSONAL),
  TEXT (insurance, "insurance", NC_ ("field", "insurance"), ZH_FIELD_NULLABLE | ZH_FIELD_PERSONAL),
  TEXT (disability_class, "disability-class", NC_ ("field", "class of disability"), ZH_FIELD_PLAIN),
  TEXT (assistant, "assistant", NC_ ("field", "assistant"), ZH_FIELD_PLAIN),
  TEXT (notes, "notes", NC_ ("field", "notes"), ZH_FIELD_PLAIN),
  TEXT (assistant_duties, "assistant-duties", NC_ ("field", "duties of the assistant"), ZH_FIELD_NULLABLE),
  TEXT (board_kind, "board-kind", NC_ ("field", "kind of board"), ZH_FIELD_NULLABLE | ZH_FIELD_WORD),
  TEXT (clock_kind, "clock-kind", NC_ ("field", "kind of clock"), ZH_FIELD_NULLABLE | ZH_FIELD_WORD),
  NUMBER (NUMBER, warning_minutes, "warning-minutes", NC_ ("field", "minutes left at the warning"), ZH_FIELD_NULLABLE, ZH_MAX_WARNING_MINUTES),
  NUMBER (BOOLEAN, announces, "announces", NC_ ("field", "moves announced"), ZH_FIELD_NULLABLE, 1),
  TEXT (rating_source, "rating-source", NC_ ("field", "list of the international rating"), ZH_FIELD_NULLABLE),
  TEXT (national_source, "national-source", NC_ ("field", "list of the national rating"), ZH_FIELD_NULLABLE),
  NUMBER (BOOLEAN, arrived, "arrived", NC_ ("field", "arrived"), ZH_FIELD_NULLABLE | ZH_FIELD_PERSONAL, 1),
  NUMBER (BOOLEAN, paid, "paid", NC_ ("field", "fee paid"), ZH_FIELD_NULLABLE | ZH_FIELD_PERSONAL, 1),
  NUMBER (BOOLEAN, documents_seen, "documents-seen", NC_ ("field", "documents seen"), ZH_FIELD_NULLABLE | ZH_FIELD_PERSONAL, 1),
};

const ZhRecordType zh_person_type = { .table = "person", .fields = fields, .n_fields = G_N_ELEMENTS (fields) };

static void
person_clear (gpointer data)
{
  zh_record_clear (&zh_person_type, data);
}

ZhPerson *
zh_person_new (void)
{
  ZhPerson *self = g_atomic_rc_box_new0 (ZhPerson);

  zh_record_init (&zh_person_type, self);
  return self;
}

ZhPerson *
zh_person_copy (const ZhPerson *self)
{
  ZhPerson *copy = g_atomic_rc_box_new0 (ZhPerson);

  *copy = *self;
  zh_record_own_texts (&zh_person_type, copy);
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
  return a->id == b->id && zh_record_equal (&zh_person_type, a, b);
}

void
zh_person_set_string (char      **field,
                      const char *text)
{
  char *stripped = g_strstrip (text != NULL ? zh_text_dup_clean (text) : g_strdup (""));

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

/* By the letters of the name, else by the federation. */
static ZhCyrillic
guess_letters (const ZhPerson *self)
{
  gboolean         is_ukrainian = *self->federation == '\0' || strcmp (self->federation, "UKR") == 0;
  g_autofree char *all = g_strdup_printf ("%s %s %s", self->surname, self->given, self->patronymic);

  return zh_cyrillic_guess (all, is_ukrainian ? ZH_CYRILLIC_UKRAINIAN : ZH_CYRILLIC_RUSSIAN);
}

char *
zh_person_get_name_part (const ZhPerson *self,
                         ZhNameParts     part)
{
  switch ((guint) part)
    {
    case ZH_NAME_PATRONYMIC:
      return g_strdup (self->patronymic);
    case ZH_NAME_YEAR:
      return self->birth.year > 0 ? g_strdup_printf ("%d", self->birth.year) : g_strdup ("");
    case ZH_NAME_FEDERATION:
      return g_strdup (self->federation);
    case ZH_NAME_REGION:
      return g_strdup (self->region);
    case ZH_NAME_CLUB:
      return g_strdup (self->club);
    case ZH_NAME_FIDE_ID:
      return g_strdup (self->fide_id);
    default:
      g_assert_not_reached ();
    }
}

char *
zh_person_tell_apart (const ZhPerson *self,
                      ZhNameParts     parts,
                      const char     *name,
                      gboolean        in_latin)
{
  GString         *text = g_string_new (name);
  g_autofree char *whole = NULL;
  gboolean         is_open = FALSE;

  for (guint part = ZH_NAME_PATRONYMIC; part <= ZH_NAME_FIDE_ID; part <<= 1)
    {
      g_autofree char *own = (parts & part) != 0 ? zh_person_get_name_part (self, part) : g_strdup ("");
      g_autofree char *written = in_latin ? zh_transliterate (own, guess_letters (self)) : g_strdup (own);

      if (*written == '\0')
        continue;
      if (part != ZH_NAME_PATRONYMIC)
        g_string_append (text, is_open ? ", " : " (");
      else
        g_string_append_c (text, ' ');
      is_open = part != ZH_NAME_PATRONYMIC;
      g_string_append (text, written);
    }
  if (is_open)
    g_string_append_c (text, ')');
  whole = g_string_free (text, FALSE);
  return zh_text_dup_bounded (whole, ZH_TEXT_LINE_MAX);
}

char *
zh_person_format_short_name (const ZhPerson *self,
                             ZhNameParts     parts)
{
  g_autofree char *name = zh_person_format_name (self);

  if ((parts & ZH_NAME_SURNAME_SHARED) == 0)
    return zh_text_dup_bounded (self->surname, ZH_TEXT_LINE_MAX);
  if ((parts & ZH_NAME_INITIAL_SHARED) == 0 && *self->given != '\0')
    return g_strdup_printf ("%s %.*s.", self->surname, (int) (g_utf8_next_char (self->given) - self->given),
                            self->given);
  return zh_person_tell_apart (self, parts, name, FALSE);
}

char *
zh_person_format_latin_name (const ZhPerson *self)
{
  g_autofree char *name = *self->given != '\0' ? g_strdup_printf ("%s, %s", self->surname, self->given) : g_strdup (self->surname);

  if (*self->name_latin != '\0')
    return g_strdup (self->name_latin);
  return zh_transliterate (name, guess_letters (self));
}

static gboolean
fail_rating (const char *whose,
             GError    **error)
{
  return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s: a rating is a whole number up to %2$d; correct it, or leave it empty"), whose, ZH_MAX_RATING);
}

gboolean
zh_rating_check (int         rating,
                 const char *whose,
                 GError    **error)
{
  return (rating >= 0 && rating <= ZH_MAX_RATING) || fail_rating (whose, error);
}

gboolean
zh_rating_parse (const char *text,
                 const char *whose,
                 int        *rating,
                 GError    **error)
{
  gint64 number = 0;

  if (*text != '\0' && !zh_text_parse_int (text, 0, ZH_MAX_RATING, &number))
    return fail_rating (whose, error);
  *rating = (int) number;
  return TRUE;
}
