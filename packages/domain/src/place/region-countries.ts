import type { CountryCode, Region } from "./place.ts";

const codes = (text: string) => text.split(" ");

// The continents of `countries-list`, but that Russia is in Europe: pages that tell who may apply load no more than this.
const africa = codes(
  "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW " +
    "SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW",
);
const asia = codes(
  "AE AF AM AZ BD BH BN BT CC CN CX GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA " +
    "SA SG SY TH TJ TM TR TW UZ VN YE",
);
const europe = codes(
  "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL " +
    "PT RO RS RU SE SI SJ SK SM UA VA XK",
);
const northAmericaAll = codes(
  "AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI",
);
const oceania = codes("AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TL TO TV UM VU WF WS");
const southAmerica = codes("AR BO BR CL CO EC FK GF GY PE PY SR UY VE");
const northern = codes("BM CA GL PM US");
const centralAmerica = codes("BZ CR GT HN NI PA SV");
const caribbean = northAmericaAll.filter((code) => ![...northern, ...centralAmerica, "MX"].includes(code));
const middleEast = codes("AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE");
const caucasus = codes("AM AZ GE");
const eu = codes("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK");

/**
 * The countries of each region. Continents share none, so a posting open to Asia is not one open to Europe; Russia and
 * Cyprus count as Europe, Turkey as Asia and the Middle East.
 */
export const REGION_COUNTRIES: Readonly<Record<Region, ReadonlySet<CountryCode>>> = {
  africa: new Set(africa),
  americas: new Set([...northAmericaAll, ...southAmerica]),
  apac: new Set([...asia, ...oceania].filter((code) => ![...middleEast, ...caucasus].includes(code))),
  asia: new Set(asia),
  caribbean: new Set(caribbean),
  "central-america": new Set(centralAmerica),
  emea: new Set([...europe, ...middleEast, ...caucasus, ...africa]),
  eu: new Set(eu),
  europe: new Set(europe),
  latam: new Set(["MX", ...centralAmerica, ...caribbean, ...southAmerica]),
  mena: new Set([...middleEast.filter((code) => code !== "TR"), ...codes("DZ EG LY MA TN")]),
  "middle-east": new Set(middleEast),
  // In postings Mexico is North America as often as it is Latin America: it is in both.
  "north-america": new Set([...northern, "MX"]),
  oceania: new Set(oceania),
  "south-america": new Set(southAmerica),
};
