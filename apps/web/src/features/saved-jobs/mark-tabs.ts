import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { ASKED_MARKS_ITEM as ITEM } from "../../platform/storage/kept-names.ts";
import { openTurns, type TakeTurn } from "../../platform/storage/turns.ts";
import { type MarkNews, readMarkNews } from "./mark-picture.ts";
import { isMarkKey, type MarkKey } from "./mark.ts";

/** A wish about a mark that is not settled yet. */
type KeptWish = { readonly key: MarkKey; readonly isMarked: boolean };

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

/** What a person's tabs in one browser share. */
export type MarkTabs = {
  /** Milliseconds, by a clock that only goes forward, and is never behind what was heard from another tab. */
  now: () => number;
  wishes: KeptWishes;
  /** Runs the tasks of one name one after another, over all tabs, in the order asked for. */
  inTurn: TakeTurn;
  /** Tells the other tabs. */
  tell: (news: MarkNews) => void;
  /** Hears them, until closed. */
  listen: (listener: (news: MarkNews) => void) => void;
  close: () => void;
};

/**
 * The person's tabs, by Web Locks and a BroadcastChannel. Where a browser gives neither (old ones, and pages without
 * TLS), each tab takes turns with itself alone, and learns of the others when it is looked at.
 */
export function openMarkTabs(uid: string): MarkTabs {
  const name = `farwork-marks:${uid}`;
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : undefined;
  const takeTurn = openTurns();
  // The device's own clock may be set back, and the tabs' differ by that: news of after that would pass for old.
  let ahead = 0;
  const now = () => performance.timeOrigin + performance.now() + ahead;
  return {
    now,
    wishes: openKeptWishes(uid),
    inTurn: (turn, task) => takeTurn(`${name}:${turn}`, task),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    tell: (news) => channel?.postMessage(news),
    listen: (listener) => {
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const news = readMarkNews(data);
        if (!news) return;
        ahead += Math.max(0, news.at - now());
        listener(news);
      });
    },
    close: () => channel?.close(),
  };
}

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
  const kept = deviceStorage.read(ITEM);
  if (!Array.isArray(kept) || kept[0] !== uid || !Array.isArray(kept[1])) return [];
  return kept[1].filter(isEntry);
}

function writeEntries(uid: string, entries: readonly Entry[]): void {
  if (entries.length === 0) deviceStorage.remove(ITEM);
  else deviceStorage.write(ITEM, [uid, entries]);
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [key, isMarked, at, id]: unknown[] = value;
  return isMarkKey(key) && typeof isMarked === "boolean" && typeof at === "number" && typeof id === "string";
}
