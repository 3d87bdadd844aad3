import { tabStorage } from "./browser-storage.ts";

const KEPT_MS = 30 * 60 * 1000;
/** More than anybody presses on their way to an account. */
const MAX_INTENTS = 50;

/**
 * What somebody wants to do who has to sign up or log in first: kept in this tab, each for half an hour, and in the
 * order in which it was wanted. `parse` gives undefined for what nobody here wrote; of two that are the same by `key`,
 * the later one counts.
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
      // Where a browser keeps nothing, the person clicks again afterwards.
      tabStorage.write(item, [...others, [now, intent]].slice(-MAX_INTENTS));
    },
    /** All of them, once. */
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
