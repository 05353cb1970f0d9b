/* Cyrillic names in Latin letters, for files and forms that take no others.
 *
 * Source: Ukrainian by the table of the Cabinet of Ministers (resolution 55 of 27 January 2010);
 * Russian, and other Cyrillic letters, by the table of passports (ICAO Doc 9303, part 3).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhCyrillic:
 * @ZH_CYRILLIC_UKRAINIAN: the national table of 2010
 * @ZH_CYRILLIC_RUSSIAN: the table of passports
 */
typedef enum
{
  ZH_CYRILLIC_UKRAINIAN,
  ZH_CYRILLIC_RUSSIAN,
} ZhCyrillic;

/**
 * zh_cyrillic_guess:
 * @text: UTF-8
 * @fallback: where the letters fit both
 *
 * Returns: the language whose letters @text holds
 */
ZhCyrillic zh_cyrillic_guess (const char *text,
                              ZhCyrillic  fallback);

/**
 * zh_transliterate:
 * @text: UTF-8
 *
 * Letters that are not Cyrillic stay as they are. What becomes several letters is written in
 * capitals where the letter beside it is one: "ЩЕРБА" is "SHCHERBA", "Щерба" "Shcherba".
 *
 * Returns: (transfer full): in Latin letters
 */
char *zh_transliterate (const char *text,
                        ZhCyrillic  language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
