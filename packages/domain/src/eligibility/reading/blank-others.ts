import { dropAccents } from "../../text/fold-text.ts";

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

/** A label of several places, at the beginning of its line; of one, it is the job's: "Location". */
const LABEL =
  /^\P{L}*(?:(?:eligible|supported|available|participating|covered) )?(?:countries|locations|regions|states|standorte|lander|ubicaciones|paises|localizacoes|lieux|pays)(?: [^:]{1,30})? ?(?::|$)/iu;
/** A heading above what is told of the company, of what its people are given, or of what it sells. */
const OF_OTHERS =
  /^\P{L}*(?:about (?:us|(?:the|our) (?:company|team|business))|who we are|(?:the |our )?company(?: (?:facts|profile|details|overview|at a glance))?|our (?:offices|story|team|customers|clients|products?)|(?:[\p{L}'’-]+ ){0,3}(?:benefits?|perks|leave|insurance|pension|api|platform|app|shipping|payouts?|integrations)|(?:uber|sobre) (?:uns|nosotros|nos)|quienes somos|quem somos|a propos(?: de nous)?|qui sommes[- ]nous|(?:das )?unternehmen|elternzeit|(?:la |a )?empresa|l['’]entreprise|beneficios|avantages|(?:permiso|licenca|conge) parental)\P{L}*$/iu;
/** Another line of a table of facts: "Founded: 2011". */
const OTHER_FACT = /^[^:]{2,30}:\s*\S/u;
const MAX_HEADING = 60;
/** Lines of such a table, with those between. */
const MAX_FACTS_ABOVE = 12;

/** Where a product works, and what makes it one. */
const SUPPORTED = /\b(?:supported|covered) (?:countries|regions|markets)\b/iu;
const OF_A_PRODUCT =
  /\b(?:apis?|products?|platform|payouts?|payments?|integrations?|cards?|shipping|merchants?|currencies)\b/iu;

/**
 * A text with spaces for lists of places that are the company's, a benefit's or a product's, as the heading above them or
 * their own line tells: "Parental leave", and below it "Eligible countries: Peru".
 *
 * @example blankListsOfOthers("About us\nLocations: Peru").trim(); // "About us"
 */
export function blankListsOfOthers(text: string): string {
  const lines = text.split("\n");
  const plain = dropAccents(text).split("\n");
  return lines
    .map((line, at) => {
      const said = plain[at] ?? "";
      if (LABEL.test(said) && OF_OTHERS.test(findHeading(plain, at))) return " ".repeat(line.length);
      const supported = SUPPORTED.exec(said)?.index;
      const isOfProduct = supported !== undefined && OF_A_PRODUCT.test(`${lineAbove(plain, at)}\n${said}`);
      return isOfProduct ? line.slice(0, supported).padEnd(line.length) : line;
    })
    .join("\n");
}

/** The line above a label, and above the facts beside it; none if it is too long for a heading. */
function findHeading(lines: readonly string[], at: number): string {
  const above = lines.slice(Math.max(0, at - MAX_FACTS_ABOVE), at).toReversed();
  const heading = above.find((line) => line.trim() !== "" && !OTHER_FACT.test(line)) ?? "";
  return heading.length <= MAX_HEADING ? heading : "";
}

const lineAbove = (lines: readonly string[], at: number): string =>
  lines.slice(Math.max(0, at - 2), at).findLast((line) => line.trim() !== "") ?? "";
