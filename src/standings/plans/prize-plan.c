#include "config.h"

#include "prize-plan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "errors.h"
#include "settings-text.h"

#define MAIN_GROUP "prizes"
#define MAX_AMOUNT (G_GINT64_CONSTANT (100000000000)) /* a milliard in hundredths */
#define MAX_PLACES 1000

static const char *const sharings[] = {
  [ZH_PRIZES_BY_PLACE] = "place",
  [ZH_PRIZES_BY_AVERAGE] = "average",
  [ZH_PRIZES_BY_HORT] = "hort",
};

static const char *const choices[] = {
  [ZH_PRIZES_ALL] = "all",
  [ZH_PRIZES_FIRST_LIST] = "first",
  [ZH_PRIZES_LARGEST] = "largest",
};

static void
list_free (ZhPrizePlanList *list)
{
  g_free (list->title);
  zh_group_free (list->group);
  g_array_unref (list->amounts);
  g_free (list);
}

ZhPrizePlan *
zh_prize_plan_new (void)
{
  ZhPrizePlan *self = g_new0 (ZhPrizePlan, 1);

  self->rule = (ZhPrizeRule){ ZH_PRIZES_BY_PLACE, ZH_PRIZES_LARGEST, 100 };
  self->currency = g_strdup ("");
  self->lists = g_ptr_array_new_with_free_func ((GDestroyNotify) list_free);
  return self;
}

void
zh_prize_plan_free (ZhPrizePlan *self)
{
  if (self == NULL)
    return;
  g_free (self->currency);
  g_ptr_array_unref (self->lists);
  g_free (self);
}

ZhPrizePlanList *
zh_prize_plan_add (ZhPrizePlan *self,
                   const char  *title,
                   ZhGroup     *group)
{
  ZhPrizePlanList *list = g_new0 (ZhPrizePlanList, 1);

  list->title = g_strdup (title);
  list->group = group;
  list->amounts = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_ptr_array_add (self->lists, list);
  return list;
}

/* Money */

/* Digits with blanks of any kind between, as people group thousands. */
static char *
drop_blanks (const char *text)
{
  g_autoptr (GString) compact = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_isspace (g_utf8_get_char (at)))
      g_string_append_unichar (compact, g_utf8_get_char (at));
  return g_string_free (g_steal_pointer (&compact), FALSE);
}

gboolean
zh_money_parse (const char *text,
                gint64     *amount)
{
  g_autofree char *compact = g_utf8_validate (text, -1, NULL) ? drop_blanks (text) : g_strdup ("");
  g_auto (GStrv) parts = g_strsplit_set (compact, ".,", 3);
  guint   n_parts = g_strv_length (parts);
  guint64 whole = 0;
  guint64 rest = 0;

  if (n_parts < 1 || n_parts > 2 || !g_ascii_string_to_unsigned (parts[0], 10, 0, MAX_AMOUNT / 100, &whole, NULL))
    return FALSE;
  if (n_parts == 2)
    {
      if (strlen (parts[1]) > 2 || !g_ascii_string_to_unsigned (parts[1], 10, 0, 99, &rest, NULL))
        return FALSE;
      rest *= strlen (parts[1]) == 1 ? 10 : 1;
    }
  *amount = (gint64) (whole * 100 + rest);
  return TRUE;
}

char *
zh_money_to_text (gint64 amount)
{
  if (amount % 100 == 0)
    return g_strdup_printf ("%" G_GINT64_FORMAT, amount / 100);
  return g_strdup_printf ("%" G_GINT64_FORMAT ".%02d", amount / 100, (int) (amount % 100));
}

/* Thousands stand apart by a narrow blank that no line breaks at. */
char *
zh_money_format (gint64            amount,
                 const char       *currency,
                 const ZhLanguage *language)
{
  int              decimals = amount % 100 == 0 ? 0 : 2;
  g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, amount / 100);
  g_autofree char *fraction = zh_language_format_fraction (language, zh_fraction_new (amount % 100, 100), decimals, decimals);
  g_autoptr (GString) text = g_string_new (NULL);
  gsize n_digits = strlen (digits);

  for (gsize i = 0; i < n_digits; i++)
    {
      if (i > 0 && n_digits > 4 && (n_digits - i) % 3 == 0)
        g_string_append (text, "\u202f");
      g_string_append_c (text, digits[i]);
    }
  g_string_append (text, fraction + 1); /* after its zero */
  if (*currency != '\0')
    g_string_append_printf (text, "\u00a0%s", currency);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Text */

static gboolean
read_amounts (ZhPrizePlanList *list,
              const char      *section,
              const char      *text,
              GError         **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);

  for (gsize i = 0; parts[i] != NULL; i++)
    {
      gint64 amount;

      if (*g_strstrip (parts[i]) == '\0')
        continue;
      if (!zh_money_parse (parts[i], &amount) || list->amounts->len >= MAX_PLACES)
        return zh_fail (error, ZH_ERROR_INPUT,
                        _ ("[%1$s] amounts: “%2$s” is no amount of money. Write amounts such as 5000;3000;1500.50"),
                        section, parts[i]);
      g_array_append_val (list->amounts, amount);
    }
  if (list->amounts->len > 0)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("[%s] amounts: nothing stands there. Write amounts such as 5000;3000;1500.50"), section);
}

static gboolean
read_list (ZhPrizePlan *self,
           GKeyFile    *file,
           const char  *section,
           GError     **error)
{
  g_autofree char *title = zh_settings_text_dup (file, section, "title", error);
  g_autofree char *amounts = title != NULL ? zh_settings_text_dup (file, section, "amounts", error) : NULL;
  g_autofree char *members = g_key_file_get_string (file, section, "members", NULL);
  g_autoptr (ZhGroup) group = NULL;

  if (amounts == NULL)
    return FALSE;
  if (members != NULL && *members != '\0')
    {
      group = zh_group_parse (members, error);
      if (group == NULL)
        return FALSE;
    }
  return read_amounts (zh_prize_plan_add (self, title, g_steal_pointer (&group)), section, amounts, error);
}

static gboolean
read_rule (ZhPrizePlan *self,
           GKeyFile    *file,
           GError     **error)
{
  int sharing = self->rule.sharing;
  int choice = self->rule.choice;
  int unit = (int) self->rule.unit;

  if (!zh_settings_text_read_choice (file, MAIN_GROUP, "sharing", sharings, G_N_ELEMENTS (sharings), &sharing, error) ||
      !zh_settings_text_read_choice (file, MAIN_GROUP, "choice", choices, G_N_ELEMENTS (choices), &choice, error) ||
      !zh_settings_text_read_int (file, MAIN_GROUP, "unit", 1, 1000000, &unit, error))
    return FALSE;
  self->rule = (ZhPrizeRule){ (ZhPrizeSharing) sharing, (ZhPrizeChoice) choice, unit };
  return TRUE;
}

ZhPrizePlan *
zh_prize_plan_parse (const char *text,
                     GError    **error)
{
  g_autoptr (ZhPrizePlan) self = zh_prize_plan_new ();
  g_autoptr (GKeyFile) file = zh_settings_text_parse (text, error);
  char *currency;

  if (file == NULL || !read_rule (self, file, error))
    return NULL;
  currency = g_key_file_get_string (file, MAIN_GROUP, "currency", NULL);
  if (currency != NULL)
    {
      g_free (self->currency);
      self->currency = g_strstrip (currency);
    }
  for (int number = 1; number <= ZH_SETTINGS_MAX_GROUPS; number++)
    {
      g_autofree char *section = g_strdup_printf ("list %d", number);

      if (!g_key_file_has_group (file, section))
        break;
      if (!read_list (self, file, section, error))
        return NULL;
    }
  return g_steal_pointer (&self);
}

static char *
format_amounts (const GArray *amounts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < amounts->len; i++)
    {
      g_autofree char *amount = zh_money_to_text (g_array_index (amounts, gint64, i));

      g_string_append_printf (text, "%s%s", i > 0 ? ";" : "", amount);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
zh_prize_plan_to_text (const ZhPrizePlan *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (self->lists->len == 0)
    return g_strdup ("");
  g_key_file_set_string (file, MAIN_GROUP, "sharing", sharings[self->rule.sharing]);
  g_key_file_set_string (file, MAIN_GROUP, "choice", choices[self->rule.choice]);
  g_key_file_set_int64 (file, MAIN_GROUP, "unit", self->rule.unit);
  g_key_file_set_string (file, MAIN_GROUP, "currency", self->currency);
  for (guint i = 0; i < self->lists->len; i++)
    {
      const ZhPrizePlanList *list = g_ptr_array_index (self->lists, i);
      g_autofree char       *section = g_strdup_printf ("list %u", i + 1);
      g_autofree char       *members = zh_group_to_text (list->group);
      g_autofree char       *amounts = format_amounts (list->amounts);

      g_key_file_set_string (file, section, "title", list->title);
      if (*members != '\0')
        g_key_file_set_string (file, section, "members", members);
      g_key_file_set_string (file, section, "amounts", amounts);
    }
  return g_key_file_to_data (file, NULL, NULL);
}

/* What follows from a plan */

gint64
zh_prize_plan_sum (const ZhPrizePlan *self)
{
  gint64 sum = 0;

  for (guint i = 0; i < self->lists->len; i++)
    {
      const ZhPrizePlanList *list = g_ptr_array_index (self->lists, i);

      for (guint place = 0; place < list->amounts->len; place++)
        sum += g_array_index (list->amounts, gint64, place);
    }
  return sum;
}

GArray *
zh_prize_plan_share (const ZhPrizePlan *self,
                     const ZhStandings *standings)
{
  g_autofree ZhPrizeList *lists = g_new0 (ZhPrizeList, self->lists->len + 1);

  for (guint i = 0; i < self->lists->len; i++)
    {
      const ZhPrizePlanList *list = g_ptr_array_index (self->lists, i);

      lists[i] = (ZhPrizeList){ list->title, list->group, (const gint64 *) list->amounts->data, (int) list->amounts->len };
    }
  return zh_prizes_new (standings, lists, (int) self->lists->len, &self->rule);
}

const char *
zh_prize_sharing_format (ZhPrizeSharing    sharing,
                         const ZhLanguage *language)
{
  static const char *const titles[] = {
    [ZH_PRIZES_BY_PLACE] = NC_ ("prizes", "by place"),
    [ZH_PRIZES_BY_AVERAGE] = NC_ ("prizes", "shared equally by those level on points"),
    [ZH_PRIZES_BY_HORT] = NC_ ("prizes", "half by place, half shared by those level on points (Hort)"),
  };

  g_assert ((gsize) sharing < G_N_ELEMENTS (titles));

  return zh_trc (language, "prizes", titles[sharing]);
}

const char *
zh_prize_choice_format (ZhPrizeChoice     choice,
                        const ZhLanguage *language)
{
  static const char *const titles[] = {
    [ZH_PRIZES_ALL] = NC_ ("prizes", "a prize of every list"),
    [ZH_PRIZES_FIRST_LIST] = NC_ ("prizes", "one prize, of the list that stands first"),
    [ZH_PRIZES_LARGEST] = NC_ ("prizes", "one prize, the largest"),
  };

  g_assert ((gsize) choice < G_N_ELEMENTS (titles));

  return zh_trc (language, "prizes", titles[choice]);
}
