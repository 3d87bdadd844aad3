import type { Job } from "@farwork/domain";

import { AppliedOffer } from "../marks/applied-offer.tsx";
import { nameSource, relTo } from "./job-sources.ts";

/** The way to apply: the job's own page at its source, linked as that source's terms ask. */
export function ApplyLink({ job, className = "" }: { job: Job; className?: string }) {
  return (
    <AppliedOffer
      job={{ firestoreId: job.firestoreId, title: job.title }}
      href={job.url}
      rel={relTo(job.source)}
      className={`action ${className}`}
    >
      Apply on {nameSource(job.source)}
      <span aria-hidden="true">↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </AppliedOffer>
  );
}
