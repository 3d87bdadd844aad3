import type { ReferenceRates } from "@farwork/domain/rates";

import type { HiddenEntries } from "../hidden-jobs/hidden-entries.ts";
import type { Jobs, ListingAnswer, Posting } from "./jobs-atoms.ts";
import { readListingAddress } from "./listing-address.ts";

/** The data the server renders the listing with, and the browser hydrates from. */
export type ListingSeed = {
  /** The query of the requested address, without "?", in the reader's terms of pay (`fillPayTerms`). */
  readonly search: string;
  /** Undefined when the backend did not answer. */
  readonly answer: ListingAnswer | undefined;
  /** The next page, if it fills this one up. */
  readonly following: ListingAnswer | undefined;
  /** The job open beside the list. */
  readonly posting: Posting | undefined;
  /** Set for visitors without a known country, who may choose one on the page. */
  readonly rates: ReferenceRates | undefined;
  /** From this browser's cookies. */
  readonly hidden: HiddenEntries;
  readonly lastVisit: Date | undefined;
  readonly now: Date;
  /** What the page says instead of a list: that it does not know places in the address. */
  readonly unknown?: string;
};

/** The list in a seed. */
export function toJobs({
  search,
  answer,
  following,
  hidden,
  now,
}: ListingSeed): Exclude<Jobs, { status: "none" }> {
  const address = readListingAddress(search);
  if (!answer) return { status: "failed", address };
  return { status: "ready", address, ...answer, following: following?.listing, hidden, now };
}
