/* Additions to the regulation on paper: the chapter that lists them, and how an article cites one.
 */
#pragma once

#include "addition.h"
#include "report-registry.h"

G_BEGIN_DECLS

/**
 * zh_addition_cite:
 * @article: of the rules, ""
 * @addition: (nullable): that changed what the article is about
 * @language: of the words
 *
 * Returns: (transfer full): "6.7.1; addition no. 1 of 1 March 2026"; the article alone without an addition
 */
char *zh_addition_cite (const char       *article,
                        const ZhAddition *addition,
                        const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a chapter with the additions to the regulation, each with number, date, text, what it changed, the consent of the
 * organiser and how it was made known; nothing where there is none (Russian order 988 30.2.1.3). */
void zh_report_add_additions (ZhReportDocument      *document,
                              const ZhReportRequest *request);

G_END_DECLS
