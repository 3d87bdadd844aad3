import { createHash } from "node:crypto";

import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { serverTimestamp } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";

import { type Database, newUser, seed, signedIn, startRulesEnvironment } from "./rules-environment.ts";

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  await environment.clearFirestore();
  const name = createHash("sha256").update("ada").digest("hex");
  await seed(environment, { [`deletedAccounts/${name}`]: { expireAt: serverTimestamp() } });
});

const mark = (time: string) => ({ jobId: "remotive-1", [time]: serverTimestamp() });
const WRITES = [
  {
    document: "the user document",
    write: (database: Database, uid: string) => database.doc(`users/${uid}`).set(newUser(uid)),
  },
  {
    document: "a saved job",
    write: (database: Database, uid: string) =>
      database.doc(`users/${uid}/savedJobs/remotive-1`).set(mark("savedAt")),
  },
  {
    document: "an applied job",
    write: (database: Database, uid: string) =>
      database.doc(`users/${uid}/appliedJobs/remotive-1`).set(mark("appliedAt")),
  },
  {
    document: "what they hide",
    write: (database: Database, uid: string) =>
      database.doc(`hiddenEntries/${uid}`).set({ jobs: [], companies: [], updatedAt: serverTimestamp() }),
  },
];

describe("a token that outlived its account", () => {
  // Ada's account is deleted, and Bob's is not; the two differ in nothing else.
  it.each(WRITES)("does not bring back $document", async ({ write }) => {
    await assertFails(write(signedIn(environment, "ada"), "ada"));
    await assertSucceeds(write(signedIn(environment, "bob"), "bob"));
  });

  it("may still take a mark away, which makes nothing", async () => {
    await seed(environment, { "users/ada/savedJobs/remotive-1": mark("savedAt") });
    await assertSucceeds(signedIn(environment, "ada").doc("users/ada/savedJobs/remotive-1").delete());
  });
});
