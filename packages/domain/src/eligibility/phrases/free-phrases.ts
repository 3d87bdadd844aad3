import { BUT } from "./exceptions.ts";
import { type Phrase, buildPhrases } from "./phrase.ts";
import {
  gap,
  ignoreCase,
  joinLiving,
  joinWithin,
  limitsOf,
  notOf,
  saidOfReaders,
  SITES,
  type WhereWords,
} from "./where-phrases.ts";

/**
 * How one language says that the place is up to the applicant, as alternatives of a pattern for text without accents.
 */
export type FreeWords = {
  /** A label at the beginning of a line: "Location". */
  line: string;
  /** The place of work, in a sentence. */
  placeOfWork: string;
  /** What such a line says for anywhere: "worldwide", "does not matter". */
  anywhere: string;
  /** "No", before `rules`. */
  none: string;
  /** "Restrictions", before `country`. */
  rules: string;
  /** What they restrict: "country", "residence". */
  country: string;
  /** "We do not ask for", before `whichCountry`. */
  undemanded: string;
  /** "In which country", "any country". */
  whichCountry: string;
  /** "Is not asked for", behind it. */
  notAsked: string;
  /** "You decide", before or behind it. */
  choose: string;
  /** "Counts", about the work, before `countsNot` and where the applicant lives. */
  counts: string;
  /** "And not", behind it and a comma. */
  countsNot: string;
  /** "Living on another continent". */
  elsewhere: string;
  /** "The world is your office". */
  worldIsOffice: string;
  /** The applicant living or working somewhere: "you live", "work from". */
  living: string;
  /** "Also outside Europe", right behind where the applicant lives. */
  beyond: string;
  /** "Bound to no country". */
  unbound: string;
  /** "Abroad too", behind "where you like". */
  abroad: string;
  /** "Only", before `ifYouLive`. */
  only: string;
  /** "If you live", before "in". */
  ifYouLive: string;
  /** "Your home office", before "in". */
  yourHome: string;
  /** "You need a flat", before "in". */
  dwelling: string;
  /** A part of a country by its people, in the group `place`: "any Spanish province". */
  ofPeople: string;
  /** "Whether in", before towns far apart. */
  lead: string;
  /** "Your application is welcome", behind them. */
  welcome: string;
};

/** Phrases for who may apply, in one language: anyone, or people whose home is somewhere. */
export const buildFreePhrases = (where: WhereWords, words: FreeWords): Phrase[] => [
  ...buildNoRulePhrases(where, words),
  ...buildChosenPhrases(where, words),
  ...buildExamplePhrases(where, words),
  ...buildHomePhrases(where, words),
];

const OPEN = { kind: "residence", verdict: "open" } as const;

/** Beginnings of words about guests. */
const GUESTS = String.raw`gast|besuch|reisend|huesped|visit|viajer|turist|hosped|viajant|voyageur|tourist`;

const ofNoOthers = ({ others }: WhereWords): RegExp => new RegExp(`^${notOf(`${others}|${GUESTS}`)}`, "iu");

/** "Remote means". */
const MEANS = String.raw`hei(?:ss|ß)t|bedeutet|significa|signifie|veut dire|quer dizer`;

const POSSIBLE = String.raw`moglich|possible|posible|possivel`;

/** That there is no rule about the place. */
function buildNoRulePhrases(where: WhereWords, words: FreeWords): Phrase[] {
  const { line, whichCountry } = words;
  const ofNone = `(?![^.;:]{0,40} (?:${where.others}))`;
  return buildPhrases(
    ignoreCase(
      `^\\P{L}*(?:100 ?% )?(?:${line}) ?[:(,–-]+ ?(?:${words.anywhere}|${where.online})(?=\\P{L}*$|[,;(–-])`,
      `\\b(?:${words.line})[^.;:!?]{0,25} (?:${MEANS})(?!\\p{L})[^.;!?]{0,20} (?:${where.worldwide}|${where.anyCountry})(?=\\P{L}*$|[,;])`,
      `^\\P{L}*(?:${where.worldwide})[ ,–-]{1,3}(?:${words.line})(?=\\P{L}*$|[,;])`,
      `^\\P{L}*(?:${where.worldwide})(?=,? \\(?${BUT}(?!\\p{L}))`,
      `\\b(?:${words.none})${gap(2, where)} (?:${words.rules})${gap(4, where)},? (?:${words.country})\\b${ofNone}`,
      `\\b(?:${words.undemanded})${gap(4, where)},? (?:${whichCountry})\\b${ofNone}`,
      `\\b(?:${whichCountry})${gap(3, where)},? (?:${words.notAsked})\\b`,
      `\\b(?:${where.worldwide}|${where.anyCountry})[^.;:!?]{0,20}? (?:willkommen|bienvenu|bienvenid|bem-vind)`,
    ),
    { ...OPEN, ofWorld: true, subject: ofNoOthers(where), unless: new RegExp(limitsOf(where), "u") },
  );
}

/** That the applicant chooses the country, or may live beyond one. "Continent" and "outside" are no limits here. */
function buildChosenPhrases(where: WhereWords, words: FreeWords): Phrase[] {
  const { whichCountry, choose } = words;
  const living = joinLiving(where);
  const subject = saidOfReaders(where);
  const chosen = buildPhrases(
    ignoreCase(
      `\\b(?:${where.indifferent}),? (?:${whichCountry}|${where.where})(?=\\P{L}*$|[,;])`,
      `\\b(?:${whichCountry})[^.;:()?!–—]{0,30}?\\b(?:${where.indifferent}|${where.yours})(?!\\p{L})`,
      `\\b(?:${words.none})(?! mehr)${gap(2, where)} (?:${words.rules})(?:,? (?!(?:${where.others}))[^\\s.;:,()?!–—]{1,24}){0,3}?,? ${living}`,
      `\\b(?:${words.unbound})\\b`,
      `\\b(?:${POSSIBLE})[^.;:!?]{0,6} (?:${words.elsewhere})|\\b(?:${words.elsewhere})[^.;:!?]{0,15} (?:${POSSIBLE})(?!\\p{L})`,
      `\\b(?:${words.elsewhere})(?![^.;:()?!–—]{0,30} (?:${where.others}))[^.;:()?!–—]{0,30}?\\b(?:${where.indifferent})\\b`,
      `\\b(?:${words.placeOfWork})(?!\\p{L})[^.;:!?]{0,40}, (?:${where.worldwide})(?=\\P{L}*$)`,
      `\\b(?:${choose})${gap(3, where)},? (?:${whichCountry}|${living}(?<!travaill[^ ]{0,5}))\\b`,
      `\\b(?:${choose}) (?:${where.country})(?=\\P{L}*$|[,;:])`,
      `\\b(?:${whichCountry})${gap(6, where)},? (?:${choose})\\b`,
      `(?:${living})${gap(3, where)},? (?:${choose})\\b`,
      `\\b(?:${words.counts})[^.;:!?]{0,40}, (?:${words.countsNot}),? (?:${whichCountry}|${living})(?=\\P{L}*$|[,;])`,
      `\\b(?:${where.freely})[^.;:!?]{0,20} (?:${words.abroad})(?!\\p{L})`,
      livingBeyond(where, words),
    ),
    { ...OPEN, ofWorld: true, subject, unless: new RegExp(where.unless, "u") },
  );
  return [
    ...chosen,
    ...buildPhrases(ignoreCase(`\\b(?:${words.worldIsOffice})\\b`), { ...OPEN, ofWorld: true, subject }),
  ];
}

/**
 * That the applicant may live beyond the place named: "you can live in Peru or also outside America". Colleagues, projects and
 * travel elsewhere do not count.
 */
export function livingBeyond(where: WhereWords, words: FreeWords): string {
  const { others, beside, not, home } = where;
  const word = (but: string) =>
    String.raw` (?!(?:und|et|y|e)(?!\p{L})|proje|proye|${but})[^\s.;:,()?!–—]{1,24}`;
  const place = String.raw`(?: (?:${where.in})(?!\p{L}))?(?:${word(`${others}|${beside}|${not}`)}){0,2}`;
  const line = String.raw`^\P{L}*(?:${words.line})(?: ?[:(–-]+)?`;
  const own = String.raw`(?:${line}|\b(?:${words.living}))(?!\p{L})${place}(?:,|,? (?:und|oder|et|ou|y|o|e))?`;
  const free = String.raw`\b(?:${home})(?!\p{L})(?: (?:${where.indifferent})|(?:${word(others)}){0,7}),`;
  return `(?:${own}|${free}) (?:${words.beyond})${ALL_THERE_IS}`;
}

/** "Outside the European Union", which ends there: "you live in Peru, also outside America you have customers". */
const ALL_THERE_IS = String.raw`(?: (?:union|europ\p{L}+))?(?=\P{L}*$|[,;:()–—]| (?:und|oder|et|ou|y|o|e|moglich|possible|posible|possivel|willkommen)(?!\p{L}))`;

/** Towns far apart, as examples of where applicants may live. */
function buildExamplePhrases(where: WhereWords, { lead, welcome }: FreeWords): Phrase[] {
  const list = String.raw`[^.;!?]{2,50}, [^.;!?]{2,40}(?<!\p{L})(?:ou|o|u|oder) `;
  return buildPhrases(
    ignoreCase(
      `\\b(?:${welcome})(?!\\p{L})[^.;!?]{1,60}?, (?:${lead}) (?=${list})`,
      `^\\P{L}*(?:${lead}) (?=${list}[^.;!?]{2,40}[,:][^.;!?]{1,80}(?<!\\p{L})(?:${welcome})(?!\\p{L}))`,
    ),
    {
      ...OPEN,
      ofWorld: "spread",
      subject: saidOfReaders(where),
      unless: new RegExp(`${limitsOf(where)}|${SITES}|(?<!\\p{L})(?:${where.others})`, "u"),
    },
  );
}

/** Permits, which are facts of their own. */
const PAPERS = String.raw`\b(?:[Aa]utori[sz]|[Pp]ermi[st]|[Dd]ireito|[Dd]erecho|[Dd]roit|Recht|[Ee]rlaub)`;

/** Where the applicant's home has to be. */
function buildHomePhrases(where: WhereWords, words: FreeWords): Phrase[] {
  const only = { kind: "residence", verdict: "only" } as const;
  const into = `(?:${where.in})(?![\\p{L}])`;
  return [
    ...buildPhrases(
      ignoreCase(
        `^\\P{L}*(?:${words.line}) ?[:(,–-]+ ?(?:[^\\s.:]{1,20} )?${joinWithin(where)}`,
        `\\b(?:${words.only})\\b[^.;:]{0,60}\\b(?:${words.ifYouLive}) ${into}`,
        `\\b(?:${words.dwelling}) ${into}`,
        `\\b(?:${words.placeOfWork}|${where.home})${gap(2, where)} ${into}(?=[^.;:!?]{2,60}?(?<!\\p{L})(?:${words.choose}|frei|libre|livre))`,
        `\\b(?:${words.placeOfWork})${gap(3, where)} (?:frei wahlbar|frei zu wahlen|libre|au choix|livre),? ${into}`,
        `\\b(?:${words.yourHome})${gap(4, where)} ${into}`,
      ),
      { ...only, places: "after", noMatter: true },
    ),
    ...buildPhrases(ignoreCase(`\\b(?:${words.ofPeople})`), {
      ...only,
      places: "in",
      subject: ofNoOthers(where),
      unless: new RegExp(`${where.unless}|${PAPERS}`, "u"),
    }),
  ];
}
