import { highestAnnualPay } from "../../src/filter/match-pay.ts";
import { locationsShowing } from "../../src/filter/match-place.ts";
import type { Job } from "../../src/job/job.ts";
import { markEnds, readWords } from "./indexed-words.ts";

/** A job for libraries with facets: flat, with marked word ends. */
export function readFacetedFields(job: Job) {
  const { title, ...words } = readWords(job);
  return {
    id: job.firestoreId,
    title: mark(title),
    text: mark(Object.values(words).join(" ")),
    job_type: job.job_type,
    categories: job.category,
    tags: job.tags,
    // A worldwide job matches every place; a single value replaces hundreds, and queries include it.
    location: job.place.scope === "worldwide" ? ["worldwide"] : [...locationsShowing(job.place)],
    pay: highestAnnualPay(job.pay) ?? -1,
    currency: job.pay?.currency ?? "none",
    posted: job.publication_date.getTime(),
    expires: job.expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER,
  };
}

const mark = (text: string) => markEnds(text.split(" ")).join(" ");
