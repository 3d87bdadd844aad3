import { holdsTerm } from "../filter/match-search.ts";
import type { JobCard } from "../job/job.ts";
import { foldText } from "../text/fold-text.ts";
import { type EverydaySkill, readEverydaySkill } from "./everyday-skills.ts";
import type { Interest } from "./interest.ts";
import { type JobWords, readJobWords } from "./job-words.ts";

/** An interest found in a posting. */
export interface Match {
  readonly interest: Interest;
  /** 1 if the title or tags name it, less if only one of many tags or the description does. */
  readonly place: number;
  /** Set if only the description names it. */
  readonly isInPassing?: true;
  /** Set if the title says it in other words, by another name of the trade. */
  readonly isOtherwise?: true;
  /** Set if only an ambiguous tag names it, which the description has to confirm. */
  readonly isUnproven?: true;
}

/** Finds a person's interests in postings. */
export interface InterestFinder {
  /** Finds the interests in a posting's title and tags. Every call also counts the job towards `rarity`. */
  readonly find: (job: JobCard) => readonly Match[];
  /** From 0 (in every posting) to 1 (in at most one), based on all jobs passed to `find` so far. */
  readonly rarity: (interest: Interest) => number;
}

/**
 * @example const finder = createInterestFinder(interests); finder.find(job).map(({ interest }) => interest.word);
 */
export function createInterestFinder(interests: readonly Interest[]): InterestFinder {
  const cues = listCues(interests);
  const jobsWith = new Map<Interest, number>();
  let jobs = 0;

  return {
    find(job) {
      jobs += 1;
      const read = readJobWords(job);
      const found: Match[] = [];
      for (const word of read.words) {
        for (const { match, isWhole } of cues.get(word) ?? NONE) {
          if (found.some(({ interest }) => interest === match.interest)) continue;
          const naming = isWhole ? "surely" : names(job, read, match.interest);
          if (naming === "not") continue;
          const isInTitle = read.tagWeight === 1 || holdsTerm(read.title, match.interest.term);
          const placed = isInTitle ? match : { ...match, place: read.tagWeight };
          found.push(naming === "perhaps" ? { ...placed, isUnproven: true } : placed);
          if (naming === "surely") jobsWith.set(match.interest, (jobsWith.get(match.interest) ?? 0) + 1);
        }
      }
      return found;
    },
    rarity: (interest) => Math.log(1 + jobs / (jobsWith.get(interest) ?? 1)) / Math.log(1 + jobs),
  };
}

/** A word that triggers a closer look: the first of an interest, or (`isWhole`) all of it. */
interface Cue {
  readonly match: Match;
  readonly isWhole: boolean;
}

const NONE: readonly Cue[] = [];

function listCues(interests: readonly Interest[]): ReadonlyMap<string, readonly Cue[]> {
  const cues = new Map<string, Cue[]>();
  for (const interest of interests) {
    const { phrase, joined, related = [] } = interest.term;
    const match = { interest, place: 1 };
    for (const spelling of [phrase, ...(joined === undefined ? [] : [joined]), ...related]) {
      const first = spelling.split(" ", 1)[0] ?? "";
      const isWhole =
        first === spelling && interest.kind !== "title" && !isShort(interest) && !everydayOf(interest);
      cues.set(first, [...(cues.get(first) ?? []), { match, isWhole }]);
    }
  }
  return cues;
}

type Naming = "surely" | "perhaps" | "not";

function names(job: JobCard, read: JobWords, interest: Interest): Naming {
  const { kind, term } = interest;
  if (!holdsTerm(kind === "title" ? read.title : read.text, term)) return "not";
  const everyday = everydayOf(interest);
  if (everyday) return namesEveryday(job, read, term.phrase, everyday);
  if (kind === "title" || !isShort(interest)) return "surely";
  // Synonyms have the mark but not the word itself.
  if (!read.text.includes(` ${term.phrase} `)) return "surely";
  return [job.title, ...job.tags].some((each) => namesAlone(each, term.phrase)) ? "surely" : "not";
}

function namesEveryday(
  { title, tags, category }: JobCard,
  { text }: JobWords,
  phrase: string,
  { proofs, isPlainInTitle }: EverydaySkill,
): Naming {
  if (proofs.some((proof) => holdsTerm(text, proof))) return "surely";
  // Outside of technical trades, a single letter at the end of a title is often a grade or a place.
  const mayBePlain = isPlainInTitle && (phrase.length > 1 || TECHNICAL.has(category));
  if (mayBePlain && namesAlone(title, phrase)) return "surely";
  return tags.some((tag) => foldText(tag) === phrase) ? "perhaps" : "not";
}

const TECHNICAL: ReadonlySet<JobCard["category"]> = new Set([
  "software-development",
  "data",
  "ai-machine-learning",
]);

const everydayOf = ({ kind, term }: Interest): EverydaySkill | undefined =>
  kind === "skills" ? readEverydaySkill(term) : undefined;

/** "R" and "Go" are only skills on their own, unlike in "R&D" and "Go To Market". */
const isShort = ({ term }: Interest): boolean => /^\p{L}{1,2}$/u.test(term.phrase);

function namesAlone(text: string, phrase: string): boolean {
  const apart = foldText(text).split(/[^\p{L}\p{N}&+#.'’]+|\+(?=\p{L})/u);
  const words = apart.map((word) => word.replace(/\.+$/, ""));
  return words.some((word, at) => word === phrase && !OTHER_SENSE.has(words[at + 1] ?? ""));
}

/** "Go To Market", "Go High Level", "Excel at Sales". */
const OTHER_SENSE = new Set(["to", "high", "at", "beyond"]);
