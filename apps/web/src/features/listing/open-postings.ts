import type { useStore } from "jotai";

import { type Posting, postingAtom } from "./jobs-atoms.ts";
import { keepNewest } from "./keep-newest.ts";
import type * as ListingApi from "./listing-api.ts";

/** Postings kept for the way back. */
const MAX_KEPT = 20;

/** Shows postings beside the list: fetched as JSON, and kept for the way back. */
export function openPostings(store: ReturnType<typeof useStore>, loadApi: () => Promise<typeof ListingApi>) {
  const kept = keepNewest<Posting>(MAX_KEPT);

  function take(posting: Posting): void {
    if (posting.status !== "failed") kept.keep(posting.jobId, posting);
  }

  function show(jobId: string | undefined, signal: AbortSignal): void {
    if (jobId === store.get(postingAtom)?.jobId) return;
    const known = jobId === undefined ? undefined : kept.find(jobId);
    if (jobId === undefined || known) store.set(postingAtom, known);
    else void fetchAndShow(jobId, signal);
  }

  async function fetchAndShow(jobId: string, signal: AbortSignal): Promise<void> {
    const posting = await fetchPosting(jobId, signal);
    if (signal.aborted) return;
    take(posting);
    store.set(postingAtom, posting);
  }

  async function fetchPosting(jobId: string, signal: AbortSignal): Promise<Posting> {
    try {
      const job = await (await loadApi()).fetchPosting(jobId, signal);
      return job ? { status: "found", jobId, job, now: new Date() } : { status: "unknown", jobId };
    } catch {
      return { status: "failed", jobId };
    }
  }

  return { take, show };
}
