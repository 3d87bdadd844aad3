"use client";

import { useStore } from "jotai";

import { useInteractive } from "../../ui/use-interactive.ts";
import { chooseConsent } from "./consent-atoms.ts";
import type { TrackingPixel } from "./page-view.ts";

const ANSWERS = [
  ["refused", "Refuse"],
  ["granted", "Allow"],
] as const;

/** The consent question, naming the recipient, with two equal answers. */
export function ConsentQuestion({ pixel, onAnswer }: { pixel: TrackingPixel; onAnswer?: () => void }) {
  const store = useStore();
  const isInteractive = useInteractive();
  const answer = (choice: "refused" | "granted") => {
    chooseConsent(store, choice);
    onAnswer?.();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 text-small">
      <p className="max-w-measure">
        May we tell {new URL(pixel.url).hostname} which pages you open here? It shows us which ads bring
        visitors. We send nothing unless you allow it.
      </p>
      <div className="grid grid-cols-2 gap-3 max-tablet:w-full">
        {ANSWERS.map(([choice, words]) => (
          <button
            key={choice}
            type="button"
            disabled={!isInteractive}
            className="quiet-action justify-center"
            onClick={() => answer(choice)}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}
