import type { Region } from "../place/place.ts";

const AMERICA =
  /(?<!\p{L}|(?:Latin|South|North|Central|States of) )Am[eé]ri(?:[ck]a|que)(?!\p{L})(?! (?:Latin|latin|do |del |du |Central|central))/u;
/** Spanish and Portuguese call the continent so, and never the country. */
const WHOLE = /(?<!\p{L}|Unidos d[ea] )América(?!\p{L})(?! (?:Latina|latina|do |del |Central|central))/u;
const OTHERS: readonly Region[] = ["africa", "asia", "oceania"];

/**
 * Whether "America" in a text is the continent, as it is where others stand beside it; by itself it is the United States as
 * often. `regions` are those that the text names.
 *
 * @example namesAmericas("America, Africa or Asia", new Set(["africa", "asia"])); // true
 */
export const namesAmericas = (text: string, regions: ReadonlySet<Region>): boolean =>
  WHOLE.test(text) || (AMERICA.test(text) && OTHERS.some((region) => regions.has(region)));
