"use client";

import { useAtomValue, useStore } from "jotai";
import { useHydrateAtoms } from "jotai/utils";

import { useInteractive } from "../../ui/use-interactive.ts";
import { chooseConsent, consentAtom } from "./consent-atoms.ts";
import type { Consent } from "./consent.ts";
import type { TrackingPixel } from "./page-views.tsx";

const ANSWERS = [
  ["refused", "Refuse"],
  ["granted", "Allow"],
] as const;

/**
 * Asks visitors who have not chosen yet. In the page's flow from the first byte, so it covers nothing, moves nothing on
 * hydration, and takes no focus. `initial` is the server's reading.
 */
export function ConsentNotice({ initial, pixel }: { initial: Consent; pixel: TrackingPixel }) {
  useHydrateAtoms([[consentAtom, initial]]);
  const consent = useAtomValue(consentAtom);
  if (consent !== "unasked") return null;
  return (
    <aside aria-label="Privacy" className="needs-script mx-auto w-full max-w-page px-4 tablet:px-8">
      <div className="border-b border-rule py-4">
        <ConsentQuestion pixel={pixel} onAnswer={focusContent} />
      </div>
    </aside>
  );
}

/** The pressed button disappears: keyboard users continue at the content, not at the top of the page. */
function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}

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
