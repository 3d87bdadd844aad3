import { deviceStorage } from "../storage/browser-storage.ts";

/** For whom a browser asked for a sign-in link, and where that leads. */
type RequestedLink = { readonly email: string; readonly next: string };

const REQUESTED_LINK_ITEM = "farwork.sign-in-link";

export function storeRequestedLink(asked: RequestedLink): void {
  // A browser that keeps nothing is asked for the address again.
  deviceStorage.write(REQUESTED_LINK_ITEM, asked);
}

export function readRequestedLink(): RequestedLink | undefined {
  const stored = deviceStorage.read(REQUESTED_LINK_ITEM);
  return isRequestedLink(stored) ? stored : undefined;
}

export function forgetRequestedLink(): void {
  deviceStorage.remove(REQUESTED_LINK_ITEM);
}

// By hand, for this comes with the session's code: a schema would bring zod's to every page.
function isRequestedLink(stored: unknown): stored is RequestedLink {
  if (typeof stored !== "object" || stored === null) return false;
  if (!("email" in stored && "next" in stored)) return false;
  return typeof stored.email === "string" && typeof stored.next === "string";
}
