import type { Calling } from "./calling.ts";
import type { Interest } from "./interest.ts";
import { readJobWords } from "./job-words.ts";
import type { Match } from "./matched-interests.ts";
import { type Findings, isTelling, type Scale, scoreRelevance } from "./score-job.ts";
import { tellsTrade } from "./shared-skills.ts";

/** The points that a job of another trade than a person's has to have of skills, title and likeness to be offered. */
const FLOOR = 15;
/** Whose profile could bring no job much more than that is offered what has half of it. */
const LEAST_SHARE = 0.5;

/** So many skills or words of their title it takes, where nobody knows how near a job's trade is to a person's. */
const LEAST_WORDS = 2;

/**
 * Whether a job suits a person well enough to be offered. In their trade it has to share a word with them, and where its
 * title says what they are, too; elsewhere what every trade has, such as Excel and teamwork, counts for nothing. To
 * somebody of whom nothing is known everything is offered.
 */
export function createFloor(
  interests: readonly Interest[],
  calling: Calling | undefined,
  scale: Scale,
): (findings: Findings) => boolean {
  if (interests.length === 0) return () => true;
  // Who states no title is known by their skills alone, whichever these are.
  const counted = calling === undefined ? interests : interests.filter(tellsTrade);
  const most = scoreRelevance(
    counted.map((interest) => ({ interest, place: 1 })),
    scale,
  );
  const floor = Math.min(FLOOR, most * LEAST_SHARE);
  const hasEnough = (matches: readonly Match[]) => scoreRelevance(matches, scale) >= floor;
  return ({ job, matches, nearness }) => {
    if (matches.length === 0) return false;
    if (calling?.isIn(readJobWords(job).title, (interest) => isTelling(interest, scale))) return true;
    const isOfTitleAlone = matches.every(
      ({ interest }) => interest.kind === "title" && !tellsTrade(interest),
    );
    if (nearness === "own" && !isOfTitleAlone) return true;
    if (calling === undefined) return nearness !== "far" && hasEnough(matches);
    const telling = matches.filter(({ interest }) => tellsTrade(interest));
    return nearness !== "far" && (nearness === "near" || telling.length >= LEAST_WORDS) && hasEnough(telling);
  };
}
