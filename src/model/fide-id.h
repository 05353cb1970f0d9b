/* The number by which FIDE knows a player. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* FIDE has given no number with more digits. */
#define ZH_FIDE_ID_MAX_DIGITS 9

/**
 * ZhFideIdFault:
 * @ZH_FIDE_ID_GOOD: may be an ID; whether it is one, only FIDE's list can say
 * @ZH_FIDE_ID_NOT_DIGITS: something else than digits
 * @ZH_FIDE_ID_TOO_LONG: more than %ZH_FIDE_ID_MAX_DIGITS digits
 * @ZH_FIDE_ID_LEADING_ZERO: zeros in front, or nothing but zeros
 */
typedef enum
{
  ZH_FIDE_ID_GOOD,
  ZH_FIDE_ID_NOT_DIGITS,
  ZH_FIDE_ID_TOO_LONG,
  ZH_FIDE_ID_LEADING_ZERO,
} ZhFideIdFault;

/**
 * zh_fide_id_find_fault:
 * @text: not ""
 *
 * Looks at the form alone. FIDE publishes no rule for a check digit, and numbers of one digit
 * exist, so neither is asked for.
 *
 * Source: the rating lists of FIDE, field "ID Number".
 *
 * Returns: why @text can be no FIDE ID
 */
ZhFideIdFault zh_fide_id_find_fault (const char *text);

G_END_DECLS
