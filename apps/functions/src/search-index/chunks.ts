import { createHash } from "node:crypto";

/** Firestore's limit is 1,048,576 bytes per document, including names. */
const MAX_CHUNK_BYTES = 1_000_000;

/** A stored piece of a segment, identified by the SHA-256 of its bytes. */
export interface Chunk {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** In order. Ids only depend on content, so storing chunks again changes nothing. */
export function cutIntoChunks(bytes: Uint8Array): Chunk[] {
  const count = Math.ceil(bytes.length / MAX_CHUNK_BYTES);
  return Array.from({ length: count }, (_, at) => {
    const piece = bytes.subarray(at * MAX_CHUNK_BYTES, (at + 1) * MAX_CHUNK_BYTES);
    return { id: nameChunk(piece), bytes: piece };
  });
}

/** Joins chunks, or returns undefined if one is missing or does not match its id. */
export function joinChunks(
  ids: readonly string[],
  stored: ReadonlyMap<string, Uint8Array>,
): Uint8Array | undefined {
  const pieces = ids.flatMap((id) => stored.get(id) ?? []);
  const whole = pieces.length === ids.length && pieces.every((piece, at) => nameChunk(piece) === ids[at]);
  return whole ? Buffer.concat(pieces) : undefined;
}

const nameChunk = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
