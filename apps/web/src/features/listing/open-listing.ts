import { flushSync } from "react-dom";

import type { Store } from "../../ui/store.ts";
import { readHiddenCookie } from "../hidden-jobs/hidden-cookie.ts";
import { leaveOutHidden } from "../hidden-jobs/leave-out-hidden.ts";
import { addressAtom, addressQueryAtom } from "./address-atoms.ts";
import { jobsAtom, type ListingAnswer } from "./jobs-atoms.ts";
import { type ListingAddress, readListingAddress } from "./listing-address.ts";
import { keepNewest, listingApi, type ListingApi, openListingAnswers } from "./listing-answers.ts";
import { type ListingSeed, toJobs } from "./listing-seed.ts";
import { openPostings } from "./open-postings.ts";

/** Lists whose scroll position is kept for back navigation. */
const MAX_KEPT = 20;

type Answers = ReturnType<typeof openListingAnswers>;

/** A list chosen again within this time is not refetched. */
const FRESH_MS = 30_000;

/** The listing on screen. */
export type OpenListing = ReturnType<typeof openListing>;

/**
 * Keeps the listing on screen in step with its address. Lists are fetched as JSON, cached for back navigation, and
 * aborted when the address changes before they arrive.
 */
export function openListing(store: Store, api: ListingApi = listingApi) {
  const answers = openListingAnswers(api);
  const postings = openPostings(store, api);
  const received = new WeakSet<ListingSeed>();
  let lastVisit: Date | undefined;
  let asking = new AbortController();
  let askedPath: string | undefined;
  let prefetching = new AbortController();
  let followed: string | undefined;
  const scrolledBy = keepNewest<number>(MAX_KEPT);
  let scrolled = 0;

  /** Takes the server's seed, and shows it if `search` is still the address it was rendered for. */
  function receive(seed: ListingSeed, search: string): void {
    lastVisit = seed.lastVisit;
    if (!received.has(seed)) {
      received.add(seed);
      if (seed.posting) postings.take(seed.posting);
      takeJobs(store, answers, { seed, address: readListingAddress(search) });
    }
    follow(search, { isHistory: true });
  }

  /** Shows what a query asks for. With `isHistory`, a cached list is shown as it was, whatever its age. */
  function follow(search: string, { isHistory = false } = {}): void {
    if (search === followed) return;
    followed = search;
    const { jobId } = store.get(addressAtom);
    store.set(addressQueryAtom, search);
    const address = store.get(addressAtom);
    if (address.jobId !== jobId) postings.show(address.jobId);
    const shown = store.get(jobsAtom);
    // Only the job beside the list changed: the list, and what fills it up, keep loading.
    if (shown.status !== "failed" && askedPath === address.path) return;
    askedPath = address.path;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    if (shown.status === "ready" && shown.address.path === address.path) return;
    if (shown.status === "ready") scrolledBy.keep(shown.address.path, scrolled);
    const known = answers.find(address, isHistory ? Infinity : FRESH_MS);
    const returnsTo = isHistory ? scrolledBy.find(address.path) : 0;
    if (known) showJobs(store, answers, { address, answer: known, scrolled: returnsTo });
    void fetchJobs(store, answers, { address, known, signal, lastVisit });
  }

  /** Retries what failed. */
  function retry(): void {
    if (followed === undefined || store.get(jobsAtom).status !== "failed") return;
    const search = followed;
    followed = undefined;
    follow(search);
  }

  /** Fetches what a query asks for, unless cached, ahead of a likely `follow`. */
  function prefetch(search: string): void {
    const address = readListingAddress(search);
    if (answers.find(address, FRESH_MS)) return;
    prefetching = new AbortController();
    answers.prefetch(address, { signal: prefetching.signal, lastVisit });
  }

  /** Notes how many pixels the page is scrolled by. */
  function noteScroll(pixels: number): void {
    scrolled = pixels;
  }

  return { receive, follow, retry, prefetch, cancelPrefetch: () => prefetching.abort(), noteScroll };
}

/** Caches the server's answer, and shows it unless it is on screen already, or the address has moved on. */
function takeJobs(
  store: Store,
  answers: Answers,
  { seed, address }: { seed: ListingSeed; address: ListingAddress },
): void {
  const jobs = toJobs(seed);
  const { filters, page, path } = jobs.address;
  if (seed.answer) answers.keep({ filters, page }, seed.answer);
  if (seed.following) answers.keep({ filters, page: page + 1 }, seed.following);
  const shown = store.get(jobsAtom);
  const isShown = shown.status === "ready" && shown.listing === seed.answer?.listing;
  if (!isShown && path === address.path) store.set(jobsAtom, jobs);
}

function showJobs(
  store: Store,
  answers: Answers,
  {
    address,
    answer,
    scrolled,
  }: { address: ListingAddress; answer: ListingAnswer; scrolled?: number | undefined },
): void {
  const following = answers.find(nextPage(address))?.listing;
  const hidden = readHiddenCookie();
  store.set(jobsAtom, { status: "ready", address, ...answer, following, hidden, scrolled, now: new Date() });
}

/** Fetches what is not cached: the list, and the next page if hidden jobs leave it short. */
async function fetchJobs(
  store: Store,
  answers: Answers,
  asked: {
    readonly address: ListingAddress;
    readonly known: ListingAnswer | undefined;
    readonly signal: AbortSignal;
    readonly lastVisit: Date | undefined;
  },
): Promise<void> {
  const { address, known, signal } = asked;
  try {
    const answer = known ?? (await answers.fetch(address, asked));
    if (signal.aborted) return;
    // Synchronously: otherwise React would first finish the transition in which Next's router follows the new address.
    if (!known) flushSync(() => showJobs(store, answers, { address, answer }));
    if (!isShort(address, answer) || answers.find(nextPage(address))) return;
  } catch {
    if (!signal.aborted) failJobs(store, address);
    return;
  }
  // On failure the page stays short.
  const next = await answers.fetch(nextPage(address), asked).catch(() => undefined);
  const shown = store.get(jobsAtom);
  if (next && shown.status === "ready" && shown.address === address)
    store.set(jobsAtom, { ...shown, following: next.listing });
}

/** Whether hidden jobs leave the page short of jobs that the next page has. */
function isShort({ page, showsHidden }: ListingAddress, { listing }: ListingAnswer): boolean {
  if (showsHidden || page >= listing.totalPages) return false;
  return leaveOutHidden(listing, undefined, readHiddenCookie()).totalHidden > 0;
}

function failJobs(store: Store, address: ListingAddress): void {
  const before = store.get(jobsAtom);
  const last = before.status === "failed" ? before.last : before.status === "ready" ? before : undefined;
  store.set(jobsAtom, { status: "failed", address, last });
}

function nextPage({ filters, page }: ListingAddress) {
  return { filters, page: page + 1 };
}
