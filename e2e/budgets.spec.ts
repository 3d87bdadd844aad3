import { type Browser, chromium, expect, type Page } from "@playwright/test";

import { listFaults } from "../scripts/bench/ask-lighthouse.ts";
import {
  findJobPath,
  listPreloadedScripts,
  listScripts,
  measureFirstLoad,
} from "../scripts/bench/first-load.ts";
import { BUDGETS } from "../scripts/bench/web-budgets.ts";
import { readE2eEnvironment } from "./e2e-environment.ts";
import { expectNoShift, watchShifts } from "./watch-shifts.ts";
import { test } from "./watched-test.ts";
import { findFreePort } from "./web-server.ts";

const { siteUrl } = readE2eEnvironment(process.env);
const PAGES = [
  { name: "the listing", find: async () => "/" },
  { name: "a job's page", find: findJobPath },
];

/** The threshold of Web Vitals: a late response may still reorder a filter's values. */
const AFTER_LATE_ANSWER = 0.1;

for (const { name, find } of PAGES) {
  test(`${name} loads at most ${BUDGETS.ownScriptKb} kB of scripts more than an empty page`, async () => {
    const { scriptKb, followingScriptKb } = await measureFirstLoad(siteUrl, await find(siteUrl));
    expect(scriptKb).toBeLessThanOrEqual(BUDGETS.emptyPageKb + BUDGETS.ownScriptKb);
    expect(followingScriptKb).toBeLessThanOrEqual(BUDGETS.followingScriptKb);
  });

  test(`${name} has no Lighthouse failures`, async ({ launchOptions }) => {
    // Generous for loading and observing the page on a busy machine.
    test.slow();
    const port = await findFreePort();
    const args = [`--remote-debugging-port=${port}`];
    const browser: Browser = await chromium.launch({ ...launchOptions, args });
    try {
      expect(await listFaults(new URL(await find(siteUrl), siteUrl).href, port)).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}

test(`the listing's HTML stays under ${BUDGETS.listingHtmlKb} kB`, async () => {
  expect((await measureFirstLoad(siteUrl, "/")).htmlKb).toBeLessThan(BUDGETS.listingHtmlKb);
});

for (const cookie of ["", "theme=dark"])
  test(`pages are sent as Brotli or gzip, as the client accepts${cookie && `, with ${cookie}`}`, async ({
    request,
  }) => {
    for (const [takes, encoding] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ] as const) {
      const answer = await request.get("/", {
        headers: { "accept-encoding": takes, ...(cookie && { cookie }) },
      });
      expect(answer.headers()["content-encoding"]).toBe(encoding);
      expect(answer.headers()["vary"]).toMatch(/accept-encoding/i);
    }
  });

test("scripts and styles are sent as Brotli or gzip if the client accepts it, and uncompressed otherwise", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const sources = await page
    .locator("script[src], link[rel=stylesheet]")
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute("src") ?? tag.getAttribute("href") ?? ""));
  expect(sources.some((source) => source.includes(".css"))).toBe(true);
  for (const source of sources) {
    const ask = (encoding: string) => request.get(source, { headers: { "accept-encoding": encoding } });
    const whole = await (await ask("identity")).text();
    for (const [takes, encoding] of [
      ["gzip, br", "br"],
      ["gzip, deflate", "gzip"],
      ["gzip, br;q=0", "gzip"],
      ["identity", undefined],
      ["br;q=0", undefined],
      ["deflate", undefined],
    ] as const) {
      const answer = await ask(takes);
      expect(answer.headers()["content-encoding"]).toBe(encoding);
      expect(answer.headers()["vary"]).toMatch(/accept-encoding/i);
      expect(answer.headers()["cache-control"]).toContain("immutable");
      expect(answer.headers()["content-type"]?.split(";")[0]).toMatch(
        /^(text|application)[/](javascript|css)$/,
      );
      expect(await answer.text()).toBe(whole);
    }
  }
});

test("browsers compile the listing's large scripts before they run, not function by function", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const addresses = [...listScripts(html), ...listPreloadedScripts(html)];
  const texts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const large = texts.filter((text) => text.length > 40_000);
  // React and Next, our shared code, and the listing.
  expect(large.length).toBeGreaterThanOrEqual(3);
  for (const text of large) expect(text.slice(0, 28)).toBe("//# allFunctionsCalledOnLoad");
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`nothing shifts while browsing in a window ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(watchShifts);
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    await expectNoShift(page, "the listing loads");
    await chooseContract(page);
    await expectNoShift(page, "a filter is chosen", AFTER_LATE_ANSWER);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expectNoShift(page, "the page is turned", AFTER_LATE_ANSWER);
    await page.getByRole("searchbox").fill("engineer");
    await expect(page).toHaveURL(/q=engineer/);
    await expectNoShift(page, "words are searched for", AFTER_LATE_ANSWER);
    await page.goto(await findJobPath(siteUrl));
    await page.evaluate(() => document.fonts.ready);
    await expectNoShift(page, "a job's page loads");
  });
}

async function chooseContract(page: Page): Promise<void> {
  const sheet = page.getByRole("button", { name: "Filters", exact: true });
  const isSheet = await sheet.isVisible();
  if (isSheet) await sheet.click();
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  await expect(page).toHaveURL(/type=contract/);
  if (isSheet) await page.getByRole("button", { name: /^Show \d/ }).click();
}
