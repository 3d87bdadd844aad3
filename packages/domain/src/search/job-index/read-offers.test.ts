import { describe, expect, it } from "vitest";

import { readOffers } from "./read-offers.ts";

const COMMON = ["real", "agent"];
const COMPANIES = ["tern-maps", "gitlab", "hp", "society-of-very-slow-trains", ...COMMON];
const read = (search: string) =>
  readOffers(search, {
    has: (slug) => COMPANIES.includes(slug),
    isCommonWord: (slug) => COMMON.includes(slug),
  }).map(({ filter, value, search: rest }) => [filter, value, rest]);

describe("words of a search that could be a filter", () => {
  it.each([
    ["brazil", [["location", "BR", ""]]],
    ["engineer not in germany", []],
    ["nurse outside the us", []],
    ["data scientist not senior", []],
    ["writer, no internship", []],
    ["tutor not a contract", []],
    ["cook no experience", [["seniority", "junior", "cook"]]],
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
    ["more than 50 dollars an hour", [["salary", "104000", ""]]],
    ["between $50 and $60 an hour nurse", [["salary", "104000", "nurse"]]],
    ["over 120 000", [["salary", "120000", ""]]],
    ["$120k+ engineer", [["salary", "120000", "engineer"]]],
    ["at least 90,000", [["salary", "90000", ""]]],
    ["100,000", [["salary", "100000", ""]]],
    ["100000", [["salary", "100000", ""]]],
    ["executive", [["seniority", "executive", ""]]],
    ["executives jobs", [["seniority", "executive", ""]]],
    ["contract to hire nurse", [["job_type", "contract", "nurse"]]],
    ["contract-to-hire", [["job_type", "contract", ""]]],
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

  it.each([
    ["latam", "latam"],
    ["apac", "apac"],
    ["eu", "eu"],
    ["turkey", "TR"],
    ["korea", "KR"],
    ["Czech Republic", "CZ"],
    ["u.s.", "US"],
    ["U.K.", "GB"],
    ["österreich", "AT"],
    ["Schweiz", "CH"],
    ["spanien", "ES"],
    ["england", "GB"],
    ["the netherlands", "NL"],
    ["dach", "DE,AT,CH"],
    ["us and canada", "US,CA"],
  ])("recognise places by any of their names: %j is %s", (search, value) => {
    expect(read(search)).toEqual([["location", value, ""]]);
  });

  it.each([
    ["sr. engineer", ["seniority", "senior", "engineer"]],
    ["jr. developer", ["seniority", "junior", "developer"]],
    ["no experience", ["seniority", "junior", ""]],
    ["entry level jobs", ["seniority", "junior", ""]],
    ["new grad engineer", ["seniority", "junior", "engineer"]],
    ["contractors", ["job_type", "contract", ""]],
    ["Entwickler Teilzeit", ["job_type", "part_time", "Entwickler"]],
    ["Praktika", ["job_type", "internship", ""]],
    ["selbstständig", ["job_type", "freelance", ""]],
    ["befristet", ["job_type", "temporary", ""]],
    ["Texter heute", ["date_posted", "24h", "Texter"]],
    ["Texter diese Woche", ["date_posted", "7d", "Texter"]],
    ["über 100k", ["salary", "100000", ""]],
    ["freelancing", ["job_type", "freelance", ""]],
    ["last 24 hours", ["date_posted", "24h", ""]],
    ["hr", ["categories", "human-resources", ""]],
    ["qa", ["categories", "quality-assurance", ""]],
    ["health care", ["categories", "healthcare", ""]],
    ["customer service", ["categories", "customer-support", ""]],
    ["machine learning", ["categories", "ai-machine-learning", ""]],
  ])("are recognised by synonyms: %j is %j", (search, offer) => {
    expect(read(search)).toEqual([offer]);
  });

  it.each([
    ["jobs in germany", ["location", "DE", ""]],
    ["python jobs in germany", ["location", "DE", "python"]],
    ["usa only", ["location", "US", ""]],
    ["us-based designer", ["location", "US", "designer"]],
    ["gitlab jobs", ["companies", "gitlab", ""]],
    ["work at agent", ["companies", "agent", ""]],
    ["salary 80k", ["salary", "80000", ""]],
    ["director of marketing", ["seniority", "executive", "marketing"]],
    ["jobs in der schweiz", ["location", "CH", ""]],
    ["senior director of product", ["seniority", "executive", "product"]],
    ["head of sales", ["seniority", "executive", "sales"]],
    ["freelance work", ["job_type", "freelance", ""]],
    ["new jobs today", ["date_posted", "24h", ""]],
    // Words next to it that do mean something.
    ["social work germany", ["location", "DE", "social work"]],
    ["germany job coach", ["location", "DE", "job coach"]],
    ["go to market germany", ["location", "DE", "go to market"]],
    ["engineer -senior germany", ["location", "DE", "engineer -senior"]],
  ])("take fillers with them: %j leaves %j", (search, offer) => {
    expect(read(search)).toEqual([offer]);
  });

  it("keep the words after the first dozen", () => {
    expect(read("a1 a2 a3 a4 a5 a6 a7 a8 a9 senior b1 b2 b3 b4")).toEqual([
      ["seniority", "senior", "a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3 b4"],
    ]);
  });

  it("are each offered alone, at most three", () => {
    expect(read("senior contract brazil gitlab")).toEqual([
      ["seniority", "senior", "contract brazil gitlab"],
      ["job_type", "contract", "senior brazil gitlab"],
      ["location", "BR", "senior contract gitlab"],
    ]);
  });

  it("are offered once, however often they are named", () => {
    expect(read("senior sr senior engineer")).toEqual([["seniority", "senior", "engineer"]]);
    expect(read("100k 100k")).toEqual([["salary", "100000", ""]]);
  });

  it("include both of two joined by a word, which goes with either", () => {
    expect(read("sales and marketing")).toEqual([
      ["categories", "sales", "marketing"],
      ["categories", "marketing", "sales"],
    ]);
  });

  it.each([
    "staff accountant",
    "staff nurse",
    "lead generation",
    "senior living",
    "hp sauce",
    "€5",
    "school principal",
    "art director",
    "new mexico",
    "american english",
    "contract law",
  ])("are not offered for %j, where they mean something else", (search) => {
    expect(read(search)).toEqual([]);
  });

  it.each([
    "product designer",
    "data entry",
    "data center",
    "cyber security",
    "tech lead",
    "pre sales engineer",
    "contract manager",
    "data scientists",
    "data science",
    "product support",
    "security guard",
    "real estate",
    "support agent",
  ])("are not offered for %j, whose name they would split", (search) => {
    expect(read(search)).toEqual([]);
  });

  it.each([
    "react developer",
    '"part time"',
    "„part time“",
    "-senior",
    "tutor 90,000",
    "12000000",
    "sales executive",
    "executive chef",
    "100",
    "in",
    "",
  ])("are not offered for %j", (search) => {
    expect(read(search)).toEqual([]);
  });
});
