#include "config.h"

#include "list-maker.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define N_SURNAMES 60000
#define N_GIVEN 6000
#define FIRST_ID 900000001

#define FOA_HEADING "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
#define LEGACY_HEADING "ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
#define SINGLE_HEADING "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag"

static const char *const latin[] = { "ba", "ko", "le", "mi", "ra", "sto", "vi", "cha", "dy", "gu", "hry", "ja", "ni", "po", "ser", "tko", "va", "xo", "ye", "zhu" };
static const char *const cyrillic[] = { "ба", "ко", "ле", "мі", "ра", "сто", "ві", "ча", "ди", "гу", "гри", "я", "ні", "по", "сер", "тко", "ва", "хо", "є", "жу" };
static const char *const federations[] = { "IND", "RUS", "FRA", "GER", "ESP", "UKR", "POL", "ITA", "USA", "TUR", "IRI", "CHN", "HUN", "CZE", "NED",
                                           "ENG", "BRA", "ARG", "GRE", "SRB", "ROU", "SVK", "AUT", "SWE", "NOR", "DEN", "KAZ", "GEO", "ARM", "FIN" };

typedef struct
{
  guint       surname;
  guint       given;
  const char *federation;
  int         rating[3];
  int         year;
  gboolean    is_woman;
  gboolean    is_inactive;
  const char *title;
  const char *others;
} Player;

/* A number of its own for each player and purpose, so that any player can be made alone. */
static double
draw (guint index,
      guint purpose)
{
  guint64 x = ((guint64) index << 8 | purpose) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);

  x ^= x >> 31;
  x *= G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  x ^= x >> 29;
  x *= G_GUINT64_CONSTANT (0x94D049BB133111EB);
  x ^= x >> 32;
  return (double) (x >> 11) / 9007199254740992.0;
}

static char *
append_word (char              *out,
             guint              number,
             const char *const *syllables)
{
  number = number * 7919 % 160000 + 400;
  for (; number > 0; number /= 20)
    out = g_stpcpy (out, syllables[number % 20]);
  return out;
}

static void
make_word (char              *out,
           guint              number,
           const char *const *syllables)
{
  gunichar first;

  append_word (out, number, syllables);
  first = g_unichar_toupper (g_utf8_get_char (out));
  g_unichar_to_utf8 (first, out);
}

static void
make_player (Player *player,
             guint   index)
{
  static const double rated[] = { 0.30, 0.26, 0.18 };

  player->surname = (guint) (pow (draw (index, 1), 2.2) * N_SURNAMES);
  player->given = (guint) (pow (draw (index, 2), 2.0) * N_GIVEN);
  player->federation = federations[(gsize) (pow (draw (index, 3), 1.8) * G_N_ELEMENTS (federations))];
  for (guint tempo = 0; tempo < 3; tempo++)
    player->rating[tempo] = draw (index, 4 + tempo) < rated[tempo] ? 1400 + (int) (draw (index, 8 + tempo) * draw (index, 11 + tempo) * 1300) : 0;
  player->year = draw (index, 15) < 0.02 ? 0 : 1930 + (int) (draw (index, 16) * 90);
  player->is_woman = draw (index, 17) < 0.12;
  player->is_inactive = draw (index, 18) < 0.5;
  player->title = player->rating[0] > 2500 ? "GM" : player->rating[0] > 2400 ? "IM"
                                                : player->rating[0] > 2300   ? "FM"
                                                                             : "";
  player->others = index == 77 ? "SI,FI,LSI,SLI,NA" : draw (index, 19) < 0.02 ? "NA"
                                                                              : "";
}

char *
list_maker_dup_surname (guint      index,
                        ListLayout layout)
{
  char   text[200];
  Player player;

  make_player (&player, index);
  make_word (text, player.surname, layout == LIST_UKRAINIAN || layout == LIST_RUSSIAN ? cyrillic : latin);
  return g_strdup (text);
}

static void
write_fixed (FILE         *file,
             ListLayout    layout,
             guint         id,
             const char   *name,
             const Player *player)
{
  const char *flag = player->is_woman ? (player->is_inactive ? "wi" : "w") : player->is_inactive ? "i"
                                                                                                 : "";

  fprintf (file, "%-15u%-61s%-4s%-4s%-5s%-5s%-15s", id, name, player->federation, player->is_woman ? "F" : "M", player->title, "", player->others);
  if (layout != LIST_LEGACY)
    fputs (strlen (player->others) > 15 ? "AFM " : "    ", file);
  for (int tempo = 0; tempo < (layout == LIST_SINGLE ? 1 : 3); tempo++)
    fprintf (file, "%-6d%-4d%-3d", player->rating[tempo], player->rating[tempo] > 0 ? 3 : 0, player->rating[tempo] > 0 ? 20 : 0);
  fprintf (file, "%-6d%-4s\r\n", player->year, flag);
}

static void
write_xml (FILE         *file,
           guint         id,
           const char   *name,
           const Player *player)
{
  fprintf (file,
           "<player>\n<fideid>%u</fideid>\n<name>%s</name>\n<country>%s</country>\n<sex>%s</sex>\n<title>%s</title>\n<w_title></w_title>\n"
           "<o_title>%s</o_title>\n<foa_title></foa_title>\n<rating>%d</rating>\n<games>0</games>\n<k>20</k>\n<rapid_rating>%d</rapid_rating>\n"
           "<rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n<blitz_rating>%d</blitz_rating>\n<blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n"
           "<birthday>%d</birthday>\n<flag>%s</flag>\n</player>\n",
           id, name, player->federation, player->is_woman ? "F" : "M", player->title, player->others, player->rating[0], player->rating[1], player->rating[2],
           player->year, player->is_inactive ? "i" : "");
}

static void
write_player (FILE      *file,
              ListLayout layout,
              guint      index)
{
  char   surname[200];
  char   given[200];
  char   name[512];
  Player player;
  guint  id = FIRST_ID + index * 2;

  make_player (&player, index);
  make_word (surname, player.surname, layout == LIST_UKRAINIAN || layout == LIST_RUSSIAN ? cyrillic : latin);
  make_word (given, player.given, layout == LIST_UKRAINIAN || layout == LIST_RUSSIAN ? cyrillic : latin);
  g_snprintf (name, sizeof name, "%s, %s", surname, given);
  switch (layout)
    {
    case LIST_XML:
      write_xml (file, id, name, &player);
      break;
    case LIST_UKRAINIAN:
      fprintf (file, "%u;%s %s%s;KIE;%s%s;%d;%d;01.02.%d\r\n", id, surname, given, *player.title != '\0' ? " мг" : "", player.is_woman ? "w" : "",
               player.is_inactive ? "н" : "", player.rating[0], player.rating[1], player.year > 0 ? player.year : 1900);
      break;
    case LIST_RUSSIAN:
      fprintf (file, "%u,%s %s,%s,RUS,77,Місто,%d,%d,%u,%d\r\n", index + 1, surname, given, player.is_woman ? "f" : "", player.year, player.rating[0], id,
               player.rating[1]);
      break;
    case LIST_OWN:
      fprintf (file, "\"%s\",%d,%d,%s\n", name, player.rating[0], player.year, player.federation);
      break;
    case LIST_FOA:
    case LIST_LEGACY:
    case LIST_SINGLE:
    case LIST_N_LAYOUTS:
    default:
      write_fixed (file, layout, id, name, &player);
    }
}

void
list_maker_write (const char *path,
                  ListLayout  layout,
                  guint       n_players)
{
  static const char *const headings[] = {
    [LIST_FOA] = FOA_HEADING "\r\n",
    [LIST_LEGACY] = LEGACY_HEADING "\r\n",
    [LIST_SINGLE] = SINGLE_HEADING "\r\n",
    [LIST_XML] = "<playerslist>\n",
    [LIST_UKRAINIAN] = "Fide_No;Name;Fed;Sex;Rtg_Nat;Rtg_Int;Birthday\r\n",
    [LIST_RUSSIAN] = "\xEF\xBB\xBFID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\r\n",
    [LIST_OWN] = "Name,Rating,Birth,Federation\n",
  };
  FILE *file = fopen (path, "we");

  g_assert_nonnull (file);
  fputs (headings[layout], file);
  for (guint i = 0; i < n_players; i++)
    write_player (file, layout, i);
  if (layout == LIST_XML)
    fputs ("</playerslist>\n", file);
  g_assert_cmpint (fclose (file), ==, 0);
}
