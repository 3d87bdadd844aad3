import { expect } from "@playwright/test";

import { expectAccessible } from "./check-accessibility.ts";
import { startFailingFunctions } from "./failing-functions.ts";
import { FLAG_SEWER, himalayasPath } from "./fixtures/harbour-feeds.ts";
import { giveSessionCookie } from "./people.ts";
import { test } from "./watched-test.ts";
import { findFreePort, type WebServer, startWebServer } from "./web-server.ts";

let server: WebServer;
let site: string;

// A separate web server whose functions are unreachable.
test.beforeAll(async () => {
  server = await startWebServer({ FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${await findFreePort()}` });
  site = server.site;
});
test.afterAll(() => server.stop());

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "an outage is a 503 that keeps the filters and offers a retry",
    { tag: "@journey" },
    async ({ page }) => {
      const response = await page.goto(`${site}/?type=contract`);
      expect(response?.status()).toBe(503);
      expect(response?.headers()["retry-after"]).toBe("30");
      await expect(page.getByRole("heading", { name: "The jobs can’t be reached right now" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/?type=contract");
      await expect(page.getByRole("link", { name: "Remove filter: Contract" })).toBeVisible();
      await page.getByRole("searchbox").fill("rust");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/\/\?(?=.*q=rust)(?=.*type=contract)/);
    },
  );

  test("an outage on a job's page is not a 404", async ({ page }) => {
    const response = await page.goto(`${site}/jobs/remotive-990001`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "This job can’t be reached right now" })).toBeVisible();
  });

  test("nor on a company's", async ({ page }) => {
    const response = await page.goto(`${site}/companies/mole-pier?utm_source=x`);
    expect(response?.status()).toBe(503);
    await expect(
      page.getByRole("heading", { name: "This company’s jobs can’t be reached right now" }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
      "href",
      "/companies/mole-pier?utm_source=x",
    );
  });
});

test("the outage page is accessible", { tag: "@axe" }, async ({ page }) => {
  test.slow();
  await giveSessionCookie(page, "a.b.c", site);
  for (const [name, path] of [
    ["listing", "/?type=contract"],
    ["job", "/jobs/remotive-990001"],
    ["company", "/companies/mole-pier"],
    ["private page", "/saved"],
  ]) {
    await page.goto(`${site}${path}`);
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    await expectAccessible(page, `${name}: failed`);
  }
});

test("an outage is not an empty sitemap or a missing image", async ({ request }) => {
  const sitemaps = ["", "?part=jobs-1", "?part=companies-1"].map((part) => `/sitemap.xml${part}`);
  for (const path of [...sitemaps, "/og/jobs/remotive-990001"]) {
    const response = await request.get(`${site}${path}`);
    expect(response.status()).toBe(503);
    expect(response.headers()["retry-after"]).toBe("30");
  }
});

test("a listing that fails while the page is open says so in its place", async ({ page }) => {
  await page.goto(`${site}/?type=contract`);
  await page.getByRole("link", { name: "Remove filter: Contract" }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(page.getByRole("heading", { name: "The jobs can’t be reached right now" })).toBeVisible();
});

test("a closed job's page is complete if only its similar jobs cannot be loaded", async ({ page }) => {
  const functions = await startFailingFunctions("fetchSimilarJobs");
  const own = await startWebServer({ FUNCTIONS_EMULATOR_HOST: functions.address });
  try {
    const response = await page.goto(`${own.site}${himalayasPath(FLAG_SEWER)}`);
    expect(response?.status()).toBe(410);
    await expect(page.getByText("This job no longer accepts applications.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open jobs in Operations" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Similar open jobs" })).toHaveCount(0);
  } finally {
    await own.stop();
    await functions.close();
  }
});
