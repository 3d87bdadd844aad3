const SITE = String.raw`(?:(?:haupt|firmen)?sitz|buros?|siege|bureaux?|locaux|oficinas?|sede|escritorios?)(?!\p{L})`;
const SITES_ASIDE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:auch wenn|obwohl|meme si|bien que|aunque|ainda que|embora)(?= [^.;:,–—]{0,60}(?<!\p{L})${SITE})[^.;:,–—]{0,120}|(?:kein\p{L}*|ohne|pas de|aucun|ni|sans|no (?:hay|tenemos)|sin|nao (?:ha|temos)|sem) ${SITE})`,
  "giu",
);

/**
 * A sentence with spaces for what it says of a seat or office that the company has all the same, or has not: neither tells
 * anybody where to live. `plain` is the same sentence without accents, letter by letter.
 *
 * @example blankCompanySites("Sin oficinas: trabaja desde Lima.", "Sin oficinas: trabaja desde Lima."); // "            : trabaja desde Lima."
 */
export function blankCompanySites(sentence: string, plain: string): string {
  let rest = sentence;
  for (const { index, 0: said } of plain.matchAll(SITES_ASIDE))
    rest = rest.slice(0, index) + " ".repeat(said.length) + rest.slice(index + said.length);
  return rest;
}
