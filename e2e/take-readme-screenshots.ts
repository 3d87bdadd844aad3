// `node e2e/take-readme-screenshots.ts [URL]`: retakes the README's screenshots from a running board that holds the sample
// jobs and nothing else. DEMO_PASSWORD is what `npm start` printed for the demo account; FARWORK_BROWSER names a Chromium
// where Playwright has none of its own. `pnpm screenshots` retakes those that tests compare.
import { join } from "node:path";

import { chromium, type Page } from "@playwright/test";

import { compressPicture } from "./compress-picture.ts";
import { settleMoves } from "./page-measures.ts";
import { fillLogIn } from "./people.ts";

const SITE = process.argv[2] ?? "http://localhost:3000";
const FOLDER = join(import.meta.dirname, "../docs/images");
const DEMO = { email: "demo@farwork.example", password: process.env["DEMO_PASSWORD"] ?? "" };
const browserPath = process.env["FARWORK_BROWSER"];

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LISTING = "/?category=software-development&posted=30d";

const browser = await chromium.launch(browserPath ? { executablePath: browserPath } : {});
try {
  const job = await findFirstJob(LISTING);
  const beside = `${LISTING}&job=${job.split("/")[2]}`;
  await takePicture("listing-light.png", { viewport: DESK, colorScheme: "light" }, beside);
  await takePicture("listing-dark.png", { viewport: PHONE, colorScheme: "dark" }, LISTING);
  await takePicture("job-dark.png", { viewport: DESK, colorScheme: "dark" }, job);
  await takePicture(
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

type Look = { viewport: { width: number; height: number }; colorScheme: "light" | "dark" };

async function takePicture(
  file: string,
  look: Look,
  path: string,
  prepare = async (_page: Page) => {},
): Promise<void> {
  const page = await browser.newPage({ baseURL: SITE, deviceScaleFactor: 1.5, ...look });
  await prepare(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(settleMoves);
  const target = join(FOLDER, file);
  await page.screenshot({ path: target });
  await page.close();
  await compressPicture(target);
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
