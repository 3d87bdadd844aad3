import { deviceStorage, tabStorage } from "../storage/browser-storage.ts";
import { LIST_INTENTS_ITEM, SEARCH_INTENTS_ITEM } from "../storage/storage-keys.ts";

/** The address a sign-in link was requested for, and where it leads. */
type RequestedLink = { readonly email: string; readonly next: string };

const REQUESTED_LINK_ITEM = "farwork.sign-in-link";
const INTENTS_ITEMS = [LIST_INTENTS_ITEM, SEARCH_INTENTS_ITEM] as const;

/** Also keeps what this tab is to do after signing in, because a mailed link opens another tab. */
export function storeRequestedLink(asked: RequestedLink): void {
  const intents = INTENTS_ITEMS.map((item) => tabStorage.read(item));
  // If storage is blocked, the link's page asks for the address again.
  deviceStorage.write(REQUESTED_LINK_ITEM, { ...asked, intents });
}

export function readRequestedLink(): RequestedLink | undefined {
  const stored = deviceStorage.read(REQUESTED_LINK_ITEM);
  return isRequestedLink(stored) ? stored : undefined;
}

/** Makes what was to be done in the tab that requested the link this tab's to do, unless it has its own. */
export function takeOverIntents(): void {
  const stored = deviceStorage.read(REQUESTED_LINK_ITEM);
  if (!isRequestedLink(stored) || !("intents" in stored) || !Array.isArray(stored.intents)) return;
  const intents: readonly unknown[] = stored.intents;
  for (const [at, item] of INTENTS_ITEMS.entries())
    if (intents[at] && tabStorage.read(item) === undefined) tabStorage.write(item, intents[at]);
}

export function forgetRequestedLink(): void {
  deviceStorage.remove(REQUESTED_LINK_ITEM);
}

// Hand-written, because this loads with the session code: a schema would bring zod to every page.
function isRequestedLink(stored: unknown): stored is RequestedLink {
  if (typeof stored !== "object" || stored === null) return false;
  if (!("email" in stored && "next" in stored)) return false;
  return typeof stored.email === "string" && typeof stored.next === "string";
}
