import { ExportAccount, SaveSearch } from "@farwork/domain";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { openTestDatabase } from "../../testing/open-test-database.ts";
import { limitAccount } from "./limit-account.ts";
import { getAccountLimit } from "./limits.ts";

const { firestore } = openTestDatabase("rates");
beforeEach(() => firestore.recursiveDelete(firestore.collection("rateLimits")));

const limit = getAccountLimit(ExportAccount);
const { calls } = limit;
const NOON = new Date("2026-11-21T12:00:00Z");
const call = (caller: string, now = NOON) => limitAccount(limit, caller, { firestore, now });
async function callOften(caller: string, times: number, now = NOON) {
  for (let n = 0; n < times; n += 1) await call(caller, now);
}
const refused = { code: "resource-exhausted", field: "rate" };

describe("a rate limit", () => {
  it("allows its number of calls, and rejects the next until its window ends", async () => {
    await callOften("ada", calls);
    await expect(call("ada")).rejects.toMatchObject(refused);
    await expect(call("ada", new Date("2026-11-21T12:59:59.999Z"))).rejects.toMatchObject(refused);
    await call("ada", new Date("2026-11-21T13:00:00Z"));
  });

  it("counts every caller and kind of call separately", async () => {
    await callOften("ada", calls);
    await call("bob");
    await limitAccount(getAccountLimit(SaveSearch), "ada", { firestore, now: NOON });
  });

  it("allows no more of forty concurrent calls, and answers all", async () => {
    await callOften("ada", calls - 5);
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => call("ada")));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("allows no more if each goes to another instance", async () => {
    await callOften("ada", calls - 2);
    const instances: (typeof limitAccount)[] = [];
    for (let at = 0; at < 5; at += 1) {
      vi.resetModules();
      instances.push((await import("./limit-account.ts")).limitAccount);
    }
    const outcomes = await Promise.allSettled(
      instances.map((limitOnInstance) => limitOnInstance(limit, "ada", { firestore, now: NOON })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  it("stores nothing that identifies the caller, with an expiry", async () => {
    await call("ada");
    const { docs } = await firestore.collection("rateLimits").get();
    expect(docs.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(docs[0]?.data()).toEqual({
      calls: 1,
      expireAt: expect.objectContaining({ seconds: Date.parse("2026-11-21T13:00:00Z") / 1000 }),
    });
  });
});
