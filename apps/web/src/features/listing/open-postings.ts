import type { Store } from "../../ui/store.ts";
import { type Posting, postingAtom } from "./jobs-atoms.ts";
import { keepNewest, type ListingApi } from "./listing-answers.ts";

/** Jobs kept for back navigation. */
const MAX_KEPT = 20;

/** Shows jobs beside the list: fetched as JSON, and cached for back navigation. */
export function openPostings(store: Store, api: ListingApi) {
  const kept = keepNewest<Posting>(MAX_KEPT);
  let opening = new AbortController();

  function take(posting: Posting): void {
    if (posting.status !== "failed") kept.keep(posting.jobId, posting);
  }

  function show(jobId: string | undefined): void {
    opening.abort();
    opening = new AbortController();
    if (jobId === store.get(postingAtom)?.jobId) return;
    const known = jobId === undefined ? undefined : kept.find(jobId);
    if (jobId === undefined || known) store.set(postingAtom, known);
    else void fetchAndShow(jobId, opening.signal);
  }

  async function fetchAndShow(jobId: string, signal: AbortSignal): Promise<void> {
    const posting = await fetchPosting(jobId, signal);
    if (signal.aborted) return;
    take(posting);
    store.set(postingAtom, posting);
  }

  async function fetchPosting(jobId: string, signal: AbortSignal): Promise<Posting> {
    try {
      const job = await api.fetchPosting(jobId, signal);
      return job ? { status: "found", jobId, job, now: new Date() } : { status: "unknown", jobId };
    } catch {
      return { status: "failed", jobId };
    }
  }

  return { take, show };
}
