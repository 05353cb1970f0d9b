#include "config.h"

#include "title-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "errors.h"
#include "paths.h"
#include "text-lines.h"

#define MAIN_GROUP "title-norms"
#define DEMANDS_GROUP "demands"
#define MAX_NUMBER 10000
#define FILE_NAME "norms/fide-titles-2024.ini"

static const char *const keys[ZH_N_TITLE_RULES] = {
  [ZH_TITLE_RULE_GAMES] = "games",
  [ZH_TITLE_RULE_GAMES_TEAMS] = "games-of-team-championship",
  [ZH_TITLE_RULE_GAMES_CUP] = "games-of-world-cup",
  [ZH_TITLE_RULE_LENGTH_CUP] = "length-of-world-cup",
  [ZH_TITLE_RULE_GAMES_BYE] = "games-with-bye",
  [ZH_TITLE_RULE_ROUNDS_BYE] = "rounds-with-bye",
  [ZH_TITLE_RULE_GAME_FOR_POINT] = "game-for-point",
  [ZH_TITLE_RULE_ALL_SCHEDULED] = "all-scheduled",
  [ZH_TITLE_RULE_LEAVE_OUT_LATER] = "leave-out-later",
  [ZH_TITLE_RULE_LEAVE_OUT_WON] = "leave-out-won",
  [ZH_TITLE_RULE_WITHOUT_FEDERATION] = "without-federation",
  [ZH_TITLE_RULE_UNRATED_WITHOUT_POINTS] = "unrated-without-points",
  [ZH_TITLE_RULE_UNPLAYED] = "unplayed",
  [ZH_TITLE_RULE_LAST_FORFEIT_LOST] = "last-forfeit-lost",
  [ZH_TITLE_RULE_SYSTEMS] = "systems",
  [ZH_TITLE_RULE_FEDERATIONS] = "federations",
  [ZH_TITLE_RULE_NATIONAL_FINAL] = "national-final",
  [ZH_TITLE_RULE_NATIONAL_TEAMS] = "national-teams",
  [ZH_TITLE_RULE_ZONAL] = "zonal",
  [ZH_TITLE_RULE_OPEN_PLAYERS] = "open-players",
  [ZH_TITLE_RULE_OPEN_FEDERATIONS] = "open-federations",
  [ZH_TITLE_RULE_OPEN_TITLED] = "open-titled",
  [ZH_TITLE_RULE_OPEN_MISSED] = "open-missed",
  [ZH_TITLE_RULE_OWN_SHARE] = "own-share",
  [ZH_TITLE_RULE_ONE_SHARE] = "one-share",
  [ZH_TITLE_RULE_TITLED_SHARE] = "titled-share",
  [ZH_TITLE_RULE_HIGH_SHARE] = "high-share",
  [ZH_TITLE_RULE_HIGH_LEAST] = "high-least",
  [ZH_TITLE_RULE_DOUBLE_PLAYERS] = "double-players",
  [ZH_TITLE_RULE_DOUBLE_SHARE] = "double-share",
  [ZH_TITLE_RULE_UNRATED] = "unrated",
  [ZH_TITLE_RULE_SCORE] = "score",
  [ZH_TITLE_RULE_LONGEST] = "longest",
  [ZH_TITLE_RULE_DAYS_REGISTERED] = "days-registered",
  [ZH_TITLE_RULE_LONGEST_DAYS] = "longest-days",
  [ZH_TITLE_RULE_HOURS_A_DAY] = "hours-a-day",
  [ZH_TITLE_RULE_ROUNDS_A_DAY] = "rounds-a-day",
  [ZH_TITLE_RULE_MINUTES] = "minutes",
  [ZH_TITLE_RULE_MOVES] = "moves",
  [ZH_TITLE_RULE_ARBITER] = "arbiter",
  [ZH_TITLE_RULE_PLAYING_ARBITER] = "playing-arbiter",
};

void
zh_title_rules_free (ZhTitleRules *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->titles);
  g_strfreev (self->titleholders);
  g_strfreev (self->no_federation);
  g_strfreev (self->open_titles);
  for (int i = 0; i < ZH_N_TITLE_RULES; i++)
    g_free (self->values[i].article);
  for (int i = 0; i < self->n_titles; i++)
    {
      ZhTitle *title = &self->list[i];

      g_free (title->name);
      g_free (title->performance.article);
      g_free (title->average.article);
      g_free (title->floor.article);
      g_free (title->rating.article);
      g_strfreev (title->high);
      g_free (title->high_article);
    }
  g_free (self);
}

static gboolean
fail (GError    **error,
      const char *group,
      const char *key,
      const char *expected)
{
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Title regulations, [%1$s] %2$s: %3$s. Correct the file"), group, key, expected);
}

static gboolean
read_article (GKeyFile   *file,
              const char *group,
              const char *key,
              char      **article,
              GError    **error)
{
  g_autofree char *name = g_strconcat (key, ".article", NULL);

  *article = g_key_file_get_string (file, group, name, NULL);
  if (*article != NULL && *g_strstrip (*article) != '\0')
    return TRUE;
  return fail (error, group, name, _ ("the article is missing"));
}

/* "9", "2/3", "yes" or "no". */
static gboolean
parse_value (const char *text,
             ZhFraction *value)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 2);
  gint64 numerator;
  gint64 denominator = 1;

  if (strcmp (text, "yes") == 0 || strcmp (text, "no") == 0)
    {
      *value = (ZhFraction){ *text == 'y' ? 1 : 0, 1 };
      return TRUE;
    }
  if (parts[0] == NULL || !zh_text_parse_int (parts[0], 0, MAX_NUMBER, &numerator))
    return FALSE;
  if (parts[1] != NULL && !zh_text_parse_int (parts[1], 1, MAX_NUMBER, &denominator))
    return FALSE;
  *value = zh_fraction_new (numerator, denominator);
  return TRUE;
}

static gboolean
read_value (GKeyFile     *file,
            const char   *group,
            const char   *key,
            ZhTitleValue *value,
            GError      **error)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);

  if (text == NULL || !parse_value (g_strstrip (text), &value->value))
    return fail (error, group, key, _ ("a whole number, a share such as 2/3, yes or no is expected"));
  return read_article (file, group, key, &value->article, error);
}

static gboolean
read_list (GKeyFile   *file,
           const char *group,
           const char *key,
           char     ***list,
           GError    **error)
{
  *list = g_key_file_get_string_list (file, group, key, NULL, NULL);
  if (*list != NULL && *list[0] != NULL)
    return TRUE;
  return fail (error, group, key, _ ("codes with semicolons between them are expected"));
}

static gboolean
read_main (ZhTitleRules *self,
           GKeyFile     *file,
           GError      **error)
{
  g_auto (GStrv) names = g_key_file_get_keys (file, MAIN_GROUP, NULL, NULL);

  for (gsize i = 0; names != NULL && names[i] != NULL; i++)
    {
      gsize length = strlen (names[i]);

      if (g_str_equal (names[i], "title"))
        g_hash_table_insert (self->titles, g_strdup (""), g_key_file_get_string (file, MAIN_GROUP, names[i], NULL));
      else if (g_str_has_prefix (names[i], "title[") && names[i][length - 1] == ']')
        g_hash_table_insert (self->titles, g_strndup (names[i] + 6, length - 7), g_key_file_get_string (file, MAIN_GROUP, names[i], NULL));
    }
  if (g_hash_table_lookup (self->titles, "") == NULL)
    return fail (error, MAIN_GROUP, "title", _ ("the title of the regulations is missing"));
  return read_list (file, MAIN_GROUP, "titleholders", &self->titleholders, error) &&
         read_list (file, MAIN_GROUP, "no-federation", &self->no_federation, error) &&
         read_list (file, MAIN_GROUP, "open-titles", &self->open_titles, error);
}

static gboolean
read_title (ZhTitleRules *self,
            GKeyFile     *file,
            const char   *group,
            GError      **error)
{
  ZhTitle         *title = &self->list[self->n_titles++];
  g_autofree char *sex = g_key_file_get_string (file, group, "sex", NULL);

  title->name = g_key_file_get_string (file, group, "title", NULL);
  title->women = g_strcmp0 (sex, "w") == 0;
  if (title->name == NULL || *g_strstrip (title->name) == '\0')
    return fail (error, group, "title", _ ("the title is missing"));
  if (sex != NULL && !title->women)
    return fail (error, group, "sex", _ ("“w” is expected, or nothing"));
  return read_value (file, group, "performance", &title->performance, error) &&
         read_value (file, group, "average", &title->average, error) &&
         read_value (file, group, "floor", &title->floor, error) &&
         read_value (file, group, "rating", &title->rating, error) &&
         read_list (file, group, "high", &title->high, error) &&
         read_article (file, group, "high", &title->high_article, error);
}

ZhTitleRules *
zh_title_rules_parse (const char *text,
                      GError    **error)
{
  g_autoptr (ZhTitleRules) self = g_new0 (ZhTitleRules, 1);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) syntax = NULL;

  self->titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (!g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_KEEP_TRANSLATIONS, &syntax))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("These are no title regulations: %s"), syntax->message);
  if (!read_main (self, file, error))
    return NULL;
  for (int i = 0; i < ZH_N_TITLE_RULES; i++)
    if (!read_value (file, DEMANDS_GROUP, keys[i], &self->values[i], error))
      return NULL;
  for (int number = 1; number <= ZH_TITLES_MAX; number++)
    {
      g_autofree char *group = g_strdup_printf ("title %d", number);

      if (!g_key_file_has_group (file, group))
        break;
      if (!read_title (self, file, group, error))
        return NULL;
    }
  if (self->n_titles == 0)
    {
      fail (error, "title 1", "title", _ ("no title stands there; the groups are numbered from 1"));
      return NULL;
    }
  return g_steal_pointer (&self);
}

ZhTitleRules *
zh_title_rules_load (GError **error)
{
  g_autofree char *path = zh_paths_dup_data (FILE_NAME);
  g_autofree char *text = NULL;
  g_autoptr (GError) reason = NULL;

  if (!g_file_get_contents (path, &text, NULL, &reason))
    return zh_fail_null (error, ZH_ERROR_FILE, _ ("The title regulations cannot be read: %s"), reason->message);
  return zh_title_rules_parse (text, error);
}

const char *
zh_title_rules_get_title (const ZhTitleRules *self,
                          const ZhLanguage   *language)
{
  const char *title = g_hash_table_lookup (self->titles, zh_language_get_code (language));

  return title != NULL ? title : g_hash_table_lookup (self->titles, "");
}

gboolean
zh_title_rules_is_sought (const ZhTitleRules *self,
                          int                 title,
                          const char         *own,
                          gboolean            is_woman)
{
  if (self->list[title].women && !is_woman)
    return FALSE;
  for (int i = 0; i <= title; i++)
    if (strcmp (self->list[i].name, own) == 0)
      return FALSE;
  return TRUE;
}
