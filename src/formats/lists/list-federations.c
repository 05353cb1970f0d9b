#include "config.h"

#include "list-federations.h"

#include <string.h>

#include "list-values.h"

static const struct
{
  const char *text;
  const char *code;
} federations[] = {
  { "україна", "UKR" },
  { "украина", "UKR" },
  { "ukraine", "UKR" },
  { "росія", "RUS" },
  { "россия", "RUS" },
  { "russia", "RUS" },
  { "польща", "POL" },
  { "польша", "POL" },
  { "poland", "POL" },
  { "молдова", "MDA" },
  { "молдавия", "MDA" },
  { "румунія", "ROU" },
  { "румыния", "ROU" },
  { "угорщина", "HUN" },
  { "венгрия", "HUN" },
  { "словаччина", "SVK" },
  { "словакия", "SVK" },
  { "білорусь", "BLR" },
  { "беларусь", "BLR" },
  { "литва", "LTU" },
  { "латвія", "LAT" },
  { "латвия", "LAT" },
  { "естонія", "EST" },
  { "эстония", "EST" },
  { "грузія", "GEO" },
  { "грузия", "GEO" },
  { "вірменія", "ARM" },
  { "армения", "ARM" },
  { "азербайджан", "AZE" },
  { "казахстан", "KAZ" },
  { "узбекистан", "UZB" },
  { "киргизстан", "KGZ" },
  { "кыргызстан", "KGZ" },
  { "туркменістан", "TKM" },
  { "туркменистан", "TKM" },
  { "таджикистан", "TJK" },
  { "німеччина", "GER" },
  { "германия", "GER" },
  { "germany", "GER" },
  { "ізраїль", "ISR" },
  { "израиль", "ISR" },
  { "чехія", "CZE" },
  { "чехия", "CZE" },
  { "болгарія", "BUL" },
  { "болгария", "BUL" },
};

/* With a blank behind each. */
static const char known_codes[] =
    "AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH BIZ BLR BOL BOT "
    "BRA BRN BRU BUL BUR CAF CAM CAN CAY CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP CZE DEN DJI "
    "DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI FID FIJ FIN FRA FSM GAB GAM GCI GEO GEQ GER GHA GLP GRE "
    "GRN GUA GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ ISL ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN "
    "KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MKD "
    "MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NON NOR NRU NZL OMA PAK PAN PAR PER PHI "
    "PLE PLW PNG POL POR PUR QAT ROU RSA RUS RWA SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP "
    "SUD SUI SUR SVK SWE SWZ SYR TAN TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB VAN VEN VIE "
    "VIN WLS YEM ZAM ZIM ";

static const char ukrainian_regions[] =
    "ARK KIE SEV VIN VOL DNE DON ZIT ZAK ZAP I-F KIO KIR LUG LVO NIK ODE POL ROV SUM TER HAR HER HME CRK CNI CNO ";

static gboolean
is_code_in (const char *text,
            const char *codes)
{
  g_autofree char *upper = g_ascii_strup (text, -1);
  g_autofree char *word = g_strconcat (g_strstrip (upper), " ", NULL);

  return strlen (word) == 4 && strstr (codes, word) != NULL;
}

char *
zh_list_dup_federation (const char *text)
{
  g_autofree char *folded = zh_list_fold (text);

  for (gsize i = 0; i < G_N_ELEMENTS (federations); i++)
    if (strcmp (federations[i].text, folded) == 0)
      return g_strdup (federations[i].code);
  if (strlen (folded) == 3 && g_ascii_isalpha (folded[0]) && g_ascii_isalpha (folded[1]) && g_ascii_isalpha (folded[2]))
    return g_ascii_strup (folded, 3);
  return NULL;
}

gboolean
zh_list_is_federation (const char *text)
{
  g_autofree char *code = zh_list_dup_federation (text);

  return code != NULL && (strlen (text) > 3 || (g_ascii_isupper (text[0]) && g_ascii_isupper (text[1]) && g_ascii_isupper (text[2])));
}

gboolean
zh_list_is_known_federation (const char *text)
{
  g_autofree char *code = zh_list_dup_federation (text);

  return code != NULL && is_code_in (code, known_codes);
}

gboolean
zh_list_is_ukrainian_region (const char *text)
{
  return is_code_in (text, ukrainian_regions);
}
