import { type Phrase, sayAll } from "./phrase.ts";
import {
  gap,
  ignoreCase,
  joinWithin,
  limitsOf,
  notOf,
  saidOfReaders,
  SITES,
  type WhereWords,
} from "./phrases-where.ts";

/**
 * The words of one language by which a posting says that nobody is bound to a place, as alternatives of a pattern that meets
 * text without accents.
 */
export type FreeWords = {
  /** What a line of its own begins with: "Location". */
  line: string;
  /** The place of work, in a sentence. */
  placeOfWork: string;
  /** What such a line says of anywhere: "worldwide", "does not matter". */
  anywhere: string;
  /** "No", before `rules`. */
  none: string;
  /** "Restrictions", before `country`. */
  rules: string;
  /** What these may be of: "country", "residence". */
  country: string;
  /** "We do not ask for", before `whichCountry`. */
  undemanded: string;
  /** "In which country", "any country". */
  whichCountry: string;
  /** "Is not asked for", behind it. */
  notAsked: string;
  /** "You decide", before or behind it. */
  choose: string;
  /** "Also outside Europe": what is named is no limit. */
  beyond: string;
  /** "Bound to no country". */
  unbound: string;
  /** "Abroad too", behind "where you like". */
  abroad: string;
  /** "Only", before `ifYouLive`. */
  only: string;
  /** "If you live", before "in". */
  ifYouLive: string;
  /** The reader's home to work in, before "in": "your home office". */
  yourHome: string;
  /** A part of a country, or a home there, with the people whose it is in a group `place`: "any Spanish province". */
  ofPeople: string;
  /** "Whether in", before towns far apart. */
  lead: string;
  /** What is said of the reader behind these: "your application". */
  welcome: string;
};

/** That nobody is bound to a place in one language, by its words: in a line of its own, by no rule, and by examples. */
export function sayFree(where: WhereWords, words: FreeWords): Phrase[] {
  const { whichCountry, choose } = words;
  const limits = limitsOf(where);
  const ofNone = `(?![^.;:]{0,40} (?:${where.others}))`;
  const open = { kind: "residence", verdict: "open" } as const;
  return [
    ...sayAll(
      ignoreCase(
        `^\\P{L}*(?:100 ?% )?(?:${words.line}) ?[:(,–-]+ ?(?:${words.anywhere})(?=\\P{L}*$|[,;(–-])`,
        `\\b(?:${words.none})${gap(2, where)} (?:${words.rules})${gap(4, where)},? (?:${words.country})\\b${ofNone}`,
        `\\b(?:${words.undemanded})${gap(4, where)},? (?:${whichCountry})\\b${ofNone}`,
        `\\b(?:${whichCountry})${gap(3, where)},? (?:${words.notAsked})\\b`,
      ),
      {
        ...open,
        ofWorld: true,
        subject: new RegExp(`^${notOf(where.others)}`, "iu"),
        unless: new RegExp(limits, "u"),
      },
    ),
    ...sayAll(
      ignoreCase(
        `^\\P{L}*(?:${words.line}) ?[:(,–-]+ ?(?:[^\\s.:]{1,20} )?${joinWithin(where)}`,
        `\\b(?:${words.only})\\b[^.;:]{0,60}\\b(?:${words.ifYouLive}) (?:${where.in})(?![\\p{L}])`,
        `\\b(?:${words.yourHome})${gap(4, where)} (?:${where.in})(?![\\p{L}])`,
      ),
      { kind: "residence", verdict: "only", places: "after", noMatter: true },
    ),
    ...sayAll(ignoreCase(`\\b(?:${words.ofPeople})`), {
      kind: "residence",
      verdict: "only",
      places: "in",
      subject: new RegExp(`^${notOf(where.others)}`, "iu"),
      unless: new RegExp(where.unless, "u"),
    }),
    // What bounds other words is here what the reader chooses, or goes beyond.
    ...sayAll(
      ignoreCase(
        `\\b(?:${where.indifferent}),? (?:${whichCountry}|${where.where})(?=\\P{L}*$|[,;])`,
        `\\b(?:${whichCountry})[^.;:()?!–—]{0,30}?\\b(?:${where.indifferent})\\b`,
        `\\b(?:${words.unbound})\\b`,
        `\\b(?:${words.placeOfWork})(?!\\p{L})[^.;:!?]{0,40}, (?:${where.worldwide})(?=\\P{L}*$)`,
        `\\b(?:${choose})${gap(3, where)},? (?:${whichCountry})\\b`,
        `\\b(?:${whichCountry})${gap(6, where)},? (?:${choose})\\b`,
        `\\b(?:${where.freely})[^.;:!?]{0,20} (?:${words.abroad})(?!\\p{L})`,
        `\\b(?:${words.line}|${where.work}|${where.home})(?!\\p{L})[^.;!?]{0,60}? (?:${words.beyond})`,
      ),
      { ...open, ofWorld: true, subject: saidOfReaders(where), unless: new RegExp(where.unless, "u") },
    ),
    {
      ...open,
      ofWorld: "spread",
      says: new RegExp(
        `\\b(?:${words.welcome})(?!\\p{L})[^.;!?]{1,60}?, (?:${words.lead}) (?=[^.;!?]{2,50}, [^.;!?]{2,40}(?<!\\p{L})(?:ou|o|u|oder) )|^\\P{L}*(?:${words.lead}) (?=[^.;!?]{2,50}, [^.;!?]{2,40}(?<!\\p{L})(?:ou|o|u|oder) [^.;!?]{2,40}[,:][^.;!?]{1,80}(?<!\\p{L})(?:${words.welcome})(?!\\p{L}))`,
        "iu",
      ),
      subject: saidOfReaders(where),
      unless: new RegExp(`${limits}|${SITES}|(?<!\\p{L})(?:${where.others})`, "u"),
    },
  ];
}
