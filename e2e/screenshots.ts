// `node e2e/screenshots.ts [URL]`: remakes the pictures of the README from a running board that holds the sample
// jobs and nothing else. FARWORK_BROWSER names a Chromium where Playwright has none of its own.
import { join } from "node:path";

import { chromium } from "@playwright/test";

const SITE = process.argv[2] ?? "http://localhost:3000";
const FOLDER = join(import.meta.dirname, "../docs/images");
const browserPath = process.env["FARWORK_BROWSER"];

const browser = await chromium.launch(browserPath ? { executablePath: browserPath } : {});
try {
  const listing = "/?category=software-development&posted=30d";
  await takePicture("listing-light.png", "light", listing);
  await takePicture("job-dark.png", "dark", await findFirstJob(listing));
} finally {
  await browser.close();
}

async function takePicture(file: string, colorScheme: "light" | "dark", path: string): Promise<void> {
  const page = await browser.newPage({
    colorScheme,
    viewport: { width: 1360, height: 850 },
    deviceScaleFactor: 1.5,
  });
  await page.goto(new URL(path, SITE).href, { waitUntil: "networkidle" });
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
