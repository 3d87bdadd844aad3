import { FeedRun } from "@farwork/domain";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";
import { StoredDate } from "../runtime/stored-date.ts";
import { nextDue } from "./feed-schedule.ts";
import type { Feed } from "./feed.ts";

/** The collection with the state of each feed, `ingestRuns/{feed}`. Its runs are in the subcollection `runs`. */
export const FEED_STATES = "ingestRuns";

const Validators = z.object({
  etag: z.exactOptional(z.string()),
  lastModified: z.exactOptional(z.string()),
  /** When the response they belong to was read. */
  readAt: StoredDate,
});

/** See `FeedSize`. */
const Size = z.object({ read: z.optional(z.int()), doubtedSince: z.optional(StoredDate) });

/** The state of a feed; empty if it was never polled. */
export const FeedState = z.object({
  /** When it was last polled, whatever the outcome. */
  askedAt: z.optional(StoredDate),
  /** Polls since the last successful one, including unrecorded ones that were killed. */
  failures: z._default(z.int().check(z.nonnegative()), 0),
  /** In the last run, the server requested not to be polled before this time. */
  retryAfter: z.optional(StoredDate),
  /** The validators of the last fully ingested response. */
  validators: z.optional(Validators),
  size: z.optional(Size),
  /** In wire format, as runs are for people to read and never queried by time. */
  lastRun: z.optional(FeedRun),
});
export type FeedState = z.infer<typeof FeedState>;

/** The states of all feeds ever polled, by feed id. One read each. */
export async function readFeedStates(firestore: Firestore): Promise<ReadonlyMap<string, FeedState>> {
  const { docs } = await firestore.collection(FEED_STATES).get();
  return new Map(docs.map((document) => [document.id, parseFeedState(document)]));
}

export function parseFeedState(document: DocumentSnapshot): FeedState {
  const parsed = z.safeParse(FeedState, document.data() ?? {});
  if (parsed.success) return parsed.data;
  logEvent("feed-state-invalid", { feed: document.id, problem: z.prettifyError(parsed.error) });
  return { failures: 0 };
}

/** When a feed may be polled again; undefined if it was never polled. */
export function readNextDue({ adapter }: Feed, state: FeedState | undefined): Date | undefined {
  const { askedAt, failures = 0, retryAfter } = state ?? {};
  return askedAt && nextDue({ askedAt, failures, retryAfter }, adapter.source.minPollInterval);
}
