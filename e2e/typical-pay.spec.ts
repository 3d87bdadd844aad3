import { randomUUID } from "node:crypto";

import { DEFAULT_PAGE_SIZE } from "@farwork/domain/contract";
import { expect, type Page } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";
import { buildFeed, type QuaysideJob } from "./fixtures/quayside-feed.ts";
import { ingestPostings } from "./ingest-postings.ts";
import { test } from "./watched-test.ts";

const TAG = `salvage-${randomUUID().slice(0, 8)}`;
const FIRST_ID = 950_000 + Math.floor(Math.random() * 9000);

/** Their highest pay in thousands: enough jobs that a few others on the board do not matter. */
const MOST = [...Array<number>(6).fill(60), ...Array<number>(8).fill(70), ...Array<number>(6).fill(80)];

const buildPosting = (
  at: number,
  most: number,
  wreck = at,
  title = "Senior Salvage Lawyer",
): QuaysideJob => ({
  id: FIRST_ID + at,
  title,
  company: `Wreck ${wreck} ${TAG}`,
  category: "Legal",
  tags: [TAG],
  jobType: "full_time",
  // Older than what other tests look for.
  hoursAgo: 1200 - at,
  location: "Worldwide",
  salary: `€${most - 10},000 - €${most},000 a year`,
  description: `<p>You tell the owners of wreck number ${at} whose it is now.</p>`,
});

/**
 * Each is from a different company, the first of which has two more jobs of a rare kind, and newer ones without pay that
 * fill the first page of its jobs.
 */
const POSTINGS = [
  ...MOST.map((most, at) => buildPosting(at, most)),
  buildPosting(MOST.length, 40, 0, "Junior Salvage Clerk"),
  buildPosting(MOST.length + 1, 50, 0, "Junior Harbour Clerk"),
  ...Array.from({ length: DEFAULT_PAGE_SIZE }, (_, more) => {
    const at = MOST.length + 2 + more;
    return { ...buildPosting(at, 0, 0, `Salvage Diver ${at}`), salary: "" };
  }),
];

const JOB = `/jobs/remotive-${FIRST_ID}`;
const typicalPay = (page: Page) => page.getByRole("region", { name: "Typical pay" });

test.beforeAll(() => ingestPostings("remotive", buildFeed(POSTINGS, new Date())));

async function openWithChart(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    // The functions may use cached data for a short while.
    await expect(typicalPay(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test("a job's page compares its pay with twenty similar jobs", async ({ page }) => {
  await openWithChart(page, JOB);
  await expect(typicalPay(page)).toContainText(
    "Senior jobs in Legal: €60k–€80k a year for the middle half, €70k for the median. This job: €50k–€60k.",
  );
  for (const drawn of ["Middle half", "Median", "This job"])
    await expect(typicalPay(page).getByText(drawn, { exact: true })).toBeVisible();
});

test("a company's page does so for its jobs, even if most are of a rarer kind or on another page", async ({
  page,
}) => {
  await openWithChart(page, `/companies/wreck-0-${TAG}`);
  await expect(typicalPay(page)).toContainText("€70k for the median. Its jobs: €50k–€60k.");
});

test("pay is shown in monthly reais to those who chose that", async ({ page, context }) => {
  await context.addCookies([
    { name: "pay", value: "BRL~month", url: readE2eEnvironment(process.env).siteUrl },
  ]);
  await openWithChart(page, JOB);
  await expect(typicalPay(page)).toContainText("R$31k–R$41k a month for the middle half");
});
