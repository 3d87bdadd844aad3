import { openStoredIntents } from "../../platform/storage/stored-intents.ts";
import type { SearchWish } from "./name-search.ts";

const SEARCHES_ITEM = "farwork-search-after-log-in";

/** The searches that somebody wanted to save before they were signed in. */
export const rememberedSearches = openStoredIntents<SearchWish>(SEARCHES_ITEM, {
  parse: parseSearch,
  key: ({ query }) => query,
});

function parseSearch(value: unknown): SearchWish | undefined {
  if (typeof value !== "object" || value === null || !("query" in value && "name" in value)) return undefined;
  const { query, name } = value;
  return typeof query === "string" && typeof name === "string" ? { query, name } : undefined;
}
