import { locationsShowing, showsPlace } from "../filter/match-place.ts";
import { compareNewest } from "../job/compare-newest.ts";
import { isListed } from "../job/is-open.ts";
import type { JobCard } from "../job/job.ts";
import { positionPlace } from "../job/position-place.ts";
import { dedupeJobs } from "./dedupe-jobs.ts";
import { readInterests } from "./interest.ts";
import { createInterestFinder, type Match } from "./matched-interests.ts";

/** The most points of each part of a likeness, 100 in all. */
const POINTS = { words: 60, category: 25, place: 10, job_type: 5 } as const;
const DEFAULT_LIMIT = 5;

/**
 * The listed jobs most like one, the most alike first, of those alike the newest; the order of `jobs` changes
 * nothing. What counts is the words of title and tags they share, rare ones more, then category, where one may live,
 * and job type. Jobs that share neither words nor category are left out, as are the job itself, its postings
 * elsewhere, and further postings of a job already found.
 *
 * @example findSimilarJobs(cards, job, now, { limit: 3 }).map(({ title }) => title); // => ["Cook"]
 */
export function findSimilarJobs(
  jobs: Iterable<JobCard>,
  job: JobCard,
  now: Date,
  { limit = DEFAULT_LIMIT }: { readonly limit?: number } = {},
): JobCard[] {
  const finder = createInterestFinder(readInterests({ profile: {}, saved: [job], applied: [] }));
  const same = new Set<string | undefined>([job.duplicate_of]);
  for (const { firestoreId } of [job, ...(job.also_on ?? [])]) same.add(firestoreId);
  const candidates: { readonly other: JobCard; readonly matches: readonly Match[] }[] = [];
  for (const other of jobs) {
    if (!isListed(other, now)) continue;
    // Every listed job is looked at first, for how rare a word is is told from all of them.
    const matches = finder.find(other);
    if (same.has(other.firestoreId)) continue;
    if (matches.length > 0 || sharesCategory(job, other)) candidates.push({ other, matches });
  }
  const rateFacts = createFactRating(job);
  const rated = candidates.map(({ other, matches }) => {
    const words = matches.reduce((sum, { interest }) => sum + finder.rarity(interest), 0);
    return { other, points: POINTS.words * (words / (words + 1)) + rateFacts(other) };
  });
  return listMostAlike(rated, limit);
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
    return category + (sharesLocation(other) ? POINTS.place : 0) + (sharesType ? POINTS.job_type : 0);
  };
}

function sharesCategory(job: JobCard, other: JobCard): boolean {
  return job.category !== "other" && job.category === other.category;
}
