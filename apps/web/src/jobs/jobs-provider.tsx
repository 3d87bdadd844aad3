"use client";

import { useStore } from "jotai";
import { createContext, type ReactNode, useState } from "react";

import { type OpenListing, openListing } from "./open-listing.ts";

export const JobsContext = createContext<OpenListing | undefined>(undefined);

/** Gives the listing last shown to everything inside it; it outlives the pages that show one. */
export function JobsProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  const [listing] = useState(() => openListing(store));
  return <JobsContext value={listing}>{children}</JobsContext>;
}
