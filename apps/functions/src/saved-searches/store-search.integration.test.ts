import { randomUUID } from "node:crypto";

import { MAX_SAVED_SEARCHES } from "@farwork/domain";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it } from "vitest";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { storeSearch } from "./store-search.ts";

const { firestore } = openTestDatabase("searches");

/** A new person on Pro for each test. */
let uid = "";
beforeEach(async () => {
  uid = randomUUID();
  await firestore.doc(PERSONAL_DATA.billing(uid)).set({ plan: "pro" });
});

const searches = () => firestore.collection(PERSONAL_DATA.savedSearches(uid));
const save = (searchId: string) =>
  storeSearch(firestore, uid, { searchId, name: "Tides", query: "q=tides", frequency: undefined });
const count = async () => (await searches().count().get()).data().count;
const full = { code: "resource-exhausted", field: "savedSearches" };

async function fill(total: number): Promise<void> {
  const at = Timestamp.now();
  const batch = firestore.batch();
  for (let number = 0; number < total; number += 1) {
    const searchId = `search-${number}`;
    const facts = { name: "Tides", query: "q=tides", frequency: "weekly", isPaused: false };
    batch.set(searches().doc(searchId), { searchId, ...facts, createdAt: at, updatedAt: at, seenUntil: at });
  }
  await batch.commit();
}

describe("the saved searches of a person on Pro", () => {
  it("are limited, after which one must be deleted for another", async () => {
    await fill(MAX_SAVED_SEARCHES - 1);
    await save("search-last");
    await expect(save("search-more")).rejects.toMatchObject(full);
    await searches().doc("search-7").delete();
    await save("search-more");
    expect(await count()).toBe(MAX_SAVED_SEARCHES);
  });

  it("stay within the limit if several are saved concurrently", async () => {
    await fill(MAX_SAVED_SEARCHES - 2);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, (_, at) => save(`search-new-${at}`)));
    const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(refusals).toEqual(Array.from({ length: 3 }, () => expect.objectContaining(full)));
    expect(await count()).toBe(MAX_SAVED_SEARCHES);
  });
});
