import { expect, it } from "vitest";

import { listStressed } from "./stressed-words.ts";

it("a description stresses the words it says at least three times, each once", () => {
  expect(listStressed("Rust here, rust there. Go! C++ and C++ and C++; RUST.")).toEqual(["rust", "c++"]);
});

it("no description stresses everyday words", () => {
  expect(listStressed("the the the work work work und und und")).toEqual([]);
});
