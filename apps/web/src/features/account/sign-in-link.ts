import type { AuthOutcome } from "@farwork/data";

import { browserDataAtom, type Done } from "../../platform/backend/browser-data.ts";
import { authenticate, toUnreachable } from "../../platform/session/auth-atoms.ts";
import { SIGN_IN_LINK_PATH } from "../../platform/session/next-path.ts";
import { deviceStorage, tabStorage } from "../../platform/storage/browser-storage.ts";
import {
  LIST_INTENTS_ITEM,
  REQUESTED_LINK_ITEM,
  SEARCH_INTENTS_ITEM,
} from "../../platform/storage/storage-keys.ts";
import type { Store } from "../../ui/store.ts";

/** The address a sign-in link was requested for, and where it leads. */
type RequestedLink = { readonly email: string; readonly next: string };

const INTENTS_ITEMS = [LIST_INTENTS_ITEM, SEARCH_INTENTS_ITEM] as const;

/**
 * Sends a sign-in link, and remembers in this browser the address, where it leads and what is to be done after it. Never
 * rejects.
 */
export async function sendSignInLink(store: Store, asked: RequestedLink): Promise<Done> {
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
  const outcome = await authenticate(store, (data) => data.logInByLink({ email, link: location.href }));
  if (!outcome.success) return outcome;
  takeOverIntents(email);
  deviceStorage.remove(REQUESTED_LINK_ITEM);
  return outcome;
}

/** Also keeps what this tab is to do after signing in, because a mailed link opens another tab. */
function storeRequestedLink(asked: RequestedLink): void {
  const intents = INTENTS_ITEMS.map((item) => tabStorage.read(item));
  // If storage is blocked, the link's page asks for the address again.
  deviceStorage.write(REQUESTED_LINK_ITEM, { ...asked, intents });
}

/** The link that this browser requested last, unless it was used. */
export function readRequestedLink(): RequestedLink | undefined {
  const stored = deviceStorage.read(REQUESTED_LINK_ITEM);
  return isRequestedLink(stored) ? stored : undefined;
}

/**
 * Makes what was to be done in the tab that requested the link this tab's to do, unless it has its own or another address
 * logged in.
 */
function takeOverIntents(email: string): void {
  const stored = deviceStorage.read(REQUESTED_LINK_ITEM);
  if (!isRequestedLink(stored) || stored.email !== email) return;
  if (!("intents" in stored) || !Array.isArray(stored.intents)) return;
  const intents: readonly unknown[] = stored.intents;
  for (const [at, item] of INTENTS_ITEMS.entries())
    if (intents[at] && tabStorage.read(item) === undefined) tabStorage.write(item, intents[at]);
}

function isRequestedLink(stored: unknown): stored is RequestedLink {
  if (typeof stored !== "object" || stored === null) return false;
  if (!("email" in stored && "next" in stored)) return false;
  return typeof stored.email === "string" && typeof stored.next === "string";
}
