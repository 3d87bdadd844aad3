import type { JobCategory } from "../job/category.ts";
import type { Calling } from "./calling.ts";
import type { Interest } from "./interest.ts";
import { readJobWords } from "./job-words.ts";
import type { Match } from "./matched-interests.ts";
import { type Findings, isTelling, type Scale, scoreRelevance } from "./score-job.ts";
import { tellsTrade } from "./shared-skills.ts";

/** The points that a job of another trade than a person's has to have of skills, title and likeness to be offered. */
const FLOOR = 12;
/** Whose profile could bring no job much more than that is offered what has half of it. */
const LEAST_SHARE = 0.5;

/** So many skills it takes that title or tags name where a trade is not a person's own. */
const LEAST_SKILLS = 2;
/** So many where a text alone names them, in a person's own trade. */
const LEAST_IN_TEXT = 3;
/** Under these names is work of many trades, so it takes two skills there as well. */
const OF_MANY_TRADES: ReadonlySet<JobCategory> = new Set([
  "operations",
  "healthcare",
  "education",
  "marketing",
]);

/**
 * Whether a job suits a person well enough to be offered. Its title says what they are; or it is of their trade, and its
 * title says some of what they do, or it asks for a skill; elsewhere title or tags ask for two. What every trade has, such
 * as Excel and teamwork, counts for nothing. To somebody of whom nothing is known everything is offered.
 */
export function createFloor(
  interests: readonly Interest[],
  calling: Calling | undefined,
  scale: Scale,
): (findings: Findings) => boolean {
  if (interests.length === 0) return () => true;
  const hasEnough = createEnough(interests, calling, scale);
  const isRare = (interest: Interest) => isTelling(interest, scale);
  return ({ job, matches, nearness, titleFit }) => {
    if (matches.length === 0) return false;
    if (calling === undefined) return nearness === "own" || hasEnough(matches);
    if (titleFit === "whole" || titleFit === "called") return true;
    const { title } = readJobWords(job);
    if (nearness === "far") return calling.isInOther(title, isRare);
    const skills = matches.filter(({ interest }) => interest.kind !== "title" && tellsTrade(interest));
    const asked = skills.filter(({ isInPassing }) => isInPassing !== true);
    if (calling.isIn(title, isRare) && (!calling.isOfManyTrades || skills.length > 0)) return true;
    if (nearness !== "unknown" && titleFit === "beside" && skills.length > 0) return true;
    if (nearness !== "own") return asked.length >= LEAST_SKILLS && hasEnough(asked);
    // "Assistant" alone is part of an "Executive Assistant", and of anybody's.
    const isTitled = matches.some(({ interest }) => tellsMore(interest, calling));
    if (isTitled || (titleFit === "part" && skills.length > 0)) return true;
    const least = OF_MANY_TRADES.has(job.category) ? LEAST_SKILLS : 1;
    return (asked.length > 0 && skills.length >= least) || skills.length >= LEAST_IN_TEXT;
  };
}

/** Whether what a job shares is worth the floor, or half of all that a short profile could ask for. */
function createEnough(interests: readonly Interest[], calling: Calling | undefined, scale: Scale) {
  // Who states no title is known by their skills alone, whichever these are.
  const counted = calling === undefined ? interests : interests.filter(tellsTrade);
  const most = scoreRelevance(
    { matches: counted.map((interest) => ({ interest, place: 1 })), titleFit: "whole" },
    scale,
  );
  const floor = Math.min(FLOOR, most * LEAST_SHARE);
  return (matches: readonly Match[]) => scoreRelevance({ matches, titleFit: "none" }, scale) >= floor;
}

/** Whether a word of a person's title says more than a craft of many trades: "Technical" of a "Technical Writer". */
const tellsMore = (interest: Interest, calling: Calling): boolean =>
  interest.kind === "title" && tellsTrade(interest) && !(calling.isOfManyTrades && interest === calling.word);
