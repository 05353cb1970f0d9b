/* What the forms of FIDE share: the event, officials with their numbers, counts of titles. Private to src/reports. */
#pragma once

#include "report-context.h"

G_BEGIN_DECLS

/* All titles together, then GM, IM, WGM, FM, WIM, WFM. */
#define ZH_FIDE_FORM_TITLES 7

/**
 * ZhFideFormWho:
 * @ZH_FIDE_FORM_CHIEF: the chief arbiter must be named, with a number
 * @ZH_FIDE_FORM_ARBITERS: and every arbiter who is named must have one
 */
typedef enum
{
  ZH_FIDE_FORM_CHIEF,
  ZH_FIDE_FORM_ARBITERS,
} ZhFideFormWho;

/**
 * zh_fide_form_check_officials:
 * @error: %ZH_ERROR_REFUSED naming who lacks, or whose FIDE ID
 *
 * FIDE takes no form in which an official has no number.
 */
gboolean zh_fide_form_check_officials (const ZhReportRequest *request,
                                       ZhFideFormWho          who,
                                       GError               **error);

/* Whether an office is one of an arbiter in the sense of FIDE. */
gboolean zh_fide_form_is_arbiter (const ZhOfficial *official);

/* @text as a form has it: in Latin letters where the form is in English; (transfer full). */
char *zh_fide_form_dup_text (const char       *text,
                             const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a line with somebody's name. */
void zh_fide_form_add_person (ZhReportDocument *document,
                              const char       *caption,
                              const char       *name);

/* Adds federation, name, place, days and rate of play of the event. */
void zh_fide_form_add_event (ZhReportDocument      *document,
                             const ZhReportRequest *request);

/* Adds the chief arbiter with his FIDE ID. */
void zh_fide_form_add_chief (ZhReportDocument      *document,
                             const ZhReportRequest *request);

/* Adds a table of arbiters, without rows: post, name, title, FIDE ID; (transfer none). */
ZhReportTable *zh_fide_form_add_arbiter_table (ZhReportDocument *document);

/* Adds a line for name, signature and date of @post. */
void zh_fide_form_sign (ZhReportDocument *document,
                        const char       *post,
                        const ZhLanguage *language);

/**
 * zh_fide_form_count_title:
 * @counts: (array fixed-size=7): as %ZH_FIDE_FORM_TITLES says; titles of candidates are none
 */
void zh_fide_form_count_title (int         counts[],
                               const char *title);

/**
 * zh_fide_form_format_titles:
 *
 * Returns: (transfer full): "7: GM 4, IM 2, WGM 0, FM 1, WIM 0, WFM 0"
 */
char *zh_fide_form_format_titles (const int counts[]) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
