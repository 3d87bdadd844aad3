import { MAX_HIDDEN } from "@farwork/domain/contract";
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

const put = (entries: object) =>
  ada.doc("hiddenEntries/ada").set({ jobs: [], companies: [], updatedAt: serverTimestamp(), ...entries });
const ids = (count: number) => Array.from({ length: count }, (_, at) => `remotive-${at}`);

describe("hidden jobs and companies", () => {
  it("have the time of writing, and nothing else", async () => {
    await assertFails(put({ updatedAt: Timestamp.fromMillis(0) }));
    await assertFails(put({ note: "Ours" }));
    await assertFails(ada.doc("hiddenEntries/ada").set({ jobs: [], updatedAt: serverTimestamp() }));
    await assertSucceeds(put({}));
  });

  it.each(["jobs", "companies"])("are limited to a hundred %s", async (list) => {
    await assertFails(put({ [list]: ids(MAX_HIDDEN + 1) }));
    await assertSucceeds(put({ [list]: ids(MAX_HIDDEN) }));
    await assertSucceeds(put({ [list]: ["remotive-1"] }));
  });

  it.each(["jobs", "companies"])("are %s with ids of 1 to 200 characters, each on one line", async (list) => {
    for (const id of ["", "a".repeat(201), "two\nlines"]) {
      await assertFails(put({ [list]: [id] }));
      await assertFails(put({ [list]: ["remotive-1", id] }));
    }
    await assertSucceeds(put({ [list]: ["a".repeat(200), "삼성-sds"] }));
  });

  it.each(Object.entries(KINDS).filter(([kind]) => kind !== "text" && kind !== "list"))(
    "have no %s in their lists, or instead of them",
    async (_kind, value) => {
      for (const list of ["jobs", "companies"]) {
        await assertFails(put({ [list]: [value] }));
        await assertFails(put({ [list]: value }));
      }
      await assertSucceeds(put({ jobs: ["remotive-1"], companies: ["tern"] }));
    },
  );
});
