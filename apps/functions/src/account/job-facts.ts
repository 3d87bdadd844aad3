import { type ExportedJob, isOpen, Job, type JobCard } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { isJobId, JOBS, readJobAs } from "../job-store/job-document.ts";

/** Documents asked for at once. */
const BATCH = 500;
const StoredFacts = z.pick(Job, {
  title: true,
  company_name: true,
  url: true,
  closed_at: true,
  expires_at: true,
});
const FACTS = Object.keys(StoredFacts.shape);

/** What there is to tell of jobs by their ids; ids no job has are left out. A job that is not among `open` is read. */
export async function readJobFacts(
  firestore: Firestore,
  ids: ReadonlySet<string>,
  { open, now }: { readonly open: readonly JobCard[]; readonly now: Date },
): Promise<Map<string, ExportedJob>> {
  const facts = new Map<string, ExportedJob>();
  for (const job of open) if (ids.has(job.firestoreId)) facts.set(job.firestoreId, tell(job, now));
  const unknown = [...ids].filter((id) => !facts.has(id) && isJobId(id));
  for (let at = 0; at < unknown.length; at += BATCH) {
    const references = unknown.slice(at, at + BATCH).map((id) => firestore.collection(JOBS).doc(id));
    for (const document of await firestore.getAll(...references, { fieldMask: FACTS })) {
      const job = readJobAs(StoredFacts, document);
      if (job) facts.set(document.id, tell(job, now));
    }
  }
  return facts;
}

function tell(job: z.infer<typeof StoredFacts>, now: Date): ExportedJob {
  return { title: job.title, company_name: job.company_name, url: job.url, isOpen: isOpen(job, now) };
}
