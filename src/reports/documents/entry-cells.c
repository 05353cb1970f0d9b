#include "config.h"

#include "entry-cells.h"

#include "report-context.h"

/* Texts of a person that are shown as they stand. */
static const struct
{
  ZhColumn column;
  gsize    offset;
} texts[] = {
  { ZH_COL_CATEGORY, G_STRUCT_OFFSET (ZhPerson, category) },
  { ZH_COL_FEDERATION, G_STRUCT_OFFSET (ZhPerson, federation) },
  { ZH_COL_REGION, G_STRUCT_OFFSET (ZhPerson, region) },
  { ZH_COL_CLUB, G_STRUCT_OFFSET (ZhPerson, club) },
  { ZH_COL_SCHOOL, G_STRUCT_OFFSET (ZhPerson, school) },
  { ZH_COL_COACH, G_STRUCT_OFFSET (ZhPerson, coach) },
  { ZH_COL_FIDE_ID, G_STRUCT_OFFSET (ZhPerson, fide_id) },
  { ZH_COL_NATIONAL_ID, G_STRUCT_OFFSET (ZhPerson, national_id) },
  { ZH_COL_DISABILITY, G_STRUCT_OFFSET (ZhPerson, disability_class) },
  { ZH_COL_ASSISTANT, G_STRUCT_OFFSET (ZhPerson, assistant) },
};

static char *
format_status (const ZhEntry    *entry,
               const ZhLanguage *language)
{
  switch (entry->status)
    {
    case ZH_ENTRY_WITHDRAWN:
      return g_strdup_printf (zh_tr (language, "withdrawn after round %d"), entry->last_round);
    case ZH_ENTRY_EXPELLED:
      return g_strdup_printf (zh_tr (language, "expelled after round %d"), entry->last_round);
    case ZH_ENTRY_ANNULLED:
      return g_strdup_printf (zh_tr (language, "removed after round %d, results annulled"),
                              entry->last_round);
    case ZH_ENTRY_PLAYING:
    default:
      if (entry->first_round > 1)
        return g_strdup_printf (zh_tr (language, "late, from round %d"), entry->first_round);
      return g_strdup ("");
    }
}

static char *
format_sex (ZhSex             sex,
            const ZhLanguage *language)
{
  switch (sex)
    {
    case ZH_SEX_MALE:
      return g_strdup (zh_trc (language, "sex, column of one letter", "M"));
    case ZH_SEX_FEMALE:
      return g_strdup (zh_trc (language, "sex, column of one letter", "F"));
    case ZH_SEX_UNKNOWN:
    default:
      return g_strdup ("");
    }
}

char *
zh_person_format_cell (const ZhPerson   *person,
                       ZhColumn          column,
                       const ZhLanguage *language)
{
  if (column == ZH_COL_FULL_NAME)
    return zh_person_format_full_name (person);
  if (column == ZH_COL_TITLE || column == ZH_COL_INTERNATIONAL_TITLE)
    return g_strdup (zh_report_get_title_in (person, language));
  if (column == ZH_COL_NATIONAL_RATING)
    return zh_column_format_number (person->national_rating);
  if (column == ZH_COL_BIRTH_YEAR)
    return zh_column_format_number (person->birth.year);
  if (column == ZH_COL_BIRTH_DATE)
    return zh_language_format_short_date (language, person->birth);
  if (column == ZH_COL_SEX)
    return format_sex (person->sex, language);
  /* with the duties agreed with the chief arbiter (IV.5.11) */
  if (column == ZH_COL_ASSISTANT && *person->assistant_duties != '\0')
    return g_strdup_printf ("%s (%s)", person->assistant, person->assistant_duties);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i].column == column)
      return g_strdup (G_STRUCT_MEMBER (char *, person, texts[i].offset));
  g_assert_not_reached ();
}

char *
zh_entry_format_cell (const ZhTournament *tournament,
                      const ZhEntry      *entry,
                      ZhColumn            column,
                      const ZhLanguage   *language)
{
  if (column == ZH_COL_START_NUMBER)
    return zh_column_format_number (entry->start_number);
  if (column == ZH_COL_NAME || column == ZH_COL_TEAM || (column == ZH_COL_FULL_NAME && entry->person == NULL))
    return zh_report_dup_name (entry, language);
  if (column == ZH_COL_RATING)
    return zh_column_format_number (zh_tournament_get_rating (tournament, entry));
  if (column == ZH_COL_STATUS)
    return format_status (entry, language);
  if (column == ZH_COL_SENDER)
    return g_strdup (entry->sender);
  if (column == ZH_COL_FIXED_BOARD)
    return zh_column_format_number (entry->fixed_board);
  return entry->person != NULL ? zh_person_format_cell (entry->person, column, language) : g_strdup ("");
}

char *
zh_entry_mark_left (char             *name,
                    const ZhEntry    *entry,
                    int               round,
                    const ZhLanguage *language)
{
  g_autofree char *plain = name;
  const char      *word = "";

  if (!zh_entry_has_left (entry, round + 1))
    return g_steal_pointer (&plain);
  switch (entry->status)
    {
    case ZH_ENTRY_EXPELLED:
      word = zh_trc (language, "in a table", "expelled");
      break;
    case ZH_ENTRY_ANNULLED:
      word = zh_trc (language, "in a table", "removed");
      break;
    case ZH_ENTRY_WITHDRAWN:
    case ZH_ENTRY_PLAYING:
    default:
      word = zh_trc (language, "in a table", "withdrawn");
      break;
    }
  return g_strdup_printf ("%s (− %s)", plain, word);
}
