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

import { callSignedIn } from "./call.ts";
import type { Client } from "./client.ts";
import { openFirestore, toWire } from "./firestore.ts";
import { needUser } from "./open-auth.ts";
import { parseInput } from "./parse-input.ts";
import { askDatabase } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";

/** What a person may change of a saved search. */
export type SavedSearchChanges = Partial<Pick<SavedSearch, "name" | "query" | "frequency" | "isPaused">>;

/** A query as long as saving takes it, also once it is in the spelling that is kept. */
const Changes = z.partial(
  z.extend(z.pick(SavedSearch, { name: true, frequency: true, isPaused: true }), {
    query: SaveSearchRequest.shape.query,
  }),
);

/**
 * Saves a search for the person signed in; saving again under the same `searchId` gives what is saved already. Its
 * query may be that of any listing's address: page, order and what is no filter are dropped.
 *
 * @throws DataError: `invalid-argument` with the field `savedSearches` where the plan has no room for another one,
 * `permission-denied` with `frequency` where it has no such alerts, `too-many-requests`, `unauthenticated`.
 * @example
 * const request = { searchId: crypto.randomUUID(), name: "React in Spain", query: "q=react&location=ES" };
 * const search = await saveSearch(client, request);
 */
export async function saveSearch(client: Client, request: SaveSearchRequest): Promise<SavedSearch> {
  await needUser(client);
  return (await callSignedIn(client, SaveSearch, request)).search;
}

/**
 * The saved searches of the person signed in, the oldest first.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example const [oldest] = await fetchSavedSearches(client);
 */
export async function fetchSavedSearches(client: Client): Promise<SavedSearch[]> {
  return asPerson(client, async (uid) => {
    const searches = collection(openFirestore(client), "users", uid, "savedSearches");
    const { docs } = await getDocs(query(searches, orderBy("createdAt")));
    // One of a kind that only newer code knows is no reason to lose the others.
    return docs.flatMap((document) => z.safeParse(SavedSearch, toWire(document.data())).data ?? []);
  });
}

/**
 * Changes a saved search of the person signed in; what is left out stays. A new query is told of jobs since the last
 * look for new ones, just as the old one would have been.
 *
 * @throws DataError: `invalid-argument` naming the field, `permission-denied` for a frequency the plan does not have,
 * `not-found` where the search is gone, `unauthenticated`.
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
 * Deletes a saved search of the person signed in. Harmless where it is gone.
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
