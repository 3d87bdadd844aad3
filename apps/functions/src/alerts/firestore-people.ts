import {
  AlertFrequency,
  ALERT_FREQUENCIES,
  ALERT_PAUSE_MS,
  HiddenEntries,
  readWorkingHours,
} from "@farwork/domain";
import { type DocumentSnapshot, FieldPath, type Firestore, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { readPersonalRecord } from "../personal-data/read-personal-record.ts";
import { tombstonePath } from "../personal-data/tombstone.ts";
import { readPages } from "../runtime/read-pages.ts";
import { SAVED_SEARCHES } from "../saved-searches/saved-search-documents.ts";
import { StoredCommitTime, toCommitTime, toTimestamp } from "./commit-time.ts";
import { Digest } from "./digest.ts";
import type { Delivery, PersonState, PersonStore } from "./person-state.ts";

export const ALERT_DELIVERIES = "alertDeliveries";
/** Searches per query, which only selects their owners. */
const PAGE = 1000;

/** Empty means removed. */
const Currency = z.string().check(z.minLength(1));
const Country = z.string().check(z.regex(/^[A-Z]{2}$/));

const StoredAlertSearch = z.object({
  searchId: z.string(),
  name: z.string(),
  query: z.string(),
  frequency: AlertFrequency,
  isPaused: z.boolean(),
  createdAt: StoredCommitTime,
  seenUntil: StoredCommitTime,
});

const StoredDelivery = z.object({
  deliveryId: z.string(),
  startedAt: StoredCommitTime,
  holder: z.string(),
  claimedAt: StoredCommitTime,
  to: z.string(),
  digest: Digest,
  asked: z.array(z.string()),
  seenUntil: StoredCommitTime,
});

/** Reads and writes each person's documents in one transaction. */
export function createPersonStore(firestore: Firestore): PersonStore {
  const searchesOf = (uid: string) => firestore.collection(PERSONAL_DATA.savedSearches(uid));
  const deliveryOf = (uid: string) => firestore.doc(PERSONAL_DATA.alertDelivery(uid));

  return {
    change: (uid, decide) =>
      firestore.runTransaction(async (transaction) => {
        const { result, delivery, marks = [] } = decide(await readState(transaction, uid));
        if (delivery === "none") transaction.delete(deliveryOf(uid));
        else if (delivery !== undefined) transaction.set(deliveryOf(uid), toStored(delivery));
        for (const { searchId, seenUntil, alertedAt } of marks) {
          transaction.update(searchesOf(uid).doc(searchId), {
            seenUntil: toTimestamp(seenUntil),
            ...(alertedAt !== undefined && { alertedAt: toTimestamp(alertedAt) }),
          });
        }
        return result;
      }),
  };

  async function readState(transaction: Transaction, uid: string): Promise<PersonState> {
    const delivery = await transaction.get(deliveryOf(uid));
    const [preferences, hidden, tombstone, user] = await transaction.getAll(
      firestore.doc(PERSONAL_DATA.mailPreferences(uid)),
      firestore.doc(PERSONAL_DATA.hiddenEntries(uid)),
      firestore.doc(tombstonePath(uid)),
      firestore.doc(PERSONAL_DATA.user(uid)),
    );
    const { docs } = await transaction.get(searchesOf(uid));
    return {
      time: toCommitTime(delivery.readTime),
      isLeaving: tombstone?.exists === true,
      isSilenced: SILENCING.some((field) => preferences?.get(field) !== undefined),
      reader: {
        hidden: z.safeParse(HiddenEntries, hidden?.data() ?? {}).data ?? { jobs: [], companies: [] },
        hours: readWorkingHours(z.safeParse(z.string(), user?.get("workingHours")).data ?? ""),
        currency: z.safeParse(Currency, user?.get("preferences.salaryCurrency")).data,
        country: z.safeParse(Country, user?.get("country")).data,
      },
      searches: docs.flatMap(readSearch),
      delivery: readDelivery(delivery),
    };
  }
}

/** Uses the document's own name: updating a missing one would fail the whole commit. */
const readSearch = (document: DocumentSnapshot) =>
  readPersonalRecord(SAVED_SEARCHES, StoredAlertSearch, { ...document.data(), searchId: document.id }) ?? [];

const SILENCING = ["stoppedAt", "bouncedAt", "complainedAt"] as const;

/** A delivery from another version must not block anyone: its content is sent again. */
function readDelivery(document: DocumentSnapshot): Delivery | undefined {
  const stored = document.data();
  return stored && readPersonalRecord(ALERT_DELIVERIES, StoredDelivery, stored);
}

const toStored = (delivery: Delivery) => ({
  ...delivery,
  startedAt: toTimestamp(delivery.startedAt),
  claimedAt: toTimestamp(delivery.claimedAt),
  seenUntil: toTimestamp(delivery.seenUntil),
});

/** The people with due searches or interrupted emails. One read per such search. */
export async function listPeople(
  firestore: Firestore,
  {
    now,
    ignorePauses,
    page = PAGE,
  }: { readonly now: Date; readonly ignorePauses: boolean; readonly page?: number },
): Promise<string[]> {
  const searches = firestore.collectionGroup(SAVED_SEARCHES).where("isPaused", "==", false);
  const people = new Set<string>();
  for (const frequency of ALERT_FREQUENCIES) {
    const until = new Date(now.getTime() - (ignorePauses ? 0 : ALERT_PAUSE_MS[frequency]));
    const due = searches.where("frequency", "==", frequency).where("seenUntil", "<=", until);
    for await (const { ref } of readPages(due.orderBy("seenUntil").select("seenUntil"), page)) {
      const uid = ref.parent.parent?.id;
      if (uid !== undefined) people.add(uid);
    }
  }
  const deliveries = firestore.collection(ALERT_DELIVERIES).orderBy(FieldPath.documentId()).select();
  for await (const { id } of readPages(deliveries, page)) people.add(id);
  return [...people];
}
