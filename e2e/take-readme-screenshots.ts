// `node e2e/take-readme-screenshots.ts [URL]`: retakes the README's screenshots from a running board with only the
// sample jobs. DEMO_PASSWORD is the demo account's password, as printed by `npm start`; FARWORK_BROWSER is a Chromium
// to use if Playwright has none. `pnpm screenshots` retakes those that tests compare.
import { join } from "node:path";

import { chromium, type Page } from "@playwright/test";

import { compressScreenshot } from "./compress-screenshot.ts";
import { finishAnimations } from "./page-measures.ts";
import { fillLogIn } from "./people.ts";

const SITE = process.argv[2] ?? "http://localhost:3000";
const FOLDER = join(import.meta.dirname, "../docs/images");
const DEMO = { email: "demo@farwork.example", password: process.env["DEMO_PASSWORD"] ?? "" };
const browserPath = process.env["FARWORK_BROWSER"];

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LISTING = "/?category=software-development&posted=30d&from=NG";
/** Jobs for a reader in Lagos, one of which asks for certain hours. */
const ANSWERED = "/?category=project-management&from=NG&zone=Africa/Lagos";
/** The same jobs for four readers, on a desktop and on a phone. */
const READERS = [
  { file: "pay-brazil", terms: "currency=BRL&period=month", locale: "pt-BR" },
  { file: "pay-india", terms: "currency=INR&period=year", locale: "en-IN" },
  { file: "pay-germany", terms: "currency=EUR&period=year", locale: "de-DE" },
  { file: "pay-us", terms: "currency=USD&period=year", locale: "en-US" },
];
const TALL = { desk: { width: 1280, height: 1500 }, phone: { width: 390, height: 1500 } };

const browser = await chromium.launch(browserPath ? { executablePath: browserPath } : {});
try {
  const job = await findFirstJob(LISTING);
  const beside = `${LISTING}&job=${job.split("/")[2]}`;
  await takeScreenshot("listing-light.png", { viewport: DESK, colorScheme: "light" }, beside);
  await takeScreenshot("listing-dark.png", { viewport: PHONE, colorScheme: "dark" }, LISTING);
  for (const { file, terms, locale } of READERS) {
    for (const [name, viewport] of Object.entries(TALL)) {
      const look: Look = { viewport, colorScheme: "light", locale, deviceScaleFactor: 1 };
      await takeScreenshot(`${file}-${name}.png`, look, `/?category=software-development&sort=pay&${terms}`);
    }
  }
  const asksHours = await findFirstJob(ANSWERED, "in common");
  const answered = {
    list: ANSWERED,
    answer: `${asksHours}?from=NG&zone=Africa/Lagos`,
    country: "/in/brazil",
  };
  for (const [file, path] of Object.entries(answered)) {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const [name, viewport] of Object.entries(TALL)) {
        const look: Look = { viewport, colorScheme, deviceScaleFactor: 1 };
        await takeScreenshot(`${file}-${colorScheme}-${name}.png`, look, path);
      }
    }
  }
  await takeScreenshot("job-dark.png", { viewport: DESK, colorScheme: "dark" }, job);
  await takeScreenshot(
    "dashboard-light.png",
    { viewport: DESK, colorScheme: "light" },
    "/dashboard",
    logInAsDemo,
  );
} finally {
  await browser.close();
}

async function logInAsDemo(page: Page): Promise<void> {
  await page.goto("/log-in");
  await fillLogIn(page, DEMO);
  await page.waitForURL("/dashboard");
}

type Look = {
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
  locale?: string;
  deviceScaleFactor?: number;
};

async function takeScreenshot(
  file: string,
  look: Look,
  path: string,
  prepare = async (_page: Page) => {},
): Promise<void> {
  const page = await browser.newPage({ baseURL: SITE, deviceScaleFactor: 1.5, ...look });
  await prepare(page);
  await page.goto(path, { waitUntil: "networkidle" });
  // A font that comes late is shown from the next page on.
  await page.reload({ waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(finishAnimations);
  const target = join(FOLDER, file);
  await page.screenshot({ path: target });
  await page.close();
  await compressScreenshot(target);
  console.log(`${file}: ${path}`);
}

async function findFirstJob(listing: string, hasText = ""): Promise<string> {
  const page = await browser.newPage();
  await page.goto(new URL(listing, SITE).href);
  const entry = page.getByRole("article").filter({ hasText }).first();
  const path = await entry.getByRole("link").first().getAttribute("href");
  await page.close();
  if (path === null) throw new Error(`${SITE} shows no sample job.`);
  return path;
}
