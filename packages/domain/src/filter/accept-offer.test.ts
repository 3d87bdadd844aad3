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
])("an accepted offer of %s %s is chosen, and its words are gone", (filter, value, chosen) => {
  expect(accept(filter, value)).toMatchObject({ search: "tutor", ...chosen });
});

it("what is offered with others is chosen with all of them, or not at all", () => {
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
])("an offer of %s %s, which means nothing here or nothing new, is none", (filter, value) => {
  expect(accept(filter, value)).toBeUndefined();
});
