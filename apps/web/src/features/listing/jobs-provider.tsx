"use client";

import { useStore } from "jotai";
import { createContext, type ReactNode, useState } from "react";

import { provideJobs } from "./jobs-atoms.ts";
import type { OpenListing } from "./open-listing.ts";

/** Returns the listing, calling `open` the first time. */
type OpenOnce = (open: () => OpenListing) => OpenListing;

export const JobsContext = createContext<OpenOnce>((open) => open());

/** Keeps the listing last shown across pages. Its code loads with the first page that has one. */
export function JobsProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  useState(() => provideJobs(store));
  const [openOnce] = useState(rememberListing);
  return <JobsContext value={openOnce}>{children}</JobsContext>;
}

function rememberListing(): OpenOnce {
  let listing: OpenListing | undefined;
  return (open) => (listing ??= open());
}
