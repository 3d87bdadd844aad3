import { openTurns, type TakeTurn } from "../../platform/storage/turns.ts";
import { type KeptWishes, openKeptWishes } from "./kept-wishes.ts";
import { type MarkNews, readMarkNews } from "./mark-news.ts";

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
