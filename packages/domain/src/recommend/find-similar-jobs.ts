import { locationsShowing, showsPlace } from "../filter/match-place.ts";
import { compareNewest } from "../job/compare-newest.ts";
import { isListed } from "../job/is-open.ts";
import type { JobCard } from "../job/job.ts";
import { positionPlace } from "../job/position-place.ts";
import { readSeniority } from "../job/seniority.ts";
import { isTradeWord, readCalling } from "./calling.ts";
import { dedupeJobs } from "./dedupe-jobs.ts";
import { areNeighbours, countLevelsApart } from "./fitting-jobs.ts";
import { type Interest, readInterests } from "./interest.ts";
import { readJobWords } from "./job-words.ts";
import { createInterestFinder, type Match } from "./matched-interests.ts";

/** Maximum points for each part of the similarity, 100 in total. */
const POINTS = { words: 55, category: 20, level: 10, place: 10, job_type: 5 } as const;
/** Jobs this many levels apart are not similar. */
const FAR_LEVELS = 2;
/** Minimum rarity of a title word that alone makes jobs of two trades similar. */
const DISTINCTIVE_RARITY = 0.4;
/** Minimum shared words if the trades are related or unknown. */
const LEAST_WORDS = 2;
const DEFAULT_LIMIT = 5;

/**
 * Finds the listed jobs most similar to a job, most similar first, ties by newest first; the order of `jobs` does not
 * matter. Similarity is based on shared words of title and tags (rare ones count more), then category, level, location
 * and job type. Leaves out jobs two levels apart, those of another trade that share too little, the job itself, and all
 * duplicates. The result may be empty.
 *
 * @example findSimilarJobs([job, otherJob], job, now, { limit: 3 }); // => []
 */
export function findSimilarJobs(
  jobs: Iterable<JobCard>,
  job: JobCard,
  now: Date,
  { limit = DEFAULT_LIMIT }: { readonly limit?: number } = {},
): JobCard[] {
  const interests = readInterests({ profile: {}, saved: [job], applied: [] });
  const finder = createInterestFinder(interests);
  const same = new Set<string | undefined>([job.duplicate_of]);
  for (const { firestoreId } of [job, ...(job.also_on ?? [])]) same.add(firestoreId);
  const candidates: Candidate[] = [];
  for (const other of jobs) {
    if (!isListed(other, now)) continue;
    // Look at every listed job first, since they all determine how rare a word is.
    const matches = finder.find(other);
    if (same.has(other.firestoreId)) continue;
    if (matches.length > 0 || sharesCategory(job, other)) candidates.push({ other, matches });
  }
  const isAlike = createLikenessRule(
    job,
    interests,
    (interest) => finder.rarity(interest) >= DISTINCTIVE_RARITY,
  );
  const rateFacts = createFactRating(job);
  const rated = candidates.filter(isAlike).map(({ other, matches }) => {
    const words = matches.reduce((sum, { interest }) => sum + finder.rarity(interest), 0);
    return { other, points: POINTS.words * (words / (words + 1)) + rateFacts(other) };
  });
  return listMostAlike(rated, limit);
}

interface Candidate {
  readonly other: JobCard;
  readonly matches: readonly Match[];
}

/**
 * Requires that a job is of the same trade, says so in its title, or shares enough if the trades are related. Also
 * requires a similar level, unless both titles are the same and the levels were guessed by feeds.
 */
function createLikenessRule(
  job: JobCard,
  interests: readonly Interest[],
  isDistinctive: (interest: Interest) => boolean,
): (candidate: Candidate) => boolean {
  const calling = readCalling(job.title, interests);
  const isCalledAlike = (other: JobCard) => calling?.isIn(readJobWords(other).title, isDistinctive) === true;
  const isOfNoLevel = ({ title }: JobCard) => readSeniority(title, [], "") === undefined;
  return ({ other, matches }) => {
    if ((countLevelsApart(job, other) ?? 0) >= FAR_LEVELS)
      return isCalledAlike(other) && isOfNoLevel(job) && isOfNoLevel(other);
    if (sharesCategory(job, other)) return true;
    if (matches.length === 0) return false;
    const mayBeNear =
      [job, other].some(({ category }) => category === "other") ||
      areNeighbours(job.category, other.category);
    const words = matches.filter(({ interest }) => isTradeWord(interest.term));
    return (mayBeNear && words.length >= LEAST_WORDS) || isCalledAlike(other);
  };
}

interface Rated {
  readonly other: JobCard;
  readonly points: number;
}

/**
 * Sorts only the top candidates, and all of them only if those are reposts of too few jobs: thousands may share a
 * category.
 */
function listMostAlike(rated: readonly Rated[], limit: number): JobCard[] {
  const points = Float64Array.from(rated, (each) => each.points).toSorted();
  const least = points.at(-10 * limit) ?? 0;
  const upmost = rated.filter((each) => each.points >= least);
  const found = listFirst(upmost, limit);
  return found.length < limit && upmost.length < rated.length ? listFirst(rated, limit) : found;
}

function listFirst(rated: readonly Rated[], limit: number): JobCard[] {
  const sorted = rated.toSorted((a, b) => b.points - a.points || compareNewest(a.other, b.other));
  return dedupeJobs(sorted, ({ other }) => other, { limit }).map(({ other }) => other);
}

/** Points for facts that two jobs share, independent of their words. */
function createFactRating(job: JobCard): (other: JobCard) => number {
  // Two unstated places are not the same place.
  const where = positionPlace(job);
  const locations = [...locationsShowing(where)].filter((location) => location !== "unstated");
  // Cached: thousands of jobs name a few hundred places.
  const known = new Map<string, boolean>();
  const sharesLocation = (other: JobCard): boolean => {
    const place = positionPlace(other);
    const name = `${place.scope} ${place.countries.join()} ${place.regions.join()}`;
    const shares = known.get(name) ?? locations.some((location) => showsPlace(location, place));
    known.set(name, shares);
    return shares;
  };
  return (other) => {
    const sharesType = job.job_type !== "unspecified" && job.job_type === other.job_type;
    const category = sharesCategory(job, other) ? POINTS.category : 0;
    return (
      category +
      (countLevelsApart(job, other) === 0 ? POINTS.level : 0) +
      (sharesLocation(other) ? POINTS.place : 0) +
      (sharesType ? POINTS.job_type : 0)
    );
  };
}

function sharesCategory(job: JobCard, other: JobCard): boolean {
  return job.category !== "other" && job.category === other.category;
}
