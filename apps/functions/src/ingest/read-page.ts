import type { FeedFailureCode } from "@farwork/serving/log-events";

import type { FeedPage } from "./feed-tally.ts";
import type { Feed } from "./feed.ts";

/** A response's jobs and its JSON, or why it could not be read; `reason` is one line for people. */
export type ReadPage =
  | { readonly ok: true; readonly page: FeedPage; readonly response: unknown }
  | { readonly ok: false; readonly code: FeedFailureCode; readonly reason: string };

export function readPage({ adapter, board }: Feed, text: string, now: Date): ReadPage {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, code: "not-json", reason: "The feed is not JSON." };
  const reading = adapter.readResponse(parsed.value, now, board);
  if (reading.ok) return { ok: true, page: reading.value, response: parsed.value };
  const { code, path } = reading.error;
  if (code === "too-many-items") return { ok: false, code, reason: "The feed holds more than 50,000 jobs." };
  const reason = `The feed is no list of jobs: "${path}" is not what it should be.`;
  return { ok: false, code: "unexpected-shape", reason };
}

type ParsedJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** Hides the error message: it would quote the feed, which may contain anything, in terminals. */
function parseJson(text: string): ParsedJson {
  try {
    // Captures may start with a byte order mark; decoding removes it from fetched responses.
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch {
    return { ok: false };
  }
}
