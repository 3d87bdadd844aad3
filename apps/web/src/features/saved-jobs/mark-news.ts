import { isMarkKey, type MarkKey } from "./mark.ts";

/**
 * Something learnt about a person's marks: all of them, as the database had them some time after `at`, or one of
 * them, whose write was confirmed at `at`. Times come from the clock that all tabs share, in milliseconds.
 */
export type MarkNews =
  | { readonly kind: "fetched"; readonly at: number; readonly marked: readonly MarkKey[] }
  | { readonly kind: "written"; readonly at: number; readonly key: MarkKey; readonly isMarked: boolean };

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
