import { JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { describeJob } from "./describe-job.tsx";

const now = new Date("2026-01-20T12:00:00Z");

it("names the job, its company and its own address", () => {
  expect(describeJob(buildJob({ sourceId: "7", title: "Cook" }), { now })).toMatchObject({
    title: "Cook at Tern & Co",
    alternates: { canonical: "/jobs/remotive-7/cook-tern-and-co" },
    openGraph: { url: "/jobs/remotive-7/cook-tern-and-co" },
  });
});

it("sends search engines from another posting of a position to the one that listings show", () => {
  const shown = buildJob({ source: "lever", sourceId: "9", title: "Chef" });
  const job = buildJob({ duplicate_of: JobId.parse("lever-9") });
  expect(describeJob(job, { shown, now }).alternates).toEqual({
    canonical: "/jobs/lever-9/chef-tern-and-co",
  });
});

it("keeps closed and expired jobs out of search engines, and no others", () => {
  const isKept = (over: Parameters<typeof buildJob>[0]) => describeJob(buildJob(over), { now }).robots;
  expect(isKept({ closed_at: new Date("2026-01-18T00:00:00Z") })).toEqual({ index: false });
  expect(isKept({ expires_at: now })).toEqual({ index: false });
  expect(isKept({ expires_at: new Date("2026-02-18T00:00:00Z") })).toBeUndefined();
});

it("has an Open Graph image of the job, with alternative text", () => {
  const { openGraph, twitter } = describeJob(buildJob({ sourceId: "7", title: "Cook" }), { now });
  const alt =
    "Cook, Tern & Co, Pay not stated\u00A0 ·\u00A0 Worldwide, Full-time\u00A0 ·\u00A0 From Remotive";
  expect(openGraph?.images).toEqual([
    { url: "/og/jobs/remotive-7", alt, type: "image/png", width: 1200, height: 630 },
  ]);
  expect(twitter).toEqual({ card: "summary_large_image" });
});
