import { FeedRun } from "@farwork/domain";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";
import { StoredDate } from "../runtime/stored-date.ts";
import { nextDue } from "./feed-schedule.ts";
import type { Feed } from "./feed.ts";

/** The collection of `ingestRuns/{feed}`: where each feed stands. Its runs are in the collection `runs` below that. */
export const FEED_STATES = "ingestRuns";

const Validators = z.object({
  etag: z.exactOptional(z.string()),
  lastModified: z.exactOptional(z.string()),
  /** When the answer they are of was read. */
  readAt: StoredDate,
});

/** See `FeedSize`. */
const Size = z.object({ read: z.optional(z.int()), doubtedSince: z.optional(StoredDate) });

/** Where a feed stands; of a feed nobody asked yet it says nothing. */
export const FeedState = z.object({
  /** When it was last asked, whatever came of it. */
  askedAt: z.optional(StoredDate),
  /** Askings since the last whose run did not fail: one that nobody recorded, for it was killed, is among them. */
  failures: z._default(z.int().check(z.nonnegative()), 0),
  /** Before this the server does not want to be asked, by its own word in the last run. */
  retryAfter: z.optional(StoredDate),
  /** Of the last answer that was taken in whole. */
  validators: z.optional(Validators),
  size: z.optional(Size),
  /** As it is on the wire: a run is for people to read, and nothing asks for runs by their times. */
  lastRun: z.optional(FeedRun),
});
export type FeedState = z.infer<typeof FeedState>;

/** The states of all feeds that were ever asked, by the feed's id. A read each. */
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

/** When a feed may be asked again; undefined for one nobody asked yet. */
export function readNextDue({ adapter }: Feed, state: FeedState | undefined): Date | undefined {
  const { askedAt, failures = 0, retryAfter } = state ?? {};
  return askedAt && nextDue({ askedAt, failures, retryAfter }, adapter.source.minPollInterval);
}
