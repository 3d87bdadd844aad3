import type { Job } from "@farwork/domain";
import { jobPath } from "@farwork/domain/links";

import { ViewedJobRecorder } from "./viewed-job-recorder.tsx";

/** Records that this job was viewed. Use it wherever a whole posting is shown. */
export function RecordViewedJob({ job }: { job: Job }) {
  // Pass only the fields the list needs, because they are serialised for the browser.
  const { firestoreId: jobId, title, company_name: company } = job;
  return <ViewedJobRecorder job={{ jobId, path: jobPath(job), title, company }} />;
}
