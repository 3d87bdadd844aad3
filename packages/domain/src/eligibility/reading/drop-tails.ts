import type { Said } from "../phrases/phrase.ts";

/** A list of places: names and what joins them. */
const WITHIN_LIST =
  /^(?:(?<!\p{L})\p{Lu}\p{L}*|\b(?:and|or|the|of|und|oder|der|die|den|y|o|e|u|et|ou|de|en|la|las|los|le|les|[dl](?=['’]))\b|[\s,;/|&():.'’–—-])*$/u;

/**
 * Drops facts whose places are only the end of another fact's list: "Peru, Chile or Bolivia only" requires one of the three, not
 * "Bolivia only". `plain` is the sentence.
 *
 * @example dropTails([all, last], "Candidates from Peru or Chile only"); // [all]
 */
export const dropTails = <Told extends Said>(told: readonly Told[], plain: string): Told[] =>
  told.filter((one) => !told.some((other) => isTailOf(one, other, plain)));

function isTailOf(tail: Said, list: Said, plain: string): boolean {
  if (!isDemand(tail) || !isDemand(list) || tail.namedAt <= list.namedAt) return false;
  const [named, all] = [namesOf(tail), namesOf(list)];
  return (
    named.length < all.length &&
    named.every((name) => all.includes(name)) &&
    WITHIN_LIST.test(plain.slice(list.namedAt, tail.namedAt))
  );
}

const isDemand = ({ fact }: Said): boolean => fact.kind === "residence" && fact.verdict === "only";

const namesOf = ({ fact }: Said): string[] => [...fact.countries, ...fact.regions];
