import { expect, it, vi } from "vitest";

import { whenUsed } from "./when-used.ts";

it.each(["pointermove", "pointerdown", "keydown", "scroll"])("runs once, at the first %s", (sign) => {
  const run = vi.fn();
  whenUsed(run);
  expect(run).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(sign));
  document.body.dispatchEvent(new Event("pointerdown"));
  expect(run).toHaveBeenCalledOnce();
});

it("does not run once cancelled", () => {
  const run = vi.fn();
  const callOff = whenUsed(run);
  callOff();
  document.body.dispatchEvent(new Event("pointerdown"));
  expect(run).not.toHaveBeenCalled();
});
