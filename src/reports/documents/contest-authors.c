#include "config.h"

#include "contest-authors.h"

#include <string.h>

#include "namesakes.h"

static void
author_free (gpointer data)
{
  ZhContestAuthor *self = data;

  zh_entry_free (self->entry);
  g_free (self->label);
  g_ptr_array_unref (self->works);
  g_free (self);
}

/* "Surname Given Patronymic, Place" taken apart. */
static ZhPerson *
read_person (const char *text)
{
  const char      *comma = strchr (text, ',');
  g_autofree char *name = comma != NULL ? g_strndup (text, (gsize) (comma - text)) : g_strdup (text);
  g_auto (GStrv) words = NULL;
  ZhPerson *person = zh_person_new ();

  g_strstrip (name);
  words = g_strsplit (name, " ", 3);
  zh_person_set_string (&person->surname, words[0]);
  zh_person_set_string (&person->given, words[0] != NULL ? words[1] : NULL);
  zh_person_set_string (&person->patronymic, words[0] != NULL && words[1] != NULL ? words[2] : NULL);
  zh_person_set_string (&person->region, comma != NULL ? comma + 1 : "");
  return person;
}

static gboolean
is_same (const char *a,
         const char *b)
{
  g_autofree char *first = g_utf8_casefold (a, -1);
  g_autofree char *second = g_utf8_casefold (b, -1);

  return strcmp (first, second) == 0;
}

/* What one of them leaves out does not make them two. */
static gboolean
may_be_same (const char *a,
             const char *b)
{
  return *a == '\0' || *b == '\0' || is_same (a, b);
}

static gboolean
has_name (const ZhPerson *self,
          const ZhPerson *other)
{
  return is_same (self->surname, other->surname) && is_same (self->given, other->given) &&
         may_be_same (self->patronymic, other->patronymic);
}

/* The author alone who can be meant; who is written without a place is whoever has the name, if that is one. */
static ZhContestAuthor *
find_author (const GPtrArray *authors,
             const ZhPerson  *person)
{
  ZhContestAuthor *found = NULL;
  int              n = 0;

  for (guint i = 0; i < authors->len; i++)
    {
      ZhContestAuthor *author = g_ptr_array_index (authors, i);
      const ZhPerson  *other = author->entry->person;

      if (!has_name (person, other) || !may_be_same (person->region, other->region))
        continue;
      if (is_same (person->region, other->region) && is_same (person->patronymic, other->patronymic))
        return author;
      found = author;
      n++;
    }
  return n == 1 ? found : NULL;
}

static GPtrArray *
read_persons (const ZhWorkRecord *work)
{
  g_auto (GStrv) parts = g_strsplit (work->author, ";", -1);
  GPtrArray *persons = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_person_unref);

  for (char **part = parts; *part != NULL; part++)
    if (*g_strstrip (*part) != '\0')
      g_ptr_array_add (persons, read_person (*part));
  return persons;
}

/* Those who say most first, so that shorter names find them. */
static void
collect (GPtrArray          *authors,
         const ZhTournament *tournament,
         gboolean            with_place)
{
  for (guint i = 0; i < tournament->works->len; i++)
    {
      g_autoptr (GPtrArray) persons = read_persons (g_ptr_array_index (tournament->works, i));

      for (guint k = 0; k < persons->len; k++)
        {
          ZhPerson        *person = g_ptr_array_index (persons, k);
          ZhContestAuthor *author;

          if ((*person->region != '\0') != with_place || find_author (authors, person) != NULL)
            continue;
          author = g_new0 (ZhContestAuthor, 1);
          author->entry = zh_entry_new ();
          author->entry->person = zh_person_ref (person);
          author->works = g_ptr_array_new ();
          g_ptr_array_add (authors, author);
        }
    }
}

/* The person of the tournament who is meant, where that is one. */
static const ZhPerson *
find_person (const ZhTournament *tournament,
             const ZhPerson     *person)
{
  const ZhPerson *found = NULL;
  int             n = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhPerson *other = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->person;

      if (other == NULL || !has_name (person, other))
        continue;
      if (*person->region != '\0' && (is_same (person->region, other->region) || is_same (person->region, other->club)))
        return other;
      found = other;
      n++;
    }
  return n == 1 ? found : NULL;
}

static char *
format_label (const ZhEntry *entry)
{
  const ZhPerson  *person = entry->person;
  g_autofree char *name = zh_person_format_name (person);

  return zh_person_tell_apart (person, entry->name_parts | ZH_NAME_PATRONYMIC, name, FALSE);
}

static void
tell_apart (GPtrArray          *authors,
            const ZhTournament *tournament)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  for (guint i = 0; i < authors->len; i++)
    g_ptr_array_add (entries, ((ZhContestAuthor *) g_ptr_array_index (authors, i))->entry);
  zh_namesakes_mark_entries (entries);
  for (guint i = 0; i < authors->len; i++)
    {
      ZhContestAuthor *author = g_ptr_array_index (authors, i);

      author->label = format_label (author->entry);
      author->person = find_person (tournament, author->entry->person);
    }
}

GPtrArray *
zh_contest_list_authors (const ZhTournament *tournament)
{
  g_autoptr (GPtrArray) authors = g_ptr_array_new_with_free_func (author_free);
  GPtrArray *sorted = g_ptr_array_new_with_free_func (author_free);

  collect (authors, tournament, TRUE);
  collect (authors, tournament, FALSE);
  tell_apart (authors, tournament);
  for (guint i = 0; i < tournament->works->len; i++)
    {
      ZhWorkRecord *work = g_ptr_array_index (tournament->works, i);
      g_autoptr (GPtrArray) found = zh_contest_find_authors (authors, work);

      for (guint k = 0; k < found->len; k++)
        g_ptr_array_add (((ZhContestAuthor *) g_ptr_array_index (found, k))->works, work);
      for (guint k = 0; k < found->len; k++)
        if (!g_ptr_array_find (sorted, g_ptr_array_index (found, k), NULL))
          g_ptr_array_add (sorted, g_ptr_array_index (found, k));
    }
  g_ptr_array_set_free_func (authors, NULL);
  return sorted;
}

GPtrArray *
zh_contest_find_authors (const GPtrArray    *authors,
                         const ZhWorkRecord *work)
{
  g_autoptr (GPtrArray) persons = read_persons (work);
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < persons->len; i++)
    {
      ZhContestAuthor *author = find_author (authors, g_ptr_array_index (persons, i));

      if (author != NULL && !g_ptr_array_find (found, author, NULL))
        g_ptr_array_add (found, author);
    }
  return found;
}

char *
zh_contest_format_names (const GPtrArray *authors)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < authors->len; i++)
    {
      const ZhEntry   *entry = ((const ZhContestAuthor *) g_ptr_array_index (authors, i))->entry;
      const ZhPerson  *person = entry->person;
      const char      *patronymic = (entry->name_parts & ZH_NAME_PATRONYMIC) != 0 ? person->patronymic : "";
      g_autofree char *name = g_strdup_printf ("%s%s%s %s", person->given, *patronymic != '\0' ? " " : "", patronymic, person->surname);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", g_strstrip (name));
    }
  return g_string_free (text, FALSE);
}

char *
zh_contest_format_places (const GPtrArray *authors)
{
  GString    *text = g_string_new (NULL);
  const char *last = "";

  for (guint i = 0; i < authors->len; i++)
    {
      const char *place = ((const ZhContestAuthor *) g_ptr_array_index (authors, i))->entry->person->region;

      if (*place != '\0' && strcmp (place, last) != 0)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", place);
      last = place;
    }
  return g_string_free (text, FALSE);
}

/* "G. " of a name, nothing of none. */
static char *
format_initial (const char *name)
{
  g_autofree char *first = g_utf8_substring (name, 0, *name != '\0' ? 1 : 0);

  return *name != '\0' ? g_strconcat (first, ".", NULL) : g_strdup ("");
}

char *
zh_contest_author_format_short (const ZhContestAuthor *self,
                                gboolean               surname_first)
{
  const ZhPerson  *person = self->entry->person;
  gboolean         is_shared = (self->entry->name_parts & ZH_NAME_INITIAL_SHARED) != 0;
  g_autofree char *given = format_initial (person->given);
  g_autofree char *patronymic = format_initial (is_shared ? person->patronymic : "");
  g_autofree char *initials = g_strconcat (given, *patronymic != '\0' ? " " : "", patronymic, NULL);
  g_autofree char *name = surname_first ? g_strdup_printf ("%s %s", person->surname, initials) : g_strdup_printf ("%s %s", initials, person->surname);

  return zh_person_tell_apart (person, self->entry->name_parts & ~(guint) ZH_NAME_PATRONYMIC, g_strstrip (name), FALSE);
}
