import { updateOptimistically } from "../../platform/optimistic-update.ts";
import { EMPTY_PICTURE, learn, type MarkNews, type MarkPicture } from "./mark-picture.ts";
import type { MarkTabs } from "./mark-tabs.ts";
import { type Mark, type MarkKey, markKey, readMarkKey } from "./mark.ts";

type Written = Extract<MarkNews, { kind: "written" }>;
type Late = { readonly key: MarkKey; newer: Written | undefined };

/**
 * Where one person's marks are kept. Both functions may reject; what a failed write left behind is then not known, and
 * the error of one that was given up tells by `underway` when it ends.
 */
export type MarkStore = {
  fetchMarked: () => Promise<readonly MarkKey[]>;
  setMark: (mark: Mark, isMarked: boolean) => Promise<boolean>;
};

type Request = PromiseWithResolvers<boolean> & {
  readonly isMarked: boolean;
  readonly debt: Debt | undefined;
  begun: boolean;
  readonly letGo: () => void;
};

/** What is to be written again, and since when, by the tabs' clock. */
type Debt = { readonly isMarked: boolean; readonly since: number };

type Outcome = "overtaken" | "written" | "failed";

// Being looked at again is no reason to read everything again within half a minute.
const FRESH_MS = 30_000;

/**
 * Takes one person's wishes about marks, in one tab, and sees to it that what is shown, what is stored and what was
 * last asked for become the same.
 *
 * A wish shows at once. Its write waits for its turn among the writes of that mark, over all tabs, in the order of the
 * clicks; a wish that a newer one of this tab has overtaken by then is not written at all. Only this tab's newer wish
 * does that: two tabs that each took the other's for the newer would both stay silent. A wish outlives the page until
 * it is settled, and a write that was given up does not have the last word when it is done after all.
 */
export class MarkDesk {
  readonly #store: MarkStore;
  readonly #tabs: MarkTabs;
  readonly #show: (picture: MarkPicture) => void;
  readonly #requests = new Map<MarkKey, Request>();
  readonly #late = new LateWrites();
  /** What a late write undid and could not be written again yet. */
  readonly #owed = new Map<MarkKey, Debt>();
  #known: MarkPicture = EMPTY_PICTURE;
  #reading = 0;
  #closed = false;

  constructor(ports: { store: MarkStore; tabs: MarkTabs; show: (picture: MarkPicture) => void }) {
    this.#store = ports.store;
    this.#tabs = ports.tabs;
    this.#show = ports.show;
    this.#tabs.listen((news) => this.#learn(news));
  }

  /** Resolves to whether it is written; an overtaken wish, to the outcome of the one that overtook it. */
  ask(mark: Mark, isMarked: boolean): Promise<boolean> {
    return this.#request(mark, isMarked);
  }

  #request(mark: Mark, isMarked: boolean, debt?: Debt): Promise<boolean> {
    const key = markKey(mark);
    const letGo = this.#tabs.wishes.keep({ key, isMarked });
    const request: Request = { isMarked, debt, begun: false, letGo, ...Promise.withResolvers<boolean>() };
    this.#owed.delete(key);
    const before = this.#requests.get(key);
    if (before && !before.begun) before.resolve(request.promise);
    void this.#follow(mark, request);
    return request.promise;
  }

  /** Asks for what pages that were left had asked for and not settled. To be called before anything is asked here. */
  resume(): ReadonlyMap<MarkKey, Promise<boolean>> {
    const wishes = this.#tabs.wishes.list();
    return new Map(wishes.map(({ key, isMarked }) => [key, this.ask(readMarkKey(key), isMarked)]));
  }

  /** Reads all marks; a failure leaves what was known, to be tried again by `refreshIfDue`. */
  async refresh(): Promise<void> {
    const at = this.#tabs.now();
    this.#reading += 1;
    try {
      this.#announce({ kind: "fetched", at, marked: await this.#store.fetchMarked() });
    } catch {
      this.#known = { ...this.#known, unsureSince: at };
      this.#showAll();
    } finally {
      this.#reading -= 1;
    }
  }

  /** The page is looked at again, or is online again. */
  async refreshIfDue(): Promise<void> {
    // Of a copy: what is asked for again is owed again from then on.
    for (const [key, debt] of new Map(this.#owed)) void this.#writeAgain(readMarkKey(key), debt);
    const { fetched, unsureSince } = this.#known;
    const isFresh = fetched !== undefined && this.#tabs.now() - fetched.at < FRESH_MS;
    if (this.#reading === 0 && (unsureSince !== undefined || !isFresh)) await this.refresh();
  }

  /** From here on nothing is shown or told, and what has not been written yet will not be. */
  close(): void {
    this.#closed = true;
    this.#tabs.close();
  }

  async #follow(mark: Mark, request: Request): Promise<void> {
    const key = markKey(mark);
    const outcome = await updateOptimistically({
      show: () => {
        this.#requests.set(key, request);
        this.#showAll();
        return () => this.#rollBack();
      },
      write: () => this.#takeTurn(mark, request),
      isDone: (ended) => ended !== "failed",
    });
    if (outcome === "overtaken") return;
    if (this.#requests.get(key) === request) {
      this.#requests.delete(key);
      this.#showAll();
    }
    request.letGo();
    request.resolve(outcome === "written");
  }

  /** What a failed write left behind is not known: all is read anew. */
  async #rollBack(): Promise<void> {
    if (!this.#closed) await this.refresh();
  }

  async #takeTurn(mark: Mark, request: Request): Promise<Outcome> {
    try {
      return await this.#tabs.inTurn(markKey(mark), () => this.#write(mark, request));
    } catch {
      // A page on its way out is given no more turns.
      return "failed";
    }
  }

  async #write(mark: Mark, request: Request): Promise<Outcome> {
    const key = markKey(mark);
    if (this.#requests.get(key) !== request) return "overtaken";
    request.begun = true;
    // Whoever is signed in by now would be written to.
    if (this.#closed) return "failed";
    // Another tab has been asked for something else while this one waited for its turn.
    if (request.debt && this.#owed.get(key) !== request.debt) return "failed";
    try {
      if (!(await this.#store.setMark(mark, request.isMarked))) return "failed";
    } catch (error) {
      const underway = findUnderway(error);
      if (underway) void this.#putRight(mark, underway);
      return "failed";
    }
    // The time is taken before the turn ends, so that times order writes as the turns did.
    this.#announce({ kind: "written", at: this.#tabs.now(), key, isMarked: request.isMarked });
    return "written";
  }

  /** Has what was written meanwhile written once more when a write has ended that was given up before. */
  async #putRight(mark: Mark, underway: Promise<unknown>): Promise<void> {
    const key = markKey(mark);
    // Whoever writes just now is to be heard first.
    const ended = underway.then(() => this.#tabs.inTurn(key, async () => {})).catch(() => undefined);
    const newer = await this.#late.follow(key, ended);
    // A wish that waits is written after it anyway.
    if (this.#closed || this.#requests.has(key)) return;
    if (newer === undefined) await this.refresh();
    else await this.#writeAgain(mark, { isMarked: newer, since: this.#tabs.now() });
  }

  /** Somebody was told that it is written: it is tried at every look, until it is or somebody wants something else. */
  async #writeAgain(mark: Mark, debt: Debt): Promise<void> {
    const wish = this.#request(mark, debt.isMarked, debt);
    this.#owed.set(markKey(mark), debt);
    await wish;
  }

  #announce(news: MarkNews): void {
    if (this.#closed) return;
    this.#tabs.tell(news);
    this.#learn(news);
  }

  #learn(news: MarkNews): void {
    this.#late.hear(news);
    if (news.kind === "written" && news.at >= (this.#owed.get(news.key)?.since ?? 0))
      this.#owed.delete(news.key);
    this.#known = learn(this.#known, news);
    this.#showAll();
  }

  #showAll(): void {
    if (this.#closed) return;
    const asked = new Map([...this.#requests].map(([key, { isMarked }]) => [key, isMarked]));
    this.#show({ ...this.#known, asked });
  }
}

/** Writes that were given up and may be done yet, each with what was written for the same mark after it was. */
export class LateWrites {
  readonly #late = new Set<Late>();

  /** Gives, once the write has ended, what was asked for and written since it was given up; undefined for nothing. */
  async follow(key: MarkKey, ended: Promise<unknown>): Promise<boolean | undefined> {
    const late: Late = { key, newer: undefined };
    this.#late.add(late);
    await ended;
    this.#late.delete(late);
    return late.newer?.isMarked;
  }

  hear(news: MarkNews): void {
    if (news.kind !== "written") return;
    for (const late of this.#late)
      if (late.key === news.key && news.at >= (late.newer?.at ?? news.at)) late.newer = news;
  }
}

/**
 * When a write ends that was given up for now, by what it was rejected with. By its shape: the class brings Firebase.
 */
export function findUnderway(error: unknown): Promise<unknown> | undefined {
  if (!(error instanceof Error && "underway" in error)) return undefined;
  return error.underway instanceof Promise ? error.underway : undefined;
}
