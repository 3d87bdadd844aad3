import type { JobCard } from "@farwork/domain";
import { listCardFacts } from "@farwork/domain/job-posting";
import { jobPath } from "@farwork/domain/links";

import type { Formats } from "../../platform/locale/formats.ts";
import type { SavedJobCopy } from "./saved-copy.ts";

/** The part of a saved job that is kept for offline reading. */
export function copySavedJob(job: JobCard, formats: Formats): SavedJobCopy {
  return {
    jobId: job.firestoreId,
    path: jobPath(job),
    title: job.title,
    company: job.company_name,
    facts: listCardFacts(job, formats),
  };
}
