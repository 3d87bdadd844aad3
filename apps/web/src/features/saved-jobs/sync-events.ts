import type { ListedJob, ListedJobKey, Snapshot } from "./job-lists.ts";

/**
 * Something learnt about a person's job lists: all of them, as the database had them some time after `at`, or one of
 * them, whose write was confirmed at `at`. Times come from the clock that all tabs share, in milliseconds.
 */
export type SyncEvent =
  | { readonly kind: "fetched"; readonly at: number; readonly listed: readonly ListedJobKey[] }
  | { readonly kind: "written"; readonly at: number; readonly key: ListedJobKey; readonly isListed: boolean };

/** The job that a key is of. */
export const readListedJobKey = (key: ListedJobKey): ListedJob => ({
  kind: key.startsWith("saved:") ? "saved" : "applied",
  jobId: key.slice(key.indexOf(":") + 1),
});

export const isListedJobKey = (value: unknown): value is ListedJobKey =>
  typeof value === "string" && /^(saved|applied):./.test(value);

/**
 * The snapshot with an event in it. Events may come in any order, from any tab: a read says nothing about a
 * write confirmed after it began, and of two writes the one confirmed later counts.
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

/** What another tab sent, which may run another version of this code; undefined for what is no event. */
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

/** Writes that were given up and may be done yet, each with what was written for the same entry after it was. */
export class LateWrites {
  readonly #late = new Set<Late>();

  /** Gives, once the write has ended, what was asked for and written since it was given up; undefined for nothing. */
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
 * When a write ends that was given up for now, by what it was rejected with. By its shape: the class brings Firebase.
 */
export function findInFlight(error: unknown): Promise<unknown> | undefined {
  if (!(error instanceof Error && "inFlight" in error)) return undefined;
  return error.inFlight instanceof Promise ? error.inFlight : undefined;
}
