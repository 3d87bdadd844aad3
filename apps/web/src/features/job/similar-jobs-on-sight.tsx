"use client";

import type { JobId } from "@farwork/domain";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far below the window they are asked for. */
const AHEAD = "800px";

/**
 * The end of an open job's page: jobs like it, asked for when its reader comes near, so that the page itself waits for
 * nothing. Where they cannot be had the page is whole without them.
 */
export function SimilarJobsOnSight({
  jobId,
  landing,
  country,
}: {
  jobId: JobId;
  landing: string;
  /** Where its reader lives. */
  country: string | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    const asking = new AbortController();
    const show = async () => {
      const [{ SimilarJobs }, { fetchSimilarJobs }] = await loadCode();
      const jobs = await fetchSimilarJobs(jobId, asking.signal);
      const from = { now: new Date(), landing: new URLSearchParams(landing), country };
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
  }, [jobId, landing, country]);
  return <div ref={place}>{shown}</div>;
}

// Only who comes that far down the page needs entries of a list.
const loadCode = () => Promise.all([import("./similar-jobs.tsx"), import("./fetch-similar-jobs.ts")]);
