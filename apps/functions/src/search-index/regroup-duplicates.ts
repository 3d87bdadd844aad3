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
/** Maximum values per Firestore `in` query. */
const MAX_KEYS = 30;
/** Keys changed per transaction: with a few hundred postings each, below its limit of 10 MB. */
const MAX_WRONG_KEYS = 3;
/** From this many keys, e.g. when a board is filled, one query for all jobs is faster, though it reads more. */
const MANY_KEYS = 600;

/** A stored job, and the duplicates it should have. */
interface Found {
  readonly document: DocumentReference;
  readonly job: Groupable;
  readonly wanted: Membership;
}

/**
 * Recomputes duplicates among the open jobs with these `duplicateKey`s and writes changes along with change records,
 * which are returned to be published. One read per job, without descriptions, and another for the jobs of keys with
 * changes; for more than 600 keys, one read per open job of the board.
 *
 * The result only depends on the jobs, and those of a key are read and written in one transaction, so concurrent runs
 * agree. If interrupted, the original records still name the keys.
 */
export async function regroupDuplicates(
  firestore: Firestore,
  keys: Iterable<string>,
  now: Date,
): Promise<PendingChange[]> {
  const asked = new Set(keys);
  // Usually nothing has to change, which can be checked without a transaction: later changes have their own record.
  const documents =
    asked.size > MANY_KEYS ? await filterOpenJobs(firestore, asked) : await queryOpenJobs(firestore, asked);
  const wrong = new Set(findWrong(documents, now).flatMap(({ job }) => job.duplicate_key ?? []));
  const changes: PendingChange[] = [];
  for (const some of cutKeys(wrong, MAX_WRONG_KEYS)) changes.push(...(await regroup(firestore, some, now)));
  return changes;
}

/** The open jobs with these keys, in several queries. */
async function queryOpenJobs(firestore: Firestore, keys: Iterable<string>): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (const some of cutKeys(keys, MAX_KEYS)) {
    const { docs } = await openJobs(firestore).where("duplicate_key", "in", some).get();
    found.push(...docs);
  }
  return found;
}

/** The same by reading every open job. */
async function filterOpenJobs(
  firestore: Firestore,
  keys: ReadonlySet<string>,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const piece of openJobs(firestore).stream()) {
    // Typed as a generic stream.
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

/** Of all open jobs of some keys, those whose stored duplicates are wrong. */
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
