import type { Interest } from "./interest.ts";
import { type Findings, isTelling, type Scale, scoreRelevance } from "./score-job.ts";

/** The points that a job of another trade than a person's has to have of skills, title and likeness to be offered. */
const FLOOR = 15;
/** Whose profile could bring no job much more than that is offered what has half of it. */
const LEAST_SHARE = 0.5;

/**
 * Whether a job suits a person well enough to be offered. In their trade it has to share a word with them, and where its
 * title says what they are, too; elsewhere one tool of both, such as Excel, is not enough. To somebody of whom nothing is
 * known everything is offered.
 */
export function createFloor(interests: readonly Interest[], scale: Scale): (findings: Findings) => boolean {
  if (interests.length === 0) return () => true;
  const calling = findCalling(interests);
  const most = scoreRelevance(
    interests.map((interest) => ({ interest, place: 1 })),
    scale,
  );
  const floor = Math.min(FLOOR, most * LEAST_SHARE);
  return ({ matches, nearness }) => {
    if (matches.length === 0) return false;
    // "Manager" tells nobody anything.
    const isCalled = matches.some(({ interest }) => interest === calling && isTelling(interest, scale));
    return isCalled || nearness === "own" || (nearness === "near" && scoreRelevance(matches, scale) >= floor);
  };
}

/** What somebody is comes last in their job title: a "Product Designer" designs. */
export const findCalling = (interests: readonly Interest[]): Interest | undefined =>
  interests.findLast(({ kind }) => kind === "title");
