import { compareNewest, findFeedSource, type JobCard, type JobIndex, readOpenCards } from "@farwork/domain";

/** What a page of a sitemap's addresses holds, and what is known of all pages. */
export interface AddressPage<Address> {
  readonly addresses: Address[];
  readonly totalPages: number;
  readonly pagesChangedAt: Date[];
}

/**
 * The listed jobs that search engines may be told of, the newest first. A source that we have no terms of allows
 * nothing.
 */
export function readAllowedCards(index: JobIndex, now: Date): JobCard[] {
  return readOpenCards(index, now)
    .filter(({ source }) => findFeedSource(source)?.googleJobs === true)
    .toSorted(compareNewest);
}

/** When what a job's posting states last changed, as far as that was kept; else it is as it was first seen. */
export function readChange({ changed_at, first_seen_at }: JobCard): Date {
  return changed_at ?? first_seen_at;
}

/** One page of the addresses, from 1, and when each page last changed. */
export function cutPage<Address extends { readonly changed_at: Date }>(
  all: readonly Address[],
  page: number,
  pageSize: number,
): AddressPage<Address> {
  const count = Math.ceil(all.length / pageSize);
  const pages = Array.from({ length: count }, (_, at) => all.slice(at * pageSize, (at + 1) * pageSize));
  return {
    addresses: pages[page - 1] ?? [],
    totalPages: Math.max(1, count),
    pagesChangedAt: pages.map(findLatest),
  };
}

function findLatest(addresses: readonly { readonly changed_at: Date }[]): Date {
  return new Date(addresses.reduce((latest, { changed_at }) => Math.max(latest, changed_at.getTime()), 0));
}
