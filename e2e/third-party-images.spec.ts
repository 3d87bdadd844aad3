import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

import { expect, type Locator, type Page } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";
import { buildFeed, type QuaysideJob } from "./fixtures/quayside-feed.ts";
import { ingestPostings } from "./ingest-postings.ts";
import { jobEntries } from "./listing-page.ts";
import { type LocalServer, startLocalServer } from "./local-server.ts";
import { test } from "./watched-test.ts";

const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const CREW = "https://images.example/crew.png";

let employer: LocalServer;
let job: QuaysideJob;
/** The requests to the employer's host. */
const asked: IncomingHttpHeaders[] = [];

test.beforeAll(async () => {
  employer = await startLocalServer(({ headers }, response) => {
    asked.push(headers);
    response.writeHead(200, { "content-type": "image/png" }).end(DOT);
  });
  const tag = `portraits-${randomUUID().slice(0, 8)}`;
  job = {
    id: 960_000 + Math.floor(Math.random() * 9000),
    title: `Painter of ${tag}`,
    company: `Gull ${tag}`,
    category: "Design",
    tags: [tag],
    jobType: "contract",
    // Older than what other tests look for.
    hoursAgo: 1100,
    location: "Worldwide",
    salary: "",
    description: `<p>Paint us.</p><img src="${CREW}" alt="The crew" width="300">`,
    logo: `http://${employer.address}/logo.png`,
  };
  await ingestPostings("remotive", buildFeed([job], new Date()));
});
test.afterAll(() => employer.stop());

/** Fails if the logo inside is not rendered. */
async function expectLogo(within: Locator): Promise<void> {
  const logo = within.locator('img[src^="/api/image/"]:not(.description img)').first();
  await expect
    .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1);
}

async function openListing(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(`/?tag=${job.tags[0]}`);
    // The functions may use cached data for a short while.
    await expect(jobEntries(page)).toHaveCount(1, { timeout: 2000 });
  }).toPass();
}

test("viewing logos and images requests nothing from other hosts", async ({ page }) => {
  test.slow();
  const { siteUrl, emulators } = readE2eEnvironment(process.env);
  const own = new Set([new URL(siteUrl).host, ...Object.values(emulators)]);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!own.has(new URL(request.url()).host)) foreign.push(`${page.url()}: ${request.url()}`);
  });
  // Wide enough for a posting next to the list.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openListing(page);
  await expectLogo(jobEntries(page));
  await expect(jobEntries(page).getByRole("button", { name: `Save ${job.title}` })).toBeEnabled();
  await jobEntries(page).getByRole("link", { name: job.title }).click();
  const pane = page.getByRole("region", { name: job.title });
  await expectLogo(pane);
  await expect(pane.getByAltText("The crew")).toBeAttached();
  await page.goto(`/jobs/remotive-${job.id}`);
  await expectLogo(page.getByRole("article"));
  await page.getByAltText("The crew").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: job.company, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.company);
  await expectLogo(page.getByRole("main"));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  for (const { cookie, referer, "user-agent": agent } of asked)
    expect([cookie, referer, agent]).toEqual([undefined, undefined, "Farwork job board"]);
});

test("an image is served as an image only, and may be cached for a day", async ({ request }) => {
  const answer = await request.get(`/api/image/remotive-${job.id}`);
  expect(answer.headers()).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=86400",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": expect.stringMatching(/^default-src 'none'/),
  });
  expect((await answer.body()).equals(DOT)).toBe(true);
});

test("the former address of an image still leads to it, under the same policy", async ({ request }) => {
  const answer = await request.get(`/api/picture/remotive-${job.id}`);
  expect(answer.headers()["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect((await answer.body()).equals(DOT)).toBe(true);
});

test("this site proxies nothing but jobs' own images", async ({ request }) => {
  const before = asked.length;
  const own = `/api/image/remotive-${job.id}`;
  const others = [
    `http://${employer.address}/secret`,
    job.logo ?? "",
    "https://169.254.169.254/",
    "file:///etc/passwd",
    "",
  ].map((url) => `${own}?url=${encodeURIComponent(url)}`);
  for (const path of [...others, "/api/image/remotive-1", "/api/image/..%2Fapi"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const field = path.includes("?url=") ? "url" : "job";
    expect(await answer.json(), path).toEqual({ error: { code: "not-found", field } });
  }
  expect(asked.length).toBe(before);
});
