"use client";

import { useAtomValue, useSetAtom } from "jotai";

import { useInteractive } from "../../ui/use-interactive.ts";
import type { HideableJob } from "./hidden-entries.ts";
import { lastHiddenChangeAtom } from "./last-hidden-change-atom.ts";
import { useHideJob } from "./use-hiding.ts";

const loadLine = () => import("./hidden-line.tsx");

/** Hides an entry in this browser's listings. */
export function HideButton({ job }: { job: HideableJob }) {
  const isInteractive = useInteractive();
  const change = useHideJob(job.id, loadLine);
  return (
    <button
      type="button"
      disabled={!isInteractive}
      aria-label={`Hide ${job.title}`}
      title="Hide"
      onClick={() => void change([{ kind: "jobs", value: job.id, isHidden: true }], `Hidden: ${job.title}`)}
      className="hide-button mark-button-quiet"
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path
          d="M1.5 8C3 5.2 5.3 3.75 8 3.75S13 5.2 14.5 8C13 10.8 10.7 12.25 8 12.25S3 10.8 1.5 8zM3 13.5 13 2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </button>
  );
}

/** Unhides everything hidden in this browser. */
export function UnhideAllButton() {
  const isInteractive = useInteractive();
  const announce = useSetAtom(lastHiddenChangeAtom);

  async function unhideAll() {
    try {
      const { forgetHidden } = await import("./change-hidden.ts");
      forgetHidden();
      announce({ jobId: undefined, text: "Nothing is hidden now" });
    } catch {
      // The code failed to load: the button and what is hidden stay.
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

/** Announces to screen readers what was hidden or unhidden. */
export function HiddenChangeStatus() {
  return <output className="sr-only">{useAtomValue(lastHiddenChangeAtom)?.text}</output>;
}
