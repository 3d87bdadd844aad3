import { afterPaint } from "./after-paint.ts";

export type HeldAsk = {
  /** Does it once what was just changed has been painted, or before anything else is chosen. */
  readonly hold: (ask: () => void) => void;
  readonly letGo: () => void;
  readonly drop: () => void;
  readonly close: () => void;
};

/** Holds what the router is asked back while a picture is painted: it hears of all in the order it was done. */
export function holdAsk(): HeldAsk {
  let held: (() => void) | undefined;

  function hold(ask: () => void): void {
    letGo();
    held = ask;
    void afterPaint().then(() => held === ask && letGo());
  }

  function letGo(): void {
    const ask = held;
    held = undefined;
    ask?.();
  }

  function drop(): void {
    held = undefined;
  }

  document.addEventListener("click", letGo, { capture: true });
  return {
    hold,
    letGo,
    drop,
    close: () => {
      document.removeEventListener("click", letGo, { capture: true });
      drop();
    },
  };
}
