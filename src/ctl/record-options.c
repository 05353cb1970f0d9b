#include "config.h"

#include "person-options.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "list-values.h"

void
zh_person_options_clear (ZhPersonOptions *options)
{
  char **texts[] = { &options->given, &options->patronymic, &options->birth, &options->sex,
                     &options->title, &options->category, &options->federation, &options->region,
                     &options->club, &options->coach, &options->fide_id, &options->latin, &options->disability,
                     &options->assistant, &options->duties, &options->board_kind, &options->clock_kind, &options->announces };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_clear_pointer (texts[i], g_free);
}

/* The fields that have a list of words. */
static gboolean
apply_words (const ZhPersonOptions *options,
             ZhPerson              *person,
             GError               **error)
{
  if (options->announces != NULL)
    {
      person->announces = strcmp (options->announces, "yes") == 0;
      if (!person->announces && strcmp (options->announces, "no") != 0)
        {
          zh_ctl_fail_usage (error, _ ("--announces: “%s” is neither yes nor no"), options->announces);
          return FALSE;
        }
    }
  if (options->sex != NULL && *options->sex == '\0')
    person->sex = ZH_SEX_UNKNOWN;
  else if (options->sex != NULL && !zh_list_parse_sex (options->sex, &person->sex))
    {
      zh_ctl_fail_usage (error, _ ("--sex: “%s” is neither m nor f"), options->sex);
      return FALSE;
    }
  return TRUE;
}

gboolean
zh_person_options_apply (const ZhPersonOptions *options,
                         ZhPerson              *person,
                         GError               **error)
{
  const struct
  {
    char      **field;
    const char *value;
  } texts[] = {
    { &person->given, options->given },
    { &person->patronymic, options->patronymic },
    { &person->title, options->title },
    { &person->category, options->category },
    { &person->federation, options->federation },
    { &person->region, options->region },
    { &person->club, options->club },
    { &person->coach, options->coach },
    { &person->fide_id, options->fide_id },
    { &person->name_latin, options->latin },
    { &person->disability_class, options->disability },
    { &person->assistant, options->assistant },
    { &person->assistant_duties, options->duties },
    { &person->board_kind, options->board_kind },
    { &person->clock_kind, options->clock_kind },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i].value != NULL)
      zh_person_set_string (texts[i].field, texts[i].value);
  if (options->rating >= 0)
    person->rating = options->rating;
  if (options->warning >= 0)
    person->warning_minutes = options->warning;
  if (!apply_words (options, person, error))
    return FALSE;
  return zh_ctl_parse_date ("--birth", options->birth, &person->birth, error);
}
