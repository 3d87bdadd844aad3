import type { JobCard } from "../job/job.ts";
import type { Nearness } from "./fitting-jobs.ts";
import type { Interest } from "./interest.ts";
import type { Match } from "./matched-interests.ts";
import type { PreferenceName } from "./preferences-met.ts";
import type { RecommendationReason } from "./recommendation-reason.ts";
import type { TitleFit } from "./title-fit.ts";

/** The most points of each part of a score, 100 in all; see docs/recommendations.md for what they mean. */
export const POINTS = {
  title: 35,
  skills: 30,
  similar: 15,
  fresh: 8,
  pay: 5,
  location: 4,
  job_type: 3,
} as const;

/** A new job's points for being fresh halve in this many days. */
const HALF_LIFE_DAYS = 14;
const FRESH_DAYS = 3;
const DAY = 86_400_000;
const MAX_WORDS = 5;
/** What descriptions alone name may be an employer's words about itself: all of it counts less than a whole job title. */
const MOST_IN_PASSING = 0.9;
/** Part of a title, or another name of its trade, says less: with all that a text mentions less than the whole. */
const LESS_OF_TITLE = 0.5;
/** "Like jobs you saved: Engineer" says nothing: a title's word of less rarity is counted, but not named. */
const NAMED_RARITY = 0.4;

/** What is known of one job before it is scored. */
export interface Findings {
  readonly job: JobCard;
  readonly matches: readonly Match[];
  readonly met: readonly PreferenceName[];
  readonly nearness: Nearness;
  readonly titleFit: TitleFit;
}

/** What scores are reckoned with, the same for every job. */
export interface Scale {
  readonly rarity: (interest: Interest) => number;
  /** How rare all words of the person's job title are together. */
  readonly wholeTitle: number;
  readonly now: Date;
}

/** From 0 to 100, more is better. Another match, or a preference that is met, never lowers it. */
export function scoreJob(findings: Findings, scale: Scale): number {
  const parts = countPoints(findings, scale);
  return KINDS.reduce((score, kind) => score + parts[kind], 0);
}

/** Why a job got its points, the most points first; no word is named twice. */
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
      const inPart = kind === "title" && !isWhole(findings);
      return [{ kind, words: words.map(({ word }) => word), ...(inPart && { inPart: true as const }) }];
    });
}

const isWhole = ({ titleFit }: Findings) => titleFit === "whole" || titleFit === "called";

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

/** The points for what a job and a person share, whatever else speaks for the job. */
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

// The first matches say most, and no list of tags, however long, outweighs everything else.
function saturate(sum: number): number {
  return sum / (sum + 1);
}

/** Whether a word is rare enough to tell anything. */
export function isTelling(interest: Interest, { rarity }: Scale): boolean {
  return rarity(interest) >= NAMED_RARITY;
}

function daysSince({ publication_date }: JobCard, now: Date): number {
  return Math.max(0, now.getTime() - publication_date.getTime()) / DAY;
}

function strongestWords({ matches }: Findings, scale: Scale, kind: Interest["kind"]) {
  const ofKind = matches.filter(({ interest }) => interest.kind === kind);
  // What a title says in its own words is named before what it says in others.
  const inOwnWords = ofKind.filter(({ isOtherwise }) => isOtherwise !== true);
  return (inOwnWords.length > 0 ? inOwnWords : ofKind)
    .filter(({ interest }) => !interest.isTitleWord || isTelling(interest, scale))
    .toSorted(
      (a, b) =>
        strength(b, scale) - strength(a, scale) || (a.interest.term.phrase < b.interest.term.phrase ? -1 : 1),
    )
    .slice(0, MAX_WORDS)
    .map(({ interest }) => ({ word: interest.word, phrase: interest.term.phrase }));
}
