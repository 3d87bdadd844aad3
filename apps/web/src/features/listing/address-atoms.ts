import { atom } from "jotai";

import { jobsAtom, providedAtom } from "./jobs-atoms.ts";
import { readListingAddress } from "./listing-address.ts";

/** The query of the listing's address, without "?". The address is the source of truth; this follows it. */
export const addressQueryAtom = providedAtom("");
/** The parsed address: filters, search, order, page and the open job. */
export const addressAtom = atom((get) => readListingAddress(get(addressQueryAtom)));

/** Whether the address asks for another list than the one on screen. */
export const isListPendingAtom = atom((get) => {
  const jobs = get(jobsAtom);
  return jobs.status !== "none" && jobs.address.path !== get(addressAtom).path;
});
