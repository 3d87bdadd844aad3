import { PLANS } from "@farwork/domain/billing";
import { ALERT_FREQUENCIES, MAX_SEARCH_NAME, MAX_SEARCH_QUERY } from "@farwork/domain/saved-search";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { deleteField, serverTimestamp, Timestamp } from "firebase/firestore";
import { beforeEach, describe, expect, it } from "vitest";

import { openRules } from "./open-rules.ts";
import { type Database, KINDS } from "./rules-environment.ts";

const PATH = "users/ada/savedSearches/search-1";
const search = (frequency: string) => ({
  searchId: "search-1",
  name: "React in Spain",
  query: "q=react&location=ES",
  frequency,
  isPaused: false,
  createdAt: Timestamp.fromMillis(0),
  updatedAt: Timestamp.fromMillis(0),
  seenUntil: Timestamp.fromMillis(0),
});

const rules = openRules({ [PATH]: search("weekly") });
let ada: Database;

beforeEach(() => {
  // Even if her ID token still has a plan she paid for earlier.
  ada = rules.signedIn("ada", { plan: "pro" });
});

const pay = () => rules.seed({ "billing/ada": { plan: "pro" } });
const stopPaying = () => rules.seed({ "billing/ada": { plan: "free" } });

const update = (fields: object) => ada.doc(PATH).update({ updatedAt: serverTimestamp(), ...fields });
const text = (length: number) => "a".repeat(length);

describe("a saved search", () => {
  it("is only created by the server, which counts them", async () => {
    const made = { ...search("weekly"), createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
    await pay();
    await assertFails(ada.doc("users/ada/savedSearches/search-2").set(made));
    await assertSucceeds(ada.doc(PATH).set({ ...search("weekly"), updatedAt: serverTimestamp() }));
  });

  it.each([
    ["searchId", "search-2"],
    ["createdAt", serverTimestamp()],
    ["seenUntil", serverTimestamp()],
    ["seenUntil", deleteField()],
    ["alertedAt", serverTimestamp()],
    ["note", "Ours"],
  ])("does not let its owner change %s", async (field, value) => {
    await assertFails(update({ name: "Spain", [field]: value }));
    await assertSucceeds(update({ name: "Spain" }));
  });

  it("has the time of its change", async () => {
    await assertFails(ada.doc(PATH).update({ name: "Spain" }));
    await assertFails(update({ name: "Spain", updatedAt: Timestamp.fromMillis(1) }));
    await assertSucceeds(update({ name: "Spain" }));
  });

  it("has a name of 1 to 80 characters, without surrounding spaces", async () => {
    for (const name of ["", " ", " Spain", "Spain ", text(MAX_SEARCH_NAME + 1), deleteField()]) {
      await assertFails(update({ name }));
    }
    await assertSucceeds(update({ name: text(MAX_SEARCH_NAME) }));
    await assertSucceeds(update({ name: "S" }));
  });

  it("has a query of at most 2,000 characters, possibly empty", async () => {
    await assertFails(update({ query: text(MAX_SEARCH_QUERY + 1) }));
    await assertFails(update({ query: deleteField() }));
    await assertSucceeds(update({ query: text(MAX_SEARCH_QUERY) }));
    await assertSucceeds(update({ query: "" }));
  });

  it.each(Object.entries(KINDS))("accepts a %s only where expected", async (kind, value) => {
    if (kind !== "text") await assertFails(update({ name: value }));
    if (kind !== "text") await assertFails(update({ query: value }));
    if (kind !== "boolean") await assertFails(update({ isPaused: value }));
    await assertFails(update({ frequency: value }));
    await assertSucceeds(update({ name: "Spain", query: "", isPaused: true }));
  });
});

describe("how often a search sends emails", () => {
  const changes = ALERT_FREQUENCIES.flatMap((before) =>
    ALERT_FREQUENCIES.map((after) => ({ before, after })),
  );

  it.each(changes)("follows the plan from $before to $after", async ({ before, after }) => {
    await rules.seed({ [PATH]: search(before) });
    const stays = before === after;
    const may = {
      free: PLANS.free.limits.alerts.includes(after),
      pro: PLANS.pro.limits.alerts.includes(after),
    };
    await (may.free || stays ? assertSucceeds : assertFails)(update({ frequency: after }));
    await rules.seed({ [PATH]: search(before) });
    expect(may.pro).toBe(true);
    await pay();
    await assertSucceeds(update({ frequency: after }));
  });

  it("stays the same after a larger plan, and can be reduced, but not increased again", async () => {
    await rules.seed({ [PATH]: search("instant") });
    await assertSucceeds(update({ isPaused: true, name: "Spain" }));
    await assertFails(update({ frequency: "daily" }));
    await assertSucceeds(update({ frequency: "weekly" }));
    await assertFails(update({ frequency: "instant" }));
    await pay();
    await assertSucceeds(update({ frequency: "instant" }));
  });

  it("cannot be increased once Pro has ended, whatever the token says", async () => {
    await pay();
    await assertSucceeds(update({ frequency: "daily" }));
    await stopPaying();
    await assertFails(update({ frequency: "instant" }));
    await assertSucceeds(update({ frequency: "weekly" }));
  });

  it("accepts no unknown value", async () => {
    await pay();
    await assertFails(update({ frequency: "hourly" }));
    await assertFails(update({ frequency: deleteField() }));
    await assertSucceeds(update({ frequency: "instant" }));
  });
});
