import { describe, expect, it } from "vitest";

import { readOffers } from "./read-offers.ts";

const isCompany = (slug: string) =>
  ["tern-maps", "gitlab", "hp", "society-of-very-slow-trains"].includes(slug);
const read = (search: string) =>
  readOffers(search, isCompany).map(({ filter, value, search: rest }) => [filter, value, rest]);

describe("words of a search that could be a filter", () => {
  it.each([
    ["brazil", [["location", "BR", ""]]],
    ["part-time tutor", [["job_type", "part_time", "tutor"]]],
    ["part time tutor", [["job_type", "part_time", "tutor"]]],
    ["internships", [["job_type", "internship", ""]]],
    ["Senior engineer", [["seniority", "senior", "engineer"]]],
    ["contract writer", [["job_type", "contract", "writer"]]],
    ["engineer today", [["date_posted", "24h", "engineer"]]],
    ["react this week", [["date_posted", "7d", "react"]]],
    ["engineer over 100k", [["salary", "100000", "engineer"]]],
    ["engineer over 100 k", [["salary", "100000", "engineer"]]],
    ["engineer over €100k", [["salary", "100000 EUR", "engineer"]]],
    ["£80k engineer", [["salary", "80000 GBP", "engineer"]]],
    ["more than £ 90,000 tutor", [["salary", "90000 GBP", "tutor"]]],
    ["entwickler ab 60.000 €", [["salary", "60000 EUR", "entwickler"]]],
    ["€60,000 tutor", [["salary", "60000 EUR", "tutor"]]],
    ["at least 100 k EUR", [["salary", "100000 EUR", ""]]],
    ["over 120 000", [["salary", "120000", ""]]],
    ["$120k+ engineer", [["salary", "120000", "engineer"]]],
    ["at least 90,000", [["salary", "90000", ""]]],
    ["gitlab", [["companies", "gitlab", ""]]],
    ["Tern Maps designer", [["companies", "tern-maps", "designer"]]],
    ["hp", [["companies", "hp", ""]]],
    ["HP recruiter", [["companies", "hp", "recruiter"]]],
    ["Society of Very Slow Trains driver", [["companies", "society-of-very-slow-trains", "driver"]]],
    ["staff software engineer", [["seniority", "lead", "software engineer"]]],
    ["lead designer", [["seniority", "lead", "designer"]]],
    ["engineer lead", [["seniority", "lead", "engineer"]]],
    ["united states of america nurse", [["location", "US", "nurse"]]],
    ["emea", [["location", "emea", ""]]],
  ])("%j: %j", (search, offers) => {
    expect(read(search)).toEqual(offers);
  });

  it("are each offered alone, and three at most", () => {
    expect(read("senior contract brazil gitlab")).toEqual([
      ["seniority", "senior", "contract brazil gitlab"],
      ["job_type", "contract", "senior brazil gitlab"],
      ["location", "BR", "senior contract gitlab"],
    ]);
  });

  it.each(["staff accountant", "staff nurse", "lead generation", "senior living", "hp sauce", "€5"])(
    "are none in %j, where they mean something else",
    (search) => {
      expect(read(search)).toEqual([]);
    },
  );

  it.each(["react developer", '"part time"', "„part time“", "-senior", "90,000", "100", "in", ""])(
    "are none in %j",
    (search) => {
      expect(read(search)).toEqual([]);
    },
  );
});
