import type { ListedJob, ListedJobKey, Snapshot } from "./job-lists.ts";

/**
 * A fact about a user's lists: all entries, as the database had them some time after `at`, or one entry, whose write
 * was confirmed at `at`. Times in milliseconds come from the tabs' shared clock.
 */
export type SyncEvent =
  | { readonly kind: "fetched"; readonly at: number; readonly listed: readonly ListedJobKey[] }
  | { readonly kind: "written"; readonly at: number; readonly key: ListedJobKey; readonly isListed: boolean };

/** The job of a key. */
export const readListedJobKey = (key: ListedJobKey): ListedJob => ({
  kind: key.startsWith("saved:") ? "saved" : "applied",
  jobId: key.slice(key.indexOf(":") + 1),
});

export const isListedJobKey = (value: unknown): value is ListedJobKey =>
  typeof value === "string" && /^(saved|applied):./.test(value);

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
  if (typeof message !== "object" || message === null) return undefined;
  if (!("kind" in message && "at" in message && typeof message.at === "number")) return undefined;
  const { at } = message;
  if (message.kind === "fetched" && "listed" in message && Array.isArray(message.listed)) {
    return { kind: "fetched", at, listed: message.listed.filter(isListedJobKey) };
  }
  if (message.kind !== "written" || !("key" in message && "isListed" in message)) return undefined;
  const { key, isListed } = message;
  return isListedJobKey(key) && typeof isListed === "boolean"
    ? { kind: "written", at, key, isListed }
    : undefined;
}

type Written = Extract<SyncEvent, { kind: "written" }>;
type Late = { readonly key: ListedJobKey; newer: Written | undefined };

/** Writes that timed out and may still succeed, each with a newer write of the same entry, if any. */
export class LateWrites {
  readonly #late = new Set<Late>();

  /** Resolves, once the write has ended, to what was written since it timed out; undefined for nothing. */
  async follow(key: ListedJobKey, ended: Promise<unknown>): Promise<boolean | undefined> {
    const late: Late = { key, newer: undefined };
    this.#late.add(late);
    await ended;
    this.#late.delete(late);
    return late.newer?.isListed;
  }

  observe(event: SyncEvent): void {
    if (event.kind !== "written") return;
    for (const late of this.#late)
      if (late.key === event.key && event.at >= (late.newer?.at ?? event.at)) late.newer = event;
  }
}

/**
 * The promise of a write that timed out but may still finish, from its error. Checks the shape, because importing the
 * class would bring Firebase.
 */
export function findInFlight(error: unknown): Promise<unknown> | undefined {
  if (!(error instanceof Error && "inFlight" in error)) return undefined;
  return error.inFlight instanceof Promise ? error.inFlight : undefined;
}
