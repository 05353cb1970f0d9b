#include "config.h"

#include "entry-terms.h"

#include <glib/gi18n.h>
#include <string.h>

#define BIT(kind) (1u << (kind))
#define ADVANCE (BIT (ZH_SHEET_TECHNICAL) | BIT (ZH_SHEET_PRELIMINARY))
#define BY_NAME (BIT (ZH_SHEET_PRELIMINARY) | BIT (ZH_SHEET_FINAL) | BIT (ZH_SHEET_ADDITIONAL))

/* Signs that the rules may ask for: of which kinds, and what is said where one is missing. */
static const struct
{
  const char *rule;
  guint       kinds;
  gsize       offset;
  const char *sentence;
} signs[] = {
  { "admission.entry-certified", BY_NAME, offsetof (ZhEntrySheet, certified), N_ ("not certified") },
  { "admission.entry-sealed", BY_NAME, offsetof (ZhEntrySheet, sealed), N_ ("without the seals of the organisations") },
  { "admission.entry-signed", BIT (ZH_SHEET_FINAL), offsetof (ZhEntrySheet, signed_applicant), N_ ("not signed by the applicant") },
  { "admission.entry-doctor", BIT (ZH_SHEET_FINAL), offsetof (ZhEntrySheet, signed_doctor), N_ ("not signed by the doctor") },
};

static gboolean
is_asked (const ZhRuleset *rules,
          const char      *key,
          const char     **article)
{
  gboolean asked = FALSE;

  return zh_ruleset_get_boolean (rules, key, &asked, article) && asked;
}

/* The day so many days before or behind another. */
static ZhDate
move_day (ZhDate day,
          int    days)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day.day, (GDateMonth) day.month, (GDateYear) day.year);
  if (days < 0)
    g_date_subtract_days (&date, (guint) -days);
  else
    g_date_add_days (&date, (guint) days);
  return (ZhDate){ (short) g_date_get_year (&date), (char) g_date_get_month (&date), (char) g_date_get_day (&date) };
}

static int
count_days (ZhDate from,
            ZhDate to)
{
  GDate first;
  GDate last;

  g_date_clear (&first, 1);
  g_date_clear (&last, 1);
  g_date_set_dmy (&first, (GDateDay) from.day, (GDateMonth) from.month, (GDateYear) from.year);
  g_date_set_dmy (&last, (GDateDay) to.day, (GDateMonth) to.month, (GDateYear) to.year);
  return g_date_days_between (&first, &last);
}

static ZhDate
get_received_day (const ZhEntrySheet *sheet)
{
  g_autofree char *day = g_strndup (sheet->received, strlen ("2026-03-01"));
  ZhDate           date = ZH_DATE_NONE;

  return zh_date_parse (day, &date) ? date : ZH_DATE_NONE;
}

ZhDate
zh_ruleset_get_entry_due (const ZhRuleset *self,
                          ZhEntrySheetKind kind,
                          ZhDate           start,
                          const char     **article)
{
  int days = 0;

  if (self == NULL || (ADVANCE & BIT (kind)) == 0 || !zh_date_is_set (start) || start.day == 0 ||
      !zh_ruleset_get_int (self, "admission.entry-days", &days, article) || days == 0)
    return ZH_DATE_NONE;
  return move_day (start, -days);
}

int
zh_entry_sheet_get_days_late (const ZhEntrySheet *self,
                              const ZhRuleset    *rules,
                              ZhDate              start,
                              const char        **article)
{
  ZhDate due = zh_ruleset_get_entry_due (rules, zh_entry_sheet_get_kind (self), start, article);
  ZhDate day = get_received_day (self);

  return zh_date_is_set (due) && zh_date_is_set (day) ? MAX (count_days (due, day), 0) : 0;
}

/* Late, and what may still be done (Ukrainian chess rules II.4.2). */
static void
add_late (GPtrArray          *faults,
          const ZhEntrySheet *sheet,
          const ZhRuleset    *rules,
          ZhDate              start,
          const ZhLanguage   *language)
{
  const char      *article = "";
  const char      *arrival = "";
  int              days = zh_entry_sheet_get_days_late (sheet, rules, start, &article);
  ZhDate           due = zh_ruleset_get_entry_due (rules, zh_entry_sheet_get_kind (sheet), start, &article);
  g_autofree char *day = zh_language_format_date (language, due);

  if (days == 0)
    return;
  g_ptr_array_add (faults, g_strdup_printf (zh_trn (language, "%1$d day late, due on %2$s [%3$s]", "%1$d days late, due on %2$s [%3$s]", (gulong) days),
                                            days, day, article));
  if (is_asked (rules, "admission.arrival-additions", &arrival))
    g_ptr_array_add (faults, g_strdup_printf (zh_tr (language, "may still be entered on the day of arrival [%s]"), arrival));
}

char **
zh_entry_sheet_list_faults (const ZhEntrySheet *self,
                            const ZhRuleset    *rules,
                            ZhDate              start,
                            const ZhLanguage   *language)
{
  GPtrArray  *faults = g_ptr_array_new ();
  const char *article = "";

  if (rules != NULL)
    {
      add_late (faults, self, rules, start, language);
      if (zh_entry_sheet_get_kind (self) == ZH_SHEET_FINAL && zh_entry_sheet_get_channel (self) != ZH_CHANNEL_PAPER && is_asked (rules, "admission.entry-on-paper", &article))
        g_ptr_array_add (faults, g_strdup_printf (zh_tr (language, "the original on paper is asked for [%s]"), article));
      for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
        if ((signs[i].kinds & BIT (zh_entry_sheet_get_kind (self))) != 0 && !G_STRUCT_MEMBER (gboolean, self, signs[i].offset) && is_asked (rules, signs[i].rule, &article))
          g_ptr_array_add (faults, g_strdup_printf ("%s [%s]", zh_tr (language, signs[i].sentence), article));
    }
  g_ptr_array_add (faults, NULL);
  return (char **) g_ptr_array_free (faults, FALSE);
}
