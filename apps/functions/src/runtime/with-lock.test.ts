import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { withLock } from "./with-lock.ts";

const begun: string[] = [];
beforeEach(() => {
  begun.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that continues until ended. */
function begin(thing: string, name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const outcome = withLock(thing, () => {
    begun.push(name);
    return promise;
  });
  return { outcome, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

describe("work of one instance", () => {
  it("on one thing runs sequentially, each with its own result", async () => {
    const [first, second, third] = [begin("ada", "first"), begin("ada", "second"), begin("ada", "third")];
    await vi.waitFor(() => expect(begun).toEqual(["first"]));
    first.fail();
    await expect(first.outcome).rejects.toThrow("first");
    await vi.waitFor(() => expect(begun).toEqual(["first", "second"]));
    second.end();
    expect(await second.outcome).toBe("second");
    third.end();
    expect(await third.outcome).toBe("third");
  });

  it("on another thing does not wait", async () => {
    const [adas, bobs] = [begin("ada", "Ada's"), begin("bob", "Bob's")];
    await vi.waitFor(() => expect(begun).toEqual(["Ada's", "Bob's"]));
    adas.end();
    bobs.end();
    await Promise.all([adas.outcome, bobs.outcome]);
  });

  it("is rejected without starting if it would wait too long, without affecting later work", async () => {
    vi.useFakeTimers();
    const slow = begin("ada", "slow");
    const late = begin("ada", "late").outcome.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late).toMatchObject({ code: "unavailable" });
    const next = begin("ada", "next");
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual(["slow"]);
    slow.end();
    next.end();
    expect(await Promise.all([slow.outcome, next.outcome])).toEqual(["slow", "next"]);
    expect(begun).toEqual(["slow", "next"]);
  });
});
