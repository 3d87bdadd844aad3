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

/** The most points of each part of a likeness, 100 in all. */
const POINTS = { words: 55, category: 20, level: 10, place: 10, job_type: 5 } as const;
/** Two levels up or down is another job. */
const FAR_LEVELS = 2;
/** So much a word of a title has to tell to make jobs of two trades alike by itself. */
const TELLING_RARITY = 0.4;
/** So many words it takes where trades are near, or nobody knows how near. */
const LEAST_WORDS = 2;
const DEFAULT_LIMIT = 5;

/**
 * The listed jobs most like one, the most alike first, of those alike the newest; the order of `jobs` changes
 * nothing. What counts is the words of title and tags they share, rare ones more, then category, level, where one may live,
 * and job type. Left out are jobs two levels up or down, those of another trade that share too little, the job itself, its
 * postings elsewhere, and further postings of a job already found: there may be none.
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
    // Every listed job is looked at first, for how rare a word is is told from all of them.
    const matches = finder.find(other);
    if (same.has(other.firestoreId)) continue;
    if (matches.length > 0 || sharesCategory(job, other)) candidates.push({ other, matches });
  }
  const isAlike = createLikenessRule(job, interests, (interest) => finder.rarity(interest) >= TELLING_RARITY);
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
 * Whether a job is of the same trade, its title says that it is, or it shares enough where trades are near; and whether it is
 * of a level not far from the other's, where not both levels are a feed's guess of jobs of one name.
 */
function createLikenessRule(
  job: JobCard,
  interests: readonly Interest[],
  isTelling: (interest: Interest) => boolean,
): (candidate: Candidate) => boolean {
  const calling = readCalling(job.title, interests);
  const isCalledAlike = (other: JobCard) => calling?.isIn(readJobWords(other).title, isTelling) === true;
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

/** Sorts the upmost alone, and all only where these are postings of too few jobs: thousands may share a category. */
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

/** Points for what two jobs state alike, wherever their words differ. */
function createFactRating(job: JobCard): (other: JobCard) => number {
  // Two places that nobody stated are not one place.
  const where = positionPlace(job);
  const locations = [...locationsShowing(where)].filter((location) => location !== "unstated");
  // Thousands of jobs name a few hundred places.
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
