"use client";

import { useSetAtom } from "jotai";

import { useInteractive } from "../../ui/use-interactive.ts";
import { hidingNewsAtom } from "./hiding-news-atoms.ts";

/** Lets everything in again that was hidden in this browser. */
export function UnhideAllButton() {
  const isInteractive = useInteractive();
  const tell = useSetAtom(hidingNewsAtom);

  async function unhideAll() {
    try {
      const { forgetHidden } = await import("./change-hidden.ts");
      forgetHidden();
      tell({ jobId: undefined, text: "Nothing is hidden any more" });
    } catch {
      // The code did not arrive: what is hidden still says so, and the button is still there.
    }
  }

  return (
    <button
      type="button"
      disabled={!isInteractive}
      onClick={() => void unhideAll()}
      className="needs-script text-link inline-flex min-h-11 items-center text-ink"
    >
      Unhide everything
    </button>
  );
}
