import { createHash } from "node:crypto";

import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { serverTimestamp } from "firebase/firestore";
import { describe, it } from "vitest";

import { openRules } from "./open-rules.ts";
import { type Database, newUser } from "./rules-environment.ts";

const hashOfAda = createHash("sha256").update("ada").digest("hex");
const rules = openRules({ [`deletedAccounts/${hashOfAda}`]: { expireAt: serverTimestamp() } });

const WRITES = [
  {
    document: "the user document",
    write: (database: Database, uid: string) => database.doc(`users/${uid}`).set(newUser(uid)),
  },
  {
    document: "what they hide",
    write: (database: Database, uid: string) =>
      database.doc(`hiddenEntries/${uid}`).set({ jobs: [], companies: [], updatedAt: serverTimestamp() }),
  },
];

describe("a token that outlived its account", () => {
  // Ada's account is deleted and Bob's is not; otherwise they are the same.
  it.each(WRITES)("does not bring back $document", async ({ write }) => {
    await assertFails(write(rules.signedIn("ada"), "ada"));
    await assertSucceeds(write(rules.signedIn("bob"), "bob"));
  });

  it("may still delete a saved job, which creates nothing", async () => {
    const mark = { jobId: "remotive-1", savedAt: serverTimestamp() };
    await rules.seed({ "users/ada/savedJobs/remotive-1": mark });
    await assertSucceeds(rules.signedIn("ada").doc("users/ada/savedJobs/remotive-1").delete());
  });
});
