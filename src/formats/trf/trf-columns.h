/* Where the fields of a player stand in records 001 and in those of national federations, for who reads and who
 * writes them: each the first column and the last, counted from 1.
 *
 * Source: FIDE Handbook C.04 Annex 2 (TRF16), TRF26 (Council 12/05/2025).
 */
#pragma once

/* Of both records; the title of the federation, its region and its number stand where those of FIDE do. */
#define ZH_TRF_AT_NUMBER 5, 8
#define ZH_TRF_AT_SEX 10, 10
#define ZH_TRF_AT_TITLE 11, 13
#define ZH_TRF_AT_NAME 15, 47
#define ZH_TRF_AT_RATING 49, 52
#define ZH_TRF_AT_FEDERATION 54, 56
#define ZH_TRF_AT_ID 58, 68
#define ZH_TRF_AT_BIRTH 70, 79
#define ZH_TRF_AT_POINTS 81, 84
#define ZH_TRF_AT_RANK 86, 89

/* In the place of a federation: a rating that counts and is none of the official list. */
#define ZH_TRF_OTHER_RATING "MMM"

/* The columns of the rounds follow each other: opponent, colour, result. */
#define ZH_TRF_FIRST_ROUND_COLUMN 92
#define ZH_TRF_ROUND_WIDTH 10
