import type { MarkKind } from "./mark.ts";

/** A job to be marked or no longer marked, by its id and the title people know it by. */
export type MarkRequest = {
  readonly kind: MarkKind;
  readonly job: { readonly firestoreId: string; readonly title: string };
  readonly isMarked: boolean;
};

const ITEM = "farwork-mark-after-log-in";
const KEPT_MS = 30 * 60 * 1000;

/** Keeps what somebody wanted who must log in first: the last such wish, in this tab, for half an hour. */
export function rememberMark(request: MarkRequest, now: number): void {
  const { kind, job, isMarked } = request;
  try {
    sessionStorage.setItem(ITEM, JSON.stringify([now, kind, job.firestoreId, job.title, isMarked]));
  } catch {
    // A browser that keeps nothing: the person clicks again after log-in.
  }
}

/** What was remembered, once. */
export function takeRememberedMark(now: number): MarkRequest | undefined {
  const remembered = readRememberedMark(now);
  try {
    sessionStorage.removeItem(ITEM);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  return remembered;
}

/** What is remembered, which stays so. */
export function readRememberedMark(now: number): MarkRequest | undefined {
  try {
    const text = sessionStorage.getItem(ITEM);
    return text === null ? undefined : parseRemembered(JSON.parse(text), now);
  } catch {
    return undefined;
  }
}

function parseRemembered(value: unknown, now: number): MarkRequest | undefined {
  if (!Array.isArray(value)) return undefined;
  const [at, kind, firestoreId, title, isMarked]: unknown[] = value;
  if (typeof at !== "number" || now - at > KEPT_MS || at > now) return undefined;
  if (kind !== "saved" && kind !== "applied") return undefined;
  if (typeof firestoreId !== "string" || typeof title !== "string" || typeof isMarked !== "boolean")
    return undefined;
  return { kind, job: { firestoreId, title }, isMarked };
}
