import { compareNewest, findFeedSource, type JobCard, type JobIndex, readOpenCards } from "@farwork/domain";

/** A page of sitemap URLs, with information about all pages. */
export interface AddressPage<Address> {
  readonly addresses: Address[];
  readonly totalPages: number;
  readonly pagesChangedAt: Date[];
}

/** The listed jobs that may be shown to search engines, newest first. Unknown terms of a source allow nothing. */
export function readAllowedCards(index: JobIndex, now: Date): JobCard[] {
  return readOpenCards(index, now)
    .filter(({ source }) => findFeedSource(source)?.googleJobs === true)
    .toSorted(compareNewest);
}

/** When a job last changed, or else when it was first seen. */
export function readChange({ changed_at, first_seen_at }: JobCard): Date {
  return changed_at ?? first_seen_at;
}

/** A page of the URLs, starting at 1, and when each page last changed. */
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
