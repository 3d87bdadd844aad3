import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard } from "@farwork/domain";

/** A page of the listing as everybody gets it: nothing in it depends on who asks. */
export type ListedJobs = Omit<JobsPage<JobCard>, "totalHidden" | "totalNew" | "error">;
