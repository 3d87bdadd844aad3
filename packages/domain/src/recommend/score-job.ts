import type { JobCard } from "../job/job.ts";
import type { Interest } from "./interest.ts";
import type { Match } from "./matched-interests.ts";
import type { PreferenceName } from "./preferences-met.ts";
import type { RecommendationReason } from "./recommendation-reason.ts";

/** The most points of each part of a score, 100 in all; see docs/recommendations.md for what they mean. */
export const POINTS = {
  skills: 40,
  title: 20,
  similar: 20,
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
/** "Like jobs you saved: Engineer" says nothing: a title's word of less rarity is counted, but not named. */
const NAMED_RARITY = 0.4;

/** What is known of one job before it is scored. */
export interface Findings {
  readonly job: JobCard;
  readonly matches: readonly Match[];
  readonly met: readonly PreferenceName[];
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
      return words.length > 0 ? [{ kind, words: words.map(({ word }) => word) }] : [];
    });
}

const isAssumed = ({ pay }: JobCard) => pay?.periodAssumed === true || pay?.currencyAssumed === true;

type Kind = RecommendationReason["kind"];

const KINDS: readonly Kind[] = ["skills", "title", "similar", "fresh", "pay", "location", "job_type"];

function countPoints({ job, matches, met }: Findings, scale: Scale): Record<Kind, number> {
  const sums = { skills: 0, title: 0, similar: 0 };
  for (const match of matches) sums[match.interest.kind] += strength(match, scale);
  const points = (name: PreferenceName) => (met.includes(name) ? POINTS[name] : 0);
  return {
    skills: POINTS.skills * saturate(sums.skills),
    title: scale.wholeTitle > 0 ? (POINTS.title * sums.title) / scale.wholeTitle : 0,
    similar: POINTS.similar * saturate(sums.similar),
    fresh: POINTS.fresh * 0.5 ** (daysSince(job, scale.now) / HALF_LIFE_DAYS),
    pay: points("pay"),
    location: points("location"),
    job_type: points("job_type"),
  };
}

function strength({ interest, place }: Match, { rarity }: Scale): number {
  return interest.weight * place * rarity(interest);
}

// The first matches say most, and no list of tags, however long, outweighs everything else.
function saturate(sum: number): number {
  return sum / (sum + 1);
}

function daysSince({ publication_date }: JobCard, now: Date): number {
  return Math.max(0, now.getTime() - publication_date.getTime()) / DAY;
}

function strongestWords({ matches }: Findings, scale: Scale, kind: Interest["kind"]) {
  return matches
    .filter(({ interest }) => interest.kind === kind)
    .filter(({ interest }) => !interest.isTitleWord || scale.rarity(interest) >= NAMED_RARITY)
    .toSorted(
      (a, b) =>
        strength(b, scale) - strength(a, scale) || (a.interest.term.phrase < b.interest.term.phrase ? -1 : 1),
    )
    .slice(0, MAX_WORDS)
    .map(({ interest }) => ({ word: interest.word, phrase: interest.term.phrase }));
}
