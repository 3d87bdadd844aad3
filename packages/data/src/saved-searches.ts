import { SaveSearch, SaveSearchRequest } from "@farwork/domain/contract";
import { SavedSearch, toSearchQuery } from "@farwork/domain/saved-search";
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
} from "firebase/firestore/lite";
import * as z from "zod/mini";

import { callSignedIn } from "./call-signed-in.ts";
import type { Client } from "./client.ts";
import { openFirestore, toWire } from "./firestore.ts";
import { needUser } from "./open-auth.ts";
import { parseInput } from "./parse-input.ts";
import { askDatabase } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";

/** The fields of a saved search that its owner may change. */
export type SavedSearchChanges = Partial<Pick<SavedSearch, "name" | "query" | "frequency" | "isPaused">>;

/** A query within the limit of saved ones, also once normalised. */
const Changes = z.partial(
  z.extend(z.pick(SavedSearch, { name: true, frequency: true, isPaused: true }), {
    query: SaveSearchRequest.shape.query,
  }),
);

/**
 * Saves a search for the signed-in user; saving again with the same `searchId` returns the existing one. `query` may be
 * any listing's: page, order and unknown parameters are dropped.
 *
 * @throws DataError: `invalid-argument` with the field `savedSearches` at the plan's limit, `permission-denied` with
 * `frequency` if the plan lacks it, `too-many-requests`, `unauthenticated`.
 * @example
 * const request = { searchId: crypto.randomUUID(), name: "React in Spain", query: "q=react&location=ES" };
 * const search = await saveSearch(client, request);
 */
export async function saveSearch(client: Client, request: SaveSearchRequest): Promise<SavedSearch> {
  await needUser(client);
  return (await callSignedIn(client, SaveSearch, request)).search;
}

/**
 * The signed-in user's saved searches, oldest first.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example const [oldest] = await fetchSavedSearches(client);
 */
export async function fetchSavedSearches(client: Client): Promise<SavedSearch[]> {
  return asPerson(client, async (uid) => {
    const searches = collection(openFirestore(client), "users", uid, "savedSearches");
    const { docs } = await getDocs(query(searches, orderBy("createdAt")));
    // Skip searches that only newer code understands, instead of losing the whole list.
    return docs.flatMap((document) => z.safeParse(SavedSearch, toWire(document.data())).data ?? []);
  });
}

/**
 * Changes a saved search of the signed-in user; missing fields keep their values. With a new query, alerts cover jobs
 * since the last check, as they would have before.
 *
 * @throws DataError: `invalid-argument` naming the field, `permission-denied` for a frequency the plan lacks,
 * `not-found` if the search is gone, `unauthenticated`.
 * @example await updateSavedSearch(client, search.searchId, { isPaused: true });
 */
export async function updateSavedSearch(
  client: Client,
  searchId: string,
  changes: SavedSearchChanges,
): Promise<void> {
  const { query: asked, ...others } = parseInput(Changes, changes);
  const fields = { ...others, ...(asked !== undefined && { query: toSearchQuery(asked) }) };
  await asPerson(client, (uid) =>
    updateDoc(searchOf(client, uid, searchId), { ...fields, updatedAt: serverTimestamp() }),
  );
}

/**
 * Deletes a saved search of the signed-in user. Does nothing if it is gone.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example await deleteSavedSearch(client, search.searchId);
 */
export async function deleteSavedSearch(client: Client, searchId: string): Promise<void> {
  await asPerson(client, (uid) => deleteDoc(searchOf(client, uid, searchId)));
}

const searchOf = (client: Client, uid: string, searchId: string) =>
  doc(openFirestore(client), "users", uid, "savedSearches", searchId);

async function asPerson<Outcome>(client: Client, act: (uid: string) => Promise<Outcome>): Promise<Outcome> {
  const { user } = await needUser(client);
  try {
    return await askDatabase(client, act(user.uid));
  } catch (error) {
    throw toDataError(error);
  }
}
