import { expect, it } from "vitest";

import { openDrawingTurns } from "./drawing-turns.ts";

/** A work that ends when it is told to, and notes that it began. */
function createWork(begun: string[], name: string) {
  const end = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return end.promise;
  };
  return { work, succeed: () => end.resolve(name), fail: () => end.reject(new Error(name)) };
}

it("lets so many draw at once, the others in the order they came, and turns away who finds too many waiting", async () => {
  const begun: string[] = [];
  const takeTurn = openDrawingTurns({ atOnce: 2, maxWaiting: 2 });
  const works = ["a", "b", "c", "d", "e"].map((name) => createWork(begun, name));
  const drawn = works.map(async ({ work }) => takeTurn(work));
  expect(begun).toEqual(["a", "b"]);
  expect(await drawn[4]).toBeUndefined();
  works[0]?.fail();
  await expect(drawn[0]).rejects.toThrow("a");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  for (const { succeed } of works) succeed();
  expect(await Promise.all(drawn.slice(1, 4))).toEqual(["b", "c", "d"]);
  expect(begun).toEqual(["a", "b", "c", "d"]);
  expect(await takeTurn(async () => "later")).toBe("later");
});
