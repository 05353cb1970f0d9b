/* What a verb takes, read from the line that --help shows of it, which is where it is declared:
 *
 *   FILE add NAME… --round R [--bye zero|half] [--captain] [--fact NAME]… [@person]
 *
 * FILE is a competition file. A word in small letters is the verb's own, and may be left out where it
 * stands in brackets; words in capitals are arguments. An option without a value is a flag; one outside
 * brackets is needed; one with "…" may be given several times. R, B, G and N are whole numbers, COUNT and ENTRY those
 * from 1; small words with strokes between them are all there is to choose
 * from, and with a capital and a colon before them the desk says so. "@person" stands for the options of a
 * record or of the settings of a tournament.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhCtlOption:
 * @name: without dashes
 * @value: what stands for its value, "" of a flag
 * @record: (nullable): the "person" of "@person", of which it is a field
 * @needed: the verb cannot do without it
 */
typedef struct
{
  char    *name;
  char    *value;
  char    *record;
  gboolean needed;
} ZhCtlOption;

/**
 * ZhCtlUsage:
 * @has_file: a competition file comes first
 * @word: (nullable): the verb's own word behind it
 * @word_needed: it may not be left out
 * @n_minimum: least number of arguments besides
 * @n_maximum: greatest number of them, or -1
 * @options: (element-type ZhCtlOption)
 * @text: as --help shows it, with the options of records one by one
 */
typedef struct
{
  gboolean   has_file;
  char      *word;
  gboolean   word_needed;
  int        n_minimum;
  int        n_maximum;
  GPtrArray *options;
  GString   *text;
} ZhCtlUsage;

/**
 * zh_ctl_usage_new:
 * @line: as above
 * @takes_tournament: --tournament is one of its options
 * @writes: so are those by which somebody agrees to a change (desk-consent.h)
 *
 * Returns: (transfer full): what it says
 */
ZhCtlUsage *zh_ctl_usage_new (const char *line,
                              gboolean    takes_tournament,
                              gboolean    writes);

void zh_ctl_usage_free (ZhCtlUsage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhCtlUsage, zh_ctl_usage_free)

/* The option with @name, owned by the usage; %NULL where there is none. */
const ZhCtlOption *zh_ctl_usage_find (const ZhCtlUsage *self,
                                      const char       *name);

/**
 * zh_ctl_given_parse:
 * @options: (element-type ZhCtlOption): all that may be given
 * @arguments: (array length=n_arguments): the words
 * @words: (out) (transfer full): those that are no options
 * @error: %ZH_ERROR_USAGE
 *
 * Options may stand before, between and behind the words; "--" ends them; a lone "-" is a word, as is a
 * result such as "--+".
 *
 * Returns: (transfer full) (element-type utf8 GStrv): the values of the options that are given, by name; a
 *   flag has none
 */
GHashTable *zh_ctl_given_parse (const GPtrArray *options,
                                int              n_arguments,
                                char           **arguments,
                                char          ***words,
                                GError         **error);

/**
 * zh_ctl_option_check:
 * @values: (nullable) (array zero-terminated=1): what was given for it
 * @error: %ZH_ERROR_USAGE, naming it and what it should be
 */
gboolean zh_ctl_option_check (const ZhCtlOption *self,
                              char *const       *values,
                              GError           **error);

G_END_DECLS
