import type { FeedAdapter } from "@farwork/domain";

import type { IngestSummary } from "./feed-batch.ts";
import { ingestFeed } from "./ingest-feed.ts";
import type { IngestStore } from "./ingest-store.ts";

/** What came of a feed's answer, or one line that says why nothing did. */
export type IngestOutcome =
  | { readonly ok: true; readonly summary: IngestSummary }
  | { readonly ok: false; readonly error: string };

export interface TakeInOptions {
  readonly now: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Takes in one answer of a source, given as text. `complete` says whether it is all the source offers now (see
 * `FeedBatch`). Rejects only when the database fails; then no job was closed.
 */
export async function takeInResponse(
  store: IngestStore,
  adapter: FeedAdapter,
  { text, complete }: { readonly text: string; readonly complete: boolean },
  options: TakeInOptions,
): Promise<IngestOutcome> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, error: `The feed is not JSON: ${parsed.error}` };
  const reading = adapter.readResponse(parsed.value, options.now);
  if (!reading.ok) {
    return {
      ok: false,
      error: `The feed is no list of jobs: "${reading.error.path}" is not what it should be.`,
    };
  }
  const batch = { source: adapter.source.id, ...reading.value, complete };
  return { ok: true, summary: await ingestFeed(store, batch, options) };
}

type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string };

function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
