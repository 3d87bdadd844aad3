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
  const { named, telling } = pickTelling(interests);
  const names = listNames(jobTitle);
  const helps = isHelper(jobTitle);
  const hasAll = (matches: readonly Match[]) => named.length > 0 && named.every((one) => has(matches, one));
  return ({ job, matches, nearness }) => {
    // Reading what a trade is called takes longest, so it is read where it may matter.
    const isNear = names.length > 0 && (nearness === "own" || (nearness === "near" && matches.length > 0));
    const called = isNear ? names.filter((mark) => readTrades(job, ownMarks).includes(mark)) : [];
    const isBeside = () => isNear && names.some((mark) => readTrades(job, besideMarks).includes(mark));
    if (called.length === 0 && !matches.some(({ interest }) => interest.kind === "title"))
      return { matches, titleFit: isBeside() ? "beside" : "none" };
    const isOfHelper = !helps && isHelper(job.title);
    // "Product Marketing Manager" has the words of "Product Manager", and is none.
    if (!isOfHelper && hasAll(matches) && calling?.isIn(readJobWords(job).title, () => true))
      return { matches, titleFit: "whole" };
    const all = addCalled(matches, interests, called);
    if (!isOfHelper && called.length > 0 && hasAll(all)) return { matches: all, titleFit: "called" };
    if (telling.some((interest) => has(all, interest))) return { matches: all, titleFit: "part" };
    return {
      matches: matches.filter(({ interest }) => interest.kind !== "title"),
      titleFit: isBeside() ? "beside" : "none",
    };
  };
}

/** Of a title's words those that are no level, and those that say something of its trade, as far as it has such. */
function pickTelling(interests: readonly Interest[]) {
  const unlevelled = interests.filter(({ term }) => !isLevel(term));
  const named = unlevelled.length > 0 ? unlevelled : interests;
  const ofTrade = named.filter(({ term }) => isTradeWord(term));
  return { named, telling: ofTrade.length > 0 ? ofTrade : named };
}

const has = (matches: readonly Match[], one: Interest): boolean =>
  matches.some(({ interest }) => interest === one);

/** Adds the words that a title says by what its trade is called otherwise. */
function addCalled(matches: readonly Match[], interests: readonly Interest[], called: readonly string[]) {
  const otherwise = interests.filter(
    (one) => !has(matches, one) && called.some((mark) => one.term.related?.includes(mark)),
  );
  return [...matches, ...otherwise.map((interest): Match => ({ interest, place: 1, isOtherwise: true }))];
}

/** Who helps or finds people of a trade is of another: a "Teaching Assistant" is no teacher. */
const isHelper = (title: string): boolean =>
  /\b(?:assistant|aide|recruiter|sourcer)s?$/i.test(readRole(title).trim());

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
