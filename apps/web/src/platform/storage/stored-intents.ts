import { tabStorage } from "./browser-storage.ts";

const KEPT_MS = 30 * 60 * 1000;
/** More than anybody clicks on their way to an account. */
const MAX_INTENTS = 50;

/**
 * Actions that need an account first: kept in this tab for half an hour each, in order. `parse` returns undefined for
 * malformed entries; of two with the same `key`, the later one counts.
 */
export function openStoredIntents<Intent>(
  item: string,
  { parse, key }: { parse: (value: unknown) => Intent | undefined; key: (intent: Intent) => string },
) {
  type Entry = readonly [at: number, intent: Intent];

  function readEntries(now: number): Entry[] {
    const stored = tabStorage.read(item);
    return Array.isArray(stored) ? stored.flatMap((entry) => parseEntry(entry, now, parse)) : [];
  }
  function write(entries: readonly Entry[]): void {
    // If storage is blocked, the user has to click again.
    if (entries.length > 0) tabStorage.write(item, entries);
    else tabStorage.remove(item);
  }
  const without = (intent: Intent, now: number) =>
    readEntries(now).filter(([, other]) => key(other) !== key(intent));

  return {
    read: (now: number): Intent[] => readEntries(now).map(([, intent]) => intent),
    add(intent: Intent, now: number): void {
      write([...without(intent, now), [now, intent] as const].slice(-MAX_INTENTS));
    },
    /** For those that were carried out, or cannot be. */
    remove(intent: Intent, now: number): void {
      write(without(intent, now));
    },
    /** Removes those that are over or malformed. */
    prune: (now: number): void => write(readEntries(now)),
  };
}

function parseEntry<Intent>(
  entry: unknown,
  now: number,
  parse: (value: unknown) => Intent | undefined,
): (readonly [number, Intent])[] {
  if (!Array.isArray(entry)) return [];
  const [at, value]: unknown[] = entry;
  if (typeof at !== "number" || now - at > KEPT_MS || at > now) return [];
  const intent = parse(value);
  return intent === undefined ? [] : [[at, intent]];
}
