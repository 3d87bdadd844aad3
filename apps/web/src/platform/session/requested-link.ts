import { deviceStorage } from "../storage/browser-storage.ts";

/** The address a sign-in link was requested for, and where it leads. */
type RequestedLink = { readonly email: string; readonly next: string };

const REQUESTED_LINK_ITEM = "farwork.sign-in-link";

export function storeRequestedLink(asked: RequestedLink): void {
  // If storage is blocked, the link's page asks for the address again.
  deviceStorage.write(REQUESTED_LINK_ITEM, asked);
}

export function readRequestedLink(): RequestedLink | undefined {
  const stored = deviceStorage.read(REQUESTED_LINK_ITEM);
  return isRequestedLink(stored) ? stored : undefined;
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
