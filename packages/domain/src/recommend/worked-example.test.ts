import { expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import { makePay } from "../pay/annual-pay.ts";
import { buildJob } from "../testing/build-job.ts";
import { findDescribedPlainly } from "../testing/find-described-plainly.ts";
import { rankJobs } from "./rank-jobs.ts";

// The worked example of docs/recommendations.md; change both together.
const NOW = new Date("2026-03-01T12:00:00Z");
const daysAgo = (days: number) => ({ publication_date: new Date(NOW.getTime() - days * 86_400_000) });
const pay = makePay({ min: 70_000, max: 90_000, currency: "USD", period: "year", origin: "parsed" });

const frontend = buildJob({
  ...daysAgo(14),
  ...(pay && { pay }),
  sourceId: "frontend",
  title: "Frontend Engineer",
  tags: ["react", "typescript"],
});
const data = buildJob({
  ...daysAgo(0),
  sourceId: "data",
  title: "Data Engineer",
  tags: ["react"],
  description: z.parse(SafeHtml, "<p>Some TypeScript.</p>"),
});
const others = [
  { title: "Test Engineer", tags: ["react", "typescript"] },
  { title: "Sales Engineer", tags: ["react"] },
  { title: "Site Engineer", tags: [] },
  ...["Cook", "Nurse", "Judge", "Clerk", "Pilot"].map((title) => ({ title, tags: [] })),
].map((stated, at) => buildJob({ ...daysAgo(400), ...stated, sourceId: `other-${at}` }));

it("scores the two jobs of the documented example as documented", () => {
  const person = {
    profile: {
      skills: ["React", "TypeScript"],
      jobTitle: "Frontend Engineer",
      preferences: { salaryMin: 60_000, salaryMax: 95_000, salaryCurrency: "USD" },
    },
    saved: [],
    applied: [],
  };
  const jobs = [...others, data, frontend];
  const [first, second] = rankJobs(jobs, person, NOW, { findDescribed: findDescribedPlainly(jobs) });
  expect(first?.job.sourceId).toBe("frontend");
  expect(first?.score).toBeCloseTo(60.8, 1);
  expect(first?.reasons).toEqual([
    { kind: "title", words: ["Frontend", "Engineer"] },
    { kind: "skills", words: ["TypeScript", "React"] },
    { kind: "pay" },
  ]);
  expect(second?.job.sourceId).toBe("data");
  expect(second?.score).toBeCloseTo(27.7, 1);
});
