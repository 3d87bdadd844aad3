import { foldPlainly, type Phrase } from "./phrase.ts";

/**
 * A way of saying something, as the alternatives of each of its parts in turn: `["we hire|we recruit", "in|across"]` are four
 * ways. A part that ends in "?" may be left out. Without accents, as sentences are read.
 */
type Way = readonly string[];

/** What a language says of who may apply in words that mean nothing else. */
export type PlainWords = {
  /** Right before the places where who applies has to live. */
  before: readonly Way[];
  /** That anybody may apply, wherever they live. */
  anybody: readonly Way[];
};

/** Who may apply, said in words that mean nothing else; `limits` is what makes them say something else in the language. */
export const buildPlainPhrases = (
  { before, anybody }: PlainWords,
  limits: { places: RegExp; world: RegExp },
): Phrase[] => [
  {
    kind: "residence",
    verdict: "only",
    places: "after",
    noMatter: true,
    says: joinWays(ALONE, before, ""),
    unless: limits.places,
  },
  {
    kind: "residence",
    verdict: "open",
    ofWorld: true,
    says: joinWays("", anybody, OF_ALL),
    unless: limits.world,
  },
];

/** Not behind another place, whose list goes on: "in Peru or from any country of Asia". */
const ALONE = String.raw`(?<!\b(?:or|and|ou|oder|o|u|e|y|et|und) (?:em |en |de |desde |dans |depuis |in |aus |from )?)`;

/** Not "any country of West Africa" or "any francophone country", but of the world. */
const OF_ALL = String.raw`(?! (?:hispan|lusof|franco|anglo|german|arab|europ|african|asiati|asian|american|latino|sul-|sud-?am))(?! (?:(?:de|del|d[aou]s?|des|of|within|dentro|aus|der)(?!\w)|d['’])(?! (?:la |le |el |o |the )?(?:welt|erde|world|monde|mundo|planeta|planete)))`;

const joinWays = (behind: string, ways: readonly Way[], ahead: string): RegExp =>
  foldPlainly(new RegExp(String.raw`\b${behind}(?:${ways.map(joinParts).join("|")})(?!\w)${ahead}`, "iu"));

/** The parts of a way in turn, with a space between. */
function joinParts([first = "", ...others]: Way): string {
  return others.reduce(
    (said, part) => {
      const isOptional = part.endsWith("?");
      const words = ` (?:${isOptional ? part.slice(0, -1) : part})`;
      return said + (isOptional ? `(?:${words})?` : words);
    },
    `(?:${first.replace(/\?$/, "")})${first.endsWith("?") ? "?" : ""}`,
  );
}
