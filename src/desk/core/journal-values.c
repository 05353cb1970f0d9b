#include "config.h"

#include "journal-values.h"

#include <glib/gi18n.h>
#include <string.h>

#include "commands.h"
#include "journal-fields.h"
#include "official-roles.h"
#include "person-words.h"
#include "round-set.h"
#include "ruleset.h"
#include "settings.h"
#include "text-lines.h"

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
  return setting != NULL && *value != '\0' ? format_setting (setting, value, language) : g_strdup (value);
}
