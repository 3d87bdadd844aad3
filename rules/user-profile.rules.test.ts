import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteField, serverTimestamp, Timestamp } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";

import { type Database, seed, signedIn, startRulesEnvironment } from "./rules-environment.ts";

let environment: RulesTestEnvironment;
let ada: Database;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  await environment.clearFirestore();
  await seed(environment, {
    "users/ada": {
      uid: "ada",
      email: "ada@example.com",
      displayName: "Ada",
      createdAt: Timestamp.fromMillis(0),
      updatedAt: Timestamp.fromMillis(0),
      paymentPlanSelected: false,
      stripeCustomerId: "cus_1",
    },
  });
  ada = signedIn(environment, "ada");
});

const updateAs = (database: Database, fields: object) =>
  database.doc("users/ada").update({ updatedAt: serverTimestamp(), ...fields });

describe("a user document", () => {
  it("is read by its owner, not by Bob, not by a visitor and not in a list", async () => {
    await assertSucceeds(ada.doc("users/ada").get());
    await assertFails(signedIn(environment, "bob").doc("users/ada").get());
    await assertFails(environment.unauthenticatedContext().firestore().doc("users/ada").get());
    await assertFails(ada.collection("users").get());
  });

  it("is changed by its owner, not by Bob and not by a visitor", async () => {
    await assertSucceeds(updateAs(ada, { bio: "Compilers" }));
    await assertFails(updateAs(signedIn(environment, "bob"), { bio: "Mine" }));
    await assertFails(updateAs(environment.unauthenticatedContext().firestore(), { bio: "Mine" }));
  });

  it("is not deleted by its owner", async () => {
    await assertFails(ada.doc("users/ada").delete());
  });

  it.each([
    ["uid", "bob"],
    ["email", "new@example.com"],
    ["createdAt", serverTimestamp()],
    ["paymentPlanSelected", true],
    ["stripeCustomerId", "cus_2"],
    ["stripeCustomerId", deleteField()],
    ["savedJobs", ["remotive-1"]],
    ["admin", true],
  ])("keeps %s from its owner's hand", async (field, value) => {
    await assertFails(updateAs(ada, { bio: "Compilers", [field]: value }));
    await assertSucceeds(updateAs(ada, { bio: "Compilers" }));
  });

  it("carries the moment of its change", async () => {
    await assertFails(ada.doc("users/ada").update({ bio: "Compilers" }));
    await assertFails(updateAs(ada, { bio: "Compilers", updatedAt: Timestamp.fromMillis(1) }));
    await assertSucceeds(updateAs(ada, { bio: "Compilers" }));
  });
});

const text = (length: number) => "a".repeat(length);
const texts = (count: number) => Array.from({ length: count }, () => "a");
/** Two texts that come to this many characters, joined by a space. */
const textsJoining = (length: number) => [text(length - 2), "a"];

describe("a profile field", () => {
  it.each([
    ["displayName", text(100), text(101)],
    ["displayName", "Ada", 7],
    ["phoneNumber", text(40), text(41)],
    ["phoneNumber", "+44 20 7946 0000", 442079460000],
    ["location", text(200), text(201)],
    ["location", "Lisbon", ["Lisbon"]],
    ["bio", text(5000), text(5001)],
    ["bio", "Compilers", { text: "Compilers" }],
    ["jobTitle", text(120), text(121)],
    ["jobTitle", "Engineer", true],
    ["skills", texts(50), texts(51)],
    ["skills", textsJoining(4000), textsJoining(4001)],
    ["skills", ["Rust"], "Rust"],
    ["preferences", { openToRecruiters: true }, "open"],
    ["preferences", {}, []],
  ])("%s is taken within its type and size, refused beyond", async (field, good, bad) => {
    await assertFails(updateAs(ada, { [field]: bad }));
    await assertSucceeds(updateAs(ada, { [field]: good }));
  });

  it("may be removed", async () => {
    await assertSucceeds(updateAs(ada, { jobTitle: "Engineer", preferences: {} }));
    await assertSucceeds(updateAs(ada, { jobTitle: deleteField(), preferences: deleteField() }));
  });
});

describe("a preference", () => {
  it.each([
    ["jobTypes", ["contract"], "contract"],
    ["jobTypes", texts(20), texts(21)],
    ["jobTypes", textsJoining(1000), textsJoining(1001)],
    ["workEnvironments", ["remote"], { remote: true }],
    ["workEnvironments", texts(20), texts(21)],
    ["workEnvironments", textsJoining(1000), textsJoining(1001)],
    ["preferredLocations", ["PT"], "PT"],
    ["preferredLocations", texts(50), texts(51)],
    ["preferredLocations", textsJoining(4000), textsJoining(4001)],
    ["salaryMin", 50_000, "50000"],
    ["salaryMin", 0, -1],
    ["salaryMin", 100_000_000, 100_000_001],
    ["salaryMax", 90_000.5, "90000"],
    ["salaryMax", 0, -1],
    ["salaryMax", 100_000_000, 100_000_001],
    ["openToRecruiters", true, "yes"],
  ])("%s is taken within its type and size, refused beyond", async (field, good, bad) => {
    await assertFails(updateAs(ada, { preferences: { [field]: bad } }));
    await assertSucceeds(updateAs(ada, { preferences: { [field]: good } }));
  });

  it("nobody named is refused beside one that is", async () => {
    await assertFails(updateAs(ada, { preferences: { openToRecruiters: true, theme: "dark" } }));
    await assertSucceeds(updateAs(ada, { preferences: { openToRecruiters: true } }));
  });
});
