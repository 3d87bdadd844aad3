import { expect, it } from "vitest";
import * as z from "zod/mini";

import { getCallCost } from "./callable-contract.ts";
import { FetchJobs, FetchJobsRequest } from "./fetch-jobs.ts";

const readCost = (search: string) =>
  getCallCost(FetchJobs, z.parse(FetchJobsRequest, { view: "card", filters: { search } }));
const CARDS = readCost("senior remote react engineer");

it.each([
  ["in quotes", '"senior engineer" "remote work"', 2],
  ["in quotes that nothing closes", 'react "senior engineer', 1],
  ["written as one", "node.js full-stack a-b-c c++", 3],
  ["that are left out of what is found", '-"senior engineer"', 1],
  ["both looked for and left out", '"a b" -"c d"', 2],
  ["of which five are looked for", '"a b" "b c" "c d" "d e" "e f" "f g"', 5],
])("charges a search for its phrases, %s", (_, search, phrases) => {
  expect((readCost(search) - CARDS) / (readCost('"a b"') - CARDS)).toBe(phrases);
});
