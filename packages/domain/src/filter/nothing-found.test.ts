import { expect, it } from "vitest";
import * as z from "zod/mini";

import { FetchJobCardsResponse } from "../contract/fetch-jobs.ts";
import { emptyFacets } from "./facets.ts";

const NOTHING = {
  jobs: [],
  totalPages: 1,
  totalJobs: 0,
  totalFetched: 0,
  totalHidden: 0,
  facets: emptyFacets(),
};
const KNOWN = { filter: "salary", totalJobs: 3 } as const;

it("drops filters of a newer server that are unknown here", () => {
  const answer = { ...NOTHING, rescue: [{ filter: "benefits", totalJobs: 9 }, KNOWN] };
  expect(z.decode(FetchJobCardsResponse, answer).rescue).toEqual([KNOWN]);
});

it("encodes known filters and rejects others", () => {
  const answer = { ...NOTHING, rescue: [KNOWN] };
  expect(z.encode(FetchJobCardsResponse, answer).rescue).toEqual([KNOWN]);
  expect(z.safeParse(FetchJobCardsResponse, { ...NOTHING, rescue: [{ filter: 7 }] }).success).toBe(false);
});
