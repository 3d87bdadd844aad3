import type { Job } from "../job/job.ts";

/** The fields by which postings are compared; `text_print` is the job's `fingerprintText`. */
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
