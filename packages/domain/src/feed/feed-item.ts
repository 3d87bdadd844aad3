import type { Job } from "../job/job.ts";
import type { SalaryFields } from "../pay/parse-salary.ts";
import type { TownsAlone } from "../place/resolve-town.ts";
import type { FeedSource } from "../source/feed-source.ts";

/**
 * A posting as read by a feed's adapter, with common field names and texts as sent. Unstated fields are undefined or
 * empty.
 */
export type FeedItem = {
  source: FeedSource;
  sourceId: string;
  url: string;
  /** Where to apply, if different from `url`. */
  applyUrl?: string | undefined;
  title: string;
  companyName: string;
  companyLogo?: string | undefined;
  /** The feed's names for the field of work, best first. */
  categories: readonly string[];
  tags: readonly string[];
  jobTypes: readonly string[];
  /** The feed's names for the seniority. */
  seniorities?: readonly string[] | undefined;
  /** Anything `normalizeDate` reads. */
  publishedAt: unknown;
  /** Anything `normalizeDate` reads; otherwise there is no expiry. */
  expiresAt?: unknown;
  /** A text that names places, or a list of names, which may contain commas. */
  location: string | readonly string[];
  /** A country in a separate field, used if the location says nothing: "Remote". */
  country?: string | undefined;
  /** How to treat a town without a country in this feed, if not as usual. */
  townsAlone?: TownsAlone | undefined;
  /** Pay in words. */
  salary: string;
  /** Pay in separate fields. */
  pay?: SalaryFields | undefined;
  description: string;
};

/**
 * Why an item was rejected. `missing`: absent or blank; `wrong-type`: not the type the feed documents; `unreadable`:
 * the right type, but not a valid id, http URL or date; `in-the-future`: published more than two days from now;
 * `too-long`: a description too long for readers and for a database document.
 *
 * Two are not errors of the feed: `not-remote`, work on site at least on some days; `unlisted`, a posting the company
 * does not show.
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
  /** The feed's own name of the field, with dots; empty if the item as a whole is invalid. */
  path: string;
  code: RejectionCode;
  /** For `not-remote`: the words of the posting that it is based on, at most 300 characters. */
  words?: string;
};

/** The fields every item must have. */
export type NeededField = "sourceId" | "url" | "title" | "companyName" | "publishedAt" | "description";

/** The fields an item can be rejected for. */
export type RejectedField = NeededField | "location";

/** An item read into a job, or why it was rejected. */
export type NormalizedItem =
  | { ok: true; value: Job }
  | { ok: false; error: { path: RejectedField; code: RejectionCode; words?: string } };
