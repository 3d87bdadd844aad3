import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";
import {
  buildHimalayasFeed,
  buildRemoteOkFeed,
  HARBOUR,
  OPEN_HARBOUR_JOBS,
} from "./fixtures/harbour-feeds.ts";
import { buildQuaysideFeed, QUAYSIDE, QUAYSIDE_JOBS } from "./fixtures/quayside-feed.ts";

const INGEST = join(import.meta.dirname, "../apps/functions/src/ingest/ingest-command.ts");

/** Before all tests: takes the fixture feeds in by the command a person would use, and waits until the board shows them. */
// oxlint-disable-next-line import/no-default-export -- Playwright's global set-up is found that way
export default async function takeInFixtures(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "farwork-e2e-"));
  const now = new Date();
  try {
    await takeIn(folder, "remotive", buildQuaysideFeed(now));
    await takeIn(folder, "remote-ok", buildRemoteOkFeed(now));
    await takeIn(folder, "himalayas", buildHimalayasFeed(now));
  } finally {
    await rm(folder, { recursive: true });
  }
  await waitUntilShown(QUAYSIDE, QUAYSIDE_JOBS.length);
  await waitUntilShown(HARBOUR, OPEN_HARBOUR_JOBS);
}

async function takeIn(folder: string, source: string, feed: object): Promise<void> {
  const file = join(folder, `${source}.json`);
  await writeFile(file, JSON.stringify(feed));
  await promisify(execFile)(process.execPath, [INGEST, source, "--file", file]);
}

async function waitUntilShown(tag: string, jobs: number): Promise<void> {
  const { siteUrl } = readE2eEnvironment(process.env);
  // The functions may answer from memory for a short while.
  const readBoard = async () => {
    const html = await (await fetch(`${siteUrl}/?tag=${tag}`)).text();
    // React parts neighbouring texts with empty comments.
    return html.replaceAll("<!-- -->", "");
  };
  await expect.poll(readBoard, { timeout: 60_000 }).toContain(`of ${jobs}<`);
}
