import { expect, type Page } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles } from "./listing-page.ts";
import { fillLogIn, FIRST_ANSWERS, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

const CARRIED = "utm_source=gazette&ref=a+b%26c";
const JOB = /\/jobs\/remotive-990001\/[^?]*\?utm_source=gazette&ref=a\+b%26c$/;

/** The queries of all internal links of a page, without feeds. */
async function internalQueries(page: Page): Promise<Map<string, string>> {
  const hrefs = await page
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const internal = hrefs.filter((href) => href.startsWith("/") && !href.startsWith("/feed."));
  return new Map(internal.map((href) => [href, new URL(href, "http://farwork.test").search]));
}

async function expectCarriedEverywhere(page: Page): Promise<void> {
  const queries = await internalQueries(page);
  expect(queries.size).toBeGreaterThan(1);
  for (const [href, query] of queries) expect(query, href).toContain(CARRIED);
}

test(
  "marketing parameters are kept from the landing page to the apply link",
  { tag: "@journey" },
  async ({ page }) => {
    await page.goto(`/?tag=${QUAYSIDE}&${CARRIED}&token=secret`);
    await expectCarriedEverywhere(page);
    await page.getByRole("checkbox", { name: /^Full-time/ }).check();
    await expect(page).toHaveURL(`/?type=full_time&tag=${QUAYSIDE}&${CARRIED}`);
    await expectTitles(page, [LIGHTHOUSE.title]);
    await page.getByRole("link", { name: LIGHTHOUSE.title }).click();
    await expect(page).toHaveURL(JOB);
    await expectCarriedEverywhere(page);
    await page.getByRole("link", { name: "Back to 1 remote job" }).click();
    await expect(page).toHaveURL(`/?type=full_time&tag=${QUAYSIDE}&${CARRIED}`);
    await page.getByRole("banner").getByRole("link", { name: "Farwork, all jobs" }).click();
    await expect(page).toHaveURL(`/?${CARRIED}`);
    await page.goto(`/jobs/remotive-990001/any?${CARRIED}`);
    await expect(page.getByRole("link", { name: /^Apply on Remotive/ }).first()).toHaveAttribute(
      "href",
      `https://remotive.com/remote-jobs/quayside/job-990001?${CARRIED}`,
    );
  },
);

test("they are kept through a log-in, the private pages and the log-out", async ({ page }) => {
  await page.goto(`/saved?${CARRIED}`);
  await fillLogIn(page, await makePerson());
  await expect(page).toHaveURL(`/saved?${CARRIED}`, FIRST_ANSWERS);
  await expectCarriedEverywhere(page);
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL(`/profile?${CARRIED}`);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`/?${CARRIED}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("they are kept from a missing page and from the footer", async ({ page }) => {
    await page.goto(`/no/such/page?${CARRIED}`);
    await expectCarriedEverywhere(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "All jobs" }).click();
    await expect(page).toHaveURL(`/?${CARRIED}`);
    await expectCarriedEverywhere(page);
  });
});

test("they are added only to our own links and apply links", async ({ page }) => {
  await page.goto(`/jobs/remotive-990001?${CARRIED}`);
  const elsewhere = page.getByRole("link", { name: "From Remotive" });
  await expect(elsewhere).toHaveAttribute("href", "https://remotive.com/remote-jobs/quayside/job-990001");
  await expect(page.locator(`.description a[href*="gazette"]`)).toHaveCount(0);
});
