import { ASKED_MARKS_ITEM as ITEM } from "../../platform/storage/kept-names.ts";
import { isMarkKey, type MarkKey } from "./mark.ts";

/** A wish about a mark that is not settled yet. */
export type KeptWish = { readonly key: MarkKey; readonly isMarked: boolean };

/**
 * What was asked for and is not settled, kept beyond the page that asked. All tabs share it: a mark's last wish counts.
 */
export type KeptWishes = {
  /** Keeps a wish in place of an earlier one for the same mark. Gives what lets go of it, unless a later one came. */
  keep: (wish: KeptWish) => () => void;
  /** Wishes of this moment and of pages that were left before they were settled. */
  list: () => readonly KeptWish[];
};

type Entry = readonly [key: MarkKey, isMarked: boolean, at: number, id: string];

/** Long enough for a reload; what was asked for longer ago may have been overtaken on another device. */
const KEPT_MS = 2 * 60 * 1000;

/** The wishes of one person in this browser; where it keeps nothing, a page that is left takes its wishes with it. */
export function openKeptWishes(uid: string): KeptWishes {
  const read = () => readEntries(uid).filter(([, , at]) => Math.abs(Date.now() - at) <= KEPT_MS);
  // What is too old, or another person's, is kept no longer.
  writeEntries(uid, read());
  return {
    keep({ key, isMarked }) {
      const id = crypto.randomUUID();
      const others = read().filter((entry) => entry[0] !== key);
      writeEntries(uid, [...others, [key, isMarked, Date.now(), id]]);
      return () => {
        const entries = read();
        const left = entries.filter((entry) => entry[3] !== id);
        if (left.length < entries.length) writeEntries(uid, left);
      };
    },
    list: () => read().map(([key, isMarked]) => ({ key, isMarked })),
  };
}

function readEntries(uid: string): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ITEM) ?? "[]");
    if (!Array.isArray(kept) || kept[0] !== uid || !Array.isArray(kept[1])) return [];
    return kept[1].filter(isEntry);
  } catch {
    return [];
  }
}

function writeEntries(uid: string, entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(ITEM);
    else localStorage.setItem(ITEM, JSON.stringify([uid, entries]));
  } catch {
    // A browser that keeps nothing.
  }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [key, isMarked, at, id]: unknown[] = value;
  return isMarkKey(key) && typeof isMarked === "boolean" && typeof at === "number" && typeof id === "string";
}
