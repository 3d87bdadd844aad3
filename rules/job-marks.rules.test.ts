import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { serverTimestamp, Timestamp } from "firebase/firestore";
import { beforeEach, describe, it } from "vitest";

import { openRules } from "./open-rules.ts";
import { type Database, KINDS } from "./rules-environment.ts";

const rules = openRules();
let ada: Database;

beforeEach(() => {
  ada = rules.signedIn("ada");
});

describe.each([
  { state: "new", list: "savedJobs", time: "savedAt", otherTime: "appliedAt" },
  { state: "kept", list: "savedJobs", time: "savedAt", otherTime: "appliedAt" },
  { state: "new", list: "appliedJobs", time: "appliedAt", otherTime: "savedAt" },
  { state: "kept", list: "appliedJobs", time: "appliedAt", otherTime: "savedAt" },
])("a $state record of $list", ({ state, list, time, otherTime }) => {
  beforeEach(async () => {
    if (state === "new") return;
    const kept = { jobId: "remotive-2", [time]: Timestamp.fromMillis(0) };
    await rules.seed({ [`users/ada/${list}/remotive-2`]: kept });
  });

  const mark = (jobId: unknown) => ({ jobId, [time]: serverTimestamp() });
  const put = (id: string, record: object) => ada.doc(`users/ada/${list}/${id}`).set(record);
  /** An id of the right form and of this length. */
  const idOf = (length: number) => `remotive-${"7".repeat(length - "remotive-".length)}`;

  it("names the job it is kept under", async () => {
    await assertFails(put("remotive-2", mark("remotive-1")));
    await assertFails(put("remotive-2", { [time]: serverTimestamp() }));
    await assertSucceeds(put("remotive-2", mark("remotive-2")));
  });

  it("carries the moment of writing", async () => {
    await assertFails(put("remotive-2", { jobId: "remotive-2", [time]: Timestamp.fromMillis(0) }));
    await assertFails(put("remotive-2", { jobId: "remotive-2" }));
    await assertSucceeds(put("remotive-2", mark("remotive-2")));
  });

  it.each(Object.entries(KINDS))("takes no %s for its job or its time", async (kind, value) => {
    if (kind !== "text") await assertFails(put("remotive-2", mark(value)));
    await assertFails(put("remotive-2", { jobId: "remotive-2", [time]: value }));
    await assertSucceeds(put("remotive-2", mark("remotive-2")));
  });

  it("holds nothing else", async () => {
    await assertFails(put("remotive-2", { ...mark("remotive-2"), note: "soon" }));
    await assertFails(put("remotive-2", { ...mark("remotive-2"), [otherTime]: serverTimestamp() }));
    await assertSucceeds(put("remotive-2", mark("remotive-2")));
  });

  it.each(["remote ok-2", "remotive", "Remotive-2", "-2", "remotive-", "remotive-2!", "remotive-2\n"])(
    "is not kept under %j, which no job could be called",
    async (id) => {
      await assertFails(put(id, mark(id)));
      await assertSucceeds(put("remote-ok-a_B-2", mark("remote-ok-a_B-2")));
    },
  );

  it("is kept under an id of at most 200 characters", async () => {
    await assertFails(put(idOf(201), mark(idOf(201))));
    await assertSucceeds(put(idOf(200), mark(idOf(200))));
  });
});
