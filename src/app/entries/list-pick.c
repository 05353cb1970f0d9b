#include "config.h"

#include "list-pick.h"

#include "list-person.h"
#include "list-suggestions.h"

struct _ZhListPick
{
  ZhPage      *page; /* unowned, as the rest of the line */
  GtkEditable *name;
  GtkEditable *rating;
  GtkEditable *region;
  ZhPerson    *person; /* (nullable) */
};

static ZhDate
get_first_day (gpointer data)
{
  return zh_session_get_competition (zh_page_get_session (((ZhListPick *) data)->page))->start;
}

static int
get_rating (const ZhPerson *person)
{
  return person->rating > 0 ? person->rating : person->national_rating;
}

static void
chosen_cb (const ZhListHit *hit,
           gpointer         data)
{
  ZhListPick         *self = data;
  const ZhTournament *tournament = zh_session_get_tournament (zh_page_get_session (self->page));
  g_autofree char    *name = NULL;
  g_autofree char    *rating = NULL;

  if (tournament == NULL || zh_tournament_is_team (tournament))
    return;
  g_clear_pointer (&self->person, zh_person_unref);
  self->person = zh_person_new ();
  zh_person_fill_from_list (self->person, hit, tournament->time_class);
  name = zh_person_format_full_name (self->person);
  rating = g_strdup_printf ("%d", get_rating (self->person));
  gtk_editable_set_text (self->name, name);
  gtk_editable_set_text (self->rating, rating);
  gtk_editable_set_text (self->region, self->person->region);
  gtk_editable_set_position (self->name, -1);
}

ZhListPick *
zh_list_pick_new (ZhPage      *page,
                  GtkEntry    *name,
                  GtkEditable *rating,
                  GtkEditable *region)
{
  ZhListPick *self = g_new0 (ZhListPick, 1);

  self->page = page;
  self->name = GTK_EDITABLE (name);
  self->rating = rating;
  self->region = region;
  zh_list_suggestions_watch (name, get_first_day, chosen_cb, self);
  return self;
}

void
zh_list_pick_free (ZhListPick *self)
{
  g_clear_pointer (&self->person, zh_person_unref);
  g_free (self);
}

ZhPerson *
zh_list_pick_dup_person (const ZhListPick *self,
                         int               rating)
{
  g_autofree char *name = self->person != NULL ? zh_person_format_full_name (self->person) : NULL;
  ZhPerson        *person;

  if (g_strcmp0 (name, gtk_editable_get_text (self->name)) != 0)
    return NULL;
  person = zh_person_copy (self->person);
  if (rating != get_rating (person))
    {
      person->rating = rating;
      zh_person_set_string (&person->rating_source, "");
    }
  return person;
}
