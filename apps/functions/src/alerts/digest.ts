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
  readJobCards,
  readSearchFilters,
  type ReferenceRates,
  type WorkingHours,
} from "@farwork/domain";
import { formatCardFacts } from "@farwork/domain/job-posting";
import { formatRateDate, suggestCurrency } from "@farwork/domain/rates";
import * as z from "zod/mini";

import { type AskingSearch, findNewJobs, type NewJobsIndex } from "./new-jobs-index.ts";

const MAX_JOBS = 5;
/** Maximum number of searches with jobs; for others only the count is shown, as email programs truncate long emails. */
const MAX_SHOWN = 20;

const DigestJob = z.object({
  jobId: z.string(),
  title: z.string(),
  company: z.string(),
  /** The path of its page. */
  path: z.string(),
  /** Place, type, pay and hours: "Worldwide · Contract · $40k–$50k a year · 6 of your 8 hours in common". */
  facts: z.string(),
  /** Why the search found it; "" for a search without filters. */
  reasons: z.string(),
});
export type DigestJob = z.infer<typeof DigestJob>;

const DigestSearch = z.object({
  searchId: z.string(),
  name: z.string(),
  /** The path of the listing. */
  path: z.string(),
  total: z.int(),
  /** The first five. */
  jobs: z.array(DigestJob),
});
export type DigestSearch = z.infer<typeof DigestSearch>;

/** The content of an email, stored until it has been sent. */
export const Digest = z.object({
  /** The number of distinct jobs. */
  total: z.int(),
  searches: z.array(DigestSearch),
});
export type Digest = z.infer<typeof Digest>;

/** The parts of a profile that affect a digest. */
export interface DigestReader {
  readonly hidden: HiddenEntries;
  /** When they work; a search with an hours filter overrides it. */
  readonly hours?: WorkingHours | undefined;
  /** Their preferred currency; a search with a currency overrides it. */
  readonly currency?: string | undefined;
  /** Where they live, which decides the currency if neither names one; a search with a country overrides it. */
  readonly country?: string | undefined;
}

export interface DigestedSearch extends AskingSearch {
  readonly searchId: string;
  readonly name: string;
}

/** Composes the digest of a person's searches; those that found nothing are left out. */
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
  const asReader = readerOf(filters, reader);
  const facts = [...formatCardFacts(card, "line", asReader), ...formatCardFacts(card, "figure", asReader)];
  // With the date of the rates, as emails may be read later.
  const texts = facts.map(({ text, kind }) =>
    kind === "converted" ? `${text} (ECB rates of ${formatRateDate(reader.rates, now)})` : text,
  );
  return {
    jobId: card.firestoreId,
    title: card.title,
    company: card.company_name,
    path: jobPath(card),
    facts: [...texts, ...(common === undefined ? [] : [common])].join(" · "),
    reasons: describeMatch(card, filters, reader.rates),
  };
}

/** Also shows pay in the currency of the search or profile, or else of the country in the search or profile. */
function readerOf(
  { salary, from }: JobFilters,
  { rates, ...profile }: Omit<Circumstances, "hours" | "now">,
): CardReader {
  const { country = profile.country } = from;
  const suggested = country === undefined ? undefined : suggestCurrency(country);
  const { currency = profile.currency ?? suggested, period = "year" } = salary;
  if (currency === undefined) return { pay: formatPay };
  const terms = { currency, period };
  return { pay: formatPay, converted: (pay) => formatConvertedPay(pay, terms, rates), terms };
}

/** The listing, newest first and without a date filter, which digests ignore as well. */
function writeListingPath(query: string): string {
  const params = new URLSearchParams(query);
  params.delete("posted");
  params.set("sort", "newest");
  return `/?${params.toString()}`;
}
