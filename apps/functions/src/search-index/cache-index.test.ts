import { describe, expect, it, vi } from "vitest";

import { Refusal } from "../runtime/refusal.ts";
import { cacheIndex, type IndexSource, type LoadedIndex } from "./cache-index.ts";

const SECOND = 1000;

/** A fake stored index and clock. */
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

describe("a new instance", () => {
  it("loads once for concurrent requests", async () => {
    const { read, load } = openHolder();
    expect(await Promise.all([read(), read(), read()])).toEqual(["first", "first", "first"]);
    expect(load).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it("rejects requests if loading fails, reports it, and retries for the next", async () => {
    const { read, load, onFailed } = openHolder();
    load.mockRejectedValueOnce(new Error("14 UNAVAILABLE"));
    await expect(read()).rejects.toEqual(new Refusal("unavailable"));
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(new Error("14 UNAVAILABLE"));
    expect(await read()).toBe("first");
  });

  it("rejects requests after 10 s without a result, and answers once there is one", async () => {
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

  it("makes requests wait longer if it rebuilds the index", async () => {
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

  it.each(["unusable", "newer"] as const)("rebuilds the index if the stored one is %s", async (status) => {
    const { read, rebuild, damage } = openHolder();
    damage(status);
    expect(await Promise.all([read(), read()])).toEqual(["rebuilt", "rebuilt"]);
    expect(rebuild).toHaveBeenCalledOnce();
  });
});

describe("an instance with constant requests", () => {
  it("sends nothing to the database for 30 s", async () => {
    const { read, load, pass } = openHolder();
    await read();
    pass(29.9);
    await read();
    expect(load).toHaveBeenCalledOnce();
  });

  it("checks once then, and uses the old index until the new one is complete", async () => {
    const { read, load, pass, publish } = openHolder();
    await read();
    publish("second");
    pass(30);
    expect(await Promise.all([read(), read()])).toEqual(["first", "first"]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenLastCalledWith("first");
    await vi.waitFor(async () => expect(await read()).toBe("second"));
  });

  it("keeps answering if a check fails, reports it, and retries 30 s later", async () => {
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

describe("an instance without requests for 35 s", () => {
  it("makes requests wait for the check in progress", async () => {
    const { read, load, pass, publish } = openHolder();
    await read();
    publish("second");
    pass(35);
    const first = read();
    pass(1);
    expect(await Promise.all([first, read()])).toEqual(["second", "second"]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("uses the held index if the check fails", async () => {
    const { read, load, pass, onFailed } = openHolder();
    await read();
    load.mockRejectedValueOnce(new Error("unavailable"));
    pass(35);
    expect(await read()).toBe("first");
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it("waits 2 s for a hanging check, and later requests do not wait", async () => {
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

  it("does not wait again until 30 s after a hanging check has failed", async () => {
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

  it("counts the age of a check from its start", async () => {
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
  it("is rebuilt while the held one is used", async () => {
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

  it("is rebuilt at most every ten minutes, if that does not help", async () => {
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

  it("is left alone if written by newer code", async () => {
    const { read, rebuild, pass, damage } = openHolder();
    await read();
    damage("newer");
    pass(35);
    expect(await read()).toBe("first");
    expect(rebuild).not.toHaveBeenCalled();
  });

  it("reports why it could not be rebuilt", async () => {
    const { read, rebuild, pass, damage, onFailed } = openHolder();
    await read();
    damage();
    rebuild.mockRejectedValueOnce(new Error("unavailable"));
    pass(35);
    expect(await read()).toBe("first");
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  });
});
