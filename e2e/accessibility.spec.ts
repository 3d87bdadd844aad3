import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { FLAG_SEWER, himalayasPath, PILOT, remoteOkPath } from "./fixtures/harbour-feeds.ts";

const PAGES = [
  { name: "the listing", path: "/?tag=quayside&type=contract,part_time" },
  { name: "an empty listing", path: "/?q=qwertzuiop&type=contract" },
  { name: "a search", path: "/?q=quay+clerk&tag=quayside&salary_min=20000&unstated=1" },
  { name: "a search with a slip of the pen", path: "/?q=lighthose&tag=quayside&type=full_time,contract" },
  { name: "a search for one endless word", path: `/?q=${"w".repeat(200)}&type=contract,part_time` },
  { name: "a listing of endless words", path: "/?tag=quayside&type=freelance" },
  { name: "a job", path: "/jobs/remotive-990001" },
  { name: "a job of endless words", path: "/jobs/remotive-990002" },
  { name: "a job of two sources", path: remoteOkPath(PILOT) },
  { name: "a closed job", path: himalayasPath(FLAG_SEWER) },
  { name: "a page not found", path: "/no/such/page" },
  { name: "the log-in", path: "/log-in" },
  { name: "the sign-up", path: "/sign-up" },
  { name: "the reset of a password", path: "/reset-password" },
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      for (const { name, path } of PAGES) {
        test(`${name} has no fault axe can find and nothing wider than the window`, async ({ page }) => {
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      }
    });
  }
}

test("the theme is chosen by hand, kept, and there with the first byte", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const html = await (await page.goto("/?q=clerk"))?.text();
  expect(html).toContain('data-theme="dark"');
});

test("the page says nothing on the console and asks no other host for anything", async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto("/?tag=quayside", { waitUntil: "networkidle" });
  await page.goto("/jobs/remotive-990001", { waitUntil: "networkidle" });
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(baseURL ?? "").hostname]);
});
