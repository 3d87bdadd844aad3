import { redirectToSignIn } from "../../platform/session/redirect-to-sign-in.ts";
import type { SearchDraft } from "./name-search.ts";
import { searchIntents } from "./search-intents.ts";

/** Leads whoever is signed out to the sign-up and back, with the search they want to save remembered. */
export function requireAccount(draft: SearchDraft, router: Parameters<typeof redirectToSignIn>[0]): void {
  searchIntents.add(draft, Date.now());
  redirectToSignIn(router, "/sign-up");
}
