import { deviceStorage, tabStorage } from "./browser-storage.ts";
import { INTENTS_ITEM, INTENTS_OWNER_ITEM } from "./storage-keys.ts";

const KEPT_MS = 30 * 60 * 1000;
/** More than anybody clicks on their way to an account. */
const MAX_INTENTS = 50;

/** `owner`: the tab it was asked for in, until somebody is signed in there; from then on their uid. */
type Entry = {
  readonly at: number;
  readonly owner: string;
  readonly kind: string;
  readonly intent: unknown;
};

/**
 * Actions of one kind that need an account first: kept on this device for half an hour each, in order. `parse` returns
 * undefined for malformed intents; of two with the same `key`, the later one counts.
 */
export function openStoredIntents<Intent>(
  kind: string,
  { parse, key }: { parse: (value: unknown) => Intent | undefined; key: (intent: Intent) => string },
) {
  function isFor(intent: Intent, owner: string, entry: Entry): boolean {
    if (entry.owner !== owner || entry.kind !== kind) return false;
    const other = parse(entry.intent);
    return other !== undefined && key(other) === key(intent);
  }
  const without = (intent: Intent, owner: string, now: number) =>
    readEntries(now).filter((entry) => !isFor(intent, owner, entry));

  return {
    /** Those of this tab, or of the user with the uid `owner`. */
    read(now: number, owner = readTabOwner()): Intent[] {
      return readEntries(now)
        .filter((entry) => entry.owner === owner && entry.kind === kind)
        .flatMap(({ intent }) => parse(intent) ?? []);
    },
    /** Adds it to this tab's. */
    add(intent: Intent, now: number): void {
      const owner = readTabOwner() ?? crypto.randomUUID();
      // If storage is blocked, the user has to click again.
      if (!tabStorage.write(INTENTS_OWNER_ITEM, owner)) return;
      write([...without(intent, owner, now), { at: now, owner, kind, intent }]);
    },
    /** Whether it is still to be done: another tab may have done it, or a click replaced it. */
    has: (intent: Intent, now: number, owner: string): boolean =>
      readEntries(now).some((entry) => isFor(intent, owner, entry)),
    /** For those that were carried out, cannot be, or are replaced. */
    remove(intent: Intent, now: number, owner: string): void {
      write(without(intent, owner, now));
    },
  };
}

/**
 * Makes the intents of a tab those of `uid`, who is signed in there, through this tab or another. From then on this
 * user's pages carry them out, in any tab, and nobody else's do.
 */
export function claimIntents(uid: string, now: number, tabOwner = readTabOwner()): void {
  write(readEntries(now).map((entry) => (entry.owner === tabOwner ? { ...entry, owner: uid } : entry)));
  if (tabOwner === readTabOwner()) tabStorage.remove(INTENTS_OWNER_ITEM);
}

/** Who owns the intents of this tab; undefined if it has none. */
export function readTabOwner(): string | undefined {
  const owner = tabStorage.read(INTENTS_OWNER_ITEM);
  return typeof owner === "string" ? owner : undefined;
}

function readEntries(now: number): Entry[] {
  const stored = deviceStorage.read(INTENTS_ITEM);
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  // Also of the future, because the clock may have been set back.
  const kept = entries.filter(isEntry).filter(({ at }) => Math.abs(now - at) <= KEPT_MS);
  if (kept.length < entries.length) write(kept);
  return kept;
}

function write(entries: readonly Entry[]): void {
  if (entries.length > 0) deviceStorage.write(INTENTS_ITEM, entries.slice(-MAX_INTENTS));
  else deviceStorage.remove(INTENTS_ITEM);
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  if (!("at" in value && "owner" in value && "kind" in value && "intent" in value)) return false;
  return typeof value.at === "number" && typeof value.owner === "string" && typeof value.kind === "string";
}
