#include "config.h"

#include "desk-persons.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-details.h"
#include "errors.h"
#include "journal-fields.h"
#include "text-limits.h"

#define MAX_WARNING_MINUTES 60
#define MAX_NAME_IN_MESSAGE 40

static gboolean
check_fields (const ZhPerson *person,
              GError        **error)
{
  if (*person->surname == '\0')
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Name: the surname is empty. Enter it"));
      return FALSE;
    }
  if (person->rating >= 0 && person->rating <= ZH_MAX_RATING && person->national_rating >= 0 &&
      person->national_rating <= ZH_MAX_RATING)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: a rating is a number from 0 to %d"),
               person->surname, ZH_MAX_RATING);
  return FALSE;
}

/* What was agreed with a player with a disability; nothing, or words of the lists. */
static gboolean
check_arrangements (const ZhPerson *person,
                    GError        **error)
{
  if (!g_strv_contains (zh_person_get_board_kinds (), person->board_kind) || !g_strv_contains (zh_person_get_clock_kinds (), person->clock_kind))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: there is no such kind of board or clock"), person->surname);
  else if (person->warning_minutes < 0 || person->warning_minutes > MAX_WARNING_MINUTES)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%s: the warning comes at 0 to %d minutes left"), person->surname, MAX_WARNING_MINUTES);
  else
    return TRUE;
  return FALSE;
}

gboolean
zh_desk_check_person (const ZhPerson *person,
                      GError        **error)
{
  return check_fields (person, error) && check_arrangements (person, error);
}

static const struct
{
  const char *name;
  gsize       offset;
} person_texts[] = {
  { "surname", G_STRUCT_OFFSET (ZhPerson, surname) },
  { "given", G_STRUCT_OFFSET (ZhPerson, given) },
  { "patronymic", G_STRUCT_OFFSET (ZhPerson, patronymic) },
  { "name-latin", G_STRUCT_OFFSET (ZhPerson, name_latin) },
  { "title", G_STRUCT_OFFSET (ZhPerson, title) },
  { "category", G_STRUCT_OFFSET (ZhPerson, category) },
  { "federation", G_STRUCT_OFFSET (ZhPerson, federation) },
  { "region", G_STRUCT_OFFSET (ZhPerson, region) },
  { "club", G_STRUCT_OFFSET (ZhPerson, club) },
  { "school", G_STRUCT_OFFSET (ZhPerson, school) },
  { "coach", G_STRUCT_OFFSET (ZhPerson, coach) },
  { "fide-id", G_STRUCT_OFFSET (ZhPerson, fide_id) },
  { "national-id", G_STRUCT_OFFSET (ZhPerson, national_id) },
  { "disability-class", G_STRUCT_OFFSET (ZhPerson, disability_class) },
  { "assistant", G_STRUCT_OFFSET (ZhPerson, assistant) },
  { "notes", G_STRUCT_OFFSET (ZhPerson, notes) },
  { "assistant-duties", G_STRUCT_OFFSET (ZhPerson, assistant_duties) },
  { "board-kind", G_STRUCT_OFFSET (ZhPerson, board_kind) },
  { "clock-kind", G_STRUCT_OFFSET (ZhPerson, clock_kind) },
};

static void
note_person (ZhAct          *act,
             const ZhPerson *old,
             const ZhPerson *next)
{
  g_autofree char *old_birth = zh_date_format_iso (old->birth);
  g_autofree char *next_birth = zh_date_format_iso (next->birth);

  for (gsize i = 0; i < G_N_ELEMENTS (person_texts); i++)
    zh_act_add_change (act, person_texts[i].name, G_STRUCT_MEMBER (char *, old, person_texts[i].offset),
                       G_STRUCT_MEMBER (char *, next, person_texts[i].offset));
  zh_act_add_change (act, "birth", old_birth, next_birth);
  zh_act_add_change_int (act, "sex", old->sex, next->sex);
  zh_act_add_change_int (act, "person-rating", old->rating, next->rating);
  zh_act_add_change_int (act, "national-rating", old->national_rating, next->national_rating);
  zh_act_add_change_int (act, "warning-minutes", old->warning_minutes, next->warning_minutes);
  zh_act_add_change_int (act, "announces", old->announces, next->announces);
}

gboolean
zh_act_change_person (ZhAct          *act,
                      const ZhPerson *old,
                      ZhPerson       *next,
                      GError        **error)
{
  if (strcmp (old->fide_id, next->fide_id) != 0 && !zh_act_check_fide_id (act, next, error))
    return FALSE;
  note_person (act, old, next);
  return zh_store_put_person (act->store, next, error);
}

int
zh_person_get_counting_rating (const ZhPerson *person)
{
  return person->rating != 0 ? person->rating : person->national_rating;
}

/* "Petrenko: club: …". Of a person of the file only what changes is looked at, as the act is committed. */
static gboolean
check_texts (const ZhPerson *person,
             GError        **error)
{
  g_autofree char *valid = g_utf8_make_valid (person->surname, -1);
  g_autofree char *surname = zh_text_dup_bounded (valid, MAX_NAME_IN_MESSAGE);

  for (gsize i = 0; i < G_N_ELEMENTS (person_texts); i++)
    if (!zh_desk_check_text (zh_journal_field_format (person_texts[i].name, zh_language_get_screen ()),
                             G_STRUCT_MEMBER (char *, person, person_texts[i].offset), error))
      {
        g_prefix_error (error, "%s: ", surname);
        return FALSE;
      }
  return TRUE;
}

gboolean
zh_act_take_person (ZhAct     *act,
                    ZhPerson **person,
                    GError   **error)
{
  ZhPerson *copy;

  if ((*person)->id != 0 && zh_competition_find_person (act->snapshot, (*person)->id) != NULL)
    return TRUE;
  if (!check_texts (*person, error) || !zh_act_check_fide_id (act, *person, error))
    return FALSE;
  copy = zh_person_copy (*person);
  copy->id = zh_store_next_id (act->store);
  zh_person_unref (*person);
  *person = copy;
  return zh_store_put_person (act->store, copy, error);
}
