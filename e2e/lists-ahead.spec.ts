import { expect, type Page } from "@playwright/test";

import { QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

// As high as the filters that are rested on: no page is scrolled, and the list begins in sight.
test.use({ viewport: { width: 1280, height: 2000 } });

const ALL = quaysideTitles(() => true);
const CONTRACTS = quaysideTitles(({ jobType }) => jobType === "contract");
const PART_TIME = quaysideTitles(({ jobType }) => jobType === "part_time");

const contract = (page: Page) => page.getByRole("checkbox", { name: /^Contract/ });

/** What the eye reads where the list's first entry stands. */
async function expectSeen(page: Page, title: string | undefined): Promise<void> {
  const list = page.getByRole("region", { name: "Jobs" });
  await expect
    .poll(() =>
      list.evaluate((results) => {
        const { left, top, width } = results.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 70);
        return (seen?.closest("li") ?? seen)?.querySelector("h2")?.textContent;
      }),
    )
    .toBe(title);
}

/** Rests on a filter's line until the list that it leads to has been fetched. */
async function restOn(page: Page, name: RegExp, query: string): Promise<void> {
  // What lays lists out ahead is loaded when nothing is more urgent: until then a hand that comes again is what it
  // waits for.
  const fetched = page.waitForResponse((response) => isPicture(response.request(), query));
  const line = page.getByRole("checkbox", { name });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await line.hover();
    await Promise.race([fetched, new Promise((_, reject) => setTimeout(reject, 1000))]);
  }).toPass();
}

function isPicture(request: { url(): string; resourceType(): string }, query: string): boolean {
  const { searchParams } = new URL(request.url());
  const [name = "", value] = query.split("=");
  return request.resourceType() === "xhr" && searchParams.get(name) === value;
}

/** Keeps the page itself waiting for what its router asks for. */
async function holdPages(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ searchParams }) => searchParams.has("_rsc"),
    async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    },
  );
  return held.resolve;
}

test("a list that a hand rested on is seen at the click, and is the page's own when the page has it", async ({
  page,
}) => {
  await openQuayside(page);
  const letGo = await holdPages(page);
  await restOn(page, /^Contract/, "type=contract");
  await expectSeen(page, ALL[0]);
  await contract(page).check();
  await expectSeen(page, CONTRACTS[0]);
  // Who listens instead of looking hears of it once, when it can be used.
  await expectTitles(page, ALL.slice(0, 15));
  letGo();
  await expectTitles(page, CONTRACTS);
  await expectSeen(page, CONTRACTS[0]);
});

test("a choice that is taken back at once shows the list as it was", async ({ page }) => {
  await openQuayside(page);
  const letGo = await holdPages(page);
  await restOn(page, /^Contract/, "type=contract");
  await contract(page).check();
  await expectSeen(page, CONTRACTS[0]);
  await contract(page).uncheck();
  await expectSeen(page, ALL[0]);
  letGo();
  await expect(page).toHaveURL(new RegExp(`[?]tag=${QUAYSIDE}$`));
  await expectTitles(page, ALL.slice(0, 15));
});

test("the way back shows the list that was left before the page has it", async ({ page }) => {
  await openQuayside(page);
  await restOn(page, /^Part-time/, "type=part_time");
  await page.getByRole("checkbox", { name: /^Part-time/ }).check();
  await expectTitles(page, PART_TIME);
  const firstFrame = await page.evaluate(async () => {
    // Lists are kept when nothing is more urgent: so is this begun.
    await new Promise((resolve) => requestIdleCallback(resolve));
    const list = document.querySelector('section[aria-label="Jobs"]');
    const left = list?.getAttribute("data-path");
    const isPictured = () => list?.nextElementSibling?.classList.contains("list-ahead-shown");
    history.back();
    while (!isPictured() && list?.getAttribute("data-path") === left)
      await new Promise(requestAnimationFrame);
    const pictured = list?.nextElementSibling?.querySelector("h2")?.textContent;
    return { pictured, isPageStillTheOld: list?.getAttribute("data-path") === left };
  });
  expect(firstFrame).toEqual({ pictured: ALL[0], isPageStillTheOld: true });
  await expectTitles(page, ALL.slice(0, 15));
  await expectSeen(page, ALL[0]);
  await page.goForward();
  await expectTitles(page, PART_TIME);
  await expectSeen(page, PART_TIME[0]);
});

test("a link to the list itself covers nothing of it", async ({ page }) => {
  await openQuayside(page);
  // Kept by then, for the way back.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.getByRole("link", { name: "Skip the filters" }).press("Enter");
  await expect(page).toHaveURL(/#results$/);
  await page.getByRole("region", { name: "Jobs" }).getByRole("button", { name: "Save" }).first().click();
  await expect(page).toHaveURL(/log-in/);
});
