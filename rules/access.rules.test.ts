import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { serverTimestamp } from "firebase/firestore";
import { describe, it } from "vitest";

import { openRules } from "./open-rules.ts";
import { type Database, newUser } from "./rules-environment.ts";

/** When each person's sign-in started, in epoch seconds. */
const BEGAN = Math.floor(Date.now() / 1000);

const SEARCH = {
  searchId: "search-1",
  name: "React",
  query: "q=react",
  frequency: "weekly",
  isPaused: false,
  updatedAt: serverTimestamp(),
};
const HIDDEN = { jobs: ["remotive-1"], companies: ["tern"], updatedAt: serverTimestamp() };

const SEEDED = {
  "jobs/remotive-1": { title: "Backend Engineer" },
  "users/ada": newUser("ada"),
  "users/ada/savedJobs/remotive-1": { jobId: "remotive-1", savedAt: serverTimestamp() },
  "users/ada/appliedJobs/remotive-1": { jobId: "remotive-1", appliedAt: serverTimestamp() },
  "users/ada/savedSearches/search-1": SEARCH,
  "mailPreferences/ada": { stoppedAt: serverTimestamp() },
  "hiddenEntries/ada": HIDDEN,
  "alertDeliveries/ada": { deliveryId: "1" },
  "alertNews/1": { at: serverTimestamp() },
  "stripeCustomers/ada": { customerId: "cus_1" },
  "billing/ada": { plan: "free" },
  "rateLimits/0123": { calls: 1 },
  "stripeEvents/evt_1": { expireAt: serverTimestamp() },
  "deletedAccounts/0123": { expireAt: serverTimestamp() },
  "signIns/ada": { signIns: { [BEGAN]: { usedOn: serverTimestamp() } }, browsers: {}, asked: {} },
  "searchIndex/current": { version: 1 },
  "searchIndexChunks/0123": { bytes: "" },
  "indexChanges/1": { jobIds: ["remotive-1"] },
  "referenceRates/ecb": { date: "2026-01-30" },
  "ingestRuns/remotive": { read: 1 },
  "ingestRuns/remotive/runs/1": { read: 1 },
  "companyBoards/lever.tern-maps": { source: "lever" },
  "jobs/remotive-1/notes/1": { text: "Ours" },
  "users/ada/notes/1": { text: "Ours" },
  "anything/else": { text: "Ours" },
};

const rules = openRules(SEEDED);

// The three only differ in identity: everyone signed in has Ada's email.
const PEOPLE = ["visitor", "ada", "bob"] as const;
type Person = (typeof PEOPLE)[number];

function databaseOf(person: Person): Database {
  if (person === "visitor") return rules.signedOut();
  return rules.signedIn(person, { email: "ada@example.com", auth_time: BEGAN });
}

const EVERYBODY: readonly Person[] = PEOPLE;
const OWNER: readonly Person[] = ["ada"];
const NOBODY: readonly Person[] = [];
const CLOSED = { get: NOBODY, list: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY };
const OWN = { get: OWNER, list: OWNER, create: OWNER, update: OWNER, delete: OWNER };

// An existing document, one that could be created, an otherwise valid change, and who may do what.
const COLLECTIONS = [
  {
    kept: "jobs/remotive-1",
    fresh: "jobs/remotive-2",
    content: { title: "Chemist" },
    ...CLOSED,
    get: EVERYBODY,
  },
  {
    kept: "users/ada",
    // Her own document is the only one she can create, so delete it first.
    fresh: "users/ada",
    content: newUser("ada"),
    change: { bio: "Compilers", updatedAt: serverTimestamp() },
    ...OWN,
    list: NOBODY,
    delete: NOBODY,
  },
  {
    kept: "users/ada/savedJobs/remotive-1",
    fresh: "users/ada/savedJobs/remotive-2",
    content: { jobId: "remotive-2", savedAt: serverTimestamp() },
    change: { jobId: "remotive-1", savedAt: serverTimestamp() },
    ...OWN,
    create: NOBODY,
  },
  {
    kept: "users/ada/appliedJobs/remotive-1",
    fresh: "users/ada/appliedJobs/remotive-2",
    content: { jobId: "remotive-2", appliedAt: serverTimestamp() },
    change: { jobId: "remotive-1", appliedAt: serverTimestamp() },
    ...OWN,
    create: NOBODY,
  },
  {
    kept: "users/ada/savedSearches/search-1",
    fresh: "users/ada/savedSearches/search-2",
    content: SEARCH,
    ...OWN,
    create: NOBODY,
  },
  {
    kept: "mailPreferences/ada",
    fresh: "mailPreferences/new",
    content: { text: "Mine" },
    ...CLOSED,
    get: OWNER,
  },
  {
    kept: "hiddenEntries/ada",
    // Her own document is the only one she can create, so delete it first.
    fresh: "hiddenEntries/ada",
    content: HIDDEN,
    ...OWN,
    list: NOBODY,
  },
  {
    kept: "billing/ada",
    // Hers is the only one she can create, so delete it first.
    fresh: "billing/ada",
    content: { plan: "pro" },
    ...CLOSED,
    get: OWNER,
  },
  ...[
    ["alertDeliveries/ada", "alertDeliveries/new"],
    ["alertNews/1", "alertNews/2"],
    ["stripeCustomers/ada", "stripeCustomers/new"],
    ["rateLimits/0123", "rateLimits/new"],
    ["stripeEvents/evt_1", "stripeEvents/new"],
    ["deletedAccounts/0123", "deletedAccounts/new"],
    ["signIns/ada", "signIns/new"],
    ["searchIndex/current", "searchIndex/new"],
    ["searchIndexChunks/0123", "searchIndexChunks/new"],
    ["indexChanges/1", "indexChanges/2"],
    ["referenceRates/ecb", "referenceRates/new"],
    ["ingestRuns/remotive", "ingestRuns/new"],
    ["ingestRuns/remotive/runs/1", "ingestRuns/remotive/runs/2"],
    ["companyBoards/lever.tern-maps", "companyBoards/lever.basalt"],
    ["jobs/remotive-1/notes/1", "jobs/remotive-1/notes/2"],
    ["users/ada/notes/1", "users/ada/notes/2"],
    ["anything/else", "anything/new"],
  ].map(([kept = "", fresh = ""]) => ({ kept, fresh, content: { text: "Mine" }, ...CLOSED })),
];
type Collection = (typeof COLLECTIONS)[number] & { change?: object };

const ACTS = {
  get: (database: Database, { kept }: Collection) => database.doc(kept).get(),
  // By id, so that a list allowed only to the owner would be allowed here.
  list: (database: Database, { kept }: Collection) =>
    database.doc(kept).parent.where("__name__", "==", database.doc(kept).id).get(),
  create: (database: Database, { fresh, content }: Collection) => database.doc(fresh).set(content),
  update: (database: Database, { kept, content, change }: Collection) =>
    database.doc(kept).update(change ?? content),
  delete: (database: Database, { kept }: Collection) => database.doc(kept).delete(),
};

describe.each(COLLECTIONS)("$kept", (collection: Collection) => {
  const rows = (["get", "list", "create", "update", "delete"] as const).flatMap((act) =>
    PEOPLE.map((person) => ({ act, person, may: collection[act].includes(person) })),
  );

  it.each(rows.filter(({ may }) => may))("lets $person $act it", async ({ act, person }) => {
    await makeRoom(collection, act);
    await assertSucceeds<unknown>(ACTS[act](databaseOf(person), collection));
  });

  it.each(rows.filter(({ may }) => !may))("does not let $person $act it", async ({ act, person }) => {
    await makeRoom(collection, act);
    await assertFails(ACTS[act](databaseOf(person), collection));
    // The server can do the same, so only the rules prevented it.
    await rules.asServer((database) => ACTS[act](database, collection));
  });
});

async function makeRoom({ kept, fresh }: Collection, act: keyof typeof ACTS): Promise<void> {
  if (act !== "create" || kept !== fresh) return;
  await rules.asServer((database) => database.doc(fresh).delete());
}
