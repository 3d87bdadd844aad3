"use client";

import { useSetAtom } from "jotai";

import { chooseConsentAtom } from "./consent-atoms.ts";
import type { TrackingPixel } from "./page-view.ts";

/** The question, naming who would be told, and two answers of the same size, look and distance. */
export function ConsentQuestion({ pixel, onAnswer }: { pixel: TrackingPixel; onAnswer?: () => void }) {
  const choose = useSetAtom(chooseConsentAtom);
  const answer = (choice: "refused" | "granted") => {
    choose(choice);
    onAnswer?.();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 text-small">
      <p className="max-w-measure">
        May we tell {new URL(pixel.url).hostname} which pages you open here? It shows us which advertisements
        bring readers. Without your yes, nothing is sent.
      </p>
      <div className="grid grid-cols-2 gap-3 max-tablet:w-full">
        <button type="button" className="quiet-action justify-center" onClick={() => answer("refused")}>
          Refuse
        </button>
        <button type="button" className="quiet-action justify-center" onClick={() => answer("granted")}>
          Allow
        </button>
      </div>
    </div>
  );
}
