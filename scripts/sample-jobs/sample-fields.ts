import { parseSalary } from "@farwork/domain";

import { type SampleJob, slugify } from "./write-job.ts";

/** What several sources say in fields of their own that Remotive has not. */
export function readFields(job: SampleJob) {
  const { id, title, job_type: type, candidate_required_location: where } = job;
  return {
    employer: slugify(job.company_name),
    slug: `${slugify(title)}-${id}`,
    pay: parseSalary(job.salary),
    types: type === undefined ? [] : [type],
    /** Seconds since 1970. */
    epoch: Date.parse(`${job.publication_date}Z`) / 1000,
    /** As a company's board puts it, which has no other field that says the work is remote. */
    remotePlace: where === "" ? "Remote" : `Remote - ${where}`,
  };
}
