#include "config.h"

#include "settings.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "pairing-system.h"
#include "rating-sequence.h"
#include "teams.h"
#include "text-limits.h"
#include "text-lines.h"
#include "words.h"

/* The key of who goes on in a bracket, before "ROUND-BOARD". */
#define WINNER "winner-"

static gboolean
is_winner_key (const char *key)
{
  g_auto (GStrv) parts = g_strsplit (key, "-", -1);
  gint64 number;

  return g_strv_length (parts) == 3 && g_str_has_prefix (key, WINNER) &&
         zh_text_parse_int (parts[1], 1, ZH_MAX_ROUNDS, &number) && zh_text_parse_int (parts[2], 1, G_MAXINT, &number);
}

const ZhSetting *
zh_setting_find (const char *key)
{
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  if (is_winner_key (key))
    key = WINNER;
  else if (strcmp (key, WINNER) == 0)
    return NULL;
  for (gsize i = 0; i < n; i++)
    if (strcmp (settings[i].key, key) == 0)
      return &settings[i];
  return NULL;
}

/* A solving event and a contest of composers have what is about no pairs; the former has rounds, too. */
static gboolean
applies_to_works (const ZhSetting *self,
                  ZhPlay           play)
{
  static const char *const common[] = { "name", "sport", "discipline", "shared-places", NULL };

  return g_strv_contains (common, self->key) || (play == ZH_PLAY_SOLVING && strcmp (self->key, "rounds") == 0);
}

gboolean
zh_setting_applies (const ZhSetting    *self,
                    const ZhTournament *tournament)
{
  if (self->of == ZH_SETTING_OF_SOLVING)
    return tournament->play == ZH_PLAY_SOLVING;
  if (zh_play_is_of_works (tournament->play))
    return applies_to_works (self, tournament->play);
  if (self->systems != 0 && (self->systems & (1u << tournament->system)) == 0)
    return FALSE;
  if (self->of == ZH_SETTING_OF_SEVERAL_GAMES)
    return !zh_tournament_is_team (tournament) && tournament->games_per_pairing > 1;
  if (self->of == ZH_SETTING_OF_MATCHES && tournament->games_per_pairing > 1)
    return TRUE;
  return self->of == ZH_SETTING_OF_ALL || zh_tournament_is_team (tournament);
}

gboolean
zh_setting_is_frozen (const ZhSetting    *self,
                      const ZhTournament *tournament)
{
  return self->frozen == ZH_FROZEN_PAIRED && tournament->rounds->len > 0;
}

static gboolean
is_key (const ZhSetting *self,
        const char      *key)
{
  return strcmp (self->key, key) == 0;
}

/* The words of a choice that is an enum in memory, by its values. */
static const char *
get_enum_word (const ZhSetting *self,
               int              value)
{
  return self->words != NULL ? self->words[value].word : zh_words_get (zh_system_words, value);
}

static char *
dup_member (const ZhSetting    *self,
            const ZhTournament *tournament)
{
  switch (self->kind)
    {
    case ZH_SETTING_TEXT:
      return g_strdup (G_STRUCT_MEMBER (char *, tournament, self->offset));
    case ZH_SETTING_LIST:
      return g_strjoinv (",", G_STRUCT_MEMBER (char **, tournament, self->offset));
    case ZH_SETTING_POINTS:
      return zh_points_format (G_STRUCT_MEMBER (ZhPoints, tournament, self->offset));
    case ZH_SETTING_CHOICE:
      return g_strdup (get_enum_word (self, G_STRUCT_MEMBER (int, tournament, self->offset)));
    case ZH_SETTING_NUMBER:
    case ZH_SETTING_YES_NO:
    default:
      return g_strdup_printf ("%d", G_STRUCT_MEMBER (int, tournament, self->offset));
    }
}

/* What an option says; files of older versions have any word for "yes". */
static char *
dup_option (const ZhSetting    *self,
            const char         *key,
            const ZhTournament *tournament)
{
  const char *value = zh_tournament_get_option (tournament, key);

  if (value == NULL)
    return g_strdup (self->usual != NULL ? self->usual : "");
  if (self->kind == ZH_SETTING_YES_NO)
    return g_strdup (strcmp (value, "no") == 0 ? "no" : "yes");
  return g_strdup (value);
}

char *
zh_setting_dup_value (const ZhSetting    *self,
                      const char         *key,
                      const ZhTournament *tournament)
{
  if (is_key (self, "seed"))
    return g_strdup_printf ("%" G_GUINT64_FORMAT, tournament->seed);
  if (is_key (self, "discipline"))
    return g_strdup (zh_discipline_to_string (tournament->time_class, tournament->play));
  return self->offset != 0 ? dup_member (self, tournament) : dup_option (self, key, tournament);
}

/* Checks */

char *
zh_setting_format_words (const ZhSetting *self)
{
  GString                      *text = g_string_new (NULL);
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);

  if (self->kind == ZH_SETTING_YES_NO)
    g_string_append (text, "yes, no");
  else if (self->kind == ZH_SETTING_NUMBER)
    g_string_append_printf (text, "%d … %d", self->minimum, self->maximum);
  else if (self->kind == ZH_SETTING_POINTS)
    {
      g_autofree char *minimum = zh_points_format (self->minimum);
      g_autofree char *maximum = zh_points_format (self->maximum);

      g_string_append_printf (text, "%s … %s", minimum, maximum);
    }
  else if (self->kind == ZH_SETTING_CHOICE && self->words == NULL)
    for (gsize i = 0; i < n_systems; i++)
      g_string_append_printf (text, i > 0 ? ", %s" : "%s", zh_system_to_string (systems[i]->id));
  for (const ZhSettingWord *word = self->words; word != NULL && word->word != NULL; word++)
    if (*word->word != '\0' && !word->kept)
      g_string_append_printf (text, text->len > 0 ? ", %s" : "%s", word->word);
  return g_string_free (text, FALSE);
}

static char *
refuse (const ZhSetting *self,
        const char      *text,
        GError         **error)
{
  g_autofree char *words = zh_setting_format_words (self);
  const char      *label = zh_setting_get_label (self, zh_language_get_screen ());

  if (*words == '\0')
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%1$s (%2$s): it cannot be “%3$s”"), label, self->key, text);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("%1$s (%2$s): it cannot be “%3$s”; expected: %4$s"), label, self->key, text, words);
  return NULL;
}

static gboolean
is_word (const ZhSetting *self,
         const char      *text)
{
  ZhSystem system;

  if (self->words == NULL)
    return zh_system_from_string (text, &system) && zh_pairing_system_find (system) != NULL;
  for (const ZhSettingWord *word = self->words; word->word != NULL; word++)
    if (strcmp (word->word, text) == 0)
      return TRUE;
  return FALSE;
}

char *
zh_setting_dup_offered (const ZhSetting *self,
                        const char      *text,
                        GError         **error)
{
  for (const ZhSettingWord *word = self->words; word != NULL && word->word != NULL; word++)
    if (word->kept && strcmp (word->word, text) == 0)
      return refuse (self, text, error);
  return zh_setting_dup_checked (self, text, error);
}

/* Texts that have a form of their own; time controls and codes are read on higher floors. */
static gboolean
is_text (const ZhSetting *self,
         const char      *text)
{
  guint64 seed;

  if (is_key (self, "seed"))
    return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL);
  if (is_key (self, ZH_OPTION_RATING_SEQUENCE))
    return zh_rating_sequence_is_valid (text);
  if (is_key (self, ZH_OPTION_BOARD_COLOURS))
    return strspn (text, "WB") == strlen (text) && strlen (text) <= (gsize) self->maximum;
  return g_utf8_validate (text, -1, NULL) && g_utf8_strlen (text, -1) <= (self->kind == ZH_SETTING_LIST ? ZH_TEXT_LIST_MAX : ZH_TEXT_LINE_MAX);
}

char *
zh_setting_dup_checked (const ZhSetting *self,
                        const char      *text,
                        GError         **error)
{
  gboolean takes_back = *text == '\0' && self->offset == 0;
  gint64   number;
  ZhPoints points;

  if (takes_back && !is_key (self, "seed"))
    return g_strdup ("");
  switch (self->kind)
    {
    case ZH_SETTING_YES_NO:
      return strcmp (text, "yes") == 0 || strcmp (text, "no") == 0 ? g_strdup (text) : refuse (self, text, error);
    case ZH_SETTING_CHOICE:
      return is_word (self, text) ? g_strdup (text) : refuse (self, text, error);
    case ZH_SETTING_NUMBER:
      if (!zh_text_parse_int (text, self->minimum, self->maximum, &number))
        return refuse (self, text, error);
      return g_strdup_printf ("%" G_GINT64_FORMAT, number);
    case ZH_SETTING_POINTS:
      if (!zh_points_parse (text, &points) || points < self->minimum || points > self->maximum)
        return refuse (self, text, error);
      return zh_points_format (points);
    case ZH_SETTING_TEXT:
    case ZH_SETTING_LIST:
    default:
      return is_text (self, text) ? g_strdup (text) : refuse (self, text, error);
    }
}

/* Writing */

static int
find_enum_value (const ZhSetting *self,
                 const char      *text)
{
  int value = 0;

  if (self->words == NULL)
    zh_words_find (zh_system_words, text, &value);
  for (int i = 0; self->words != NULL && self->words[i].word != NULL; i++)
    if (strcmp (self->words[i].word, text) == 0)
      value = i;
  return value;
}

static void
put_list (const char *text,
          char     ***member)
{
  g_strfreev (*member);
  *member = *text != '\0' ? g_strsplit (text, ",", -1) : g_new0 (char *, 1);
  for (char **code = *member; *code != NULL; code++)
    g_strstrip (*code);
}

static void
put_member (const ZhSetting *self,
            const char      *text,
            ZhTournament    *tournament)
{
  gint64 number = 0;

  switch (self->kind)
    {
    case ZH_SETTING_TEXT:
      zh_person_set_string (&G_STRUCT_MEMBER (char *, tournament, self->offset), text);
      break;
    case ZH_SETTING_LIST:
      put_list (text, &G_STRUCT_MEMBER (char **, tournament, self->offset));
      break;
    case ZH_SETTING_POINTS:
      zh_points_parse (text, &G_STRUCT_MEMBER (ZhPoints, tournament, self->offset));
      break;
    case ZH_SETTING_CHOICE:
      G_STRUCT_MEMBER (int, tournament, self->offset) = find_enum_value (self, text);
      break;
    case ZH_SETTING_NUMBER:
    case ZH_SETTING_YES_NO:
    default:
      zh_text_parse_int (text, G_MININT, G_MAXINT, &number);
      G_STRUCT_MEMBER (int, tournament, self->offset) = (int) number;
      break;
    }
}

void
zh_setting_put (const ZhSetting *self,
                const char      *key,
                const char      *text,
                ZhTournament    *tournament)
{
  if (is_key (self, "seed"))
    g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &tournament->seed, NULL);
  else if (is_key (self, "discipline"))
    zh_discipline_from_string (text, &tournament->time_class, &tournament->play);
  else if (self->offset != 0)
    put_member (self, text, tournament);
  else if (*text == '\0' || g_strcmp0 (text, self->usual) == 0)
    g_hash_table_remove (tournament->options, key);
  else
    g_hash_table_replace (tournament->options, g_strdup (key), g_strdup (text));
}

/* Words */

const char *
zh_setting_get_label (const ZhSetting  *self,
                      const ZhLanguage *language)
{
  return zh_trc (language, "setting", self->label);
}

char *
zh_setting_format_value (const ZhSetting  *self,
                         const char       *text,
                         const ZhLanguage *language)
{
  ZhSystem system;
  ZhPoints points;

  if (self->kind == ZH_SETTING_YES_NO)
    return g_strdup (strcmp (text, "yes") == 0 ? zh_trc (language, "setting value", "Yes") : zh_trc (language, "setting value", "No"));
  if (self->kind == ZH_SETTING_POINTS && zh_points_parse (text, &points))
    return zh_points_format_half (points, language);
  for (const ZhSettingWord *word = self->words; word != NULL && word->word != NULL; word++)
    if (strcmp (word->word, text) == 0)
      return g_strdup (zh_trc (language, "setting value", word->label));
  if (is_key (self, "system") && zh_system_from_string (text, &system) && zh_pairing_system_find (system) != NULL)
    return g_strdup (zh_trc (language, "pairing system", zh_pairing_system_find (system)->name));
  return g_strdup (text);
}
