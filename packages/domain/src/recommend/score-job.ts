import type { JobCard } from "../job/job.ts";
import { isWeak } from "./calling.ts";
import type { Nearness } from "./fitting-jobs.ts";
import type { Interest } from "./interest.ts";
import type { Match } from "./matched-interests.ts";
import type { PreferenceName } from "./preferences-met.ts";
import { nameTitleWords, type ReasonWord } from "./reason-words.ts";
import type { RecommendationReason } from "./recommendation-reason.ts";
import type { TitleFit } from "./title-fit.ts";

/** Maximum points for each part of the score, 100 in total; explained in docs/recommendations.md. */
export const POINTS = {
  title: 35,
  skills: 30,
  similar: 15,
  fresh: 8,
  pay: 5,
  location: 4,
  job_type: 3,
} as const;

/** Half-life of the points for freshness, in days. */
const HALF_LIFE_DAYS = 14;
const FRESH_DAYS = 3;
const DAY = 86_400_000;
const MAX_WORDS = 5;
/** Descriptions may just describe the employer, so all skills found only there count less than a whole job title. */
const MOST_IN_PASSING = 0.9;
/**
 * Factor for part of a title or another name of its trade: even with everything a text mentions, less than the whole
 * title.
 */
const LESS_OF_TITLE = 0.5;
/** Title words below this rarity count but are not named: "Like jobs you saved: Engineer" says nothing. */
const NAMED_RARITY = 0.4;

/** Everything known about a job before scoring. */
export interface Findings {
  readonly job: JobCard;
  readonly matches: readonly Match[];
  readonly met: readonly PreferenceName[];
  readonly nearness: Nearness;
  readonly titleFit: TitleFit;
}

/** Scoring parameters shared by all jobs. */
export interface Scale {
  readonly rarity: (interest: Interest) => number;
  /** Total rarity of the words of the person's job title. */
  readonly wholeTitle: number;
  readonly now: Date;
}

/** A score from 0 to 100, higher is better. Additional matches and met preferences never lower it. */
export function scoreJob(findings: Findings, scale: Scale): number {
  const parts = countPoints(findings, scale);
  return KINDS.reduce((score, kind) => score + parts[kind], 0);
}

/** The reasons for a score, most points first; no word is named twice. */
export function explainScore(findings: Findings, scale: Scale): RecommendationReason[] {
  const parts = countPoints(findings, scale);
  if (daysSince(findings.job, scale.now) >= FRESH_DAYS) parts.fresh = 0;
  const named = new Set<string>();
  return KINDS.filter((kind) => parts[kind] > 0)
    .toSorted((a, b) => parts[b] - parts[a])
    .flatMap((kind): RecommendationReason[] => {
      if (kind === "pay") return [{ kind, ...(isAssumed(findings.job) && { assumed: true as const }) }];
      if (kind !== "skills" && kind !== "title" && kind !== "similar") return [{ kind }];
      const words = strongestWords(findings, scale, kind).filter(({ phrase }) => !named.has(phrase));
      for (const { phrase } of words) named.add(phrase);
      if (words.length === 0) return [];
      const inPart = kind === "title" && findings.titleFit !== "whole";
      return [{ kind, words: words.map(({ word }) => word), ...(inPart && { inPart: true as const }) }];
    });
}

const isAssumed = ({ pay }: JobCard) => pay?.periodAssumed === true || pay?.currencyAssumed === true;

type Kind = RecommendationReason["kind"];

const KINDS: readonly Kind[] = ["title", "skills", "similar", "fresh", "pay", "location", "job_type"];

function countPoints(findings: Findings, scale: Scale): Record<Kind, number> {
  const { job, met } = findings;
  const points = (name: PreferenceName) => (met.includes(name) ? POINTS[name] : 0);
  return {
    ...countShared(findings, scale),
    fresh: POINTS.fresh * 0.5 ** (daysSince(job, scale.now) / HALF_LIFE_DAYS),
    pay: points("pay"),
    location: points("location"),
    job_type: points("job_type"),
  };
}

/** The points for what a job and a person share, without other factors. */
export function scoreRelevance(shared: Shared, scale: Scale): number {
  const { skills, title, similar } = countShared(shared, scale);
  return skills + title + similar;
}

type Shared = Pick<Findings, "matches" | "titleFit">;

function countShared({ matches, titleFit }: Shared, scale: Scale): Record<Interest["kind"], number> {
  const sums = { skills: 0, title: 0, similar: 0, inPassing: 0 };
  for (const match of matches)
    sums[match.isInPassing ? "inPassing" : match.interest.kind] += strength(match, scale);
  const mostOfTitle = POINTS.title * (titleFit === "whole" ? 1 : LESS_OF_TITLE);
  const skills = sums.skills + Math.min(sums.inPassing, MOST_IN_PASSING);
  return {
    skills: POINTS.skills * saturate(skills),
    title: scale.wholeTitle > 0 ? (mostOfTitle * sums.title) / scale.wholeTitle : 0,
    similar: POINTS.similar * saturate(sums.similar),
  };
}

function strength({ interest, place }: Match, { rarity }: Scale): number {
  return interest.weight * place * rarity(interest);
}

// The first matches count most, so no list of tags outweighs everything else.
function saturate(sum: number): number {
  return sum / (sum + 1);
}

/** Whether a word is rare enough to be meaningful. */
export function isDistinctive(interest: Interest, { rarity }: Scale): boolean {
  return rarity(interest) >= NAMED_RARITY;
}

function daysSince({ publication_date }: JobCard, now: Date): number {
  return Math.max(0, now.getTime() - publication_date.getTime()) / DAY;
}

function strongestWords(
  { job, matches, titleFit }: Findings,
  scale: Scale,
  kind: Interest["kind"],
): ReasonWord[] {
  const interests = matches
    .filter(
      ({ interest }) => interest.kind === kind && (!interest.isTitleWord || isDistinctive(interest, scale)),
    )
    .toSorted(
      (a, b) =>
        strength(b, scale) - strength(a, scale) || (a.interest.term.phrase < b.interest.term.phrase ? -1 : 1),
    )
    .slice(0, MAX_WORDS)
    .map(({ interest }) => interest);
  if (kind === "title") return nameTitleWords(job.title, interests, titleFit === "whole");
  if (interests.every(({ isTitleWord, term }) => isTitleWord && isWeak(term))) return [];
  return interests.map(({ word, term: { phrase } }) => ({ word, phrase }));
}
