import type { JobCard } from "@farwork/domain";
import { atom } from "jotai";

/** One page of the listing, and the query (without "?") of its address, which leads back to it. */
export type JobsPage = { query: string; jobs: readonly JobCard[]; totalJobs: number; totalPages: number };

/** The listing last shown. `none`: no listing was shown yet, as when a job's own page was opened first. */
export type Jobs =
  | { status: "none" }
  | ({ status: "ready" } & JobsPage)
  | { status: "failed"; query: string };

export const jobsAtom = atom<Jobs>({ status: "none" });
