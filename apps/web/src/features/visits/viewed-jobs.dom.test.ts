import { describe, expect, it } from "vitest";

import { clearViewedJobs, listViewedJobs, rememberViewedJob, type ViewedJob } from "./viewed-jobs.ts";

const viewed = (number: number, viewedAt = number): ViewedJob => ({
  jobId: `remotive-${number}`,
  path: `/jobs/remotive-${number}/cook-tern`,
  title: `Cook ${number}`,
  company: "Tern",
  viewedAt,
});

describe("the jobs viewed in this browser", () => {
  it("are empty at first", () => {
    expect(listViewedJobs()).toEqual([]);
  });

  it("are listed once each, latest first", () => {
    rememberViewedJob(viewed(1));
    rememberViewedJob(viewed(2));
    rememberViewedJob(viewed(1, 3));
    expect(listViewedJobs()).toEqual([viewed(1, 3), viewed(2)]);
  });

  it("are limited to twenty", () => {
    for (let number = 1; number <= 25; number += 1) rememberViewedJob(viewed(number));
    const numbers = listViewedJobs().map(({ viewedAt }) => viewedAt);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([20, 25, 6]);
  });

  it("can be cleared", () => {
    rememberViewedJob(viewed(1));
    clearViewedJobs();
    expect(listViewedJobs()).toEqual([]);
  });

  it("skip malformed entries", () => {
    const strangers = [
      null,
      7,
      {},
      { ...viewed(2), path: "javascript:alert(1)" },
      { ...viewed(3), title: 5 },
    ];
    localStorage.setItem("farwork-viewed-jobs", JSON.stringify([...strangers, viewed(1)]));
    expect(listViewedJobs()).toEqual([viewed(1)]);
    localStorage.setItem("farwork-viewed-jobs", "{]");
    expect(listViewedJobs()).toEqual([]);
  });
});
