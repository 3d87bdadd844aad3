import { holdsTerm } from "../filter/match-search.ts";
import type { JobCard } from "../job/job.ts";
import { asOneWord } from "../text/compounds.ts";
import type { SearchTerm } from "../text/parse-search.ts";
import { markMeaning } from "../text/related-words.ts";
import { joinWords, splitChunks } from "../text/tokenize.ts";
import { relateTerms } from "../text/understand-search.ts";
import type { UserProfile } from "../user/user-profile.ts";
import { leaveOutStates, describesWork } from "./distinctive-words.ts";
import { readJobWords } from "./job-words.ts";

/** The person jobs are ranked for. A job may be in both lists. */
export interface Person {
  readonly profile: Pick<UserProfile, "skills" | "jobTitle" | "country" | "preferences">;
  readonly saved: readonly JobCard[];
  readonly applied: readonly JobCard[];
  /** Ids of other saved or applied jobs, whose postings are not available. */
  readonly markedIds?: readonly string[];
}

/** Something a person looks for in the words of postings. */
export interface Interest {
  readonly kind: "skills" | "title" | "similar";
  /** As written in the profile, or in the saved or applied job. */
  readonly word: string;
  readonly term: SearchTerm;
  /**
   * 1 for profile words. For words of saved and applied jobs, the share of jobs that have it, reduced if it is only one
   * of many tags.
   */
  readonly weight: number;
  /** Whether it comes only from titles of saved and applied jobs, which say less than tags. */
  readonly isTitleWord: boolean;
}

/**
 * Collects the interests from a person's skills, job title and saved and applied jobs, each once per kind.
 *
 * @example readInterests({ profile: { skills: ["C++"] }, saved: [], applied: [] })[0]?.term.phrase; // "c++"
 */
export function readInterests({ profile, saved, applied }: Person): Interest[] {
  const marked = new Map([...saved, ...applied].map((job) => [job.firestoreId, job]));
  return [
    ...listOnce("skills", profile.skills ?? []).map(addMeaning),
    ...listOnce("title", titleWords(profile.jobTitle ?? ""), readTitleTerms),
    ...listShared([...marked.values()]),
  ];
}

/** Turns a text into a search term, including its spelling as one word; undefined without words. */
export function readTerm(text: string): SearchTerm | undefined {
  const words = splitChunks(text).flatMap((chunk) => chunk.words);
  if (words.length === 0) return undefined;
  const joined = joinWords(words);
  return { phrase: words.join(" "), prefix: false, ...(joined !== undefined && { joined }) };
}

/** The words of a title that say something about the work, as written. */
export function titleWords(title: string): string[] {
  const written = title.split(/[\s,;:|/()[\]]+/).map((word) => word.replace(/[.!?]+$/, ""));
  return written.filter((word) => !SAYING_NOTHING.has(readTerm(word)?.phrase ?? ""));
}

const SAYING_NOTHING = new Set(
  ["", "a an and at de for from in of on or the to und with", "d f h m w x mfd mwd", "remote remotely job"]
    .join(" ")
    .split(" "),
);

/** Turns title words into search terms with their other forms, synonyms and the names they are part of. */
export function readTitleTerms(words: readonly string[]): (SearchTerm | undefined)[] {
  const terms = words.map((word) => {
    const term = readTerm(word);
    return term && { ...term, phrase: asOneWord(term.phrase) ?? term.phrase };
  });
  const { related } = relateTerms(terms.map((term) => term ?? NO_WORD));
  return terms.map((term, at) => term && related[at]);
}

const NO_WORD: SearchTerm = { phrase: "", prefix: false };

/** Skills match their synonyms but no other forms: "contracts" is not a "contract" job. */
function addMeaning(interest: Interest): Interest {
  const mark = markMeaning(interest.term.phrase);
  return mark === undefined ? interest : { ...interest, term: { ...interest.term, related: [mark] } };
}

function listOnce(
  kind: Interest["kind"],
  texts: readonly string[],
  readTerms = (words: readonly string[]) => words.map(readTerm),
): Interest[] {
  const found = new Map<string, Interest>();
  const terms: readonly (SearchTerm | undefined)[] = readTerms(texts);
  for (const [at, word] of texts.entries()) {
    const term = terms[at];
    if (term && !found.has(term.phrase)) {
      found.set(term.phrase, { kind, word: word.trim(), term, weight: 1, isTitleWord: false });
    }
  }
  return [...found.values()];
}

function listShared(marked: readonly JobCard[]): Interest[] {
  const shared = new Map<string, Interest>();
  for (const job of marked) {
    for (const interest of listOwn(job)) {
      const before = shared.get(interest.term.phrase);
      const weight = (before?.weight ?? 0) + interest.weight / marked.length;
      const isTitleWord = interest.isTitleWord && (before?.isTitleWord ?? true);
      shared.set(interest.term.phrase, { ...(before ?? interest), weight, isTitleWord });
    }
  }
  return [...shared.values()];
}

const saysSomething = ({ word, term }: Interest) => describesWork(word, term.phrase);

function listOwn(job: JobCard): Interest[] {
  const { tags, title } = job;
  const read = readJobWords(job);
  const tagged = listOnce("similar", tags).filter(saysSomething);
  const isTag = new Set(tagged.map(({ term }) => term.phrase));
  const titled = listOnce("similar", titleWords(leaveOutStates(title))).filter(
    (interest) => saysSomething(interest) && !isTag.has(interest.term.phrase),
  );
  const weighed = tagged.map((interest) =>
    holdsTerm(read.title, interest.term) ? interest : { ...interest, weight: read.tagWeight },
  );
  return [...weighed, ...titled.map((interest) => ({ ...interest, isTitleWord: true }))];
}
