#include "config.h"

#include "list-person.h"

#include <string.h>

#include "rating-sequence.h"

static ZhListTempo
get_tempo (ZhTimeClass time_class)
{
  switch ((int) time_class)
    {
    case ZH_TIME_CLASS_RAPID:
      return ZH_LIST_RAPID;
    case ZH_TIME_CLASS_BLITZ:
      return ZH_LIST_BLITZ;
    default:
      return ZH_LIST_STANDARD;
    }
}

int
zh_list_player_get_official_rating (const ZhListPlayer *self,
                                    ZhTimeClass         time_class)
{
  int rating = self->rating[get_tempo (time_class)];

  return rating > 0 ? rating : self->rating[ZH_LIST_STANDARD];
}

int
zh_list_player_get_national_rating (const ZhListPlayer *self,
                                    ZhTimeClass         time_class)
{
  int rating = self->national[get_tempo (time_class)];

  return rating > 0 ? rating : self->national[ZH_LIST_STANDARD];
}

int
zh_list_player_get_sequence_rating (const ZhListPlayer *self,
                                    const ZhTournament *tournament)
{
  static const ZhListTempo tempos[] = { ZH_LIST_STANDARD, ZH_LIST_RAPID, ZH_LIST_BLITZ };
  ZhSequenceList           lists[ZH_N_SEQUENCE_LISTS];
  int                      n = zh_tournament_list_sequence (tournament, lists);

  for (int i = 0; i < n; i++)
    {
      int rating = lists[i] == ZH_SEQUENCE_NATIONAL ? zh_list_player_get_national_rating (self, tournament->time_class) : self->rating[tempos[lists[i]]];

      if (rating > 0)
        return rating;
    }
  return 0;
}

gboolean
zh_list_edition_is_official (const ZhListEdition *self)
{
  return strcmp (self->federation, "FIDE") == 0 || *self->federation == '\0';
}

static void
take_text (char      **field,
           const char *text)
{
  if (*text != '\0')
    zh_person_set_string (field, text);
}

static void
take_ratings (ZhPerson        *self,
              const ZhListHit *hit,
              ZhTimeClass      time_class)
{
  int official = zh_list_player_get_official_rating (hit->player, time_class);
  int national = zh_list_player_get_national_rating (hit->player, time_class);

  if (official > 0 || zh_list_edition_is_official (hit->edition))
    {
      self->rating = official;
      zh_person_set_string (&self->rating_source, hit->edition->id);
    }
  if (national > 0)
    {
      self->national_rating = national;
      zh_person_set_string (&self->national_source, hit->edition->id);
    }
}

void
zh_person_fill_from_list (ZhPerson        *self,
                          const ZhListHit *hit,
                          ZhTimeClass      time_class)
{
  const ZhListPlayer *player = hit->player;
  gboolean            has_flag = strcmp (player->federation, "FID") != 0 && strcmp (player->federation, "NON") != 0;

  if (*self->surname == '\0')
    zh_rating_list_split_name (hit->list, player, self);
  take_text (&self->fide_id, player->fide_id);
  take_text (&self->national_id, player->national_id);
  take_text (&self->title, player->title);
  take_text (&self->category, player->category);
  take_text (&self->region, player->region);
  take_text (&self->club, player->club);
  if (has_flag)
    take_text (&self->federation, player->federation);
  if (player->sex != ZH_SEX_UNKNOWN)
    self->sex = player->sex;
  if (player->birth.year != 0 && self->birth.year != player->birth.year)
    self->birth = player->birth;
  take_ratings (self, hit, time_class);
}

/* Returns the edition that a person without a name was completed from; NULL where no list knows the ID. */
static char *
complete (ZhPerson   *person,
          ZhTimeClass time_class,
          gpointer    user_data)
{
  g_autoptr (ZhListHit) hit = zh_list_set_find (user_data, person->fide_id, person->national_id);

  if (hit == NULL)
    return NULL;
  zh_person_fill_from_list (person, hit, time_class);
  return g_strdup (hit->edition->id);
}

void
zh_list_set_complete (ZhListSet    *self,
                      ZhEntryTable *table)
{
  zh_entry_table_set_completer (table, complete, self, (GDestroyNotify) zh_list_set_free);
}
