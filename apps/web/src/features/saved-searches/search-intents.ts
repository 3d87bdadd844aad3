import { redirectToSignIn } from "../../platform/session/redirect-to-sign-in.ts";
import { openStoredIntents } from "../../platform/storage/stored-intents.ts";
import type { Push } from "../../ui/push-provider.tsx";
import type { SearchDraft } from "./name-search.ts";

/** A search to save after signing in. With its id from the start, so that two tabs or a reload save it once. */
type SearchIntent = SearchDraft & { readonly searchId?: string };

export const searchIntents = openStoredIntents<SearchIntent>("search", {
  parse: parseSearch,
  key: ({ query }) => query,
});

/** Sends a signed-out user to the sign-up and back, remembering the search. */
export function saveAfterSignUp(draft: SearchDraft, push: Push): void {
  searchIntents.add({ ...draft, searchId: crypto.randomUUID() }, Date.now());
  redirectToSignIn(push, "/sign-up");
}

/** What this tab's user wanted, to follow "Sign up to"; undefined if nothing. */
export function describeSearchIntents(): string | undefined {
  const [only, ...others] = searchIntents.read(Date.now());
  if (only === undefined) return undefined;
  return `save ${others.length === 0 ? `the search “${only.name}”` : `${others.length + 1} searches`}`;
}

function parseSearch(value: unknown): SearchIntent | undefined {
  if (typeof value !== "object" || value === null || !("query" in value && "name" in value)) return undefined;
  const { query, name } = value;
  if (typeof query !== "string" || typeof name !== "string") return undefined;
  const searchId = "searchId" in value ? value.searchId : undefined;
  return { query, name, ...(typeof searchId === "string" && { searchId }) };
}
