import type { JobCategory } from "../job/category.ts";
import type { Calling } from "./calling.ts";
import type { Interest } from "./interest.ts";
import { readJobWords } from "./job-words.ts";
import type { Match } from "./matched-interests.ts";
import { type Findings, isDistinctive, type Scale, scoreRelevance } from "./score-job.ts";
import { tellsTrade } from "./shared-skills.ts";

/** Minimum points for skills, title and similarity that a job of another trade needs to be recommended. */
const FLOOR = 12;
/** If a short profile cannot reach much more than the floor, this share of its maximum is enough. */
const LEAST_SHARE = 0.5;

/** Minimum number of skills in title or tags outside the person's own trade. */
const LEAST_SKILLS = 2;
/** Minimum number of skills if only the description names them, within the person's own trade. */
const LEAST_IN_TEXT = 3;
/** These categories span many trades, so they need two skills as well. */
const OF_MANY_TRADES: ReadonlySet<JobCategory> = new Set([
  "operations",
  "healthcare",
  "education",
  "marketing",
]);

/**
 * Whether a job suits a person well enough to be recommended: its title names their role; or it is of their trade and
 * its title matches in part or it asks for a skill; or its title and tags ask for two. Common skills such as Excel and
 * teamwork do not count. If nothing is known about the person, every job passes.
 */
export function createFloor(
  interests: readonly Interest[],
  calling: Calling | undefined,
  scale: Scale,
): (findings: Findings) => boolean {
  if (interests.length === 0) return () => true;
  const hasEnough = createEnough(interests, calling, scale);
  const isRare = (interest: Interest) => isDistinctive(interest, scale);
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
    // "Assistant" alone says nothing: it is part of "Executive Assistant" and of many other titles.
    const isTitled = matches.some(({ interest }) => tellsMore(interest, calling));
    if (isTitled || (titleFit === "part" && skills.length > 0)) return true;
    const least = OF_MANY_TRADES.has(job.category) ? LEAST_SKILLS : 1;
    return (asked.length > 0 && skills.length >= least) || skills.length >= LEAST_IN_TEXT;
  };
}

/** Whether a job's matches reach the floor, or half of what a short profile could reach. */
function createEnough(interests: readonly Interest[], calling: Calling | undefined, scale: Scale) {
  // Without a title, all of the person's skills count.
  const counted = calling === undefined ? interests : interests.filter(tellsTrade);
  const most = scoreRelevance(
    { matches: counted.map((interest) => ({ interest, place: 1 })), titleFit: "whole" },
    scale,
  );
  const floor = Math.min(FLOOR, most * LEAST_SHARE);
  return (matches: readonly Match[]) => scoreRelevance({ matches, titleFit: "none" }, scale) >= floor;
}

/** Whether a title word is more specific than a role of many trades: "Technical" of "Technical Writer". */
const tellsMore = (interest: Interest, calling: Calling): boolean =>
  interest.kind === "title" && tellsTrade(interest) && !(calling.isOfManyTrades && interest === calling.word);
