import { expect, it } from "vitest";

import { filtersOf } from "../testing/ask-index.ts";
import { acceptOffer } from "./accept-offer.ts";

const accept = (filter: string, value: string) =>
  acceptOffer(filtersOf({ search: "x tutor", job_type: ["contract"] }), { filter, value, search: "tutor" });

it.each([
  ["job_type", "part_time", { job_type: ["contract", "part_time"] }],
  ["location", "BR", { location: ["BR"] }],
  ["location", "DE,AT,CH", { location: ["DE", "AT", "CH"] }],
  ["date_posted", "7d", { date_posted: "7d" }],
  ["salary", "100000", { salary: { min: 100_000, includeUnstated: false } }],
  ["salary", "100000 EUR", { salary: { min: 100_000, currency: "EUR" } }],
  ["salary", "50000000 KRW", { salary: { min: 50_000_000, currency: "KRW" } }],
])(
  "chooses the filter of an accepted offer of %s %s and removes its words from the search",
  (filter, value, chosen) => {
    expect(accept(filter, value)).toMatchObject({ search: "tutor", ...chosen });
  },
);

it("chooses all filters of a combined offer, or none", () => {
  const acceptWith = (filter: string, value: string) =>
    acceptOffer(filtersOf({ search: "brazil over 100k" }), {
      filter: "location",
      value: "BR",
      also: [{ filter, value }],
      search: "",
    });
  expect(acceptWith("salary", "100000")).toMatchObject({
    search: "",
    location: ["BR"],
    salary: { min: 100_000 },
  });
  expect(acceptWith("mood", "good")).toBeUndefined();
});

it.each([
  ["mood", "good"],
  ["job_type", "sometimes"],
  ["job_type", "contract"],
  ["location", "DE,nowhere"],
  ["date_posted", "soon"],
  ["salary", "much"],
  ["salary", ""],
  ["search", "x"],
])("rejects an offer of %s %s, which is unknown or already chosen", (filter, value) => {
  expect(accept(filter, value)).toBeUndefined();
});
