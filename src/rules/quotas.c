#include "config.h"

#include "quotas.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission.h"
#include "errors.h"
#include "words.h"

static const char *const kind_labels[] = {
  [ZH_QUOTA_ALL] = NC_ ("quota", "everybody"),
  [ZH_QUOTA_REGION] = NC_ ("quota", "region"),
  [ZH_QUOTA_CLUB] = NC_ ("quota", "club"),
  [ZH_QUOTA_SENDER] = NC_ ("quota", "organisation"),
  [ZH_QUOTA_SEX] = NC_ ("quota", "sex"),
  [ZH_QUOTA_AGE] = NC_ ("quota", "age up to"),
  [ZH_QUOTA_RANK] = NC_ ("quota", "rank"),
};

static const char *const scope_labels[] = {
  [ZH_BAN_PLAYER] = NC_ ("ban", "as a player"),
  [ZH_BAN_ALL_ROLES] = NC_ ("ban", "in any capacity"),
};

/* Who counts */

/* What an applicant has of the kind; (transfer full). */
static char *
dup_value (ZhQuotaKind     kind,
           const ZhEntry  *entry,
           const ZhPerson *person)
{
  switch (kind)
    {
    case ZH_QUOTA_SENDER:
      return g_strdup (entry->sender);
    case ZH_QUOTA_REGION:
      return g_strdup (person != NULL ? person->region : "");
    case ZH_QUOTA_CLUB:
      return g_strdup (person != NULL ? person->club : "");
    case ZH_QUOTA_RANK:
      return g_strdup (person == NULL ? "" : *person->category != '\0' ? person->category
                                                                       : person->title);
    case ZH_QUOTA_SEX:
      return g_strdup (person == NULL || person->sex == ZH_SEX_UNKNOWN ? "" : person->sex == ZH_SEX_FEMALE ? "f"
                                                                                                           : "m");
    case ZH_QUOTA_ALL:
    case ZH_QUOTA_AGE:
    default:
      return g_strdup ("");
    }
}

static gboolean
same_text (const char *a,
           const char *b)
{
  g_autofree char *first = g_utf8_casefold (a, -1);
  g_autofree char *second = g_utf8_casefold (b, -1);

  return strcmp (first, second) == 0;
}

/* Counted on the last day of the year of the event. */
static gboolean
is_so_old (const ZhPerson *person,
           const char     *limit,
           ZhDate          event)
{
  guint64 years = 0;

  return person != NULL && zh_date_is_set (person->birth) && zh_date_is_set (event) &&
         g_ascii_string_to_unsigned (limit, 10, 0, 200, &years, NULL) && event.year - person->birth.year <= (int) years;
}

/* Of teams, everybody and the sender count teams, the others members. */
static gboolean
is_counted (ZhQuotaKind         kind,
            const ZhTournament *tournament,
            const ZhMember     *member)
{
  gboolean of_teams = kind == ZH_QUOTA_ALL || kind == ZH_QUOTA_SENDER;

  return !zh_tournament_is_team (tournament) || of_teams == (member == NULL);
}

gboolean
zh_quota_count_has (const ZhQuotaCount  *self,
                    const ZhCompetition *competition,
                    const ZhTournament  *tournament,
                    const ZhEntry       *entry,
                    const ZhMember      *member)
{
  const ZhPerson  *person = member != NULL ? member->person : entry->person;
  g_autofree char *value = dup_value (self->quota->kind, entry, person);

  if (!is_counted (self->quota->kind, tournament, member) || entry->status != ZH_ENTRY_PLAYING)
    return FALSE;
  if (self->quota->kind == ZH_QUOTA_AGE)
    return is_so_old (person, self->value, competition->start);
  return self->quota->kind == ZH_QUOTA_ALL || same_text (value, self->value);
}

static void
count_free (gpointer data)
{
  ZhQuotaCount *self = data;

  g_free (self->value);
  g_free (self);
}

static void
add_count (GPtrArray     *counts,
           const ZhQuota *quota,
           const char    *value)
{
  ZhQuotaCount *count;

  for (guint i = 0; i < counts->len; i++)
    {
      const ZhQuotaCount *other = g_ptr_array_index (counts, i);

      if (other->quota == quota && same_text (other->value, value))
        return;
    }
  count = g_new0 (ZhQuotaCount, 1);
  count->quota = quota;
  count->value = g_strdup (value);
  g_ptr_array_add (counts, count);
}

/* Each by itself: a count for everything that somebody has, but for what has a quota of its own. */
static void
add_counts_of_each (GPtrArray          *counts,
                    const ZhTournament *tournament,
                    const ZhQuota      *quota)
{
  for (guint i = 0; i < tournament->entries->len + tournament->members->len; i++)
    {
      const ZhMember  *member = i < tournament->entries->len ? NULL : g_ptr_array_index (tournament->members, i - tournament->entries->len);
      const ZhEntry   *entry = member == NULL ? g_ptr_array_index (tournament->entries, i) : zh_tournament_find_entry (tournament, member->entry_id);
      g_autofree char *value = entry != NULL ? dup_value (quota->kind, entry, member != NULL ? member->person : entry->person) : g_strdup ("");
      gboolean         has_own = *value == '\0' || !is_counted (quota->kind, tournament, member);

      for (guint k = 0; k < tournament->quotas->len && !has_own; k++)
        {
          const ZhQuota *other = g_ptr_array_index (tournament->quotas, k);

          has_own = other->kind == quota->kind && *other->value != '\0' && same_text (other->value, value);
        }
      if (!has_own)
        add_count (counts, quota, value);
    }
}

static void
count_applicant (ZhQuotaCount        *self,
                 const ZhCompetition *competition,
                 const ZhTournament  *tournament,
                 const ZhEntry       *entry,
                 const ZhMember      *member,
                 GHashTable          *also)
{
  gint64 id = member != NULL ? member->id : entry->id;
  g_autoptr (ZhAdmission) admission = NULL;

  if (!zh_quota_count_has (self, competition, tournament, entry, member))
    return;
  admission = zh_tournament_get_admission (tournament, entry->id, member != NULL ? member->id : 0);
  self->n_entered += admission->state != ZH_ADMISSION_REFUSED;
  self->n_admitted += zh_admission_is_given (admission) || (also != NULL && g_hash_table_contains (also, &id));
}

GPtrArray *
zh_tournament_count_quotas (const ZhCompetition *competition,
                            const ZhTournament  *tournament,
                            GHashTable          *also)
{
  GPtrArray *counts = g_ptr_array_new_with_free_func (count_free);

  for (guint i = 0; i < tournament->quotas->len; i++)
    {
      const ZhQuota *quota = g_ptr_array_index (tournament->quotas, i);

      if (*quota->value != '\0' || quota->kind == ZH_QUOTA_ALL)
        add_count (counts, quota, quota->value);
      else
        add_counts_of_each (counts, tournament, quota);
    }
  for (guint i = 0; i < counts->len; i++)
    {
      for (guint k = 0; k < tournament->entries->len; k++)
        count_applicant (g_ptr_array_index (counts, i), competition, tournament, g_ptr_array_index (tournament->entries, k), NULL, also);
      for (guint k = 0; k < tournament->members->len; k++)
        {
          const ZhMember *member = g_ptr_array_index (tournament->members, k);
          const ZhEntry  *team = zh_tournament_find_entry (tournament, member->entry_id);

          if (team != NULL)
            count_applicant (g_ptr_array_index (counts, i), competition, tournament, team, member, also);
        }
    }
  return counts;
}

static const char *
get_kind_name (ZhQuotaKind       kind,
               const ZhLanguage *language)
{
  return language != NULL ? zh_trc (language, "quota", kind_labels[kind]) : zh_quota_kind_words[kind];
}

char *
zh_quota_count_format (const ZhQuotaCount *self,
                       const ZhLanguage   *language)
{
  const char      *kind = get_kind_name (self->quota->kind, language);
  g_autofree char *name = self->quota->kind == ZH_QUOTA_ALL ? g_strdup (kind)
                          : self->quota->kind == ZH_QUOTA_AGE || self->quota->kind == ZH_QUOTA_SEX
                              ? g_strdup_printf ("%s %s", kind, self->value)
                              : g_strdup (self->value);

  return g_strdup_printf ("%s %d/%d%s", name, self->n_admitted, self->quota->seats, self->n_entered > self->quota->seats ? " !" : "");
}

/* Lines */

/* The rest of a line that begins with the word and a blank or nothing; %NULL where it does not. */
static const char *
skip_word (const char *line,
           const char *word)
{
  gsize length = strlen (word);

  if (strncmp (line, word, length) != 0 || (line[length] != '\0' && line[length] != ' '))
    return NULL;
  return line + length;
}

/* What the line begins with, in stable words or those of the language; the rest is the value. */
static gboolean
read_kind (const char       *text,
           const ZhLanguage *language,
           ZhQuota          *quota)
{
  for (int kind = 0; zh_quota_kind_words[kind] != NULL; kind++)
    {
      const char *rest = skip_word (text, zh_quota_kind_words[kind]);

      if (rest == NULL && language != NULL)
        rest = skip_word (text, get_kind_name ((ZhQuotaKind) kind, language));
      if (rest == NULL)
        continue;
      quota->kind = (ZhQuotaKind) kind;
      zh_person_set_string (&quota->value, rest);
      return TRUE;
    }
  return FALSE;
}

static gboolean
check_value (const ZhQuota *quota)
{
  guint64 years = 0;

  switch (quota->kind)
    {
    case ZH_QUOTA_AGE:
      return g_ascii_string_to_unsigned (quota->value, 10, 0, 200, &years, NULL);
    case ZH_QUOTA_SEX:
      return strcmp (quota->value, "m") == 0 || strcmp (quota->value, "f") == 0;
    case ZH_QUOTA_ALL:
      return *quota->value == '\0';
    case ZH_QUOTA_REGION:
    case ZH_QUOTA_CLUB:
    case ZH_QUOTA_SENDER:
    case ZH_QUOTA_RANK:
    default:
      return TRUE;
    }
}

static ZhQuota *
read_quota (char             *line,
            const ZhLanguage *language)
{
  g_autoptr (ZhQuota) quota = zh_quota_new ();
  char   *source = strchr (line, ';');
  char   *sign = g_strrstr_len (line, source != NULL ? source - line : -1, "=");
  guint64 seats = 0;

  if (sign == NULL)
    return NULL;
  *sign = '\0';
  if (source != NULL)
    {
      *source = '\0';
      zh_person_set_string (&quota->source, source + 1);
    }
  if (!read_kind (g_strstrip (line), language, quota) || !check_value (quota) ||
      !g_ascii_string_to_unsigned (g_strstrip (sign + 1), 10, 0, ZH_MAX_SEATS, &seats, NULL))
    return NULL;
  quota->seats = (int) seats;
  return g_steal_pointer (&quota);
}

GPtrArray *
zh_quotas_parse (const char       *text,
                 const ZhLanguage *language,
                 GError          **error)
{
  g_autoptr (GPtrArray) quotas = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_quota_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *said = g_strdup (g_strstrip (lines[i]));
      ZhQuota         *quota = *said != '\0' ? read_quota (lines[i], language) : NULL;

      if (*said != '\0' && quota == NULL)
        return zh_fail_null (error, ZH_ERROR_INPUT,
                             _ ("Quotas: “%1$s” is none. Write who is counted, the number of seats and where it is said: “%2$s Lviv = 4; regulation 3.2”"), said,
                             get_kind_name (ZH_QUOTA_REGION, language));
      if (quota != NULL)
        g_ptr_array_add (quotas, quota);
    }
  return g_steal_pointer (&quotas);
}

char *
zh_quotas_format (const GPtrArray  *quotas,
                  const ZhLanguage *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < quotas->len; i++)
    {
      const ZhQuota *quota = g_ptr_array_index (quotas, i);

      g_string_append_printf (text, "%s%s%s%s = %d", i > 0 ? "\n" : "", get_kind_name (quota->kind, language), *quota->value != '\0' ? " " : "", quota->value,
                              quota->seats);
      if (*quota->source != '\0')
        g_string_append_printf (text, "; %s", quota->source);
    }
  return g_string_free (text, FALSE);
}

static const char *
get_scope_name (ZhBanScope        scope,
                const ZhLanguage *language)
{
  return language != NULL ? zh_trc (language, "ban", scope_labels[scope]) : zh_ban_scope_words[scope];
}

static gboolean
read_scope (const char       *text,
            const ZhLanguage *language,
            ZhBanScope       *scope)
{
  for (int i = 0; zh_ban_scope_words[i] != NULL; i++)
    if (strcmp (text, zh_ban_scope_words[i]) == 0 || (language != NULL && strcmp (text, get_scope_name ((ZhBanScope) i, language)) == 0))
      {
        *scope = (ZhBanScope) i;
        return TRUE;
      }
  return *text == '\0';
}

static ZhBan *
read_ban (const char       *line,
          const ZhLanguage *language)
{
  g_autoptr (ZhBan) ban = zh_ban_new ();
  g_auto (GStrv) parts = g_strsplit (line, ";", 6);
  const char *cells[6] = { "", "", "", "", "", "" };

  for (gsize i = 0; parts[i] != NULL; i++)
    cells[i] = g_strstrip (parts[i]);
  if (*cells[0] == '\0' || !zh_date_parse (cells[1], &ban->birth) || !read_scope (cells[2], language, &ban->scope) ||
      !zh_date_parse (cells[3], &ban->first_day) || !zh_date_parse (cells[4], &ban->last_day))
    return NULL;
  zh_person_set_string (&ban->name, cells[0]);
  zh_person_set_string (&ban->source, cells[5]);
  return *ban->name != '\0' ? g_steal_pointer (&ban) : NULL;
}

GPtrArray *
zh_bans_parse (const char       *text,
               const ZhLanguage *language,
               GError          **error)
{
  g_autoptr (GPtrArray) bans = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_ban_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      const char *line = g_strstrip (lines[i]);
      ZhBan      *ban = *line != '\0' ? read_ban (line, language) : NULL;

      if (*line != '\0' && ban == NULL)
        return zh_fail_null (error, ZH_ERROR_INPUT,
                             _ ("Disqualified: “%1$s” cannot be read. Write surname and name; date of birth; “%2$s” or “%3$s”; from; until; the decision"), line,
                             get_scope_name (ZH_BAN_PLAYER, language), get_scope_name (ZH_BAN_ALL_ROLES, language));
      if (ban != NULL)
        g_ptr_array_add (bans, ban);
    }
  return g_steal_pointer (&bans);
}

char *
zh_bans_format (const GPtrArray  *bans,
                const ZhLanguage *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < bans->len; i++)
    {
      const ZhBan     *ban = g_ptr_array_index (bans, i);
      g_autofree char *birth = zh_date_format_iso (ban->birth);
      g_autofree char *first = zh_date_format_iso (ban->first_day);
      g_autofree char *last = zh_date_format_iso (ban->last_day);

      g_string_append_printf (text, "%s%s; %s; %s; %s; %s; %s", i > 0 ? "\n" : "", ban->name, birth, get_scope_name (ban->scope, language), first, last,
                              ban->source);
    }
  return g_string_free (text, FALSE);
}

/* The same up to where the shorter one ends at a blank: a patronymic may be missing in either. */
static gboolean
is_same_name (const char *a,
              const char *b)
{
  g_autofree char *first = g_utf8_casefold (a, -1);
  g_autofree char *second = g_utf8_casefold (b, -1);
  const char      *shorter = strlen (first) < strlen (second) ? first : second;
  const char      *longer = shorter == first ? second : first;
  gsize            length = strlen (shorter);

  return strncmp (longer, shorter, length) == 0 && (longer[length] == '\0' || (longer[length] == ' ' && strchr (shorter, ' ') != NULL));
}

/* Where either has the year alone, the years. */
static gboolean
may_be_born (ZhDate a,
             ZhDate b)
{
  if (!zh_date_is_set (a) || !zh_date_is_set (b))
    return TRUE;
  return a.day == 0 || b.day == 0 ? a.year == b.year : zh_date_compare (a, b) == 0;
}

static gboolean
holds_on (const ZhBan *ban,
          ZhDate       day)
{
  if (!zh_date_is_set (day))
    return TRUE;
  return (!zh_date_is_set (ban->first_day) || zh_date_compare (ban->first_day, day) <= 0) &&
         (!zh_date_is_set (ban->last_day) || zh_date_compare (day, ban->last_day) <= 0);
}

const ZhBan *
zh_bans_find (const GPtrArray *bans,
              const char      *name,
              ZhDate           birth,
              ZhDate           day,
              ZhBanScope       scope)
{
  for (guint i = 0; i < bans->len; i++)
    {
      const ZhBan *ban = g_ptr_array_index (bans, i);

      if ((scope == ZH_BAN_PLAYER || ban->scope == ZH_BAN_ALL_ROLES) && is_same_name (ban->name, name) && may_be_born (ban->birth, birth) &&
          holds_on (ban, day))
        return ban;
    }
  return NULL;
}
