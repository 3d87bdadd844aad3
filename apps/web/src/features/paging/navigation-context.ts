"use client";

import { createContext, use } from "react";

export type Navigation = {
  /** Shows another listing. `replace` keeps half-typed searches out of the browser's history. */
  go: (path: string, options?: { replace?: boolean }) => void;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);
export const PendingContext = createContext(false);

export function useListingNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation)
    throw new Error("useListingNavigation must be used within ListingNavigation or PageNavigation");
  return navigation;
}

/** Whether a listing was asked for and is not here yet. Apart from the navigation: every link would be rendered anew. */
export function useListingPending(): boolean {
  return use(PendingContext);
}
