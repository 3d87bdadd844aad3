import type * as fc from "fast-check";

import { MarkDesk, type MarkStore } from "../marks/mark-desk.ts";
import type { MarkNews } from "../marks/mark-news.ts";
import { EMPTY_PICTURE, type MarkPicture, shownMarks } from "../marks/mark-picture.ts";
import type { MarkTabs } from "../marks/mark-tabs.ts";
import { markKey, type MarkKey } from "../marks/mark.ts";

/** How a call to the database ends: well, refused before it did anything, or done without its answer arriving. */
export type Fate = "well" | "refused" | "answer lost";

type Listener = (news: MarkNews) => void;

/** One database, and tabs that reach it and each other whenever a scheduler lets them. */
export class FakeMarksWorld {
  readonly database = new Set<MarkKey>();
  readonly #scheduler: fc.Scheduler;
  readonly #listeners = new Set<Listener>();
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #fates: Fate[];
  #time = 0;

  constructor(scheduler: fc.Scheduler, fates: readonly Fate[]) {
    this.#scheduler = scheduler;
    this.#fates = [...fates];
  }

  openTab() {
    let picture = EMPTY_PICTURE;
    const desk = new MarkDesk({
      store: this.#openStore(),
      tabs: this.#openTabs(),
      show: (shown: MarkPicture) => (picture = shown),
    });
    return { desk, screen: () => shownMarks(picture, new Set()) };
  }

  /** From here on every call goes well. */
  repair(): void {
    this.#fates.length = 0;
  }

  async #pass(label: string): Promise<void> {
    await this.#scheduler.schedule(Promise.resolve(), label);
  }

  #openStore(): MarkStore {
    return {
      setMark: (mark, isMarked) =>
        this.#call("write", () => {
          if (isMarked) this.database.add(markKey(mark));
          else this.database.delete(markKey(mark));
          return true;
        }),
      fetchMarked: () => this.#call("read", () => [...this.database]),
    };
  }

  async #call<Answer>(label: string, reach: () => Answer): Promise<Answer> {
    const fate = this.#fates.shift() ?? "well";
    await this.#pass(`${label} arrives`);
    if (fate === "refused") throw new Error("refused");
    const answer = reach();
    await this.#pass(`${label} is answered`);
    if (fate === "answer lost") throw new Error("answer lost");
    return answer;
  }

  #openTabs(): MarkTabs {
    let own: Listener | undefined;
    return {
      now: () => (this.#time += 1),
      // Web Locks: whoever asked first goes first.
      inTurn: (name, task) => {
        const before = this.#turns.get(name) ?? Promise.resolve();
        const mine = before.then(() => this.#pass("turn")).then(task);
        this.#turns.set(name, mine);
        return mine;
      },
      // Unlike a BroadcastChannel, this one does not even keep the order of one sender's messages.
      tell: (news) => {
        for (const listener of this.#listeners) if (listener !== own) void this.#deliver(listener, news);
      },
      listen: (listener) => {
        own = listener;
        this.#listeners.add(listener);
      },
      close: () => {
        if (own) this.#listeners.delete(own);
      },
    };
  }

  async #deliver(listener: Listener, news: MarkNews): Promise<void> {
    await this.#pass("news");
    listener(news);
  }
}
