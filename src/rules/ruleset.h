/* A ruleset: the rules of one federation in one edition, as data. Read from the key files
 * under data/rulesets, checked once, immutable and reference counted afterwards; any thread
 * may read it. The regulation of an event overrides single keys and gets a ruleset of its
 * own, whose changed values say so.
 */
#pragma once

#include <glib-object.h>

#include "language.h"
#include "points.h"

G_BEGIN_DECLS

typedef struct _ZhRuleset ZhRuleset;

/**
 * ZhRuleValue:
 * @key: "section.name"
 * @value: as it stands in the file or in the regulation
 * @article: the article it comes from, several with ";" between; "" where the source has none
 * @uncertain: why the source does not settle it: "no-source", "damaged-text",
 *   "contradiction"; "" where it does
 * @door: the article by which a regulation may say otherwise; "" where the source has none
 * @line: in its file, from 1
 * @overridden: whether the regulation of the event set it
 */
typedef struct
{
  char    *key;
  char    *value;
  char    *article;
  char    *uncertain;
  char    *door;
  int      line;
  gboolean overridden;
} ZhRuleValue;

/**
 * zh_ruleset_dup_ids:
 *
 * Returns: (transfer full) (array zero-terminated=1): the rulesets at hand, by name
 */
char **zh_ruleset_dup_ids (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_dup_regulation_ids:
 *
 * Returns: (transfer full) (array zero-terminated=1): ready regulations over a ruleset
 */
char **zh_ruleset_dup_regulation_ids (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_load:
 * @id: one of zh_ruleset_dup_ids()
 * @error: %ZH_ERROR_USAGE for an id that is not at hand, naming those that are;
 *   %ZH_ERROR_INPUT for a faulty file, with line, key and reason; %ZH_ERROR_FILE
 *
 * A ruleset is read once in the life of a program. From any thread.
 *
 * Returns: (transfer full): the ruleset
 */
ZhRuleset *zh_ruleset_load (const char *id,
                            GError    **error);

/**
 * zh_ruleset_cite_regulation:
 * @self: rules of an event, of nobody else
 * @regulation: a ready regulation over the same ruleset
 *
 * Values that the event changed, that have no article, and that @regulation has as well get its article: who adopts a
 * regulation keeps its values, and its articles are not in the file.
 */
void zh_ruleset_cite_regulation (ZhRuleset       *self,
                                 const ZhRuleset *regulation);

/**
 * zh_ruleset_cite:
 * @self: rules of an event that nobody has yet
 * @key: "section.name"
 * @citation: what its article is followed by, where the regulation of the event set it
 */
void zh_ruleset_cite (ZhRuleset  *self,
                      const char *key,
                      const char *citation);

/**
 * zh_ruleset_load_regulation:
 * @id: one of zh_ruleset_dup_regulation_ids()
 * @error: as zh_ruleset_load()
 *
 * Returns: (transfer full): the regulation's ruleset with its overrides
 */
ZhRuleset *zh_ruleset_load_regulation (const char *id,
                                       GError    **error);

/**
 * zh_ruleset_parse:
 * @bytes: text of a ruleset or regulation
 * @name: for messages
 * @error: %ZH_ERROR_INPUT with line, key and reason
 *
 * Returns: (transfer full): the ruleset
 */
ZhRuleset *zh_ruleset_parse (GBytes     *bytes,
                             const char *name,
                             GError    **error);

ZhRuleset *zh_ruleset_ref (const ZhRuleset *self);
void       zh_ruleset_unref (ZhRuleset *self);

/**
 * zh_ruleset_override:
 * @self: a ruleset
 * @key: "section.name"
 * @value: what the regulation says
 * @error: %ZH_ERROR_USAGE for a key that no ruleset has; %ZH_ERROR_INPUT for a value that
 *   the key cannot have
 *
 * Returns: (transfer full): a copy in which the key has that value and is marked. Its
 *   article stays: the regulation changes the figure, not the rule it belongs to
 */
ZhRuleset *zh_ruleset_override (const ZhRuleset *self,
                                const char      *key,
                                const char      *value,
                                GError         **error);

/**
 * zh_ruleset_check_override:
 * @key: "section.name"
 * @value: what a regulation says
 * @error: %ZH_ERROR_USAGE for a key that no ruleset has; %ZH_ERROR_INPUT for a value that
 *   the key cannot have
 *
 * Returns: whether @value may stand under @key, over whatever ruleset
 */
gboolean zh_ruleset_check_override (const char *key,
                                    const char *value,
                                    GError    **error);

/**
 * zh_ruleset_override_all:
 * @self: a ruleset
 * @overrides: (nullable) (element-type utf8 utf8): values by key
 * @error: as zh_ruleset_override(); %ZH_ERROR_INPUT also for values that cannot stand beside each other
 *
 * Values that bound each other are looked at when all are in place, whatever their order.
 *
 * Returns: (transfer full): a copy with all of them, or none
 */
ZhRuleset *zh_ruleset_override_all (const ZhRuleset *self,
                                    GHashTable      *overrides,
                                    GError         **error);

/**
 * zh_ruleset_get_id:
 *
 * Returns: (transfer none): the ruleset's name in files and options
 */
const char *zh_ruleset_get_id (const ZhRuleset *self);

/**
 * zh_ruleset_get_title:
 * @language: of the title
 *
 * Returns: (transfer none): the ruleset's title, English where it has no other
 */
const char *zh_ruleset_get_title (const ZhRuleset  *self,
                                  const ZhLanguage *language);

/**
 * zh_ruleset_get_values:
 * @n_values: (out): how many
 *
 * Returns: (transfer none) (array length=n_values): everything the ruleset says, in the
 *   order of the file
 */
const ZhRuleValue *const *zh_ruleset_get_values (const ZhRuleset *self,
                                                 gsize           *n_values);

/**
 * zh_ruleset_lookup:
 * @key: "section.name"
 *
 * Returns: (transfer none) (nullable): what the ruleset says of @key; %NULL where it is silent
 */
const ZhRuleValue *zh_ruleset_lookup (const ZhRuleset *self,
                                      const char      *key);

/**
 * zh_ruleset_closes:
 * @key: "section.name"
 *
 * Returns: whether the source settles @key by an article and leaves it to no regulation: one that says otherwise contradicts
 *   the rules. Never of a ruleset that names no doors at all
 */
gboolean zh_ruleset_closes (const ZhRuleset *self,
                            const char      *key);

/**
 * zh_ruleset_lookup_text:
 * @key: "section.name" of a text for people
 * @language: of the text
 *
 * Returns: (transfer none) (nullable): the text in @language, else in English
 */
const char *zh_ruleset_lookup_text (const ZhRuleset  *self,
                                    const char       *key,
                                    const ZhLanguage *language);

/**
 * zh_ruleset_get_string / _int / _boolean / _points / zh_ruleset_dup_list:
 * @key: "section.name"
 * @value: (out): the value; untouched where the ruleset is silent
 * @article: (out) (optional) (transfer none): its article
 *
 * Returns: (transfer full): whether the ruleset says anything of @key. zh_ruleset_dup_list() returns the
 *   parts between commas, %NULL where the ruleset is silent
 */
gboolean zh_ruleset_get_string (const ZhRuleset *self,
                                const char      *key,
                                const char     **value,
                                const char     **article);
gboolean zh_ruleset_get_int (const ZhRuleset *self,
                             const char      *key,
                             int             *value,
                             const char     **article);
gboolean zh_ruleset_get_boolean (const ZhRuleset *self,
                                 const char      *key,
                                 gboolean        *value,
                                 const char     **article);
gboolean zh_ruleset_get_points (const ZhRuleset *self,
                                const char      *key,
                                ZhPoints        *value,
                                const char     **article);
char   **zh_ruleset_dup_list (const ZhRuleset *self,
                              const char      *key,
                              const char     **article) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_dup_groups:
 * @prefix: such as "age-group."
 *
 * Returns: (transfer full) (array zero-terminated=1): the groups that begin with @prefix,
 *   in the order of the file
 */
char **zh_ruleset_dup_groups (const ZhRuleset *self,
                              const char      *prefix) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRuleset, zh_ruleset_unref)

G_END_DECLS
