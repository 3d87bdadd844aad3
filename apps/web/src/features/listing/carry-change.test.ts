import { expect, it } from "vitest";

import { carryChange } from "./carry-change.ts";

it.each([
  ["an order", "/", "/?sort=pay", "/?type=contract", "/?type=contract&sort=pay"],
  ["another page", "/", "/?page=2", "/?type=contract", "/?type=contract&page=2"],
  ["a job", "/", "/?job=lever-9", "/?type=contract", "/?type=contract&job=lever-9"],
  ["a filter beside an order", "/", "/?type=contract", "/?sort=pay", "/?type=contract&sort=pay"],
  ["a value of a list", "/", "/?type=contract", "/?type=internship", "/?type=contract%2Cinternship"],
  ["the opposite of a value", "/", "/?type=-contract", "/?type=contract", "/?type=-contract"],
  ["a filter less", "/?seniority=senior", "/", "/?type=contract&seniority=senior", "/?type=contract"],
  ["a value less", "/?type=contract", "/", "/?type=contract%2Cinternship", "/?type=internship"],
  ["other words", "/?q=cook", "/?q=chef", "/?q=cook&sort=newest", "/?q=chef&sort=newest"],
])("carries %s over to what was asked for meanwhile", (_, shown, path, asked, expected) => {
  expect(carryChange({ shown, path, asked })).toBe(expected);
});

it("begins with the first page of another list, and keeps the page where a job is opened", () => {
  const asked = "/?type=contract&page=3";
  expect(carryChange({ shown: "/", path: "/?sort=pay", asked })).toBe("/?type=contract&sort=pay");
  expect(carryChange({ shown: "/", path: "/?job=lever-9", asked })).toBe(
    "/?type=contract&page=3&job=lever-9",
  );
});

it("takes back what was asked for meanwhile where it leads to the list in view again", () => {
  expect(carryChange({ shown: "/?q=cook", path: "/?q=cook", asked: "/?q=cook&type=contract" })).toBe(
    "/?q=cook",
  );
});

it("keeps marketing parameters, and that hidden jobs are shown", () => {
  const asked = "/?type=contract&hidden=show&utm_source=x";
  const path = "/?sort=pay&utm_source=x";
  expect(carryChange({ shown: "/?utm_source=x", path, asked })).toBe(
    "/?type=contract&sort=pay&hidden=show&utm_source=x",
  );
});

it("leaves a way alone that leads from what is asked for", () => {
  expect(carryChange({ shown: "/?sort=pay", path: "/", asked: "/?sort=pay" })).toBe("/");
});
