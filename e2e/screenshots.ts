// `node e2e/screenshots.ts [URL]`: remakes the pictures of the README from a running board that holds the sample
// jobs and nothing else. DEMO_PASSWORD is what `npm start` printed for the demo account; FARWORK_BROWSER names a
// Chromium where Playwright has none of its own.
import { join } from "node:path";

import { chromium, type Page } from "@playwright/test";

import { logIn } from "./people.ts";

const SITE = process.argv[2] ?? "http://localhost:3000";
const FOLDER = join(import.meta.dirname, "../docs/images");
const DEMO = { email: "demo@farwork.example", password: process.env["DEMO_PASSWORD"] ?? "" };
const browserPath = process.env["FARWORK_BROWSER"];

const browser = await chromium.launch(browserPath ? { executablePath: browserPath } : {});
try {
  const listing = "/?category=software-development&posted=30d";
  await takePicture("listing-light.png", "light", listing);
  await takePicture("job-dark.png", "dark", await findFirstJob(listing));
  await takePicture("dashboard-light.png", "light", "/dashboard", (page) => logIn(page, DEMO));
} finally {
  await browser.close();
}

async function takePicture(
  file: string,
  colorScheme: "light" | "dark",
  path: string,
  prepare = async (_page: Page) => {},
): Promise<void> {
  const page = await browser.newPage({
    baseURL: SITE,
    colorScheme,
    viewport: { width: 1360, height: 850 },
    deviceScaleFactor: 1.5,
  });
  await prepare(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, file) });
  await page.close();
  console.log(`${file}: ${path}`);
}

async function findFirstJob(listing: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(new URL(listing, SITE).href);
  const path = await page.getByRole("article").getByRole("link").first().getAttribute("href");
  await page.close();
  if (path === null) throw new Error(`${SITE} shows no sample job.`);
  return path;
}
