import { describe, expect, it, vi } from "vitest";

import { Refusal } from "../runtime/refusal.ts";
import { cacheIndex, type IndexSource, type LoadedIndex } from "./cache-index.ts";

const SECOND = 1000;

/** A stored index under the test's hand, and a clock that stands until it is moved. */
function openHolder() {
  let now = 5_000_000;
  const stored: { answer: LoadedIndex<string> } = { answer: { status: "loaded", index: "first" } };
  const load = vi.fn<IndexSource<string>["load"]>(async () => stored.answer);
  const rebuild = vi.fn<IndexSource<string>["rebuild"]>(async () => "rebuilt");
  const onFailed = vi.fn<(error: unknown) => void>();
  const waiting: { readonly until: number; readonly resolve: () => void }[] = [];
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => waiting.push({ until: now + milliseconds, resolve }));
  const read = cacheIndex({ load, rebuild }, { clock: () => now, recheckMs: 30 * SECOND, pause, onFailed });
  return {
    read,
    load,
    rebuild,
    onFailed,
    pass: (seconds: number) => {
      now += seconds * SECOND;
      for (const { until, resolve } of waiting) if (until <= now) resolve();
    },
    publish: (index: string) => {
      stored.answer = { status: "loaded", index };
    },
    damage: (status: "unusable" | "newer" = "unusable") => {
      stored.answer = { status };
    },
  };
}

describe("an instance that begins", () => {
  it("loads once for all who ask meanwhile", async () => {
    const { read, load } = openHolder();
    expect(await Promise.all([read(), read(), read()])).toEqual(["first", "first", "first"]);
    expect(load).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it("refuses those who ask when loading fails, says why, and tries again for the next", async () => {
    const { read, load, onFailed } = openHolder();
    load.mockRejectedValueOnce(new Error("14 UNAVAILABLE"));
    await expect(read()).rejects.toEqual(new Refusal("unavailable"));
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(new Error("14 UNAVAILABLE"));
    expect(await read()).toBe("first");
  });

  it("refuses those who ask when nothing came for 10 s, and answers as soon as it does come", async () => {
    const { read, load, pass, onFailed } = openHolder();
    const { promise, resolve } = Promise.withResolvers<LoadedIndex<string>>();
    load.mockReturnValueOnce(promise);
    const first = read();
    pass(10);
    await expect(first).rejects.toEqual(new Refusal("unavailable"));
    await expect(read()).rejects.toEqual(new Refusal("unavailable"));
    expect(onFailed).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
    resolve({ status: "loaded", index: "first" });
    await vi.waitFor(async () => expect(await read()).toBe("first"));
  });

  it("has them wait longer where it builds the index itself", async () => {
    const { read, rebuild, pass, damage, onFailed } = openHolder();
    damage();
    const { promise, resolve } = Promise.withResolvers<string>();
    rebuild.mockReturnValueOnce(promise);
    const first = read();
    await vi.waitFor(() => expect(rebuild).toHaveBeenCalledOnce());
    pass(20);
    resolve("rebuilt");
    expect(await first).toBe("rebuilt");
    expect(onFailed).not.toHaveBeenCalled();
  });

  it.each(["unusable", "newer"] as const)(
    "builds the index itself where the stored one is %s",
    async (status) => {
      const { read, rebuild, damage } = openHolder();
      damage(status);
      expect(await Promise.all([read(), read()])).toEqual(["rebuilt", "rebuilt"]);
      expect(rebuild).toHaveBeenCalledOnce();
    },
  );
});

describe("an instance that is asked all the time", () => {
  it("asks nothing of the database for 30 s", async () => {
    const { read, load, pass } = openHolder();
    await read();
    pass(29.9);
    await read();
    expect(load).toHaveBeenCalledOnce();
  });

  it("checks once then, and answers from what it holds until the new index is complete", async () => {
    const { read, load, pass, publish } = openHolder();
    await read();
    publish("second");
    pass(30);
    expect(await Promise.all([read(), read()])).toEqual(["first", "first"]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenLastCalledWith("first");
    await vi.waitFor(async () => expect(await read()).toBe("second"));
  });

  it("keeps answering when a check fails, says so, and tries again 30 s later", async () => {
    const { read, load, pass, publish, onFailed } = openHolder();
    await read();
    publish("second");
    load.mockRejectedValueOnce(new Error("unavailable"));
    pass(30);
    await read();
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledExactlyOnceWith(new Error("unavailable")));
    pass(29.9);
    expect(await read()).toBe("first");
    expect(load).toHaveBeenCalledTimes(2);
    pass(0.1);
    await read();
    await vi.waitFor(async () => expect(await read()).toBe("second"));
  });
});

describe("an instance that nobody asked for 35 s", () => {
  it("waits for the check, whoever comes while it is under way", async () => {
    const { read, load, pass, publish } = openHolder();
    await read();
    publish("second");
    pass(35);
    const first = read();
    pass(1);
    expect(await Promise.all([first, read()])).toEqual(["second", "second"]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("answers from what it holds when the check fails", async () => {
    const { read, load, pass, onFailed } = openHolder();
    await read();
    load.mockRejectedValueOnce(new Error("unavailable"));
    pass(35);
    expect(await read()).toBe("first");
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it("waits 2 s for a check that hangs, and nobody who comes later waits at all", async () => {
    const { read, load, pass } = openHolder();
    await read();
    load.mockReturnValueOnce(new Promise(() => {}));
    pass(35);
    const first = read();
    pass(2);
    expect(await first).toBe("first");
    expect(await read()).toBe("first");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("does not wait again until 30 s after a check that hung has failed", async () => {
    const { read, load, pass, publish, onFailed } = openHolder();
    await read();
    const { promise, reject } = Promise.withResolvers<LoadedIndex<string>>();
    load.mockReturnValueOnce(promise);
    pass(35);
    const first = read();
    pass(43);
    expect(await first).toBe("first");
    reject(new Error("14 UNAVAILABLE"));
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    publish("second");
    pass(29.9);
    expect(await read()).toBe("first");
    expect(load).toHaveBeenCalledTimes(2);
    pass(0.1);
    expect(await read()).toBe("first");
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("counts a check as old as its beginning, before which it can have seen nothing", async () => {
    const { read, load, pass, publish } = openHolder();
    await read();
    pass(35);
    const { promise, resolve } = Promise.withResolvers<LoadedIndex<string>>();
    load.mockReturnValueOnce(promise);
    const slow = read();
    pass(1);
    publish("second");
    resolve({ status: "loaded", index: "first" });
    await slow;
    pass(34);
    expect(await read()).toBe("second");
  });
});

describe("a stored index that cannot be used any more", () => {
  it("is built again while the one that is held answers", async () => {
    const { read, rebuild, pass, damage } = openHolder();
    await read();
    damage();
    const { promise, resolve } = Promise.withResolvers<string>();
    rebuild.mockReturnValueOnce(promise);
    pass(35);
    expect(await read()).toBe("first");
    resolve("rebuilt");
    await vi.waitFor(async () => expect(await read()).toBe("rebuilt"));
  });

  it("is built again at most every ten minutes, should that not help", async () => {
    const { read, rebuild, pass, damage } = openHolder();
    await read();
    damage();
    for (let minute = 0; minute < 10; minute += 1) {
      pass(60);
      await read();
    }
    expect(rebuild).toHaveBeenCalledOnce();
    pass(60);
    await read();
    expect(rebuild).toHaveBeenCalledTimes(2);
  });

  it("is left alone where newer code wrote it", async () => {
    const { read, rebuild, pass, damage } = openHolder();
    await read();
    damage("newer");
    pass(35);
    expect(await read()).toBe("first");
    expect(rebuild).not.toHaveBeenCalled();
  });

  it("says why it could not be built", async () => {
    const { read, rebuild, pass, damage, onFailed } = openHolder();
    await read();
    damage();
    rebuild.mockRejectedValueOnce(new Error("unavailable"));
    pass(35);
    expect(await read()).toBe("first");
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  });
});
