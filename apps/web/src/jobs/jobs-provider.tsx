"use client";

import { useSetAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { createContext, type ReactNode, useEffect } from "react";

import { type Jobs, jobsAtom } from "./jobs-atoms.ts";

export const JobsContext = createContext(false);

/** Gives the listing last shown to everything inside it; `PutJobs` fills it. */
export function JobsProvider({ children }: { children: ReactNode }) {
  return <JobsContext value={true}>{children}</JobsContext>;
}

/**
 * Hands the listing the server rendered over to the atoms: before the first paint, and again after each
 * navigation, since a layout's provider outlives the pages in it.
 */
export function PutJobs({ jobs, children }: { jobs: Jobs; children: ReactNode }) {
  useHydrateAtoms([[jobsAtom, jobs]]);
  const setJobs = useSetAtom(jobsAtom);
  useEffect(() => setJobs(jobs), [jobs, setJobs]);
  return children;
}
