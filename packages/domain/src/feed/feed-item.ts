import type { Job } from "../job/job.ts";
import type { SalaryFields } from "../pay/salary-fields.ts";
import type { TownsAlone } from "../place/resolve-mentions.ts";
import type { FeedSource } from "../source/feed-source.ts";

/**
 * A posting as a feed's adapter read it: every feed's fields under one name each, the texts still as sent. What a
 * feed does not state is undefined or empty.
 */
export type FeedItem = {
  source: FeedSource;
  sourceId: string;
  url: string;
  /** Where to apply, if that is another address. */
  applyUrl?: string | undefined;
  title: string;
  companyName: string;
  companyLogo?: string | undefined;
  /** The feed's words for the field of work, the best first. */
  categories: readonly string[];
  tags: readonly string[];
  jobTypes: readonly string[];
  /** The feed's words for how senior the job is. */
  seniorities?: readonly string[] | undefined;
  /** Anything `normalizeDate` reads. */
  publishedAt: unknown;
  /** Anything `normalizeDate` reads; what cannot be read is no expiry. */
  expiresAt?: unknown;
  /** A text that names places, or a list of names, which may hold commas. */
  location: string | readonly string[];
  /** A country the feed names apart, for a location that tells nothing: "Remote". */
  country?: string | undefined;
  /** What a town without a country tells in this feed, where that is not the usual. */
  townsAlone?: TownsAlone | undefined;
  /** Pay in words. */
  salary: string;
  /** Pay in fields of its own. */
  pay?: SalaryFields | undefined;
  description: string;
};

/**
 * Why an item became no job. `missing`: absent or blank; `wrong-type`: not the kind of value the feed promises;
 * `unreadable`: the right kind, but not an id, an http address or a date; `in-the-future`: published more than
 * two days from now; `too-long`: a description nobody wrote for readers, and no database document would hold.
 *
 * Two are no fault of the feed's: `not-remote`, work at a place, all of it or some days; `unlisted`, a posting its
 * company does not show.
 */
export type RejectionCode =
  | "missing"
  | "wrong-type"
  | "unreadable"
  | "in-the-future"
  | "too-long"
  | "not-remote"
  | "unlisted";

export type ItemRejection = {
  /** The feed's own name of the field, with dots; empty where the item as a whole is wrong. */
  path: string;
  code: RejectionCode;
  /** Of `not-remote`: the posting's own words that it was decided by, 300 characters at most. */
  words?: string;
};

/** The fields without which an item becomes no job. */
export type NeededField = "sourceId" | "url" | "title" | "companyName" | "publishedAt" | "description";

/** The fields that can be the reason why an item became no job. */
export type RejectedField = NeededField | "location";

/** An item read into a job, or what of it could not be. */
export type NormalizedItem =
  | { ok: true; value: Job }
  | { ok: false; error: { path: RejectedField; code: RejectionCode; words?: string } };
