import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";

import { type Database, seed, signedIn, startRulesEnvironment } from "./rules-environment.ts";

let environment: RulesTestEnvironment;
let visitor: Database;
let ada: Database;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  await environment.clearFirestore();
  await seed(environment, {
    "jobs/remotive-1": { title: "Backend Engineer" },
    "catalogue/current": { changedAt: 1 },
    "ingestRuns/remotive": { read: 1 },
  });
  visitor = environment.unauthenticatedContext().firestore();
  ada = signedIn(environment, "ada");
});

describe("jobs", () => {
  it("lets anyone read one job", async () => {
    await assertSucceeds(visitor.doc("jobs/remotive-1").get());
    await assertSucceeds(ada.doc("jobs/remotive-1").get());
  });

  it("refuses reading them as a list", async () => {
    await assertFails(visitor.collection("jobs").get());
    await assertFails(ada.collection("jobs").limit(1).get());
  });

  it("refuses a new job", async () => {
    await assertFails(ada.doc("jobs/remotive-2").set({ title: "Mine" }));
  });

  it("refuses changing a job", async () => {
    await assertFails(ada.doc("jobs/remotive-1").update({ title: "Mine" }));
  });

  it("refuses deleting a job", async () => {
    await assertFails(ada.doc("jobs/remotive-1").delete());
  });
});

describe("everything the rules do not name", () => {
  it.each(["catalogue/current", "ingestRuns/remotive", "jobs/remotive-1/notes/1", "anything/else"])(
    "refuses reading %s",
    async (path) => {
      await assertFails(ada.doc(path).get());
    },
  );

  it.each(["catalogue/current", "ingestRuns/remotive", "jobs/remotive-1/notes/1", "users/ada/notes/1"])(
    "refuses writing %s",
    async (path) => {
      await assertFails(ada.doc(path).set({ changedAt: 2 }));
    },
  );
});
