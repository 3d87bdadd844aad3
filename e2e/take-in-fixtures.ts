import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";
import { buildQuaysideFeed, QUAYSIDE, QUAYSIDE_JOBS } from "./fixtures/quayside-feed.ts";

const INGEST = join(import.meta.dirname, "../apps/functions/src/ingest/ingest-command.ts");

/** Before all tests: takes the fixture feed in by the command a person would use, and waits until the board shows it. */
// oxlint-disable-next-line import/no-default-export -- Playwright's global set-up is found that way
export default async function takeInFixtures(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "farwork-e2e-"));
  try {
    const file = join(folder, "remotive-feed.json");
    await writeFile(file, JSON.stringify(buildQuaysideFeed(new Date())));
    await promisify(execFile)(process.execPath, [INGEST, "remotive", "--file", file]);
  } finally {
    await rm(folder, { recursive: true });
  }
  const { siteUrl } = readE2eEnvironment(process.env);
  // The functions may answer from memory for a short while.
  const readBoard = async () => {
    const html = await (await fetch(`${siteUrl}/?tag=${QUAYSIDE}`)).text();
    // React parts neighbouring texts with empty comments.
    return html.replaceAll("<!-- -->", "");
  };
  await expect.poll(readBoard, { timeout: 60_000 }).toContain(`of ${QUAYSIDE_JOBS.length}<`);
}
