import { isListed } from "../job/is-open.ts";
import type { JobCard } from "../job/job.ts";
import type { ReferenceRates } from "../rates/rates.ts";
import { type Calling, readCalling } from "./calling.ts";
import { dedupeJobs } from "./dedupe-jobs.ts";
import { addDescribedSkills, type FindDescribed, leaveOutUnproven } from "./described-skills.ts";
import { createLevelRule, createTradeRule } from "./fitting-jobs.ts";
import { type Interest, type Person, readInterests } from "./interest.ts";
import { createInterestFinder, type InterestFinder } from "./matched-interests.ts";
import { preferencesMet, readKnownPreferences } from "./preferences-met.ts";
import type { RecommendationReason } from "./recommendation-reason.ts";
import { DEFAULT_RECOMMENDATIONS } from "./recommended-job.ts";
import { createFloor } from "./relevance-floor.ts";
import { createRequirementRule } from "./requirements.ts";
import { explainScore, type Findings, type Scale, scoreJob } from "./score-job.ts";
import { createTitleReader } from "./title-fit.ts";

/** A job, its score from 0 to 100, and why, the strongest reason first. */
export interface RankedJob {
  readonly job: JobCard;
  readonly score: number;
  readonly reasons: readonly RecommendationReason[];
}

export interface RankingOptions {
  /** How many jobs at most. */
  readonly limit?: number;
  /** Where skills are looked for in descriptions, which the jobs here come without; by default they are in none. */
  readonly findDescribed?: FindDescribed;
  /** At which pay in other currencies than the person's is compared; by default it is not. */
  readonly rates?: ReferenceRates;
}

/**
 * The listed jobs that suit a person best, best first; ties go to the lower `firestoreId`, so the order of `jobs`
 * changes nothing. No job they saved or applied to, nor another posting of one, and no job twice. A stated
 * preference is never broken, and nothing is offered below a floor of relevance: where these leave fewer jobs than `limit`,
 * there are fewer, or none. The scoring is told in docs/recommendations.md.
 *
 * @example
 * const person = { profile: { skills: ["React"] }, saved: [], applied: [] };
 * rankJobs(cards, person, now, { limit: 1 }).map(({ job }) => job.title); // => ["React developer"]
 */
export function rankJobs(
  jobs: Iterable<JobCard>,
  person: Person,
  now: Date,
  { limit = DEFAULT_RECOMMENDATIONS, findDescribed = findNowhere, rates }: RankingOptions = {},
): RankedJob[] {
  const interests = readInterests(person);
  const finder = createInterestFinder(interests);
  const titleInterests = interests.filter(({ kind }) => kind === "title");
  const calling = readCalling(person.profile.jobTitle ?? "", titleInterests);
  const candidates = findCandidates(jobs, person, { calling, finder, titleInterests, rates }, now);
  const wholeTitle = titleInterests.reduce((sum, interest) => sum + finder.rarity(interest), 0);
  const scale: Scale = { rarity: finder.rarity, wholeTitle, now };
  const ranked = orderByScore(candidates, scale);
  // A description seldom brings to the top what title and tags did not: only the best are asked about.
  const best = ranked.slice(0, MAX_DESCRIPTIONS).map(({ findings }) => findings);
  const described = orderByScore(addDescribedSkills(best, interests, findDescribed), scale);
  // Thousands, of which few change: those alone are scored again.
  const others = ranked.slice(MAX_DESCRIPTIONS).map((scored) => {
    const findings = leaveOutUnproven(scored.findings);
    return findings === scored.findings ? scored : { findings, score: scoreJob(findings, scale) };
  });
  const offered = [...described, ...others].toSorted(byScore);
  const isAboveFloor = createFloor(interests, calling, scale);
  const isMet = createRequirementRule(person.profile);
  const isRelevant = (findings: Findings) => isAboveFloor(findings) && isMet(findings.job);
  const distinct = dedupeJobs(pickRelevant(offered, isRelevant), ({ findings }) => findings.job, {
    limit,
    known: [...person.saved, ...person.applied],
  });
  return distinct.map(({ findings, score }) => ({
    job: findings.job,
    score,
    reasons: explainScore(findings, scale),
  }));
}

const MAX_DESCRIPTIONS = 200;
const findNowhere: FindDescribed = () => new Set();

interface Scored {
  readonly findings: Findings;
  readonly score: number;
}

interface Means {
  readonly calling: Calling | undefined;
  readonly finder: InterestFinder;
  readonly titleInterests: readonly Interest[];
  readonly rates: ReferenceRates | undefined;
}

function findCandidates(
  jobs: Iterable<JobCard>,
  person: Person,
  { calling, finder, titleInterests, rates }: Means,
  now: Date,
): Findings[] {
  const preferences = readKnownPreferences(person.profile);
  const { jobTitle = "", preferences: { jobTypes = [] } = {} } = person.profile;
  const isOfLevel = createLevelRule(jobTitle, jobTypes);
  const readTitle = createTitleReader(jobTitle, titleInterests, calling);
  const nearnessOf = createTradeRule(jobTitle, [...person.saved, ...person.applied]);
  const marked = new Set<string>(person.markedIds);
  for (const { firestoreId } of [...person.saved, ...person.applied]) marked.add(firestoreId);
  const candidates: Findings[] = [];
  for (const job of jobs) {
    if (!isListed(job, now)) continue;
    // Every open job is looked at, for how rare a word is on the board does not depend on who asks.
    const matches = finder.find(job);
    const met = preferencesMet(job, preferences, rates);
    if (met === "out" || marked.has(job.firestoreId) || !isOfLevel(job)) continue;
    const nearness = nearnessOf(job);
    // What a job of another trade shares beside its title is a tool of both: a recruiter's spreadsheet.
    if (nearness !== "far" || matches.some(({ interest }) => interest === calling?.word))
      candidates.push({ job, met, nearness, ...readTitle({ job, matches, nearness }) });
  }
  return candidates;
}

function orderByScore(candidates: readonly Findings[], scale: Scale): Scored[] {
  return candidates.map((findings) => ({ findings, score: scoreJob(findings, scale) })).toSorted(byScore);
}

/** Asks of one after the other, for a few are enough. */
function* pickRelevant(offered: readonly Scored[], isRelevant: (findings: Findings) => boolean) {
  for (const scored of offered) if (isRelevant(scored.findings)) yield scored;
}

const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || (a.findings.job.firestoreId < b.findings.job.firestoreId ? -1 : 1);
