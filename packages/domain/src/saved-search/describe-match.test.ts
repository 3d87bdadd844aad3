import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { JobFilters } from "../filter/job-filters.ts";
import type { Pay } from "../pay/pay.ts";
import { buildJob } from "../testing/build-job.ts";
import { describeMatch } from "./describe-match.ts";

const why = (filters: z.input<typeof JobFilters>, job = buildJob()) =>
  describeMatch(job, z.parse(JobFilters, filters));

describe("why a search found a job", () => {
  it("is what the filters ask for and the job has, and nothing else", () => {
    expect(
      why({ search: " backend ", job_type: ["contract", "full_time"], tags: ["go", "typescript"] }),
    ).toBe("Matches “backend”; full-time; tagged typescript");
    expect(why({ categories: ["design", "software-development"], location: ["worldwide", "unstated"] })).toBe(
      "Open to anyone; in Software development",
    );
  });

  it("names the words without the star of a prefix", () => {
    expect(why({ search: "back*" })).toBe("Matches “back”");
  });

  it("names the requested places among those it is open to", () => {
    const europe = buildJob({ place: { scope: "restricted", countries: [], regions: ["europe"] } });
    expect(why({ location: ["ES", "US"] }, europe)).toBe("Open to Spain");
  });

  it("says whether the job is open to the reader's country", () => {
    const latam = buildJob({ place: { scope: "restricted", countries: [], regions: ["latam"] } });
    const silent = buildJob({ place: { scope: "unknown", countries: [], regions: [] } });
    expect(why({ from: { country: "BR" } }, latam)).toBe("Open to Brazil");
    expect(why({ from: { country: "BR" } }, silent)).toBe("Doesn’t say who may apply");
  });

  it("names the pay if it was filtered, even if unstated", () => {
    const pay: Pay = {
      min: 40_000,
      max: 50_000,
      annual: { min: 40_000, max: 50_000 },
      currency: "EUR",
      period: "year",
      origin: "parsed",
    };
    expect(why({ salary: { min: 30_000, includeUnstated: true } }, buildJob({ pay }))).toBe(
      "Pays €40k–€50k a year",
    );
    expect(why({ salary: { min: 30_000, includeUnstated: true } })).toBe("Pay not stated");
    const hourly: Pay = { ...pay, min: 19.5, max: 24, period: "hour", periodAssumed: true };
    expect(why({ salary: { min: 30_000, includeUnstated: true } }, buildJob({ pay: hourly }))).toBe(
      "Pays €19.50–€24 an hour?",
    );
    const implausible: Pay = { ...pay, min: 4e6, max: 5e6, annual: {}, implausible: true };
    expect(why({ salary: { min: 30_000, includeUnstated: true } }, buildJob({ pay: implausible }))).toBe(
      "Pay can’t be compared",
    );
    const unrated: Pay = { ...pay, currency: "NGN" };
    expect(why({ salary: { min: 30_000, includeUnstated: true } }, buildJob({ pay: unrated }))).toBe(
      "Pay can’t be compared",
    );
    const reais: Pay = { ...pay, min: 8_000, max: 12_000, currency: "BRL", period: "month" };
    expect(why({ salary: { min: 10_000, includeUnstated: true } }, buildJob({ pay: reais }))).toBe(
      "Pays R$8,000–R$12k a month",
    );
    const { max: _, ...least } = pay;
    expect(why({ salary: { min: 10_000, includeUnstated: true } }, buildJob({ pay: least }))).toBe(
      "Pays from €40k a year",
    );
    expect(why({ salary: { includeUnstated: true } }, buildJob({ pay }))).toBe("");
  });

  it("is empty for a search without filters, and at most four reasons", () => {
    expect(why({})).toBe("");
    const all = {
      search: "backend",
      location: ["worldwide" as const],
      job_type: ["full_time" as const],
      salary: { min: 0, includeUnstated: true },
      tags: ["typescript"],
      categories: ["software-development" as const],
    };
    expect(why(all).split("; ")).toHaveLength(4);
  });
});
