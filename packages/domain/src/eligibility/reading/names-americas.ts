import type { Region } from "../../place/place.ts";

const AMERICA =
  /(?<!\p{L}|(?:Latin|South|North|Central|States of) )Am[eé]ri(?:[ck]a|que)(?!\p{L})(?! (?:Latin|latin|do |del |du |Central|central))/u;
/** With its accent, the Spanish and Portuguese name of the continent, never of the United States. */
const WHOLE = /(?<!\p{L}|Unidos d[ea] )América(?!\p{L})(?! (?:Latina|latina|do |del |Central|central))/u;
const OTHERS: readonly Region[] = ["africa", "asia", "oceania"];

/**
 * Whether "America" in a text means the continent, as it does beside others. Alone it may mean the United States. `regions` are
 * those the text names.
 *
 * @example namesAmericas("America, Africa or Asia", new Set(["africa", "asia"])); // true
 */
export const namesAmericas = (text: string, regions: ReadonlySet<Region>): boolean =>
  WHOLE.test(text) || (AMERICA.test(text) && OTHERS.some((region) => regions.has(region)));
