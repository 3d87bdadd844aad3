import type { Job } from "@farwork/domain";
import { jobPath } from "@farwork/domain/links";

import { ViewedJobRecorder } from "./viewed-job-recorder.tsx";

/** Counts this posting among those viewed in this browser. Stands wherever a whole posting is shown. */
export function RecordViewedJob({ job }: { job: Job }) {
  // No more of the job than the list needs is sent to the browser for it.
  const { firestoreId: jobId, title, company_name: company } = job;
  return <ViewedJobRecorder job={{ jobId, path: jobPath(job), title, company }} />;
}
