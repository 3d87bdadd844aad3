"use client";

import { type ReactNode, useEffect, useRef } from "react";

import { useJobs } from "../jobs/use-jobs.ts";
import { hasOverlay } from "../ui/has-overlay.ts";
import { findEntryLink } from "./find-entry-link.ts";
import { PreviewBar } from "./preview-bar.tsx";
import { usePreview } from "./preview-navigation.tsx";
import { PreviewPending } from "./preview-pending.tsx";

/** What the server rendered for the posting that the address names. */
export type RenderedPreview = {
  readonly jobId: string;
  /** The job's title, or why there is none. */
  readonly label: string;
  /** The job's own page, if there is one. */
  readonly pagePath: string | undefined;
  readonly body: ReactNode;
};

/** The place beside the list: empty, with a posting that is on its way, or with one that is here. */
export function PreviewSlot({
  rendered,
  path,
}: {
  rendered: RenderedPreview | undefined;
  /** The list's own address. */
  path: string;
}) {
  const preview = usePreview();
  const jobId = preview?.jobId;
  const jobs = useJobs();
  const pane = useRef<HTMLElement>(null);
  useFocusMove(jobId, pane);
  useEscape(jobId === undefined ? undefined : preview?.close);

  const here = rendered?.jobId === jobId ? rendered : undefined;
  const card =
    jobs.status === "ready" ? jobs.jobs.find(({ firestoreId }) => firestoreId === jobId) : undefined;
  const label = here?.label ?? card?.title ?? "Posting";
  return (
    <>
      <output className="sr-only">{here && `${label} is open beside the list.`}</output>
      {jobId !== undefined && (
        <section ref={pane} tabIndex={-1} aria-label={label} aria-busy={!here} className="preview">
          {/* Where this stands instead of the list, so does its heading. */}
          <h1 className="sr-only pane:hidden">Remote job</h1>
          <PreviewBar pagePath={here?.pagePath} path={path} close={preview?.close} />
          {here ? here.body : <PreviewPending card={card} />}
        </section>
      )}
    </>
  );
}

/** The focus follows: into a posting that was opened, and back to its entry when what held it went away. */
function useFocusMove(jobId: string | undefined, pane: { readonly current: HTMLElement | null }): void {
  const shown = useRef(jobId);
  useEffect(() => {
    const left = shown.current;
    if (left === jobId) return;
    shown.current = jobId;
    if (jobId !== undefined) {
      pane.current?.scrollTo({ top: 0, behavior: "instant" });
      pane.current?.focus({ preventScroll: true });
    } else if (document.activeElement === document.body) {
      const place = findEntryLink(left) ?? document.getElementById("results");
      place?.focus({ preventScroll: true });
    }
  }, [jobId, pane]);
}

/** Escape closes, unless a dialog, a sheet, a menu or a field has a use for it. */
function useEscape(close: (() => void) | undefined): void {
  useEffect(() => {
    if (!close) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea")) return;
      // Whatever in the page has the focus: a click on a dialog's words leaves it with the body.
      if (hasOverlay()) return;
      close();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [close]);
}
