"use client";

import { useInteractive } from "../../ui/use-interactive.ts";
import type { HideableJob } from "./hideable-job.ts";
import { useHiding } from "./use-hiding.ts";

const loadLine = () => import("./hidden-line.tsx");

/** Takes an entry out of this browser's listings. */
export function HideButton({ job }: { job: HideableJob }) {
  const isInteractive = useInteractive();
  const change = useHiding(job.id, loadLine);
  return (
    <button
      type="button"
      disabled={!isInteractive}
      aria-label={`Hide ${job.title}`}
      title="Hide"
      onClick={() => void change([{ kind: "jobs", value: job.id, isHidden: true }], `Hidden: ${job.title}`)}
      className="hide-button mark-button-quiet"
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true" focusable="false">
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
