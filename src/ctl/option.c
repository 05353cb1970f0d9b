#include "config.h"

#include "option.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ctl.h"
#include "record-options.h"
#include "setting-options.h"
#include "text-lines.h"

/* Stands before a word such as the result "--+", which GOption would take for an option. */
#define ESCAPE '\001'

/* The letters of options, and what is said where one is needed and missing. */
static const struct
{
  const char *name;
  char        letter;
  const char *missing;
} known[] = {
  { "adopt", '\0', N_ ("Name a key of the ruleset, or a ready regulation with --adopt") },
  { "board", 'b', N_ ("Name round and board: --round R --board B") },
  { "codes", '\0', N_ ("Name the tie-breaks: --codes BH,SB,DE") },
  { "count", 'n', NULL },
  { "discipline", '\0', N_ ("--discipline is missing; write classical, rapid, blitz, online, correspondence or composition") },
  { "fen", '\0', N_ ("--fen is missing; give the position in which the flag fell") },
  { "file", '\0', N_ ("--file is missing; name what is attached") },
  { "game", 'g', NULL },
  { "incident", 'i', N_ ("--incident is missing; name one of “ruleset incidents”") },
  { "kept", 'k', NULL },
  { "limit", 'n', NULL },
  { "moves", 'm', NULL },
  { "output", 'o', NULL },
  { "periods", '\0', N_ ("Name the ruleset and the periods: --ruleset ID --periods 45,15, with --games 2 for a micro-match") },
  { "player", 'p', N_ ("--player is missing; write white, black, a start number or a name") },
  { "round", 'r', N_ ("Name the round: --round R") },
  { "ruleset", '\0', N_ ("--ruleset is missing; name one of “ruleset list”") },
  { "side", '\0', N_ ("--side must be w or b: the side that would have to mate") },
  { "table", '\0', N_ ("Name the file with the table of norms: --table FILE") },
  { "tournament", 't', NULL },
};

static int
find_known (const char *name)
{
  for (int i = 0; i < (int) G_N_ELEMENTS (known); i++)
    if (strcmp (known[i].name, name) == 0)
      return i;
  return -1;
}

static void
option_free (ZhCtlOption *self)
{
  g_free (self->name);
  g_free (self->value);
  g_free (self->record);
  g_free (self);
}

void
zh_ctl_usage_free (ZhCtlUsage *self)
{
  g_free (self->word);
  g_ptr_array_unref (self->options);
  g_string_free (self->text, TRUE);
  g_free (self);
}

/* "[--name", "VALUE]…": without brackets and dots, which are told apart before. */
static char *
dup_bare (const char *token)
{
  g_auto (GStrv) ends = g_strsplit (token, "…", 2);
  char *bare = g_strdup (ends[0]);

  g_strdelimit (bare, "[]", ' ');
  return g_strstrip (bare);
}

/* "-o" is written for --output. */
static char *
dup_option_name (const char *bare)
{
  for (gsize i = 0; bare[1] != '-' && i < G_N_ELEMENTS (known); i++)
    if (known[i].letter == bare[1])
      return g_strdup (known[i].name);
  return g_strdup (bare + strspn (bare, "-"));
}

static gboolean
takes_value (const char *token,
             const char *next)
{
  return next != NULL && strchr (token, ']') == NULL && strchr ("[-|", *next) == NULL;
}

/* FALSE where there is one of that name. */
static gboolean
add_option (ZhCtlUsage *self,
            const char *token,
            const char *value,
            gboolean    needed,
            const char *record)
{
  g_autofree char *bare = dup_bare (token);
  g_autofree char *name = dup_option_name (bare);
  ZhCtlOption     *option;

  if (zh_ctl_usage_find (self, name) != NULL)
    return FALSE;
  option = g_new0 (ZhCtlOption, 1);
  option->name = g_steal_pointer (&name);
  option->value = value != NULL ? dup_bare (value) : g_strdup ("");
  option->record = g_strdup (record);
  option->needed = needed;
  g_ptr_array_add (self->options, option);
  return TRUE;
}

/* "NAME…" is as many words as there are, "CODE,…" a single one. */
static gboolean
is_repeated (const char *token)
{
  const char *dots = strstr (token, "…");

  return dots != NULL && dots > token && dots[-1] != ',';
}

/* A word in small letters where none stood yet is the verb's own. */
static void
add_word (ZhCtlUsage *self,
          const char *token,
          gboolean    needed)
{
  g_autofree char *bare = dup_bare (token);

  if (strcmp (token, "FILE") == 0 && self->text->len == 0)
    self->has_file = TRUE;
  else if (self->has_file && self->word == NULL && self->n_maximum == 0 && g_ascii_islower (*bare))
    {
      self->word = g_steal_pointer (&bare);
      self->word_needed = needed;
    }
  else
    {
      self->n_minimum += needed ? 1 : 0;
      self->n_maximum = self->n_maximum < 0 || is_repeated (token) ? -1 : self->n_maximum + 1;
    }
}

/* Those that open less those that close. */
static int
count_brackets (const char *token)
{
  int n = 0;

  for (; *token != '\0'; token++)
    n += (*token == '[') - (*token == ']');
  return n;
}

static void
show (ZhCtlUsage *self,
      const char *token)
{
  g_string_append_printf (self->text, "%s%s", self->text->len > 0 ? " " : "", token);
}

/* The fields of a record, or the settings. */
static char *
dup_fields (const char *name)
{
  return strcmp (name, "settings") == 0 ? zh_setting_dup_usage () : zh_ctl_record_dup_usage (name);
}

static void
read_line (ZhCtlUsage *self,
           const char *line,
           const char *record)
{
  g_auto (GStrv) tokens = g_strsplit (line, " ", -1);
  int depth = 0;

  for (char **token = tokens; *token != NULL && **token != '\0'; token++)
    {
      gboolean         needed = depth == 0 && **token != '[';
      gboolean         is_option = (*token)[strspn (*token, "[")] == '-';
      const char      *value = is_option && takes_value (*token, token[1]) ? token[1] : NULL;
      gboolean         is_open = value != NULL && g_ascii_isupper (value[0]) && value[1] == ':' && g_ascii_islower (value[2]);
      g_autofree char *shown = value != NULL ? g_strdup_printf ("%s %s", *token, is_open ? value + 2 : value) : g_strdup (*token);
      g_autofree char *fields = **token == '@' ? dup_fields (*token + 1) : NULL;

      depth += count_brackets (shown);
      if (fields != NULL)
        read_line (self, fields, *token + 1);
      else if (!is_option && **token != '|')
        add_word (self, *token, needed);
      if (fields == NULL && (!is_option || add_option (self, *token, value, needed, record)))
        show (self, shown);
      token += value != NULL ? 1 : 0;
    }
}

ZhCtlUsage *
zh_ctl_usage_new (const char *line,
                  gboolean    takes_tournament,
                  gboolean    writes)
{
  ZhCtlUsage *self = g_new0 (ZhCtlUsage, 1);

  self->options = g_ptr_array_new_with_free_func ((GDestroyNotify) option_free);
  self->text = g_string_new (NULL);
  read_line (self, line, NULL);
  if (takes_tournament)
    read_line (self, "[--tournament T]", NULL);
  if (self->has_file)
    {
      read_line (self, "[--as NAME] [--json]", NULL);
      if (writes)
        read_line (self, "[--after-seal] [--despite-fault]", NULL);
      /* Scripts give it with every command, also where one file is all that is meant. */
      add_option (self, "--tournament", "T", FALSE, NULL);
    }
  return self;
}

/* What was given for an option while it is read. */
typedef struct
{
  gboolean is_set;
  char   **values;
} Slot;

static void
slot_free (Slot *slot)
{
  g_strfreev (slot->values);
  g_free (slot);
}

/* Names of files are taken as they are, whatever their encoding. */
static GOptionEntry
make_entry (const ZhCtlOption *option,
            Slot              *slot)
{
  static const char *const paths[] = { "OUT", "PATH", "PGN", "NORMS", NULL };
  int                      i = find_known (option->name);
  GOptionArg               kind = g_strv_contains (paths, option->value) ? G_OPTION_ARG_FILENAME_ARRAY : G_OPTION_ARG_STRING_ARRAY;

  if (*option->value == '\0')
    return (GOptionEntry){ option->name, i >= 0 ? known[i].letter : '\0', 0, G_OPTION_ARG_NONE, &slot->is_set, NULL, NULL };
  return (GOptionEntry){ option->name, i >= 0 ? known[i].letter : '\0', 0, kind, &slot->values, NULL, NULL };
}

/* A word of dashes and signs is an argument, unless it is the value of an option. */
static gboolean
needs_escape (const GArray *entries,
              const char   *before,
              const char   *word)
{
  gsize n_dashes = strspn (word, "-");

  if (n_dashes == 0 || strcmp (word, "-") == 0 || strcmp (word, "--") == 0 || g_ascii_isalpha (word[n_dashes]))
    return FALSE;
  for (guint i = 0; before != NULL && i < entries->len; i++)
    {
      const GOptionEntry *entry = &g_array_index (entries, GOptionEntry, i);
      gboolean            is_long = g_str_has_prefix (before, "--") && strcmp (before + 2, entry->long_name) == 0;
      gboolean            is_short = before[0] == '-' && entry->short_name != '\0' &&
                          before[1] == entry->short_name && before[2] == '\0';

      if (is_long || is_short)
        return entry->arg == G_OPTION_ARG_NONE;
    }
  return TRUE;
}

static char **
make_argv (const GArray *entries,
           int           n_arguments,
           char        **arguments)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  /* The parser takes the first word for the program's name. */
  g_strv_builder_add (builder, "zherebctl");
  for (int i = 0; i < n_arguments; i++)
    {
      g_autofree char *escaped = g_strdup_printf ("%c%s", ESCAPE, arguments[i]);

      g_strv_builder_add (builder, needs_escape (entries, i > 0 ? arguments[i - 1] : NULL, arguments[i]) ? escaped : arguments[i]);
    }
  return g_strv_builder_end (builder);
}

static gboolean
parse_entries (const GArray *entries,
               int           n_arguments,
               char        **arguments,
               char       ***words,
               GError      **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) argv = make_argv (entries, n_arguments, arguments);
  g_auto (GStrv) rest = NULL;
  g_autoptr (GError) fault = NULL;
  const GOptionEntry remaining[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &rest, NULL, NULL },
    { NULL },
  };

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, (const GOptionEntry *) entries->data, NULL);
  g_option_context_add_main_entries (context, remaining, NULL);
  if (!g_option_context_parse_strv (context, &argv, &fault))
    return zh_fail (error, ZH_ERROR_USAGE, "%s", fault->message);
  for (char **word = rest; word != NULL && *word != NULL; word++)
    if (**word == ESCAPE)
      memmove (*word, *word + 1, strlen (*word));
  *words = rest != NULL ? g_steal_pointer (&rest) : g_new0 (char *, 1);
  return TRUE;
}

GHashTable *
zh_ctl_given_parse (const GPtrArray *options,
                    int              n_arguments,
                    char           **arguments,
                    char          ***words,
                    GError         **error)
{
  g_autoptr (GHashTable) given = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_strfreev);
  g_autoptr (GHashTable) slots = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) slot_free);
  g_autoptr (GArray) entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  for (guint i = 0; i < options->len; i++)
    {
      const ZhCtlOption *option = g_ptr_array_index (options, i);
      Slot              *slot = g_new0 (Slot, 1);
      GOptionEntry       entry = make_entry (option, slot);

      if (g_hash_table_contains (slots, option->name))
        {
          slot_free (slot);
          continue;
        }
      g_hash_table_insert (slots, option->name, slot);
      g_array_append_val (entries, entry);
    }
  if (!parse_entries (entries, n_arguments, arguments, words, error))
    return NULL;
  for (guint i = 0; i < entries->len; i++)
    {
      const char *name = g_array_index (entries, GOptionEntry, i).long_name;
      Slot       *slot = g_hash_table_lookup (slots, name);

      if (slot->is_set || slot->values != NULL)
        g_hash_table_insert (given, (char *) name, slot->values != NULL ? g_steal_pointer (&slot->values) : g_new0 (char *, 1));
    }
  return g_steal_pointer (&given);
}

static gboolean
fail_missing (const ZhCtlOption *self,
              GError           **error)
{
  int i = find_known (self->name);

  if (i >= 0 && known[i].missing != NULL)
    zh_ctl_fail_usage (error, "%s", _ (known[i].missing));
  else
    zh_ctl_fail_usage (error, _ ("--%1$s is missing; write --%1$s %2$s"), self->name, self->value);
  return FALSE;
}

/* No number of the desk is negative. */
static gboolean
check_number (const ZhCtlOption *self,
              const char        *text,
              int                minimum,
              GError           **error)
{
  gint64 number;

  if (!zh_text_parse_int (text, minimum, G_MAXINT, &number))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("“%1$s” after --%2$s is no whole number from %3$d"), text, self->name, minimum);
  return number > 0 || !self->needed || fail_missing (self, error);
}

static gboolean
check_choice (const ZhCtlOption *self,
              const char        *text,
              GError           **error)
{
  g_auto (GStrv) choices = g_strsplit (self->value, "|", -1);
  g_autofree char *known_words = NULL;

  if (g_strv_contains ((const char *const *) choices, text))
    return TRUE;
  known_words = g_strjoinv (", ", choices);
  return zh_fail (error, ZH_ERROR_USAGE, _ ("--%1$s: “%2$s” is none; write one of %3$s"), self->name, text, known_words);
}

static gboolean
is_choice (const char *value)
{
  return strchr (value, '|') != NULL && strpbrk (value, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == NULL;
}

gboolean
zh_ctl_option_check (const ZhCtlOption *self,
                     char *const       *values,
                     GError           **error)
{
  static const char *const numbers[] = { "R", "B", "G", "N", "COUNT", "ENTRY", NULL };
  gboolean                 is_number = self->record == NULL && g_strv_contains (numbers, self->value);
  int                      minimum = strlen (self->value) > 1 ? 1 : 0;

  if (values == NULL)
    return !self->needed || fail_missing (self, error);
  for (; *values != NULL; values++)
    if ((is_number && !check_number (self, *values, minimum, error)) ||
        (is_choice (self->value) && !check_choice (self, *values, error)))
      return FALSE;
  return TRUE;
}
