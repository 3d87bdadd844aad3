import {
  type ExportAccountResponse,
  type ExportedJob,
  type ExportedMark,
  type JobCard,
  MAX_EXPORTED_MARKS,
} from "@farwork/domain";
import { type DocumentSnapshot, type Firestore, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { toWireFields } from "../runtime/wire-fields.ts";
import { ExportReader, readJobFacts } from "./job-facts.ts";

type StoredData = Omit<ExportAccountResponse, "exportedAt" | "signIn">;

const DOCUMENTS = [
  "user",
  "billing",
  "paymentCustomer",
  "hiddenEntries",
  "mailPreferences",
  "alertDelivery",
  "signIns",
] as const;

/**
 * All data about a person in the database. `open` are the jobs in memory; every other saved or applied job costs a
 * read, and so does every record.
 */
export async function readPersonalData(
  firestore: Firestore,
  uid: string,
  { open, now }: { readonly open: readonly JobCard[]; readonly now: Date },
): Promise<StoredData> {
  const [user, billing, paymentCustomer, hiddenEntries, mailPreferences, alertDelivery, signIns] =
    await Promise.all(DOCUMENTS.map((section) => readFields(firestore, PERSONAL_DATA[section](uid))));
  const [savedSearches, saved, applied] = await Promise.all([
    readSearches(firestore, uid),
    readMarks(firestore, PERSONAL_DATA.savedJobs(uid), "savedAt"),
    readMarks(firestore, PERSONAL_DATA.appliedJobs(uid), "appliedAt"),
  ]);
  const ids = new Set([...saved.marks, ...applied.marks].map(({ jobId }) => jobId));
  const reader = z.safeParse(ExportReader, user).data ?? {};
  const facts = await readJobFacts(firestore, ids, { open, reader, now });
  return {
    ...(user && { user }),
    savedJobs: saved.marks.map((mark) => withFacts(mark, facts)),
    appliedJobs: applied.marks.map((mark) => withFacts(mark, facts)),
    ...(billing && { billing }),
    savedSearches,
    ...(hiddenEntries && { hiddenEntries }),
    ...(mailPreferences && { mailPreferences }),
    ...(alertDelivery && { alertDelivery }),
    ...(paymentCustomer && { paymentCustomer }),
    ...(signIns && { signIns }),
    leftOut: { savedJobs: saved.leftOut, appliedJobs: applied.leftOut },
  };
}

async function readFields(firestore: Firestore, path: string) {
  const stored = (await firestore.doc(path).get()).data();
  return stored && toWireFields(stored);
}

/** Reads all of them: at most `MAX_SAVED_SEARCHES`. */
async function readSearches(firestore: Firestore, uid: string) {
  const { docs } = await firestore.collection(PERSONAL_DATA.savedSearches(uid)).orderBy("createdAt").get();
  return docs.map((document) => toWireFields(document.data()));
}

async function readMarks(firestore: Firestore, path: string, time: "savedAt" | "appliedAt") {
  // Ordered by id, as ordering by time would omit records without one.
  const records = firestore.collection(path);
  const { docs } = await records.limit(MAX_EXPORTED_MARKS).get();
  const isWhole = docs.length < MAX_EXPORTED_MARKS;
  const total = isWhole ? docs.length : (await records.count().get()).data().count;
  const marks = docs.map((record) => toMark(record, time));
  return { marks: marks.toSorted(compareNewest), leftOut: total - docs.length };
}

function toMark(record: DocumentSnapshot, time: string): ExportedMark {
  const markedAt: unknown = record.get(time);
  return { jobId: record.id, ...(markedAt instanceof Timestamp && { markedAt: markedAt.toDate() }) };
}

const compareNewest = (a: ExportedMark, b: ExportedMark) =>
  (b.markedAt?.getTime() ?? 0) - (a.markedAt?.getTime() ?? 0);

function withFacts(mark: ExportedMark, facts: ReadonlyMap<string, ExportedJob>): ExportedMark {
  const job = facts.get(mark.jobId);
  return job === undefined ? mark : { ...mark, job };
}
