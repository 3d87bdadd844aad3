import {
  type CardReader,
  describeCommonHours,
  describeMatch,
  formatConvertedPay,
  formatPay,
  type HiddenEntries,
  type JobCard,
  type JobFilters,
  jobPath,
  listCardFacts,
  type Pay,
  readJobCards,
  readSearchFilters,
  type ReferenceRates,
  type WorkingHours,
} from "@farwork/domain";
import { suggestCurrency } from "@farwork/domain/rates";
import * as z from "zod/mini";

import { type AskingSearch, findNewJobs, type NewJobsIndex } from "./new-jobs-index.ts";

const MAX_JOBS = 5;
/** Beyond these a search is named with how much it found: a mail of more is cut off by mail programs. */
const MAX_SHOWN = 20;

const DigestJob = z.object({
  jobId: z.string(),
  title: z.string(),
  company: z.string(),
  /** Of our page of it. */
  path: z.string(),
  /** Where, how, for how much, and at which hours: "Worldwide · Contract · $40k–$50k a year · 6 of your 8 hours in common". */
  facts: z.string(),
  /** Why the search found it; "" for a search without filters. */
  reasons: z.string(),
});
export type DigestJob = z.infer<typeof DigestJob>;

const DigestSearch = z.object({
  searchId: z.string(),
  name: z.string(),
  /** Of the listing. */
  path: z.string(),
  total: z.int(),
  /** The first five. */
  jobs: z.array(DigestJob),
});
export type DigestSearch = z.infer<typeof DigestSearch>;

/** What one mail says, as it is stored until it has gone out. */
export const Digest = z.object({
  /** Jobs, each once, however many of the searches found it. */
  total: z.int(),
  searches: z.array(DigestSearch),
});
export type Digest = z.infer<typeof Digest>;

/** What of a person decides what a digest tells them. */
export interface DigestReader {
  readonly hidden: HiddenEntries;
  /** When they work, by their profile; a search that asks for hours in common goes by its own. */
  readonly hours?: WorkingHours | undefined;
  /** In which they think of pay, by their profile; a search that names one goes by its own. */
  readonly currency?: string | undefined;
  /** Where they live, by their profile: its currency, where neither names one. A search that is from a country goes by that. */
  readonly country?: string | undefined;
}

export interface DigestedSearch extends AskingSearch {
  readonly searchId: string;
  readonly name: string;
}

/** What these searches of one person are told now; searches that found nothing are left out. */
export function composeDigest(
  newJobs: NewJobsIndex,
  searches: readonly DigestedSearch[],
  { hidden, now, ...reader }: DigestReader & { readonly now: Date },
): Digest {
  const found = searches
    .map((search) => ({ search, docs: findNewJobs(newJobs, search, { hidden, now }) }))
    .filter(({ docs }) => docs.length > 0);
  return {
    total: new Set(found.flatMap(({ docs }) => docs)).size,
    searches: found.map(({ search, docs }, at) => ({
      searchId: search.searchId,
      name: search.name,
      path: writeListingPath(search.query),
      total: docs.length,
      jobs:
        at < MAX_SHOWN
          ? readJobCards(newJobs.index, docs.slice(0, MAX_JOBS)).map((card) =>
              describeJob(card, search.query, { ...reader, rates: newJobs.rates, now }),
            )
          : [],
    })),
  };
}

interface Circumstances extends Omit<DigestReader, "hidden"> {
  readonly rates: ReferenceRates;
  readonly now: Date;
}

function describeJob(card: JobCard, query: string, { hours, now, ...reader }: Circumstances): DigestJob {
  const filters = readSearchFilters(query);
  const own = filters.hours.zone === undefined ? hours : filters.hours;
  const common = own && describeCommonHours(card.place, own, now)?.text;
  const facts = listCardFacts(card, readerOf(filters, reader));
  return {
    jobId: card.firestoreId,
    title: card.title,
    company: card.company_name,
    path: jobPath(card),
    facts: [...facts, ...(common === undefined ? [] : [common])].join(" · "),
    reasons: describeMatch(card, filters),
  };
}

/**
 * Pay also in the terms that the search or the profile asks for, else in the currency of the country that the search is from or
 * that the profile names, with the day of the rates: a mail is read whenever.
 */
function readerOf(
  { salary, from }: JobFilters,
  { rates, ...profile }: Omit<Circumstances, "hours" | "now">,
): CardReader {
  const { country = profile.country } = from;
  const suggested = country === undefined ? undefined : suggestCurrency(country);
  const { currency = profile.currency ?? suggested, period = "year" } = salary;
  if (currency === undefined) return { pay: formatPay };
  const converted = (pay: Pay) => {
    const said = formatConvertedPay(pay, { currency, period }, rates);
    return said && `${said} (ECB rates of ${rates.date})`;
  };
  return { pay: formatPay, converted };
}

/** The listing, the newest first; when a job was posted matters there no more than it does to a digest. */
function writeListingPath(query: string): string {
  const params = new URLSearchParams(query);
  params.delete("posted");
  params.set("sort", "newest");
  return `/?${params.toString()}`;
}
