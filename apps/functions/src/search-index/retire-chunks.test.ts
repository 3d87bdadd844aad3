import { expect, it } from "vitest";

import { retireChunks } from "./retire-chunks.ts";

const now = new Date("2026-03-01T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const stored = (...chunks: string[]) => ({ chunks, jobs: 1, removed: 0, bytes: 1, base: true });
const options = { strays: [], now };

it("remembers the chunks of a removed segment without deleting them yet", () => {
  const previous = { segments: [stored("a", "b"), stored("c")], retired: [] };
  expect(retireChunks(previous, [stored("a", "b"), stored("d")], options)).toEqual({
    retired: [{ chunks: ["c"], at: now }],
    expired: [],
  });
});

it("deletes them after ten minutes, and not before", () => {
  const retired = [
    { chunks: ["x"], at: minutesAgo(10) },
    { chunks: ["y"], at: minutesAgo(9.9) },
  ];
  expect(retireChunks({ segments: [stored("a")], retired }, [stored("a")], options)).toEqual({
    retired: [{ chunks: ["y"], at: minutesAgo(9.9) }],
    expired: ["x"],
  });
});

it("keeps a chunk that is used again", () => {
  const retired = [{ chunks: ["x"], at: minutesAgo(30) }];
  expect(retireChunks({ segments: [], retired }, [stored("x")], options)).toEqual({
    retired: [],
    expired: [],
  });
});

it("keeps a chunk that another segment has too", () => {
  const previous = { segments: [stored("a"), stored("a", "b")], retired: [] };
  expect(retireChunks(previous, [stored("a")], options).retired).toEqual([{ chunks: ["b"], at: now }]);
});

it("gives strays the same ten minutes, once", () => {
  const retired = [{ chunks: ["x"], at: minutesAgo(5) }];
  const strays = ["a", "x", "stray"];
  expect(retireChunks({ segments: [stored("a")], retired }, [stored("a")], { strays, now })).toEqual({
    retired: [...retired, { chunks: ["stray"], at: now }],
    expired: [],
  });
});

it("starts empty if the manifest cannot be read", () => {
  const strays = ["a", "lost"];
  expect(retireChunks(undefined, [stored("a")], { strays, now })).toEqual({
    retired: [{ chunks: ["lost"], at: now }],
    expired: [],
  });
});
