import type { Job } from "@farwork/domain";
import { jobPath } from "@farwork/domain/links";

import { RememberViewedJob } from "./remember-viewed-job.tsx";

/** Counts this posting among those viewed in this browser. Stands wherever a whole posting is shown. */
export function RememberViewed({ job }: { job: Job }) {
  // No more of the job than the list needs is sent to the browser for it.
  const { firestoreId: jobId, title, company_name: company } = job;
  return <RememberViewedJob job={{ jobId, path: jobPath(job), title, company }} />;
}
