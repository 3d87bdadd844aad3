import * as z from "zod/mini";

import type { ListedJob, ListedJobKey, Snapshot } from "./job-lists.ts";

/** A key in a message or in storage. */
export const StoredKey = z.custom<ListedJobKey>(
  (value) => typeof value === "string" && /^(saved|applied):./.test(value),
);

/**
 * A fact about a user's lists: all entries, as the database had them some time after `at`, or one entry, whose write
 * was confirmed at `at`. Times in milliseconds come from the tabs' shared clock.
 */
const SyncEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("fetched"), at: z.number(), listed: z.readonly(z.array(StoredKey)) }),
  z.object({ kind: z.literal("written"), at: z.number(), key: StoredKey, isListed: z.boolean() }),
]);
export type SyncEvent = z.infer<typeof SyncEvent>;

/** The job of a key. */
export const readListedJobKey = (key: ListedJobKey): ListedJob => ({
  kind: key.startsWith("saved:") ? "saved" : "applied",
  jobId: key.slice(key.indexOf(":") + 1),
});

/**
 * Applies an event to a snapshot. Events may arrive in any order, from any tab: a read says nothing about a write
 * confirmed after it started, and of two writes the later one wins.
 */
export function applyEvent(snapshot: Snapshot, event: SyncEvent): Snapshot {
  const { fetched, written, staleSince } = snapshot;
  if (fetched && event.at < fetched.at) return snapshot;
  if (event.kind === "fetched") {
    return {
      ...snapshot,
      fetched: { at: event.at, listed: new Set(event.listed) },
      written: new Map([...written].filter(([, { at }]) => at >= event.at)),
      staleSince: staleSince !== undefined && event.at >= staleSince ? undefined : staleSince,
    };
  }
  if (event.at < (written.get(event.key)?.at ?? event.at)) return snapshot;
  return { ...snapshot, written: new Map(written).set(event.key, event) };
}

/** Parses a message of another tab, which may run another version of this code; undefined if malformed. */
export function parseSyncEvent(message: unknown): SyncEvent | undefined {
  return z.safeParse(SyncEvent, message).data;
}
