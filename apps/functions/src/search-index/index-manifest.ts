import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { StoredDate } from "../runtime/stored-date.ts";

/**
 * The format of the manifest and its segments. Increase it whenever older code cannot read either, or when what older code
 * stored would be read wrongly.
 */
export const INDEX_FORMAT = 20;

const Count = z.int().check(z.nonnegative());
const Chunks = z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

/** A stored segment of the index. */
export const StoredSegment = z.object({
  /** The ids of its chunks, in order, which identify its content. */
  chunks: Chunks.check(z.minLength(1)),
  /** Jobs in it. */
  jobs: Count,
  /** Ids it removes from older segments, besides its own jobs. */
  removed: Count,
  /** Compressed size. */
  bytes: Count,
  /** Whether it is from the last full build of the index. */
  base: z.boolean(),
});
export type StoredSegment = z.infer<typeof StoredSegment>;

/** Chunks no longer in any segment, kept until no reader can be using them. */
const RetiredChunks = z.object({ chunks: Chunks, at: StoredDate });
export type RetiredChunks = z.infer<typeof RetiredChunks>;

/** The manifest of the index: `searchIndex/current`. */
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

/** The manifest as found. `writtenAt` identifies its version, even if unreadable; undefined if there is none. */
export type FoundManifest = { readonly writtenAt: Timestamp | undefined } & (
  | { readonly status: "readable"; readonly manifest: IndexManifest }
  | { readonly status: "missing" | "unreadable" }
  /** From an earlier release, whose format this one replaces. */
  | { readonly status: "older" }
  /** From a newer version that is about to replace this one. */
  | { readonly status: "newer" }
);

export function parseManifest(document: DocumentSnapshot): FoundManifest {
  const { updateTime: writtenAt } = document;
  const stored = document.data();
  if (stored === undefined) return { status: "missing", writtenAt };
  const parsed = z.safeParse(IndexManifest, stored);
  if (parsed.success) return { status: "readable", manifest: parsed.data, writtenAt };
  const format: unknown = stored["format"];
  if (typeof format !== "number" || format === INDEX_FORMAT) return { status: "unreadable", writtenAt };
  return { status: format > INDEX_FORMAT ? "newer" : "older", writtenAt };
}
