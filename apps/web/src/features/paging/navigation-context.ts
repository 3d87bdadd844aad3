"use client";

import type { JobFilters } from "@farwork/domain";
import { createContext, use } from "react";

/** A parsed listing address; `landing` holds all its parameters. */
export type ListingState = {
  readonly filters: JobFilters;
  readonly page: number;
  readonly landing: URLSearchParams;
  /** Whether the page asks about places in the address that we do not know. Changes then keep them. */
  readonly hasUnknownPlaces?: boolean;
};

/** A change of the listing, as the address it leads to. */
export type ListingChange = (from: ListingState) => string;

/** Where a control leads: an address, or a change of the latest requested listing. */
export type Target = string | ListingChange;

export type Navigation = {
  /**
   * Shows another listing. `replace` keeps partial searches out of the browser's history; `reload` loads the whole
   * page, as every change does where a place is unknown, but for a search that is still being typed.
   */
  go: (to: Target, options?: { replace?: boolean; reload?: boolean }) => void;
  /** Prefetches a listing that will show when the mouse button, finger or key is released. */
  prefetch?: (to: Target) => void;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);
/** The listing on screen, which links in its markup start from. */
export const ShownContext = createContext<ListingState | undefined>(undefined);
export const PendingContext = createContext(false);

export function useListingNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation)
    throw new Error("useListingNavigation must be used within ListingNavigation or PageNavigation");
  return navigation;
}

/** Whether a requested listing is still loading. A separate context, so that links do not re-render. */
export function useListingPending(): boolean {
  return use(PendingContext);
}

/** The address that a control leads to from a listing. */
export function resolvePath(to: Target, from?: ListingState): string {
  if (typeof to === "string") return to;
  if (!from) throw new Error("A change of the listing must be used within ListingNavigation");
  return to(from);
}
