import { redirectToSignIn } from "../../platform/session/redirect-to-sign-in.ts";
import { type ListChange, listIntents } from "./list-intents.ts";

/**
 * Sends a signed-out user to the sign-up and back, remembering the change; to the log-in for a removal, which needs an
 * existing account.
 */
export function requireAccount(request: ListChange, router: Parameters<typeof redirectToSignIn>[0]): void {
  listIntents.add(request, Date.now());
  redirectToSignIn(router, request.isListed ? "/sign-up" : "/log-in");
}
