import type { SearchWish } from "./name-search.ts";

const SEARCH_ITEM = "farwork-search-after-log-in";
const KEPT_MS = 30 * 60 * 1000;

/** Keeps the search that somebody wanted to save who must log in first: in this tab, for half an hour. */
export function rememberSearch({ query, name }: SearchWish, now: number): void {
  try {
    sessionStorage.setItem(SEARCH_ITEM, JSON.stringify([now, query, name]));
  } catch {
    // A browser that keeps nothing: the person clicks again after log-in.
  }
}

/** What was remembered, once. */
export function takeRememberedSearch(now: number): SearchWish | undefined {
  const remembered = readRememberedSearch(now);
  try {
    sessionStorage.removeItem(SEARCH_ITEM);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  return remembered;
}

/** What is remembered, which stays so. */
export function readRememberedSearch(now: number): SearchWish | undefined {
  try {
    const text = sessionStorage.getItem(SEARCH_ITEM);
    return text === null ? undefined : parseRemembered(JSON.parse(text), now);
  } catch {
    return undefined;
  }
}

function parseRemembered(value: unknown, now: number): SearchWish | undefined {
  if (!Array.isArray(value)) return undefined;
  const [at, query, name]: unknown[] = value;
  if (typeof at !== "number" || now - at > KEPT_MS || at > now) return undefined;
  return typeof query === "string" && typeof name === "string" ? { query, name } : undefined;
}
