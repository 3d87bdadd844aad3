import { expect, it } from "vitest";

import { listRulesMutants } from "./list-rules-mutants.ts";

const changesOf = (text: string) => listRulesMutants(text).map(({ line, change }) => `${line}: ${change}`);

it("removes each operand of a condition, also in nested ones, and denies all access", () => {
  expect(changesOf("allow get: if a(b) && (c == 'x && y' || d);")).toEqual([
    "1: a(b) && (c == 'x && y' || d) -> false",
    "1: a(b) -> true",
    "1: c == 'x && y' || d -> true",
    "1: c == 'x && y' -> false",
    "1: d -> false",
    "1: get -> read",
  ]);
});

it("removes a single condition", () => {
  expect(changesOf("function f(x) {\n  // return true;\n  return x.y == 1;\n}")).toEqual([
    "3: x.y == 1 -> true",
  ]);
});

it("moves limits by one in both directions", () => {
  expect(changesOf("return x.size() <= 80;")).toEqual([
    "1: x.size() <= 80 -> true",
    "1: = -> nothing",
    "1: 80 -> 81",
  ]);
});

it("removes each name of a list and each method, with its comma", () => {
  const rules = (text: string) => listRulesMutants(text).map((mutant) => mutant.rules);
  expect(rules("return a.hasOnly(['b', 'c', d]);")).toEqual([
    "return true;",
    "return a.hasOnly(['c', d]);",
    "return a.hasOnly(['b', d]);",
    "return a.hasOnly(['b', 'c']);",
  ]);
  expect(rules("allow create, update: if true;")).toEqual([
    "allow create, update: if false;",
    "allow update: if true;",
    "allow create: if true;",
  ]);
});

it("reports where a change can be noticed: at the start of the condition around it", () => {
  const text = "allow get: if a && b.hasOnly(['c', 'd']);";
  const offsets = listRulesMutants(text).map(({ change, offset }) => [
    change,
    text.slice(offset, offset + 1),
  ]);
  expect(offsets).toContainEqual(["'c', -> nothing", "b"]);
  expect(offsets).toContainEqual(["get -> read", "a"]);
});
