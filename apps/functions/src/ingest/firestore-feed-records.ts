import { FeedRun } from "@farwork/domain";
import { FieldValue, type Firestore, type WriteBatch } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { FEED_STATES, parseFeedState, readNextDue } from "./feed-state.ts";
import { feedId } from "./feed.ts";
import type { Claim, FeedRecords, RunRecord } from "./ingest-store.ts";

const DAY = 86_400_000;
/** How long runs are kept before Firestore's TTL deletes them (`firestore.indexes.json`). */
const KEPT_MS = 30 * DAY;

export function createFeedRecords(firestore: Firestore): FeedRecords {
  const states = firestore.collection(FEED_STATES);

  return {
    claim: (feed, now) =>
      firestore.runTransaction<Claim>(async (transaction) => {
        const document = states.doc(feedId(feed));
        const state = parseFeedState(await transaction.get(document));
        const { failures, validators } = state;
        const nextDueAt = readNextDue(feed, state);
        if (nextDueAt !== undefined && nextDueAt > now) return { status: "not-due", nextDueAt };
        // Counts as a failure until recorded, so that a feed whose polls are killed is polled less often.
        transaction.set(document, { askedAt: now, failures: failures + 1 }, { merge: true });
        if (validators === undefined) return { status: "claimed" };
        const { readAt, ...tags } = validators;
        return { status: "claimed", validators: tags, readAt };
      }),
    async recordRun(feed, record) {
      const { run, validators, readAt, retryAfter } = record;
      const batch = firestore.batch();
      addRun(batch, feed, record);
      batch.set(
        states.doc(feed),
        {
          // Failures were counted when claimed.
          failures: run.outcome === "failed" ? FieldValue.increment(0) : 0,
          validators: validators && readAt ? { ...validators, readAt } : FieldValue.delete(),
          retryAfter: retryAfter ?? FieldValue.delete(),
        },
        // Replaced as a whole: an old ETag must not be combined with a new date.
        { mergeFields: ["failures", "validators", "retryAfter"] },
      );
      await batch.commit();
    },
    async recordForeignRun(feed, record) {
      const batch = firestore.batch();
      addRun(batch, feed, record);
      await batch.commit();
    },
    readSize: async (feed) => parseFeedState(await states.doc(feed).get()).size ?? {},
  };

  function addRun(batch: WriteBatch, feed: string, { run, size }: Pick<RunRecord, "run" | "size">): void {
    const state = states.doc(feed);
    const lastRun = z.encode(FeedRun, run);
    const expireAt = new Date(run.finishedAt.getTime() + KEPT_MS);
    // Replaced as a whole, as above: an old suspicion must not be combined with an accepted size.
    const mergeFields = size === undefined ? ["lastRun"] : ["lastRun", "size"];
    batch.set(state, { lastRun, size }, { mergeFields });
    batch.create(state.collection("runs").doc(), { ...lastRun, expireAt });
  }
}
