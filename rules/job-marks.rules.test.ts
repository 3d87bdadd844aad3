import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { serverTimestamp, Timestamp } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, it } from "vitest";

import { type Database, seed, signedIn, startRulesEnvironment } from "./rules-environment.ts";

let environment: RulesTestEnvironment;
let visitor: Database;
let ada: Database;
let bob: Database;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  await environment.clearFirestore();
  visitor = environment.unauthenticatedContext().firestore();
  ada = signedIn(environment, "ada");
  bob = signedIn(environment, "bob");
});

describe.each([
  { list: "savedJobs", time: "savedAt", otherTime: "appliedAt" },
  { list: "appliedJobs", time: "appliedAt", otherTime: "savedAt" },
])("$list", ({ list, time, otherTime }) => {
  const kept = `users/ada/${list}/remotive-1`;
  const fresh = `users/ada/${list}/remotive-2`;
  const mark = (jobId: string) => ({ jobId, [time]: serverTimestamp() });
  /** An id of the right form and of this length. */
  const idOf = (length: number) => `remotive-${"7".repeat(length - "remotive-".length)}`;

  beforeEach(() => seed(environment, { [kept]: { jobId: "remotive-1", [time]: Timestamp.fromMillis(0) } }));

  it("lets Ada mark a job on her own list, not Bob and not a visitor", async () => {
    await assertSucceeds(ada.doc(fresh).set(mark("remotive-2")));
    await assertFails(bob.doc(`users/ada/${list}/remotive-3`).set(mark("remotive-3")));
    await assertFails(visitor.doc(`users/ada/${list}/remotive-4`).set(mark("remotive-4")));
  });

  it("lets Ada mark the same job again, not Bob", async () => {
    await assertSucceeds(ada.doc(kept).set(mark("remotive-1")));
    await assertFails(bob.doc(kept).set(mark("remotive-1")));
  });

  it("lets Ada unmark her job, not Bob", async () => {
    await assertFails(bob.doc(kept).delete());
    await assertSucceeds(ada.doc(kept).delete());
  });

  it("lets Ada read her list and its records, not Bob and not a visitor", async () => {
    await assertSucceeds(ada.doc(kept).get());
    await assertSucceeds(ada.collection(`users/ada/${list}`).get());
    await assertFails(bob.doc(kept).get());
    await assertFails(bob.collection(`users/ada/${list}`).get());
    await assertFails(visitor.doc(kept).get());
  });

  it("wants the record's job to be the job it is kept under", async () => {
    await assertSucceeds(ada.doc(fresh).set(mark("remotive-2")));
    await assertFails(ada.doc(fresh).set(mark("remotive-1")));
    await assertFails(ada.doc(fresh).set({ [time]: serverTimestamp() }));
  });

  it("wants the moment of writing as its time", async () => {
    await assertSucceeds(ada.doc(fresh).set(mark("remotive-2")));
    await assertFails(ada.doc(fresh).set({ jobId: "remotive-2", [time]: Timestamp.fromMillis(0) }));
    await assertFails(ada.doc(fresh).set({ jobId: "remotive-2" }));
  });

  it("wants nothing else in the record", async () => {
    await assertSucceeds(ada.doc(fresh).set(mark("remotive-2")));
    await assertFails(ada.doc(fresh).set({ ...mark("remotive-2"), note: "soon" }));
    await assertFails(ada.doc(fresh).set({ ...mark("remotive-2"), [otherTime]: serverTimestamp() }));
  });

  it("wants an id that could name a job", async () => {
    await assertSucceeds(ada.doc(`users/ada/${list}/remote-ok-a_B-2`).set(mark("remote-ok-a_B-2")));
    await assertFails(ada.doc(`users/ada/${list}/remote ok-2`).set(mark("remote ok-2")));
    await assertFails(ada.doc(`users/ada/${list}/remotive`).set(mark("remotive")));
  });

  it("wants an id of at most 200 characters", async () => {
    await assertSucceeds(ada.doc(`users/ada/${list}/${idOf(200)}`).set(mark(idOf(200))));
    await assertFails(ada.doc(`users/ada/${list}/${idOf(201)}`).set(mark(idOf(201))));
  });
});
