import type { ReferenceRates } from "@farwork/domain/rates";

import type { HiddenEntries } from "../hidden-jobs/hidden-entries.ts";
import type { PlaceSuggestion } from "../reader/unknown-places.ts";
import type { Jobs, ListingAnswer, Posting } from "./jobs-atoms.ts";
import { readListingAddress } from "./listing-address.ts";

/** What the server renders the listing's page with, and its browser goes on from. */
export type ListingSeed = {
  /** The query of the address that was asked for, without "?", in the reader's terms of pay: see `fillPayTerms`. */
  readonly search: string;
  /** Undefined where the backend did not answer. */
  readonly answer: ListingAnswer | undefined;
  /** The next page, where this one is filled up from it. */
  readonly following: ListingAnswer | undefined;
  /** What the address names beside the list. */
  readonly posting: Posting | undefined;
  /** Where nothing is known of the visitor, who may say in the page where they live. */
  readonly rates: ReferenceRates | undefined;
  /** By this browser's own cookies. */
  readonly hidden: HiddenEntries;
  readonly lastVisit: Date | undefined;
  readonly now: Date;
  /** What the first place may mean that the address names and nobody knows. */
  readonly suggestions?: { readonly text: string; readonly found: readonly PlaceSuggestion[] } | undefined;
};

/** The list that a seed has. */
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
