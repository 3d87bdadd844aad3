import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { readIngestStatus } from "@farwork/data";
import { FEED_SOURCES, ReadIngestStatusResponse } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { openDatabase } from "./emulators.ts";
import { arrive, openSharedDatabase, type Person, visit } from "./people.ts";
import { buildRemotiveFeed } from "./remotive-feed.ts";
import { runIngest, runOperator } from "./run-ingest.ts";

const OWN_PROJECT = `demo-operations-${Date.now()}`;
const remotive = JSON.stringify(buildRemotiveFeed(1000, "tides", new Date("2026-01-31T12:00:00Z")));
/** Long enough to identify duplicates. */
const DESCRIPTION = Array.from(
  { length: 40 },
  (_, sheet) => `<p>Sheet ${sheet} shows the caves behind harbour ${sheet * 7}.</p>`,
).join("");
const lever = JSON.stringify([
  {
    id: "77",
    text: "Map Drawer",
    hostedUrl: "https://jobs.lever.co/tern-maps/77",
    workplaceType: "remote",
    categories: { location: "Worldwide" },
    createdAt: Date.UTC(2026, 0, 30),
    description: DESCRIPTION,
  },
]);

let database: Firestore;
let folder: string;
beforeAll(() => {
  database = openDatabase(OWN_PROJECT);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "farwork-captures-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  for (const collection of await database.listCollections()) await database.recursiveDelete(collection);
});
afterAll(() => database.terminate());

async function keep(captures: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(captures)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
const ingest = (...args: string[]) => runIngest([...args, "--project", OWN_PROJECT]);

describe("pnpm ingest --all --from", () => {
  it("ingests every capture by its source, and sums them up", async () => {
    await keep({ "remotive/2026.json": remotive, "ats/lever.2026.json": lever, "notes.json": "{}" });
    const run = await ingest("--all", "--from", folder);
    expect(run.output).toContain("remotive, remotive/2026.json\n  read      25\n");
    expect(run.output).toMatch(/^remotive +1 +25 +24 +0 +0 +1 +0 +missing 1$/m);
    expect(run.output).toMatch(/^lever +1 +1 +1 +0 +0 +0 +0$/m);
    expect(run.output).toMatch(/^all +2 +26 +25 +0 +0 +1 +0 +missing 1$/m);
    expect(run.output).toContain("Of no source we know: notes.json");
    expect(run.code).toBe(0);
  });

  it("recognises a capture by its folder", async () => {
    await keep({ "lever/2026.json": lever });
    const run = await ingest("--all", "--from", join(folder, "lever"));
    expect(run.output).toMatch(/^lever +1 +1 +1 /m);
  });

  it("counts duplicates", async () => {
    const company_name = "Tern Maps";
    const [posting]: object[] = JSON.parse(lever);
    const elsewhere = {
      id: 5,
      url: "https://remotive.com/remote-jobs/all-others/map-drawer-5",
      title: "Map Drawer",
      company_name,
      publication_date: "2026-01-30T09:00:00",
      candidate_required_location: "Worldwide",
      description: DESCRIPTION,
    };
    await keep({
      "lever.json": JSON.stringify([posting]),
      "remotive.json": JSON.stringify({ jobs: [elsewhere] }),
    });
    const run = await ingest("--all", "--from", folder);
    expect(run.output).toMatch(/^remotive +1 +1 +1 +0 +0 +0 +1$/m);
    expect(run.output).toMatch(/^lever +1 +1 +1 +0 +0 +0 +0$/m);
  });

  it("continues after a broken capture, names it, and fails at the end", async () => {
    await keep({ "2025-jobicy.json": '{"jobs": [', "remotive.json": remotive });
    const run = await ingest("--all", "--from", folder);
    expect(run.errors).toMatch(/^2025-jobicy\.json: .*JSON/m);
    expect(run.output).toMatch(/^remotive +1 +25 +24 /m);
    expect(run.errors.trim()).toMatch(/Not taken in: 1 of 2 captures\.$/);
    expect(run.code).toBe(1);
  });

  it.each([
    ["a folder that is not there", "/nowhere", "/nowhere cannot be read: is it there?"],
    ["one without captures", "", "No capture of a source we know lies below"],
  ])("reports in one line for %s that there is nothing to ingest", async (_, path, line) => {
    const run = await ingest("--all", "--from", path || folder);
    expect(run.errors.trim()).toContain(line);
    expect(run.errors.trim()).not.toContain("\n");
    expect(run.code).toBe(1);
  });
});

describe("pnpm ingest --all", () => {
  it("polls no feed or board before its terms allow it, and says until when", async () => {
    const askedAt = new Date();
    const feeds = ["remotive", "remote-ok", "himalayas", "jobicy", "arbeitnow", "lever.tern-maps"];
    for (const feed of feeds) await database.doc(`ingestRuns/${feed}`).set({ askedAt, failures: 0 });
    await database.doc("companyBoards/lever.tern-maps").set({ source: "lever", token: "tern-maps" });
    const run = await ingest("--all");
    const inSixHours = new Date(askedAt.getTime() + 6 * 3_600_000).toISOString();
    expect(run.output).toContain(`remotive\n  not due until ${inSixHours}, in 5 hours\n`);
    for (const feed of feeds) expect(run.output).toContain(`${feed}\n  not due until `);
    expect(run.code).toBe(0);
  });
});

describe("pnpm ingest status", () => {
  it("shows each source with its number of open jobs", { tags: ["slow"] }, async () => {
    await keep({ "remotive.json": remotive });
    await ingest("--all", "--from", folder);
    const run = await ingest("status");
    expect(run.output).toMatch(/^remotive +never .* 24 +now$/m);
    expect(run.output).toMatch(/^lever +never .* 0 +no boards$/m);
    expect(run.code).toBe(0);
  });

  it("prints the same as JSON", async () => {
    const run = await ingest("status", "--json");
    const { feeds } = z.parse(ReadIngestStatusResponse, JSON.parse(run.output));
    expect(feeds.map(({ feed }) => feed)).toEqual(FEED_SOURCES.map(({ id }) => id));
  });
});

describe("pnpm ingest boards", { tags: ["slow"] }, () => {
  beforeEach(async () => {
    await database.doc("companyBoards/lever.tern-maps").set({
      source: "lever",
      token: "tern-maps",
      company_name: "Tern, Maps & Charts",
    });
    await keep({ "capture.json": lever });
    const args = ["--board", "tern-maps", "--company", "Tern, Maps & Charts"];
    await ingest("lever", ...args, "--file", join(folder, "capture.json"));
  });
  const readJob = async () => (await database.doc("jobs/lever-77").get()).data();

  it("uses the given company name", async () => {
    expect(await readJob()).toMatchObject({ company_name: "Tern, Maps & Charts", feed: "lever.tern-maps" });
  });

  it("lists boards, which then have their own status", async () => {
    expect((await ingest("boards")).output).toMatch(
      /^lever\.tern-maps +Tern, Maps & Charts +https:\/\/api\.lever\.co\/v0\/postings\/tern-maps\?mode=json$/m,
    );
    const { output } = await ingest("status");
    expect(output).toMatch(/^lever\.tern-maps +never .* 1 +now$/m);
    expect(output).not.toMatch(/^lever /m);
  });

  it("are listed next to their source if it has jobs from captures without a board", async () => {
    const [posting]: object[] = JSON.parse(lever);
    await keep({ "other.json": JSON.stringify([{ ...posting, id: "79", text: "Cave Guide" }]) });
    await ingest("lever", "--file", join(folder, "other.json"));
    const { output } = await ingest("status");
    expect(output).toMatch(/^lever +never .* 1 +by capture$\n^lever\.tern-maps /m);
  });

  it("drops a board and closes its jobs", async () => {
    expect((await readJob())?.["closed_at"]).toBeNull();
    const run = await ingest("boards", "--forget", "lever.tern-maps");
    expect(run.output.trim()).toBe("lever.tern-maps is forgotten, and 1 open jobs of it are closed.");
    expect((await readJob())?.["closed_at"]).not.toBeNull();
    expect((await ingest("boards")).output).toContain("No boards yet");
  });

  it("drops nothing for an unknown name", async () => {
    const run = await ingest("boards", "--forget", "lever.tern");
    expect(run.errors).toContain('forget: there is no board "lever.tern" (not-found).');
    expect(run.code).toBe(1);
    expect((await readJob())?.["closed_at"]).toBeNull();
  });
});

describe("the status of feeds in a browser", () => {
  let ada: Person;
  openSharedDatabase();
  beforeAll(async () => {
    ada = await arrive();
  });

  it("is denied to signed-out people", async () => {
    await expect(readIngestStatus(visit())).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("is denied to people who are not operators", async () => {
    await expect(readIngestStatus(ada.browser)).rejects.toMatchObject({ code: "permission-denied" });
  });

  it("is available to operators as soon as and as long as they are", async () => {
    const granted = await runOperator(["grant", ada.email]);
    expect(granted.output.trim()).toBe(`${ada.email} is an operator now: see /operator.`);
    const { feeds } = await readIngestStatus(ada.browser);
    expect(feeds.map(({ feed }) => feed)).toContain("remotive");

    await runOperator(["revoke", ada.email]);
    await expect(readIngestStatus(ada.browser)).rejects.toMatchObject({ code: "permission-denied" });
  });

  it("cannot be granted without an account", async () => {
    const run = await runOperator(["grant", "nobody@example.com"]);
    expect(run.errors.trim()).toBe("email: nobody signed up as nobody@example.com (not-found).");
    expect(run.code).toBe(1);
  });
});
