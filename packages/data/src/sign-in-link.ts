import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from "firebase/auth";

import { toAccount } from "./account.ts";
import { type AuthFailure, type Done, toAuthFailure, tryAuth, tryDoing } from "./auth-failure.ts";
import type { AuthOutcome } from "./auth.ts";
import type { Client } from "./client.ts";
import { openAuth } from "./open-auth.ts";
import { provisionKnownAccount } from "./provision-account.ts";

/**
 * Sends a sign-in link that leads to `url` to an e-mail address. If nobody has signed up with it, the link creates an
 * account. Keep the address until the link is opened. Never rejects.
 *
 * @example
 * const outcome = await sendSignInLink(client, { email: "ada@example.com", url: "https://example.com/log-in/link" });
 * if (!outcome.success) showError(outcome.code); // "auth/invalid-email", "auth/network-request-failed", …
 */
export async function sendSignInLink(
  client: Client,
  { email, url }: { readonly email: string; readonly url: string },
): Promise<Done | AuthFailure> {
  return tryDoing(() => sendSignInLinkToEmail(openAuth(client), email, { url, handleCodeInApp: true }));
}

/**
 * Signs in with a mailed link, as opened, and the address it was sent to: ask for that in a browser that did not request
 * the link. Creates what an earlier sign-up could not, like `logIn`. Never rejects.
 *
 * @example
 * const outcome = await logInByLink(client, { email: "ada@example.com", link: location.href });
 * if (!outcome.success) showError(outcome.code); // "auth/invalid-email": another address; "auth/invalid-action-code", …
 */
export async function logInByLink(
  client: Client,
  { email, link }: { readonly email: string; readonly link: string },
): Promise<AuthOutcome> {
  const auth = openAuth(client);
  if (!isSignInWithEmailLink(auth, link)) return toAuthFailure("auth/invalid-action-code");
  const known = await tryAuth(async () => {
    const { user } = await signInWithEmailLink(auth, email, link);
    return { success: true as const, account: toAccount(user) };
  });
  return known.success ? provisionKnownAccount(client, known.account) : known;
}
