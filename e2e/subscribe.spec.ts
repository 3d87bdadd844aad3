import { expect, type Page } from "@playwright/test";

import { HARBOUR } from "./fixtures/harbour-feeds.ts";
import { jobTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

/** The feed URL on the page. */
async function findFeed(page: Page, type: string): Promise<string> {
  const href = await page.locator(`link[rel="alternate"][type="${type}"]`).getAttribute("href");
  return new URL(href ?? "", page.url()).pathname + new URL(href ?? "", page.url()).search;
}

test("the jobs of any filters can be subscribed to as valid RSS, whatever their titles", async ({ page }) => {
  await page.goto(`/?tag=${HARBOUR}`);
  const titles = await jobTitles(page).allTextContents();
  const address = await findFeed(page, "application/rss+xml");
  expect(address).toBe(`/feed.xml?tag=${HARBOUR}`);
  const text = await (await page.request.get(address)).text();
  // The site's own pages forbid parsing text as a document.
  await page.goto("about:blank");
  const items = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, "application/xml");
    return [...document.querySelectorAll("parsererror, item > title")].map((found) => found.textContent);
  }, text);
  expect(items.map((item) => item?.replace(/ at [^<]*$/, ""))).toEqual(titles);
});

test("and as JSON, each linking to the job's own page", async ({ page }) => {
  await page.goto(`/?tag=${HARBOUR}`);
  const [first] = await jobTitles(page).allTextContents();
  const answer = await page.request.get(await findFeed(page, "application/feed+json"));
  const feed: { readonly items: readonly { readonly url: string }[] } = await answer.json();
  await page.goto(new URL(feed.items[0]?.url ?? "").pathname);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first ?? "");
});

for (const path of ["/feed.xml?from=zzz", "/feed.json?from=Lagos", "/feed.json?location=Atlantis"]) {
  test(`${path} is rejected instead of returning every job`, async ({ request }) => {
    const answer = await request.get(path);
    const field = path.includes("from") ? "from" : "location";
    expect([answer.status(), await answer.json()]).toEqual([
      400,
      { error: { code: "invalid-argument", field } },
    ]);
  });
}
