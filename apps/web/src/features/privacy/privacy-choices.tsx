import { useAtomValue } from "jotai";
import { useId, useState } from "react";

import { useInteractive } from "../../ui/use-interactive.ts";
import { consentAtom } from "./consent-atoms.ts";
import { ConsentQuestion } from "./consent-question.tsx";
import type { Consent } from "./consent.ts";
import type { TrackingPixel } from "./page-views.tsx";

const STATUS_TEXTS: Readonly<Record<Consent, string>> = {
  unasked: "You haven’t chosen yet, so nothing is sent.",
  granted: "You allow it.",
  refused: "You refuse it: nothing is sent.",
  "refused-by-browser": "Your browser asks every site not to track you: nothing is sent.",
};

/** The footer's button to change the choice, as easily as it was made. */
export function PrivacyChoices({ pixel }: { pixel: TrackingPixel }) {
  const consent = useAtomValue(consentAtom);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const isInteractive = useInteractive();
  return (
    <div className="needs-script contents">
      <button
        type="button"
        disabled={!isInteractive}
        aria-expanded={isOpen}
        aria-controls={panel}
        className="text-link inline-flex min-h-11 items-center text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        Privacy choices
      </button>
      <div id={panel} className="w-full">
        {isOpen && consent !== "refused-by-browser" && <ConsentQuestion pixel={pixel} />}
        <output className="block not-empty:mt-3">{isOpen && STATUS_TEXTS[consent]}</output>
      </div>
    </div>
  );
}
