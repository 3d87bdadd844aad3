import { randomBytes } from "node:crypto";

import { describe, expect, it } from "vitest";

import { cutIntoChunks, joinChunks } from "./chunks.ts";

const bytes = randomBytes(2_500_000);
const chunks = cutIntoChunks(bytes);
const ids = chunks.map(({ id }) => id);
const stored = () => new Map(chunks.map(({ id, bytes: piece }) => [id, piece]));

describe("the chunks of a segment", () => {
  it("each fit into a document", () => {
    expect(chunks.map((chunk) => chunk.bytes.length)).toEqual([1_000_000, 1_000_000, 500_000]);
  });

  it("can be joined to the segment", () => {
    expect(bytes.equals(joinChunks(ids, stored()) ?? Buffer.of())).toBe(true);
  });

  it("have the same ids for the same bytes", () => {
    expect(cutIntoChunks(Buffer.from(bytes)).map(({ id }) => id)).toEqual(ids);
  });

  it("cannot be joined if one is missing", () => {
    const some = stored();
    some.delete(ids[1] ?? "");
    expect(joinChunks(ids, some)).toBeUndefined();
  });

  it("cannot be joined if a bit was flipped", () => {
    const damaged = stored();
    const piece = Buffer.from(chunks[2]?.bytes ?? "");
    piece.writeUInt8(piece.readUInt8(7) ^ 1, 7);
    damaged.set(ids[2] ?? "", piece);
    expect(joinChunks(ids, damaged)).toBeUndefined();
  });
});
