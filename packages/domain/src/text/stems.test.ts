import { expect, it } from "vitest";

import { stemsOf } from "./stems.ts";

const shareStem = (one: string, other: string) => stemsOf(one).some((stem) => stemsOf(other).includes(stem));

it.each([
  ["program", "programming"],
  ["local", "localization"],
  ["optimization", "optimism"],
  ["mobile", "mobility"],
  ["states", "stated"],
  ["ward", "wardens"],
  ["not", "notes"],
])("%s is not a form of %s", (one, other) => {
  expect(shareStem(one, other)).toBe(false);
});

it.each([
  ["program", "programmes"],
  ["localized", "localization"],
  ["optimization", "optimize"],
  ["organisation", "organizations"],
  ["optimise", "optimization"],
  ["optimised", "optimizing"],
  ["behavioural", "behavioral"],
  ["labour", "labor"],
  ["preise", "preis"],
  ["reise", "reisen"],
])("%s is a form of %s", (one, other) => {
  expect(shareStem(one, other)).toBe(true);
});
