import type { Job } from "@farwork/domain";
import { readSourceLink } from "@farwork/domain/feed";

import { AppliedPrompt } from "../saved-jobs/applied-prompt.tsx";
import { nameSource, relTo } from "./job-sources.ts";

/**
 * The way to apply: the job's own page at its source, linked as that source's terms ask. One that may be elsewhere names
 * the host it is at, and one that nobody should be led to by this source is none.
 */
export function ApplyLink({ job, className = "" }: { job: Job; className?: string }) {
  const link = readSourceLink(job.source, job.url) ?? readSourceLink(job.source, job.apply_url ?? "");
  if (!link) return <p className="text-soft">{nameSource(job.source)} gave no safe link to apply by.</p>;
  const where = link.isOwnHost ? `on ${nameSource(job.source)}` : `at ${link.host}`;
  return (
    <AppliedPrompt
      job={{ firestoreId: job.firestoreId, title: job.title }}
      href={link.href}
      rel={relTo(job.source)}
      className={`action wrap-anywhere ${className}`}
    >
      Apply {where}
      <span aria-hidden="true">↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </AppliedPrompt>
  );
}
