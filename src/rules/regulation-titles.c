#include "config.h"

#include "regulation-titles.h"

#include <glib/gi18n.h>
#include <string.h>

static const struct
{
  const char *id;
  const char *title;
} titles[] = {
  { "aims", NC_ ("regulation item", "Aim and tasks") },
  { "place", NC_ ("regulation item", "Place and dates") },
  { "organiser", NC_ ("regulation item", "Organiser and responsible persons") },
  { "rank", NC_ ("regulation item", "Character and rank of the event") },
  { "programme", NC_ ("regulation item", "Programme") },
  { "participants", NC_ ("regulation item", "Participants") },
  { "admission", NC_ ("regulation item", "Admission and documents") },
  { "entries", NC_ ("regulation item", "Entries: terms and forms") },
  { "fee", NC_ ("regulation item", "Entry fee") },
  { "quotas", NC_ ("regulation item", "Quotas") },
  { "teams", NC_ ("regulation item", "Teams: size, boards, reserves") },
  { "system", NC_ ("regulation item", "System of play") },
  { "rounds", NC_ ("regulation item", "Number of rounds") },
  { "restrictions", NC_ ("regulation item", "Who does not meet") },
  { "match", NC_ ("regulation item", "Length of the match") },
  { "control", NC_ ("regulation item", "Time control") },
  { "correspondence", NC_ ("regulation item", "Terms of correspondence play") },
  { "ties", NC_ ("regulation item", "Places when points are equal") },
  { "play-off", NC_ ("regulation item", "Play-off for the first place") },
  { "contest-character", NC_ ("regulation item", "Character of the contest") },
  { "contest-sections", NC_ ("regulation item", "Sections of composition") },
  { "contest-period", NC_ ("regulation item", "Period of the championship") },
  { "contest-stages", NC_ ("regulation item", "Stages, selection for the final") },
  { "contest-works", NC_ ("regulation item", "Works of an author, copies of each") },
  { "contest-closing", NC_ ("regulation item", "Address and last day of sending in") },
  { "contest-winners", NC_ ("regulation item", "Order of the winners, prizes") },
  { "contest-judges", NC_ ("regulation item", "Judges of the contest") },
  { "contest-results", NC_ ("regulation item", "Terms of the preliminary and final results") },
  { "awards", NC_ ("regulation item", "Awards") },
  { "qualifiers", NC_ ("regulation item", "Places that qualify for a higher event") },
  { "default-time", NC_ ("regulation item", "Default time") },
  { "regime", NC_ ("regulation item", "Supervised or not, for the whole event") },
  { "draw-limit", NC_ ("regulation item", "Limit on draws by agreement") },
  { "finish", NC_ ("regulation item", "Quickplay finish") },
  { "points", NC_ ("regulation item", "Points") },
  { "devices", NC_ ("regulation item", "Electronic devices and bags") },
  { "leaving", NC_ ("regulation item", "Leaving the playing area") },
  { "line-ups", NC_ ("regulation item", "Line-ups and captains") },
  { "appeals", NC_ ("regulation item", "Protests and appeals: term") },
  { "fines", NC_ ("regulation item", "Fines") },
  { "online", NC_ ("regulation item", "Play online: site, equipment, conference") },
  { "panel", NC_ ("regulation item", "Officials, medical care, safety") },
  { "media", NC_ ("regulation item", "Photography and media") },
  { "anti-doping", NC_ ("regulation item", "Anti-doping") },
  { "costs", NC_ ("regulation item", "Costs") },
};

const char *
zh_regulation_item_get_title (const char       *id,
                              const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (strcmp (titles[i].id, id) == 0)
      return zh_trc (language, "regulation item", titles[i].title);
  return NULL;
}
