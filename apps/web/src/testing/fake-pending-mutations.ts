import type { ListedJobKey } from "../features/saved-jobs/job-lists.ts";
import type { PendingMutations } from "../features/saved-jobs/tab-sync.ts";

type Entry = { readonly isListed: boolean };

/** The storage shared by the tabs of one browser. */
export class FakePendingMutations {
  readonly #entries = new Map<ListedJobKey, Entry>();

  /** A page's view of it, which ignores changes once the page is left. */
  open(isLeft: () => boolean = () => false): PendingMutations {
    return {
      keep: ({ key, isListed }) => {
        const entry = { isListed };
        this.#entries.set(key, entry);
        return () => {
          if (!isLeft() && this.#entries.get(key) === entry) this.#entries.delete(key);
        };
      },
      list: () => [...this.#entries].map(([key, { isListed }]) => ({ key, isListed })),
    };
  }
}
