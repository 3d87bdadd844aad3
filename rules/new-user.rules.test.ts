import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { serverTimestamp, Timestamp } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";

import { type Database, signedIn, startRulesEnvironment } from "./rules-environment.ts";

let environment: RulesTestEnvironment;
let ada: Database;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  await environment.clearFirestore();
  ada = signedIn(environment, "ada");
});

const newUser = (overrides: object = {}) => ({
  uid: "ada",
  email: "ada@example.com",
  displayName: "Ada",
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
  paymentPlanSelected: false,
  ...overrides,
});
const createAs = (database: Database, user: object) => database.doc("users/ada").set(user);

describe("a new user document", () => {
  it("is made by its owner, not by Bob and not by a visitor", async () => {
    const namesake = environment.authenticatedContext("bob", { email: "ada@example.com" }).firestore();
    await assertFails(createAs(namesake, newUser()));
    await assertFails(createAs(environment.unauthenticatedContext().firestore(), newUser()));
    await assertSucceeds(createAs(ada, newUser()));
  });

  it("may do without a display name", async () => {
    const { displayName: _, ...nameless } = newUser();
    await assertSucceeds(createAs(ada, nameless));
  });

  it("is not made by a person whose account has no e-mail", async () => {
    await assertFails(createAs(environment.authenticatedContext("ada").firestore(), newUser()));
    await assertSucceeds(createAs(ada, newUser()));
  });

  it.each([
    ["somebody else's uid", { uid: "bob" }],
    ["an e-mail the account does not have", { email: "bob@example.com" }],
    ["a display name that is not text", { displayName: 7 }],
    ["a display name of 101 characters", { displayName: "a".repeat(101) }],
    ["a creation time of its own choosing", { createdAt: Timestamp.fromMillis(0) }],
    ["an update time of its own choosing", { updatedAt: Timestamp.fromMillis(0) }],
    ["a payment plan already chosen", { paymentPlanSelected: true }],
    ["a payment customer", { stripeCustomerId: "cus_1" }],
    ["a field nobody named", { admin: true }],
  ])("is refused with %s", async (_fact, overrides) => {
    await assertFails(createAs(ada, newUser(overrides)));
    await assertSucceeds(createAs(ada, newUser()));
  });

  it.each(["uid", "email", "createdAt", "updatedAt", "paymentPlanSelected"])(
    "is refused without %s",
    async (field) => {
      const partial = Object.fromEntries(Object.entries(newUser()).filter(([name]) => name !== field));
      await assertFails(createAs(ada, partial));
      await assertSucceeds(createAs(ada, newUser()));
    },
  );

  it("takes a display name of 100 characters", async () => {
    await assertSucceeds(createAs(ada, newUser({ displayName: "a".repeat(100) })));
  });
});
