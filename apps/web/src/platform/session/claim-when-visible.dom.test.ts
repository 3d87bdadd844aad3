import { afterEach, expect, it, vi } from "vitest";

import { createSiteStore } from "../../testing/create-site-store.ts";
import { claimWhenVisible } from "./claim-when-visible.ts";
import { sessionAtom } from "./session-atoms.ts";

const ADA = { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } } as const;

function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

afterEach(() => vi.restoreAllMocks());

it("goes on at once on a visible page, and on a hidden one when it is looked at", async () => {
  const store = createSiteStore();
  store.set(sessionAtom, ADA);
  expect(await claimWhenVisible(store, "ada")).toBe(true);
  become("hidden");
  const goOn = vi.fn<(isClaimed: boolean) => void>();
  const going = claimWhenVisible(store, "ada").then(goOn);
  await new Promise((resolve) => setTimeout(resolve));
  expect(goOn).not.toHaveBeenCalled();
  become("visible");
  await going;
  expect(goOn).toHaveBeenCalledExactlyOnceWith(true);
});

it("stops when somebody has logged out by the time the page is looked at", async () => {
  const store = createSiteStore();
  store.set(sessionAtom, ADA);
  become("hidden");
  const going = claimWhenVisible(store, "ada");
  store.set(sessionAtom, { status: "signed-out" });
  become("visible");
  expect(await going).toBe(false);
});
