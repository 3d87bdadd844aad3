import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it } from "vitest";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { ALERT_DELIVERIES, createPersonStore, listPeople } from "./firestore-people.ts";

const { firestore } = openTestDatabase("people");
beforeAll(async () => {
  for (const [at, uid] of DUE.entries()) await save(uid, { seenUntil: Timestamp.fromMillis(at) });
  await save("paused", { isPaused: true });
  await save("asked just now", { seenUntil: Timestamp.fromDate(NOON) });
  for (const uid of BROKEN_OFF) await firestore.collection(ALERT_DELIVERIES).doc(uid).set({});
});

const NOON = new Date("2026-11-21T12:00:00Z");
const DUE = ["ada", "bob", "cleo", "dan", "eve"];
const BROKEN_OFF = ["fay", "gus", "hal"];
const save = (uid: string, fields: object) =>
  firestore
    .collection(PERSONAL_DATA.savedSearches(uid))
    .doc("search-1")
    .set({ frequency: "daily", isPaused: false, seenUntil: Timestamp.fromMillis(0), ...fields });

describe("the people to process", () => {
  it.each([1, 2, 1000])("are all with due searches or an interrupted email, %i per page", async (page) => {
    const people = await listPeople(firestore, { now: NOON, ignorePauses: false, page });
    expect(people.toSorted()).toEqual([...DUE, ...BROKEN_OFF]);
  });
});

it("advances a person's searches by document, whatever id they contain", async () => {
  const times = { createdAt: Timestamp.fromMillis(0), seenUntil: Timestamp.fromMillis(0) };
  const facts = { name: "Tides", query: "q=tides", frequency: "daily", isPaused: false, ...times };
  const searches = firestore.collection(PERSONAL_DATA.savedSearches("ivy"));
  await searches.doc("one").set({ ...facts, searchId: "nowhere" });
  await searches.doc("other").set({ ...facts, searchId: "other" });
  await createPersonStore(firestore).change("ivy", ({ searches: found }) => ({
    result: undefined,
    marks: found.map(({ searchId }) => ({ searchId, seenUntil: 7_000_000 })),
  }));
  for (const { ref } of (await searches.get()).docs)
    expect((await ref.get()).get("seenUntil").toMillis()).toBe(7000);
});

it.each([
  ["as their profile says", { preferences: { salaryCurrency: "BRL" } }, "BRL"],
  ["in none once it was taken back", { preferences: { salaryCurrency: "" } }, undefined],
  ["in none that is no text", { preferences: { salaryCurrency: 7 } }, undefined],
  ["in none where nothing is known of them", {}, undefined],
])("a person's email shows pay in a currency %s", async (_, user, currency) => {
  await firestore.doc(PERSONAL_DATA.user("jo")).set(user);
  const told = await createPersonStore(firestore).change("jo", ({ reader }) => ({ result: reader.currency }));
  expect(told).toBe(currency);
});

it.each([
  ["where their profile says they live", { country: "BR" }, "BR"],
  ["nowhere once it was taken back", { country: "" }, undefined],
])("a person's email shows pay as %s", async (_, user, country) => {
  await firestore.doc(PERSONAL_DATA.user("kim")).set(user);
  const told = await createPersonStore(firestore).change("kim", ({ reader }) => ({ result: reader.country }));
  expect(told).toBe(country);
});
