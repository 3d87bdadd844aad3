import { isDeepStrictEqual } from "node:util";

import { isOpen } from "@farwork/domain";
import {
  type DocumentReference,
  type Firestore,
  type Query,
  QueryDocumentSnapshot,
} from "firebase-admin/firestore";

import { ALONE, JOBS, readJobAs } from "../job-store/job-document.ts";
import { findMemberships, Groupable, type Membership, readMembership } from "./group-membership.ts";
import { noteChangedJobs, type PendingChange } from "./index-changes.ts";

const FIELDS = Object.keys(Groupable.shape);
/** Values that Firestore compares with in one query. */
const MAX_KEYS = 30;
/** Keys whose jobs change in one transaction: of 100 postings each, with all places named once, far below what it takes. */
const MAX_WRONG_KEYS = 3;
/** From here on, as when a board is filled, one query for all jobs is quicker than so many, though it reads more. */
const MANY_KEYS = 600;

/** A job as it is stored, and what it should say of the others. */
interface Found {
  readonly document: DocumentReference;
  readonly job: Groupable;
  readonly wanted: Membership;
}

/**
 * Finds postings of one position anew among the open jobs of these `duplicateKey`s, and writes what has changed by
 * that, with records of it: these are returned, for whoever publishes next is to publish them too. A read for each of
 * those jobs, none of their descriptions, and another for those of the keys where something changes; with more than 600
 * keys a read for each open job there is.
 *
 * What is found depends on the jobs alone, and each key's are read and written in one transaction. So several who do
 * this at once agree, and who breaks off leaves keys that the records they came from still name.
 */
export async function regroupDuplicates(
  firestore: Firestore,
  keys: Iterable<string>,
  now: Date,
): Promise<PendingChange[]> {
  const asked = new Set(keys);
  // Most often nothing is to be changed, which needs no transaction to be seen: what changes later has its own note.
  const documents =
    asked.size > MANY_KEYS ? await filterOpenJobs(firestore, asked) : await queryOpenJobs(firestore, asked);
  const wrong = new Set(findWrong(documents, now).flatMap(({ job }) => job.duplicate_key ?? []));
  const changes: PendingChange[] = [];
  for (const some of cutKeys(wrong, MAX_WRONG_KEYS)) changes.push(...(await regroup(firestore, some, now)));
  return changes;
}

/** The open jobs of these keys, by as many queries as it takes. */
async function queryOpenJobs(firestore: Firestore, keys: Iterable<string>): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (const some of cutKeys(keys, MAX_KEYS)) {
    const { docs } = await openJobs(firestore).where("duplicate_key", "in", some).get();
    found.push(...docs);
  }
  return found;
}

/** The same by looking at each open job there is. */
async function filterOpenJobs(
  firestore: Firestore,
  keys: ReadonlySet<string>,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const piece of openJobs(firestore).stream()) {
    // Its type is that of any stream.
    const document: unknown = piece;
    if (!(document instanceof QueryDocumentSnapshot)) continue;
    const key: unknown = document.get("duplicate_key");
    if (typeof key === "string" && keys.has(key)) found.push(document);
  }
  return found;
}

function openJobs(firestore: Firestore): Query {
  return firestore
    .collection(JOBS)
    .where("closed_at", "==", null)
    .select(...FIELDS);
}

function cutKeys(keys: Iterable<string>, most: number): string[][] {
  const sorted = [...keys].toSorted();
  return Array.from({ length: Math.ceil(sorted.length / most) }, (_, at) =>
    sorted.slice(at * most, (at + 1) * most),
  );
}

async function regroup(firestore: Firestore, keys: readonly string[], now: Date): Promise<PendingChange[]> {
  return firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(openJobs(firestore).where("duplicate_key", "in", keys));
    const wrong = findWrong(docs, now);
    if (wrong.length === 0) return [];
    for (const { document, wanted } of wrong) {
      transaction.update(document, { ...ALONE, ...wanted });
    }
    const jobIds = wrong.map(({ job }) => job.firestoreId);
    return [{ document: noteChangedJobs(firestore, transaction, jobIds), jobIds, duplicateKeys: [] }];
  });
}

/** Those of all open jobs of some keys that say something else of each other than they should. */
function findWrong(documents: readonly QueryDocumentSnapshot[], now: Date): Found[] {
  const jobs = documents.flatMap((document) => {
    const job = readJobAs(Groupable, document);
    return job ? [{ document: document.ref, job }] : [];
  });
  const memberships = findMemberships(jobs.map(({ job }) => job).filter((job) => isOpen(job, now)));
  return jobs
    .map(({ document, job }) => ({ document, job, wanted: memberships.get(job.firestoreId) ?? {} }))
    .filter(({ job, wanted }) => !isDeepStrictEqual(readMembership(job), wanted));
}
