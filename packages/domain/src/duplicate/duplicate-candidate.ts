import type { Job } from "../job/job.ts";

/** What postings are compared by; `text_print` is the `fingerprintText` of the job. */
export type DuplicateCandidate = Pick<
  Job,
  | "firestoreId"
  | "source"
  | "title"
  | "company_name"
  | "url"
  | "apply_url"
  | "candidate_required_location"
  | "place"
  | "pay"
  | "job_type"
  | "publication_date"
> & { text_print: string };
