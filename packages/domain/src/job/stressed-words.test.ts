import { expect, it } from "vitest";

import { hashPassage, splitPassages } from "../text/hash-text.ts";
import { chunkText } from "../text/tokenize.ts";
import { listStressed } from "./stressed-words.ts";

const stressed = (description: string, repeated?: readonly number[]) =>
  listStressed(splitPassages(description).map(chunkText), repeated);

it("lists the words of at least three sentences, each once", () => {
  const description = "we map caves.\nyou map rivers! maps help. We map; they map.";
  expect(stressed(description)).toEqual(["map"]);
});

it("lists the names of at least two sentences", () => {
  expect(stressed("We run on Rust and Terraform.\nYou know Rust, C++ or (Go).\nUse C++.")).toEqual([
    "rust",
    "c++",
  ]);
});

it("does not list what one sentence repeats, however often", () => {
  expect(stressed("We look for React and Node, React and Java, React and Rust.")).toEqual([]);
});

it("does not list common words", () => {
  expect(stressed("the work.\nthe work.\nthe work.\nund.\nund.\nund.")).toEqual([]);
});

it("does not list a company's boilerplate", () => {
  const description = "We map the caves of all. We map rivers and their shores. Map.";
  const repeated = [hashPassage("WE MAP the caves of all!") ?? 0];
  expect(stressed(description)).toEqual(["map"]);
  expect(stressed(description, repeated)).toEqual([]);
});
