import { readFile } from "node:fs/promises";
import process from "node:process";

import { type FeedAdapter, findFeedAdapter } from "@farwork/domain";
import { initializeApp } from "firebase-admin/app";

import { openFirestore } from "../runtime/admin.ts";
import { isListening } from "./check-listening.ts";
import { type IngestArguments, readArguments, USAGE } from "./command-arguments.ts";
import { createProgress } from "./command-progress.ts";
import { createIngestStore } from "./firestore-ingest-store.ts";
import type { IngestStore } from "./ingest-store.ts";
import { formatSummary } from "./summary-report.ts";
import { sweepSource } from "./sweep-source.ts";
import { type IngestOutcome, takeInResponse } from "./take-in-response.ts";

process.exitCode = await main();

/** The exit code: 0 taken in, 1 not, 2 not understood. */
async function main(): Promise<number> {
  const parsed = readArguments(process.argv.slice(2), process.env, process.cwd());
  if (parsed.kind === "help") {
    console.log(USAGE);
    return 0;
  }
  if (parsed.kind === "wrong") {
    console.error(`${parsed.problem}\n\n${USAGE}`);
    return 2;
  }
  return run(parsed.arguments);
}

async function run(asked: IngestArguments): Promise<number> {
  const { source, firestore: address } = asked;
  const adapter = findFeedAdapter(source.id);
  if (adapter === undefined) return fail(`There is no adapter for ${source.name} yet.`);
  if (address !== undefined && !(await isListening(address))) {
    return fail(
      `Nothing listens at ${address}, where the Firestore emulator should be: start the board with \`npm start\`, or name another place with --firestore.`,
    );
  }
  if (address !== undefined) {
    process.env["FIRESTORE_EMULATOR_HOST"] = address;
    // An emulator wants no credentials: without this the client asks Google's metadata server for some.
    process.env["METADATA_SERVER_DETECTION"] = "none";
  }
  initializeApp(asked.project === undefined ? {} : { projectId: asked.project });
  const firestore = openFirestore();
  try {
    const outcome = await takeIn(createIngestStore(firestore), adapter, asked);
    if (!outcome.ok) return fail(outcome.error);
    console.log(formatSummary(source.name, outcome.summary));
    return 0;
  } catch (error) {
    return fail(
      `The jobs could not all be stored and published: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await firestore.terminate();
  }
}

async function takeIn(
  store: IngestStore,
  adapter: FeedAdapter,
  asked: IngestArguments,
): Promise<IngestOutcome> {
  const options = { now: new Date(), onProgress: createProgress(process.stderr) };
  if (asked.file !== undefined) {
    const text = await readText(asked.file);
    if (text === undefined) return { ok: false, error: `${asked.file} cannot be read: is it there?` };
    return takeInResponse(store, adapter, { text, complete: false }, options);
  }
  if (asked.url !== undefined) return sweepSource(store, adapter, { ...options, url: asked.url });
  const { name, id, minPollInterval } = adapter.source;
  const last = await store.readLastAsked(id);
  const next = new Date((last?.getTime() ?? 0) + minPollInterval);
  if (next > options.now) {
    return {
      ok: false,
      error: `${name}'s terms let us ask again at ${next.toISOString()}. Until then: --file.`,
    };
  }
  return sweepSource(store, adapter, options);
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch {
    return undefined;
  }
}

function fail(line: string): number {
  console.error(line);
  return 1;
}
