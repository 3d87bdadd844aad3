import { basename, join } from "node:path";

import { findFeedAdapter } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { JOBS } from "../job-store/job-document.ts";
import { findCaptureSource } from "./capture-source.ts";
import { formatCaptures, type TakenCapture } from "./captures-report.ts";
import { type CommandOutput, fail } from "./command-output.ts";
import type { Feed } from "./feed.ts";
import { findCaptures, readCapture } from "./find-captures.ts";
import { createIngestStore } from "./firestore-ingest-store.ts";
import { ingestAnswer } from "./ingest-answer.ts";
import { formatSummary } from "./summary-report.ts";

/** Ingests every capture below a folder, one after the other; broken ones do not stop the others. */
export async function runCapturesCommand(
  firestore: Firestore,
  folder: string,
  output: CommandOutput,
): Promise<number> {
  const found = await findCaptures(folder);
  if (found === undefined) return fail(output, `${folder} cannot be read: is it there?`);
  const { paths, linkedFolders } = found;
  const captures = paths.flatMap((path) => toCapture(folder, path) ?? []);
  const unknown = paths.filter((path) => toCapture(folder, path) === undefined);
  const before = await readMerged(firestore);
  const taken = await ingestCaptures(firestore, captures, output);
  const merged = [...(await readMerged(firestore))].filter(([id]) => !before.has(id));
  if (taken.length > 0) {
    output.print(
      formatCaptures(
        taken,
        merged.map(([, source]) => source),
      ),
    );
  }
  if (unknown.length > 0) output.print(`\nOf no source we know: ${unknown.join(", ")}`);
  if (linkedFolders.length > 0) {
    output.print(`\nLinks to folders are not followed: ${linkedFolders.join(", ")}`);
  }
  if (captures.length === 0) return fail(output, `No capture of a source we know lies below ${folder}.`);
  const broken = captures.length - taken.length;
  return broken === 0 ? 0 : fail(output, `Not taken in: ${broken} of ${captures.length} captures.`);
}

interface Capture {
  readonly feed: Feed;
  readonly file: string;
  /** The path relative to the folder. */
  readonly path: string;
}

function toCapture(folder: string, path: string): Capture | undefined {
  // The folder itself may be named after a source.
  const adapter = findFeedAdapter(findCaptureSource(join(basename(folder), path))?.id ?? "");
  return adapter && { feed: { adapter }, file: join(folder, path), path };
}

async function ingestCaptures(
  firestore: Firestore,
  captures: readonly Capture[],
  output: CommandOutput,
): Promise<TakenCapture[]> {
  const store = createIngestStore(firestore);
  const taken: TakenCapture[] = [];
  for (const { feed, file, path } of captures) {
    const text = await readCapture(file);
    if (text === undefined) {
      output.complain(`${path} cannot be read.`);
      continue;
    }
    const source = feed.adapter.source.id;
    const outcome = await ingestAnswer(store, feed, text, { onProgress: output.createProgress(path) });
    if (outcome.run.outcome === "failed")
      output.complain(`${path}: ${outcome.run.reason ?? "cannot be taken in"}`);
    else {
      output.print(`${formatSummary(`${source}, ${path}`, outcome)}\n`);
      taken.push({ source, run: outcome.run });
    }
  }
  return taken;
}

/** The postings that are duplicates of others, with their sources; one read each. */
async function readMerged(firestore: Firestore): Promise<ReadonlyMap<string, string>> {
  const { docs } = await firestore.collection(JOBS).where("duplicate_of", ">", "").select("source").get();
  return new Map(docs.map((document) => [document.id, String(document.get("source"))]));
}
