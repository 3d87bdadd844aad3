import type { JobCard } from "@farwork/domain";
import { jobPath } from "@farwork/domain/links";
import { formatPlace } from "@farwork/domain/place";

import type { Formats } from "../../platform/locale/formats.ts";
import type { SavedJobCopy } from "./saved-copy.ts";

/** What of a saved job is kept to be read offline. */
export function copySavedJob(job: JobCard, formats: Formats): SavedJobCopy {
  const pay = (job.pay && formats.pay(job.pay)) || job.salary;
  return {
    jobId: job.firestoreId,
    path: jobPath(job),
    title: job.title,
    company: job.company_name,
    facts: [formatPlace(job.place), ...(pay === "" ? [] : [pay])],
  };
}
