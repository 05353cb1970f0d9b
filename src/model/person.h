/* A person of the competition: a player, shared by all tournaments of the file. */
#pragma once

#include <glib-object.h>

#include "dates.h"
#include "fields.h"

G_BEGIN_DECLS

/**
 * ZhSex:
 * @ZH_SEX_UNKNOWN: not said
 */
typedef enum
{
  ZH_SEX_UNKNOWN,
  ZH_SEX_MALE,
  ZH_SEX_FEMALE,
} ZhSex;

/* Of any rating, wherever it comes from: four digits, as the papers and files of the federations have room for. */
#define ZH_MAX_RATING 9999
#define ZH_MAX_WARNING_MINUTES 60

/**
 * ZhPerson:
 * @id: of the file; 0 while not stored
 * @surname: first, as lists show it; never empty
 * @given: given name or names
 * @patronymic: "" where there is none
 * @name_latin: "Surname, Given" for international files; "" when the same, or as transliterated
 * @title: international title, "GM", "IM", "WFM" …
 * @category: national category as written, "МС", "КМС", "І" …
 * @rating: FIDE or FMJD rating, 0 when unrated
 * @national_rating: 0 when there is none
 * @federation: three letters
 * @rating_source: the list and edition that @rating is from, such as "fide-2026-11"; "" for a rating entered by hand
 * @national_source: the same of @national_rating
 * @school_class: class at school, as written, "" when none
 * @fide_id: digits, "" when unknown
 * @national_id: as the federation writes it
 * @email, @phone: how to reach him; for the organiser alone
 * @platform, @login: where he plays online, and as whom (RU 24.7.1); the login is for the organiser and
 *   the captains alone
 * @insurance: insurance against accidents, as said; for the organiser alone
 * @disability_class: class of disability, "" when none
 * @assistant: name of the assistant agreed, "" when none
 * @assistant_duties: what the assistant does, as agreed with the chief arbiter, or ""
 * @board_kind: "", "relief", "two-boards" (one each, one of them special) or "other"
 * @clock_kind: "", "tactile", "talking", "accessible-side" or "other"
 * @warning_minutes: minutes left at which time trouble is announced to him, 0 for never
 * @announces: whether moves are announced aloud in his games
 * @arrived: whether he has come to the event and was registered
 * @paid: whether the fee is paid
 * @documents_seen: whether his documents were seen and are in order; of these three the organiser alone is told
 *
 * Strings are never %NULL. Plain, immutable, reference counted.
 */
typedef struct
{
  gint64 id;
  char  *surname;
  char  *given;
  char  *patronymic;
  char  *name_latin;
  ZhSex  sex;
  ZhDate birth;
  char  *title;
  char  *category;
  int    rating;
  int    national_rating;
  char  *federation;
  char  *region;
  char  *club;
  char  *school;
  char  *school_class;
  char  *coach;
  char  *fide_id;
  char  *national_id;
  char  *email;
  char  *phone;
  char  *platform;
  char  *login;
  char  *insurance;
  char  *disability_class;
  char  *assistant;
  char  *notes;
  char  *assistant_duties;
  char  *board_kind;
  char  *clock_kind;
  int    warning_minutes;
  int    announces;      /* boolean */
  int    arrived;        /* boolean */
  int    paid;           /* boolean */
  int    documents_seen; /* boolean */
  char  *rating_source;
  char  *national_source;
} ZhPerson;

/* The fields of a person, and their table in the file. */
extern const ZhRecordType zh_person_type;

/**
 * zh_person_new:
 *
 * Returns: (transfer full): a person with empty strings, to be filled in before it is shared
 */
ZhPerson *zh_person_new (void);

/**
 * zh_person_copy:
 *
 * Returns: (transfer full): a new person with the same fields, which the caller may change
 */
ZhPerson *zh_person_copy (const ZhPerson *self);

ZhPerson *zh_person_ref (ZhPerson *self);
void      zh_person_unref (ZhPerson *self);

/**
 * zh_person_get_board_kinds / zh_person_get_clock_kinds:
 *
 * Returns: (transfer none) (array zero-terminated=1): the words that #ZhPerson.board_kind and #ZhPerson.clock_kind may be, ""
 *   first
 */
const char *const *zh_person_get_board_kinds (void);
const char *const *zh_person_get_clock_kinds (void);

/**
 * zh_person_equal:
 *
 * Returns: whether all fields, the id among them, are the same
 */
gboolean zh_person_equal (const ZhPerson *a,
                          const ZhPerson *b);

/**
 * zh_person_set_string:
 * @field: address of a string field of a person that is not shared yet
 * @text: (nullable): the new text; blanks around it are cut, and signs in it that act instead of
 *   being seen (zh_text_is_hidden()); %NULL is ""
 */
void zh_person_set_string (char      **field,
                           const char *text);

/**
 * zh_person_format_name:
 *
 * The bare name, to be sorted and compared by. What people read is zh_entry_format_name() or
 * zh_member_format_name(), which tell namesakes apart.
 *
 * Returns: (transfer full): "Surname Given", cut with "…" after %ZH_TEXT_LINE_MAX characters, which
 *   only a file from older times has
 */
char *zh_person_format_name (const ZhPerson *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhNameParts:
 * @ZH_NAME_BARE: "Surname Given" is enough
 * @ZH_NAME_SURNAME_SHARED: somebody else has the surname
 * @ZH_NAME_INITIAL_SHARED: somebody else has the surname and the initial of the given name
 * @ZH_NAME_PATRONYMIC: the patronymic belongs to the name
 * @ZH_NAME_YEAR: the year of birth is written beside it
 * @ZH_NAME_FEDERATION: the federation is
 * @ZH_NAME_REGION: the region is
 * @ZH_NAME_CLUB: the club is
 * @ZH_NAME_FIDE_ID: the FIDE ID is
 *
 * What tells a person from namesakes, as namesakes.h finds it.
 */
typedef enum
{
  ZH_NAME_BARE = 0,
  ZH_NAME_SURNAME_SHARED = 1 << 0,
  ZH_NAME_INITIAL_SHARED = 1 << 1,
  ZH_NAME_PATRONYMIC = 1 << 2,
  ZH_NAME_YEAR = 1 << 3,
  ZH_NAME_FEDERATION = 1 << 4,
  ZH_NAME_REGION = 1 << 5,
  ZH_NAME_CLUB = 1 << 6,
  ZH_NAME_FIDE_ID = 1 << 7,
} ZhNameParts;

/**
 * zh_person_get_name_part:
 * @part: one of those that a person has a text for, %ZH_NAME_PATRONYMIC and later
 *
 * Returns: (transfer full): what the person has there; "" for nothing
 */
char *zh_person_get_name_part (const ZhPerson *self,
                               ZhNameParts     part) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_person_tell_apart:
 * @parts: what belongs to the name
 * @name: "Surname Given", in any letters
 * @in_latin: whether @name is in Latin letters, and what is added must be
 *
 * Returns: (transfer full): "Surname Given Patronymic (1975, Region)", of it what @parts says
 */
char *zh_person_tell_apart (const ZhPerson *self,
                            ZhNameParts     parts,
                            const char     *name,
                            gboolean        in_latin) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_person_format_short_name:
 * @parts: what tells the person from namesakes
 *
 * Returns: (transfer full): the shortest name that nobody else has: "Surname", "Surname G." or the whole name with
 *   what tells it apart
 */
char *zh_person_format_short_name (const ZhPerson *self,
                                   ZhNameParts     parts) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_person_format_latin_name:
 *
 * The Latin form that somebody wrote goes first; without one the name is transliterated, by the
 * letters in it, else by the federation: Ukrainian for UKR and where none is said, otherwise as
 * in passports.
 *
 * Returns: (transfer full): "Surname, Given" in Latin letters
 */
char *zh_person_format_latin_name (const ZhPerson *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_person_format_full_name:
 *
 * Returns: (transfer full): "Surname Given Patronymic"
 */
char *zh_person_format_full_name (const ZhPerson *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPerson, zh_person_unref)

/**
 * zh_rating_check:
 * @rating: 0 for none
 * @whose: named in the message
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: whether it is one that can be: 0 to %ZH_MAX_RATING
 */
gboolean zh_rating_check (int         rating,
                          const char *whose,
                          GError    **error);

/**
 * zh_rating_parse:
 * @text: as somebody types it; "" is none
 * @whose: named in the message
 * @rating: (out): untouched on failure
 * @error: %ZH_ERROR_INPUT, as zh_rating_check()
 */
gboolean zh_rating_parse (const char *text,
                          const char *whose,
                          int        *rating,
                          GError    **error);

G_END_DECLS
