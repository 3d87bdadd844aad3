import { expect } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";
import {
  buildHimalayasFeed,
  buildRemoteOkFeed,
  HARBOUR,
  OPEN_HARBOUR_JOBS,
} from "./fixtures/harbour-feeds.ts";
import { buildQuaysideFeed, QUAYSIDE, QUAYSIDE_JOBS } from "./fixtures/quayside-feed.ts";
import { ingestPostings } from "./ingest-postings.ts";

/** Each needs functions that start on first use, which may take longer than the site's timeout on a busy machine. */
const FIRST_VISITS = [
  "/jobs/remotive-990001",
  "/companies/mole-pier",
  "/sitemap.xml?part=jobs-1",
  "/sitemap.xml?part=companies-1",
  "/og/jobs/remotive-990001",
  "/api/image/remotive-990001",
  "/api/similar-jobs/remotive-990001",
];

/**
 * Global setup: ingests the fixture feeds with the command line, and waits until the board shows them. Once per board.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright's global set-up is found that way
export default async function ingestFixtures(): Promise<void> {
  if (countsJobs(await readBoard(HARBOUR), OPEN_HARBOUR_JOBS)) return;
  const now = new Date();
  await ingestPostings("remotive", buildQuaysideFeed(now));
  await ingestPostings("remote-ok", buildRemoteOkFeed(now));
  await ingestPostings("himalayas", buildHimalayasFeed(now));
  await waitUntilShown(QUAYSIDE, QUAYSIDE_JOBS.length);
  await waitUntilShown(HARBOUR, OPEN_HARBOUR_JOBS);
  for (const path of FIRST_VISITS) await waitUntilAnswered(path);
}

async function waitUntilAnswered(path: string): Promise<void> {
  const { siteUrl } = readE2eEnvironment(process.env);
  await expect.poll(async () => (await fetch(siteUrl + path)).status, { timeout: 60_000 }).toBeLessThan(500);
}

async function waitUntilShown(tag: string, jobs: number): Promise<void> {
  // The functions may use cached data for a short while.
  await expect.poll(async () => countsJobs(await readBoard(tag), jobs), { timeout: 60_000 }).toBe(true);
}

function countsJobs(html: string, jobs: number): boolean {
  // React separates adjacent texts with empty comments.
  return html.replaceAll("<!-- -->", "").includes(`of ${jobs}<`);
}

async function readBoard(tag: string): Promise<string> {
  const { siteUrl } = readE2eEnvironment(process.env);
  return (await fetch(`${siteUrl}/?tag=${tag}`)).text();
}
