import { openTurns, type TakeTurn } from "../data/turns.ts";
import { type MarkNews, readMarkNews } from "./mark-news.ts";

/** What a person's tabs in one browser share. */
export type MarkTabs = {
  /** Milliseconds, by a clock all tabs share. */
  now: () => number;
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
  return {
    now: () => Date.now(),
    inTurn: (turn, task) => takeTurn(`${name}:${turn}`, task),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    tell: (news) => channel?.postMessage(news),
    listen: (listener) => {
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const news = readMarkNews(data);
        if (news) listener(news);
      });
    },
    close: () => channel?.close(),
  };
}
