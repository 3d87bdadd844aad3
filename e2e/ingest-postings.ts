import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const INGEST = join(import.meta.dirname, "../apps/functions/src/ingest/ingest-command.ts");

/** Ingests a response of a source with the command line. */
export async function ingestPostings(source: string, feed: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "farwork-e2e-"));
  const file = join(folder, `${source}.json`);
  try {
    await writeFile(file, JSON.stringify(feed));
    await promisify(execFile)(process.execPath, [INGEST, source, "--file", file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
