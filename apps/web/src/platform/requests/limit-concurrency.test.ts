import { expect, it } from "vitest";

import { limitConcurrency } from "./limit-concurrency.ts";

/** A task that ends on demand and records that it started. */
function createWork(begun: string[], name: string) {
  const end = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return end.promise;
  };
  return { work, succeed: () => end.resolve(name), fail: () => end.reject(new Error(name)) };
}

it("runs so many tasks at once, queues the others in order, and refuses those beyond the queue's limit", async () => {
  const begun: string[] = [];
  const run = limitConcurrency({ concurrency: 2, maxWaiting: 2 });
  const works = ["a", "b", "c", "d", "e"].map((name) => createWork(begun, name));
  const results = works.map(async ({ work }) => run(work));
  expect(begun).toEqual(["a", "b"]);
  expect(await results[4]).toBeUndefined();
  works[0]?.fail();
  await expect(results[0]).rejects.toThrow("a");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  for (const { succeed } of works) succeed();
  expect(await Promise.all(results.slice(1, 4))).toEqual(["b", "c", "d"]);
  expect(begun).toEqual(["a", "b", "c", "d"]);
  expect(await run(async () => "later")).toBe("later");
});
