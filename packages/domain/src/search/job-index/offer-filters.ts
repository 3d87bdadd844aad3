import { acceptOffer } from "../../filter/accept-offer.ts";
import type { FilterOffer } from "../../filter/filter-offers.ts";
import type { JobFilters } from "../../filter/job-filters.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { countBits } from "./bitset.ts";
import { findJobSets } from "./find-job-sets.ts";
import { countTitled, countWritten } from "./find-word.ts";
import { countDocuments, type JobIndex } from "./job-index.ts";
import type { AskedJobs } from "./leave-out-hidden.ts";
import type { OfferedFilter } from "./offer-words.ts";
import { countPostings } from "./postings.ts";
import { type ReadOffer, readOffers } from "./read-offers.ts";

/** The filters that words of a search could be, with the companies of an index. */
export function readIndexOffers(index: JobIndex, search: string): ReadOffer[] {
  const { companies } = index.columns.texts;
  return readOffers(search, {
    has: (slug) => companies.find(slug) !== undefined,
    isCommonWord: (slug) => isCommonWord(index, slug),
  });
}

/**
 * The filters that words of the search could be instead, with the number of jobs each would find; those without jobs
 * are left out. All of them together come first: one alone leaves the other words to be searched for, which few texts
 * contain ("brazil over 100k").
 */
export function offerFilters(
  index: JobIndex,
  asked: AskedJobs,
  filters: JobFilters,
  now: Date,
  rates: ReferenceRates,
): FilterOffer[] {
  const count = (offer: Omit<FilterOffer, "totalJobs">): FilterOffer[] => {
    const accepted = acceptOffer(filters, offer);
    if (!accepted) return [];
    const found = findJobSets(index, asked, accepted, now, { alternatives: false, rates });
    const totalJobs = countBits(found.all);
    return totalJobs === 0 ? [] : [{ ...offer, totalJobs }];
  };
  const read = readIndexOffers(index, filters.search);
  const together = read.length > 1 ? readTogether(index, filters).flatMap(count) : [];
  const single = read.flatMap(({ wider, ...offer }) => {
    const offered = count(offer);
    const more = wider ? count({ ...wider, search: offer.search }) : [];
    return [...offered, ...more.filter(({ totalJobs }) => totalJobs > (offered[0]?.totalJobs ?? 0))];
  });
  return [...together.toSorted((a, b) => b.totalJobs - a.totalJobs).slice(0, 1), ...single];
}

/**
 * Combines all words that are filters into one offer, using the first of each filter; into two if some may have a wider
 * meaning.
 */
function readTogether(index: JobIndex, filters: JobFilters): Omit<FilterOffer, "totalJobs">[] {
  const taken: OfferedFilter[] = [];
  let { search } = filters;
  const isFree = (offer: OfferedFilter) => taken.every(({ filter }) => filter !== offer.filter);
  const isNew = (offer: ReadOffer) => isFree(offer) && acceptOffer(filters, offer) !== undefined;
  for (let next; (next = readIndexOffers(index, search).find(isNew));) {
    taken.push(next);
    search = next.search;
  }
  const narrow = taken.map(({ filter, value }) => ({ filter, value }));
  const wide = taken.map(({ filter, value, wider }) => (wider && isFree(wider) ? wider : { filter, value }));
  const readings = taken.some(({ wider }) => wider) ? [narrow, wide] : [narrow];
  return readings.flatMap(([first, ...also]) =>
    first && also.length > 0 ? [{ ...first, also, search }] : [],
  );
}

/**
 * A one-word company name is treated as a common word if it is in more titles than the company has jobs, if many other
 * companies' texts have it, or if it is inflected ("branches"), which names rarely are.
 */
function isCommonWord(index: JobIndex, slug: string): boolean {
  const { companies } = index.columns.texts;
  const code = companies.find(slug);
  const own = code === undefined ? 0 : countPostings(companies.postings, code);
  const written = countWritten(index, slug);
  const others = written - own;
  if (countTitled(index, slug) > own || (others > own && others > MANY * countDocuments(index))) return true;
  const inflected = FORMS.map((ending) => countWritten(index, slug.replace(/e$/, "") + ending));
  return Math.max(...inflected) > 0 && Math.max(...inflected) >= OFTEN * written;
}

/** Shares of all jobs and of the jobs with the word. */
const MANY = 0.02;
const OFTEN = 0.2;
const FORMS = ["s", "es", "ed", "ing"];
