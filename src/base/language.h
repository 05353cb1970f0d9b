/* A language of documents, explanations and journal words: message catalogue, collation,
 * dates and numbers in one immutable object that any thread may use, independent of the
 * locale of the process. The screen itself uses gettext.
 */
#pragma once

#include <glib-object.h>

#include "dates.h"
#include "fraction.h"

G_BEGIN_DECLS

typedef struct _ZhLanguage ZhLanguage;

/**
 * zh_language_get_codes:
 *
 * Returns: (transfer none) (array zero-terminated=1): the languages of the program: "uk", "ru", "en"
 */
const char *const *zh_language_get_codes (void);

/**
 * zh_language_new:
 * @code: one of zh_language_get_codes()
 * @error: %ZH_ERROR_USAGE for another code, %ZH_ERROR_CORRUPT for a damaged catalogue. A
 *   catalogue that is not installed is no error: the texts stay English
 *
 * Returns: (transfer full): a language
 */
ZhLanguage *zh_language_new (const char *code,
                             GError    **error);

/**
 * zh_language_get_screen:
 *
 * The language of the process (LANGUAGE, LC_MESSAGES), English where that is none of ours.
 *
 * Returns: (transfer none): made once and kept
 */
ZhLanguage *zh_language_get_screen (void);

ZhLanguage *zh_language_ref (ZhLanguage *self);
void        zh_language_unref (ZhLanguage *self);

/* "uk", "ru" or "en"; (transfer none). */
const char *zh_language_get_code (const ZhLanguage *self);

/**
 * zh_language_get_name:
 *
 * Returns: (transfer none): the language's name in itself: "українська", "русский", "English"
 */
const char *zh_language_get_name (const ZhLanguage *self);

/**
 * zh_tr:
 * @self: a language
 * @msgid: English text, extracted by xgettext
 *
 * Returns: (transfer none): the translation, or @msgid itself; owned by @self or the caller's constant
 */
const char *zh_tr (const ZhLanguage *self,
                   const char       *msgid) G_GNUC_FORMAT (2);

/* As zh_tr(), with a context that tells equal English words apart. */
const char *zh_trc (const ZhLanguage *self,
                    const char       *context,
                    const char       *msgid) G_GNUC_FORMAT (3);

/* As zh_tr(), in the form that goes with the number @n. */
const char *zh_trn (const ZhLanguage *self,
                    const char       *singular,
                    const char       *plural,
                    gulong            n) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/**
 * zh_language_compare:
 *
 * Compares two texts in the order of the language's dictionary (Ґ after Г, Є after Е).
 * Equal answers are possible for different texts: sort on by id.
 *
 * Returns: < 0, 0, > 0
 */
int zh_language_compare (const ZhLanguage *self,
                         const char       *a,
                         const char       *b);

/**
 * zh_language_format_date:
 *
 * Returns: (transfer full): "1 березня 2026 р."; a year alone stays a year; "" for no date
 */
char *zh_language_format_date (const ZhLanguage *self,
                               ZhDate            date) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_language_format_date_range:
 * @end: may be unset, or the same day
 *
 * Returns: (transfer full): "16–22 листопада 2026 р.", "28 листопада – 3 грудня 2026 р."; "" for
 *   two unset days
 */
char *zh_language_format_date_range (const ZhLanguage *self,
                                     ZhDate            start,
                                     ZhDate            end) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_language_format_short_date:
 *
 * Returns: (transfer full): "01.03.2026" in Ukrainian and Russian, "01/03/2026" in English
 */
char *zh_language_format_short_date (const ZhLanguage *self,
                                     ZhDate            date) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_language_format_time:
 * @self: a language
 * @time: an instant, shown in its own time zone
 *
 * Returns: (transfer full): short date, hour and minute
 */
char *zh_language_format_time (const ZhLanguage *self,
                               GDateTime        *time) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_language_format_fraction:
 * @self: a language
 * @value: an exact number
 * @min_decimals: digits after the comma that are always written
 * @max_decimals: 0 … 9, at least @min_decimals; rounded half-up to these
 *
 * Returns: (transfer full): "7,25" in Ukrainian and Russian, "7.25" in English
 */
char *zh_language_format_fraction (const ZhLanguage *self,
                                   ZhFraction        value,
                                   int               min_decimals,
                                   int               max_decimals) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhLanguage, zh_language_unref)

G_END_DECLS
