import { expect, it } from "vitest";

import { anyName } from "./any-name.ts";

const names = anyName`nurse, radiolog*, (pharmacy|dental) technician, hr,
  \.net, (?<!\bno )coach`;

it.each([
  "head nurse",
  "nurses wanted",
  "radiology",
  "dental technician",
  "pharmacy technicians",
  "hr lead",
  "asp .net",
  "sales coach",
  "sales coaches",
])("finds a name in %s", (title) => {
  expect(names.test(title)).toBe(true);
});

it.each(["nursery", "neuroradiology", "technician", "40 hrs", "internet", "no coach", "dental, technician"])(
  "finds none in %s",
  (title) => {
    expect(names.test(title)).toBe(false);
  },
);
