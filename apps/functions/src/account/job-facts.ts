import {
  describeCommonHours,
  evaluateEligibility,
  type ExportedJob,
  formatEligibility,
  formatPlace,
  formatStatedPay,
  isOpen,
  Job,
  type JobCard,
  readWorkingHours,
  UserProfile,
} from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { isJobId, JOBS, readJobAs } from "../job-store/job-document.ts";

/** Documents read per request. */
const BATCH = 500;
const StoredFacts = z.pick(Job, {
  title: true,
  company_name: true,
  url: true,
  closed_at: true,
  expires_at: true,
  place: true,
  pay: true,
  salary: true,
});
const FACTS = Object.keys(StoredFacts.shape);

/** The parts of a profile needed to describe jobs. */
export const ExportReader = z.pick(UserProfile, { country: true, workingHours: true });
type ExportReader = z.infer<typeof ExportReader>;

interface Circumstances {
  readonly reader: ExportReader;
  readonly now: Date;
}

/** The facts of jobs by id, skipping unknown ids. Jobs that are not in `open` are read from the database. */
export async function readJobFacts(
  firestore: Firestore,
  ids: ReadonlySet<string>,
  { open, ...circumstances }: Circumstances & { readonly open: readonly JobCard[] },
): Promise<Map<string, ExportedJob>> {
  const facts = new Map<string, ExportedJob>();
  for (const job of open) if (ids.has(job.firestoreId)) facts.set(job.firestoreId, tell(job, circumstances));
  const unknown = [...ids].filter((id) => !facts.has(id) && isJobId(id));
  for (let at = 0; at < unknown.length; at += BATCH) {
    const references = unknown.slice(at, at + BATCH).map((id) => firestore.collection(JOBS).doc(id));
    for (const document of await firestore.getAll(...references, { fieldMask: FACTS })) {
      const job = readJobAs(StoredFacts, document);
      if (job) facts.set(document.id, tell(job, circumstances));
    }
  }
  return facts;
}

function tell(job: z.infer<typeof StoredFacts>, { reader, now }: Circumstances): ExportedJob {
  const { country, workingHours = "" } = reader;
  const hours = readWorkingHours(workingHours);
  const commonHours = hours && describeCommonHours(job.place, hours, now)?.text;
  // As on cards, which mark implausible pay.
  const pay = formatStatedPay(job).map(({ text }) => text);
  return {
    title: job.title,
    company_name: job.company_name,
    url: job.url,
    isOpen: isOpen(job, now),
    openTo: formatPlace(job.place),
    ...(pay.length > 0 && { pay: pay.join(" · ") }),
    ...(country && { answer: formatEligibility(evaluateEligibility(job, country), country) }),
    ...(commonHours !== undefined && { commonHours }),
  };
}
