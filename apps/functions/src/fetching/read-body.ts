import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";

import { FetchFailure } from "./fetch-failure.ts";

/** What `readBody` inflates, as a request says it. */
export const ACCEPTED_ENCODINGS = "gzip, br";

/**
 * A body as text. Counted while it streams, as sent and as inflated: reading stops at the limit, whatever the rest
 * would have come to. It is read as UTF-8, which JSON is, whatever else a server calls it; bytes that are none
 * become U+FFFD, so that one bad posting does not cost the feed.
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  maxBytes: number,
): Promise<{ text: string; bytes: number }> {
  return readInflated(body, encoding, maxBytes, decode);
}

/** The same as the bytes it is. */
export async function readBytes(
  body: Readable,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Uint8Array> {
  return readInflated(body, encoding, maxBytes, collect);
}

type Chunks = AsyncIterable<Uint8Array>;

async function readInflated<Read>(
  body: Readable,
  encoding: string | undefined,
  maxBytes: number,
  take: (chunks: Chunks) => Promise<Read>,
): Promise<Read> {
  const read = (chunks: Chunks) => take(capBytes(chunks, maxBytes));
  const inflate = createInflate(encoding);
  if (inflate === undefined) return pipeline(body, read);
  return pipeline(body, (chunks: Chunks) => capBytes(chunks, maxBytes), inflate, read);
}

/** Undefined for a body that is sent as it is. A body compressed several times over is nobody's mistake. */
function createInflate(encoding: string | undefined) {
  switch (encoding?.trim().toLowerCase() ?? "identity") {
    case "identity":
      return undefined;
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    default:
      throw new FetchFailure("unexpected-encoding", "sent a content encoding that was not asked for");
  }
}

async function collect(chunks: Chunks): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}

async function decode(chunks: Chunks) {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode(), bytes };
}

async function* capBytes(chunks: Chunks, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new FetchFailure("too-large", `sent more than ${maxBytes} bytes`);
    yield chunk;
  }
}
