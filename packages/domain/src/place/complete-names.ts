import { foldName } from "../text/fold-text.ts";
import { findNamedPlace } from "./place-names.ts";

const SIDE = String.raw`(?:Latin|(?:North|South|East|West)(?:ern)?|Central)`;
const SHARED = new RegExp(
  String.raw`(?<!\bMiddle )\b(${SIDE}) ?(?:\/|&|and|or) ?(?:the )?${SIDE} (America|Europe|Asia|Africa|Carolina|Dakota)\b`,
  "giu",
);

/** "EMEA North", "Europe (East)", "Asia - South"; but not "Europe - South Africa". */
const SIDE_BEHIND = new RegExp(
  String.raw`\b(Europe|Asia|Africa|EMEA) ?(?:[-–—] |[([])?\b(North|South|East|West|Central)(?:ern)?\b[)\]]?(?! ?(?:-|${SIDE}\b|America|Europe|Asia|Africa|Korea|Sudan|EMEA))`,
  "giu",
);

/** "US/CA" are two countries, where "US, CA" may be California. */
const NORTHERN_COUNTRIES = /\b(?:(USA?\/)CA|CA(\/USA?))\b(?!\/)/gu;

/** "Boston, Mass.", "Ottawa, Ont.": states in the newspapers' way, behind a town. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  Ariz: "Arizona",
  Calif: "California",
  Colo: "Colorado",
  Conn: "Connecticut",
  Fla: "Florida",
  Ill: "Illinois",
  Mass: "Massachusetts",
  Mich: "Michigan",
  Minn: "Minnesota",
  Ont: "Ontario",
  Ore: "Oregon",
  Penn: "Pennsylvania",
  Que: "Quebec",
  Tenn: "Tennessee",
  Tex: "Texas",
  Wash: "Washington",
};
const ABBREVIATION = new RegExp(String.raw`(?<=\p{Ll}, ?)(${Object.keys(ABBREVIATED).join("|")})\.`, "gu");

/** "NY, NY" is the city. */
const NEW_YORK = /\bN\.?Y\.?, ?(?=N\.?Y\b)/gu;

/**
 * Writes names whole that a text shortens. Of two parts of a continent each is given its name: "Western and Eastern Europe" are
 * two. Those that are one name stay whole: "Central and Eastern Europe". A part behind its continent is written before it.
 *
 * @example completeNames("South & East Asia"); // "South Asia & East Asia"
 */
export const completeNames = (text: string): string =>
  text
    .replace(SIDE_BEHIND, "$2 $1")
    .replace(NORTHERN_COUNTRIES, "$1Canada$2")
    .replace(NEW_YORK, "New York, ")
    .replace(ABBREVIATION, (written, short: string) => ABBREVIATED[short] ?? written)
    .replace(SHARED, (both, first: string, continent: string) =>
      findNamedPlace(foldName(both.replace(/ ?(?:\/|&|\bor\b) ?/, " and ")))
        ? both
        : `${first} ${continent}${both.slice(first.length)}`,
    );
