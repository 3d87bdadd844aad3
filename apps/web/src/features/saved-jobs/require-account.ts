import { redirectToSignIn } from "../../platform/session/redirect-to-sign-in.ts";
import { type ListChange, listIntents } from "./list-intents.ts";

/**
 * Leads whoever is signed out to the sign-up and back, with what they want to save remembered; to the log-in where they
 * take a job off a list, which takes an account that has it.
 */
export function requireAccount(request: ListChange, router: Parameters<typeof redirectToSignIn>[0]): void {
  listIntents.add(request, Date.now());
  redirectToSignIn(router, request.isListed ? "/sign-up" : "/log-in");
}
