import { isDeepStrictEqual } from "node:util";

import { type AlsoOn, type DuplicateCandidate, groupDuplicates, isOpen, type JobId } from "@farwork/domain";
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import * as z from "zod/mini";

import { JOBS, StoredJob } from "../jobs/job-document.ts";
import { logJobUnreadable } from "../runtime/log.ts";
import { toWireFields } from "../runtime/wire-fields.ts";
import { noteChangedJobs, type PendingChange } from "./index-changes.ts";

/** Values that Firestore compares with in one query. */
const MAX_KEYS = 30;
/** Transactions at a time. No two have a job in common. */
const AT_ONCE = 4;

const Groupable = z.pick(StoredJob, {
  firestoreId: true,
  source: true,
  title: true,
  company_name: true,
  url: true,
  apply_url: true,
  candidate_required_location: true,
  place: true,
  pay: true,
  job_type: true,
  publication_date: true,
  text_print: true,
  expires_at: true,
  also_on: true,
  duplicate_of: true,
});
type Groupable = z.infer<typeof Groupable>;
const FIELDS = Object.keys(Groupable.shape);

/** What a job says of the other postings of its position. */
type Membership = Pick<Groupable, "also_on" | "duplicate_of">;

/**
 * Finds postings of one position anew among the open jobs of these `duplicateKey`s, and writes what has changed by
 * that, with notes of it: these are returned, for whoever publishes next is to publish them too. A read for each of
 * those jobs, none of their descriptions.
 *
 * What is found depends on the jobs alone, and each key's are read and written in one transaction. So several who do
 * this at once agree, and who breaks off leaves keys that the notes they came from still name.
 */
export async function regroupDuplicates(
  firestore: Firestore,
  keys: Iterable<string>,
  now: Date,
): Promise<PendingChange[]> {
  const sorted = [...new Set(keys)].toSorted();
  const groups = Array.from({ length: Math.ceil(sorted.length / MAX_KEYS) }, (_, at) =>
    sorted.slice(at * MAX_KEYS, (at + 1) * MAX_KEYS),
  );
  const changes: PendingChange[] = [];
  for (let at = 0; at < groups.length; at += AT_ONCE) {
    const some = groups.slice(at, at + AT_ONCE).map((group) => regroup(firestore, group, now));
    changes.push(...(await Promise.all(some)).flat());
  }
  return changes;
}

async function regroup(firestore: Firestore, keys: readonly string[], now: Date): Promise<PendingChange[]> {
  const open = firestore.collection(JOBS).where("closed_at", "==", null).where("duplicate_key", "in", keys);
  return firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(open.select(...FIELDS));
    const jobs = docs.flatMap((document) => parse(document) ?? []);
    const memberships = findMemberships(jobs.map(({ job }) => job).filter((job) => isOpen(job, now)));
    const changed = jobs.filter(
      ({ job }) => !isDeepStrictEqual(readMembership(job), memberships.get(job.firestoreId) ?? {}),
    );
    if (changed.length === 0) return [];
    for (const { document, job } of changed) {
      const { also_on, duplicate_of } = memberships.get(job.firestoreId) ?? {};
      transaction.update(document, {
        also_on: also_on ?? FieldValue.delete(),
        duplicate_of: duplicate_of ?? FieldValue.delete(),
      });
    }
    const jobIds = changed.map(({ job }) => job.firestoreId);
    return [{ document: noteChangedJobs(firestore, transaction, jobIds), jobIds, duplicateKeys: [] }];
  });
}

/** Of the jobs that are not the only posting of their position. */
function findMemberships(jobs: readonly Groupable[]): ReadonlyMap<JobId, Membership> {
  const candidates = jobs.map((job): DuplicateCandidate => ({ ...job, text_print: job.text_print ?? "" }));
  const memberships = new Map<JobId, Membership>();
  for (const { shown, others } of groupDuplicates(candidates)) {
    const members = others.length > 0 ? [shown, ...others] : [];
    for (const { firestoreId } of members) {
      const also_on = members.filter((member) => member.firestoreId !== firestoreId).map(toAlsoOn);
      memberships.set(firestoreId, {
        also_on,
        ...(firestoreId === shown.firestoreId ? {} : { duplicate_of: shown.firestoreId }),
      });
    }
  }
  return memberships;
}

const toAlsoOn = ({ firestoreId, source, url }: DuplicateCandidate): AlsoOn => ({ firestoreId, source, url });

function readMembership({ also_on, duplicate_of }: Groupable): Membership {
  return { ...(also_on && { also_on }), ...(duplicate_of && { duplicate_of }) };
}

function parse(document: QueryDocumentSnapshot): { document: DocumentReference; job: Groupable } | undefined {
  const parsed = z.safeParse(Groupable, toWireFields(document.data()));
  if (parsed.success) return { document: document.ref, job: parsed.data };
  logJobUnreadable(document.id, z.prettifyError(parsed.error));
  return undefined;
}
