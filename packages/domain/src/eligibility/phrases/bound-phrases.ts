import { type Phrase, buildPhrases } from "./phrase.ts";
import { FOR_A_WHILE, gap, ignoreCase, notOf, type WhereWords } from "./where-phrases.ts";

/**
 * How one language ties the applicant to a place without calling it their home, as alternatives of a pattern for text without
 * accents.
 */
export type BoundWords = {
  /** "You live" or "you work from", said of the reader alone, before "in": customers behind it are no others who live there. */
  youLive: string;
  /** "If you do not live", up to "in" and what follows. */
  ifNot: string;
  /** "We cannot", behind that and the place. */
  cannot: string;
  /** Remote work, before `but`. */
  remote: string;
  /** "But" or "though", before the one place that it is done from. */
  but: string;
  /** "From", before that place. */
  from: string;
  /** "At home", before a comma and its place. */
  atHome: string;
  /** What a line begins with that names where people live: "Tax residence". */
  residence: string;
  /** "Open to", "reserved for", before a place, of the job. */
  openTo: string;
  /** "You live in one of these countries", behind a list of them. */
  oneOfThese: string;
  /** Living, of who applies: it has to be in the country that the posting is of. */
  being: string;
  /** Working, which has to be in `territory`: "work in the country" is of any other as well. */
  doing: string;
  /** "On national territory". */
  territory: string;
  /** "Here", "in the country", of that country, behind or before `being`. */
  here: string;
  /** That work from abroad is out of the question. */
  notAbroad: string;
};

/** Phrases that tie the applicant to a place, in one language. */
export const buildBoundPhrases = (where: WhereWords, words: BoundWords): Phrase[] => [
  ...buildNamedPhrases(where, words),
  ...buildHerePhrases(where, words),
];

const ONLY = { kind: "residence", verdict: "only" } as const;

/** Words between a preposition and a place's name. */
const TO_NAME = String.raw`(?=(?:,? ?(?:(?:tod[oa]s?|toute?s?|tous|ganz|gesamten?|a|as|o|os|la|las|los|el|les?|de[rnms]?|d[ao]s?|du|des|en|in|region|regiao|zona|zone|pays|pais(?:es)?)(?!\p{L})|[dl]['’]))*,? ?\p{Lu})`;

/** Tied to a place the sentence names. */
function buildNamedPhrases(where: WhereWords, words: BoundWords): Phrase[] {
  const into = `(?:${where.in})(?![\\p{L}])`;
  const ofNoOthers = new RegExp(`^${notOf(where.others)}`, "iu");
  return [
    ...buildPhrases(
      ignoreCase(
        `\\b(?:${words.youLive})(?<!\\b(?:wenn|falls|ob|si|se|quand|lorsque|que|quando|cuando) (?:${words.youLive}))(?:,? [^\\s.;:,()?!–—]{1,24}){0,2}? ${into}(?![^.;!]{0,80}\\?)`,
        `^\\P{L}*${into}(?=[^.;:!?]{2,30},? (?:${words.but}) [^.;:!?]{0,20}?(?:${where.freely}|${where.indifferent}|${where.anySpot})(?!\\p{L}))`,
        `\\b(?:${words.ifNot}) ${into}(?=[^.;:!?]{2,60}, [^.;:!?]{0,60}\\b(?:${words.cannot}))`,
        `\\b(?:${where.entities})(?: \\p{L}+)? ${into}(?=[^.]{2,150}\\b(?:${words.oneOfThese}))`,
      ),
      { ...ONLY, places: "after", isHome: true, noMatter: true, unless: FOR_A_WHILE },
    ),
    ...buildPhrases(
      [
        ...ignoreCase(
          `\\b(?:${words.remote})[^.;:!?]{0,25},? (?:${words.but})${gap(2, where)} (?:${words.from})(?![\\p{L}])`,
          `\\b(?:${words.atHome}),? ${into}`,
          `^\\P{L}*(?:(?:dein|ihr|votre|ton|tu|su|[oa]? ?seu|[oa]? ?sua) )?(?:${words.residence})(?: ?[:–-]| (?:ist|es|est|e)(?!\\p{L}))`,
        ),
        new RegExp(`\\b(?:${words.openTo})${TO_NAME}`, "u"),
      ],
      { ...ONLY, places: "after", subject: ofNoOthers, unless: FOR_A_WHILE },
    ),
  ];
}

/** Tied to the posting's own country, which the sentence need not name. */
function buildHerePhrases(
  where: WhereWords,
  { being, here, doing, territory, notAbroad }: BoundWords,
): Phrase[] {
  const ofOthers = `(?<!\\p{L})(?:${where.others})`;
  return buildPhrases(
    ignoreCase(
      `\\b(?:${being})${gap(5, where)},? (?:${here})(?!\\p{L})`,
      `\\b(?:${here})${gap(3, where)} (?:${being})(?!\\p{L})`,
      `\\b(?:${doing})(?!\\p{L})${gap(6, where)},? (?:${territory})(?!\\p{L})`,
      `\\b(?:${notAbroad})`,
    ),
    {
      ...ONLY,
      places: "there",
      subject: new RegExp(`^${notOf(where.others)}`, "iu"),
      unless: new RegExp(`${FOR_A_WHILE.source}|${ofOthers}`, "iu"),
    },
  );
}
