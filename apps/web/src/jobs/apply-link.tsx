import type { Job } from "@farwork/domain";
import { findFeedSource } from "@farwork/domain/feed/feed-source";
import { withMarketingParams } from "@farwork/domain/links/marketing-params";

import { AppliedOffer } from "../marks/applied-offer.tsx";

// A source we have no terms of gets the most careful link.
const STRICTEST_REL = "noopener noreferrer nofollow";

/** The way to apply: the job's own page at its source, linked as that source's terms ask. */
export function ApplyLink({
  job,
  landing,
  className = "",
}: {
  job: Job;
  landing: URLSearchParams;
  className?: string;
}) {
  const source = findFeedSource(job.source);
  const name = source?.name ?? job.source;
  return (
    <AppliedOffer
      job={{ firestoreId: job.firestoreId, title: job.title }}
      href={withMarketingParams(job.url, landing)}
      rel={source?.linkRel ?? STRICTEST_REL}
      className={`action ${className}`}
    >
      Apply on {name}
      <span aria-hidden="true">↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </AppliedOffer>
  );
}
