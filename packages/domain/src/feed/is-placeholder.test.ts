import { expect, it } from "vitest";

import { isPlaceholder } from "./is-placeholder.ts";

it.each([
  "name",
  "",
  " ",
  "companyName",
  "Company name",
  "undefined",
  "N/A",
  "-",
  "{{company}}",
  "[object Object]",
])("%j is no company's name", (name) => {
  expect(isPlaceholder(name)).toBe(true);
});

it.each(["Name.com", "Tern & Co", "N26", "The Company Store", "Unknown Worlds", "Test IO", "X"])(
  "%j is one",
  (name) => {
    expect(isPlaceholder(name)).toBe(false);
  },
);
