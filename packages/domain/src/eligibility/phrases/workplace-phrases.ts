import { foldPlainly, type Phrase, buildPhrases } from "./phrase.ts";

/**
 * The words of one language by which a posting says in passing that its work, or a part of it, is done at a place, as
 * alternatives of a pattern that meets text without accents.
 */
export type WorkplaceWords = {
  /** Work from home, by its nouns and verbs: "remote work". */
  home: string;
  /** What rules it out, before it: "is not compatible with". */
  ruledOut: string;
  /** The same behind it: "is not possible". */
  isRuledOut: string;
  /** One to five, as a figure or a word. */
  count: string;
  /** Days and times that are counted. */
  days: string;
  /** The same as one word: "zweimal". */
  times?: string;
  /** Behind these: "a week". */
  aWeek: string;
  /** What a part begins with that is no more: "up to". */
  upTo: string;
  /** "Of the working time". */
  ofTime: string;
  /** "A part of the work". */
  part: string;
  /** Coming to work, of who applies: "you come". It says nothing without the place. */
  attend: string;
  /** Where people come to, behind that: "to the office". */
  toSite: string;
  /** The other days, of which it is said where they are worked. */
  otherDays: string;
  /** The job or its work, of which it is said where it is done. */
  job: string;
  /** "Is done", "is based", between the job and its place. */
  isDone: string;
  /** A place that people work at together, behind its preposition: "at the warehouse". */
  atSite: string;
  /** A line that names the place of work, and what it may name. */
  line: string;
  /** Such a line with the name of a place, told from capitals. */
  placeLine?: string;
  /** What makes it some weeks, abroad, a choice, or others'. */
  unless: string;
};

const PERCENT = String.raw`(?<![\d.,])[1-9]\d? ?(?:%|prozent\b|pour cent\b|por cien\w*|por cento\b)`;

/** Where work is done in one language, by its words: remote work that is ruled out or a part alone, and days at a place. */
export const buildWorkplacePhrases = (words: WorkplaceWords): Phrase[] => {
  const { home, count, days, upTo, ofTime } = words;
  const some = `\\b(?:${count})(?: ?(?:-|–|a|ou|o|oder|bis|ate) ?(?:${count}))? (?:${days})`;
  const part = `(?:${PERCENT}|${some}(?:${words.aWeek}))`;
  const ruledOut = [
    `\\b(?:${words.ruledOut}) (?:[^ .,;]{1,20}['’ ]){0,3}?(?:${home})`,
    `\\b(?:${home})[^.,;]{0,40}?(?:${words.isRuledOut})`,
    `^[^a-z]{0,20}(?:${words.line})`,
  ];
  const often = `(?:${some}${words.times === undefined ? "" : `|\\b(?:${words.times})`})(?:${words.aWeek})`;
  const partly = [
    `\\b(?:${upTo})[^.,;\\d]{0,8} ?${part}[^.;,]{0,30}?\\b(?:${home})`,
    `${PERCENT}[^.;,\\d]{0,5}(?:${ofTime})[^.;,]{0,25}?\\b(?:${home})`,
    `\\b(?:${home})[^.;,\\d]{0,25}?\\b(?:${upTo})[^.;,\\d]{0,12} ?${part}`,
    `\\b(?:${words.part})[^.;]{0,30}?\\b(?:${home})|\\b(?:${home})[^.;]{0,25}?\\b(?:${words.part})`,
    `\\b(?:${words.attend})[^.;,]{0,25}?(?:\\b(?:${words.toSite})[^.;,]{0,15}?${often}|${often}[^.;,]{0,20}? (?:${words.toSite}))`,
    `${often}[^.;,]{0,15}? (?:${words.atSite})`,
    `${often},? (?:${words.attend})[^.;,]{0,20}? (?:${words.toSite})`,
    `${PERCENT}[^.;,\\d]{0,5}(?:${ofTime})[^.;,]{0,25}? (?:${words.toSite}|${words.atSite})`,
    `\\b(?:${words.otherDays})[^.;]{0,20}?\\b(?:${words.atSite})`,
    `\\b(?:${words.job})(?: [^ .,;]{1,20})? (?:${words.isDone})[^.;,]{0,15}? (?:${words.atSite})`,
  ];
  const fact = { kind: "workplace", verdict: "required" } as const;
  const unless = new RegExp(words.unless, "iu");
  const named = words.placeLine === undefined ? [] : [new RegExp(`^\\P{L}{0,20}(?:${words.placeLine})`, "u")];
  return [
    ...buildPhrases([...ignoreCase(ruledOut), ...named], { ...fact, unless }),
    ...buildPhrases(ignoreCase(partly), { ...fact, unless: new RegExp(`${words.unless}|${TALK}`, "iu") }),
  ];
};

const ignoreCase = (ways: readonly string[]): RegExp[] =>
  ways.map((way) => foldPlainly(new RegExp(way, "iu")));

/** Meetings, what time is spent on, places that are none, and work that is wholly remote, in any of the languages. */
const TALK = String.raw`\b(?:meetings?|stand-?ups?|reunion\p{L}*|reunia?o|reunioes|points? d['’]equipe|visio\p{L}*|(?:por|per|en|em|by) video\p{L}*|besprech\p{L}*|sprechen|abstimm\p{L}*|jour fixe|chamada|virtu[ae]l\p{L}*|online|en lign?ea?|digital\p{L}*|docs|documenta\p{L}+|goes to|spent on|consacree?s?|dedica\p{L}*|komplett|vollstandig|(?<!bis zu )100 ?%|total|anywhere|(?:is|it['’]s|ist|alles|es|est|e|todo) (?:en )?remot[eoa]|in den genuss)\b`;
