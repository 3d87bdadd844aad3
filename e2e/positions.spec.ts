import { randomUUID } from "node:crypto";

import { expect, type Locator, type Page } from "@playwright/test";

import { buildFeed, type QuaysideJob } from "./fixtures/quayside-feed.ts";
import { ingestPostings } from "./ingest-postings.ts";
import { jobEntries } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const TAG = `ferries-${randomUUID().slice(0, 8)}`;
const FIRST_ID = 970_000 + Math.floor(Math.random() * 9000);
const NAMES = ["Campinas, Brazil", "Montevideo, Uruguay", "Mexico City, Mexico"] as const;
const TITLES = [
  "Ferry Dispatcher (Campinas)",
  "Ferry Dispatcher (Montevideo)",
  "Ferry Dispatcher (Mexico City)",
] as const;

// As long as real postings, as short texts are not recognised as duplicates.
const describe = (town: string) => `
  <p>Our ferries cross at the hour, whatever the weather says, and somebody has to tell them when not to.</p>
  <p>You watch wind, tide and traffic on nine lines from your own desk in ${town}, speak with masters who have heard every
  excuse before, and decide by the quarter of an hour which boat waits for which train. When fog comes in you move two
  thousand people to buses that you ordered an hour earlier, because you saw it coming. When nothing happens you mend the
  timetable, answer the letters of those who were left standing on a pier, and train whoever comes after you.</p>
  <ul><li>Years of shift work in any kind of traffic, and the calm that remains of it.</li>
  <li>Figures in your head: how many seats, how many minutes, how many litres of fuel.</li>
  <li>Plain speech on a bad line, in two languages at least.</li></ul>
  <p>We pay every second Friday, and answer each letter within a week.</p>`;

const POSTINGS = TITLES.map((title, at): QuaysideJob => ({
  id: FIRST_ID + at,
  title,
  company: `Nine Lines ${TAG}`,
  category: "Operations",
  tags: [TAG],
  jobType: "full_time",
  // Older than what other tests look for.
  hoursAgo: 1200 - at,
  location: NAMES[at]?.split(", ")[1] ?? "",
  salary: "",
  description: describe(NAMES[at] ?? ""),
}));

test.beforeAll(() => ingestPostings("remotive", buildFeed(POSTINGS, new Date())));

async function openPosition(page: Page, query = ""): Promise<Locator> {
  await expect(async () => {
    await page.goto(`/?tag=${TAG}${query}`);
    // The functions may use cached data for a short while.
    await expect(jobEntries(page)).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  return jobEntries(page);
}

const closed = (within: Locator) => within.getByText("3 locations");

test(
  "a position in three towns is one entry, whose places open by keyboard and link to their postings",
  { tag: "@journey" },
  async ({ page }) => {
    test.slow();
    const entry = await openPosition(page);
    await expect(page.getByText("1–1 of 1")).toBeVisible();
    await closed(entry).focus();
    await page.keyboard.press("Enter");
    await expect(entry.getByRole("listitem").filter({ hasText: /,/ })).toHaveText([
      `${NAMES[0]} (this posting)`,
      NAMES[1],
      NAMES[2],
    ]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(entry.getByRole("link", { name: NAMES[1] })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: TITLES[1] })).toBeVisible();
  },
);

test("it is found by each of its places and counted once", async ({ page }) => {
  await openPosition(page);
  for (const country of ["BR", "UY", "MX"]) await openPosition(page, `&location=${country}`);
  await openPosition(page, "&q=montevideo");
  await page.goto(`/?tag=${TAG}&location=DE`);
  await expect(jobEntries(page)).toHaveCount(0);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the places open on the entry and on each posting's page and fit the window", async ({ page }) => {
    const entry = await openPosition(page);
    await closed(entry).click();
    await entry.getByRole("link", { name: NAMES[2] }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES[2]);
    const facts = page.getByRole("complementary", { name: "Facts" });
    await closed(facts).click();
    await expect(facts.getByText(`${NAMES[2]} (this posting)`)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    await facts.getByRole("link", { name: NAMES[0] }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES[0]);
  });
});
