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
  WORD ("*.first-move-days", first_move_days),
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
  WORD ("*.silence-end-days", silence_end_days),
  WORD ("*.silence-end-months", silence_end_months),
  WORD ("*.objection-days", objection_days),
  WORD ("*.decision-days", decision_days),
  WORD ("appeal-days", appeal_days),
  WORD ("*.material-days", material_days),
  WORD ("*.refused-claim-adds", refused_claim_adds),
  WORD ("*.adjudications", adjudications),
  WORD ("*.address-days", address_days),
  WORD ("*.address-registered", address_registered),
  WORD ("*.adjudication-months", adjudication_months),
  WORD ("*.adjudication-appeal-days", adjudication_appeal_days),
  WORD ("*.appeal-needs-material", appeal_needs_material),
  WORD ("*.appeal-needs-analysis", appeal_needs_analysis),
  WORD ("*.hearing-days", hearing_days),
  WORD ("*.silence-leads-to", silence_leads_to),
  WORD ("*.protest-to", protest_to),
  WORD ("*.elder", elder),
  WORD ("*.record-days", record_days),
  WORD ("*.result-needs-record", result_needs_record),
  WORD ("*.leaver-needs-record", leaver_needs_record),
  WORD ("*.leaver-uncounted", leaver_uncounted),
  WORD ("*.card-greeting", card_greeting),
  WORD ("*.leaver-loses", leaving[ZH_UNFINISHED_LOST]),
  WORD ("*.leaver-adjudicated", leaving[ZH_UNFINISHED_ADJUDICATED]),
  WORD ("*.leaver-struck", leaving[ZH_UNFINISHED_STRUCK]),
  WORD ("*.claim-count", evidence[ZH_EVIDENCE_COUNT]),
  WORD ("*.claim-cards", evidence[ZH_EVIDENCE_CARDS]),
  WORD ("*.claim-notice", evidence[ZH_EVIDENCE_NOTICE]),
  WORD ("*.claim-copy", evidence[ZH_EVIDENCE_COPY]),
  WORD ("*.claim-next-move", evidence[ZH_EVIDENCE_NEXT_MOVE]),
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

/* The first of several, of those that stand in the same chapter as @like where some do, without the part of the
 * document: "V.5.1" is 5.1 of the rules of correspondence. */
static char *
dup_article (const char *articles,
             const char *like)
{
  g_auto (GStrv) parts = g_strsplit (articles, ";", -1);
  const char *chosen = parts[0] != NULL ? parts[0] : articles;
  const char *from;

  for (int i = 0; parts[i] != NULL && like != NULL; i++)
    if (strncmp (parts[i], like, strcspn (like, ".") + 1) == 0)
      {
        chosen = parts[i];
        break;
      }
  from = chosen + strspn (chosen, "IVX");
  return g_strdup (from == chosen || *from != '.' ? chosen : from + 1);
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
           const char      *like,
           ZhAccountWord   *word)
{
  const ZhRuleValue *value = zh_ruleset_lookup (ruleset, key);

  if (value == NULL)
    return;
  word->number = read_number (value);
  g_free (word->article);
  word->article = dup_article (value->article, like);
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
        read_word (ruleset, controls[i].days, NULL, &self->days);
        read_word (ruleset, controls[i].moves, NULL, &self->moves);
      }
  if (self->days.article == NULL || self->moves.article == NULL)
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("These rules know no play by correspondence that is sent by “%s”."), channel);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i].key, "*", 2);
      g_autofree char *key = g_strjoinv (channel, parts);

      read_word (ruleset, key, self->days.article, G_STRUCT_MEMBER_P (self, words[i].offset));
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

const char *
zh_account_rules_needs (const ZhAccountRules *self,
                        ZhClaimEvidence       evidence,
                        gboolean              is_further)
{
  if (!zh_account_word_holds (&self->evidence[evidence]) || (evidence == ZH_EVIDENCE_NEXT_MOVE && !is_further))
    return NULL;
  return self->evidence[evidence].article;
}
