/* Whether a FIDE ID can be, and whose it is already. */
#include "config.h"

#include "fide-id.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-persons.h"
#include "errors.h"

/* Somebody with a FIDE ID. */
typedef struct
{
  ZhPerson *person;
  gboolean  plays_here; /* in the tournament of the act */
} Owner;

static void
owner_free (gpointer data)
{
  Owner *self = data;

  zh_person_unref (self->person);
  g_free (self);
}

static void
add_owner (ZhAct    *act,
           ZhPerson *person,
           gboolean  plays_here)
{
  Owner *owner = NULL;

  if (person == NULL || *person->fide_id == '\0')
    return;
  owner = g_hash_table_lookup (act->fide_ids, person->fide_id);
  if (owner != NULL && (owner->plays_here || !plays_here))
    return;
  owner = g_new0 (Owner, 1);
  owner->person = zh_person_ref (person);
  owner->plays_here = plays_here;
  g_hash_table_replace (act->fide_ids, g_strdup (person->fide_id), owner);
}

/* One look at the whole competition for an act, however many persons it takes. */
static void
collect_owners (ZhAct *act)
{
  act->fide_ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, owner_free);
  for (guint i = 0; i < act->snapshot->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (act->snapshot->tournaments, i);
      gboolean            here = tournament->id == act->tournament_id;

      for (guint k = 0; k < tournament->entries->len; k++)
        add_owner (act, ((const ZhEntry *) g_ptr_array_index (tournament->entries, k))->person, here);
      for (guint k = 0; k < tournament->members->len; k++)
        add_owner (act, ((const ZhMember *) g_ptr_array_index (tournament->members, k))->person, here);
    }
}

gboolean
zh_desk_check_fide_id_form (const char *name,
                            const char *fide_id,
                            GError    **error)
{
  if (*fide_id == '\0')
    return TRUE;
  switch (zh_fide_id_find_fault (fide_id))
    {
    case ZH_FIDE_ID_GOOD:
      return TRUE;
    case ZH_FIDE_ID_TOO_LONG:
      return zh_fail (error, ZH_ERROR_INPUT,
                      _ ("%1$s: FIDE ID “%2$s” has more than %3$d digits. Correct it, or leave it empty"),
                      name, fide_id, ZH_FIDE_ID_MAX_DIGITS);
    case ZH_FIDE_ID_LEADING_ZERO:
      return zh_fail (error, ZH_ERROR_INPUT,
                      _ ("%1$s: FIDE ID “%2$s” begins with a zero. Write it without zeros in front, or leave it empty"),
                      name, fide_id);
    case ZH_FIDE_ID_NOT_DIGITS:
    default:
      return zh_fail (error, ZH_ERROR_INPUT,
                      _ ("%1$s: FIDE ID “%2$s” is not of digits alone. Correct it, or leave it empty"),
                      name, fide_id);
    }
}

static gboolean
is_latin (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)) && g_utf8_get_char (text) >= 0x0370)
      return FALSE;
  return TRUE;
}

gboolean
zh_person_may_be_one (const ZhPerson *a,
                      const ZhPerson *b)
{
  g_autofree char *first = g_utf8_casefold (a->surname, -1);
  g_autofree char *second = g_utf8_casefold (b->surname, -1);

  return strcmp (first, second) == 0 || is_latin (a->surname) != is_latin (b->surname);
}

gboolean
zh_act_check_fide_id (ZhAct    *act,
                      ZhPerson *person,
                      GError  **error)
{
  const Owner     *owner;
  g_autofree char *name = NULL;
  g_autofree char *other = NULL;

  if (*person->fide_id == '\0')
    return TRUE;
  name = zh_person_format_name (person);
  if (!zh_desk_check_fide_id_form (name, person->fide_id, error))
    return FALSE;
  if (act->fide_ids == NULL)
    collect_owners (act);
  owner = g_hash_table_lookup (act->fide_ids, person->fide_id);
  if (owner == NULL || (person->id != 0 && owner->person->id == person->id) || (!owner->plays_here && zh_person_may_be_one (owner->person, person)))
    {
      add_owner (act, person, TRUE);
      return TRUE;
    }

  other = zh_person_format_name (owner->person);
  return zh_fail (error, ZH_ERROR_INPUT,
                  owner->plays_here ? _ ("%1$s: FIDE ID %2$s is that of %3$s, who is entered already. Correct the number, or leave one of the two out")
                                    : _ ("%1$s: FIDE ID %2$s is that of %3$s in another tournament of this competition. Correct one of the two"),
                  name, person->fide_id, other);
}
