import { redirectToSignIn } from "../../platform/session/redirect-to-sign-in.ts";
import { SEARCH_INTENTS_ITEM } from "../../platform/storage/storage-keys.ts";
import { openStoredIntents } from "../../platform/storage/stored-intents.ts";
import type { SearchDraft } from "./name-search.ts";

/** Searches to save after signing in. */
export const searchIntents = openStoredIntents<SearchDraft>(SEARCH_INTENTS_ITEM, {
  parse: parseSearch,
  key: ({ query }) => query,
});

/** Sends a signed-out user to the sign-up and back, remembering the search. */
export function saveAfterSignUp(draft: SearchDraft, router: Parameters<typeof redirectToSignIn>[0]): void {
  searchIntents.add(draft, Date.now());
  redirectToSignIn(router, "/sign-up");
}

function parseSearch(value: unknown): SearchDraft | undefined {
  if (typeof value !== "object" || value === null || !("query" in value && "name" in value)) return undefined;
  const { query, name } = value;
  return typeof query === "string" && typeof name === "string" ? { query, name } : undefined;
}
