#include "config.h"

#include "journal-values.h"

#include <glib/gi18n.h>
#include <string.h>

#include "commands.h"
#include "contest-record.h"
#include "dates.h"
#include "entry-sheet.h"
#include "journal-fields.h"
#include "official-roles.h"
#include "person-words.h"
#include "round-set.h"
#include "ruleset.h"
#include "settings.h"
#include "solving-record.h"
#include "text-lines.h"
#include "time-class.h"
#include "words.h"

static char *
format_ruleset (const char       *id,
                const ZhLanguage *language)
{
  g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (id, NULL);

  return g_strdup (ruleset != NULL ? zh_ruleset_get_title (ruleset, language) : id);
}

static char *
format_role (const char       *role,
             const ZhLanguage *language)
{
  return g_strdup (zh_official_role_format (role, language));
}

static char *
format_board_kind (const char       *kind,
                   const ZhLanguage *language)
{
  return g_strdup (zh_person_get_board_label (kind, language));
}

static char *
format_clock_kind (const char       *kind,
                   const ZhLanguage *language)
{
  return g_strdup (zh_person_get_clock_label (kind, language));
}

static char *
format_sex (const char       *sex,
            const ZhLanguage *language)
{
  if (strcmp (sex, "1") == 0)
    return g_strdup (zh_trc (language, "sex", "Male"));
  return g_strdup (strcmp (sex, "2") == 0 ? zh_trc (language, "sex", "Female") : zh_trc (language, "sex", "Not said"));
}

static char *
format_yes_no (const char       *value,
               const ZhLanguage *language)
{
  return g_strdup (strcmp (value, "0") != 0 ? zh_trc (language, "setting value", "Yes") : zh_trc (language, "setting value", "No"));
}

char *
zh_journal_day_format (const char       *day,
                       const ZhLanguage *language)
{
  ZhDate date = ZH_DATE_NONE;

  return zh_date_parse (day, &date) ? zh_language_format_short_date (language, date) : g_strdup (day);
}

char *
zh_journal_moment_format (const char       *moment,
                          const ZhLanguage *language)
{
  g_autofree char *full = g_strconcat (moment, ":00Z", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (full, NULL);

  return time != NULL ? zh_language_format_time (language, time) : g_strdup (moment);
}

/* The time of a sheet of solving: "1:35:20"; a stroke where there is none. */
static char *
format_seconds (const char       *value,
                const ZhLanguage *language)
{
  gint64 seconds;

  return zh_text_parse_int (value, 0, ZH_SOLVING_MAX_SECONDS, &seconds) ? zh_solving_time_format ((int) seconds) : g_strdup ("–");
}

static char *
format_sheet_kind (const char       *value,
                   const ZhLanguage *language)
{
  int kind = 0;

  return g_strdup (zh_words_find (zh_entry_sheet_kind_words, value, &kind) ? zh_entry_sheet_kind_get_label ((ZhEntrySheetKind) kind, language) : value);
}

static char *
format_channel (const char       *value,
                const ZhLanguage *language)
{
  int channel = 0;

  return g_strdup (zh_words_find (zh_entry_channel_words, value, &channel) ? zh_entry_channel_get_label ((ZhEntryChannel) channel, language) : value);
}

/* What a label says of a word, or the word where a newer program wrote another. */
static char *
dup_label (const char *label,
           const char *word)
{
  return g_strdup (*label != '\0' ? label : word);
}

static char *
format_contest_role (const char       *role,
                     const ZhLanguage *language)
{
  return dup_label (zh_contest_role_get_label (role, language), role);
}

static char *
format_ground (const char       *ground,
               const ZhLanguage *language)
{
  return dup_label (zh_contest_ground_get_label (ground, language), ground);
}

static char *
format_verdict (const char       *verdict,
                const ZhLanguage *language)
{
  return dup_label (zh_contest_verdict_get_label (verdict, language), verdict);
}

static char *
format_contest_kind (const char       *kind,
                     const ZhLanguage *language)
{
  return dup_label (zh_contest_kind_get_label (kind, language), kind);
}

static char *
format_work_size (const char       *size,
                  const ZhLanguage *language)
{
  return dup_label (zh_work_size_get_label (size, language), size);
}

static char *
format_genre (const char       *genre,
              const ZhLanguage *language)
{
  return dup_label (zh_work_genre_get_label (genre, language), genre);
}

/* Fields of one name are one, whatever the record. */
static const struct
{
  const char *command; /* NULL for each */
  const char *field;
  char *(*format) (const char       *value,
                   const ZhLanguage *language);
} formats[] = {
  { ZH_COMMAND_EDIT_DETAILS, "round-set", zh_round_set_describe },
  { ZH_COMMAND_EDIT_DETAILS, "ruleset", format_ruleset },
  { ZH_COMMAND_SET_OFFICIAL, "role", format_role },
  { ZH_COMMAND_SET_APPLICATION, "kind", format_sheet_kind },
  { ZH_COMMAND_SET_APPLICATION, "channel", format_channel },
  { ZH_COMMAND_SET_APPLICATION, "received", zh_journal_moment_format },
  { ZH_COMMAND_SET_CONTEST_JUDGE, "role", format_contest_role },
  { ZH_COMMAND_SET_OBJECTION, "ground", format_ground },
  { ZH_COMMAND_SET_OBJECTION, "verdict", format_verdict },
  { ZH_COMMAND_SET_CONTEST, "kind", format_contest_kind },
  { NULL, "genre", format_genre },
  { NULL, "size", format_work_size },
  { ZH_COMMAND_SET_LOT_MINUTE, "held", zh_journal_moment_format },
  { ZH_COMMAND_MARK_SHEET, "seconds", format_seconds },
  { ZH_COMMAND_KEEP_ADDRESS, "since", zh_journal_day_format },
  { ZH_COMMAND_KEEP_ADDRESS, "sent", zh_journal_day_format },
  { ZH_COMMAND_KEEP_ADDRESS, "partners", zh_journal_day_format },
  { NULL, "time-control", zh_time_control_format },
  { NULL, "board-kind", format_board_kind },
  { NULL, "clock-kind", format_clock_kind },
  { NULL, "sex", format_sex },
};

/* Points that count for every tournament are tenths in a journal, those of an option are not. */
static char *
format_setting (const ZhSetting  *setting,
                const char       *value,
                const ZhLanguage *language)
{
  gint64 tenths;

  if (setting->kind == ZH_SETTING_POINTS && setting->offset != 0)
    return zh_text_parse_int (value, 0, G_MAXINT, &tenths) ? zh_points_format_half ((ZhPoints) tenths, language) : g_strdup (value);
  return zh_setting_format_value (setting, value, language);
}

char *
zh_journal_value_format (const char       *command,
                         const char       *field,
                         const char       *value,
                         const ZhLanguage *language)
{
  const ZhSetting *setting = g_strcmp0 (command, ZH_COMMAND_EDIT_TOURNAMENT) == 0 ? zh_setting_find (field) : NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (strcmp (formats[i].field, field) == 0 && (formats[i].command == NULL || g_strcmp0 (formats[i].command, command) == 0) &&
        *value != '\0')
      return formats[i].format (value, language);
  if (zh_journal_field_is_yes_no (command, field) && *value != '\0')
    return format_yes_no (value, language);
  if (zh_journal_field_is_date (command, field) && *value != '\0')
    return zh_journal_day_format (value, language);
  return setting != NULL && *value != '\0' ? format_setting (setting, value, language) : g_strdup (value);
}
