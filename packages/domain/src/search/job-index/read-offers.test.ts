import { describe, expect, it } from "vitest";

import { readOffers } from "./read-offers.ts";

const isCompany = (slug: string) => ["tern-maps", "gitlab"].includes(slug);
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
    ["$120k+ engineer", [["salary", "120000", "engineer"]]],
    ["at least 90,000", [["salary", "90000", ""]]],
    ["gitlab", [["companies", "gitlab", ""]]],
    ["Tern Maps designer", [["companies", "tern-maps", "designer"]]],
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

  it.each(["react developer", '"part time"', "„part time“", "-senior", "90,000", "100", "in", ""])(
    "are none in %j",
    (search) => {
      expect(read(search)).toEqual([]);
    },
  );
});
