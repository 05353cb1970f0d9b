#include "config.h"

#include "account-rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "rules-schema.h"

/* "*" stands for the channel. */
static const struct
{
  const char *key;
  gsize       offset;
} words[] = {
#define WORD(key, member)                                           \
  {                                                                 \
    "correspondence." key, G_STRUCT_OFFSET (ZhAccountRules, member) \
  }
  WORD ("*.total-with-penalties", total_with_penalties),
  WORD ("*.dispatch-day-counts", dispatch_day_counts),
  WORD ("*.before-start-counts", before_start_counts),
  WORD ("*.late-notice-days", late_notice_days),
  WORD ("*.series-days", series_days),
  WORD ("*.dispatch-postmark", dispatch_postmark),
  WORD ("*.receipt-postmark", receipt_postmark),
  WORD ("*.registered-receipt-decides", registered_receipt),
  WORD ("*.unknown-dates", unknown_dates),
  WORD ("*.transit-days", transit_days),
  WORD ("*.transit-letters", transit_letters),
  WORD ("*.query-counts", query_counts),
  WORD ("*.query-impossible", query_free[ZH_FAULT_IMPOSSIBLE]),
  WORD ("*.query-illegible", query_free[ZH_FAULT_ILLEGIBLE]),
  WORD ("*.query-nomove", query_free[ZH_FAULT_NO_MOVE]),
  WORD ("*.query-misrepeat", query_free[ZH_FAULT_MISREPEAT]),
  WORD ("*.repeat-counts", repeat_counts),
  WORD ("uncounted-delay-days", free_days),
  WORD ("penalty-days", fault_days),
  WORD ("*.fault-days", fault_days),
  WORD ("*.fault-again-days", fault_again_days),
  WORD ("*.fault-impossible", faults[ZH_FAULT_IMPOSSIBLE]),
  WORD ("*.fault-illegible", faults[ZH_FAULT_ILLEGIBLE]),
  WORD ("*.fault-ambiguous", faults[ZH_FAULT_AMBIGUOUS]),
  WORD ("*.fault-nomove", faults[ZH_FAULT_NO_MOVE]),
  WORD ("*.fault-misrepeat", faults[ZH_FAULT_MISREPEAT]),
  WORD ("*.fault-unregistered", faults[ZH_FAULT_UNREGISTERED]),
  WORD ("*.fault-address", faults[ZH_FAULT_ADDRESS]),
  WORD ("*.silence-days", silence_days),
  WORD ("*.late-repeat-free-days", late_repeat_free_days),
  WORD ("*.repeat-after-leave-days", repeat_after_leave_days),
  WORD ("leave-days", leave_days),
  WORD ("leave-breaks", leave_breaks),
  WORD ("*.leave-limit", leave_limit),
  WORD ("*.leave-from-notice", leave_from_notice),
  WORD ("*.leave-stops", leave_stops),
  WORD ("*.leave-ends-with-move", leave_ends_with_move),
  WORD ("*.last-day-in-time", last_day_in_time),
  WORD ("*.claim-until", claim_until),
  WORD ("*.new-count", new_count),
  WORD ("*.new-count-dated", new_count_dated),
  WORD ("*.loses-at-overstep", loses_at_overstep),
  WORD ("*.first-may-lose", first_may_lose),
  WORD ("*.reduced-days-min", reduced_days_min),
  WORD ("*.recorded-overstep", recorded_overstep),
  WORD ("*.claim-interrupts", claim_interrupts),
  WORD ("*.refused-claim-bars", refused_claim_bars),
  WORD ("*.short-days", short_days),
#undef WORD
};

/* Keys that are older than the sections of the channels. */
static const struct
{
  const char *channel;
  const char *days;
  const char *moves;
} controls[] = {
  { "post", "correspondence.post-days", "correspondence.post-moves" },
  { "email", "correspondence.email-days", "correspondence.email-moves" },
};

/* The first of several, without the part of the document: "V.5.1" is 5.1 of the rules of correspondence. */
static char *
dup_article (const char *articles)
{
  const char *from = articles + strspn (articles, "IVX");

  if (from == articles || *from != '.')
    from = articles;
  else
    from++;
  return g_strndup (from, strcspn (from, ";"));
}

static int
read_number (const ZhRuleValue *value)
{
  const ZhRuleKey *key = zh_rules_schema_find (value->key);
  g_auto (GStrv) choices = g_strsplit (key->type == ZH_RULE_CHOICE ? key->choices : "no|yes", "|", -1);

  for (int i = 0; key->type != ZH_RULE_INT && choices[i] != NULL; i++)
    if (strcmp (choices[i], value->value) == 0)
      return i;
  return (int) g_ascii_strtoll (value->value, NULL, 10);
}

/* Where the rules are silent, the word stays as it was. */
static void
read_word (const ZhRuleset *ruleset,
           const char      *key,
           ZhAccountWord   *word)
{
  const ZhRuleValue *value = zh_ruleset_lookup (ruleset, key);

  if (value == NULL)
    return;
  word->number = read_number (value);
  g_free (word->article);
  word->article = dup_article (value->article);
}

ZhAccountRules *
zh_account_rules_new (const ZhRuleset *ruleset,
                      const char      *channel,
                      GError         **error)
{
  g_autoptr (ZhAccountRules) self = g_new0 (ZhAccountRules, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (controls); i++)
    if (strcmp (controls[i].channel, channel) == 0)
      {
        read_word (ruleset, controls[i].days, &self->days);
        read_word (ruleset, controls[i].moves, &self->moves);
      }
  if (self->days.article == NULL || self->moves.article == NULL)
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("These rules know no play by correspondence that is sent by “%s”."), channel);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i].key, "*", 2);
      g_autofree char *key = g_strjoinv (channel, parts);

      read_word (ruleset, key, G_STRUCT_MEMBER_P (self, words[i].offset));
    }
  return g_steal_pointer (&self);
}

ZhAccountRules *
zh_account_rules_load (const char *name,
                       GError    **error)
{
  static const char *const channels[] = { "post", "email", NULL };
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();
  gboolean    is_channel = g_strv_contains (channels, name);
  const char *sport = is_channel ? "chess" : name;
  const char *channel = is_channel ? name : "post";

  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (*id, error);
      g_autoptr (ZhAccountRules) rules = NULL;
      const char *played = NULL;

      if (ruleset == NULL)
        return NULL;
      if (zh_ruleset_get_string (ruleset, "ruleset.sport", &played, NULL) && strcmp (played, sport) == 0)
        rules = zh_account_rules_new (ruleset, channel, NULL);
      if (rules != NULL)
        return g_steal_pointer (&rules);
    }
  return zh_fail_null (error, ZH_ERROR_USAGE, _ ("“%s” is no kind of play by correspondence; choose post, email, draughts-64 or draughts-100"), name);
}

static void
clear_words (ZhAccountWord *word,
             gsize          n_words)
{
  for (gsize i = 0; i < n_words; i++)
    g_free (word[i].article);
}

void
zh_account_rules_free (ZhAccountRules *self)
{
  if (self == NULL)
    return;
  clear_words ((ZhAccountWord *) self, sizeof *self / sizeof (ZhAccountWord));
  g_free (self);
}

gboolean
zh_account_word_holds (const ZhAccountWord *word)
{
  return word->article != NULL && word->number != 0;
}
