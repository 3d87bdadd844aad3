import { holdsTerm } from "../filter/match-search.ts";
import type { JobCard } from "../job/job.ts";
import { searchableText } from "../text/searchable-text.ts";
import { markWords } from "../text/spell-name.ts";
import { readRole } from "../text/title-role.ts";
import { splitChunks } from "../text/tokenize.ts";
import { findTradeNames } from "../text/trade-names.ts";
import { type Calling, isLevel, isWeak } from "./calling.ts";
import type { Nearness } from "./fitting-jobs.ts";
import type { Interest } from "./interest.ts";
import { readJobWords } from "./job-words.ts";
import type { Match } from "./matched-interests.ts";
import { splitTitle } from "./reason-words.ts";

/**
 * How well a job's title matches a person's: all words except the level ("whole"), all by another name of the trade
 * ("called"), some ("part"), a related trade ("beside") or nothing.
 */
export type TitleFit = "whole" | "called" | "part" | "beside" | "none";

/** A person's interests in a job, and how well its title matches. */
export interface TitleReading {
  readonly matches: readonly Match[];
  readonly titleFit: TitleFit;
}

/**
 * Compares job titles with a person's. In their own and related trades, another name of the trade counts as the same:
 * an accounts clerk is a bookkeeper. Words like "Manager" and "Senior" alone mean nothing, so they are dropped if the
 * person's title is more specific.
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
  const teaches = TEACHING.test(jobTitle);
  const hasAll = (matches: readonly Match[]) => named.length > 0 && named.every((one) => has(matches, one));
  return ({ job, matches, nearness }) => {
    if (!teaches && isTeacher(job.title)) return { matches: withoutTitle(matches), titleFit: "none" };
    const read = readJobWords(job);
    // Looking up names of a trade is the slowest part, so it is only done if needed.
    const isNear = names.length > 0 && (nearness === "own" || (nearness === "near" && matches.length > 0));
    const called = isNear ? names.filter((mark) => read.tradeMarks().includes(mark)) : [];
    const isBeside = () => isNear && names.some((mark) => read.nearMarks().includes(mark));
    if (called.length === 0 && !matches.some(({ interest }) => interest.kind === "title"))
      return { matches, titleFit: isBeside() ? "beside" : "none" };
    const isOfHelper = !helps && isHelper(job.title);
    // "Product Marketing Manager" has all words of "Product Manager" but is another role.
    if (!isOfHelper && hasAll(matches) && isInOneRole(job, named, calling))
      return { matches, titleFit: "whole" };
    const all = addCalled(matches, interests, called);
    if (!isOfHelper && called.length > 0 && hasAll(all)) return { matches: all, titleFit: "called" };
    if (telling.some((interest) => has(all, interest))) return { matches: all, titleFit: "part" };
    return { matches: withoutTitle(matches), titleFit: isBeside() ? "beside" : "none" };
  };
}

/**
 * The title words that are not levels, and those that are specific to a trade, falling back to all if there are none.
 */
function pickTelling(interests: readonly Interest[]) {
  const unlevelled = interests.filter(({ term }) => !isLevel(term));
  const named = unlevelled.length > 0 ? unlevelled : interests;
  const ofTrade = named.filter(({ term }) => !isWeak(term));
  return { named, telling: ofTrade.length > 0 ? ofTrade : named };
}

const withoutTitle = (matches: readonly Match[]) =>
  matches.filter(({ interest }) => interest.kind !== "title");

/**
 * Whether a title has a person's role with all their words before it: neither "Data Analyst / BI Developer" nor "Sales
 * Engineer, Data" is a data engineer.
 */
function isInOneRole(job: JobCard, named: readonly Interest[], calling: Calling | undefined): boolean {
  const { title } = readJobWords(job);
  if (calling === undefined || !calling.isIn(title, () => true)) return false;
  if (!calling.isOfManyTrades || calling.isInOther(title, () => true)) return true;
  return splitTitle(job.title).some((words) =>
    words.some((word, at) => {
      if (!holdsTerm(searchableText(word), calling.word.term)) return false;
      const role = searchableText(words.slice(0, at + 1).join(" "));
      return named.every(({ term }) => holdsTerm(role, term));
    }),
  );
}

const has = (matches: readonly Match[], one: Interest): boolean =>
  matches.some(({ interest }) => interest === one);

/** Adds title words that match by another name of the trade. */
function addCalled(matches: readonly Match[], interests: readonly Interest[], called: readonly string[]) {
  const otherwise = interests.filter(
    (one) => !has(matches, one) && called.some((mark) => one.term.related?.includes(mark)),
  );
  return [...matches, ...otherwise.map((interest): Match => ({ interest, place: 1, isOtherwise: true }))];
}

/** People who assist or recruit a trade are of another: a "Teaching Assistant" is not a teacher. */
const isHelper = (title: string): boolean =>
  /\b(?:assistant|aide|recruiter|sourcer)s?$/i.test(readRole(title).trim());

/** Who teaches a trade is a teacher: a tutor for nurses is no nurse. */
const isTeacher = (title: string): boolean =>
  /\b(?:tutor|teacher|instructor|lecturer|professor|dozent(?:in)?)s?(?=$| of\b)/i.test(
    readRole(title).trim(),
  );
const TEACHING =
  /\b(?:teach|tutor|instruct|lectur|profess|educat|school|academic|coach|train|dozent|lehr|nachhilfe)/i;

/** The marks of the trade names at the end of a title's role, or of its only word. */
function listNames(jobTitle: string): string[] {
  const words = splitChunks(readRole(jobTitle)).flatMap((chunk) => chunk.words);
  const role = words.filter((phrase) => !isLevel({ phrase, prefix: false }));
  if (role.length === 1) return role.map(markWords);
  return findTradeNames(role).flatMap(({ mark, to }) => (to === role.length ? mark : []));
}
