import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { leaveOutHidden } from "./leave-out-hidden.ts";

const job = (sourceId: string, company_name = "Tern & Co") => buildJob({ sourceId, company_name });
const first = { jobs: [job("1"), job("2", "Mole Freight"), job("3")] };
const second = { jobs: [job("4", "Mole Freight"), job("5"), job("6")] };

const shown = (hidden: { jobs?: string[]; companies?: string[] }, following?: typeof second) => {
  const { jobs, totalHidden } = leaveOutHidden(first, following, { jobs: [], companies: [], ...hidden });
  return [jobs.map(({ sourceId }) => sourceId).join(""), totalHidden];
};

describe("a page of a listing with hidden jobs", () => {
  it("is unchanged when none of its jobs is hidden", () => {
    expect(shown({ jobs: ["remotive-5"] }, second)).toEqual(["123", 0]);
  });

  it("leaves hidden jobs and companies out, and counts them", () => {
    expect(shown({ jobs: ["remotive-1"] })).toEqual(["23", 1]);
    expect(shown({ jobs: ["remotive-1"], companies: ["mole-freight"] })).toEqual(["3", 2]);
  });

  it("is filled up from the next page, whose hidden jobs are skipped and counted", () => {
    expect(shown({ jobs: ["remotive-1"] }, second)).toEqual(["234", 1]);
    expect(shown({ companies: ["mole-freight"] }, second)).toEqual(["135", 2]);
  });

  it("stays short when the next page is too short as well", () => {
    expect(shown({ companies: ["tern-co"] }, second)).toEqual(["24", 4]);
  });
});
