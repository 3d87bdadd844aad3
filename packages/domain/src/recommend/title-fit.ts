import type { JobCard } from "../job/job.ts";
import { listNearMarks, listTradeMarks } from "../text/related-trades.ts";
import { markWords } from "../text/spell-name.ts";
import { readRole } from "../text/title-role.ts";
import { splitChunks } from "../text/tokenize.ts";
import { findTradeNames } from "../text/trade-names.ts";
import { type Calling, isLevel, isTradeWord } from "./calling.ts";
import type { Nearness } from "./fitting-jobs.ts";
import type { Interest } from "./interest.ts";
import { readJobWords } from "./job-words.ts";
import type { Match } from "./matched-interests.ts";

/**
 * How far a job's title says what a person's does: all but its level in its words, all by what the trade is called
 * otherwise, some of it, a trade beside it, or nothing.
 */
export type TitleFit = "whole" | "called" | "part" | "beside" | "none";

/** What a job has of a person, and how far its title is theirs. */
export interface TitleReading {
  readonly matches: readonly Match[];
  readonly titleFit: TitleFit;
}

/**
 * Reads how far titles are a person's. In their own trade and those near it, what their trade is called otherwise says the
 * same: an accounts clerk's title is a bookkeeper's. "Manager" and "Senior" alone say nothing, and are taken out, where the
 * person's title says of what.
 *
 * @example createTitleReader("Bookkeeper", interests, calling)({ job, matches, nearness: "own" }).titleFit; // "called"
 */
export function createTitleReader(
  jobTitle: string,
  interests: readonly Interest[],
  calling: Calling | undefined,
): (found: { job: JobCard; matches: readonly Match[]; nearness: Nearness }) => TitleReading {
  const unlevelled = interests.filter(({ term }) => !isLevel(term));
  const named = unlevelled.length > 0 ? unlevelled : interests;
  const ofTrade = named.filter(({ term }) => isTradeWord(term));
  const telling = new Set(ofTrade.length > 0 ? ofTrade : named);
  const names = listNames(jobTitle);
  const isBeside = (job: JobCard) => names.some((mark) => readTrades(job, besideMarks).includes(mark));
  return ({ job, matches, nearness }) => {
    // Reading what a trade is called takes longest, so it is read where it may matter.
    const isNear = names.length > 0 && (nearness === "own" || (nearness === "near" && matches.length > 0));
    const isCalled = isNear && names.some((mark) => readTrades(job, ownMarks).includes(mark));
    if (!isCalled && !matches.some(({ interest }) => interest.kind === "title"))
      return { matches, titleFit: isNear && isBeside(job) ? "beside" : "none" };
    const titled = new Set(matches.flatMap(({ interest }) => (interest.kind === "title" ? interest : [])));
    const hasAll = () => named.length > 0 && named.every((interest) => titled.has(interest));
    // "Product Marketing Manager" has the words of "Product Manager", and is none.
    if (hasAll() && calling?.isIn(readJobWords(job).title, () => true)) return { matches, titleFit: "whole" };
    const called = isCalled ? names.filter((mark) => readTrades(job, ownMarks).includes(mark)) : [];
    const otherwise = interests.filter(
      (one) => !titled.has(one) && called.some((mark) => one.term.related?.includes(mark)),
    );
    for (const interest of otherwise) titled.add(interest);
    const all = [
      ...matches,
      ...otherwise.map((interest) => ({
        interest,
        place: 1,
        isOtherwise: true as const,
      })),
    ];
    if (called.length > 0 && hasAll()) return { matches: all, titleFit: "called" };
    if ([...telling].some((interest) => titled.has(interest))) return { matches: all, titleFit: "part" };
    return {
      matches: matches.filter(({ interest }) => interest.kind !== "title"),
      titleFit: isNear && isBeside(job) ? "beside" : "none",
    };
  };
}

/** The marks of the names of trades that a title's role ends in: all of "Python Developer", of "Nurse" the one word. */
function listNames(jobTitle: string): string[] {
  const words = splitChunks(readRole(jobTitle)).flatMap((chunk) => chunk.words);
  const role = words.filter((phrase) => !isLevel({ phrase, prefix: false }));
  if (role.length === 1) return role.map(markWords);
  return findTradeNames(role).flatMap(({ mark, to }) => (to === role.length ? mark : []));
}

interface Marks {
  readonly list: (title: string) => readonly string[];
  readonly remembered: WeakMap<JobCard, readonly string[]>;
}

/** What a title's trade is called otherwise, and the trades beside it. */
const ownMarks: Marks = { list: (title) => listTradeMarks(title, ""), remembered: new WeakMap() };
const besideMarks: Marks = { list: listNearMarks, remembered: new WeakMap() };

/** Marks of a job's title, read once a job. */
function readTrades(job: JobCard, { list, remembered }: Marks): readonly string[] {
  const known = remembered.get(job);
  if (known !== undefined) return known;
  const read = list(job.title);
  remembered.set(job, read);
  return read;
}
