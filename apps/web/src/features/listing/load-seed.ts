import type { JobFilters } from "@farwork/domain";
import { cache } from "react";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { loadListing } from "../../platform/backend/load-listing.ts";
import { loadRates } from "../../platform/backend/load-rates.ts";
import { countNewJobs, loadJob } from "../../platform/backend/server-client.ts";
import { fillPayTerms } from "../../platform/locale/reader-terms.ts";
import { readFormats } from "../../platform/locale/use-formats.server.ts";
import { setStatusNotFound, setStatusUnavailable } from "../../platform/server/response-status.ts";
import { describeUnknownPlaces, findUnknownPlaces } from "../filters/unknown-places.ts";
import { leaveOutHidden } from "../hidden-jobs/leave-out-hidden.ts";
import { readVisitor } from "../visits/read-visitor.ts";
import type { ListingAnswer, Posting } from "./jobs-atoms.ts";
import { readListingAddress } from "./listing-address.ts";
import { answerJobs } from "./listing-schemas.ts";
import type { ListingSeed } from "./listing-seed.ts";

/**
 * Loads what this query asks for. Sets the status to 503 if that fails, or 404 past the last page. Cached per request,
 * since both the page and its metadata ask.
 */
export const loadSeed = cache(async (asked: string): Promise<ListingSeed> => {
  const formats = await readFormats();
  const search = fillPayTerms(asked, formats);
  const { filters, page, jobId, showsHidden, landing } = readListingAddress(search);
  const now = new Date();
  const { hidden, lastVisit } = await readVisitor(now);
  const [answer, posting, rates] = await Promise.all([
    loadAnswer(filters, page, lastVisit),
    jobId === undefined ? undefined : loadPosting(jobId, now),
    formats.rates ? undefined : loadRates(),
  ]);
  if (!answer) setStatusUnavailable();
  else if (page > answer.listing.totalPages) setStatusNotFound();
  const isShort = answer && !showsHidden && leaveOutHidden(answer.listing, undefined, hidden).totalHidden > 0;
  const following =
    isShort && page < answer.listing.totalPages ? await loadAnswer(filters, page + 1, lastVisit) : undefined;
  const unknown = describeUnknownPlaces(findUnknownPlaces(landing));
  return { search, answer, following, posting, rates, hidden, lastVisit, now, ...(unknown && { unknown }) };
});

async function loadAnswer(
  filters: JobFilters,
  page: number,
  lastVisit: Date | undefined,
): Promise<ListingAnswer | undefined> {
  try {
    const [listing, totalNew] = await Promise.all([
      loadListing(filters, page),
      // Optional: the list works without it.
      lastVisit && countNewJobs(filters, lastVisit).catch(() => undefined),
    ]);
    const shown = filters.search === "" ? leaveOutExcerpts(listing) : listing;
    return { listing: answerJobs(shown, filters.from.country), totalNew };
  } catch {
    return undefined;
  }
}

/** Excerpts only show in searches, and are a tenth of the page's bytes. */
function leaveOutExcerpts(listing: ListedJobs): ListedJobs {
  return { ...listing, jobs: listing.jobs.map((job) => ({ ...job, excerpt: "" })) };
}

async function loadPosting(jobId: string, now: Date): Promise<Posting> {
  const loaded = await loadJob(jobId);
  return loaded.status === "found" ? { ...loaded, jobId, now } : { status: loaded.status, jobId };
}
