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
  function readEntries(now: number): (readonly [at: number, intent: Intent])[] {
    const stored = tabStorage.read(item);
    return Array.isArray(stored) ? stored.flatMap((entry) => parseEntry(entry, now, parse)) : [];
  }
  const read = (now: number): Intent[] => readEntries(now).map(([, intent]) => intent);

  return {
    read,
    add(intent: Intent, now: number): void {
      const others = readEntries(now).filter(([, other]) => key(other) !== key(intent));
      // If storage is blocked, the user has to click again.
      tabStorage.write(item, [...others, [now, intent]].slice(-MAX_INTENTS));
    },
    /** Returns and removes all of them. */
    take(now: number): Intent[] {
      const intents = read(now);
      tabStorage.remove(item);
      return intents;
    },
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
