import type { JobsPage } from "@farwork/data/jobs";
import type { JobCard } from "@farwork/domain";

/** A page of the listing that does not depend on who asks. */
export type ListedJobs<Card extends JobCard = JobCard> = Omit<
  JobsPage<Card>,
  "totalHidden" | "totalNew" | "error"
>;
