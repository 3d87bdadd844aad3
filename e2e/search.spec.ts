import { expect, type Page, type Request } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles, jobTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

test(
  "results update while typing, with the last word matched by prefix",
  { tag: "@journey" },
  async ({ page }) => {
    await openQuayside(page);
    await page.getByRole("searchbox").pressSequentially("lighthouse sys");
    await expectTitles(page, [LIGHTHOUSE.title]);
    await expect(page).toHaveURL(`/?q=lighthouse+sys*&tag=${QUAYSIDE}`);
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(page.getByText("Best match first")).toBeVisible();
  },
);

test("Enter completes a word, and the field never shows its star", { tag: "@journey" }, async ({ page }) => {
  const search = page.getByRole("searchbox");
  await openQuayside(page, "q=lightho");
  await expectTitles(page, []);
  await openQuayside(page);
  await search.pressSequentially("lightho");
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page).toHaveURL(`/?q=lightho*&tag=${QUAYSIDE}`);
  await expect(page).toHaveTitle(/“lightho”/);
  await expect(page.getByRole("link", { name: "Remove filter: “lightho”" })).toBeVisible();
  await page.reload();
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page.locator("mark").first()).toHaveText("Lighthouse");
  await expect(search).toHaveValue("lightho");
  await search.press("End");
  await search.pressSequentially("u");
  await expect(page).toHaveURL(`/?q=lighthou*&tag=${QUAYSIDE}`);
  await search.press("Enter");
  await expect(page).toHaveURL(`/?q=lighthou&tag=${QUAYSIDE}`);
  await expectTitles(page, []);
  await expect(search).toHaveValue("lighthou");
  await search.pressSequentially("se");
  await search.press("Enter");
  await expect(page).toHaveURL(`/?q=lighthouse&tag=${QUAYSIDE}`);
  await expectTitles(page, [LIGHTHOUSE.title]);
  await page.goBack();
  await expect(page).toHaveURL(`/?q=lighthou&tag=${QUAYSIDE}`);
  await page.goBack();
  await expect(page).toHaveURL(`/?q=lightho*&tag=${QUAYSIDE}`);
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(search).toHaveValue("lightho");
});

test("choosing a filter or leaving the field completes the word", async ({ page }) => {
  const search = page.getByRole("searchbox");
  await openQuayside(page);
  await search.pressSequentially("lighthouse");
  await expect(page).toHaveURL(`/?q=lighthouse*&tag=${QUAYSIDE}`);
  await page.getByRole("checkbox", { name: /^Full-time/ }).check();
  await expect(page).toHaveURL(`/?q=lighthouse&type=full_time&tag=${QUAYSIDE}`);
  await search.fill("fresnel");
  await expect(page).toHaveURL(`/?q=fresnel*&type=full_time&tag=${QUAYSIDE}`);
  await search.press("Tab");
  await expect(page).toHaveURL(`/?q=fresnel&type=full_time&tag=${QUAYSIDE}`);
  await search.fill("lightho");
  await expect(page).toHaveURL(`/?q=lightho*&type=full_time&tag=${QUAYSIDE}`);
  await expectTitles(page, [LIGHTHOUSE.title]);
  await jobTitles(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
  await page.goBack();
  await expect(page).toHaveURL(`/?q=lightho*&type=full_time&tag=${QUAYSIDE}`);
  await expectTitles(page, [LIGHTHOUSE.title]);
});

test("words typed without a pause are one request", async ({ page }) => {
  await openQuayside(page);
  // Freezes time while typing, as a busy machine may pause between two keys.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (isListing(request)) asked.push(wordsOf(request));
  });
  await page.getByRole("searchbox").pressSequentially("lighthouse");
  await page.clock.resume();
  await expectTitles(page, [LIGHTHOUSE.title]);
  expect(asked).toEqual(["lighthouse*"]);
});

test(
  "an outdated response is never shown, and adds no history entry",
  { tag: "@journey" },
  async ({ page }) => {
    await openQuayside(page);
    const late = Promise.withResolvers<void>();
    await page.route(
      (url) => url.searchParams.get("q") === "envoy*",
      async (route) => {
        await late.promise;
        // The request was aborted by then.
        await route.continue().catch(() => {});
      },
    );
    const search = page.getByRole("searchbox");
    const asked = page.waitForRequest((request) => isListing(request) && wordsOf(request) === "envoy*");
    await search.fill("envoy");
    const ended = waitForEnd(page, await asked);
    await search.fill("lighthouse");
    await expectTitles(page, [LIGHTHOUSE.title]);
    late.resolve();
    await ended;
    await showFrames(page);
    await expectTitles(page, [LIGHTHOUSE.title]);
    await expect(page).toHaveURL(`/?q=lighthouse*&tag=${QUAYSIDE}`);
    await page.goBack();
    await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
    await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  },
);

test("on a phone the search field stays in place while typing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuayside(page);
  const search = page.getByRole("searchbox");
  const top = (await search.boundingBox())?.y;
  for (const words of ["lighthouse", "qwertzuiop", "papers in order lamps lit patience with fog"]) {
    await search.fill(words);
    await expect(page.getByRole("link", { name: `Remove filter: “${words}”` })).toBeVisible();
    expect((await search.boundingBox())?.y).toBe(top);
  }
});

test("matches are highlighted in the title and the excerpt", async ({ page }) => {
  await openQuayside(page, "q=quay+LIGHTH*");
  const entry = page.getByRole("article").filter({ hasText: LIGHTHOUSE.title });
  await expect(entry.getByText("The quay opens at six.")).toBeVisible();
  await expect(entry.locator("mark")).toHaveText(["Lighthouse", "quay"]);
  await openQuayside(page);
  await expect(page.getByRole("region", { name: "Jobs" }).locator("mark")).toHaveCount(0);
});

test("one visit to the search field is one history entry", async ({ page }) => {
  await openQuayside(page);
  const search = page.getByRole("searchbox");
  await search.pressSequentially("envoy");
  await expect(page).toHaveURL(`/?q=envoy*&tag=${QUAYSIDE}`);
  await search.pressSequentially(" a");
  await expect(page).toHaveURL(`/?q=envoy+a*&tag=${QUAYSIDE}`);
  await search.press("Enter");
  await expect(page).toHaveURL(`/?q=envoy+a&tag=${QUAYSIDE}`);
  await page.goBack();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  await expect(search).toHaveValue("");
});

test("a company's name finds its jobs, and a minus excludes words", async ({ page }) => {
  await openQuayside(page, `q=${encodeURIComponent("molehead -c")}`);
  await expect(jobTitles(page)).not.toHaveText([/Parcel Envoy C/]);
  await openQuayside(page, `q=${encodeURIComponent('"slipway & daughters"')}`);
  await expectTitles(
    page,
    quaysideTitles(({ company }) => company === "Slipway & Daughters"),
  );
});

/** The text that a screen reader announces for the listing. */
async function expectAnnounced(page: Page, words: string): Promise<void> {
  await expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ has: page.getByText(words, { exact: true }) }),
  ).toHaveCount(1);
}

test("the search is announced with the number of jobs found", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("searchbox").fill("fresnel");
  await page.getByRole("searchbox").press("Enter");
  await expectAnnounced(page, "1 remote job");
});

test("a typo gets a suggestion, which keeps the other filters", async ({ page }) => {
  await openQuayside(page, "q=lighthose&type=full_time&utm_source=gazette");
  await expectAnnounced(page, "0 remote jobs. Did you mean “lighthouse”? 1 remote job.");
  await page.getByRole("link", { name: /^Did you mean “lighthouse”\? 1 remote job$/ }).click();
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page).toHaveURL(`/?q=lighthouse&type=full_time&tag=${QUAYSIDE}&utm_source=gazette`);
  await expect(page.getByRole("searchbox")).toHaveValue("lighthouse");
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("lighthose");
});

test("an unknown word gives an empty list with a way out", async ({ page }) => {
  await page.goto("/?q=qwertzuiop");
  await expect(page.getByRole("heading", { name: "No jobs match your search" })).toBeVisible();
  await page.getByRole("link", { name: "Show all jobs" }).click();
  await expect(jobTitles(page)).toHaveCount(15);
});

/** Whether an open page requests a listing. */
function isListing(request: Request): boolean {
  return new URL(request.url()).pathname === "/api/jobs";
}

function wordsOf(request: Request): string {
  return new URL(request.url()).searchParams.get("q") ?? "";
}

/** Resolves when a response arrived or was aborted. */
async function waitForEnd(page: Page, request: Request): Promise<void> {
  const predicate = (ended: Request) => ended === request;
  await Promise.race([
    page.waitForEvent("requestfinished", { predicate }),
    page.waitForEvent("requestfailed", { predicate }),
  ]);
}

/** Resolves when the page has rendered. */
async function showFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test("other forms of a word are found, listed, and excluded by an exact search", async ({ page }) => {
  await page.goto(`/?q=lighthouses&tag=${QUAYSIDE}`);
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page.getByText("Also searched: lighthouse.")).toBeVisible();
  await page.getByRole("link", { name: "Search only for what you typed" }).click();
  await expect(page).toHaveURL(`/?q=%22lighthouses%22&tag=${QUAYSIDE}`);
  await expectTitles(page, []);
});

test("words that match a filter suggest it, one tap away, and never apply it", async ({ page }) => {
  await page.goto(`/?q=lighthouse+full+time&tag=${QUAYSIDE}`);
  const offer = page.getByRole("navigation", { name: "Filters for your words" }).getByRole("link");
  await expect(offer).toHaveText("Full-time (1)");
  await offer.click();
  await expect(page).toHaveURL(`/?q=lighthouse&type=full_time&tag=${QUAYSIDE}`);
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page.getByRole("searchbox")).toHaveValue("lighthouse");
  await expect(offer).toHaveCount(0);
});
