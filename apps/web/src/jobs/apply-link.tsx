import type { Job } from "@farwork/domain";
import { readSafeLink } from "@farwork/domain/links";

import { AppliedOffer } from "../marks/applied-offer.tsx";
import { isSourceHost, nameSource, relTo } from "./job-sources.ts";

/**
 * The way to apply: the job's own page at its source, linked as that source's terms ask. One that is not at the source
 * names the host it is at, and one that nobody should be led to is none.
 */
export function ApplyLink({ job, className = "" }: { job: Job; className?: string }) {
  const link = readSafeLink(job.url) ?? readSafeLink(job.apply_url ?? "");
  if (!link) return <p className="text-soft">{nameSource(job.source)} gave no safe link to apply by.</p>;
  const where = isSourceHost(job.source, link.host) ? `on ${nameSource(job.source)}` : `at ${link.host}`;
  return (
    <AppliedOffer
      job={{ firestoreId: job.firestoreId, title: job.title }}
      href={link.href}
      rel={relTo(job.source)}
      className={`action wrap-anywhere ${className}`}
    >
      Apply {where}
      <span aria-hidden="true">↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </AppliedOffer>
  );
}
