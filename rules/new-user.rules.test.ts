import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { Timestamp } from "firebase/firestore";
import { beforeEach, describe, it } from "vitest";

import { openRules } from "./open-rules.ts";
import { type Database, KINDS, newUser } from "./rules-environment.ts";

const rules = openRules();
let ada: Database;

beforeEach(() => {
  ada = rules.signedIn("ada");
});

const createAs = (database: Database, user: object) => database.doc("users/ada").set(user);

describe("a new user document", () => {
  it("does not need a display name", async () => {
    const { displayName: _, ...nameless } = newUser("ada");
    await assertSucceeds(createAs(ada, nameless));
  });

  it("cannot be created for an account without an email", async () => {
    await assertFails(createAs(rules.signedIn("ada", { email: undefined }), newUser("ada")));
    await assertSucceeds(createAs(ada, newUser("ada")));
  });

  it.each([
    ["somebody else's uid", { uid: "bob" }],
    ["an e-mail the account does not have", { email: "bob@example.com" }],
    ["a display name of 101 characters", { displayName: "a".repeat(101) }],
    ["a creation time of its own choosing", { createdAt: Timestamp.fromMillis(0) }],
    ["an update time of its own choosing", { updatedAt: Timestamp.fromMillis(0) }],
    ["a payment plan already chosen", { paymentPlanSelected: true }],
    ["a payment customer", { stripeCustomerId: "cus_1" }],
    ["a list of saved jobs", { savedJobs: [] }],
    ["a field nobody named", { admin: true }],
  ])("is rejected with %s", async (_fact, overrides) => {
    await assertFails(createAs(ada, { ...newUser("ada"), ...overrides }));
    await assertSucceeds(createAs(ada, newUser("ada")));
  });

  const required = ["uid", "email", "createdAt", "updatedAt", "paymentPlanSelected"];
  it.each(required)("is rejected without %s", async (field) => {
    const partial = Object.fromEntries(Object.entries(newUser("ada")).filter(([name]) => name !== field));
    await assertFails(createAs(ada, partial));
    await assertSucceeds(createAs(ada, newUser("ada")));
  });

  // `true` would be a chosen plan, any text another uid or email, and any time a wrong one: all are rejected.
  it.each([...required, "displayName"])("rejects %s of another type", async (field) => {
    for (const [kind, value] of Object.entries(KINDS)) {
      if (field === "displayName" && kind === "text") continue;
      await assertFails(createAs(ada, { ...newUser("ada"), [field]: value }));
    }
    await assertSucceeds(createAs(ada, newUser("ada")));
  });

  it("accepts a display name of 100 characters", async () => {
    await assertSucceeds(createAs(ada, { ...newUser("ada"), displayName: "a".repeat(100) }));
  });
});
