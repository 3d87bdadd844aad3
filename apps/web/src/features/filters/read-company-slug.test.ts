import { expect, it } from "vitest";

import { readCompanySlug } from "./read-company-slug.ts";

it.each([
  ["acme-inc", { slug: "acme-inc", isCanonical: true }],
  ["Acme%20Inc", { slug: "acme-inc", isCanonical: false }],
  ["ACME-inc.", { slug: "acme-inc", isCanonical: false }],
  ["%E6%A0%AA%E5%BC%8F", { slug: "株式", isCanonical: true }],
  ["100%", { slug: "100", isCanonical: false }],
  ["%20", undefined],
  ["---", undefined],
])("%s is read as the slug of a company", (segment, named) => {
  expect(readCompanySlug(segment)).toEqual(named);
});
