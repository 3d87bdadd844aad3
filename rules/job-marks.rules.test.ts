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
  { list: "savedJobs", time: "savedAt", otherTime: "appliedAt" },
  { list: "appliedJobs", time: "appliedAt", otherTime: "savedAt" },
])("a record of $list", ({ list, time, otherTime }) => {
  beforeEach(async () => {
    const kept = { jobId: "remotive-2", [time]: Timestamp.fromMillis(0) };
    await rules.seed({ [`users/ada/${list}/remotive-2`]: kept });
  });

  const mark = (jobId: unknown) => ({ jobId, [time]: serverTimestamp() });
  const put = (id: string, record: object) => ada.doc(`users/ada/${list}/${id}`).set(record);

  it("can be rewritten if it exists, and is only created by the server, which counts", async () => {
    await assertFails(put("remotive-3", mark("remotive-3")));
    await assertSucceeds(put("remotive-2", mark("remotive-2")));
  });

  it("has the job id of its path", async () => {
    await assertFails(put("remotive-2", mark("remotive-1")));
    await assertFails(put("remotive-2", { [time]: serverTimestamp() }));
    await assertSucceeds(put("remotive-2", mark("remotive-2")));
  });

  it("has the time of writing", async () => {
    await assertFails(put("remotive-2", { jobId: "remotive-2", [time]: Timestamp.fromMillis(0) }));
    await assertFails(put("remotive-2", { jobId: "remotive-2" }));
    await assertSucceeds(put("remotive-2", mark("remotive-2")));
  });

  it.each(Object.entries(KINDS))("rejects %s for its job or time", async (kind, value) => {
    if (kind !== "text") await assertFails(put("remotive-2", mark(value)));
    await assertFails(put("remotive-2", { jobId: "remotive-2", [time]: value }));
    await assertSucceeds(put("remotive-2", mark("remotive-2")));
  });

  it("has no other fields", async () => {
    await assertFails(put("remotive-2", { ...mark("remotive-2"), note: "soon" }));
    await assertFails(put("remotive-2", { ...mark("remotive-2"), [otherTime]: serverTimestamp() }));
    await assertSucceeds(put("remotive-2", mark("remotive-2")));
  });
});
