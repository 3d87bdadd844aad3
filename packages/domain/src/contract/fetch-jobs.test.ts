import { expect, it } from "vitest";
import * as z from "zod/mini";

import type { Job } from "../job/job.ts";
import { buildJob } from "../testing/build-job.ts";
import { getCallCost } from "./callable-contract.ts";
import { FetchJobsByIdsResponse } from "./fetch-jobs-by-ids.ts";
import { FetchJobs, FetchJobsRequest, FetchJobsResponse } from "./fetch-jobs.ts";

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

it.each([
  ["a listing", z.pick(FetchJobsResponse, { jobs: true })],
  ["jobs asked for by id", FetchJobsByIdsResponse],
])("sends no boilerplate marks with %s", (_, response) => {
  const job: Job = { ...buildJob(), repeated: [7] };
  const [sent] = z.encode(response, { jobs: [job] }).jobs;
  expect(sent).toHaveProperty("description");
  expect(sent).not.toHaveProperty("repeated");
});
