import * as z from "zod/mini";

import { WireDate } from "../date/wire-date.ts";
import { EligibilityFact, MAX_FACTS } from "../eligibility/eligibility-fact.ts";
import { SafeHtml } from "../html/safe-html.ts";
import { Pay } from "../pay/pay.ts";
import { Place } from "../place/place.ts";
import { JobCategory } from "./category.ts";
import { HttpUrl } from "./http-url.ts";
import { JobId } from "./job-id.ts";
import { JobType } from "./job-type.ts";
import { SENIORITIES } from "./seniorities.ts";

const NonEmpty = z.string().check(z.minLength(1));

/** The source's own words where our vocabulary took their place; a list is empty where the source had none. */
export const StatedWords = z.object({
  categories: z.array(NonEmpty),
  tags: z.array(NonEmpty),
  job_types: z.array(NonEmpty),
});
export type StatedWords = z.infer<typeof StatedWords>;

/** The same position, posted elsewhere. */
export const AlsoOn = z.object({ firestoreId: JobId, source: NonEmpty, url: HttpUrl });
export type AlsoOn = z.infer<typeof AlsoOn>;

/** A place that a position is posted for, in the words of a posting that is for it, and what we read them as. */
export const JobLocation = z.object({ firestoreId: JobId, name: z.string(), place: Place });
export type JobLocation = z.infer<typeof JobLocation>;

/** Passages of a description that are looked at, and as many are kept at most. */
export const MAX_REPEATED = 100;

/**
 * One open (or, with `closed_at`, closed) remote position. Dates are `Date` here and ISO 8601 UTC on the
 * wire: `z.decode(Job, wire)` and `z.encode(Job, job)`. The text fields `salary` and
 * `candidate_required_location` are as the feed sent them; `pay` and `place` are our reading of them.
 *
 * @example buildJob({ title: "Staff Engineer" }).firestoreId; // => "remotive-1"
 */
export const Job = z.object({
  firestoreId: JobId,
  source: NonEmpty,
  sourceId: NonEmpty,
  url: HttpUrl,
  apply_url: z.optional(HttpUrl),
  title: NonEmpty,
  company_name: NonEmpty,
  company_logo: z.optional(HttpUrl),
  category: JobCategory,
  tags: z.array(NonEmpty),
  job_type: JobType,
  seniority: z.optional(z.enum(SENIORITIES)),
  publication_date: WireDate,
  candidate_required_location: z.string(),
  place: Place,
  /** What the posting says of who may hold it; absent in jobs stored before this was read. */
  eligibility: z.optional(z.array(EligibilityFact).check(z.maxLength(MAX_FACTS))),
  salary: z.string(),
  pay: z.optional(Pay),
  description: SafeHtml,
  /** Hashes of the passages that its company, or its feed, repeats over its postings; see `markRepeated`. */
  repeated: z.optional(z.array(z.number()).check(z.maxLength(MAX_REPEATED))),
  /** Plain text, at most about 240 characters. */
  excerpt: z.string(),
  expires_at: z.optional(WireDate),
  first_seen_at: WireDate,
  last_seen_at: WireDate,
  /** When what the posting states last changed, by our clock; absent where nobody has kept that yet. */
  changed_at: z.optional(WireDate),
  closed_at: z.optional(WireDate),
  stated: z.optional(StatedWords),
  /** The position on other sources, one open posting each. */
  also_on: z.optional(z.array(AlsoOn)),
  /**
   * The places that the position is posted for, where they are more than this posting says itself: listings show one
   * posting for all. Cards of such a job have all of them in `place` too.
   */
  locations: z.optional(z.array(JobLocation)),
  /** The posting that listings show for this one, being of the same position. */
  duplicate_of: z.optional(JobId),
});
export type Job = z.infer<typeof Job>;

/** What answers tell of a whole job: everything but the marks that searches alone are for. */
export const PublicJob = z.omit(Job, { repeated: true });

/** What a listing shows of a job: everything but the description, what is read from it, and the source's own words. */
export const JobCard = z.omit(PublicJob, { description: true, eligibility: true, stated: true });
export type JobCard = z.infer<typeof JobCard>;
