"use client";

import { useAtomValue, useStore } from "jotai";
import { createContext, type ReactNode, useState } from "react";

import { type Jobs, jobsAtom, provideJobs } from "./jobs-atoms.ts";
import type { OpenListing } from "./open-listing.ts";

/** Gives the listing, opened by `open` where no page has shown one yet. */
type OpenOnce = (open: () => OpenListing) => OpenListing;

export const JobsContext = createContext<OpenOnce>((open) => open());

/** Keeps the listing last shown; it outlives the pages that show one. Its code comes with the first of these. */
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

/** The listing last shown. Throws outside `JobsProvider`. */
export function useJobs(): Jobs {
  return useAtomValue(jobsAtom);
}
