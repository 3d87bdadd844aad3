"use client";

import type { JobCard, JobId } from "@farwork/domain";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";

// Only who comes that far down the page needs entries of a list.
const SimilarJobs = dynamic(async () => (await import("./similar-jobs.tsx")).SimilarJobs);

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
  const [found, setFound] = useState<{ jobs: readonly JobCard[]; now: Date }>();
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const jobs = await fetchSimilarJobs(jobId, asking.signal).catch(() => []);
      if (!asking.signal.aborted) setFound({ jobs, now: new Date() });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void ask();
      },
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      asking.abort();
    };
  }, [jobId]);
  return (
    <div ref={place}>
      {found && <SimilarJobs {...found} landing={new URLSearchParams(landing)} country={country} />}
    </div>
  );
}

/** No cookie goes along: they are the same for everybody. */
async function fetchSimilarJobs(jobId: JobId, signal: AbortSignal): Promise<readonly JobCard[]> {
  const [{ parseSimilarJobs }, answer] = await Promise.all([
    import("./similar-jobs-schema.ts"),
    fetch(`/api/similar-jobs/${encodeURIComponent(jobId)}`, { signal, credentials: "omit" }),
  ]);
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
  return parseSimilarJobs(await answer.json());
}
