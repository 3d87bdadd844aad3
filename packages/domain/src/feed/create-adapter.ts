import * as z from "zod/mini";

import type { Job } from "../job/job.ts";
import type { FeedSource } from "../source/feed-source.ts";
import type { CompanyBoard } from "./company-board.ts";
import type { FeedAdapter, FeedReading, FeedRejection } from "./feed-adapter.ts";
import { Id } from "./feed-fields.ts";
import type { FeedItem, ItemRejection, RejectedField } from "./feed-item.ts";
import { normalizeFeedItem } from "./normalize-feed-item.ts";

/** What sets one feed apart from the others. */
export type FeedShape<Raw> = {
  source: FeedSource;
  /** Finds the list of postings in an answer. */
  envelope: z.ZodMiniType<readonly unknown[]>;
  /** A posting's fields. Those we do not know are ignored. */
  item: z.ZodMiniType<Raw>;
  /** Makes an id of the field `names.sourceId`; as sent unless said otherwise. */
  id?: z.ZodMiniType<string>;
  /** What the feed calls the fields that an item can be rejected for: rejections name them so. */
  names: Readonly<Record<RejectedField, string>>;
  /** Why a posting is none for us although nothing is wrong with it. */
  leaveOut?(raw: Raw): ItemRejection | undefined;
  toFeedItem(raw: Raw, board: CompanyBoard | undefined): Omit<FeedItem, "source" | "sourceId">;
  /** As the adapter's; left out where an answer is one page. */
  nextPage?: FeedAdapter["nextPage"];
};

/** The adapter of a feed of that shape. Whatever an answer holds, nothing throws. */
export function createAdapter<Raw>(shape: FeedShape<Raw>): FeedAdapter {
  return {
    source: shape.source,
    nextPage: shape.nextPage ?? (() => undefined),
    readResponse(response, now, board): FeedReading {
      const envelope = shape.envelope.safeParse(response);
      if (!envelope.success) return { ok: false, error: toFailure(envelope.error) };
      const jobs: Job[] = [];
      const rejected: FeedRejection[] = [];
      for (const [index, raw] of envelope.data.entries()) {
        const read = readItem(shape, raw, now, board);
        if ("firestoreId" in read) jobs.push(read);
        else rejected.push({ index, ...read });
      }
      return { ok: true, value: { jobs, rejected } };
    },
  };
}

function toFailure(error: z.core.$ZodError): Extract<FeedReading, { ok: false }>["error"] {
  const code = error.issues[0]?.code === "too_big" ? "too-many-items" : "unexpected-shape";
  return { code, path: firstPath(error) };
}

type Rejection = Omit<FeedRejection, "index">;

function readItem<Raw>(
  shape: FeedShape<Raw>,
  raw: unknown,
  now: Date,
  board: CompanyBoard | undefined,
): Job | Rejection {
  const fields = z.record(z.string(), z.unknown()).safeParse(raw);
  if (!fields.success) return { path: "", code: "wrong-type" };
  const id = (shape.id ?? Id).safeParse(fields.data[shape.names.sourceId]);
  if (!id.success) return toRejection(shape.names.sourceId, fields.data);
  try {
    const read = readFields(shape, fields.data, id.data, now, board);
    return "firestoreId" in read ? read : { sourceId: id.data, ...read };
  } catch {
    // A mistake of ours that only this posting brings out: the others are worth having.
    return { sourceId: id.data, path: "", code: "unreadable" };
  }
}

function readFields<Raw>(
  { source, names, ...shape }: FeedShape<Raw>,
  fields: Readonly<Record<string, unknown>>,
  sourceId: string,
  now: Date,
  board: CompanyBoard | undefined,
): Job | ItemRejection {
  const item = shape.item.safeParse(fields);
  if (!item.success) return toRejection(firstPath(item.error), fields);
  const leftOut = shape.leaveOut?.(item.data);
  if (leftOut !== undefined) return leftOut;
  const read = normalizeFeedItem({ source, sourceId, ...shape.toFeedItem(item.data, board) }, now);
  return read.ok ? read.value : { path: names[read.error.path], code: read.error.code };
}

function toRejection(path: string, fields: Readonly<Record<string, unknown>>): ItemRejection {
  const value = fields[path];
  return { path, code: value === undefined || value === null ? "missing" : "wrong-type" };
}

const firstPath = (error: z.core.$ZodError) => z.core.toDotPath(error.issues[0]?.path ?? []);
