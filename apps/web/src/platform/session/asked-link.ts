import * as z from "zod/mini";

/** For whom a browser asked for a sign-in link, and where that leads. */
const ASKED_LINK_ITEM = "farwork.sign-in-link";

const AskedLink = z.object({ email: z.string(), next: z.string() });
export type AskedLink = z.infer<typeof AskedLink>;

export function keepAskedLink(asked: AskedLink): void {
  try {
    localStorage.setItem(ASKED_LINK_ITEM, JSON.stringify(asked));
  } catch {
    // A browser that keeps nothing is asked for the address again.
  }
}

export function readAskedLink(): AskedLink | undefined {
  try {
    return z.safeParse(AskedLink, JSON.parse(localStorage.getItem(ASKED_LINK_ITEM) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function forgetAskedLink(): void {
  try {
    localStorage.removeItem(ASKED_LINK_ITEM);
  } catch {
    // Nothing was kept.
  }
}
