"use client";

import { useAtomValue } from "jotai";
import { useHydrateAtoms } from "jotai/utils";

import { consentAtom } from "./consent-atoms.ts";
import { ConsentQuestion } from "./consent-question.tsx";
import type { Consent } from "./consent.ts";
import type { TrackingPixel } from "./page-view.ts";

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
