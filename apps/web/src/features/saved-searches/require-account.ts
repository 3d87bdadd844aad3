import { redirectToSignIn } from "../../platform/session/redirect-to-sign-in.ts";
import type { SearchDraft } from "./name-search.ts";
import { searchIntents } from "./search-intents.ts";

/** Sends a signed-out user to the sign-up and back, remembering the search. */
export function requireAccount(draft: SearchDraft, router: Parameters<typeof redirectToSignIn>[0]): void {
  searchIntents.add(draft, Date.now());
  redirectToSignIn(router, "/sign-up");
}
