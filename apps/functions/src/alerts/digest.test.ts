import { buildJobIndex, BUNDLED_RATES, parseSalary } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { milliseconds } from "./commit-time.ts";
import { composeDigest } from "./digest.ts";
import { buildNewJobsIndex } from "./new-jobs-index.ts";

const NOW = new Date("2026-01-20T12:00:00Z");
const at = milliseconds(NOW.getTime());

/** What a mail says of a job that pays this, to somebody whose search asks for pay in reais a month. */
function tell(salary: string) {
  const pay = parseSalary(salary) ?? undefined;
  const job = buildJob({ salary, ...(pay && { pay }), publication_date: NOW, first_seen_at: NOW });
  const entries = new Map([[job.firestoreId, { noticedAt: at, committedAt: at }]]);
  const newJobs = buildNewJobsIndex(
    buildJobIndex([job]),
    { version: 1, readAt: at, entries },
    NOW,
    BUNDLED_RATES,
  );
  const query = "salary_min=1000&currency=BRL&period=month";
  const search = { searchId: "one", name: "Tides", query, createdAt: 0, seenUntil: 0 };
  const digest = composeDigest(newJobs, [search], { hidden: { jobs: [], companies: [] }, now: NOW });
  return digest.searches[0]?.jobs[0];
}

it("says pay as stated first, then in the search's terms with the day of the rates", () => {
  expect(tell("$60,000 a year")?.facts).toContain(
    `$60k a year · ≈ R$27k/month (ECB rates of ${BUNDLED_RATES.date})`,
  );
});

it("marks a year that nobody stated, in what a job states and in why it was found", () => {
  const job = tell("$60,000 - $90,000");
  expect(job?.facts).toContain("$60k–$90k a year? · ≈ R$27k–R$40k/month?");
  expect(job?.reasons).toBe("Pays $60k–$90k a year?");
});
