import * as z from "zod/mini";

import { deviceStorage } from "../storage/browser-storage.ts";

/** For whom a browser asked for a sign-in link, and where that leads. */
const REQUESTED_LINK_ITEM = "farwork.sign-in-link";

const RequestedLink = z.object({ email: z.string(), next: z.string() });
type RequestedLink = z.infer<typeof RequestedLink>;

export function storeRequestedLink(asked: RequestedLink): void {
  // A browser that keeps nothing is asked for the address again.
  deviceStorage.write(REQUESTED_LINK_ITEM, asked);
}

export function readRequestedLink(): RequestedLink | undefined {
  return z.safeParse(RequestedLink, deviceStorage.read(REQUESTED_LINK_ITEM)).data;
}

export function forgetRequestedLink(): void {
  deviceStorage.remove(REQUESTED_LINK_ITEM);
}
