"use client";

import type { JobId } from "@farwork/domain";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far below the viewport they start to load. */
const AHEAD = "800px";

/**
 * Similar jobs at the end of an open job's page, loaded when the reader scrolls near, so that the page itself does not
 * wait. Empty on failure.
 */
export function SimilarJobsOnSight({
  jobId,
  landing,
  carried,
  country,
  ratesTold,
}: {
  jobId: JobId;
  landing: string;
  carried: string | undefined;
  /** The reader's country. */
  country: string | undefined;
  /** Whether the page already says which exchange rates it uses. */
  ratesTold: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    const asking = new AbortController();
    const show = async () => {
      const { SimilarJobs, fetchSimilarJobs } = await loadCode();
      const jobs = await fetchSimilarJobs(jobId, asking.signal);
      const from = { now: new Date(), landing: new URLSearchParams(landing), carried, country, ratesTold };
      if (!asking.signal.aborted) setShown(<SimilarJobs jobs={jobs} {...from} />);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        show().catch(() => {});
      },
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      asking.abort();
    };
  }, [jobId, landing, carried, country, ratesTold]);
  return <div ref={place}>{shown}</div>;
}

// Only readers that far down the page need entries of a list.
const loadCode = () => import("./similar-jobs.tsx");
