import {
  type AlertFrequency,
  MAX_SAVED_SEARCHES,
  type PlanId,
  PLANS,
  type SavedSearch,
  type SaveSearchRequest,
  toSearchQuery,
} from "@farwork/domain";
import { FieldValue, type Firestore } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { tombstonePath } from "../personal-data/tombstone.ts";
import { Refusal } from "../runtime/refusal.ts";
import { readSavedSearch } from "./saved-search-documents.ts";

/**
 * Saves a search, or returns the existing one with this id unchanged. Searches are counted in the same transaction, so
 * that concurrent calls cannot exceed the plan's limit. A new search reports jobs from now on.
 *
 * @throws Refusal `failed-precondition` naming `savedSearches` if the plan's limit is reached, `resource-exhausted` if
 * the overall limit is, `permission-denied` naming `frequency`, `unauthenticated` if the account was deleted.
 */
export async function storeSearch(
  firestore: Firestore,
  uid: string,
  { searchId, name, query, frequency }: SaveSearchRequest,
): Promise<SavedSearch> {
  const searches = firestore.collection(PERSONAL_DATA.savedSearches(uid));
  const document = searches.doc(searchId);
  const records = [document, firestore.doc(tombstonePath(uid)), firestore.doc(PERSONAL_DATA.billing(uid))];
  await firestore.runTransaction(async (transaction) => {
    const [stored, tombstone, billing] = await transaction.getAll(...records);
    if (stored?.exists === true) return;
    if (tombstone?.exists === true) throw new Refusal("unauthenticated");
    // From the billing record, as the ID token may be an hour old.
    const plan: PlanId = billing?.get("plan") === "pro" ? "pro" : "free";
    const chosen = chooseFrequency(plan, frequency);
    const { size } = await transaction.get(searches.select().limit(MAX_SAVED_SEARCHES));
    requireRoom(plan, size);
    transaction.create(document, {
      searchId,
      name,
      query: toSearchQuery(query),
      frequency: chosen,
      isPaused: false,
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
      seenUntil: FieldValue.serverTimestamp(),
    });
  });
  const search = readSavedSearch(await document.get());
  if (search === undefined) throw new Error("A search that was just saved is not there.");
  return search;
}

function chooseFrequency(plan: PlanId, asked: AlertFrequency | undefined): AlertFrequency {
  const { alerts } = PLANS[plan].limits;
  if (asked !== undefined && !alerts.includes(asked)) throw new Refusal("permission-denied", "frequency");
  return asked ?? alerts[0] ?? "weekly";
}

function requireRoom(plan: PlanId, saved: number): void {
  const { savedSearches: room = Infinity } = PLANS[plan].limits;
  if (saved >= room) throw new Refusal("failed-precondition", "savedSearches");
  if (saved >= MAX_SAVED_SEARCHES) throw new Refusal("resource-exhausted", "savedSearches");
}
