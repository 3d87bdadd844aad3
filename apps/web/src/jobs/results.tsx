"use client";

import { type ReactNode, useEffect, useRef } from "react";

import { formatJobCount } from "./format-count.ts";
import { useListingNavigation } from "./listing-navigation.tsx";
import { useJobs } from "./use-jobs.ts";

/**
 * Where the listing appears: faded while another is on its way, told to screen readers when it is there, and
 * given the focus when what held it (a removed chip, a page link) went away.
 */
export function Results({ path, label, children }: { path: string; label: string; children: ReactNode }) {
  const { pending } = useListingNavigation();
  const jobs = useJobs();
  const section = useRef<HTMLElement>(null);
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { current } = section;
    if (!current) return;
    if (document.activeElement === document.body) current.focus({ preventScroll: true });
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [path]);

  return (
    <>
      <output className="sr-only">
        {!pending && jobs.status === "ready" && formatJobCount(jobs.totalJobs)}
        {!pending && jobs.status === "failed" && "The jobs could not be loaded."}
      </output>
      {pending && <div className="pending-line" aria-hidden="true" />}
      <section
        ref={section}
        tabIndex={-1}
        id="results"
        aria-label={label}
        aria-busy={pending}
        className="job-results scroll-mt-4 outline-none transition-opacity delay-100 aria-busy:opacity-45"
      >
        {children}
      </section>
    </>
  );
}
