#include "config.h"

#include "list-pick.h"

#include <string.h>

#include "list-person.h"
#include "list-suggestions.h"
#include "list-values.h"
#include "rating-sequence.h"

struct _ZhListPick
{
  ZhPage      *page; /* unowned, as the rest of the line */
  GtkEditable *name;
  GtkEditable *rating;
  GtkEditable *region;
  ZhPerson    *person;   /* (nullable) */
  int          counting; /* the rating of the first list that has one, or that was chosen */
  gboolean     is_filling;
};

static ZhDate
get_first_day (gpointer data)
{
  return zh_session_get_competition (zh_page_get_session (((ZhListPick *) data)->page))->start;
}

/* The list that the rules of the tournament ask first; of those that are not FIDE's, that of play at the usual pace. */
static int
get_main_list (gpointer data)
{
  const ZhTournament *tournament = zh_session_get_tournament (zh_page_get_session (((ZhListPick *) data)->page));
  ZhSequenceList      lists[ZH_N_SEQUENCE_LISTS];

  if (tournament == NULL)
    return ZH_LIST_STANDARD;
  zh_tournament_list_sequence (tournament, lists);
  return lists[0] == ZH_SEQUENCE_RAPID ? ZH_LIST_RAPID : lists[0] == ZH_SEQUENCE_BLITZ ? ZH_LIST_BLITZ
                                                                                       : ZH_LIST_STANDARD;
}

static int
get_rating (const ZhPerson *person)
{
  return person->rating > 0 ? person->rating : person->national_rating;
}

/* "" for none */
static char *
format_rating (const ZhListPick *self)
{
  int rating = self->counting > 0 ? self->counting : get_rating (self->person);

  return rating > 0 ? g_strdup_printf ("%d", rating) : g_strdup ("");
}

static void
fill (ZhListPick *self)
{
  g_autofree char *name = zh_person_format_full_name (self->person);
  g_autofree char *rating = format_rating (self);

  self->is_filling = TRUE;
  gtk_editable_set_text (self->name, name);
  gtk_editable_set_text (self->rating, rating);
  gtk_editable_set_text (self->region, self->person->region);
  gtk_editable_set_position (self->name, -1);
  self->is_filling = FALSE;
}

static void
clear_if_filled (GtkEditable *line,
                 const char  *filled)
{
  if (strcmp (gtk_editable_get_text (line), filled) == 0)
    gtk_editable_set_text (line, "");
}

/* Another surname is somebody else: what the list said of the first does not stay in the line for the next. */
static void
name_changed_cb (ZhListPick *self)
{
  g_autofree char *rating = NULL;

  if (self->is_filling || self->person == NULL || g_str_has_prefix (gtk_editable_get_text (self->name), self->person->surname))
    return;
  rating = format_rating (self);
  clear_if_filled (self->rating, rating);
  clear_if_filled (self->region, self->person->region);
  g_clear_pointer (&self->person, zh_person_unref);
  self->counting = 0;
}

static void
chosen_cb (const ZhListHit *hit,
           int              tempo,
           gpointer         data)
{
  ZhListPick         *self = data;
  const ZhTournament *tournament = zh_session_get_tournament (zh_page_get_session (self->page));

  if (tournament == NULL || zh_tournament_is_team (tournament))
    return;
  g_clear_pointer (&self->person, zh_person_unref);
  self->person = zh_person_new ();
  zh_person_fill_from_list (self->person, hit, tournament->time_class);
  self->counting = tempo >= 0 ? hit->player->rating[tempo] : zh_list_player_get_sequence_rating (hit->player, tournament);
  fill (self);
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
  zh_list_suggestions_watch (name, get_first_day, get_main_list, chosen_cb, self);
  g_signal_connect_swapped (name, "changed", G_CALLBACK (name_changed_cb), self);
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
  const char      *typed = gtk_editable_get_text (self->name);
  ZhPerson        *person;

  if (self->person == NULL)
    return NULL;
  person = zh_person_copy (self->person);
  /* a name that was completed by hand, as with a patronymic */
  if (strcmp (name, typed) != 0)
    zh_list_split_name (typed, person);
  if (rating != get_rating (person) && rating != self->counting)
    {
      person->rating = rating;
      zh_person_set_string (&person->rating_source, "");
    }
  return person;
}
