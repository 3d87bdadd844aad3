"use client";

import { SiteLink } from "../ui/site-link.tsx";
import { formatJobCount } from "./format-count.ts";
import { useJobs } from "./use-jobs.ts";

/** Back to the listing last shown, filters and page included; `fallback` where this page was opened first. */
export function BackLink({ fallback }: { fallback: string }) {
  const jobs = useJobs();
  const query = jobs.status === "none" ? undefined : jobs.query;
  const href = query === undefined ? fallback : query === "" ? "/" : `/?${query}`;
  return (
    <SiteLink href={href} className="text-link inline-flex min-h-11 items-center text-small">
      <span aria-hidden="true">←&nbsp;</span>
      {jobs.status === "ready" ? `Back to ${formatJobCount(jobs.totalJobs)}` : "Back to the jobs"}
    </SiteLink>
  );
}
