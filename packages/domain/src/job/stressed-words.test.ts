import { expect, it } from "vitest";

import { hashPassage } from "../text/hash-text.ts";
import { listStressed } from "./stressed-words.ts";

it("a description stresses the words of at least three sentences, each once", () => {
  const description = "we map caves.\nyou map rivers! maps help. We map; they map.";
  expect(listStressed(description)).toEqual(["map"]);
});

it("a description stresses the names of at least two sentences", () => {
  expect(listStressed("We run on Rust and Terraform.\nYou know Rust, C++ or (Go).\nUse C++.")).toEqual([
    "rust",
    "c++",
  ]);
});

it("no description stresses what one sentence lists, however often", () => {
  expect(listStressed("We look for React and Node, React and Java, React and Rust.")).toEqual([]);
});

it("no description stresses everyday words", () => {
  expect(listStressed("the work.\nthe work.\nthe work.\nund.\nund.\nund.")).toEqual([]);
});

it("no description stresses what its company repeats over its postings", () => {
  const description = "We map the caves of all. We map rivers and their shores. Map.";
  const repeated = [hashPassage("WE MAP the caves of all!") ?? 0];
  expect(listStressed(description)).toEqual(["map"]);
  expect(listStressed(description, repeated)).toEqual([]);
});
