import { openStoredIntents } from "../../platform/storage/stored-intents.ts";
import type { SearchDraft } from "./name-search.ts";

const SEARCHES_ITEM = "farwork-search-after-log-in";

/** Searches to save after signing in. */
export const searchIntents = openStoredIntents<SearchDraft>(SEARCHES_ITEM, {
  parse: parseSearch,
  key: ({ query }) => query,
});

function parseSearch(value: unknown): SearchDraft | undefined {
  if (typeof value !== "object" || value === null || !("query" in value && "name" in value)) return undefined;
  const { query, name } = value;
  return typeof query === "string" && typeof name === "string" ? { query, name } : undefined;
}
