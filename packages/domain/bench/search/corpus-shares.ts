import type { JobType } from "../../src/job/job-type.ts";

// The distribution of values on real boards, rounded.
type Shares<Value> = readonly (readonly [Value, number])[];

export const JOB_TYPE_SHARES: Shares<JobType> = [
  ["full_time", 68],
  ["contract", 12],
  ["unspecified", 8],
  ["part_time", 5],
  ["freelance", 4],
  ["internship", 2],
  ["temporary", 1],
];

export const LOCATION_SHARES: Shares<string> = [
  ["Worldwide", 24],
  ["USA", 22],
  ["", 7],
  ["Europe", 7],
  ["UK", 5],
  ["Canada", 4],
  ["USA, Canada", 4],
  ["Germany", 4],
  ["India", 3],
  ["LATAM", 3],
  ["EMEA", 3],
  ["Brazil", 2],
  ["Poland", 2],
  ["Spain, Portugal", 2],
  ["Americas, Europe", 2],
  ["Australia, New Zealand", 1],
  ["Philippines", 1],
  ["South Africa", 1],
  ["Netherlands", 1],
  ["Mexico, Colombia, Argentina", 1],
  ["Japan", 0.5],
  ["Kenya, Nigeria", 0.5],
];

export const CURRENCY_SHARES: Shares<string> = [
  ["USD", 72],
  ["EUR", 14],
  ["GBP", 9],
  ["CAD", 5],
];

/** Sentences about a company's own products; each `_` is a product name. */
export const OWN_SENTENCES = [
  "Our customers know us for _ and, lately, for _.",
  "You will spend most of your week on _, next to the people who look after _.",
  "We moved from _ to _ last year and have not looked back.",
  "Experience with _ or _ is welcome.",
  "_ is the part of the product that needs you first.",
  "Ask us about _ in the first interview.",
  "The team also keeps _ and _ running.",
] as const;

export const COMPANY_KINDS = [
  "Labs",
  "Works",
  "Systems",
  "Health",
  "Group",
  "Studio",
  "Pay",
  "Cloud",
  "",
] as const;
