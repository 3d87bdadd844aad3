import type { FeedPage } from "./feed-tally.ts";
import type { Feed } from "./feed.ts";

/** An answer's jobs and what it is as JSON, or one line that says why it has none. */
export type ReadPage =
  | { readonly ok: true; readonly page: FeedPage; readonly response: unknown }
  | { readonly ok: false; readonly reason: string };

export function readPage({ adapter, board }: Feed, text: string, now: Date): ReadPage {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, reason: "The feed is not JSON." };
  const reading = adapter.readResponse(parsed.value, now, board);
  if (reading.ok) return { ok: true, page: reading.value, response: parsed.value };
  const { code, path } = reading.error;
  if (code === "too-many-items") return { ok: false, reason: "The feed holds more than 50,000 jobs." };
  return { ok: false, reason: `The feed is no list of jobs: "${path}" is not what it should be.` };
}

type ParsedJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** What is wrong stays unsaid: the engine would quote the feed, which may hold anything, in a line for terminals. */
function parseJson(text: string): ParsedJson {
  try {
    // A capture may begin with a byte order mark; a fetched answer has lost it with its bytes.
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch {
    return { ok: false };
  }
}
