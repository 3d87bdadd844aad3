import type { MarkNews } from "./mark-news.ts";
import type { MarkKey } from "./mark.ts";

type Written = Extract<MarkNews, { kind: "written" }>;
type Late = { readonly key: MarkKey; newer: Written | undefined };

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
