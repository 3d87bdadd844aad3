import { foldName } from "../text/fold-text.ts";
import { findNamedPlace } from "./place-names.ts";

const SIDE = String.raw`(?:Latin|(?:North|South|East|West)(?:ern)?|Central)`;
const SHARED = new RegExp(
  String.raw`(?<!\bMiddle )\b(${SIDE}) ?(?:\/|&|and|or) ?(?:the )?${SIDE} (America|Europe|Asia|Africa)\b`,
  "giu",
);

/**
 * Gives each of two parts of a continent its name: "Western and Eastern Europe" are two names. Those that are one name stay
 * whole: "Central and Eastern Europe".
 *
 * @example completeNames("South & East Asia"); // "South Asia & East Asia"
 */
export const completeNames = (text: string): string =>
  text.replace(SHARED, (both, first: string, continent: string) =>
    findNamedPlace(foldName(both.replace(/ ?(?:\/|&|\bor\b) ?/, " and ")))
      ? both
      : `${first} ${continent}${both.slice(first.length)}`,
  );
