import { isMarkKey, type MarkKey } from "./mark.ts";

/**
 * Something learnt about a person's marks: all of them, as the database had them some time after `at`, or one of
 * them, whose write was confirmed at `at`. Times come from the clock that all tabs share, in milliseconds.
 */
export type MarkNews =
  | { readonly kind: "fetched"; readonly at: number; readonly marked: readonly MarkKey[] }
  | { readonly kind: "written"; readonly at: number; readonly key: MarkKey; readonly isMarked: boolean };

/** What one tab knows of a person's marks, and what was asked for here and is not settled yet. */
export type MarkPicture = {
  /** The marks as last read; undefined before the first time. */
  readonly fetched: { readonly at: number; readonly marked: ReadonlySet<MarkKey> } | undefined;
  /** Writes confirmed since then. */
  readonly written: ReadonlyMap<MarkKey, { readonly at: number; readonly isMarked: boolean }>;
  /** Shown in place of what is known. */
  readonly asked: ReadonlyMap<MarkKey, boolean>;
  /** When a read began that failed, and after which none has succeeded: the rest may be out of date. */
  readonly unsureSince: number | undefined;
};

export const EMPTY_PICTURE: MarkPicture = {
  fetched: undefined,
  written: new Map(),
  asked: new Map(),
  unsureSince: undefined,
};

/**
 * The picture with a piece of news in it. News may come in any order, from any tab: a read says nothing about a
 * write confirmed after it began, and of two writes the one confirmed later counts.
 */
export function learn(picture: MarkPicture, news: MarkNews): MarkPicture {
  const { fetched, written, unsureSince } = picture;
  if (fetched && news.at < fetched.at) return picture;
  if (news.kind === "fetched") {
    return {
      ...picture,
      fetched: { at: news.at, marked: new Set(news.marked) },
      written: new Map([...written].filter(([, { at }]) => at >= news.at)),
      unsureSince: unsureSince !== undefined && news.at >= unsureSince ? undefined : unsureSince,
    };
  }
  if (news.at < (written.get(news.key)?.at ?? news.at)) return picture;
  return { ...picture, written: new Map(written).set(news.key, news) };
}

/** The marks to show. Until the first read, `delivered` is what the page itself came with. */
export function shownMarks(picture: MarkPicture, delivered: ReadonlySet<MarkKey>): ReadonlySet<MarkKey> {
  const shown = new Set(picture.fetched?.marked ?? delivered);
  for (const [key, { isMarked }] of picture.written) put(shown, key, isMarked);
  for (const [key, isMarked] of picture.asked) put(shown, key, isMarked);
  return shown;
}

function put(marks: Set<MarkKey>, key: MarkKey, isMarked: boolean): void {
  if (isMarked) marks.add(key);
  else marks.delete(key);
}

/** What another tab sent, which may run another version of this code; undefined for what is no news here. */
export function readMarkNews(message: unknown): MarkNews | undefined {
  if (typeof message !== "object" || message === null) return undefined;
  if (!("kind" in message && "at" in message && typeof message.at === "number")) return undefined;
  const { at } = message;
  if (message.kind === "fetched" && "marked" in message && Array.isArray(message.marked)) {
    return { kind: "fetched", at, marked: message.marked.filter(isMarkKey) };
  }
  if (message.kind !== "written" || !("key" in message && "isMarked" in message)) return undefined;
  const { key, isMarked } = message;
  return isMarkKey(key) && typeof isMarked === "boolean" ? { kind: "written", at, key, isMarked } : undefined;
}
