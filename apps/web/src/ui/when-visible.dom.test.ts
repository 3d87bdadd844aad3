import { afterEach, expect, it, vi } from "vitest";

import { whenVisible } from "./when-visible.ts";

const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

afterEach(() => vi.restoreAllMocks());

it("goes on at once on a visible page, and on a hidden one when it is looked at", async () => {
  await whenVisible();
  become("hidden");
  const goOn = vi.fn();
  const going = whenVisible().then(goOn);
  await new Promise((resolve) => setTimeout(resolve));
  expect(goOn).not.toHaveBeenCalled();
  become("visible");
  await going;
  expect(goOn).toHaveBeenCalledOnce();
});
