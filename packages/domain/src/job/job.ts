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

/** The source's own words for normalised fields; empty lists if the source had none. */
export const StatedWords = z.object({
  categories: z.array(NonEmpty),
  tags: z.array(NonEmpty),
  job_types: z.array(NonEmpty),
});
export type StatedWords = z.infer<typeof StatedWords>;

/** A posting of the same position elsewhere. */
export const AlsoOn = z.object({ firestoreId: JobId, source: NonEmpty, url: HttpUrl });
export type AlsoOn = z.infer<typeof AlsoOn>;

/** A place of a position, as named by one of its postings and as parsed. */
export const JobLocation = z.object({ firestoreId: JobId, name: z.string(), place: Place });
export type JobLocation = z.infer<typeof JobLocation>;

/** Maximum number of passages of a description that are compared and stored. */
export const MAX_REPEATED = 100;

/**
 * A remote position, open or (with `closed_at`) closed. Dates are `Date` here and ISO 8601 UTC on the wire:
 * `z.decode(Job, wire)` and `z.encode(Job, job)`. `salary` and `candidate_required_location` are texts as sent by the
 * feed; `pay` and `place` are parsed from them.
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
  /** What the posting says about who may apply; absent in older stored jobs. */
  eligibility: z.optional(z.array(EligibilityFact).check(z.maxLength(MAX_FACTS))),
  salary: z.string(),
  pay: z.optional(Pay),
  description: SafeHtml,
  /** Hashes of passages that its company or feed repeats in other postings; see `markRepeated`. */
  repeated: z.optional(z.array(z.number()).check(z.maxLength(MAX_REPEATED))),
  /** Plain text, at most about 240 characters. */
  excerpt: z.string(),
  expires_at: z.optional(WireDate),
  first_seen_at: WireDate,
  last_seen_at: WireDate,
  /** When we last saw the posting's contents change; absent if not recorded yet. */
  changed_at: z.optional(WireDate),
  closed_at: z.optional(WireDate),
  stated: z.optional(StatedWords),
  /** The same position at other sources, one open posting each. */
  also_on: z.optional(z.array(AlsoOn)),
  /**
   * The places of the position, if its postings name more than this one does: listings show one posting for all. Cards
   * also have all of them in `place`.
   */
  locations: z.optional(z.array(JobLocation)),
  /** The posting of the same position that listings show instead of this one. */
  duplicate_of: z.optional(JobId),
});
export type Job = z.infer<typeof Job>;

/** A whole job in responses: everything except fields used only for search. */
export const PublicJob = z.omit(Job, { repeated: true });

/** A job in listings: everything except the description, what is derived from it, and the source's own words. */
export const JobCard = z.omit(PublicJob, { description: true, eligibility: true, stated: true });
export type JobCard = z.infer<typeof JobCard>;
