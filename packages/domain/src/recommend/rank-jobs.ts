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

/** A job, its score from 0 to 100, and the reasons, strongest first. */
export interface RankedJob {
  readonly job: JobCard;
  readonly score: number;
  readonly reasons: readonly RecommendationReason[];
}

export interface RankingOptions {
  /** Maximum number of jobs. */
  readonly limit?: number;
  /** Searches descriptions for skills, as the given jobs have none; by default nothing is found there. */
  readonly findDescribed?: FindDescribed;
  /** Exchange rates for pay in other currencies than the person's; by default it is not compared. */
  readonly rates?: ReferenceRates;
}

/**
 * Ranks the listed jobs that suit a person, best first, ties by ascending `firestoreId`, so the order of `jobs` does
 * not matter. Leaves out jobs they saved or applied to and all duplicates. Stated preferences are never broken and jobs
 * below a minimum relevance are left out, so there may be fewer jobs than `limit`, or none. docs/recommendations.md
 * explains the scoring.
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
  // Descriptions rarely lift a job to the top, so only the best are checked.
  const best = ranked.slice(0, MAX_DESCRIPTIONS).map(({ findings }) => findings);
  const described = orderByScore(addDescribedSkills(best, interests, findDescribed), scale);
  // Of these thousands, few change; only those are scored again.
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
    // Every open job counts, so that the rarity of words does not depend on the person.
    const matches = finder.find(job);
    const met = preferencesMet(job, preferences, rates);
    if (met === "out" || marked.has(job.firestoreId) || !isOfLevel(job)) continue;
    const nearness = nearnessOf(job);
    // Apart from its title, a job of another trade only shares tools, like a recruiter's spreadsheet.
    if (nearness !== "far" || matches.some(({ interest }) => interest === calling?.word))
      candidates.push({ job, met, nearness, ...readTitle({ job, matches, nearness }) });
  }
  return candidates;
}

function orderByScore(candidates: readonly Findings[], scale: Scale): Scored[] {
  return candidates.map((findings) => ({ findings, score: scoreJob(findings, scale) })).toSorted(byScore);
}

/** Lazy: a few are enough. */
function* pickRelevant(offered: readonly Scored[], isRelevant: (findings: Findings) => boolean) {
  for (const scored of offered) if (isRelevant(scored.findings)) yield scored;
}

const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || (a.findings.job.firestoreId < b.findings.job.firestoreId ? -1 : 1);
