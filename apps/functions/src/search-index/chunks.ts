import { createHash } from "node:crypto";

/** Firestore takes 1,048,576 bytes a document, and counts its name and its field's name among them. */
const MAX_CHUNK_BYTES = 1_000_000;

/** A piece of a segment as it is stored, under the SHA-256 of its own bytes. */
export interface Chunk {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** In order; what is cut the same way twice has the same ids, so storing it again changes nothing. */
export function cutIntoChunks(bytes: Uint8Array): Chunk[] {
  const count = Math.ceil(bytes.length / MAX_CHUNK_BYTES);
  return Array.from({ length: count }, (_, at) => {
    const piece = bytes.subarray(at * MAX_CHUNK_BYTES, (at + 1) * MAX_CHUNK_BYTES);
    return { id: nameChunk(piece), bytes: piece };
  });
}

/** The bytes that were cut, or undefined where a chunk is missing or is not what its id says. */
export function joinChunks(
  ids: readonly string[],
  stored: ReadonlyMap<string, Uint8Array>,
): Uint8Array | undefined {
  const pieces = ids.flatMap((id) => stored.get(id) ?? []);
  const whole = pieces.length === ids.length && pieces.every((piece, at) => nameChunk(piece) === ids[at]);
  return whole ? Buffer.concat(pieces) : undefined;
}

const nameChunk = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
