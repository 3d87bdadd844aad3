import type * as fc from "fast-check";

import { MarkDesk, type MarkStore } from "../features/saved-jobs/mark-desk.ts";
import {
  EMPTY_PICTURE,
  type MarkNews,
  type MarkPicture,
  shownMarks,
} from "../features/saved-jobs/mark-picture.ts";
import type { MarkTabs } from "../features/saved-jobs/mark-tabs.ts";
import { type MarkKey, markKey } from "../features/saved-jobs/mark.ts";
import { FakeKeptWishes } from "./fake-kept-wishes.ts";

/**
 * How a call to the database ends: well, refused before it did anything, done without its answer arriving, or given up
 * while it is on its way, so that a write is done at any later time.
 */
export type Fate = "well" | "refused" | "answer lost" | "given up";

/** Why no call arrives at all: no network, or a token that is not taken any more. */
export type Outage = "offline" | "expired";

type Listener = (news: MarkNews) => void;
/** A page in a browser's tab, until it is left. */
type Page = { left: boolean; readonly leaving: PromiseWithResolvers<never> };

/** One database, and tabs that reach it and each other whenever a scheduler lets them. */
export class FakeMarksWorld {
  readonly database = new Set<MarkKey>();
  outage: Outage | undefined;
  readonly #scheduler: fc.Scheduler;
  readonly #listeners = new Map<Page, Listener>();
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #wishes = new FakeKeptWishes();
  readonly #fates: Fate[];
  #underway: { readonly page: Page; readonly land: () => void }[] = [];
  #time = 0;

  constructor(scheduler: fc.Scheduler, fates: readonly Fate[]) {
    this.#scheduler = scheduler;
    this.#fates = [...fates];
  }

  openPage() {
    let picture = EMPTY_PICTURE;
    const page: Page = { left: false, leaving: Promise.withResolvers() };
    page.leaving.promise.catch(() => undefined);
    const desk = new MarkDesk({
      store: this.#openStore(page),
      tabs: this.#openTabs(page),
      show: (shown: MarkPicture) => (picture = shown),
    });
    const resumed = desk.resume();
    void desk.refresh();
    return { desk, resumed, screen: () => shownMarks(picture, new Set()), leave: () => this.#leave(page) };
  }

  /** What no page has settled. */
  get kept() {
    return this.#wishes.open().list();
  }

  /** From here on every call goes well. */
  repair(): void {
    this.#fates.length = 0;
    this.outage = undefined;
  }

  /** What was given up is done after all. */
  land(): void {
    const landing = this.#underway;
    this.#underway = [];
    for (const { land } of landing) land();
  }

  /** As a reload does: nothing of the page runs any more, its turns pass on, and its requests are broken off. */
  #leave(page: Page): void {
    page.left = true;
    page.leaving.reject(new Error("the page was left"));
    this.#listeners.delete(page);
    this.#underway = this.#underway.filter((write) => write.page !== page);
  }

  async #pass(label: string): Promise<void> {
    await this.#scheduler.schedule(Promise.resolve(), label);
  }

  #openStore(page: Page): MarkStore {
    return {
      setMark: (mark, isMarked) =>
        this.#call(page, "write", () => {
          if (isMarked) this.database.add(markKey(mark));
          else this.database.delete(markKey(mark));
          return true;
        }),
      fetchMarked: () => this.#call(page, "read", () => [...this.database]),
    };
  }

  async #call<Answer>(page: Page, label: "write" | "read", reach: () => Answer): Promise<Answer> {
    const fate = this.#fates.shift() ?? "well";
    await this.#pass(`${label} arrives`);
    if (page.left) return page.leaving.promise;
    if (fate === "refused" || this.outage !== undefined) throw new Error(this.outage ?? fate);
    if (fate === "given up") throw Object.assign(new Error(fate), this.#giveUp(page, label, reach));
    const answer = reach();
    await this.#pass(`${label} is answered`);
    if (page.left) return page.leaving.promise;
    if (fate === "answer lost") throw new Error(fate);
    return answer;
  }

  #giveUp(page: Page, label: "write" | "read", reach: () => unknown) {
    if (label === "read") return {};
    const { promise: underway, resolve } = Promise.withResolvers<void>();
    const land = () => {
      reach();
      resolve();
    };
    this.#underway.push({ page, land });
    return { underway };
  }

  #openTabs(page: Page): MarkTabs {
    return {
      now: () => (this.#time += 1),
      wishes: this.#wishes.open(() => page.left),
      // Web Locks: whoever asked first goes first, and a page that is left keeps nobody waiting.
      inTurn: (name, task) => {
        const before = this.#turns.get(name) ?? Promise.resolve();
        const run = () => (page.left ? page.leaving.promise : Promise.race([task(), page.leaving.promise]));
        const mine = before
          .catch(() => undefined)
          .then(() => this.#pass("turn"))
          .then(run);
        this.#turns.set(name, mine);
        return page.left
          ? new Promise(() => {})
          : mine.catch((error: unknown) => this.#unlessLeft(page, error));
      },
      // Unlike a BroadcastChannel, this one does not even keep the order of one sender's messages.
      tell: (news) => {
        for (const [other, listener] of this.#listeners)
          if (other !== page) void this.#deliver(other, listener, news);
      },
      listen: (listener) => this.#listeners.set(page, listener),
      close: () => this.#listeners.delete(page),
    };
  }

  /** Code of a page that was left hears of nothing, not even of that. */
  #unlessLeft(page: Page, error: unknown): Promise<never> {
    return page.left ? new Promise(() => {}) : Promise.reject(error);
  }

  async #deliver(page: Page, listener: Listener, news: MarkNews): Promise<void> {
    await this.#pass("news");
    if (!page.left) listener(news);
  }
}
