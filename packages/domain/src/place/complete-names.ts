import { foldName } from "../text/fold-text.ts";
import { findNamedPlace } from "./place-names.ts";
import { STATE_ABBREVIATIONS } from "./region-names.ts";

const SIDE = String.raw`(?:Latin|(?:North|South|East|West)(?:ern)?|Central)`;
const SHARED = new RegExp(
  String.raw`(?<!\bMiddle )\b(${SIDE}) ?(?:\/|&|and|or) ?(?:the )?${SIDE} (America|Europe|Asia|Africa|Carolina|Dakota)\b`,
  "giu",
);

/** "North, Central and South America": the first of three. */
const FIRST_OF_THREE = new RegExp(
  String.raw`\b(${SIDE}), (?=${SIDE},? (?:and|or|&) ${SIDE} (America|Europe|Asia|Africa)\b)`,
  "giu",
);

/** "Continente americano", "amerikanischer Kontinent", each by its first letters. */
const BY_CONTINENT =
  /\bcontinente? (?:american[oa]?|am[eé]ricain|african[oa]?|africain|europe[oau]|europ[eé]en|asi[aá]tic[oa]|asiatique)\b|\b(?:amerikanisch|afrikanisch|europ[aä]isch|asiatisch)e[nrms]? kontinent(?:s|es)?\b|\b(?:American|African|European|Asian) continent\b/giu;
const CONTINENTS: readonly (readonly [letters: RegExp, name: string])[] = [
  [/\bam[eé]ri/iu, "Americas"],
  [/\bafri/iu, "Africa"],
  [/\beurop/iu, "Europe"],
  [/\basi/iu, "Asia"],
];

/** "Nord- und Südamerika", "Ost- oder Westeuropa". */
const GERMAN_SIDE = "(?:Nord|Süd|Ost|West|Mittel|Zentral)";
const GERMAN_SHARED = new RegExp(
  `\\b(${GERMAN_SIDE})-(?=,? (?:${GERMAN_SIDE}-,? )?(?:und|oder|sowie) ${GERMAN_SIDE}(amerika|europa|afrika|asien))`,
  "gu",
);

/** "América del Norte y del Sur", "Amérique du Nord ou du Sud". */
const AMERICAS = new RegExp(
  String.raw`\b(Am[eé]ri(?:ca|que) d(?:el|o|u) )(Norte|Nord|Sur|Sul|Sud) (y|o|e|et|ou) (?:d(?:el|o|u) )?(Norte|Nord|Sur|Sul|Sud)(?!\p{L})`,
  "gu",
);

/** "EMEA North", "Europe (East)", "Asia - South"; but not "Europe - South Africa". */
const SIDE_BEHIND = new RegExp(
  String.raw`\b(Europe|Asia|Africa|EMEA) ?(?:[-–—] |[([])?\b(North|South|East|West|Central)(?:ern)?\b[)\]]?(?! ?(?:-|${SIDE}\b|America|Europe|Asia|Africa|Korea|Sudan|EMEA))`,
  "giu",
);

/** "US/CA" are two countries, where "US, CA" may be California. */
const NORTHERN_COUNTRIES = /\b(?:(USA?\/)CA|CA(\/USA?))\b(?!\/)/gu;

/** "Boston, Mass.", "Ottawa, Ont.": behind a town. */
const ABBREVIATION = new RegExp(
  String.raw`(?<=\p{Ll}, ?)(${Object.keys(STATE_ABBREVIATIONS).join("|")})\.`,
  "gu",
);

/** "D-A-CH", "D/A/CH": three countries by their number plates. */
const DACH = /\bD ?[-–/] ?A ?[-–/] ?CH\b/gu;

/** "França" without its cedilla is a town in Brazil. */
const FRANCE = /\bFrança(?!\p{L})/gu;

/** "NY, NY" is the city. */
const NEW_YORK = /\bN\.?Y\.?, ?(?=N\.?Y\b)/gu;

/**
 * Writes names whole that a text shortens. Of two parts of a continent each is given its name: "Western and Eastern Europe" are
 * two. Those that are one name stay whole, joined by "and": "Central and Eastern Europe". A part behind its continent is written before it.
 *
 * @example completeNames("South & East Asia"); // "South Asia & East Asia"
 */
export const completeNames = (text: string): string =>
  text
    .replace(BY_CONTINENT, (written) => CONTINENTS.find(([letters]) => letters.test(written))?.[1] ?? written)
    .replace(GERMAN_SHARED, "$1$2")
    .replace(FIRST_OF_THREE, "$1 $2, ")
    .replace(FRANCE, "France")
    .replace(SIDE_BEHIND, "$2 $1")
    .replace(DACH, "DACH")
    .replace(NORTHERN_COUNTRIES, "$1Canada$2")
    .replace(NEW_YORK, "New York, ")
    .replace(ABBREVIATION, (written, short: string) => STATE_ABBREVIATIONS[short] ?? written)
    .replace(AMERICAS, "$1$2 $3 $1$4")
    .replace(SHARED, (both, first: string, continent: string) => {
      const joined = both.replace(/ ?(?:\/|&|\bor\b) ?/, " and ");
      return findNamedPlace(foldName(joined)) ? joined : `${first} ${continent}${both.slice(first.length)}`;
    });
