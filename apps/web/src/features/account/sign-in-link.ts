import type { AuthOutcome } from "@farwork/data";

import { browserDataAtom, type Done } from "../../platform/backend/browser-data.ts";
import { authenticate, toUnreachable } from "../../platform/session/auth-atoms.ts";
import { SIGN_IN_LINK_PATH } from "../../platform/session/next-path.ts";
import { deviceStorage } from "../../platform/storage/browser-storage.ts";
import { REQUESTED_LINK_ITEM } from "../../platform/storage/storage-keys.ts";
import { claimIntents, readTabOwner } from "../../platform/storage/stored-intents.ts";
import type { Store } from "../../ui/store.ts";

/** A request for a sign-in link to `email`, and where it leads. */
type LinkRequest = { readonly email: string; readonly next: string };

/**
 * Sends a sign-in link, and remembers the request in this browser: the link opens another tab, which is to do what this
 * one was asked to do after signing in. Never rejects.
 */
export async function sendSignInLink(store: Store, asked: LinkRequest): Promise<Done> {
  const url = `${location.origin}${SIGN_IN_LINK_PATH}`;
  const outcome = await store
    .get(browserDataAtom)
    .load()
    .then((data) => data.sendSignInLink({ email: asked.email, url }), toUnreachable);
  // If storage is blocked, the link's page asks for the address again.
  if (outcome.success) deviceStorage.write(REQUESTED_LINK_ITEM, { ...asked, intentsOwner: readTabOwner() });
  return outcome;
}

/** Signs in with the link in this page's address. Never rejects. */
export async function logInByLink(store: Store, email: string): Promise<AuthOutcome> {
  const outcome = await authenticate(store, (data) => data.logInByLink({ email, link: location.href }));
  if (!outcome.success) return outcome;
  const request = readLinkRequest();
  if (request?.email === email && request.intentsOwner !== undefined)
    claimIntents(outcome.account.uid, Date.now(), request.intentsOwner);
  deviceStorage.remove(REQUESTED_LINK_ITEM);
  return outcome;
}

/** The last request of this browser, unless its link was used. `intentsOwner`: the tab it was made in. */
export function readLinkRequest(): (LinkRequest & { readonly intentsOwner?: string }) | undefined {
  const stored = deviceStorage.read(REQUESTED_LINK_ITEM);
  if (typeof stored !== "object" || stored === null || !("email" in stored && "next" in stored))
    return undefined;
  const { email, next } = stored;
  if (typeof email !== "string" || typeof next !== "string") return undefined;
  const intentsOwner = "intentsOwner" in stored ? stored.intentsOwner : undefined;
  return { email, next, ...(typeof intentsOwner === "string" && { intentsOwner }) };
}
