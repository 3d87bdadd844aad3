import { expect, it } from "vitest";

import { remember } from "./remember.ts";

function startMemory(maxSize = 100, entrySize = 0) {
  const clock = { ms: 0 };
  const asked: string[] = [];
  const waiting: PromiseWithResolvers<string>[] = [];
  const recall = remember(
    (key) => {
      asked.push(key);
      const answer = Promise.withResolvers<string>();
      waiting.push(answer);
      return answer.promise;
    },
    { keptMs: 10, maxSize, entrySize, sizeOf: (value) => value.length, now: () => clock.ms },
  );
  /** Looks up a key and completes pending lookups with its letter and a number. */
  const ask = async (key: string) => {
    const answer = recall(key);
    waiting.shift()?.resolve(`${key}!`);
    return answer;
  };
  return { clock, asked, waiting, recall, ask };
}

it("shares one lookup among concurrent calls, and caches it for a while", async () => {
  const { clock, asked, waiting, recall, ask } = startMemory();
  const both = [recall("a"), recall("a")];
  waiting.shift()?.resolve("found");
  expect(await Promise.all(both)).toEqual(["found", "found"]);
  clock.ms = 9;
  expect(await ask("a")).toBe("found");
  expect(asked).toEqual(["a"]);
  clock.ms = 10;
  expect(await ask("a")).toBe("a!");
  expect(asked).toEqual(["a", "a"]);
});

it("does not cache failures", async () => {
  const { waiting, recall, ask } = startMemory();
  const failing = recall("a");
  waiting.shift()?.reject(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  expect(await ask("a")).toBe("a!");
});

it("evicts the oldest if full", async () => {
  const { asked, ask } = startMemory(7);
  for (const key of ["a", "b", "c", "b", "c", "a"]) await ask(key);
  expect(asked).toEqual(["a", "b", "c", "a"]);
});

it("does not cache a value larger than the cache", async () => {
  const { asked, ask } = startMemory(2);
  await ask("a");
  await ask("a");
  expect(asked).toEqual(["a", "a"]);
});

it("counts the overhead of short entries", async () => {
  const { asked, ask } = startMemory(26, 10);
  for (const key of ["a", "b", "b", "c", "a"]) await ask(key);
  expect(asked).toEqual(["a", "b", "c", "a"]);
});
