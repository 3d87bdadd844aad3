"use client";

import type { JobCard } from "@farwork/domain";
import { jobPath, withMarketingParams } from "@farwork/domain/links";
import { useAtomValue } from "jotai";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";

import { hasOverlay } from "../../ui/has-overlay.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { JobLink, usePreview } from "../job/job-link.tsx";
import { PostingTitle } from "../job/posting-title.tsx";
import { jobsAtom, type Posting, postingAtom } from "./jobs-atoms.ts";
import { labelPosting } from "./label-posting.ts";
import { findEntryLink } from "./preview-navigation.tsx";

// Most visitors to a list open no job beside it.
const PreviewPosting = lazy(async () => ({
  default: (await import("./preview-posting.tsx")).PreviewPosting,
}));

/** A job rendered by the server. The client's code loads when another one is opened. */
export type RenderedPosting = { readonly posting: Posting; readonly body: ReactNode };

/** The pane beside the list: empty, loading, or with a job. */
export function PreviewSlot({
  path,
  landing,
  first,
}: {
  /** The list's own address. */
  path: string;
  landing: URLSearchParams;
  /** The job the page loaded with. */
  first?: RenderedPosting | undefined;
}) {
  const preview = usePreview();
  const jobId = preview?.jobId;
  const jobs = useAtomValue(jobsAtom);
  const posting = useAtomValue(postingAtom);
  const pane = useRef<HTMLElement>(null);
  useFocusMove(jobId, pane);
  useEscape(jobId === undefined ? undefined : preview?.close);

  const here = posting?.jobId === jobId ? posting : undefined;
  const card =
    jobs.status === "ready" ? jobs.listing.jobs.find(({ firestoreId }) => firestoreId === jobId) : undefined;
  const label = here ? labelPosting(here) : (card?.title ?? "Posting");
  const pagePath = here?.status === "found" ? withMarketingParams(jobPath(here.job), landing) : undefined;
  const pending = <PreviewPending card={card} />;
  return (
    <>
      <output className="sr-only">{here && `${label} is open beside the list.`}</output>
      {jobId !== undefined && (
        <section ref={pane} tabIndex={-1} aria-label={label} aria-busy={!here} className="preview">
          {/* On narrow screens this replaces the list, and its heading. */}
          <h1 className="sr-only pane:hidden">Remote job</h1>
          <PreviewBar pagePath={pagePath} path={path} close={preview?.close} />
          {here && here === first?.posting ? (
            first.body
          ) : (
            <Suspense fallback={pending}>
              {here ? <PreviewPosting posting={here} path={path} landing={landing} /> : pending}
            </Suspense>
          )}
        </section>
      )}
    </>
  );
}

/** Links from a job beside the list to its own page, and back to the list. They work without scripts. */
function PreviewBar({
  path,
  pagePath,
  close,
}: {
  /** The list's own address. */
  path: string;
  pagePath: string | undefined;
  close: (() => void) | undefined;
}) {
  return (
    <div className="preview-bar">
      <PageLink
        href={path}
        instead={() => {
          close?.();
          return close !== undefined;
        }}
        className="text-link inline-flex min-h-11 items-center pane:order-1"
      >
        <span className="pane:hidden">
          <span aria-hidden="true">←&nbsp;</span>Back to results
        </span>
        <span className="max-pane:hidden">
          Close<span className="sr-only"> the posting</span>
          <span aria-hidden="true">&nbsp;×</span>
        </span>
      </PageLink>
      {pagePath !== undefined && (
        <JobLink href={pagePath} className="text-link inline-flex min-h-11 items-center max-pane:ml-auto">
          Open page
        </JobLink>
      )}
    </div>
  );
}

/** Moves the focus into an opened job, and back to its entry when it closes. */
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

/** Escape closes the job, unless a dialog, sheet, menu or field uses it. */
function useEscape(close: (() => void) | undefined): void {
  useEffect(() => {
    if (!close) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea")) return;
      // Checked by presence, not focus: clicking on a dialog's text moves the focus to the body.
      if (hasOverlay()) return;
      close();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [close]);
}

/** A job that is loading: what its entry already shows, above a placeholder. */
function PreviewPending({ card }: { card: JobCard | undefined }) {
  return (
    <div className="preview-posting">
      {card && <PostingTitle job={card} headingLevel="h2" />}
      <div className="preview-loading" aria-hidden="true" />
    </div>
  );
}
