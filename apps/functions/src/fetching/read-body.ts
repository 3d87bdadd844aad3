import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";

import { FetchFailure } from "./fetch-failure.ts";

/** The content encodings that `readBody` supports. */
export const ACCEPTED_ENCODINGS = "gzip, br";

/**
 * Reads a body as text. Both compressed and decompressed bytes are counted while streaming, and reading stops at the
 * limit. Always decoded as UTF-8, as JSON requires; invalid bytes become U+FFFD, so that one bad posting does not break
 * the feed.
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  maxBytes: number,
): Promise<{ text: string; bytes: number }> {
  return readInflated(body, encoding, maxBytes, decode);
}

/** Reads a body as bytes. */
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

/** Undefined for an uncompressed body. Multiple encodings are rejected: they are never accidental. */
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
