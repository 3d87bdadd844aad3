import type { CountryCode, Place, Region, TimeZoneWindow } from "./place.ts";
import { countriesOf } from "./region.ts";

// Hours of UTC by which people of a country live, in standard time: a country of several zones stands in each. Without islands
// far from the rest of their country (the Azores, Easter Island).
const ZONES: readonly (readonly [offset: number, countries: string])[] = [
  [-11, "AS NU"],
  [-10, "CK PF US"],
  [-9, "US"],
  [-8, "CA MX PN US"],
  [-7, "CA MX US"],
  [-6, "BZ CA CR GT HN MX NI SV US"],
  [-5, "BS CA CO CU EC HT JM KY MX PA PE TC US"],
  [-4, "AG AI AW BB BL BM BO BQ BR CA CL CW DM DO GD GP GY KN LC MF MQ MS PR SX TT VC VE VG VI"],
  [-3, "AR BR CL FK GF PM PY SR UY"],
  [-2, "GL"],
  [-1, "CV"],
  [0, "BF CI FO GB GG GH GM GN GW IE IM IS JE LR ML MR PT SH SL SN ST TG"],
  [
    1,
    "AD AL AO AT BA BE BJ CD CF CG CH CM CZ DE DK DZ EH ES FR GA GI GQ HR HU IT LI LU MA MC ME MK MT NE NG NL NO PL RS SE SI " +
      "SJ SK SM TD TN VA XK",
  ],
  [2, "AX BG BI BW CD CY EE EG FI GR IL LB LS LT LV LY MD MW MZ NA PS RO RW SD SS SZ UA ZA ZM ZW"],
  [3, "BH BY DJ ER ET IQ JO KE KM KW MG QA RU SA SO SY TR TZ UG YE YT"],
  [3.5, "IR"],
  [4, "AE AM AZ GE MU OM RE RU SC"],
  [4.5, "AF"],
  [5, "KZ MV PK RU TJ TM UZ"],
  [5.5, "IN LK"],
  [5.75, "NP"],
  [6, "BD BT IO KG RU"],
  [6.5, "CC MM"],
  [7, "CX ID KH LA MN RU TH VN"],
  [8, "AU BN CN HK ID MN MO MY PH RU SG TW"],
  [9, "ID JP KP KR PW RU TL"],
  [10, "AU FM GU MP PG RU"],
  [11, "FM NC NF RU SB VU"],
  [12, "FJ KI MH NR NZ RU TV WF"],
  [13, "KI TK TO WS"],
];

/** Those whose clocks go forward by an hour in summer, in most of the country. */
const WITH_SUMMER_TIME = new Set(
  (
    "AD AL AT AU AX BA BE BG BM BS CA CH CL CU CY CZ DE DK EE EG ES FI FO FR GB GG GI GL GR HR HT HU IE IL IM IT JE LB LI LT LU " +
    "LV MC MD ME MK MT NL NO NZ PL PM PS PT RO RS SE SI SJ SK SM TC UA US VA XK"
  ).split(" "),
);

/**
 * The countries in which people live by some of these hours of UTC, in standard time or in summer.
 *
 * @example countriesByHours({ from: 5.5, to: 5.75 }); // new Set(["IN", "LK", "NP"])
 */
export function countriesByHours({ from, to }: TimeZoneWindow): ReadonlySet<CountryCode> {
  return new Set(
    ZONES.flatMap(([offset, countries]) =>
      countries.split(" ").filter((country) => {
        const latest = WITH_SUMMER_TIME.has(country) ? offset + 1 : offset;
        return offset <= to && latest >= from;
      }),
    ),
  );
}

/**
 * The hours of UTC of a country's standard time, where people live by one alone.
 *
 * @example hoursOfCountry("NP"); // { from: 5.75, to: 5.75 }
 */
export function hoursOfCountry(country: CountryCode): TimeZoneWindow | undefined {
  const [zone, ...others] = ZONES.filter(([, countries]) => countries.split(" ").includes(country));
  return zone === undefined || others.length > 0 ? undefined : { from: zone[0], to: zone[0] };
}

// From west to east, by standard time. Hardly anybody lives between Brazil's coast and the Azores.
const HOURS_LIVED_IN: readonly (readonly [Region, from: number, to: number])[] = [
  ["americas", -10, -2.5],
  ["emea", -1, 4],
  ["apac", 4.5, 14],
];

/**
 * Who lives in these time zones. Zones within one part of the world stand for all of it. If they reach into several, each counts as
 * a whole if all its zones are among them; otherwise only its countries in these zones count.
 *
 * @example peopleLivingIn({ from: -1, to: 5 }); // { regions: ["emea"], countries: ["AF", "KZ", "MV", "PK", "TJ", "TM", "UZ"] }
 */
export function peopleLivingIn(window: TimeZoneWindow): Pick<Place, "regions" | "countries"> {
  const { from, to } = window;
  const reached = HOURS_LIVED_IN.filter(([, west, east]) => from <= east && to >= west);
  const isWhole = ([, west, east]: (typeof reached)[number]) =>
    reached.length === 1 || (from <= west && to >= east);
  const here = countriesByHours(window);
  const inPart = reached
    .filter((part) => !isWhole(part))
    .flatMap(([region]) => [...countriesOf(region)].filter((country) => here.has(country)));
  return {
    regions: reached.filter(isWhole).map(([region]) => region),
    countries: [...new Set(inPart)].toSorted(),
  };
}
