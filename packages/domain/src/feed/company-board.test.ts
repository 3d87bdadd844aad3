import { expect, it } from "vitest";

import { readCompanyOfBoard } from "./company-board.ts";

it.each([
  ["https://jobs.lever.co/tern-maps/1", "Tern Maps"],
  ["https://jobs.ashbyhq.com/tern%20maps/1", "Tern Maps"],
  ["https://jobs.ashbyhq.com/TernMaps/1", "TernMaps"],
  ["https://jobs.ashbyhq.com/%E0%A4%A/1", "%E0%A4%A"],
  ["https://jobs.lever.co/", ""],
  ["nowhere", ""],
])("reads from %s the company '%s'", (url, name) => {
  expect(readCompanyOfBoard(url)).toBe(name);
});
