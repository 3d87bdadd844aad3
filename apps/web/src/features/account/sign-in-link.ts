import type { AuthOutcome } from "@farwork/data";

import { browserDataAtom, type Done } from "../../platform/backend/browser-data.ts";
import { authenticate, toUnreachable } from "../../platform/session/auth-atoms.ts";
import { SIGN_IN_LINK_PATH } from "../../platform/session/next-path.ts";
import {
  forgetRequestedLink,
  storeRequestedLink,
  takeOverIntents,
} from "../../platform/session/requested-link.ts";
import type { Store } from "../../ui/store.ts";

/**
 * Sends a sign-in link, and remembers in this browser the address, where it leads and what is to be done after it. Never
 * rejects.
 */
export async function sendSignInLink(store: Store, asked: { email: string; next: string }): Promise<Done> {
  const url = `${location.origin}${SIGN_IN_LINK_PATH}`;
  const outcome = await store
    .get(browserDataAtom)
    .load()
    .then((data) => data.sendSignInLink({ email: asked.email, url }), toUnreachable);
  if (outcome.success) storeRequestedLink(asked);
  return outcome;
}

/** Signs in with the link in this page's address. Never rejects. */
export async function logInByLink(store: Store, email: string): Promise<AuthOutcome> {
  takeOverIntents();
  const outcome = await authenticate(store, (data) => data.logInByLink({ email, link: location.href }));
  if (outcome.success) forgetRequestedLink();
  return outcome;
}
