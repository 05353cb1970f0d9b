#include "config.h"

#include "verb.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"

static void
call_clear (ZhCtlCall *call)
{
  g_clear_pointer (&call->desk, zh_desk_unref);
  g_clear_pointer (&call->given, g_hash_table_unref);
  g_strfreev (call->words);
  g_free (call->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhCtlCall, call_clear)

static gboolean
takes_tournament (const ZhCtlVerb *verb)
{
  return verb->needs >= ZH_CTL_READS;
}

static gboolean
may_write (const ZhCtlVerb *verb)
{
  return verb->needs == ZH_CTL_WRITES_FILE || verb->needs == ZH_CTL_OPENS_FILE || verb->needs == ZH_CTL_WRITES ||
         verb->needs == ZH_CTL_CHOOSES_AND_WRITES;
}

/* The verbs called @name, or all whose first word it is. */
static GPtrArray *
list_verbs (const char *name)
{
  g_autoptr (GPtrArray) verbs = g_ptr_array_new ();
  gsize length = name != NULL ? strlen (name) : 0;

  for (const ZhCtlVerb *const *table = zh_ctl_get_verbs (); *table != NULL; table++)
    for (const ZhCtlVerb *verb = *table; verb->name != NULL; verb++)
      if (name == NULL || (strncmp (verb->name, name, length) == 0 && strchr (" ", verb->name[length]) != NULL))
        g_ptr_array_add (verbs, (gpointer) verb);
  return g_steal_pointer (&verbs);
}

/* The verbs with exactly that name: “solve” is not “solve standings”. */
static GPtrArray *
list_namesakes (const char *name)
{
  GPtrArray *verbs = list_verbs (name);

  for (guint i = verbs->len; i > 0; i--)
    if (strcmp (((const ZhCtlVerb *) g_ptr_array_index (verbs, i - 1))->name, name) != 0)
      g_ptr_array_remove_index (verbs, i - 1);
  return verbs;
}

static GPtrArray *
list_usages (const GPtrArray *verbs)
{
  g_autoptr (GPtrArray) usages = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_ctl_usage_free);

  for (guint i = 0; i < verbs->len; i++)
    {
      const ZhCtlVerb *verb = g_ptr_array_index (verbs, i);

      g_ptr_array_add (usages, zh_ctl_usage_new (verb->usage, takes_tournament (verb), may_write (verb)));
    }
  return g_steal_pointer (&usages);
}

static gboolean
is_word_among (const ZhCtlUsage *usage,
               int               n_arguments,
               char            **arguments)
{
  for (int i = 0; i < n_arguments; i++)
    if (g_strcmp0 (usage->word, arguments[i]) == 0)
      return TRUE;
  return FALSE;
}

/* Takes out the verbs that are not meant, where one is by its word. */
static void
keep_meant (GPtrArray *verbs,
            GPtrArray *usages,
            int        n_arguments,
            char     **arguments)
{
  gboolean has_word = FALSE;

  for (guint i = 0; i < usages->len; i++)
    has_word = has_word || is_word_among (g_ptr_array_index (usages, i), n_arguments, arguments);
  for (guint i = usages->len; has_word && i > 0; i--)
    if (!is_word_among (g_ptr_array_index (usages, i - 1), n_arguments, arguments))
      {
        g_ptr_array_remove_index (verbs, i - 1);
        g_ptr_array_remove_index (usages, i - 1);
      }
}

/* Of a verb, or of the next of its name that has one. */
static const char *
get_summary (const ZhCtlVerb *verb)
{
  while (verb->summary == NULL)
    verb++;
  return verb->summary;
}

gboolean
zh_ctl_print_help (const char *name,
                   int         n_arguments,
                   char      **arguments)
{
  g_autoptr (GPtrArray) verbs = list_verbs (name);
  g_autoptr (GPtrArray) usages = list_usages (verbs);

  keep_meant (verbs, usages, n_arguments, arguments);
  for (guint i = 0; i < verbs->len; i++)
    {
      const ZhCtlVerb  *verb = g_ptr_array_index (verbs, i);
      const ZhCtlUsage *usage = g_ptr_array_index (usages, i);
      const ZhCtlVerb  *next = i + 1 < verbs->len ? g_ptr_array_index (verbs, i + 1) : NULL;

      g_print ("  %s%s%s\n", verb->name, usage->text->len > 0 ? " " : "", usage->text->str);
      if (next == NULL || get_summary (next) != get_summary (verb))
        g_print ("      %s\n", _ (get_summary (verb)));
      if (verb->help != NULL && name != NULL)
        verb->help (n_arguments, arguments);
    }
  return verbs->len > 0;
}

gboolean
zh_ctl_is_name (const char *word)
{
  g_autoptr (GPtrArray) verbs = list_verbs (word);

  return verbs->len > 0;
}

char *
zh_ctl_dup_verb_name (const char *first,
                      const char *second)
{
  g_autofree char *both = g_strjoin (" ", first, second, NULL);
  g_autoptr (GPtrArray) verbs = list_verbs (first);

  for (guint i = 0; i < verbs->len; i++)
    {
      const ZhCtlVerb *verb = g_ptr_array_index (verbs, i);

      if (strcmp (verb->name, both) == 0 || strcmp (verb->name, first) == 0)
        return g_strdup (verb->name);
    }
  return NULL;
}

/* Whether the first word behind FILE is a verb's own. */
static gboolean
is_word_of_any (const GPtrArray *usages,
                const char      *word)
{
  for (guint i = 0; i < usages->len; i++)
    if (g_strcmp0 (((const ZhCtlUsage *) g_ptr_array_index (usages, i))->word, word) == 0)
      return word != NULL;
  return FALSE;
}

/* Whether the call can be of the verb at all, by its word. */
static gboolean
can_be (const GPtrArray  *usages,
        const ZhCtlUsage *usage,
        char            **words)
{
  const char *word = words[0] != NULL ? words[1] : NULL;

  if (word == NULL || usage->word == NULL)
    return words[0] == NULL || (usage->word == NULL ? !is_word_of_any (usages, word) : !usage->word_needed);
  return strcmp (word, usage->word) == 0;
}

/* The arguments behind FILE and the word. */
static char **
skip_words (const ZhCtlUsage *usage,
            char            **words)
{
  if (usage->has_file && *words != NULL)
    words++;
  return usage->word != NULL && g_strcmp0 (*words, usage->word) == 0 ? words + 1 : words;
}

static gboolean
has_right_number (const ZhCtlUsage *usage,
                  char            **words)
{
  int n = (int) g_strv_length (skip_words (usage, words));

  return (words[0] != NULL || !usage->has_file) && n >= usage->n_minimum && (usage->n_maximum < 0 || n <= usage->n_maximum);
}

/* Whether an option is given that is none of the verb's. */
static gboolean
has_foreign (const ZhCtlUsage *usage,
             GHashTable       *given)
{
  GHashTableIter iter;
  gpointer       name;

  g_hash_table_iter_init (&iter, given);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (zh_ctl_usage_find (usage, name) == NULL)
      return TRUE;
  return FALSE;
}

/* Whether an option of another verb changes what is asked for: a flag, or one by which verbs without words of
 * their own are told apart. */
static gboolean
matters (const GPtrArray *usages,
         const char      *name)
{
  gboolean have_words = FALSE;

  for (guint i = 0; i < usages->len; i++)
    {
      const ZhCtlUsage  *usage = g_ptr_array_index (usages, i);
      const ZhCtlOption *option = zh_ctl_usage_find (usage, name);

      have_words = have_words || usage->word != NULL;
      if (option != NULL && (*option->value == '\0' || (option->needed && usage->word == NULL)))
        return TRUE;
    }
  return !have_words;
}

/* Such an option is refused, and any that is foreign to a strict verb; another of a verb's sisters is named, as
 * scripts give it, and left alone. */
static gboolean
check_foreign (const ZhCtlCall *call,
               const GPtrArray *usages,
               GError         **error)
{
  GHashTableIter iter;
  gpointer       name;

  g_hash_table_iter_init (&iter, call->given);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      g_autofree char *said = g_strdup_printf (_ ("--%1$s does not go with this; “zherebctl %2$s --help” shows what does"), (const char *) name, call->verb->name);

      if (zh_ctl_usage_find (call->usage, name) != NULL)
        continue;
      if (call->verb->strict || matters (usages, name))
        return zh_ctl_fail_usage (error, "%s", said) == ZH_CTL_DONE;
      g_printerr ("zherebctl: %s\n", said);
    }
  return TRUE;
}

/* How much is missing: a flag by which the verb is told from others, or the value of an option. */
static int
weigh_missing (const ZhCtlUsage *usage,
               GHashTable       *given)
{
  int weight = 0;

  for (guint i = 0; i < usage->options->len; i++)
    {
      const ZhCtlOption *option = g_ptr_array_index (usage->options, i);

      if (option->needed && !g_hash_table_contains (given, option->name))
        weight = MAX (weight, *option->value == '\0' ? 8 : 1);
    }
  return weight;
}

/* The verb that fits best: least matters an option that is missing, most one that it does not have. */
static int
find_verb (const GPtrArray *usages,
           GHashTable      *given,
           char           **words)
{
  int best = -1;
  int least = G_MAXINT;

  for (int i = 0; i < (int) usages->len; i++)
    {
      const ZhCtlUsage *usage = g_ptr_array_index (usages, (guint) i);
      int               faults = (has_foreign (usage, given) ? 4 : 0) + (has_right_number (usage, words) ? 0 : 2) +
                   weigh_missing (usage, given);

      if (!can_be (usages, usage, words) || faults >= least)
        continue;
      best = i;
      least = faults;
    }
  return best;
}

static ZhCtlExit
fail_word (const char      *name,
           const GPtrArray *usages,
           const char      *word,
           GError         **error)
{
  g_autoptr (GString) known = g_string_new (NULL);

  if (word == NULL)
    return zh_ctl_fail_usage (error, _ ("“%s” needs a second word; zherebctl %s --help lists them"), name, name);
  for (guint i = 0; i < usages->len; i++)
    {
      const ZhCtlUsage *usage = g_ptr_array_index (usages, i);

      if (usage->word != NULL && strstr (known->str, usage->word) == NULL)
        g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "", usage->word);
    }
  return zh_ctl_fail_usage (error, _ ("“%1$s” is not known here; there are %2$s"), word, known->str);
}

/* Whether what is given fits the verb. */
static gboolean
check_call (const ZhCtlCall *call,
            const GPtrArray *usages,
            char           **words,
            GError         **error)
{
  int n_words = (int) g_strv_length (words);

  if (!check_foreign (call, usages, error))
    return FALSE;
  if (!has_right_number (call->usage, words))
    return zh_ctl_fail_usage (error,
                              ngettext ("%d argument was given, which is too few or too many",
                                        "%d arguments were given, which is too few or too many", (gulong) n_words),
                              n_words) == ZH_CTL_DONE;
  for (guint i = call->usage->options->len; i > 0; i--)
    {
      const ZhCtlOption *option = g_ptr_array_index (call->usage->options, i - 1);

      if (!zh_ctl_option_check (option, g_hash_table_lookup (call->given, option->name), error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
open_needed (ZhCtlCall *call,
             GError   **error)
{
  switch (call->verb->needs)
    {
    case ZH_CTL_READS_FILE:
      return zh_ctl_open_file (call, ZH_DESK_READ, error);
    case ZH_CTL_WRITES_FILE:
      return zh_ctl_open_file (call, ZH_DESK_WRITE, error);
    case ZH_CTL_READS:
      return zh_ctl_open_tournament (call, ZH_DESK_READ, error);
    case ZH_CTL_WRITES:
      return zh_ctl_open_tournament (call, ZH_DESK_WRITE, error);
    case ZH_CTL_OPENS_NOTHING:
    case ZH_CTL_OPENS_FILE:
    case ZH_CTL_CHOOSES:
    case ZH_CTL_CHOOSES_AND_WRITES:
    default:
      return TRUE;
    }
}

static ZhCtlExit
run_call (ZhCtlCall *call,
          GError   **error)
{
  if (!open_needed (call, error))
    return ZH_CTL_FILE;
  return call->verb->act != NULL ? zh_ctl_end (call, call->verb->act (call, error), error) : call->verb->run (call, error);
}

ZhCtlExit
zh_ctl_run_verb (const char *name,
                 int         n_arguments,
                 char      **arguments,
                 GString    *usage,
                 GError    **error)
{
  g_autoptr (GPtrArray) verbs = list_namesakes (name);
  g_autoptr (GPtrArray) usages = list_usages (verbs);
  g_autoptr (GPtrArray) options = g_ptr_array_new ();
  g_auto (GStrv) words = NULL;
  g_auto (ZhCtlCall) call = { NULL };
  int found = -1;

  for (guint i = 0; i < usages->len; i++)
    g_ptr_array_extend (options, ((const ZhCtlUsage *) g_ptr_array_index (usages, i))->options, NULL, NULL);
  call.given = zh_ctl_given_parse (options, n_arguments, arguments, &words, error);
  if (call.given != NULL)
    found = find_verb (usages, call.given, words);
  for (int i = MAX (found, 0); i < (found < 0 ? (int) usages->len : found + 1); i++)
    g_string_append_printf (usage, "%s zherebctl %s %s\n", _ ("Usage:"), name, ((const ZhCtlUsage *) g_ptr_array_index (usages, (guint) i))->text->str);
  if (call.given == NULL)
    return ZH_CTL_USAGE;
  if (found < 0)
    return fail_word (name, usages, words[1], error);
  call.verb = g_ptr_array_index (verbs, (guint) found);
  call.usage = g_ptr_array_index (usages, (guint) found);
  if (!check_call (&call, usages, words, error))
    return ZH_CTL_USAGE;
  call.path = call.usage->has_file ? g_strdup (words[0]) : NULL;
  call.words = g_strdupv (skip_words (call.usage, words));
  call.json = g_hash_table_contains (call.given, "json");
  return run_call (&call, error);
}

int
zh_ctl_choice (const ZhCtlCall *call,
               const char      *name,
               int              otherwise)
{
  const char *text = zh_ctl_text (call, name);
  g_auto (GStrv) choices = g_strsplit (zh_ctl_usage_find (call->usage, name)->value, "|", -1);
  int found = 0;

  if (text == NULL)
    return otherwise;
  while (strcmp (choices[found], text) != 0)
    found++;
  return found;
}
