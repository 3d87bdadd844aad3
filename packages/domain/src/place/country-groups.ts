import type { Region } from "./place.ts";

/** Countries that postings name together, by folded names; `regions` are those that are in it whole. */
type Group = { countries: string; regions?: readonly Region[] };

/**
 * Groups of countries that we keep no region for, each with its countries rather than with the region around it: Western Europe
 * is not open to Poland. Where people draw them differently they hold what most of them do, so that a no is one.
 */
export const GROUPS: readonly (readonly [names: string, group: Group])[] = [
  ["dach|dach region|dach raum|deutschsprachiger raum|deutschsprachigen raum", { countries: "DE AT CH" }],
  ["nordics|nordic countries|nordic", { countries: "DK FI IS NO SE" }],
  ["scandinavia", { countries: "DK NO SE" }],
  ["benelux", { countries: "BE LU NL" }],
  ["baltics|baltic states", { countries: "EE LT LV" }],
  [
    "iberia|iberian peninsula|peninsula iberica|iberische halbinsel|peninsule iberique",
    { countries: "ES PT" },
  ],
  ["uk and ireland|uki|uk and i", { countries: "GB IE" }],
  [
    "eea|european economic area|ewr|espacio economico europeo|espaco economico europeu|espace economique europeen",
    { regions: ["eu"], countries: "IS LI NO" },
  ],
  [
    "schengen|schengen area|schengen raum|espace schengen|espacio schengen|espaco schengen",
    { countries: "AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK" },
  ],
  [
    "western europe|west europe|westeuropa|europe de ouest|europa occidental",
    {
      countries:
        "AD AT AX BE CH DE DK ES FI FO FR GB GG GI GR IE IM IS IT JE LI LU MC MT NL NO PT SE SJ SM VA",
    },
  ],
  [
    "northern europe|north europe|nordeuropa",
    { countries: "AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ" },
  ],
  [
    "southern europe|south europe|sudeuropa|europe du sud|europa del sur",
    { countries: "AD AL BA CY ES GI GR HR IT ME MK MT PT RS SI SM VA XK" },
  ],
  // Companies draw these wider than the continent's north and south.
  [
    "north emea|northern emea",
    { countries: "AT AX BE CH DE DK EE FI FO GB GG IE IM IS JE LT LU LV NL NO SE SJ" },
  ],
  [
    "south emea|southern emea",
    {
      regions: ["africa", "middle-east"],
      countries: "AD AL BA CY ES FR GI GR HR IT MC ME MK MT PT RS SI SM VA XK",
    },
  ],
  ["central europe|mitteleuropa", { countries: "AT CH CZ DE HU LI PL SI SK" }],
  [
    "cee|cee region|central and eastern europe|central eastern europe|central east europe|central europe and eastern europe",
    { countries: "AL BA BG CZ EE HR HU LT LV MD ME MK PL RO RS SI SK UA XK" },
  ],
  [
    "eastern europe|east europe|osteuropa|europe de est|europa del este|europa oriental",
    { countries: "AL BA BG BY CZ EE HR HU LT LV MD ME MK PL RO RS RU SI SK UA XK" },
  ],
  [
    "balkans|balkan|balkan countries|western balkans|south eastern europe|southeastern europe|southeast europe|south east europe",
    { countries: "AL BA BG GR HR ME MK RO RS SI XK" },
  ],
  ["anz", { countries: "AU NZ" }],
  ["gcc", { countries: "AE BH KW OM QA SA" }],
  [
    "southeast asia|south east asia|se asia|southeastern asia|sudostasien|sudeste asiatico|asie du sud est",
    { countries: "BN ID KH LA MM MY PH SG TH TL VN" },
  ],
  [
    "south asia|southern asia|indian subcontinent|sudasien|asie du sud",
    { countries: "AF BD BT IN LK MV NP PK" },
  ],
  [
    "east asia|eastern asia|northeast asia|north east asia|ostasien",
    { countries: "CN HK JP KP KR MN MO TW" },
  ],
  ["central asia|zentralasien", { countries: "KG KZ TJ TM UZ" }],
  ["west asia|western asia", { regions: ["middle-east"], countries: "AM AZ CY GE" }],
  ["mercosur|mercosul", { countries: "AR BO BR PY UY" }],
  ["cono sur|cone sul|southern cone", { countries: "AR CL UY" }],
  [
    "spanish speaking latin america|spanish speaking latam|hispanic america|hispanoamerica|hispanic latin america",
    { countries: "AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE" },
  ],
  ["us and canada|usa and canada", { countries: "US CA" }],
  ["maghreb|magreb", { countries: "DZ LY MA MR TN" }],
  ["palop|lusophone africa|portuguese speaking africa", { countries: "AO CV GW MZ ST" }],
  [
    "francophone africa|french speaking africa|afrique francophone",
    { countries: "BF BI BJ CD CF CG CI CM DJ DZ GA GN KM MA MG ML MR NE RE RW SN TD TG TN YT" },
  ],
  [
    "anglophone africa|english speaking africa",
    { countries: "BW CM GH GM KE LR LS MU MW NA NG RW SC SH SL SS SZ TZ UG ZA ZM ZW" },
  ],
  [
    "sub saharan africa|subsaharan africa|afrique subsaharienne|africa subsahariana|subsahara afrika",
    {
      countries:
        "AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RE RW SC SD SH " +
        "SL SN SO SS ST SZ TD TG TZ UG YT ZA ZM ZW",
    },
  ],
  [
    "west africa|western africa|afrique de ouest|africa occidental|westafrika",
    { countries: "BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG" },
  ],
  [
    "east africa|eastern africa|afrique de est|africa oriental|ostafrika",
    { countries: "BI ET KE RW SO TZ UG" },
  ],
  [
    "north africa|northern africa|afrique du nord|norte de africa|nordafrika",
    { countries: "DZ EG LY MA SD TN" },
  ],
  [
    "central africa|middle africa|afrique centrale|zentralafrika",
    { countries: "AO CD CF CG CM GA GQ ST TD" },
  ],
  // Unions, by their members of 2026.
  ["uemoa|waemu", { countries: "BF BJ CI GW ML NE SN TG" }],
  ["cedeao|ecowas", { countries: "BJ CI CV GH GM GN GW LR NG SL SN TG" }],
  ["cemac", { countries: "CF CG CM GA GQ TD" }],
  ["east african community", { countries: "BI CD KE RW SO SS TZ UG" }],
  ["sadc", { countries: "AO BW CD KM LS MG MU MW MZ NA SC SZ TZ ZA ZM ZW" }],
  ["cplp", { countries: "AO BR CV GQ GW MZ PT ST TL" }],
  ["asean", { countries: "BN ID KH LA MM MY PH SG TH TL VN" }],
  ["caricom", { countries: "AG BB BS BZ DM GD GY HT JM KN LC MS SR TT VC" }],
  ["southern africa", { countries: "AO BW LS MW MZ NA SZ ZA ZM ZW" }],
];
