import { expect } from "@playwright/test";

import { FLAG_SEWER, PILOT } from "./fixtures/harbour-feeds.ts";
import { LIGHTHOUSE, QUAYSIDE_JOBS } from "./fixtures/quayside-feed.ts";
import { expectTitles, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const FREIGHT = "Molehead Freight";
const FREIGHT_PATH = "/companies/molehead-freight";
const ofFreight = QUAYSIDE_JOBS.filter(({ company }) => company === FREIGHT);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a company's page has its open jobs, newest first, and their details",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto(FREIGHT_PATH);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(FREIGHT);
      await expect(page.getByText(`${ofFreight.length} remote jobs, open now`)).toBeVisible();
      await expectTitles(
        page,
        quaysideTitles(({ company }) => company === FREIGHT),
      );
      const facts = page.getByRole("complementary", { name: "Facts" });
      for (const fact of ["Marketing", "Germany", "Remotive"]) await expect(facts).toContainText(fact);
      await expect(facts.getByText("€30k–€40k a year?", { exact: true })).toBeVisible();
    },
  );

  test("a category there leads to the company's jobs in it", async ({ page }) => {
    await page.goto(`${FREIGHT_PATH}?utm_source=x`);
    await page.getByRole("complementary", { name: "Facts" }).getByRole("link", { name: "Marketing" }).click();
    await expect(page).toHaveURL("/?category=marketing&company=molehead-freight&utm_source=x");
    await expectTitles(
      page,
      quaysideTitles(({ company, category }) => company === FREIGHT && category === "Marketing"),
    );
  });

  test("a page past the end is a 404 that links to the last one", async ({ page }) => {
    const response = await page.goto(`${FREIGHT_PATH}?page=9`);
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: "Go to the last page" }).click();
    await expect(page).toHaveURL(FREIGHT_PATH);
  });
});

test("a job's page links to the company's, and that to its jobs", async ({ page }) => {
  await page.goto("/jobs/remotive-990001?utm_source=x");
  await page.getByRole("article").getByRole("link", { name: LIGHTHOUSE.company, exact: true }).click();
  await expect(page).toHaveURL("/companies/quayside-signals?utm_source=x");
  await page.getByRole("link", { name: LIGHTHOUSE.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
});

test("another spelling of a company redirects to its one URL", async ({ request }) => {
  for (const spelling of ["Molehead%20Freight", "MOLEHEAD-freight.", "molehead--freight"]) {
    const answer = await request.get(`/companies/${spelling}?utm_source=x&page=2`, { maxRedirects: 0 });
    expect(answer.status(), spelling).toBe(308);
    expect(answer.headers()["location"]).toBe(`${FREIGHT_PATH}?page=2&utm_source=x`);
  }
});

test("a company without open jobs is a 404 with helpful links", async ({ page }) => {
  for (const slug of ["nobody-knows-us", "halyard-works", "%20", "---", "x".repeat(300)]) {
    const response = await page.goto(`/companies/${slug}`);
    expect(response?.status(), slug).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No open jobs at this company");
  }
  expect(FLAG_SEWER.company).toBe("Halyard Works");
  await page.getByRole("link", { name: "See all remote jobs" }).click();
  await expect(page).toHaveURL("/");
});

test("search engines index one page per company, which its jobs' feeds link back to", async ({ page }) => {
  await page.goto("/?company=mole-pier&sort=pay");
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", /\/companies\/mole-pier$/);
  await page.goto("/companies/mole-pier");
  await expect(canonical).toHaveAttribute("href", /\/companies\/mole-pier$/);
  await expect(page).toHaveTitle(`Remote jobs at ${PILOT.company} · Farwork`);
  await page.getByRole("link", { name: "RSS" }).click({ trial: true });
  const feed = await page.request.get("/feed.json?company=mole-pier");
  expect(await feed.json()).toMatchObject({
    home_page_url: expect.stringMatching(/\/companies\/mole-pier$/),
    items: [{ title: `${PILOT.title} at ${PILOT.company}` }, {}],
  });
});
