import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { StoredDate } from "../runtime/stored-date.ts";

/** Of the manifest and of the segments it names: raised whenever either changes so that older code cannot read it. */
export const INDEX_FORMAT = 17;

const Count = z.int().check(z.nonnegative());
const Chunks = z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

/** One segment of the index, as it is stored. */
export const StoredSegment = z.object({
  /** The ids of its chunks, in order: together they name what is in it. */
  chunks: Chunks.check(z.minLength(1)),
  /** Jobs in it. */
  jobs: Count,
  /** Ids it takes out of older segments besides its own. */
  removed: Count,
  /** As stored, compressed. */
  bytes: Count,
  /** Whether it is of the last time that the index was written whole; what is not came later. */
  base: z.boolean(),
});
export type StoredSegment = z.infer<typeof StoredSegment>;

/** Chunks that no segment has any more. They stay until everybody who may be reading them is done. */
const RetiredChunks = z.object({ chunks: Chunks, at: StoredDate });
export type RetiredChunks = z.infer<typeof RetiredChunks>;

/** What the index is made of: `searchIndex/current`. */
export const IndexManifest = z.object({
  format: z.literal(INDEX_FORMAT),
  /** Counts publications. */
  version: Count,
  /** Oldest first. */
  segments: z.array(StoredSegment),
  publishedAt: StoredDate,
  retired: z.array(RetiredChunks),
});
export type IndexManifest = z.infer<typeof IndexManifest>;

/** The manifest as it was found. `writtenAt` tells two of them apart, readable or not; none is there without it. */
export type FoundManifest = { readonly writtenAt: Timestamp | undefined } & (
  | { readonly status: "readable"; readonly manifest: IndexManifest }
  | { readonly status: "missing" | "unreadable" }
  /** Of code that is about to take this one's place. */
  | { readonly status: "newer" }
);

export function parseManifest(document: DocumentSnapshot): FoundManifest {
  const { updateTime: writtenAt } = document;
  const stored = document.data();
  if (stored === undefined) return { status: "missing", writtenAt };
  const parsed = z.safeParse(IndexManifest, stored);
  if (parsed.success) return { status: "readable", manifest: parsed.data, writtenAt };
  const format: unknown = stored["format"];
  const newer = typeof format === "number" && format > INDEX_FORMAT;
  return { status: newer ? "newer" : "unreadable", writtenAt };
}
