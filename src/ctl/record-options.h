/* The options that say who a person is, of the commands about entries and members of teams. */
#pragma once

#include "ctl.h"
#include "person.h"

G_BEGIN_DECLS

/* What the options named; %NULL and -1 for what was left out. */
typedef struct
{
  char *given;
  char *patronymic;
  char *birth;
  char *sex;
  char *title;
  char *category;
  char *federation;
  char *region;
  char *club;
  char *coach;
  char *fide_id;
  char *latin;
  char *disability;
  char *assistant;
  char *duties;
  char *board_kind;
  char *clock_kind;
  char *announces;
  int   warning;
  int   rating;
} ZhPersonOptions;

#define ZH_PERSON_OPTIONS_INIT  \
  {                             \
    .warning = -1, .rating = -1 \
  }

/* The rows of a table of options that fill @options. */
#define ZH_PERSON_OPTION_ENTRIES(options)                                             \
  { "given", 0, 0, G_OPTION_ARG_STRING, &(options).given, NULL, NULL },               \
      { "patronymic", 0, 0, G_OPTION_ARG_STRING, &(options).patronymic, NULL, NULL }, \
      { "birth", 0, 0, G_OPTION_ARG_STRING, &(options).birth, NULL, NULL },           \
      { "sex", 0, 0, G_OPTION_ARG_STRING, &(options).sex, NULL, NULL },               \
      { "title", 0, 0, G_OPTION_ARG_STRING, &(options).title, NULL, NULL },           \
      { "category", 0, 0, G_OPTION_ARG_STRING, &(options).category, NULL, NULL },     \
      { "federation", 0, 0, G_OPTION_ARG_STRING, &(options).federation, NULL, NULL }, \
      { "region", 0, 0, G_OPTION_ARG_STRING, &(options).region, NULL, NULL },         \
      { "club", 0, 0, G_OPTION_ARG_STRING, &(options).club, NULL, NULL },             \
      { "coach", 0, 0, G_OPTION_ARG_STRING, &(options).coach, NULL, NULL },           \
      { "fide-id", 0, 0, G_OPTION_ARG_STRING, &(options).fide_id, NULL, NULL },       \
      { "latin", 0, 0, G_OPTION_ARG_STRING, &(options).latin, NULL, NULL },           \
      { "class", 0, 0, G_OPTION_ARG_STRING, &(options).disability, NULL, NULL },      \
      { "assistant", 0, 0, G_OPTION_ARG_STRING, &(options).assistant, NULL, NULL },   \
      { "duties", 0, 0, G_OPTION_ARG_STRING, &(options).duties, NULL, NULL },         \
      { "board-kind", 0, 0, G_OPTION_ARG_STRING, &(options).board_kind, NULL, NULL }, \
      { "clock-kind", 0, 0, G_OPTION_ARG_STRING, &(options).clock_kind, NULL, NULL }, \
      { "announces", 0, 0, G_OPTION_ARG_STRING, &(options).announces, NULL, NULL },   \
      { "warning", 0, 0, G_OPTION_ARG_INT, &(options).warning, NULL, NULL },          \
  {                                                                                   \
    "rating", 0, 0, G_OPTION_ARG_INT, &(options).rating, NULL, NULL                   \
  }

void zh_person_options_clear (ZhPersonOptions *options);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhPersonOptions, zh_person_options_clear)

/**
 * zh_person_options_apply:
 * @person: not shared yet; what the options name is overwritten
 * @error: %ZH_ERROR_USAGE for a date that is none
 */
gboolean zh_person_options_apply (const ZhPersonOptions *options,
                                  ZhPerson              *person,
                                  GError               **error);

G_END_DECLS
