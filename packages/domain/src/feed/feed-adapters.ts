import * as z from "zod/mini";

import { markRepeated } from "../duplicate/mark-repeated.ts";
import type { Job } from "../job/job.ts";
import type { CompanyBoard } from "./company-board.ts";
import type { FeedAdapter, FeedReading, FeedRejection } from "./feed-adapter.ts";
import type { ItemRejection } from "./feed-item.ts";
import { type FeedDefinition, firstPath, Id, toRejection } from "./feed-shape.ts";
import { FEEDS } from "./feeds.ts";
import { normalizeFeedItem } from "./normalize-feed-item.ts";
import { remotive } from "./remotive.ts";

/** Every adapter, one per source. */
export const FEED_ADAPTERS: readonly FeedAdapter[] = FEEDS.map(createAdapter);

/**
 * Finds the adapter of a source by its id.
 *
 * @example findFeedAdapter("remotive")?.readResponse(answer, now).ok; // => true
 */
export function findFeedAdapter(sourceId: string): FeedAdapter | undefined {
  return FEED_ADAPTERS.find(({ source }) => source.id === sourceId);
}

/**
 * Reads a Remotive response with its adapter.
 *
 * @example
 * const reading = readRemotiveResponse(answer, now);
 * reading.ok && reading.value.jobs.map(({ title }) => title); // => ["React developer"]
 */
export function readRemotiveResponse(response: unknown, now: Date): FeedReading {
  return createAdapter(remotive).readResponse(response, now);
}

/** Creates the adapter of a feed. It never throws, whatever a response contains. */
export function createAdapter(feed: FeedDefinition): FeedAdapter {
  return {
    source: feed.source,
    nextPage: feed.nextPage ?? (() => undefined),
    readResponse(response, now, board): FeedReading {
      const envelope = feed.envelope.safeParse(response);
      if (!envelope.success) return { ok: false, error: toFailure(envelope.error) };
      const jobs: Job[] = [];
      const rejected: FeedRejection[] = [];
      for (const [index, raw] of envelope.data.entries()) {
        const read = readItem(feed, raw, now, board);
        if ("firestoreId" in read) jobs.push(read);
        else rejected.push({ index, ...read });
      }
      return { ok: true, value: { jobs: markRepeated(jobs), rejected } };
    },
  };
}

function toFailure(error: z.core.$ZodError): Extract<FeedReading, { ok: false }>["error"] {
  const code = error.issues[0]?.code === "too_big" ? "too-many-items" : "unexpected-shape";
  return { code, path: firstPath(error) };
}

type Rejection = Omit<FeedRejection, "index">;

function readItem(
  feed: FeedDefinition,
  raw: unknown,
  now: Date,
  board: CompanyBoard | undefined,
): Job | Rejection {
  const fields = z.record(z.string(), z.unknown()).safeParse(raw);
  if (!fields.success) return { path: "", code: "wrong-type" };
  const id = (feed.id ?? Id).safeParse(fields.data[feed.names.sourceId]);
  if (!id.success) return toRejection(feed.names.sourceId, fields.data);
  try {
    const read = readFields(feed, fields.data, id.data, now, board);
    return "firestoreId" in read ? read : { sourceId: id.data, ...read };
  } catch {
    // A bug of ours triggered by this posting should not lose the others.
    return { sourceId: id.data, path: "", code: "unreadable" };
  }
}

function readFields(
  { source, names, readPosting }: FeedDefinition,
  fields: Readonly<Record<string, unknown>>,
  sourceId: string,
  now: Date,
  board: CompanyBoard | undefined,
): Job | ItemRejection {
  const posting = readPosting(fields, board);
  if ("code" in posting) return posting;
  const read = normalizeFeedItem({ source, sourceId, ...posting }, now);
  return read.ok ? read.value : { ...read.error, path: names[read.error.path] };
}
