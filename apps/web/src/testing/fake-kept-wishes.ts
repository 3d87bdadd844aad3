import type { KeptWishes } from "../features/saved-jobs/mark-tabs.ts";
import type { MarkKey } from "../features/saved-jobs/mark.ts";

type Entry = { readonly isMarked: boolean };

/** The storage that the tabs of one browser share. */
export class FakeKeptWishes {
  readonly #entries = new Map<MarkKey, Entry>();

  /** As a page sees it, which changes nothing any more once it was left. */
  open(isLeft: () => boolean = () => false): KeptWishes {
    return {
      keep: ({ key, isMarked }) => {
        const entry = { isMarked };
        this.#entries.set(key, entry);
        return () => {
          if (!isLeft() && this.#entries.get(key) === entry) this.#entries.delete(key);
        };
      },
      list: () => [...this.#entries].map(([key, { isMarked }]) => ({ key, isMarked })),
    };
  }
}
