import * as z from "zod/mini";

import { deviceStorage } from "../storage/browser-storage.ts";

/** For whom a browser asked for a sign-in link, and where that leads. */
const ASKED_LINK_ITEM = "farwork.sign-in-link";

const AskedLink = z.object({ email: z.string(), next: z.string() });
export type AskedLink = z.infer<typeof AskedLink>;

export function keepAskedLink(asked: AskedLink): void {
  // A browser that keeps nothing is asked for the address again.
  deviceStorage.write(ASKED_LINK_ITEM, asked);
}

export function readAskedLink(): AskedLink | undefined {
  return z.safeParse(AskedLink, deviceStorage.read(ASKED_LINK_ITEM)).data;
}

export function forgetAskedLink(): void {
  deviceStorage.remove(ASKED_LINK_ITEM);
}
