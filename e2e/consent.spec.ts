import { expect, type Page } from "@playwright/test";

import { PRIVATE_PAGES } from "../apps/web/src/features/account/private-paths.ts";
import { DEVICE_DATA } from "../apps/web/src/features/privacy/device-data.ts";
import { expectAccessible } from "./check-accessibility.ts";
import { readE2eEnvironment } from "./e2e-environment.ts";
import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { listRoutes } from "./list-routes.ts";
import { jobEntries } from "./listing-page.ts";
import { type PixelServer, startPixelServer } from "./pixel-server.ts";
import { test } from "./watched-test.ts";
import { type WebServer, startWebServer } from "./web-server.ts";

const PRIVATE_PATHS: ReadonlySet<string> = new Set(["/operator", ...PRIVATE_PAGES.map(({ path }) => path)]);

let pixel: PixelServer;
let server: WebServer;
let board: string;

// Unlike the shared board, this one has a pixel configured.
test.beforeAll(async () => {
  pixel = await startPixelServer();
  server = await startWebServer({ TRACKING_PIXEL_ID: "farwork-1", TRACKING_PIXEL_URL: pixel.url });
  board = `${server.site}/?tag=${QUAYSIDE}`;
});
test.afterAll(async () => {
  await server.stop();
  await pixel.stop();
});
test.beforeEach(() => pixel.told.splice(0));

const notice = (page: Page) => page.getByRole("complementary", { name: "Privacy" });
const choose = (page: Page, name: "Allow" | "Refuse") => notice(page).getByRole("button", { name }).click();
const goBack = (page: Page) => page.getByRole("link", { name: /^Back to/ }).click();
const told = () => pixel.told.map(({ id, ev, dl }) => [id, ev, dl?.replace(/\/remotive-990001\/.*/, "/1")]);
/** The pixel's data about a page. */
const view = (path: string) => ["farwork-1", "PageView", `${server.site}${path}`];

test(
  "nothing is sent before consent, and one page view per page after it",
  { tag: "@journey" },
  async ({ page }) => {
    await page.goto(`${board}&q=systems&utm_source=gazette`);
    await openJob(page);
    await choose(page, "Allow");
    await expect(notice(page)).toBeHidden();
    // The first one: the listing before consent was not reported.
    await expect.poll(told).toEqual([view("/jobs/1")]);
    await goBack(page);
    await page.getByRole("checkbox", { name: /^Full-time/ }).check();
    await expect(page).toHaveURL(/type=full_time/);
    await openJob(page);
    await expect.poll(told).toEqual([view("/jobs/1"), view("/"), view("/jobs/1")]);
    await page.reload();
    await expect.poll(() => told().length).toBe(4);
    expect(JSON.stringify(pixel.told)).not.toMatch(/[?]|gazette/);
  },
);

const PUBLIC = listRoutes({
  jobId: "remotive-990001",
  slug: "quayside-signals",
  country: "germany",
  category: "marketing",
}).filter(({ path, isPage }) => isPage && !PRIVATE_PATHS.has(path));

test("before a choice, no public page requests other hosts or stores anything not on our list", async ({
  page,
  context,
}) => {
  test.slow();
  const { emulators } = readE2eEnvironment(process.env);
  const own = new Set([new URL(server.site).host, ...Object.values(emulators)]);
  const foreign: string[] = [];
  context.on("request", (request) => {
    if (!own.has(new URL(request.url()).host)) foreign.push(`${page.url()}: ${request.url()}`);
  });
  expect(PUBLIC.length).toBeGreaterThan(10);
  for (const { path } of PUBLIC) {
    await page.goto(`${server.site}${path === "/" ? `/?tag=${QUAYSIDE}` : path}`);
    await expect(notice(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(foreign).toEqual([]);
  expect(told()).toEqual([]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const listed = DEVICE_DATA.map(({ name }) => name);
  expect([...cookies, ...stored].filter((name) => !listed.includes(name) || name === "consent")).toEqual([]);
});

test("nothing is sent after a refusal, which the next page's first HTML respects", async ({ page }) => {
  await page.goto(board);
  await choose(page, "Refuse");
  await expect(notice(page)).toBeHidden();
  await openJob(page);
  const html = await (await page.goto(board))?.text();
  expect(html).not.toContain('aria-label="Privacy"');
  await openJob(page);
  // Nothing is reported until now, and only this page.
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await page.getByRole("contentinfo").getByRole("button", { name: "Allow" }).click();
  await expect.poll(told).toEqual([view("/jobs/1")]);
});

test("withdrawing consent takes effect at once", async ({ page }) => {
  await page.goto(board);
  await choose(page, "Allow");
  await expect.poll(told).toEqual([view("/")]);
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await expect(page.getByText("You allow it.", { exact: true })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("You refuse it: nothing is sent.")).toBeVisible();
  await openJob(page);
  await goBack(page);
  await page.goto(`${server.site}/no/such/page`, { waitUntil: "networkidle" });
  expect(told()).toEqual([view("/")]);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "consent");
  expect(cookie).toMatchObject({ value: "refused", path: "/", sameSite: "Lax" });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / (24 * 3600 * 1000);
  expect(Math.round(days)).toBe(182);
});

test("the consent banner and changing the answer are accessible", { tag: "@axe" }, async ({ page }) => {
  test.slow();
  await page.goto(board);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page, "listing: asked about privacy");
  await choose(page, "Refuse");
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await expect(page.getByText("You refuse it: nothing is sent.")).toBeVisible();
  await expectAccessible(page, "listing: privacy choices");
});

for (const signal of ["Sec-GPC", "DNT"]) {
  test.describe(`with ${signal}`, () => {
    test.use({ extraHTTPHeaders: { [signal]: "1" } });

    test("nobody is asked and nothing is sent, whatever was allowed before", async ({ page, context }) => {
      await context.addCookies([{ name: "consent", value: "granted", url: server.site }]);
      await page.goto(board);
      await openJob(page);
      await page.getByRole("button", { name: "Privacy choices" }).click();
      await expect(page.getByText("Your browser asks every site not to track you")).toBeVisible();
      await expect(page.getByRole("button", { name: "Allow" })).toBeHidden();
      await page.goto(board, { waitUntil: "networkidle" });
      expect(told()).toEqual([]);
    });
  });
}

for (const width of [390, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test("the banner covers nothing, takes no focus and shifts nothing", async ({ page }) => {
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            document.documentElement.dataset["shifts"] = String(list.getEntries().length);
          }).observe({ type: "layout-shift", buffered: true });
        });
        // A late web font may shift a line, which is not caused by the banner.
        await page.route("**/*.woff2", (route) => route.abort());
        await page.goto(board, { waitUntil: "networkidle" });
        expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
        await expect(page.locator("html")).not.toHaveAttribute("data-shifts");
        const boxes = await Promise.all(
          [page.getByRole("banner"), notice(page), page.getByRole("main")].map((part) => part.boundingBox()),
        );
        const edges = boxes.flatMap((box) => [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)]);
        expect(edges).toEqual(edges.toSorted((a, b) => a - b));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });

      test("both answers are equally large and equally reachable by keyboard", async ({ page }) => {
        await page.goto(board);
        const answers = ["Refuse", "Allow"].map((name) => notice(page).getByRole("button", { name }));
        const sizes = await Promise.all(answers.map((answer) => answer.boundingBox()));
        expect(sizes[0]?.width).toBe(sizes[1]?.width);
        expect(sizes[0]?.height).toBe(sizes[1]?.height);
        expect(sizes[0]?.height).toBeGreaterThanOrEqual(44);
        await answers[0]?.focus();
        await page.keyboard.press("Tab");
        await expect(notice(page).getByRole("button", { name: "Allow" })).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(notice(page)).toBeHidden();
      });
    });
  }
}

test("a board without a pixel asks nothing", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(0);
});

async function openJob(page: Page): Promise<void> {
  await jobEntries(page).getByRole("link", { name: LIGHTHOUSE.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
}
